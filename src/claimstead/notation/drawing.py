"""Pictures of a table in plain letters, drawn from what one seat sees."""

from claimstead.claim.cards import spell
from claimstead.claim.view import ClaimView
from claimstead.claim_it.view import ClaimItView
from claimstead.core import SEATS, Seat, View, seats_from
from claimstead.notation.claim_it import write_space

CELL_WIDTH = 5
LABEL_WIDTH = 12


def draw(view: View) -> str:
    """A picture of the table as the seat of this view sees it."""
    if isinstance(view, ClaimItView):
        return _draw_board(view)
    if isinstance(view, ClaimView):
        return _draw_cards(view)
    raise TypeError(f"no picture of {type(view).__name__}")


def _draw_board(view: ClaimItView) -> str:
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


def _draw_cards(view: ClaimView) -> str:
    lines = [f"phase {view.phase}"]

    def line(label: str, text: str) -> None:
        if text:
            lines.append(f"{label.ljust(LABEL_WIDTH)}{text}")

    if view.phase == 1:
        line("middle", f"{spell(view.middle)}  (pile: {view.pile_size})")
    if view.pile_top is not None:
        line("pile's top", str(view.pile_top))
    line("trick", _trick(view))
    line("lying", spell(view.lying))
    for seat in SEATS[: view.players]:
        line(f"score {seat}", spell(view.scores[SEATS.index(seat)]))
        line(f"open {seat}", spell(view.open[SEATS.index(seat)]))
        line(f"known {seat}", _known(view, seat))
    line("followers", spell(view.followers))
    line("hand", spell(view.hand))
    if view.turn is not None:
        line("to act", view.turn)
    return "\n".join(lines)


def _trick(view: ClaimView) -> str:
    order = seats_from(view.lead or "a", view.players)
    return "  ".join(f"{seat} {card}" for seat, card in zip(order, view.trick, strict=False))


def _known(view: ClaimView, seat: Seat) -> str:
    seen = [card for each in view.glimpses if each.holder == seat for card in each.cards]
    return spell(sorted((*view.known[SEATS.index(seat)], *seen))) if seat != view.seat else ""
