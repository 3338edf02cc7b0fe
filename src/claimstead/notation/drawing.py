"""Pictures of boards, hands and tricks, in plain letters and as SVG: for pages and notebooks."""

from typing import Any

from claimstead.core import Position, View
from claimstead.core.table import DRAWERS
from claimstead.registry.games import some_kinds
from claimstead.registry.kind import GameKind


def draw(view: View) -> str:
    """A picture of the table as the seat of this view sees it."""
    for kind in some_kinds():
        if isinstance(view, kind.view_type):
            return kind.draw(view)
    raise TypeError(f"no picture of {type(view).__name__}")


def svg(what: Any) -> str:
    """A picture of a view, of a state (with all cards open), or of cards.

    >>> import claimstead as cs
    >>> game = cs.ClaimIt(players=2)
    >>> cs.svg(game.view(game.start(), "a"))[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    return _kind_of(what).picture(what)


def text(what: Any) -> str:
    """The same in plain letters: what a seat sees, or a position with all cards open."""
    kind = _kind_of(what)
    if isinstance(what, Position) and not what.setup:
        raise TypeError(f"no picture of {type(what).__name__}")
    return kind.letters(what)


def _kind_of(what: Any) -> GameKind:
    """The game that a view, a state or some cards belong to."""
    for kind in some_kinds():
        is_pieces = (
            isinstance(what, tuple)
            and bool(kind.pieces)
            and all(isinstance(each, kind.pieces) for each in what)
        )
        if is_pieces or isinstance(what, kind.view_type | kind.state_type):
            return kind
    raise TypeError(f"no picture of {type(what).__name__}")


DRAWERS.append(svg)
