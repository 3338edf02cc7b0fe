"""Positions as text: what is written reads back, in any order and with or without the discard."""

import random
from textwrap import dedent

import pytest

import claimstead as cs
from claimstead.claim.decks import all_decks
from claimstead.claim.state import Glimpse, Stage
from tests.claim.table import Table

OF_THE_CONTRACT = """
    claim: 2 Gn Gi Dr Tr Se
    phase: 2
    lead: a
    turn: b
    hand a: Dr3 Gn7
    hand b: Gi7 Se2 Tr5
    trick: Gi3
    score a: Dr9 Tr1
    score b: Se4
    open a: Gn3 Gn3 Gn7
    trolls: Tr4
"""
WITH_ALL_OF_PHASE_1 = """
    claim: 4 Gn Gi Dr Tr Se Un Dw
    phase: 1
    stage: pick
    lead: c
    turn: c
    hand a: Dr3
    hand b: Gn7
    hand c: Gn9
    hand d: Un0
    followers a: Dr1 Gn1
    followers b: Dr2 Gn1
    followers c: Dr4 Dr5 Gn1
    followers d: Dr6 Gn3
    middle: Gi5 Un4
    pile: Tr9 Gn3 Gn5 Gi3 Gi1
    trick: Se1 Se4 Tr2 Tr3
    score d: Un2 Un9
    known a: Dr1
    known b: Dr2
    known d: Dr6
    known a to b: Gn1
    known a to c: Gn1
    known c to d: Dr5
    void a: Dw Se
    void b: Se
"""
WITH_A_CHOICE_OF_PHASE_2 = """
    claim: 3 Gn Gi Dr Tr Se Un Dw
    phase: 2
    stage: smash
    lead: b
    turn: c
    hand a: Dr3
    hand b: Gn7
    hand c: Gn9
    trick: Gi5 Gi7 Gi3
    giants: Gi5 Gi3
    open a: Gn5
    open b: Gn3 Gn3
    trolls: Tr0 Tr1
"""
BEGINNINGS = [OF_THE_CONTRACT, WITH_A_CHOICE_OF_PHASE_2]


def text_of(picture: str) -> str:
    return dedent(picture).strip()


@pytest.mark.parametrize("picture", BEGINNINGS, ids=["contract", "smash"])
def test_what_is_read_is_written_again(picture: str) -> None:
    table = Table(picture)
    assert table.game.write(table.state) == text_of(picture)


def test_a_position_of_the_contract_is_understood() -> None:
    table = Table(OF_THE_CONTRACT)
    assert table.game.actor(table.state) == "b"
    assert table.legal() == ["Gi7"]
    table.play("Gi7")
    # Gi3 and Gi7 are b's: a's Gn3 and Gn7 go; of the Trolls Tr4 is the highest there.
    assert (table["score b"], table["open a"], table["trolls"]) == ("Gi3 Gi7 Se4 Tr4", "Gn3", "")


def test_every_kind_of_line_is_written_in_this_order() -> None:
    picture = WITH_ALL_OF_PHASE_1.replace("followers a: Dr1 Gn1", "followers a: Dr1 Gn1 Gn1")
    picture = picture.replace("followers b: Dr2 Gn1", "followers b: Dr2 Dr7 Dr8")
    picture = picture.replace("followers c: Dr4 Dr5 Gn1", "followers c: Dr4 Dr5 Dr9 Gn1")
    picture = picture.replace("followers d: Dr6 Gn3", "followers d: Dr6 Gn3 Gn5")
    picture = picture.replace("lead: c\n    turn: c", "lead: b\n    turn: b")
    # b leads Se1, c plays Se4 and wins, has taken the pile's card; b is second and picks.
    table = Table(picture)
    assert table.game.write(table.state) == text_of(picture)
    assert table.state.stage is Stage.PICK
    assert table.state.glimpses == (
        Glimpse("a", "b", table.state.followers[0][1:2]),
        Glimpse("a", "c", table.state.followers[0][1:2]),
        Glimpse("c", "d", table.state.followers[2][1:2]),
    )
    assert table.state.voids == (("Dw", "Se"), ("Se",), (), ())


def test_the_four_stages_have_their_words() -> None:
    look = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        stage: seer
        lead: a
        turn: b
        middle: Gi5
        pile: Gn1
        trick: Se1 Se2
    """)
    assert (look.state.stage, look["stage"]) == (Stage.LOOK, "seer")
    play = Table(OF_THE_CONTRACT.replace("phase: 2", "phase: 2\n    stage: play"))
    assert (play.state.stage, play["stage"]) == (Stage.PLAY, "")
    assert Table(WITH_A_CHOICE_OF_PHASE_2).state.stage is Stage.SMASH


def test_lines_and_cards_may_come_in_any_order_and_with_any_space() -> None:
    game = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
    shuffled = """
      trolls:Tr4
    open   a :  Gn7 Gn3   Gn3
    score b: Se4
    score a: Tr1 Dr9
    trick: Gi3
    hand b: Tr5 Gi7 Se2
    hand a: Gn7 Dr3
    followers a:
    turn: b
    lead: a
    phase: 2
    claim:  2  Se Tr Dr Gi Gn
    """
    assert game.read(shuffled) == Table(OF_THE_CONTRACT).state


def test_the_order_of_trick_pile_and_giants_is_kept() -> None:
    table = Table(WITH_A_CHOICE_OF_PHASE_2)
    assert [str(card) for card in table.state.trick] == ["Gi5", "Gi7", "Gi3"]
    assert [str(card) for card in table.state.asking] == ["Gi5", "Gi3"]
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        lead: a
        turn: a
        hand a: Dr1 Dr2
        hand b: Dr3 Dr4
        middle: Gi5
        pile: Tr9 Dr0 Gn5
    """)
    assert table["pile"] == "Tr9 Dr0 Gn5"


def test_a_discard_may_be_named_if_it_is_all_the_rest() -> None:
    cards = "Gn1 Gn3 Gi1 Gi3"
    text = "claim: 2 Gn Gi\nphase: 2\nlead: a\nturn: a\nhand a: Gn1\nhand b: Gi1\ndiscard: Gi3 Gn3"
    table = Table(text, cards=cards)
    assert table.game.write(table.state) == text.rpartition("\n")[0]


def test_before_the_deal_and_at_the_end() -> None:
    for text in [
        "claim: 2 Gn Gi Dr Tr Se\nphase: 0",
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2",
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nscore a: Gn1 Gn1\nscore b: Tr9",
    ]:
        table = Table(text)
        assert table.game.write(table.state) == text
    assert Table("claim: 2 Gn Gi Dr Tr Se\nphase: 0").state == cs.Claim(2, "Gn Gi Dr Tr Se").start()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_reads_back_the_same(players: int) -> None:
    rng = random.Random(players)
    for factions in all_decks(players)[::4]:
        game = cs.Claim(players, factions)
        state = game.apply(game.start(), game.sample(game.start(), rng)).state
        while True:
            text = game.write(state)
            assert game.read(text) == state
            assert game.write(game.read(text)) == text
            if game.actor(state) is None:
                break
            state = game.apply(state, rng.choice(game.legal(state))).state
