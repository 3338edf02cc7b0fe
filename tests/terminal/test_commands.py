"""Every command with good and with bad input: one clear line, the right exit code, no traceback."""

import asyncio
import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
import typer

from claimstead.cli import app
from claimstead.language import LANGUAGES
from claimstead.protocol.messages import SeatWish
from claimstead.store import open_database
from claimstead.table.gathering import start
from claimstead.table.playing import resign
from claimstead.table.settings import Settings
from claimstead.terminal.local import LocalClient
from tests.command_line import Run, assert_one_line
from tests.ports import free_port
from tests.terminal.robot import decide

POSITION = f"claim-it 2 base; {'/'.join(['. . . . . .'] * 6)}; a; roll; -"
GAME = """\
claimstead game 1
setup: claim-it 2 base

* 235
a 2@3/5
a stop
result: unfinished
"""
NOWHERE = "/proc/claimstead"
"""Where nobody may write, not even root."""


def sealed_game() -> str:
    """A whole game that was given up at once, with its seal."""
    seats = (SeatWish(kind="here", name="Ada"), SeatWish(kind="here", name="Ben"))
    client = LocalClient(Settings(setup="claim-it 2 base"), seats, seed=1)
    decide(client, partial(start, person="here"))
    decide(client, partial(resign, seat="b"))
    return client.record


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play --game chess", "'chess' names no game"),
        ("play --game claim-it\t9\tbase", "Claim It! is for 2 to 5 players"),
        ("play --language xx", "there is no language xx"),
        ("play nonsense", "is not a link to a table"),
        ("play --seed x", "--seed: x is not a whole number"),
        ("solve missing.txt", "missing.txt cannot be read: No such file or directory"),
        ("solve .", ". cannot be read: Is a directory"),
        ("solve letter.txt", "begins no position"),
        ("solve position.txt", "only CLAIM with two players can be solved"),
        ("review missing.txt", "missing.txt cannot be read"),
        ("review letter.txt", "a game's first line is"),
        ("review position.txt", "a game's first line is"),
        ("review game.txt --language xx", "there is no language xx"),
        (f"review game.txt --html {NOWHERE}", "cannot be written"),
        ("review game.txt --html folder", "cannot be written"),
        ("verify missing.txt", "missing.txt cannot be read"),
        ("verify letter.txt", "a game's first line is"),
        ("simulate", "the option --out is missing"),
        ("simulate --out games.txt --game chess", "'chess' names no game"),
        (f"simulate --out {NOWHERE}.txt --players random --games 1", "cannot be written"),
        ("arena", "A B ... is missing"),
        ("arena random nobody", "there is no player nobody"),
        (f"arena random random --games 2 --plot {NOWHERE}", "cannot be written"),
        ("puzzle --id 0", "there is no puzzle 0"),
        ("puzzle --id 1 --answer nonsense", "'nonsense' is no"),
        ("bench --seconds none", "--seconds: none is not a number"),
        ("bench --seconds 0", "--seconds: 0 is too small; 0.01 is the least"),
        ("admin restore missing.backup --database new.sqlite", "missing.backup"),
        ("admin restore missing.backup", "name the new database"),
        (f"admin stats --database {NOWHERE}/games.sqlite", "there is no Claimstead database"),
        ("admin role ada king", "ROLE: there is no king, only host, arbiter, none"),
        ("admin forget nobody", "there is no Claimstead database"),
        ("admin forget nobody --database games.sqlite", "nobody has the account"),
        ("admin ban ada --days 1e308", "--days: 1e308 is too large; 36500 is the most"),
        ("train claim-it --game chess", "'chess' names no game"),
        ("serve --workers 2", "several workers need PostgreSQL"),
        ("serve --port 70000", "--port: 70000 is too large; 65535 is the most"),
        ("nonsense", "there is no command nonsense"),
        ("plai", "did you mean play"),
        ("admin", "a command is missing: one of stats, backup"),
        ("play --bogus", "there is no option --bogus here"),
        ("play --positio x", "did you mean --ascii, --position?"),
        ("play --game", "--game needs a value"),
        ("play --ascii=yes", "--ascii takes no value"),
        ("play one two\x1b[31m", "nobody knows what to do with this: two?[31m"),
    ],
)
def test_bad_input_gives_one_clear_line(run: Run, tmp_path: Path, words: str, told: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada,\n", encoding="utf-8")
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    (tmp_path / "game.txt").write_text(GAME, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    asyncio.run(open_database(str(tmp_path / "games.sqlite")).close())
    done = run(*(word.replace("\t", " ") for word in words.split(" ")))
    assert_one_line(done)
    assert told in done.err


def test_a_server_that_cannot_be_reached_is_nobodys_fault(run: Run) -> None:
    done = run("play", f"http://127.0.0.1:{free_port()}/table/abcdefgh")
    assert_one_line(done, code=1)
    assert done.err.endswith("can't be reached: Connection refused\n")


def test_a_sealed_game_is_verified(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(sealed_game(), encoding="utf-8")
    done = run("verify", "game.txt", "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["good"] is True
    (tmp_path / "game.txt").write_text(GAME, encoding="utf-8")
    assert run("verify", "game.txt").code == 1


def test_a_game_is_reviewed_and_its_page_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(GAME, encoding="utf-8")
    done = run("review", "game.txt", "--html", "page.html", "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["setup"] == "claim-it 2 base"
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "page.html"]


def test_the_speeds_of_this_installation_are_told(run: Run) -> None:
    done = run("bench", "--seconds", "0.01", "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert {each["unit"] for each in told} == {"games/s", "ms"}
    assert all(each["value"] > 0 for each in told)


def test_a_puzzle_a_simulation_and_a_match_are_told_to_a_program(run: Run, tmp_path: Path) -> None:
    assert json.loads(run("puzzle", "--id", "1", "--json").out)["id"] == 1
    words = ("--players", "random", "--games", "1", "--processes", "1", "--json")
    simulated = run("simulate", "--out", "games.txt", *words)
    assert simulated.code == 0
    json.loads(simulated.out)
    assert (tmp_path / "games.txt").read_text(encoding="utf-8").startswith("claimstead game 1")
    match = run("arena", "random", "random", "--games", "2", "--processes", "1", "--json")
    assert match.code == 0
    json.loads(match.out)


def test_the_database_is_counted_kept_and_brought_back(run: Run, tmp_path: Path) -> None:
    asyncio.run(open_database(str(tmp_path / "games.sqlite")).close())
    here = ("--database", "games.sqlite")
    assert json.loads(run("admin", "stats", "--json", *here).out)["people"] == 0
    assert run("admin", "backup", "all.backup", *here).code == 0
    assert run("admin", "restore", "all.backup", "--database", "new.sqlite").code == 0
    assert run("admin", "backup", f"{NOWHERE}.backup", *here).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said_in_the_language_of_the_user(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    told = {
        "en": "cannot be read",
        "de": "lässt sich nicht lesen",
        "sv": "kan inte läsas",
        "nl": "kan niet gelezen worden",
    }
    assert told[language] in run("solve", "missing.txt").err


def commands(group: typer.Typer) -> list[tuple[str, ...]]:
    """Every command by its words."""
    found: list[tuple[str, ...]] = [
        (str(each.name or getattr(each.callback, "__name__", "")),)
        for each in group.registered_commands
    ]
    for part in group.registered_groups:
        assert part.typer_instance is not None
        found += [(str(part.name), *words) for words in commands(part.typer_instance)]
    return found


@pytest.mark.parametrize("words", [*commands(app), ("puzzle",)], ids=" ".join)
def test_every_command_shows_an_example(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words, "--help")
    assert done.code == 0
    assert "Example" in done.out
    assert f"claimstead {' '.join(words)}" in " ".join(done.out.split())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_complete(shell: str) -> None:
    script = Path(sys.executable).with_name("claimstead")
    done = subprocess.run(
        [script],
        env=os.environ | {"_CLAIMSTEAD_COMPLETE": f"source_{shell}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "claimstead" in done.stdout


def test_help_needs_nothing_heavy() -> None:
    program = (
        "import sys; sys.argv = ['claimstead', '--help']\n"
        "from claimstead.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numba', 'numpy', 'textual', 'rich', 'litestar', 'sqlalchemy', 'msgspec'}\n"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stderr == "[]\n"
