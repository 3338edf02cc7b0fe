"""The board in plain letters, drawn from what one seat sees."""

from claimstead.claim_it.state import Due
from claimstead.claim_it.view import ClaimItView
from claimstead.core import Seat
from claimstead.notation.claim_it.game import write_space

CELL_WIDTH = 5


def draw(view: ClaimItView) -> str:
    size = view.board.size
    lines = []
    for row in range(size, 0, -1):
        spaces = view.board.spaces[(row - 1) * size : row * size]
        lines.append(_line(str(row), map(write_space, spaces)))
    lines.append(_line(" ", map(str, range(1, size + 1))))
    lines.append("")
    for seat, tally in view.table.items():
        mark = ">" if seat == on_turn(view) else " "
        lines.append(
            f"{mark} {seat}  mine {tally.mine}, secured {tally.secured} of "
            f"{view.secured_to_end}, spaces {tally.spaces}"
        )
    if view.turns_left:
        lines.append(f"last round: {view.turns_left} to play")
    if view.dice is not None:
        lines.append(f"dice: {' '.join(map(str, view.dice))}")
    return "\n".join(lines)


def on_turn(view: ClaimItView) -> Seat | None:
    """Whose turn it is; nobody's when the game is over."""
    return None if view.due is Due.OVER else view.turn


def _line(label: str, cells: "map[str]") -> str:
    return (label + "  " + "".join(cell.ljust(CELL_WIDTH) for cell in cells)).rstrip()
