"""Exact counts, by hand and against the plain version."""

from fractions import Fraction

import pytest

import claimstead as cs
from tests.claim_it import plain
from tests.claim_it.table import EMPTY, Table, filled, table


def placements(now: Table) -> dict[str, list[str]]:
    """For every roll, sorted, the placements that the rules allow; a bust has none."""
    return {
        str(roll): [
            str(move) for move in now.game.placements(now.state.board, now.state.turn, roll.dice)
        ]
        for roll, _ in now.game.chances(now.state)
    }


@pytest.mark.parametrize("variant", ["base", "quick"])
def test_on_an_empty_board_there_are_996_placements_over_all_216_falls_of_the_dice(
    variant: str,
) -> None:
    # 120 falls show three numbers: six ways each. 90 show a double: three. 6 a triple: one.
    allowed = placements(table(EMPTY, variant=variant))
    over_falls = sum(len(allowed["".join(sorted(dice))]) for dice in plain.all_rolls(6))
    assert over_falls == 120 * 6 + 90 * 3 + 6 == 996


def test_on_an_empty_board_the_56_rolls_give_every_squatter_on_every_space_once() -> None:
    # 20 * 6 + 30 * 3 + 6 = 216 = 36 spaces times 6 squatters.
    listed = [move for moves in placements(table()).values() for move in moves]
    expected = [
        f"{squatter}@{column}/{row}"
        for column in range(1, 7)
        for row in range(1, 7)
        for squatter in range(1, 7)
    ]
    assert sorted(listed) == sorted(expected)


ALONE = """
    . . . . . .
    . . . . . .
    . . .3 . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""
BUSY = """
    B a . . b .
    . a2 . c . .
    . . c3* . B .
    b . .1 . . .
    . b* . .4* . A
    A . . c . b
"""
ALL_SQUATTERS = """
    .1 . . . . a
    . a2 . . . .
    . . .3* . . .
    . . . .4 . .
    . . . . a5* .
    b . . . . .6
"""
QUICK = """
    .* . . b . .
    . a* . A . .
    . . .3 . . .
    b . . c* . .
    . B . . .6 .
    a . . . . C
"""
LATE_SUPPLY = filled(*["A"] * 14, *["B"] * 15, "a", "b", ".3", ".", ".", ".5")
LATE_MARKERS = filled(*["a"] * 18, *["A"] * 4, ".1", "b", "B", "b", ".", ".", "B")

MID_TURN = [
    ("alone", ALONE, "a", 2, "base"),
    ("busy", BUSY, "b", 3, "base"),
    ("all squatters", ALL_SQUATTERS, "b", 2, "base"),
    ("quick", QUICK, "a", 3, "quick"),
    ("quick, five players", QUICK, "a", 5, "quick"),
    ("29 claim markers", LATE_SUPPLY, "a", 2, "base"),
    ("29 claim markers, quick", LATE_SUPPLY, "a", 2, "quick"),
    ("30 claim markers", LATE_SUPPLY.replace(".3", ".3*"), "a", 2, "base"),
    ("23 player markers", LATE_MARKERS, "a", 2, "base"),
    ("24 player markers", LATE_MARKERS.replace(" . ", " .2 ", 1), "a", 2, "base"),
]


@pytest.mark.parametrize(
    ("picture", "seat", "players", "variant"),
    [case[1:] for case in MID_TURN],
    ids=[case[0] for case in MID_TURN],
)
def test_the_placements_of_all_216_rolls_are_those_of_the_plain_version(
    picture: str, seat: str, players: int, variant: str
) -> None:
    now = table(picture, f"{seat}; roll; -", players=players, variant=variant)
    position = plain.parse(now.text)
    allowed = placements(now)
    busts = 0
    for dice in plain.all_rolls(6):
        expected = plain.placements(position, dice)
        found = allowed["".join(sorted(dice))]
        assert sorted(found) == sorted(expected)
        busts += not expected
    assert now.game.bust_chance(now.state) == Fraction(busts, 216) == plain.bust_chance(position)
    assert 0 < busts < 216 or picture == ALONE


def test_one_open_squatter_leaves_181_placements() -> None:
    # Counted over the 56 rolls, of 216 ways. Squatter 3 lies on 3/4: the 36 ways with third die
    # 3 are gone, but on 3/4 the third die does not matter, so that way 343 stays: 216 - 35 = 181.
    listed = [move for moves in placements(table(ALONE)).values() for move in moves]
    assert len(listed) == 181
    assert listed.count("*@3/4") == 6


def test_bust_chances_along_a_turn_are_those_of_the_plain_version() -> None:
    now = table(players=2).play("111", "1@1/1", "roll", "111", "*@1/1", "roll")
    chances = []
    for die in "23456":
        assert now.game.bust_chance(now.state) == plain.bust_chance(plain.parse(now.text))
        chances.append(now.game.bust_chance(now.state))
        now = now.play(die * 3, f"{die}@{die}/{die}", "roll")
    assert chances[0] == Fraction(2, 27)
    assert chances == sorted(chances)


@pytest.mark.parametrize(
    ("picture", "seat", "variant"), [(BUSY, "b", "base"), (QUICK, "a", "quick")]
)
def test_a_bust_is_exactly_a_roll_without_placement(picture: str, seat: str, variant: str) -> None:
    now = table(picture, f"{seat}; roll; -", players=3, variant=variant)
    for roll, moves in placements(now).items():
        rolled = now.play(roll)
        assert (rolled.state.turn == now.state.turn) == bool(moves)
        assert rolled.legal() == sorted(moves)


def test_small_games_have_smaller_counts() -> None:
    # Size 3: 6 falls of three numbers, 18 with a double, 3 triples: 6 * 6 + 18 * 3 + 3 = 93.
    game = cs.ClaimIt(players=2, size=3, secured_to_end=3)
    allowed = placements(Table(game, game.start()))
    assert sum(len(allowed["".join(sorted(dice))]) for dice in plain.all_rolls(3)) == 93
    assert sum(map(len, allowed.values())) == 27
