"""Who meets whom, and what decides between equals."""

import random
from collections.abc import Iterator

import pytest

from claimstead.table.tournament.groups import moving_tables, tables_by_standing
from claimstead.table.tournament.knock_out import bracket
from claimstead.table.tournament.round_robin import berger_rounds
from claimstead.table.tournament.standings import Outcome, standings
from claimstead.table.tournament.swiss import Contender, swiss_pairs

FIDE_TABLE_OF_8 = """
1-8 2-7 3-6 4-5
8-5 6-4 7-3 1-2
2-8 3-1 4-7 5-6
8-6 7-5 1-4 2-3
3-8 4-2 5-1 6-7
8-7 1-6 2-5 3-4
4-8 5-3 6-2 7-1
"""
"""As published: FIDE handbook, C.05, annex 1, for 7 and 8 players."""


def test_a_round_robin_follows_the_published_table_of_fide() -> None:
    told = [
        " ".join(f"{one + 1}-{other + 1}" for one, other in pairs) for pairs in berger_rounds(8)
    ]
    assert told == FIDE_TABLE_OF_8.split("\n")[1:-1]


@pytest.mark.parametrize("players", [3, 6, 17])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    met = [frozenset(pair) for pairs in berger_rounds(players) for pair in pairs]
    even = players + players % 2
    assert len(met) == len(set(met)) == even * (even - 1) // 2


def contenders(points: list[float], met: list[tuple[int, int]] = ()) -> list[Contender]:  # type: ignore[assignment]
    """In the order of the standings."""
    found = [
        Contender(
            number,
            point,
            frozenset(
                one if other == number else other for one, other in met if number in (one, other)
            ),
        )
        for number, point in enumerate(points)
    ]
    return sorted(found, key=lambda each: (-each.points, each.number))


def pairs_of(found: list[tuple[int, ...]]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in found}


def test_in_the_first_round_the_upper_half_meets_the_lower_in_order() -> None:
    # FIDE C.04.3: of eight 1-5, 2-6, 3-7, 4-8.
    found = pairs_of(swiss_pairs(contenders([0] * 8)))
    assert found == {frozenset((0, 4)), frozenset((1, 5)), frozenset((2, 6)), frozenset((3, 7))}


def test_where_the_last_pair_has_met_the_lower_half_is_changed_at_its_end() -> None:
    # FIDE C.04.3, D.1: the transposition after 5 6 7 8 is 5 6 8 7.
    found = pairs_of(swiss_pairs(contenders([0] * 8, met=[(3, 7)])))
    assert found == {frozenset((0, 4)), frozenset((1, 5)), frozenset((2, 7)), frozenset((3, 6))}


def test_a_second_round_paired_by_hand() -> None:
    # After 1-4, 2-5 and 3-6 with wins of 1, 2 and 6: 1 meets 2, and 6 plays down. It has met 3,
    # so it meets 4; 3 and 5 are left.
    order = contenders([1, 1, 0, 0, 0, 1], met=[(0, 3), (1, 4), (2, 5)])
    found = pairs_of(swiss_pairs(order))
    assert found == {frozenset((0, 1)), frozenset((5, 3)), frozenset((2, 4))}


def test_the_bye_goes_to_the_fewest_points_and_to_nobody_twice() -> None:
    order = contenders([2, 1, 1, 0, 0])
    order = [each._replace(had_bye=each.number == 4) for each in order]
    assert swiss_pairs(order)[-1] == (3,)


