"""A benchmark for players of both games: one command, one figure, the same for everybody.

Set-ups, yardsticks, luck and effort are fixed; see docs/leaderboard.md. Raise `VERSION` when any of
them changes: entries of different versions are not compared.
"""

import math
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, NamedTuple

from claimstead.core import MissingExtra
from claimstead.notation import game_named
from claimstead.players.engine import entrant
from claimstead.registry.games import our_kinds
from claimstead.research.arena import matches_between, play_match
from claimstead.research.matches import sides_in
from claimstead.research.workers import workers

VERSION = 1
SEED = 1855
NODES = 50
GAMES = 120
"""In every task, in rounds in which everybody sits everywhere; with fewer, it is a trial."""


class Task(NamedTuple):
    """A set-up, and whom the player meets there."""

    setup: str
    yardstick: str


TASKS = tuple(Task(*each) for kind in our_kinds() for each in kind.part("tasks"))
YARDSTICKS = {"random": 1, "heuristic": 1, "greedy": 1}
"""With their versions: a test holds their play."""
MINIATURES = tuple(each for kind in our_kinds() for each in kind.part("miniatures", ()))
"""Set-ups of eight cards, on which exploitability is exact."""


def points(share: float, sides: int) -> float:
    """A share of the victory against `sides - 1` others, as if there were one: equals have a half.

    >>> points(0.25, 4), points(1.0, 2), points(0.0, 3)
    (0.5, 1.0, 0.0)
    """
    return share / (share + (1 - share) / (sides - 1))


def entry(
    name: str,
    *,
    games: int = GAMES,
    processes: int | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """An entry of the board: every task, the score with its interval, the exploitability."""
    for task in TASKS:
        entrant(game_named(task.setup), name)
    try:
        from claimstead.research.exploitability import exploited
    except ImportError as fault:
        raise MissingExtra("research") from fault
    tasks: list[dict[str, Any]] = []
    with workers(processes, None) as hands:
        for task in TASKS:
            tell(f"{task.setup}, {task.yardstick}")
            (match,) = matches_between([name, task.yardstick], task.setup, seed=SEED, nodes=NODES)
            sides = sides_in(task.setup)
            result = play_match(match, max(games // sides, 2), hands)
            low, high = result.interval(0)
            tasks.append(
                {
                    "setup": task.setup,
                    "yardstick": f"{task.yardstick} {YARDSTICKS[task.yardstick]}",
                    "games": result.games,
                    "share": result.share(0),
                    "points": points(result.share(0), sides),
                    "low": points(low, sides),
                    "high": points(high, sides),
                }
            )
    score = sum(each["points"] for each in tasks) / len(tasks)
    spread = math.hypot(*((each["high"] - each["low"]) / 2 for each in tasks)) / len(tasks)
    small = []
    for setup in MINIATURES:
        cards = setup.partition(" cards ")[2]
        tell(cards)
        mind = entrant(game_named(setup), name)
        small.append({"cards": cards, "exploitability": exploited(setup, mind, NODES)})
    return {
        "leaderboard": VERSION,
        "claimstead": version("claimstead"),
        "player": name,
        "seed": SEED,
        "nodes": NODES,
        "is_trial": games < GAMES,
        "score": score,
        "low": max(score - spread, 0.0),
        "high": min(score + spread, 1.0),
        "tasks": tasks,
        "miniatures": small,
    }


def told(found: dict[str, Any]) -> str:
    """An entry as a table of Markdown."""
    lines = [
        "| set-up | yardstick | games | points | 95 % |",
        "|---|---|---|---|---|",
        *(
            f"| {each['setup']} | {each['yardstick']} | {each['games']} |"
            f" {100 * each['points']:.1f} | {100 * each['low']:.1f} to {100 * each['high']:.1f} |"
            for each in found["tasks"]
        ),
        "",
        *(
            f"exploitability with {each['cards']}: {each['exploitability']:.4f}"
            for each in found["miniatures"]
        ),
        f"score of {found['player']}: {100 * found['score']:.1f}"
        f" ({100 * found['low']:.1f} to {100 * found['high']:.1f})",
    ]
    return "\n".join(lines)
