"""Phase 1, recruiting followers: K-9 to K-12."""

import pytest

import claimstead as cs
from claimstead.claim.cards import card, cards
from claimstead.claim.events import (
    CardPlayed,
    Discarded,
    LeadPassed,
    PileLookedAt,
    RecruitDrawn,
    RecruitTaken,
    Scored,
    SecondPhaseBegan,
    TrickWon,
    TurnedUp,
)
from claimstead.claim.trick import Trick
from tests.claim.table import Table


def duel(hand_a: str, hand_b: str, deck: str = "Gn Gi Dr Tr Se") -> Table:
    """Two tricks are still to be played; Gi5 is turned up, Gn1 is on top of the pile."""
    return Table(f"""
        claim: 2 {deck}
        phase: 1
        lead: a
        turn: a
        hand a: {hand_a}
        hand b: {hand_b}
        middle: Gi5
        pile: Gn1 Gn3 Gn5
    """)


def three(hand_a: str, hand_b: str, hand_c: str) -> Table:
    """Two tricks are still to be played, the first of them led by b."""
    return Table(f"""
        claim: 3 Gn Gi Dr Tr Se Un Do
        phase: 1
        lead: b
        turn: b
        hand a: {hand_a}
        hand b: {hand_b}
        hand c: {hand_c}
        middle: Gi5 Un2
        pile: Gn1 Gn3 Gn5 Gn7
    """)


def four(hand_a: str, hand_b: str, hand_c: str, hand_d: str) -> Table:
    """Two tricks are still to be played, the first of them led by d."""
    return Table(f"""
        claim: 4 Gn Gi Dr Tr Se Un Do
        phase: 1
        lead: d
        turn: d
        hand a: {hand_a}
        hand b: {hand_b}
        hand c: {hand_c}
        hand d: {hand_d}
        middle: Gi5 Un2
        pile: Gn1 Gn3 Gn5 Gn7 Gi1 Gi3
    """)


def followers(table: Table) -> list[str]:
    return [table[f"followers {seat}"] for seat in table.game.seats]


# K-9: two players


def test_y_1_the_winner_takes_the_middle_card_the_loser_the_top_of_the_pile() -> None:
    table = duel("Tr5 Dr9", "Tr3 Dr8").play("Tr5", "Tr3")
    assert followers(table) == ["Gi5", "Gn1"]
    assert {"Tr3", "Tr5"} <= {str(card) for card in table.game.view(table.state, "a").discard}
    assert (table["score a"], table["score b"]) == ("", "")


def test_k_9_the_loser_of_the_trick_gets_the_top_card_whoever_led() -> None:
    table = duel("Tr3 Dr9", "Tr5 Dr8").play("Tr3", "Tr5")
    assert followers(table) == ["Gn1", "Gi5"]
    assert (table["lead"], table["turn"]) == ("b", "b")
    assert (table["middle"], table["pile"]) == ("Gn3", "Gn5")
    assert (table["hand a"], table["hand b"], table["trick"]) == ("Dr9", "Dr8", "")


def test_k_9_what_happens_is_told_in_this_order() -> None:
    table = duel("Tr5 Dr9", "Tr3 Dr8").play("Tr5", "Tr3")
    assert table.told() == (
        CardPlayed("a", card("Tr5")),
        CardPlayed("b", card("Tr3")),
        TrickWon("a", ("a", "b"), cards("Tr5 Tr3")),
        RecruitTaken("a", card("Gi5")),
        RecruitDrawn("b", card("Gn1"), None),
        Discarded(cards("Tr3 Tr5")),
        TurnedUp(cards("Gn3")),
    )


def test_k_9_after_the_last_trick_phase_2_begins() -> None:
    table = duel("Tr5 Dr9", "Tr3 Dr8").play("Tr5", "Tr3").play("Dr9", "Dr8")
    assert table.told()[2:] == (
        TrickWon("a", ("a", "b"), cards("Dr9 Dr8")),
        RecruitTaken("a", card("Gn3")),
        RecruitDrawn("b", card("Gn5"), None),
        Discarded(cards("Dr8 Dr9")),
        LeadPassed("b", "a"),
        SecondPhaseBegan("b"),
    )
    assert (table["phase"], table["lead"], table["turn"]) == ("2", "b", "b")
    assert (table["hand a"], table["hand b"]) == ("Gi5 Gn3", "Gn1 Gn5")
    assert (table["middle"], table["pile"], followers(table)) == ("", "", ["", ""])


