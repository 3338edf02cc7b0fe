"""The chart of the arena as a PNG, where a document or a slide wants no SVG."""

import io
from collections.abc import Sequence
from importlib.util import find_spec

from claimstead.core import MissingExtra
from claimstead.language import say
from claimstead.research.arena import Result
from claimstead.research.chart import CREAM, GOLD, INK, bars_of

PNG = ".png"
DOTS_PER_INCH = 150


def check_png() -> None:
    """Whether a PNG can be drawn here; find out before the games."""
    if find_spec("matplotlib") is None:
        raise MissingExtra("research")


def chart_png(results: Sequence[Result]) -> bytes:
    """The same bars and figures as `chart` draws."""
    from matplotlib.figure import Figure

    bars = bars_of(results)
    figure = Figure(figsize=(7.6, 1.6 + 0.54 * len(bars)), facecolor=CREAM, layout="constrained")
    axes = figure.subplots()
    axes.set_facecolor(CREAM)
    for row, bar in enumerate(bars):
        below, above = bar.share - bar.bounds.low, bar.bounds.high - bar.share
        axes.barh(row, bar.share, color=GOLD, height=0.5)
        axes.errorbar(bar.share, row, xerr=[[below], [above]], color=INK, capsize=4)
        axes.axvline(bar.fair, color=INK, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(bars)), [f"{bar.label}\n{bar.figures}" for bar in bars])
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
    match = results[0].match
    axes.set_title(say("arena-heading", game=match.setup, seed=str(match.seed)), color=INK)
    axes.set_xlabel(say("arena-chart"), color=INK)
    drawn = io.BytesIO()
    figure.savefig(drawn, format="png", dpi=DOTS_PER_INCH)
    return drawn.getvalue()
