"""Cards in plain letters, drawn from what one seat sees."""

from claimstead.claim.cards import spell
from claimstead.claim.view import ClaimView
from claimstead.core import SEATS, Seat, seats_from

LABEL_WIDTH = 12


def draw(view: ClaimView) -> str:
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
