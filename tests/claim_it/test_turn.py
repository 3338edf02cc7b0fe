"""The course of a turn: who begins, the first roll, the dice, roll again or stop."""

import pytest

import claimstead as cs
from claimstead.claim_it import events as happened
from tests.claim_it.table import EMPTY, at, rows, table


@pytest.mark.parametrize("variant", ["base", "quick"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_i_1_all_start_with_an_empty_board_of_six_by_six_and_seat_a_begins(
    players: int, variant: str
) -> None:
    game = cs.ClaimIt(players=players, variant=variant)
    start = f"claim-it {players} {variant}; {rows(EMPTY)}; a; roll; -"
    assert game.write(game.start()) == start
    assert game.read(start) == game.start()
    assert game.actor(game.start()) is cs.CHANCE
    assert game.legal(game.start()) == ()
    assert game.seats == ("a", "b", "c", "d", "e")[:players]


def test_i_1_a_game_is_for_two_in_the_base_variant_where_nothing_is_said() -> None:
    game = cs.ClaimIt()
    assert (game.players, game.variant, game.size) == (2, "base", 6)
    assert not game.is_quick
    assert cs.ClaimIt(variant="quick").is_quick


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_i_1_the_turn_passes_clockwise_by_stopping(players: int) -> None:
    now = table(players=players)
    turns = []
    for column in range(1, players + 2):
        turns.append(now.state.turn)
        now = now.play(f"{column}{column}{column}", f"{column}@{column}/{column}", "stop")
        assert now.events[-1] == happened.TurnBegan(now.state.turn)
    assert turns == [*"abcde"[:players], "a"]


SECURED_CORNER = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    A . . . . .
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_i_1_the_turn_passes_clockwise_by_bust(players: int) -> None:
    now = table(SECURED_CORNER, players=players)
    turns = []
    for _ in range(players + 1):
        turns.append(now.state.turn)
        now = now.play("111")
        assert now.events[-1] == happened.TurnBegan(now.state.turn)
    assert turns == [*"abcde"[:players], "a"]


def test_i_2_a_turn_begins_with_a_roll_and_cannot_be_stopped_before_it() -> None:
    start = table()
    for move in ("stop", "roll", "1@2/3", "*@2/3"):
        refusal = start.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-2", "first-roll-due")
        assert str(refusal) == "I-2: a turn begins with a roll of the dice"


def test_i_2_a_roll_is_three_dice_and_makes_a_placement_due() -> None:
    rolled = table().play("235")
    assert rolled.rows == rows(EMPTY)
    assert rolled.rest == "a; 235; -"
    assert rolled.events == (happened.Rolled("a", (2, 3, 5)),)
    assert rolled.game.actor(rolled.state) == "a"


def test_i_2_chance_can_bring_56_rolls_and_56_only() -> None:
    game = cs.ClaimIt()
    chances = game.chances(game.start())
    assert len(chances) == 56  # 20 of three numbers, 30 with a double, 6 triples
    assert [str(roll) for roll, _ in chances[:8]] == "111 112 113 114 115 116 122 123".split()
    assert str(chances[-1][0]) == "666"
    assert len({roll for roll, _ in chances}) == 56


def test_i_3_three_different_dice_can_be_assigned_in_six_ways() -> None:
    expected = ["1@2/6", "1@6/2", "2@1/6", "2@6/1", "6@1/2", "6@2/1"]
    assert table().play("126").legal() == expected


def test_i_3_a_double_can_be_assigned_in_three_ways() -> None:
    assert table().play("144").legal() == ["1@4/4", "4@1/4", "4@4/1"]
    assert table().play("114").legal() == ["1@1/4", "1@4/1", "4@1/1"]


def test_i_3_a_triple_can_be_assigned_in_one_way() -> None:
    assert table().play("333").legal() == ["3@3/3"]


def test_i_3_placements_are_listed_by_column_then_by_row() -> None:
    rolled = table().play("235")
    listed = [str(move) for move in rolled.game.legal(rolled.state)]
    assert listed == ["5@2/3", "3@2/5", "5@3/2", "2@3/5", "3@5/2", "2@5/3"]


@pytest.mark.parametrize(
    ("dice", "move"),
    [
        ("235", "2@1/1"),
        ("235", "2@2/3"),
        ("235", "3@3/5"),
        ("235", "5@5/2"),
        ("235", "1@3/5"),
        ("235", "2@3/4"),
        ("235", "*@3/3"),
        ("235", "*@1/2"),
        ("225", "2@5/5"),
        ("225", "5@5/2"),
        ("222", "2@2/1"),
    ],
)
def test_i_3_a_placement_uses_each_die_exactly_once(dice: str, move: str) -> None:
    refusal = table().play(dice).refusal(move)
    assert (refusal.rule, refusal.code) == ("I-3", "dice-do-not-give")
    assert str(refusal) == f"I-3: the dice {' '.join(dice)} do not give {move}"


def test_i_5_exactly_one_stone_is_placed_per_roll() -> None:
    placed = table().play("235", "2@3/5")
    assert placed.rest == "a; choose; -"
    assert placed.legal() == ["roll", "stop"]
    for move in ("3@2/5", "5@2/3", "*@3/5", "235"):
        refusal = placed.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-7", "choose-first")
        assert str(refusal) == "I-7: choose first whether to roll again or stop"


def test_i_5_where_a_placement_is_legal_the_player_must_make_one() -> None:
    rolled = table().play("235")
    for move in ("stop", "roll", "235", "346"):
        refusal = rolled.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-5", "stone-due")
        assert str(refusal) == "I-5: a stone has to be placed for this roll"


def test_i_5_a_single_legal_placement_is_still_a_choice() -> None:
    rolled = table(SECURED_CORNER).play("112")
    # 1/1 is secured; squatter 1 may go to 1/2 or to 2/1.
    assert rolled.legal() == ["1@1/2", "1@2/1"]
    assert table().play("444").legal() == ["4@4/4"]
    assert table().play("444").game.actor(table().play("444").state) == "a"


def test_i_7_after_a_placement_the_player_chooses_to_roll_again_or_to_stop() -> None:
    placed = table().play("235", "2@3/5")
    listed = [str(move) for move in placed.game.legal(placed.state)]
    assert listed == ["roll", "stop"]
    assert placed.game.actor(placed.state) == "a"
    assert placed.game.chances(placed.state) == ()


def test_i_7_rolling_again_keeps_the_stones_and_makes_the_dice_due() -> None:
    placed = table(players=3).play("235", "2@3/5")
    again = placed.play("roll")
    assert again.rows == placed.rows
    assert again.rest == "a; roll; -"
    assert again.events == (happened.RollingOn("a"),)
    assert again.game.actor(again.state) is cs.CHANCE
    assert again.legal() == []


def test_i_7_who_chose_to_roll_again_cannot_stop_before_the_dice_fell() -> None:
    again = table().play("235", "2@3/5", "roll")
    for move in ("stop", "roll", "3@2/5", "*@3/5"):
        refusal = again.refusal(move)
        assert (refusal.rule, refusal.code) == ("I-7", "dice-due")
        assert str(refusal) == "I-7: the dice have to be rolled now"


def test_i_7_the_second_roll_finds_the_stones_of_the_first() -> None:
    placed = table().play("235", "2@3/5", "roll", "235", "5@2/3")
    assert placed.rows == rows("""
        . . . . . .
        . . .2 . . .
        . . . . . .
        . .5 . . . .
        . . . . . .
        . . . . . .
    """)
    assert placed.events == (happened.SquatterPlaced("a", 5, at("2/3"), None),)
    assert placed.rest == "a; choose; -"
