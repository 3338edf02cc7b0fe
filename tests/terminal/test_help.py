"""What `--help` shows: its examples can be typed as they stand; one page has all commands."""

import os
import re
import shlex
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from claimstead.cli import app
from claimstead.commands.options import ENTRANTS, complete_entrants
from claimstead.notation import game_named
from claimstead.players import players_of
from claimstead.players.claim.levels import CLAIM_PLAYERS
from claimstead.players.claim_it.levels import CLAIM_IT_PLAYERS
from tests.command_line import Run
from tests.terminal.test_commands import GAME, sealed_game

ROOT = Path(__file__).parents[2]
POSITION = """\
claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: b
hand a: Dr3 Gn7
hand b: Gi7 Se2 Tr5
trick: Gi3
"""
FEWER = {"--games": "2", "--deals": "100", "--cards": "0", "--dice": "0", "--lessons": "1"}
"""What an example is run with here, so that it takes a moment."""
STAYS = {"serve", "play", "train", "figures", "claimstead", "engine", "leaderboard"}
"""These go on until they are stopped, or for long: they are read, not run."""


def commands(command: Any, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield words, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*words, name))


EVERY = list(commands(get_command(app)))
EXAMPLES = sorted(
    {
        line.strip()
        for _, command in EVERY
        for line in re.findall(r"(?:^|Example: |\| )(claimstead .*)", command.help or "", re.M)
    }
    | {
        line.strip()
        for _, command in EVERY
        for line in re.findall(r"^ +(claimstead .*)$", command.help or "", re.M)
    }
)


def understood(words: list[str]) -> None:
    """Every command, option and argument of the line is there; refused otherwise."""
    command: Any = get_command(app)
    context: Any = None
    while True:
        with command.make_context(words[0] if words else "", list(words), context) as context:
            if not hasattr(command, "commands"):
                return
            rest = [*context._protected_args, *context.args]
            if not rest:
                return
            _, inner, words = command.resolve_command(context, rest)
            command = inner


def test_there_are_examples_of_every_kind() -> None:
    assert len(EXAMPLES) >= 20


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_in_help_can_be_typed(
    example: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    words = shlex.split(example)[1:]
    understood(words)
    if set(words) & STAYS or "admin" in words or not words:
        return
    (tmp_path / "game.txt").write_text(
        sealed_game() if "verify" in words else GAME, encoding="utf-8"
    )
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    for option, few in FEWER.items():
        if option in words:
            words[words.index(option) + 1] = few
    if words[0] in ("arena", "simulate"):
        words += ["--nodes", "1", "--processes", "1"]
        if "--games" not in words:
            words += ["--games", "2"]
    if words[0] == "bench":
        words += ["--seconds", "0.01"]
    done = run(*words)
    assert (done.code, done.err) == (0, ""), done


def test_the_answer_in_the_help_of_puzzles_is_right(run: Run) -> None:
    done = run("puzzle", "--id", "17", "--answer", "Se7", "--json")
    assert '"right": true' in done.out or '"right":true' in done.out


@pytest.mark.parametrize("words", [words for words, _ in EVERY], ids=" ".join)
def test_every_command_shows_its_help_by_a_short_option(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words, "-h")
    assert (done.code, done.err) == (0, "")
    assert done.out == run(*words, "--help").out
    assert "Usage" in done.out


def test_the_page_of_commands_has_every_command_and_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "_extensions"))
    page = import_module("pages").commands_page()
    sys.modules.pop("pages")
    parts = dict(re.findall(r"^## claimstead ?(.*)\n([\s\S]*?)(?=^## |\Z)", page, re.M))
    assert set(parts) == {" ".join(words) for words, _ in EVERY}
    for words, command in EVERY:
        for parameter in command.params:
            if parameter.param_type_name == "option" and parameter.name != "help":
                assert f"`{parameter.opts[0]}`" in parts[" ".join(words)], words


def test_all_entrants_are_completed() -> None:
    named = {each.name for each in (*CLAIM_PLAYERS, *CLAIM_IT_PLAYERS)} | {"random"}
    assert set(ENTRANTS) == named
    assert complete_entrants("e") == ["easy", "expert"]
    assert complete_entrants("easy,gr") == ["easy,greedy"]
    arena = get_command(app).commands["arena"]  # type: ignore[attr-defined]
    argument = next(each for each in arena.params if each.name == "players")
    with arena.make_context("arena", ["random"]) as context:
        offered = [each.value for each in argument.shell_complete(context, "ex")]
    assert offered == ["expert"]
    assert set(players_of(game_named("claim-it 2 base"))) <= set(ENTRANTS)
