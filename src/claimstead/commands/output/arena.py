"""What `claimstead arena` does: checks first, then the games behind a progress bar."""

import json
import math
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.progress import Progress

from claimstead.core import BadSetup
from claimstead.files import check_writable, write_bytes
from claimstead.progress import progress_bar
from claimstead.research.arena import (
    Result,
    hypotheses_for,
    matches_between,
    play_match,
    rounds_for,
)
from claimstead.research.chart import chart
from claimstead.research.chart_png import PNG, chart_png, check_png
from claimstead.research.matches import Match
from claimstead.research.report import as_data, report
from claimstead.research.sequential import Hypotheses
from claimstead.research.workers import Workers, workers


def run(
    entrants: Sequence[str],
    setup: str,
    *,
    games: int | None = None,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    hypotheses: Hypotheses | None = None,
    processes: int | None = None,
    cluster: str | None = None,
    wants_json: bool = False,
    plot: Path | None = None,
    show: Callable[[str], None] = print,
) -> None:
    """Play, show the results, and draw the chart where one is wanted."""
    if seconds is not None and not 0 < seconds < math.inf:
        raise BadSetup("arena-seconds")
    matches = matches_between(entrants, setup, seed=seed, nodes=nodes, seconds=seconds)
    rounds = rounds_for(setup, games)
    if hypotheses is not None:
        hypotheses = hypotheses_for(matches[0], hypotheses)
    if plot is not None:
        if plot.suffix == PNG:
            check_png()
        check_writable(plot)
    with workers(processes, cluster) as hands:
        results = _played(matches, rounds, hands, hypotheses)
    show(json.dumps(as_data(results), indent=2) if wants_json else report(results))
    if plot is not None:
        drawn = chart_png(results) if plot.suffix == PNG else chart(results).encode()
        write_bytes(plot, drawn)


def _played(
    matches: Sequence[Match], rounds: int, hands: Workers, hypotheses: Hypotheses | None
) -> list[Result]:
    with progress_bar() as bar:
        return [_behind(bar, match, rounds, hands, hypotheses) for match in matches]


def _behind(
    bar: Progress, match: Match, rounds: int, hands: Workers, hypotheses: Hypotheses | None
) -> Result:
    task = bar.add_task(", ".join(match.labels), total=rounds)
    result = play_match(match, rounds, hands, hypotheses, lambda _: bar.advance(task))
    bar.update(task, total=len(result.rounds))
    return result
