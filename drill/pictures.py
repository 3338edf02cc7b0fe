"""The pictures of docs/reliability.md and docs/scale.md."""

from typing import Any

import matplotlib.pyplot as plt

from benchmarks.drawing import save
from drill.load import LIMIT, PACE, Step, steps_of
from drill.report import Tried

LIKE = {"now": "-", "before": ":"}


def draw_load(now: list[Tried], before: list[Tried]) -> None:
    """How late moves are, and what they cost, by how many are wanted in a second."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.2))
    for when, rows in (("before", before), ("now", now)):
        ramps = [row for row in rows if steps_of(row)]
        for number, row in enumerate(ramps):
            steps = _best(steps_of(row))
            rates = [step.tables * PACE for step in steps]
            name = f"{row.figures['name']}, {when}"
            like: dict[str, Any] = {"color": f"C{number}", "linestyle": LIKE[when]}
            p99 = [step.p99 for step in steps]
            left.plot(rates, p99, marker="o", markersize=3, label=f"{name}: p99", **like)
            if when == "now":
                left.plot(rates, [step.p50 for step in steps], alpha=0.4, label="p50", **like)
            costs = [step.all_servers / step.rate * 1000 for step in steps]
            right.plot(rates, costs, marker="o", markersize=3, label=name, **like)
    left.axhline(LIMIT, color="grey", linewidth=0.8)
    left.set_yscale("log")
    left.set_ylabel("milliseconds until the other seat sees a move")
    right.set_ylabel("milliseconds of server CPU a move")
    right.set_ylim(bottom=0)
    for axes in (left, right):
        axes.set_xlabel("moves a second")
        axes.legend(fontsize=7)
    save(figure, "reliability-load")


def _best(steps: list[Step]) -> list[Step]:
    """Of steps that were tried twice the better try."""
    kept: dict[int, Step] = {}
    for step in steps:
        if step.tables not in kept or step.p99 < kept[step.tables].p99:
            kept[step.tables] = step
    return list(kept.values())


def draw_soak(row: Tried) -> None:
    """Memory, file handles and threads over the time."""
    looks = row.figures["looks"]
    minutes = [look["minute"] for look in looks]
    figure, panels = plt.subplots(1, 3, figsize=(11, 3.2))
    for axes, names, label in zip(
        panels,
        (("server", "workers"), ("files",), ("threads",)),
        ("megabytes", "file handles", "threads"),
        strict=True,
    ):
        for name in names:
            axes.plot(minutes, [look[name] for look in looks], linewidth=1, label=name)
        axes.axvspan(0, row.figures["warm_up"], color="grey", alpha=0.15)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("minutes")
        axes.set_ylabel(label)
    panels[0].legend()
    save(figure, "reliability-soak")
