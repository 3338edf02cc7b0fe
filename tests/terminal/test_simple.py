"""The simple game in the terminal, and the command that starts it."""

import re
from collections.abc import Callable

import pytest

from claimstead.notation import game_named
from claimstead.players import RandomPlayer
from claimstead.server.options import Options
from claimstead.terminal import simple
from tests.command_line import Run, assert_one_line


class Person:
    """Answers every question with the first move shown, after some nonsense."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.asked = 0

    def ask(self, question: str) -> str:
        self.asked += 1
        if self.asked == 1:
            return "?"
        if self.asked == 2:
            return "nonsense"
        moves = re.findall(r"\[([^\]]+)\]", question)
        return str(moves[-1])


def play(setup: str, ask: simple.Ask, show: simple.Tell) -> None:
    simple.play(game_named(setup), "a", RandomPlayer(), 1, ask, show)


@pytest.mark.parametrize("setup", simple.games())
def test_a_whole_game_can_be_played(setup: str) -> None:
    person = Person()
    play(setup, person.ask, person.shown.append)
    said = "\n".join(person.shown)
    assert "You are seat a" in said
    assert "is not a move" in said or "is not a card" in said
    assert "Type one of the moves shown" in said
    assert "the game is over, won by" in said


def test_the_other_hands_are_never_shown() -> None:
    person = Person()
    play("claim 2 Gn Gi Dr Tr Se", person.ask, person.shown.append)
    assert "b is dealt 13 cards" in person.shown
    assert not [line for line in person.shown if re.search(r"b (is dealt|draws) \w\w\d", line)]


def answers(*given: str) -> Callable[[str], str]:
    waiting = list(given)
    return lambda _: waiting.pop(0)


def test_a_game_is_chosen_by_its_number() -> None:
    shown: list[str] = []
    assert simple.choose_game(answers("x", "9", "3"), shown.append) == simple.games()[2]
    assert any(simple.games()[2] in line for line in shown)


def test_who_types_q_leaves() -> None:
    with pytest.raises(simple.Left):
        simple.choose_game(answers("q"), lambda _: None)
    with pytest.raises(simple.Left):
        play("claim-it 2 base", answers("q"), lambda _: None)


def test_without_a_command_the_table_is_opened_in_the_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("claimstead.server.run.serve", lambda *given: asked.append(given))
    run()
    ((options, browser),) = asked
    assert isinstance(options, Options)
    assert (options.host, options.port, options.workers, browser) == ("127.0.0.1", 8000, 1, True)


def test_play_asks_which_game(run: Run) -> None:
    done = run("play", typed="1\n")
    assert done.code == 0
    assert "Which game?" in done.out
    assert "You left the game." in done.out
    assert done.err == ""


@pytest.mark.parametrize("setup", ["claim 2 Gn", "chess", "claim-it 9 base", "claim-it x base"])
def test_a_game_that_is_none_gives_one_clear_line(run: Run, setup: str) -> None:
    assert_one_line(run("play", "--game", setup))


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    first, again = (run("play", "--game", "claim-it 2 base", "--seed", "7") for _ in "ab")
    assert first.out == again.out
    assert "a rolls" in first.out
