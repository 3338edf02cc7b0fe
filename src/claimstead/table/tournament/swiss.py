"""Swiss pairing: a maximum-weight matching, with FIDE's rules as weights in their order.

Equal points meet as far as possible, nobody meets twice, and nobody has a second bye. The
matching is that of `networkx.max_weight_matching` (Edmonds' blossom algorithm), exact on whole
numbers, so a rule that comes first is never given up for one that comes later:

1. as few pairs as possible that have met (none, as long as no more than half as many rounds as
   players are played);
2. nobody has a second bye, and it goes to the fewest points;
3. from the top score group down, as little difference of points as possible;
4. whoever sat on one seat more often meets somebody who sat on the other;
5. again from the top score group down: whoever plays down meets the highest of the group; the
   upper half meets the lower one in order, of eight 1-5, 2-6, 3-7, 4-8; the lowest play down, or
   have the bye.
"""

from collections.abc import Sequence
from typing import NamedTuple

BYE = -1


class Contender(NamedTuple):
    """What counts of a player for the next round."""

    number: int
    points: float
    met: frozenset[int]
    had_bye: bool = False
    first: int = 0
    """How much more often they had the first seat than the second."""
    last_first: bool = False
    """Whether they had it last."""


def swiss_pairs(contenders: Sequence[Contender]) -> list[tuple[int, ...]]:
    """The pairs of the next round in the order of their seats, the highest points first.

    The contenders come in the order of the standings. A single number has a bye.
    """
    import networkx as nx

    places = {each.number: place for place, each in enumerate(contenders)}
    graph = nx.Graph()
    graph.add_nodes_from(places)
    weights = _Weights(contenders)
    for place, one in enumerate(contenders):
        for other in contenders[place + 1 :]:
            graph.add_edge(one.number, other.number, weight=-weights.cost(one, other))
        if len(contenders) % 2:
            graph.add_edge(one.number, BYE, weight=-weights.bye(one))
    found = nx.max_weight_matching(graph, maxcardinality=True)
    by_number = {each.number: each for each in contenders}
    pairs: list[tuple[int, ...]] = []
    for pair in found:
        players = sorted((each for each in pair if each != BYE), key=places.__getitem__)
        pairs.append(seated([by_number[each] for each in players]))
    return sorted(pairs, key=lambda pair: (len(pair) == 1, min(places[each] for each in pair)))


class _Weights:
    """The rules as one number each pair: every rule a digit of a large base."""

    def __init__(self, contenders: Sequence[Contender]) -> None:
        self.groups = sorted({each.points for each in contenders}, reverse=True)
        self.level = {points: at for at, points in enumerate(self.groups)}
        members = {
            points: [each.number for each in contenders if each.points == points]
            for points in self.groups
        }
        self.size = {points: len(found) for points, found in members.items()}
        self.half = {points: size // 2 for points, size in self.size.items()}
        self.place = {number: at for found in members.values() for at, number in enumerate(found)}
        most = max(len(contenders), len(self.groups), 2)
        # No sum over all pairs of a round reaches the base.
        self.base = (most + 1) ** 3

    def cost(self, one: Contender, other: Contender) -> int:
        high, low = self.level[one.points], self.level[other.points]
        digits = [int(other.number in one.met), 0, 0]
        digits += [low - high if at == high else 0 for at in range(len(self.groups))]
        digits.append(_seat_clash(one, other))
        above, below = self.place[one.number], self.place[other.number]
        ups, folds, downs = self._places()
        if high == low:
            folds[high] = (below - above - self.half[one.points]) ** 2
        else:
            ups[low], downs[high] = below, self.size[one.points] - 1 - above
        return self._number([*digits, *_by_group(ups, folds, downs)])

    def bye(self, one: Contender) -> int:
        level = self.level[one.points]
        digits = [0, int(one.had_bye), len(self.groups) - 1 - level]
        digits += [0] * (len(self.groups) + 1)
        ups, folds, downs = self._places()
        downs[level] = self.size[one.points] - 1 - self.place[one.number]
        return self._number([*digits, *_by_group(ups, folds, downs)])

    def _places(self) -> tuple[list[int], list[int], list[int]]:
        groups = len(self.groups)
        return [0] * groups, [0] * groups, [0] * groups

    def _number(self, digits: list[int]) -> int:
        found = 0
        for digit in digits:
            found = found * self.base + digit
        return found


def _by_group(*rules: list[int]) -> list[int]:
    """All rules of the highest group, then all of the next."""
    return [digit for group in zip(*rules, strict=True) for digit in group]


def _seat_clash(one: Contender, other: Contender) -> int:
    """How much more often both sat on the same seat."""
    if one.first * other.first <= 0:
        return 0
    return min(abs(one.first), abs(other.first))


def seated(pair: list[Contender]) -> tuple[int, ...]:
    """Whoever had the first seat less often gets it; of equals who did not have it last, then the
    higher placed, by turns from table to table."""
    if len(pair) == 1:
        return (pair[0].number,)
    one, other = pair
    if one.first != other.first:
        ahead = one.first < other.first
    elif one.last_first != other.last_first:
        ahead = not one.last_first
    else:
        ahead = one.number % 2 == 0
    return (one.number, other.number) if ahead else (other.number, one.number)
