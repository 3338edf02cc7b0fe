"""Who stands where, and what decides between equal points.

A win is a point, a shared victory its share; a bye counts as a win. Of a duplicate tournament
match points are counted: 2 for everybody one beats on the same seat of the same round, 1 for a
tie. Only games that are over count; of a duplicate round all of them must be.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from claimstead.table.match_entries import Score
from claimstead.table.match_points import compared


class Outcome(NamedTuple):
    """A game that is over, or a bye."""

    round: int
    players: tuple[int, ...]
    shares: tuple[float, ...]
    margins: tuple[int | None, ...] = ()

    def share_of(self, player: int) -> float:
        return self.shares[self.players.index(player)]

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1


class Line(NamedTuple):
    """A player in the standings."""

    player: int
    place: int
    """From 1 on; equals share one."""
    points: float
    breaks: tuple[float, ...]
    """What the tie-breaks say, in their order."""
    games: int


class Count(NamedTuple):
    """All that tie-breaks are made from."""

    outcomes: Sequence[Outcome]
    points: dict[int, float]

    def of(self, player: int) -> list[Outcome]:
        return [each for each in self.outcomes if player in each.players]


def standings(
    players: int, outcomes: Sequence[Outcome], breaks: Sequence[str], *, is_duplicate: bool = False
) -> list[Line]:
    """All players, the best first; those equal in everything by their number."""
    counted = match_points(players, outcomes) if is_duplicate else plain_points(players, outcomes)
    count = Count(outcomes, counted)
    keys: dict[int, tuple[float, ...]] = {each: (counted[each],) for each in range(players)}
    for name in breaks:
        found: dict[int, float] = {}
        for key in set(keys.values()):
            tied = [each for each in keys if keys[each] == key]
            found |= BREAKS[name](count, tied)
        keys = {each: (*keys[each], round(found[each], 6)) for each in keys}
    order = sorted(keys, key=lambda each: ([-value for value in keys[each]], each))
    ranked = sorted(keys.values(), reverse=True)
    return [
        Line(
            player=each,
            place=ranked.index(keys[each]) + 1,
            points=keys[each][0],
            breaks=keys[each][1:],
            games=sum(not one.is_bye for one in count.of(each)),
        )
        for each in order
    ]


def plain_points(players: int, outcomes: Sequence[Outcome]) -> dict[int, float]:
    points = dict.fromkeys(range(players), 0.0)
    for each in outcomes:
        for player, share in zip(each.players, each.shares, strict=True):
            points[player] += share
    return {player: round(total, 6) for player, total in points.items()}


def match_points(players: int, outcomes: Sequence[Outcome]) -> dict[int, float]:
    """Compared with everybody who had the same seat, and so the same luck, in the same round."""
    points = dict.fromkeys(range(players), 0.0)
    for one in outcomes:
        same = [each for each in outcomes if each.round == one.round and each is not one]
        for seat, player in enumerate(one.players):
            own = Score(one.shares[seat], one.margins[seat])
            points[player] += sum(
                compared(own, Score(each.shares[seat], each.margins[seat])) for each in same
            )
    return points


def buchholz(count: Count, tied: list[int]) -> dict[int, float]:
    """The sum of the points of all whom one met; for a bye one's own."""
    found = {}
    for player in tied:
        met = [each for one in count.of(player) for each in one.players if each != player]
        byes = sum(one.is_bye for one in count.of(player))
        own = byes * count.points[player]
        found[player] = own + sum(count.points[each] for each in met)
    return found


def sonneborn_berger(count: Count, tied: list[int]) -> dict[int, float]:
    """The points of those one beat, and the share of the points of those one drew with."""
    found = {}
    for player in tied:
        total = 0.0
        for one in count.of(player):
            others = [each for each in one.players if each != player] or [player]
            total += one.share_of(player) * sum(count.points[each] for each in others)
        found[player] = total
    return found


def direct_encounter(count: Count, tied: list[int]) -> dict[int, float]:
    """The points from the games of the equals against each other, if all of them have met."""
    among = [one for one in count.outcomes if set(one.players) <= set(tied) and not one.is_bye]
    met = {frozenset((a, b)) for one in among for a in one.players for b in one.players if a != b}
    if len(met) < len(tied) * (len(tied) - 1) // 2:
        return dict.fromkeys(tied, 0.0)
    return {
        player: sum(one.share_of(player) for one in among if player in one.players)
        for player in tied
    }


def wins(count: Count, tied: list[int]) -> dict[int, float]:
    """The number of games won alone."""
    return {
        player: float(sum(one.share_of(player) == 1 and not one.is_bye for one in count.of(player)))
        for player in tied
    }


def victories(count: Count, tied: list[int]) -> dict[int, float]:
    """All shares of victories."""
    return {player: sum(one.share_of(player) for one in count.of(player)) for player in tied}


def margin(count: Count, tied: list[int]) -> dict[int, float]:
    """By how much one was ahead of the best other side in all games together."""
    return {
        player: float(sum(one.margins[one.players.index(player)] or 0 for one in count.of(player)))
        for player in tied
    }


BREAKS: dict[str, Callable[[Count, list[int]], dict[int, float]]] = {
    "buchholz": buchholz,
    "sonneborn-berger": sonneborn_berger,
    "direct": direct_encounter,
    "wins": wins,
    "victories": victories,
    "margin": margin,
}
