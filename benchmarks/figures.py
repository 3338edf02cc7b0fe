"""Matches, and the shares that they must show."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from claimstead.notation import game_named
from claimstead.registry import kind_of
from claimstead.research.arena import Result
from claimstead.research.matches import Round, sides_in

HEADS = ("set-up", "player", "against", "effort", "games", "share", "95 %", "must show")
STEP = 0.60
"""What every level must win against the one below."""


class Figure(NamedTuple):
    """A match, and the share it must show."""

    setup: str
    better: str
    other: str
    bar: float
    games: int
    nodes: int | None = None

    @property
    def words(self) -> str:
        return f"{self.setup} {self.better} {self.other}"

    @property
    def effort(self) -> str:
        return "" if self.nodes is None else f"{self.nodes:,} nodes"

    def rounds(self, part: float) -> int:
        """How many rounds are played for this part of the games."""
        return max(round(self.games * part / sides_in(self.setup)), 2)


def ladder(setup: str, games: int, nodes: int | None = None) -> tuple[Figure, ...]:
    """Every level against the one below."""
    levels = reversed(kind_of(game_named(setup)).levels)
    return tuple(
        Figure(setup, better, other, STEP, games, nodes) for better, other in pairwise(levels)
    )


Play = Callable[[Figure, int, Callable[[Round], None]], Result]
"""Plays so many rounds of a match, and tells of each."""


def played(
    figures: Iterable[Figure], console: Console, play: Play, part: float
) -> Iterator[Result]:
    """Play part of the matches' games, show each match as it ends, and all of them at last."""
    table = Table(*HEADS)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        for figure in figures:
            bar = progress.add_task(f"{figure.better} against {figure.other}")
            progress.update(bar, total=figure.rounds(part))

            def advance(_: Round, bar: object = bar) -> None:
                progress.advance(bar)  # type: ignore[arg-type]

            result = play(figure, figure.rounds(part), advance)
            progress.remove_task(bar)
            table.add_row(*told(figure, result))
            console.print("  ".join(told(figure, result)))
            yield result
    console.print(table)


def told(figure: Figure, result: Result) -> tuple[str, ...]:
    low, high = result.interval(0)
    return (
        figure.setup,
        *result.labels,
        figure.effort,
        f"{result.games:,}",
        f"{100 * result.share(0):.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{100 * figure.bar:.1f} %",
    )
