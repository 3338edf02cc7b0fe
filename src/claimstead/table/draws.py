"""How much of a game's luck has been drawn, and what the next draw is called.

At most tables draws are counted from 0. At the tables of a duplicate match a roll is called by the
seat, by which turn of that seat it is in, and by which roll of that turn it is: however often the
others rolled, the same turn meets the same dice everywhere.
"""

from typing import Any, NamedTuple

from claimstead.core import Seat

DEAL = "deal"


class Draws(NamedTuple):
    by_turn: bool = False
    made: int = 0
    turns: tuple[Seat | None, ...] = ()
    """The seat of every turn with a roll, in order; nobody's is the deal."""
    roll: int = 0
    """Which one of the last turn it was."""

    def and_one(self, state: Any) -> "Draws":
        """With the draw that is due in this state."""
        seat: Seat | None = state.turn
        if self.turns and self.turns[-1] == seat:
            return self._replace(made=self.made + 1, roll=self.roll + 1)
        return self._replace(made=self.made + 1, turns=(*self.turns, seat), roll=1)

    @property
    def last(self) -> int | str:
        """What the last draw is called."""
        if not self.by_turn:
            return self.made - 1
        seat = self.turns[-1]
        return DEAL if seat is None else f"{seat} {self.turns.count(seat)} {self.roll}"
