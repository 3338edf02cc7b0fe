"""The dice: every roll, its probability, and the chance of a bust, exact."""

import random
from fractions import Fraction

import pytest

import claimstead as cs
from tests.claim_it import plain
from tests.claim_it.table import EMPTY, filled, table


class Dice(random.Random):
    """Dice that fall as they are told, and say how many sides they were asked for."""

    def __init__(self, *falls: int) -> None:
        super().__init__(0)
        self.falls = list(falls)
        self.asked: list[tuple[int, int]] = []

    def randint(self, a: int, b: int) -> int:
        self.asked.append((a, b))
        return self.falls.pop(0)


@pytest.mark.parametrize(("size", "count"), [(2, 4), (3, 10), (4, 20), (5, 35), (6, 56)])
def test_the_rolls_of_three_dice_are_listed_once_each(size: int, count: int) -> None:
    game = cs.ClaimIt(players=2, size=size, secured_to_end=1)
    chances = game.chances(game.start())
    assert len(chances) == count  # size * (size + 1) * (size + 2) / 6
    assert len({str(roll) for roll, _ in chances}) == count
    assert sum(chance for _, chance in chances) == 1


def test_the_rolls_of_three_sided_dice() -> None:
    game = cs.ClaimIt(players=2, size=3, secured_to_end=1)
    assert [(str(roll), chance) for roll, chance in game.chances(game.start())] == [
        ("111", Fraction(1, 27)),
        ("112", Fraction(3, 27)),
        ("113", Fraction(3, 27)),
        ("122", Fraction(3, 27)),
        ("123", Fraction(6, 27)),
        ("133", Fraction(3, 27)),
        ("222", Fraction(1, 27)),
        ("223", Fraction(3, 27)),
        ("233", Fraction(3, 27)),
        ("333", Fraction(1, 27)),
    ]


@pytest.mark.parametrize("size", [2, 3, 6])
def test_the_probabilities_agree_with_counting_all_falls_of_the_dice(size: int) -> None:
    game = cs.ClaimIt(players=2, size=size, secured_to_end=1)
    falls = ["".join(sorted(dice)) for dice in plain.all_rolls(size)]
    counted = {dice: Fraction(falls.count(dice), size**3) for dice in falls}
    assert {str(roll): chance for roll, chance in game.chances(game.start())} == counted


def test_where_no_dice_are_due_there_are_no_chances() -> None:
    rolled = table().play("235")
    assert rolled.game.chances(rolled.state) == ()
    placed = rolled.play("2@3/5")
    assert placed.game.chances(placed.state) == ()
    assert len(placed.game.chances(placed.play("roll").state)) == 56


def test_a_sample_is_three_dice_rolled_and_sorted() -> None:
    game = cs.ClaimIt()
    dice = Dice(5, 2, 3)
    assert str(game.sample(game.start(), dice)) == "235"
    assert dice.asked == [(1, 6)] * 3
    small = cs.ClaimIt(players=2, size=3, secured_to_end=1)
    dice = Dice(3, 1, 3)
    assert str(small.sample(small.start(), dice)) == "133"
    assert dice.asked == [(1, 3)] * 3


def test_every_sample_is_a_roll_that_can_be_made() -> None:
    game = cs.ClaimIt()
    rng = random.Random(7)
    drawn = {game.sample(game.start(), rng) for _ in range(2000)}
    assert drawn == {roll for roll, _ in game.chances(game.start())}


def test_no_roll_is_a_bust_on_an_empty_board() -> None:
    start = table()
    chance = start.game.bust_chance(start.state)
    assert chance == 0
    assert isinstance(chance, Fraction)


def test_every_roll_is_a_bust_where_nothing_can_be_placed() -> None:
    full = table("A B\nB A", size=2, end=2, rest="a; roll; 1")
    assert full.game.bust_chance(full.state) == 1


def test_one_claimed_squatter_busts_two_rolls_in_27() -> None:
    # 111 finds 1/1 claimed; 11x finds 1/1 claimed and squatter 1 not available for 1/x and x/1.
    # That is 1 + 5 * 3 of 216.
    now = table(filled().removesuffix(". . . . . .") + ".1* . . . . .", "a; choose; -")
    assert now.game.bust_chance(now.state) == Fraction(16, 216)
    assert now.game.bust_chance(now.play("roll").state) == Fraction(2, 27)


def test_one_open_squatter_busts_no_roll() -> None:
    # 11x can always claim the squatter, any other roll has a squatter left for some space.
    now = table(filled().removesuffix(". . . . . .") + ".1 . . . . .", "a; choose; -")
    assert now.game.bust_chance(now.state) == 0


def test_one_open_space_on_a_board_of_secured_ones() -> None:
    # Only 1/1 is left, one's own: two of three dice must show 1. With 2 sides that is
    # 111 and 112: 1 + 3 of 8.
    now = table("A B\na B", size=2, end=2, rest="a; roll; 2")
    assert now.game.bust_chance(now.state) == Fraction(4, 8)


def test_the_chance_is_that_of_the_player_on_turn() -> None:
    picture = "A B\na B"
    b = table(picture, "b; roll; 1", size=2, end=2)
    # For b the last space takes a squatter: 111 gives squatter 1, 112 squatter 2.
    assert b.game.bust_chance(b.state) == Fraction(1, 2)
    open_squatters = "A .1*\na .2*"
    a = table(open_squatters, "a; roll; 1", size=2, end=2)
    assert a.game.bust_chance(a.state) == Fraction(1, 2)


def test_a_roll_does_not_change_the_chance_of_the_next_one() -> None:
    assert table(EMPTY, "a; 235; -").game.bust_chance(table(EMPTY, "a; 235; -").state) == 0