def test_k_9_a_whole_phase_has_13_tricks() -> None:
    game = cs.Claim(players=2, factions="Go Kn Un Dw Do")
    deal = "deal " + " ".join(map(str, game.deck.cards))
    state = game.apply(game.start(), game.move(game.start(), deal)).state
    moves = 0
    while state.phase == 1:
        state = game.apply(state, game.legal(state)[0]).state
        moves += 1
    assert moves == 26
    assert [len(hand) for hand in state.hands] == [13, 13]


# K-10: three and four players


@pytest.mark.parametrize(
    ("lead", "trick", "ranking"),
    [
        ("a", "Dr3 Dr7 Dr5", "bca"),
        ("a", "Dr3 Tr9 Se4", "abc"),
        ("a", "Dr3 Se4 Tr9", "acb"),
        ("a", "Dr3 Tr9 Se9", "abc"),
        ("b", "Dr3 Tr9 Dr1", "bac"),
        ("a", "Go1 Do9 Kn2", "cba"),
        ("a", "Go5 Do5 Un9", "abc"),
        ("c", "Go0 Go0 Do0 Dw9", "cdab"),
        ("c", "Go0 Dw9 Kn2 Do1", "abcd"),
        ("d", "Go5 Kn3 Kn9 Un9", "badc"),
        ("b", "Se1 Un4 Dw7 Se5", "abdc"),
    ],
)
def test_k_10_the_rank_in_a_trick(lead: str, trick: str, ranking: str) -> None:
    assert "".join(Trick.led_by(lead, cards(trick)).ranking()) == ranking


def test_k_10_of_three_the_first_chooses_the_second_takes_the_other_the_third_draws() -> None:
    # b leads Tr4; c plays Tr8 and wins; a cannot follow.
    table = three("Dr6 Un1", "Tr4 Un3", "Tr8 Un4").play("Tr4", "Tr8", "Dr6")
    assert (table["stage"], table["turn"], table["trick"]) == ("pick", "c", "Tr4 Tr8 Dr6")
    assert table.told()[-1] == TrickWon("c", ("c", "b", "a"), cards("Tr4 Tr8 Dr6"))
    assert table.legal() == ["take Gi5", "take Un2"]
    table.play("take Un2")
    assert followers(table) == ["Gn1", "Gi5", "Un2"]
    assert table.told() == (
        RecruitTaken("c", card("Un2")),
        RecruitTaken("b", card("Gi5")),
        RecruitDrawn("a", card("Gn1"), None),
        Discarded(cards("Dr6 Tr4 Tr8")),
        LeadPassed("a", "c"),
        TurnedUp(cards("Gn3 Gn5")),
    )
    assert (table["stage"], table["lead"], table["turn"]) == ("", "a", "a")
    assert (table["trick"], table["pile"], table["void a"]) == ("", "Gn7", "Tr")


def test_k_10_of_four_the_third_draws_before_the_fourth() -> None:
    # d leads Tr4; a Tr2, b cannot follow and plays the higher Se7, c the lower Gi1.
    table = four("Tr2 Dr1", "Se7 Dr2", "Gi1 Dr3", "Tr4 Dr4").play("Tr4", "Tr2", "Se7", "Gi1")
    assert (table["stage"], table["turn"]) == ("pick", "d")
    table.play("take Gi5")
    assert followers(table) == ["Un2", "Gn1", "Gn3", "Gi5"]
    assert table.told() == (
        RecruitTaken("d", card("Gi5")),
        RecruitTaken("a", card("Un2")),
        RecruitDrawn("b", card("Gn1"), None),
        RecruitDrawn("c", card("Gn3"), None),
        Discarded(cards("Gi1 Se7 Tr2 Tr4")),
        TurnedUp(cards("Gn5 Gn7")),
    )
    assert (table["lead"], table["turn"], table["pile"]) == ("d", "d", "Gi1 Gi3")


def test_k_10_two_equal_cards_in_the_middle_are_one_choice_but_still_a_choice() -> None:
    table = Table("""
        claim: 3 Gn Gi Dr Tr Se Un Do
        phase: 1
        stage: pick
        lead: a
        turn: a
        hand a: Un1
        hand b: Un3
        hand c: Un4
        middle: Gn5 Gn5
        pile: Gn1 Gn3 Gi7 Gn7
        trick: Tr9 Tr8 Tr7
    """)
    assert table.legal() == ["take Gn5"]
    table.play("take Gn5")
    assert followers(table) == ["Gn5", "Gn5", "Gn1"]


