"""The board as SVG."""

from typing import Any

from claimstead.claim_it.board import Board, Space
from claimstead.claim_it.state import State
from claimstead.claim_it.view import ClaimItView
from claimstead.notation.claim_it.drawing import draw, on_turn
from claimstead.notation.claim_it.game import made
from claimstead.notation.colours import SEAT_COLOURS
from claimstead.registry.picture import CREAM, GOLD, LINE, picture, square, words

SPACE = 40


def svg(what: Any) -> str:
    """A picture of a view, or of a state; of one that knows no game the board alone."""
    if isinstance(what, ClaimItView):
        return view_svg(what)
    return view_svg(_seen(what)) if what.setup else board_svg(what.board, "Claim It!")


def text(what: State) -> str:
    """A state in plain letters."""
    return draw(_seen(what))


def _seen(state: State) -> ClaimItView:
    """Everything lies open: what a spectator sees."""
    game = made(state.setup.split()[1:])
    assert game is not None, "a position knows its set-up"
    return game.view(state, None)


def board_svg(board: Board, label: str, kind: str = "board") -> str:
    """The board alone: held spaces, secured ones with a ring, this turn's stones on top."""
    size = SPACE * board.size
    return picture(size, size, label, _board(board), kind)


def view_svg(view: ClaimItView) -> str:
    size = SPACE * view.board.size
    parts = [f'<g transform="translate({LINE},0)">', *_board(view.board), "</g>"]
    for number in range(1, view.board.size + 1):
        middle = SPACE * number - SPACE // 2
        parts.append(words(8, size - middle + 5, str(number), anchor="middle"))
        parts.append(words(LINE + middle, size + 15, str(number), anchor="middle"))
    top = size + 2 * LINE
    for seat, tally in view.table.items():
        parts.append(f'<circle cx="10" cy="{top + 7}" r="7" fill="{SEAT_COLOURS[seat]}"/>')
        mark = "▶ " if seat == on_turn(view) else ""
        told = f"{mark}{seat}: mine {tally.mine}, secured {tally.secured}/{view.secured_to_end}"
        parts.append(words(24, top + 12, told))
        top += LINE
    if view.dice is not None:
        for number, die in enumerate(view.dice):
            parts.append(square(24 + 30 * number, top + 4, 24, CREAM))
            parts.append(words(36 + 30 * number, top + 21, str(die), anchor="middle"))
        top += 32
    return picture(LINE + size, top + 4, draw(view), parts)


def _board(board: Board) -> list[str]:
    parts = []
    for place, space in board.items():
        x, y = SPACE * (place.column - 1), SPACE * (board.size - place.row)
        parts.append(square(x + 1, y + 1, SPACE - 2, CREAM))
        parts += _stones(space, x + SPACE // 2, y + SPACE // 2)
    return parts


def _stones(space: Space, x: int, y: int) -> list[str]:
    parts = []
    if space.owner is not None:
        ring = GOLD if space.secured else "none"
        colour = SEAT_COLOURS[space.owner]
        kind = "secured" if space.secured else "held"
        parts.append(
            f'<circle class="{kind}" cx="{x}" cy="{y}" r="14" fill="{colour}" stroke="{ring}"'
            ' stroke-width="4"/>'
        )
        parts.append(words(x, y + 5, space.owner, anchor="middle", colour="#fff"))
    if space.squatter is not None:
        parts.append(square(x - 9, y - 9, 18, "#fff", kind="squatter"))
        parts.append(words(x, y + 5, str(space.squatter), anchor="middle"))
    if space.claimed:
        parts.append(
            f'<circle class="claimed" cx="{x}" cy="{y}" r="17" fill="none" stroke="{GOLD}"'
            ' stroke-width="4"/>'
        )
    return parts
