"""The board in plain letters, drawn from what one seat sees."""

from claimstead.claim_it.view import ClaimItView
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
        mark = ">" if seat == view.turn else " "
        lines.append(
            f"{mark} {seat}  mine {tally.mine}, secured {tally.secured} of "
            f"{view.secured_to_end}, spaces {tally.spaces}"
        )
    if view.turns_left:
        lines.append(f"last round: {view.turns_left} to play")
    if view.dice is not None:
        lines.append(f"dice: {' '.join(map(str, view.dice))}")
    return "\n".join(lines)


def _line(label: str, cells: "map[str]") -> str:
    return (label + "  " + "".join(cell.ljust(CELL_WIDTH) for cell in cells)).rstrip()
