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
from claimstead.commands.help import examples, key_of, own_key
from claimstead.commands.options import complete_entrants, entrants
from claimstead.language import LANGUAGES
from claimstead.language.catalogue import COMMANDS, is_known, names_in
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
EXAMPLES = sorted({line.rpartition("| ")[2] for _, command in EVERY for line in examples(command)})


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
    assert re.match("Usage: .*claimstead", done.out)


ENGLISH = re.compile(r"\b(Usage|Options|Commands|Examples|Show|the|with|unless|default|required)\b")
"""Words that no other language has."""


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_help_is_in_the_users_language(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    for words, command in EVERY:
        shown = run(*words, "--help").out
        for example in sorted(examples(command), key=len, reverse=True):
            assert f"\n  {example}\n" in shown
            shown = shown.replace(f"  {example}\n", "\n")
        assert shown.startswith(HEADINGS[language])
        assert not ENGLISH.findall(shown), shown


HEADINGS = {"de": "Aufruf: ", "sv": "Användning: ", "nl": "Gebruik: "}


def test_the_language_of_the_command_line_comes_before_that_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    for words in (["--language", "sv", "--help"], ["--help", "--language=sv"]):
        assert "claimstead play [FLAGGOR] [LÄNK]\n" in run("play", *words).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("plai", "es gibt keinen Befehl plai; war play, replay gemeint?"),
        ("train", "es fehlt ein Befehl: einer von claim-it, claim"),
        ("arena --games", "zu --games fehlt der Wert"),
        ("arena a --games x", "--games: x ist keine ganze Zahl"),
        ("simulate", "es fehlt der Schalter --out"),
        ("solve", "STELLUNGSDATEI fehlt"),
        ("bench --seconds 61", "--seconds: 61 ist zu groß, höchstens 60"),
        ("play --jason", "den Schalter --jason gibt es hier nicht; --help nennt alle"),
    ],
)
def test_what_was_typed_wrong_is_told_in_the_users_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: str, told: str
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    done = run(*words.split())
    assert (done.code, done.err) == (2, f"claimstead: {told}\n")


def test_every_text_of_the_command_line_is_used() -> None:
    used = {key_of(command) for _, command in EVERY}
    for _, command in EVERY:
        with command.make_context("x", [], resilient_parsing=True) as context:
            for parameter in command.get_params(context):
                own = own_key(command, parameter)
                shared = f"help-option-{own.removeprefix(key_of(command) + '-')}"
                used.add(own if is_known(own) else shared)
    source = "".join(
        path.read_text("utf-8") for path in (ROOT / "src/claimstead/commands").glob("*.py")
    )
    for name in names_in(COMMANDS):
        part = name.removeprefix("help-word-") if "help-word" in name else name
        told = part.removeprefix("usage-").removeprefix("missing-")
        assert name in used or told in source or part.upper() in source, name
    assert used <= set(names_in(COMMANDS))


def test_options_that_commands_share_are_shared_by_several() -> None:
    names = [each for each in names_in(COMMANDS) if each.startswith("help-option-")]
    for name in names:
        option = name.removeprefix("help-option-")
        having = [
            command
            for _, command in EVERY
            for parameter in command.params
            if own_key(command, parameter) == f"{key_of(command)}-{option}"
        ]
        assert len(having) > 1 or option == "help", name


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
    assert set(entrants()) == named
    assert complete_entrants("e") == ["easy", "expert"]
    assert complete_entrants("easy,gr") == ["easy,greedy"]
    arena = get_command(app).commands["arena"]  # type: ignore[attr-defined]
    argument = next(each for each in arena.params if each.name == "players")
    with arena.make_context("arena", ["random"]) as context:
        offered = [each.value for each in argument.shell_complete(context, "ex")]
    assert offered == ["expert"]
    assert set(players_of(game_named("claim-it 2 base"))) <= set(entrants())
