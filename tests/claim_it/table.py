"""A table to test at: boards are drawn, moves and positions are the contract's texts."""

from typing import NamedTuple

import pytest

import claimstead as cs
from claimstead.claim_it.board import Place
from claimstead.claim_it.state import State
from claimstead.core import Event

EMPTY = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


class Table(NamedTuple):
    """A game, where it stands, and what the last move brought."""

    game: cs.ClaimIt
    state: State
    events: tuple[Event, ...] = ()

    def play(self, *moves: str) -> "Table":
        """The table after these moves, with the events of the last one."""
        table = self
        for text in moves:
            step = table.game.apply(table.state, table.game.move(table.state, text))
            table = Table(table.game, step.state, step.events)
        return table

    @property
    def text(self) -> str:
        return self.game.write(self.state)

    @property
    def rows(self) -> str:
        """The board's field of the position."""
        return self.text.split("; ")[1]

    @property
    def rest(self) -> str:
        """The seat, what is due and the turns left."""
        return "; ".join(self.text.split("; ")[2:])

    def legal(self) -> list[str]:
        return sorted(str(move) for move in self.game.legal(self.state))

    def refusal(self, move: str, seat: str | None = None) -> cs.Illegal:
        """Why this move is refused, by `move` and by `apply` alike."""
        with pytest.raises(cs.Illegal) as refused:
            self.game.move(self.state, move, seat=seat)
        if seat is None:
            with pytest.raises(cs.Illegal) as again:
                self.game.apply(self.state, self.game.read_move(move))
            assert str(again.value) == str(refused.value)
        return refused.value


def rows(picture: str) -> str:
    """The board's field of a position, from a drawing with a row a line.

    >>> rows('''
    ...     . b
    ...     a .
    ... ''')
    '. b/a .'
    """
    return "/".join(line.strip() for line in picture.strip().splitlines())


def filled(*cells: str, size: int = 6) -> str:
    """A drawing with these cells from the top left on, the rest empty.

    >>> rows(filled("a", "B", "b", size=2))
    'a B/b .'
    """
    every = [*cells, *["."] * (size**2 - len(cells))]
    lines = (every[first : first + size] for first in range(0, size**2, size))
    return "\n".join(" ".join(line) for line in lines)


def table(
    picture: str = EMPTY,
    rest: str = "a; roll; -",
    *,
    players: int = 2,
    variant: str = "base",
    size: int = 6,
    end: int | None = None,
) -> Table:
    """The table with this board; `rest` is the seat, what is due and the turns left."""
    game = cs.ClaimIt(players=players, variant=variant, size=size, secured_to_end=end)
    return Table(game, game.read(f"claim-it {players} {variant}; {rows(picture)}; {rest}"))


def refused(text: str, game: cs.ClaimIt | None = None) -> cs.BadText:
    """Why a position can't be read."""
    with pytest.raises(cs.BadText) as bad:
        (game or cs.ClaimIt(players=2)).read(text)
    return bad.value


def refused_board(
    picture: str, rest: str = "a; roll; -", players: int = 2, variant: str = "base"
) -> cs.BadText:
    text = f"claim-it {players} {variant}; {rows(picture)}; {rest}"
    return refused(text, cs.ClaimIt(players=players, variant=variant))


def at(text: str) -> Place:
    """The space that is written so.

    >>> at("5/2")
    Place(column=5, row=2)
    """
    column, row = text.split("/")
    return Place(int(column), int(row))
