"""Positions whose choice is not due, or whose middle, pile and followers do not fit."""

import pytest

from claimstead.claim.cards import cards
from tests.claim.table import Table
from tests.claim.test_bad_positions import (
    LOOK,
    OVER,
    PICK,
    PICK_AFTER_A_SEER,
    PLAY,
    RECRUIT,
    SMASH,
    refusal,
    with_line,
)

NOT_DUE = ("choice-not-due", "this choice is not due here")


@pytest.mark.parametrize(
    ("picture", "lines"),
    [
        (PLAY, ["stage: smash"]),
        (RECRUIT, ["stage: seer"]),
        (RECRUIT, ["stage: pick"]),
        (LOOK, ["trick: Se1"]),
        (LOOK, ["trick:"]),
        (SMASH, ["trick: Gi5 Gi3"]),
        (OVER, ["lead: a", "turn: a", "stage: smash"]),
    ],
)
def test_a_choice_is_due_only_when_all_have_played(picture: str, lines: list[str]) -> None:
    sentence = "a choice is due only when all have played to the trick"
    assert refusal(picture, with_line(picture, *lines)) == ("choice-needs-trick", sentence)


@pytest.mark.parametrize(
    "lines",
    [
        ["turn: a"],  # who lost looks at nothing
        ["trick: Tr1 Tr2"],  # no Seer has won
        ["trick: Tr1 Se2"],
        ["lead: b"],
        ["phase: 2", "middle:", "pile:"],
        ["stage: pick"],  # with two players nobody picks
        ["stage: pick", "turn: a"],
        ["stage: pick", "trick: Tr1 Tr2"],
    ],
)
def test_looking_is_due_for_who_won_with_a_seer_in_phase_1(lines: list[str]) -> None:
    assert refusal(LOOK, with_line(LOOK, *lines)) == NOT_DUE


@pytest.mark.parametrize(
    "lines",
    [
        ["turn: a"],
        ["turn: b"],
        ["lead: b"],
        ["stage: seer"],
        ["trick: Tr1 Tr2 Se3"],
        ["trick: Se1 Se2 Se3"],  # who won with a Seer has looked: the second picks
        ["phase: 2", "middle:", "pile:"],
        ["phase: 2", "middle:", "pile:", "stage: smash"],
    ],
)
def test_picking_is_due_for_the_first_of_three(lines: list[str]) -> None:
    assert refusal(PICK, with_line(PICK, *lines)) == NOT_DUE


@pytest.mark.parametrize(
    "lines",
    [["turn: c"], ["turn: a"], ["turn: d"], ["trick: Tr1 Tr2 Tr3 Tr9"]],
)
def test_after_a_seer_the_second_picks(lines: list[str]) -> None:
    text = with_line(PICK_AFTER_A_SEER, *lines)
    assert refusal(PICK_AFTER_A_SEER, text) == NOT_DUE


@pytest.mark.parametrize(
    "lines",
    [
        ["turn: b"],
        ["lead: b"],  # then b has won
        ["giants:"],
        ["giants: Gi7"],
        ["giants: Gi3 Gi5"],  # not the order of play
        ["giants: Gi5 Gi5"],
        ["giants: Gi5 Gi3 Un2"],
        ["giants: Un2"],
        ["open b: Gn3"],  # the next Giant has no Gnome to remove
        ["open b:", "open a: Gn5"],  # never one's own
        ["stage: seer", "giants:"],
        ["stage: pick", "giants:"],
    ],
)
def test_smashing_is_due_for_the_winner_about_giants_of_this_trick(lines: list[str]) -> None:
    assert refusal(SMASH, with_line(SMASH, *lines)) == NOT_DUE


def test_with_two_players_nobody_is_asked_about_giants() -> None:
    text = """
        claim: 2 Gn Gi Dr Tr Se
        phase: 2
        stage: smash
        lead: a
        turn: a
        trick: Gi5 Gi3
        giants: Gi5
        open b: Gn5
    """
    assert refusal(PLAY, with_line(text)) == NOT_DUE


# The middle, the followers and the pile


@pytest.mark.parametrize(
    ("picture", "line", "sentence"),
    [
        (RECRUIT, "middle:", "the middle must have 1 card"),
        (RECRUIT, "middle: Gn5 Gn9", "the middle must have 1 card"),
        (LOOK, "middle:", "the middle must have 1 card"),
        (PICK, "middle: Gi5", "the middle must have 2 cards"),
        (PICK, "middle: Gi5 Un4 Un5", "the middle must have 2 cards"),
        (PICK_AFTER_A_SEER, "middle: Gi5", "the middle must have 2 cards"),
    ],
)
def test_the_middle_has_one_card_for_two_players_else_two(
    picture: str, line: str, sentence: str
) -> None:
    assert refusal(picture, with_line(picture, line)) == ("middle-size", sentence)


@pytest.mark.parametrize(
    ("picture", "lines"),
    [
        (RECRUIT, ["followers a: Gn1"]),
        (RECRUIT, ["followers b: Gn3 Tr2 Tr5"]),
        (LOOK, ["followers b: Gn3"]),
        (PICK, ["followers c: Gn9 Gn7", "hand a:", "hand b:", "hand c:"]),
        (PICK_AFTER_A_SEER, ["followers c:"]),
        (PICK_AFTER_A_SEER, ["followers c:", "followers b: Gn9"]),
        (PICK_AFTER_A_SEER, ["followers a: Tr8"]),
        (PICK_AFTER_A_SEER, ["followers c: Gn9 Tr8"]),
    ],
)
def test_all_have_equally_many_followers_but_who_has_taken_from_the_pile(
    picture: str, lines: list[str]
) -> None:
    sentence = "the numbers of followers do not fit each other"
    assert refusal(picture, with_line(picture, *lines)) == ("follower-counts", sentence)


@pytest.mark.parametrize(
    ("picture", "pile", "count"),
    [
        (RECRUIT, "Gn7 Tr3", 3),
        (RECRUIT, "", 3),
        (LOOK, "Gn7 Tr3", 3),
        (PICK, "Gn1 Gn3 Gn5", 4),
        (PICK_AFTER_A_SEER, "", 1),
    ],
)
def test_the_pile_is_as_large_as_the_tricks_to_come_need(
    picture: str, pile: str, count: int
) -> None:
    found = len(pile.split())
    sentence = f"the pile must have at least {count} cards for the tricks to come, not {found}"
    assert refusal(picture, with_line(picture, f"pile: {pile}")) == ("pile-size", sentence)


def test_the_pile_of_three_before_their_last_trick() -> None:
    # Two of the three take from the middle, one draws.
    text = with_line(PICK, "stage: play", "trick:", "turn: a", "pile:")
    assert refusal(PICK, text) == (
        "pile-size",
        "the pile must have at least 1 cards for the tricks to come, not 0",
    )


def test_a_pile_with_more_cards_keeps_them_face_down_to_the_end() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        lead: a
        turn: a
        hand a: Dr3
        hand b: Tr5
        middle: Gn5
        pile: Gn7 Tr3 Tr4
    """).play("Dr3", "Tr5")
    assert (table["phase"], table["hand b"], table["pile"]) == ("2", "Gn7", "Tr3 Tr4")
    assert table.game.read(table.game.write(table.state)) == table.state
    table.play("Gn5", "Gn7")
    assert (table["turn"], table["pile"]) == ("", "Tr3 Tr4")
    assert table.game.read(table.game.write(table.state)) == table.state
    assert not {*cards("Tr3 Tr4")} & {*table.game.view(table.state, "a").discard}
