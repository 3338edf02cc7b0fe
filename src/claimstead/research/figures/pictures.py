"""Estimates as a picture: a dot for each, on its interval."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from claimstead.language import percentage
from claimstead.research.chart import CONTOUR, GOLD, SERIF, document, line, text
from claimstead.research.figures.estimates import Estimate

LABELS, LEFT, RIGHT = 20, 250, 620
"""Where labels stand, and where the lowest and the highest value are drawn."""
TOP, ROW = 96, 20
ROUND = (1, 2, 2.5, 5, 10)
"""Steps between ticks that are easy to read, times a power of ten."""
MOST_TICKS = 6


class Shown(NamedTuple):
    """A row of the picture."""

    label: str
    estimate: Estimate


def ticks(low: float, high: float) -> list[float]:
    """Round values from low to high.

    >>> ticks(-0.14, 3.6)
    [0.0, 1.0, 2.0, 3.0]
    """
    power = 10.0 ** math.floor(math.log10(high - low) - 1)
    step = next(
        power * scale * each
        for scale in (1, 10)
        for each in ROUND
        if (high - low) / (power * scale * each) < MOST_TICKS - 1
    )
    return [step * count for count in range(math.ceil(low / step), math.floor(high / step) + 1)]


def dots(
    title: str,
    about: str,
    rows: Sequence[Shown],
    *,
    mark: float | None = None,
    percent: bool = True,
) -> str:
    """The picture as an SVG document, without what nothing was counted for; dashed: `mark`."""
    rows = [row for row in rows if row.estimate.counted]
    low = min([row.estimate.low for row in rows] + ([] if mark is None else [mark]))
    high = max([row.estimate.high for row in rows] + ([] if mark is None else [mark]))
    room = (high - low) * 0.04 or 0.01
    low, high = low - room, high + room
    bottom = TOP + ROW * len(rows)

    def across(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)

    def told(value: float) -> str:
        return percentage(value, 1) if percent else f"{value:.1f}"

    parts = [
        text(LABELS, 40, title, size=21, family=SERIF),
        text(LABELS, 66, about, size=14),
    ]
    for value in ticks(low, high):
        parts.append(line(across(value), TOP - 8, across(value), bottom, colour=CONTOUR))
        parts.append(text(across(value), bottom + 22, told(value), size=12, anchor="middle"))
    if mark is not None:
        parts.append(line(across(mark), TOP - 8, across(mark), bottom, dashes="4 3", width=2))
    for number, (label, estimate) in enumerate(rows):
        height = TOP + ROW * number + 6
        parts += [
            text(LABELS, height + 5, label, size=13),
            line(across(estimate.low), height, across(estimate.high), height, width=2),
            f'<circle cx="{across(estimate.value):.1f}" cy="{height}" r="4.5" fill="{GOLD}"/>',
            text(RIGHT + 12, height + 5, told(estimate.value), size=13),
        ]
    return document(title, bottom + 48, parts)
