"""docs/scale.md, written from what the drill has measured and from the simulation."""

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

from benchmarks.drawing import save
from claimstead.store.database import GROUPS
from drill.load import LIMIT
from drill.report import ROOT
from drill.scale import (
    BUSY,
    COMPUTERS,
    DAY,
    GAMES,
    PRICE,
    TABLES,
    THOUGHT,
    Costs,
    Needs,
    measured,
    most,
    needs,
    simulate,
)

PAGE = ROOT / "docs" / "scale.md"
TEMPLATE = Path(__file__).parent / "scale.md"
SERVERS = (1, 2, 4, 8, 16, 32)


def write() -> None:
    """Write the page and its picture."""
    costs = measured()
    ways = {
        "as it is": needs(costs),
        "if notices were part of the pages, for all": needs(costs, together=True),
    }
    text = TEMPLATE.read_text(encoding="utf-8").format(
        tables=TABLES,
        games=GAMES,
        minutes=TABLES / (GAMES / DAY) / 60,
        price=PRICE,
        busy=BUSY,
        half=LIMIT / 2,
        limit=LIMIT,
        computers=COMPUTERS,
        thought=THOUGHT * 1000,
        costs=_costs(costs),
        needs=_needs(ways),
        grid=_grid(costs),
        groups=GROUPS,
        dearer=costs.move / costs.alone,
        four=most(costs, 4) / most(costs, 1),
    )
    _draw(costs)
    PAGE.write_text(text, encoding="utf-8")


def _costs(costs: Costs) -> str:
    rows = (
        ("CPU for a move at one server, two players and a spectator told", costs.alone, "ms"),
        ("the same where they are connected to two servers, of both", costs.move, "ms"),
        ("CPU for hearing of a move at a table that is not in use", costs.hear, "ms"),
        ("CPU of PostgreSQL for a move", costs.database, "ms"),
        ("a commit that nobody else is in the way of", costs.commit, "ms"),
        ("for so long a notice keeps other notices waiting", costs.lock, "ms"),
        ("memory of a table with its three connections", costs.table / 1000, "KB"),
        ("a move on disk", costs.page, "bytes"),
        ("moves of a game, played at random", costs.moves, ""),
    )
    lines = [
        f"| {what} | {figure * (1000 if unit == 'ms' else 1):.3g} {unit} |"
        for what, figure, unit in rows
    ]
    return "\n".join(["| measured here | |", "|---|---:|", *lines])


def _needs(all_ways: dict[str, Needs]) -> str:
    columns = [_figures(each) for each in all_ways.values()]
    lines = ["| | " + " | ".join(all_ways) + " |", "|---|" + "---:|" * len(columns)]
    for what in columns[0]:
        figures = " | ".join(column[what] for column in columns)
        lines += [f"| {what} | {figures} |"]
    return "\n".join(lines)


def _figures(each: Needs) -> dict[str, str]:
    return {
        "moves a second, on average": f"{each.rate:,.0f}",
        "PostgreSQL, partitions": f"{each.partitions}",
        "servers, of one core each": f"{each.servers}",
        "cores for PostgreSQL": f"{each.database_cores:.1f}",
        "cores for computer players": f"{each.thinkers:.1f}",
        "cores in all": f"{each.cores:.0f}",
        "memory of the tables": f"{each.memory / 1e9:.0f} GB",
        "new on disk in a day": f"{each.disk / 1e9:.0f} GB",
        "CPU a game, seconds of a core": f"{each.cores * DAY / GAMES:.2f}",
        "cost of 1,000 games, dollars": f"{each.dollars * 1000:.4f}",
    }


def _grid(costs: Costs) -> str:
    """The most moves a second within the limit, by servers on one database."""
    lines = [
        "| servers on one database | as it is | notices part of the pages |",
        "|---:|---:|---:|",
    ]
    for servers in SERVERS:
        now, before = most(costs, servers), most(costs, servers, together=True)
        lines.append(f"| {servers} | {now:,.0f} | {before:,.0f} |")
    return "\n".join(lines)


def _draw(costs: Costs) -> None:
    """p99 by moves a second, for several numbers of servers on one database."""
    figure, axes = plt.subplots(figsize=(8, 4.2))
    rates = np.geomspace(50, GAMES / DAY * costs.moves, 24)
    for number, servers in enumerate(SERVERS[2:]):
        for together, like in ((False, "-"), (True, ":")):
            found = [
                (rate, simulate(costs, float(rate), servers, together=together)) for rate in rates
            ]
            points = [(rate, delays.p99) for rate, delays in found if delays is not None]
            label = f"{servers} servers" + (", notices part of the pages" if together else "")
            axes.plot(*zip(*points, strict=True), like, color=f"C{number}", label=label)
    axes.axhline(LIMIT, color="grey", linewidth=0.8)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("moves a second on one database")
    axes.set_ylabel("p99, milliseconds until a move is on disk")
    axes.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))
    save(figure, "scale")
