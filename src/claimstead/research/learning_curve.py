"""A learning curve as a picture."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from claimstead.research.chart import CONTOUR, CREAM, GOLD, INK, WIDTH

HEIGHT = 420
LEFT, RIGHT, TOP, BOTTOM = 70, 730, 70, 360


class Point(NamedTuple):
    """How well was played after so many games."""

    played: int
    share: float


AGAINST_HEURISTIC = "share of the victories against the heuristic"


def curve(title: str, points: Sequence[Point], fair: float, shown: str = AGAINST_HEURISTIC) -> str:
    """The picture as an SVG document; dashed: what equals, or a guess, would get."""
    most = max(point.played for point in points)

    def across(played: float) -> float:
        return LEFT + (RIGHT - LEFT) * played / most

    def up(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * share

    path = " ".join(f"{across(each.played):.1f},{up(each.share):.1f}" for each in points)
    heading = escape(f"{title}: {shown}")
    ticks = [
        f'<line x1="{LEFT}" x2="{RIGHT}" y1="{up(share):.1f}" y2="{up(share):.1f}"'
        f' stroke="{CONTOUR}" stroke-width="0.5"/>'
        f'<text x="{LEFT - 8}" y="{up(share) + 4:.1f}" text-anchor="end">{100 * share:.0f} %</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    return (
        "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
                f' width="{WIDTH}" height="{HEIGHT}" role="img" aria-labelledby="title"'
                f' font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
                f'<title id="title">{heading}</title>',
                f'<rect width="100%" height="100%" fill="{CREAM}"/>',
                f'<text x="{LEFT}" y="40" font-size="18">{heading}</text>',
                *ticks,
                f'<line x1="{LEFT}" x2="{RIGHT}" y1="{up(fair):.1f}" y2="{up(fair):.1f}"'
                f' stroke="{INK}" stroke-dasharray="4 3"/>',
                f'<polyline points="{path}" fill="none" stroke="{GOLD}" stroke-width="2.5"/>',
                f'<text x="{LEFT}" y="{BOTTOM + 30}">0</text>',
                f'<text x="{RIGHT}" y="{BOTTOM + 30}" text-anchor="end">{most:,} games</text>',
                "</svg>",
            ]
        )
        + "\n"
    )
