"""The pictures of a review, as SVG inside a page."""

from collections.abc import Sequence
from html import escape

from claimstead.core import SEATS
from claimstead.notation.colours import SEAT_COLOURS
from claimstead.review.report import Bust, Chances, Review, Totals

COLOURS = tuple(SEAT_COLOURS.values())
"""Of the seats."""
DASHES = ("none", "7 3", "2 3", "9 3 2 3", "4 2")
"""Lines are told apart without their colours, too."""
WIDTH, HEIGHT = 760, 260
LEFT, TOP = 44, 12
LABELS, MIDDLE = 200, 490
"""How wide the names of the bars are, and where a bar of nothing is."""
GRID_COLUMNS, CELL = 8, 34


def curve(review: Review, label: str) -> str:
    """The chances of all seats after every step; small marks where somebody erred."""
    chances: list[Chances] = [review.expectation, *(step.after for step in review.steps)]
    across = (WIDTH - LEFT - 8) / max(len(chances) - 1, 1)

    def at(index: int, share: float) -> tuple[float, float]:
        return LEFT + across * index, TOP + (HEIGHT - 2 * TOP - 12) * (1 - share)

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = at(0, share)
        parts.append(f'<path class="rule" d="M{x:.1f} {y:.1f}H{WIDTH - 8}"/>')
        parts.append(f'<text class="tick" x="{x - 6:.1f}" y="{y + 4:.1f}">{share:.0%}</text>')
    for seat, name in enumerate(review.names):
        points = " ".join(
            "{:.1f},{:.1f}".format(*at(index, each[seat])) for index, each in enumerate(chances)
        )
        parts.append(
            f'<polyline class="line" stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
            f' points="{points}"><title>{escape(name)}</title></polyline>'
        )
    for moment in review.moments:
        seat = SEATS.index(moment.seat) if moment.seat else 0
        x, y = at(moment.step + 1, chances[moment.step + 1][seat])
        parts.append(f'<circle class="moment" cx="{x:.1f}" cy="{y:.1f}" r="6"/>')
        parts.append(f'<text class="mark" x="{x:.1f}" y="{y - 10:.1f}">{moment.step + 1}</text>')
    return _svg(WIDTH, HEIGHT, label, parts)


def bars(totals: Sequence[Totals], names: Sequence[tuple[str, str]], label: str) -> str:
    """For every seat, bars of luck and of errors, to the right what helped it.

    `names`: what each kind of bar is called, with its class.
    """
    most = max((abs(each) for total in totals for each in _amounts(total)), default=0) or 1
    scale = (WIDTH - MIDDLE - 60) / most
    parts = []
    top = 0
    for seat, total in enumerate(totals):
        name = escape(f"{total.seat} {total.name}"[:40])
        parts.append(f'<text class="name" x="0" y="{top + 16}">{name}</text>')
        parts.append(
            f'<path stroke="{COLOURS[seat]}" stroke-width="3" d="M0 {top + 22}H{LABELS}"/>'
        )
        top += 26
        for (name, kind), amount in zip(names, _amounts(total), strict=True):
            long = abs(amount) * scale
            x = MIDDLE if amount >= 0 else MIDDLE - long
            end = MIDDLE + (long + 5 if amount >= 0 else -long - 5)
            anchor = "start" if amount >= 0 else "end"
            parts += [
                f'<text x="0" y="{top + 14}">{escape(name)}</text>',
                f'<rect class="{kind}" x="{x:.1f}" y="{top + 2}" width="{long:.1f}" height="15"/>',
                f'<text text-anchor="{anchor}" x="{end:.1f}" y="{top + 14}">'
                f"{100 * amount:+.1f}</text>",
            ]
            top += 20
        top += 6
    parts.append(f'<path class="axis" d="M{MIDDLE} 4V{top - 4}"/>')
    return _svg(WIDTH, top, label, parts)


def _amounts(total: Totals) -> tuple[float, float, float]:
    return total.luck, total.own, total.others


def roll_grid(bust: Bust, rolls: Sequence[str], label: str) -> str:
    """All rolls; those that bust are filled."""
    parts = []
    for number, roll in enumerate(rolls):
        row, column = divmod(number, GRID_COLUMNS)
        x, y = CELL * column, 22 * row
        kind = "bust" if roll in bust.rolls else "safe"
        parts.append(f'<rect class="{kind}" x="{x + 1}" y="{y + 1}" width="32" height="20"/>')
        parts.append(f'<text class="{kind}" x="{x + 17}" y="{y + 15}">{roll}</text>')
    height = 22 * -(-len(rolls) // GRID_COLUMNS)
    return _svg(CELL * GRID_COLUMNS, height, label, parts, kind="grid")


def _svg(width: float, height: float, label: str, parts: Sequence[str], kind: str = "wide") -> str:
    inside = "".join(parts)
    return (
        f'<svg class="{kind}" viewBox="0 0 {width:g} {height:g}" role="img"'
        f' aria-label="{escape(label)}">{inside}</svg>'
    )