def matchings(numbers: list[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair an even number."""
    if not numbers:
        yield []
        return
    first, *others = numbers
    for other in others:
        left = [each for each in others if each != other]
        yield from ([(first, other), *further] for further in matchings(left))


def plain_cost(order: list[Contender], pairs: list[tuple[int, int]]) -> tuple[object, ...]:
    """The rules in their order, counted one after the other; 99 is the bye."""
    by_number = {each.number: each for each in order}
    groups = sorted({each.points for each in order}, reverse=True)
    met = sum(other in by_number[one].met for one, other in pairs if other != 99)
    bye = [by_number[one] for one, other in pairs if other == 99]
    floats = [0] * len(groups)
    seats = 0
    places = [[0, 0, 0] for _ in groups]
    for one, other in pairs:
        upper = min((by_number[each] for each in (one, other) if each != 99), key=order.index)
        group = [each for each in order if each.points == upper.points]
        from_below = len(group) - 1 - group.index(upper)
        if other == 99:
            places[groups.index(upper.points)][2] += from_below
            continue
        lower = max((by_number[one], by_number[other]), key=order.index)
        floats[groups.index(upper.points)] += groups.index(lower.points) - groups.index(
            upper.points
        )
        if upper.first * lower.first > 0:
            seats += min(abs(upper.first), abs(lower.first))
        if upper.points == lower.points:
            fold = (group.index(lower) - group.index(upper) - len(group) // 2) ** 2
            places[groups.index(upper.points)][1] += fold
        else:
            lower_group = [each for each in order if each.points == lower.points]
            places[groups.index(lower.points)][0] += lower_group.index(lower)
            places[groups.index(upper.points)][2] += from_below
    second = sum(each.had_bye for each in bye)
    return met, second, [each.points for each in bye], floats, seats, places


@pytest.mark.parametrize("players", [6, 7, 8])
def test_no_other_pairing_obeys_the_rules_better(players: int) -> None:
    """A plain look at all pairings of a round, over whole tournaments of random results."""
    chance = random.Random(players)
    for _ in range(6):
        points = [0.0] * players
        met: list[tuple[int, int]] = []
        byes: set[int] = set()
        first = [0] * players
        for _ in range(players // 2):
            order = [
                each._replace(had_bye=each.number in byes, first=first[each.number])
                for each in contenders(points, met)
            ]
            found = swiss_pairs(order)
            plain = [(pair[0], pair[1]) if len(pair) == 2 else (pair[0], 99) for pair in found]
            numbers = [each.number for each in order] + [99] * (players % 2)
            least = min(plain_cost(order, each) for each in matchings(numbers))
            assert plain_cost(order, plain) == least
            assert least[0] == 0, "nobody meets twice within half as many rounds as players"
            for pair in found:
                if len(pair) == 1:
                    byes.add(pair[0])
                    points[pair[0]] += 1
                    continue
                met.append((pair[0], pair[1]))
                first[pair[0]] += 1
                first[pair[1]] -= 1
                share = chance.choice((0.0, 0.5, 1.0))
                points[pair[0]] += share
                points[pair[1]] += 1 - share


def test_in_a_bracket_the_best_two_meet_last_and_the_best_have_the_byes() -> None:
    assert bracket(8) == [0, 7, 4, 3, 2, 5, 6, 1]
    assert [each for each in bracket(5) if each is not None][:2] == [0, 4]
    seeds = bracket(13)
    free = {one for one, other in zip(seeds[::2], seeds[1::2], strict=True) if other is None}
    free |= {other for one, other in zip(seeds[::2], seeds[1::2], strict=True) if one is None}
    assert free == {0, 1, 2}


def test_tables_of_four_keep_apart_who_has_met() -> None:
    from collections import Counter

    met = Counter({frozenset((0, 1)): 1, frozenset((0, 2)): 1})
    seats = {each: Counter[int]() for each in range(8)}
    assert [sorted(each) for each in tables_by_standing(range(8), 4, met, seats)] == [
        [0, 3, 4, 5],
        [1, 2, 6, 7],
    ]


def test_in_a_duplicate_of_three_each_sits_on_every_seat() -> None:
    seats: dict[int, set[int]] = {each: set() for each in range(9)}
    for number in range(3):
        tables = moving_tables(9, 3, number)
        assert sorted(each for table in tables for each in table) == list(range(9))
        for table in tables:
            for seat, player in enumerate(table):
                seats[player].add(seat)
    assert all(found == {0, 1, 2} for found in seats.values())


def test_standings_counted_by_hand() -> None:
    # A beat B and C, B beat C and D, C beat D, D beat A: 2, 2, 1, 1 points.
    games = [
        Outcome(0, (0, 1), (1.0, 0.0)),
        Outcome(0, (2, 3), (1.0, 0.0)),
        Outcome(1, (0, 2), (1.0, 0.0)),
        Outcome(1, (1, 3), (1.0, 0.0)),
        Outcome(2, (3, 0), (1.0, 0.0)),
        Outcome(2, (1, 2), (1.0, 0.0)),
    ]
    lines = standings(4, games, ("direct", "sonneborn-berger", "wins"))
    # A beat B, C beat D. Sonneborn-Berger: A 2+1, B 1+1, C 1, D 2.
    assert [(each.player, each.place, each.points, each.breaks) for each in lines] == [
        (0, 1, 2.0, (1.0, 3.0, 2.0)),
        (1, 2, 2.0, (0.0, 2.0, 2.0)),
        (2, 3, 1.0, (1.0, 1.0, 1.0)),
        (3, 4, 1.0, (0.0, 2.0, 1.0)),
    ]


def test_a_bye_counts_as_a_win_and_for_buchholz_as_an_equal() -> None:
    games = [Outcome(0, (0, 1), (0.5, 0.5)), Outcome(0, (2,), (1.0,), (None,))]
    lines = {each.player: each for each in standings(3, games, ("buchholz",))}
    assert lines[2].place == 1
    assert lines[2].breaks == (1.0,)
    assert lines[0].breaks == (0.5,)
    assert lines[0].place == lines[1].place == 2


def test_match_points_compare_those_who_had_the_same_seat() -> None:
    # Three tables of a round. First seats: won by 3, won by 1, lost: 4, 2 and 0 match points.
    games = [
        Outcome(0, (0, 1), (1.0, 0.0), (3, -3)),
        Outcome(0, (2, 3), (1.0, 0.0), (1, -1)),
        Outcome(0, (4, 5), (0.0, 1.0), (-2, 2)),
    ]
    lines = standings(6, games, ("victories", "margin"), is_duplicate=True)
    assert {each.player: each.points for each in lines} == {0: 4, 2: 2, 4: 0, 5: 4, 3: 2, 1: 0}
    # 0 and 5 have 4 points and a victory each; 0 won by more.
    assert [each.player for each in lines[:2]] == [0, 5]
