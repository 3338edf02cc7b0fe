"""A table for the tests: a position in words, moves in words, and what then lies where."""

from textwrap import dedent

import pytest

import claimstead as cs
from claimstead.claim.state import State
from claimstead.core import Event

CLAIM = "Go Kn Un Dw Do"
CLAIM_2 = "Gn Gi Dr Tr Se"


class Table:
    """A position that moves are played from.

    `table["score a"]` is what the line `score a:` of the written position says.
    """

    def __init__(self, picture: str, *, cards: str | None = None) -> None:
        text = dedent(picture).strip()
        players, *factions = text.splitlines()[0].removeprefix("claim:").split()
        if cards is None:
            self.game = cs.Claim(int(players), factions)
        else:
            self.game = cs.Claim(int(players), cards=cards)
        self.state: State = self.game.read(text)
        self._events: tuple[Event, ...] = ()

    def play(self, *moves: str) -> "Table":
        """Play moves; `told` then says what they brought about."""
        self._events = ()
        for move in moves:
            step = self.game.apply(self.state, self.game.move(self.state, move))
            self.state = step.state
            self._events += step.events
        return self

    def told(self) -> tuple[Event, ...]:
        """The events of all moves of the last `play`."""
        return self._events

    def legal(self) -> list[str]:
        return [str(move) for move in self.game.legal(self.state)]

    def __getitem__(self, key: str) -> str:
        return lines(self.game.write(self.state)).get(key, "")

    def refusal(self, move: str, *, seat: str | None = None) -> tuple[str, str, str]:
        """Why a move is refused: the rule, the code and the sentence."""
        with pytest.raises(cs.Illegal) as no:
            self.game.move(self.state, move, seat=seat)
        assert str(no.value) == f"{no.value.rule}: {no.value.reason}"
        return no.value.rule, no.value.code, no.value.reason

    def decided(self) -> tuple[tuple[str, ...], str, str]:
        """Who won, and by what, as a code and as a sentence."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.winners, outcome.decided_by, outcome.reason


def lines(text: str) -> dict[str, str]:
    """A position's lines by their keys."""
    return dict(line.split(": ", 1) for line in text.splitlines())
