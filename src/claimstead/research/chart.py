"""Results of the arena as a picture: a bar for each share, with its interval."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from claimstead.language import say
from claimstead.research.arena import Result
from claimstead.research.ratings import Interval
from claimstead.research.report import pairing, percent

CREAM, INK, GOLD, CONTOUR = "#fbf4e4", "#2b2118", "#c98a1b", "#b88f4e"
SERIF, SANS = "Alegreya, Georgia, serif", "system-ui, sans-serif"
WIDTH = 760
LEFT, RIGHT = 30, 560
"""Where shares of 0 and 1 are drawn; the figures stand to the right."""
TOP, ROW, BAR = 96, 54, 18
LONGEST_TITLE = 60


class Bar(NamedTuple):
    """An entrant's share of the victory."""

    label: str
    share: float
    bounds: Interval
    fair: float

    @property
    def figures(self) -> str:
        low, high = 100 * self.bounds.low, 100 * self.bounds.high
        return f"{percent(self.share)} ({low:.1f} to {high:.1f})"


def bars_of(results: Sequence[Result]) -> list[Bar]:
    return [
        Bar(_label(result, entrant), result.share(entrant), result.interval(entrant), result.fair)
        for result in results
        for entrant in result.compared
    ]


def chart(results: Sequence[Result]) -> str:
    """The picture as an SVG document."""
    bars = bars_of(results)
    bottom = TOP + ROW * len(bars)
    title = say("arena-heading", game=results[0].match.setup, seed=str(results[0].match.seed))
    return document(
        title,
        bottom + 48,
        [
            text(LEFT, 42, _shortened(title), size=22, family=SERIF),
            text(LEFT, 68, say("arena-chart")),
            *(_tick(share, bottom) for share in (0, 0.25, 0.5, 0.75, 1)),
            *(part for at, bar in enumerate(bars) for part in _bar(TOP + ROW * at, bar)),
        ],
    )


def _label(result: Result, entrant: int) -> str:
    return pairing(result) if len(result.labels) == 2 else result.labels[entrant]


def _bar(top: int, bar: Bar) -> list[str]:
    label, share, bounds, fair = bar
    upper, lower = top + 24, top + 24 + BAR
    middle = (upper + lower) // 2
    low, high = map(_across, bounds)
    return [
        text(LEFT, top + 17, label),
        f'<rect x="{LEFT}" y="{upper}" width="{_across(share) - LEFT:.1f}" height="{BAR}"'
        f' fill="{GOLD}"/>',
        line(_across(fair), upper - 4, _across(fair), lower + 4, dashes="4 3"),
        line(low, middle, high, middle, width=2),
        line(low, upper + 3, low, lower - 3, width=2),
        line(high, upper + 3, high, lower - 3, width=2),
        text(RIGHT + 14, lower - 4, bar.figures, size=14),
    ]


def _tick(share: float, bottom: int) -> str:
    at = _across(share)
    drawn = line(at, TOP, at, bottom + 6, colour=CONTOUR)
    return drawn + text(at, bottom + 26, f"{share:.0%}", size=13, anchor="middle")


def _across(share: float) -> float:
    return LEFT + share * (RIGHT - LEFT)


def document(title: str, height: int, parts: Sequence[str]) -> str:
    """A picture of these parts; its title is read to who can't see it."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' width="{WIDTH}" height="{height}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f'<rect width="100%" height="100%" fill="{CREAM}"/>',
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def line(
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    *,
    width: int = 1,
    colour: str = INK,
    dashes: str = "none",
) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1}" x2="{x2:.1f}" y2="{y2}" stroke="{colour}"'
        f' stroke-width="{width}" stroke-dasharray="{dashes}"/>'
    )


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: int = 15,
    family: str = SANS,
    anchor: str = "start",
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y}" fill="{INK}" font-size="{size}" font-family="{family}"'
        f' text-anchor="{anchor}" stroke="{CREAM}" stroke-width="4" paint-order="stroke">'
        f"{escape(words)}</text>"
    )


def _shortened(title: str) -> str:
    return title if len(title) <= LONGEST_TITLE else f"{title[: LONGEST_TITLE - 1]}…"