def test_k_10_turned_up_cards_and_pile_last_until_phase_2() -> None:
    table = three("Dr6 Un1", "Tr4 Un3", "Tr8 Un4").play("Tr4", "Tr8", "Dr6", "take Gi5")
    table.play("Un1", "Un3", "Un4", "take Gn3")
    assert (table["phase"], table["lead"], table["turn"]) == ("2", "c", "c")
    assert [table[f"hand {seat}"] for seat in "abc"] == ["Gn1 Gn7", "Gn5 Un2", "Gi5 Gn3"]
    assert table.told()[-2:] == (Scored("c", cards("Un1 Un3 Un4")), SecondPhaseBegan("c"))


# K-11: Undead


def test_k_11_undead_played_in_phase_1_go_to_the_winners_score_pile() -> None:
    table = duel("Un5 Dr9", "Un3 Dr8", "Gn Gi Dr Un Se").play("Un5", "Un3")
    assert (table["score a"], table["score b"]) == ("Un3 Un5", "")
    assert table.told()[5:] == (Scored("a", cards("Un3 Un5")), TurnedUp(cards("Gn3")))


def test_k_11_whoever_played_them_and_what_else_was_played_is_discarded() -> None:
    table = duel("Dr9 Se1", "Un3 Dr8", "Gn Gi Dr Un Se").play("Se1", "Un3").play("take pile")
    assert (table["score a"], table["score b"]) == ("Un3", "")
    assert table.told()[2:] == (
        Scored("a", cards("Un3")),
        Discarded(cards("Se1")),
        TurnedUp(cards("Gn3")),
    )


