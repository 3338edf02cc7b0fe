"""The chapter of Claim It!."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from claimstead.claim_it.rules import SECURED_TO_END, VARIANTS
from claimstead.registry.kind import USUAL_LEVELS
from claimstead.research.figures.chapter import Chapter
from claimstead.research.figures.claim_it.counting import (
    LONGEST,
    MOST_PLACEMENTS,
    Count,
    Figures,
    Order,
    figures,
    played,
)
from claimstead.research.figures.estimates import Estimate, proportion
from claimstead.research.figures.pictures import Shown, dots
from claimstead.research.figures.tables import number, picture, share, table

EXPERT_NODES = 2_000
"""Effort a move of the searching levels: seconds a game would be minutes in all."""
CHUNK = 5


class ClaimItChapter(Chapter):
    """Games of each level with itself, in every set-up."""

    play = played
    levels: ClassVar[tuple[str, ...]] = ("random", *USUAL_LEVELS)
    players: ClassVar[Iterable[int]] = SECURED_TO_END
    rows: tuple[Figures, ...]

    def orders(self) -> list[Order]:
        games, seed = self.scale.games, self.scale.seed
        return [
            Order(*cell, seed, first, min(first + CHUNK, games), EXPERT_NODES)
            for cell in self._cells()
            for first in range(0, games, CHUNK)
        ]

    def _cells(self) -> list[tuple[str, str]]:
        setups = [
            f"claim-it {players} {variant}" for variant in VARIANTS for players in self.players
        ]
        return [(setup, level) for setup in setups for level in self.levels]

    def conclude(self, found: Sequence[list[Count]]) -> None:
        counts: dict[tuple[str, str], list[Count]] = {cell: [] for cell in self._cells()}
        for order, some in zip(self.orders(), found, strict=True):
            counts[order.setup, order.level] += some
        self.rows = tuple(figures(*cell, some) for cell, some in counts.items())

    def told(self) -> list[str]:
        heads = ("set-up", "level", "turns", "decisions", "seat a", "shared", "the caller wins")
        known = list(places(self.rows))
        busts = [
            (level, *(share(busts_at(self._of(level), at)) for at in known))
            for level in self.levels
        ]
        return [
            "## Claim It!",
            f"{self.scale.games} games of each level with itself, in every set-up. Searching levels"
            f" think for {EXPERT_NODES:,} nodes a move. *Shared*: how often a victory is shared; a"
            f" part of one counts in part. Games of more than {LONGEST:,} moves are cut off,"
            " without a winner.",
            table((*heads, "cut off"), map(row_of, self.rows)),
            *map(picture, ("length", "seat", "caller")),
            "How often a roll is a bust, by how many stones the player has placed before in the"
            " turn:",
            table(("level", *map(stones_before, known)), busts),
            picture("bust"),
        ]

    def _of(self, level: str) -> list[Figures]:
        return [row for row in self.rows if row.level == level]

    def pictures(self) -> dict[str, str]:
        rows = self.rows
        all_levels = f"{self.scale.games} games of each level in all seats; with 95 % intervals"
        return {
            "length": dots(
                "Claim It!: turns in a game",
                all_levels,
                [Shown(_cell(each), each.turns) for each in rows],
                percent=False,
            ),
            "seat": dots(
                "Claim It!: what the first seat wins, times the number of players",
                f"{all_levels}; dashed: a fair share",
                [Shown(_cell(each), each.seats[0].times(len(each.seats))) for each in rows],
                mark=1.0,
            ),
            "caller": dots(
                "Claim It!: what who calls the last round wins",
                all_levels,
                [Shown(_cell(each), each.caller) for each in rows],
            ),
            "bust": dots(
                "Claim It!: how often a roll busts, by stones placed before",
                "all levels, player counts and both variants together",
                [Shown(stones_before(place), busts_at(rows, place)) for place in places(rows)],
            ),
        }


def row_of(each: Figures) -> tuple[str, ...]:
    """What the table says of a level in a set-up."""
    return (
        each.setup,
        each.level,
        number(each.turns),
        number(each.decisions),
        share(each.seats[0]),
        share(each.shared),
        share(each.caller),
        str(each.cut_off or ""),
    )


def _cell(each: Figures) -> str:
    return f"{each.setup.removeprefix('claim-it ')}, {each.level}"


def stones_before(place: int) -> str:
    more = " or more" if place == MOST_PLACEMENTS else ""
    return f"{place}{more}"


def places(rows: Sequence[Figures]) -> Iterator[int]:
    for place in range(MOST_PLACEMENTS + 1):
        if busts_at(rows, place).counted:
            yield place


def busts_at(rows: Iterable[Figures], place: int) -> Estimate:
    """Over some cells together."""
    found = [each.busts[place] for each in rows]
    among = sum(each.counted for each in found)
    return proportion(round(sum(each.value * each.counted for each in found)), among)