def test_k_11_they_join_those_won_before() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Un Se
        phase: 1
        lead: b
        turn: b
        hand a: Un9
        hand b: Un3
        middle: Un4
        pile: Gn1
        score a: Un5
        score b: Un0
    """).play("Un3", "Un9")
    assert (table["score a"], table["score b"]) == ("Un3 Un5 Un9", "Un0")
    # An Undead turned up in the middle is a card like any other.
    assert (table["hand a"], table["hand b"]) == ("Un4", "Gn1")


def test_k_11_of_four_players_the_winner_gets_them_not_the_picker_after_a_seer() -> None:
    table = four("Un1 Dr1", "Se7 Dr2", "Gi1 Dr3", "Se4 Dr4").play("Se4", "Un1", "Se7", "Gi1")
    table.play("take pile")
    assert (table["stage"], table["turn"]) == ("pick", "d")
    table.play("take Gi5")
    assert [table[f"score {seat}"] for seat in "abcd"] == ["", "Un1", "", ""]
    assert (table["lead"], table["turn"]) == ("b", "b")


# K-12: Seers


def test_y_2_won_with_a_seer_the_winner_may_take_the_middle_card() -> None:
    table = duel("Se5 Dr9", "Se3 Dr8").play("Se5", "Se3")
    assert (table["stage"], table["turn"], table["trick"]) == ("seer", "a", "Se5 Se3")
    assert table.legal() == ["take Gi5", "take pile"]
    assert table.told()[2:] == (
        TrickWon("a", ("a", "b"), cards("Se5 Se3")),
        PileLookedAt("a", card("Gn1")),
    )
    table.play("take Gi5")
    assert followers(table) == ["Gi5", "Gn1"]
    assert table.told() == (
        RecruitTaken("a", card("Gi5")),
        RecruitDrawn("b", card("Gn1"), "a"),
        Discarded(cards("Se3 Se5")),
        TurnedUp(cards("Gn3")),
    )
    assert (table["stage"], table["turn"]) == ("", "a")


def test_y_2_or_the_card_on_the_pile_and_the_loser_gets_the_other() -> None:
    table = duel("Se3 Dr9", "Se5 Dr8").play("Se3", "Se5")
    assert (table["stage"], table["turn"]) == ("seer", "b")
    table.play("take pile")
    assert followers(table) == ["Gi5", "Gn1"]
    assert table.told() == (
        RecruitDrawn("b", card("Gn1"), None),
        RecruitTaken("a", card("Gi5")),
        Discarded(cards("Se3 Se5")),
        TurnedUp(cards("Gn3")),
    )
    assert (table["middle"], table["pile"]) == ("Gn3", "Gn5")


def test_k_12_a_seer_that_loses_sees_nothing() -> None:
    table = duel("Tr1 Dr9", "Se9 Dr8").play("Tr1", "Se9")
    assert table["stage"] == ""
    assert followers(table) == ["Gi5", "Gn1"]


def test_k_12_a_doppelganger_that_wins_is_no_seer() -> None:
    table = duel("Se1 Dr9", "Do9 Dr8", "Gn Gi Dr Do Se").play("Se1", "Do9")
    assert table["stage"] == ""
    assert followers(table) == ["Gn1", "Gi5"]


def test_k_12_but_a_seer_that_beats_a_doppelganger_is() -> None:
    table = duel("Se9 Dr9", "Do8 Dr8", "Gn Gi Dr Do Se").play("Se9", "Do8")
    assert (table["stage"], table["turn"]) == ("seer", "a")


def test_k_12_three_players_the_pile_taken_the_second_chooses_the_third_takes_the_other() -> None:
    table = three("Se9 Un1", "Se4 Un3", "Tr8 Un4").play("Se4", "Tr8", "Se9")
    assert (table["stage"], table["turn"]) == ("seer", "a")
    assert table.legal() == ["take Gi5", "take Un2", "take pile"]
    table.play("take pile")
    assert table.told() == (RecruitDrawn("a", card("Gn1"), None),)
    assert (table["stage"], table["turn"], table["trick"]) == ("pick", "b", "Se4 Tr8 Se9")
    assert table.legal() == ["take Gi5", "take Un2"]
    table.play("take Un2")
    assert followers(table) == ["Gn1", "Un2", "Gi5"]
    assert table.told() == (
        RecruitTaken("b", card("Un2")),
        RecruitTaken("c", card("Gi5")),
        Discarded(cards("Se4 Se9 Tr8")),
        TurnedUp(cards("Gn3 Gn5")),
    )
    assert (table["lead"], table["turn"], table["pile"]) == ("a", "a", "Gn7")


def test_k_12_three_players_the_middle_taken_the_third_draws_the_card_that_was_seen() -> None:
    table = three("Se9 Un1", "Se4 Un3", "Tr8 Un4").play("Se4", "Tr8", "Se9").play("take Un2")
    assert followers(table) == ["Un2", "Gi5", "Gn1"]
    assert table.told()[:3] == (
        RecruitTaken("a", card("Un2")),
        RecruitTaken("b", card("Gi5")),
        RecruitDrawn("c", card("Gn1"), "a"),
    )


def test_k_12_four_players_the_pile_taken_the_fourth_draws() -> None:
    table = four("Tr2 Dr1", "Se7 Dr2", "Gi1 Dr3", "Se4 Dr4").play("Se4", "Tr2", "Se7", "Gi1")
    assert (table["stage"], table["turn"]) == ("seer", "b")
    table.play("take pile", "take Un2")
    assert followers(table) == ["Gi5", "Gn1", "Gn3", "Un2"]
    assert table.told()[:4] == (
        RecruitDrawn("b", card("Gn1"), None),
        RecruitTaken("d", card("Un2")),
        RecruitTaken("a", card("Gi5")),
        RecruitDrawn("c", card("Gn3"), None),
    )


def test_k_12_four_players_the_middle_taken_only_the_first_card_drawn_was_seen() -> None:
    table = four("Tr2 Dr1", "Se7 Dr2", "Gi1 Dr3", "Se4 Dr4").play("Se4", "Tr2", "Se7", "Gi1")
    table.play("take Gi5")
    assert followers(table) == ["Gn1", "Gi5", "Gn3", "Un2"]
    assert table.told()[:4] == (
        RecruitTaken("b", card("Gi5")),
        RecruitTaken("d", card("Un2")),
        RecruitDrawn("a", card("Gn1"), "b"),
        RecruitDrawn("c", card("Gn3"), None),
    )


def test_k_12_in_phase_2_a_seer_has_no_power() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 2
        lead: a
        turn: a
        hand a: Se9 Dr1
        hand b: Se1 Dr2
    """).play("Se9", "Se1")
    assert (table["stage"], table["turn"], table["score a"]) == ("", "a", "Se1 Se9")
