"""Every trick, in both phases: K-4 to K-8."""

import pytest

from claimstead.claim.cards import card, cards
from claimstead.claim.events import CardPlayed, LeadPassed, Scored, TrickWon
from claimstead.claim.trick import Trick, follows, is_ahead, must_follow, playable
from tests.claim.table import Table


def to_answer(trick: str, hand: str, deck: str = "2 Gn Gi Dr Tr Se") -> Table:
    """Seat a has led; b is to play from a hand of three."""
    return Table(f"""
        claim: {deck}
        phase: 2
        lead: a
        turn: b
        hand a: {"Se0 Se1" if "Se" in deck else "Kn2 Kn3"}
        hand b: {hand}
        trick: {trick}
    """)


def ranks(lead: str, trick: str) -> str:
    return "".join(Trick.led_by(lead, cards(trick)).ranking())


# K-4: following


def test_k_4_the_leader_plays_any_card() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 2
        lead: b
        turn: b
        hand a: Dr0 Dr1 Dr2 Dr3
        hand b: Gn3 Gn3 Tr5 Se9
    """)
    assert table.legal() == ["Gn3", "Se9", "Tr5"]


def test_k_4_who_holds_the_led_faction_must_follow() -> None:
    table = to_answer("Gn5", "Gn1 Gn3 Gi7")
    assert table.legal() == ["Gn1", "Gn3"]
    sentence = "Gn5 was led and you can follow suit, so you may not play Gi7"
    assert table.refusal("Gi7") == ("K-4", "must-follow", sentence)


def test_k_4_who_does_not_hold_it_plays_anything() -> None:
    assert to_answer("Gn5", "Gi7 Dr0 Tr9").legal() == ["Dr0", "Gi7", "Tr9"]


def test_k_4_the_led_card_binds_not_the_one_before() -> None:
    table = Table("""
        claim: 3 Gn Gi Dr Tr Se Un Dw
        phase: 2
        lead: b
        turn: a
        hand a: Dr1 Gn7
        hand b: Se1
        hand c: Se2
        trick: Dr3 Gn5
    """)
    assert table.legal() == ["Dr1"]
    sentence = "Dr3 was led and you can follow suit, so you may not play Gn7"
    assert table.refusal("Gn7") == ("K-4", "must-follow", sentence)


def test_k_4_a_doppelganger_may_be_played_by_who_could_follow() -> None:
    table = to_answer("Un5", "Un2 Do3 Kn9", "2 Go Kn Un Dw Do")
    assert table.legal() == ["Do3", "Un2"]
    table.play("Do3")
    assert table["void b"] == ""


def test_k_4_who_cannot_follow_is_never_forced_to_play_a_doppelganger() -> None:
    table = to_answer("Un5", "Dw1 Do3 Kn9", "2 Go Kn Un Dw Do")
    assert table.legal() == ["Do3", "Dw1", "Kn9"]


def test_k_4_a_doppelganger_alone_binds_nobody_to_it() -> None:
    assert not must_follow(cards("Do3 Kn9"), cards("Un5"))
    assert must_follow(cards("Do3 Un9"), cards("Un5"))
    assert not must_follow(cards("Do3 Un9"), ())
    assert follows(card("Do3"), cards("Un5"))
    assert follows(card("Un3"), cards("Un5 Kn3"))
    assert not follows(card("Kn3"), cards("Un5 Kn9"))


def test_k_4_equal_cards_are_one_choice() -> None:
    assert playable(cards("Gn1 Gn1 Gn3"), ()) == cards("Gn1 Gn3")
    assert playable(cards("Gn1 Gn1 Gi3"), cards("Gn5")) == cards("Gn1")
    assert playable(cards("Gi1 Gi1 Dr3"), cards("Gn5")) == cards("Gi1 Dr3")


# K-5: the highest of the led faction


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("Dr3 Dr7", "b"), ("Dr7 Dr3", "a"), ("Dr3 Tr9", "a"), ("Gi1 Gn9", "a"), ("Dr0 Dr1", "b")],
)
def test_k_5_the_highest_card_of_the_led_faction_wins(trick: str, winner: str) -> None:
    assert ranks("a", trick)[0] == winner


def test_k_5_a_tie_is_won_by_the_card_played_first() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 2
        lead: b
        turn: b
        hand a: Gi5 Tr9
        hand b: Gi5 Tr8
    """).play("Gi5", "Gi5")
    assert table["turn"] == "b"
    assert table["score b"] == "Gi5 Gi5"
    assert table.told() == (
        CardPlayed("b", card("Gi5")),
        CardPlayed("a", card("Gi5")),
        TrickWon("b", ("b", "a"), cards("Gi5 Gi5")),
        Scored("b", cards("Gi5 Gi5")),
    )


@pytest.mark.parametrize(
    ("trick", "ranking"),
    [
        ("Gn5 Gn5 Gn3", "abc"),
        ("Gn3 Gn5 Gn5", "bca"),
        ("Un5 Do5 Un4", "abc"),
        ("Un2 Do5 Un5", "bca"),
    ],
)
def test_k_5_three_players_and_equal_cards(trick: str, ranking: str) -> None:
    assert ranks("a", trick) == ranking


# K-6: Knights


@pytest.mark.parametrize(
    ("trick", "ranking"),
    [
        ("Go9 Kn2 Go0", "bac"),
        ("Go9 Kn2 Kn3", "cba"),
        ("Go9 Kn3 Kn2", "bca"),
        ("Kn2 Go9 Kn3", "cab"),
        ("Un1 Kn9 Go0", "abc"),
        ("Un1 Go9 Kn9", "abc"),
        ("Do5 Go8 Kn9", "acb"),
        ("Un1 Kn9 Un0", "acb"),
    ],
)
def test_k_6_knights_beat_goblins_only_where_a_goblin_is_led(trick: str, ranking: str) -> None:
    assert ranks("a", trick) == ranking


def test_k_6_who_holds_a_goblin_may_not_play_a_knight_on_it() -> None:
    assert to_answer("Go5", "Go0 Kn9 Do1", "2 Go Kn Un Dw Do").legal() == ["Do1", "Go0"]
    assert to_answer("Go5", "Un0 Kn9 Do1", "2 Go Kn Un Dw Do").legal() == ["Do1", "Kn9", "Un0"]


def test_k_6_a_goblin_led_to_a_knight_loses_at_the_table_too() -> None:
    table = to_answer("Go9", "Kn4 Un1 Dw1", "2 Go Kn Un Dw Do").play("Kn4")
    assert (table["turn"], table["score b"], table["void b"]) == ("b", "Go9 Kn4", "Go")


def test_k_6_a_doppelganger_never_becomes_a_knight() -> None:
    assert ranks("a", "Go1 Do9 Kn2") == "cba"
    assert ranks("a", "Go9 Do8") == "ab"
    assert ranks("a", "Go8 Do9") == "ba"


# K-7: Doppelgangers


@pytest.mark.parametrize(
    ("trick", "ranking"),
    [
        ("Un4 Do7 Un6", "bca"),
        ("Un4 Do3 Dw9", "abc"),
        ("Un4 Do4 Un9", "cab"),
        ("Do4 Un9 Do5", "cab"),
        ("Do4 Un9 Kn8", "abc"),
        ("Kn4 Do9 Kn8", "bca"),
    ],
)
def test_k_7_a_doppelganger_counts_as_the_led_faction(trick: str, ranking: str) -> None:
    assert ranks("a", trick) == ranking


def test_k_7_led_it_is_followed_with_doppelgangers() -> None:
    assert to_answer("Do5", "Do3 Un2 Kn9", "2 Go Kn Un Dw Do").legal() == ["Do3"]
    table = to_answer("Do5", "Go0 Un2 Kn9", "2 Go Kn Un Dw Do")
    assert table.legal() == ["Go0", "Kn9", "Un2"]
    assert table.play("Kn9")["void b"] == "Do"


def test_k_7_it_takes_on_no_ability_and_stays_a_doppelganger_in_the_pile() -> None:
    table = Table("""
        claim: 3 Gn Gi Do Tr Dr Un Dw
        phase: 2
        lead: a
        turn: a
        hand a: Gn5 Dr8
        hand b: Do7 Do9
        hand c: Tr1 Tr2
        open c: Gn7
    """).play("Gn5", "Do7", "Tr1")
    # As a Gnome it wins, but only the Gnome lies open.
    assert (table["turn"], table["open b"], table["score b"]) == ("b", "Gn5", "Do7 Tr1")
    # On a led Dragon it wins, but is no Dragon: that one still gives the lead to c.
    table = Table("""
        claim: 3 Gn Gi Do Tr Dr Un Dw
        phase: 2
        lead: c
        turn: c
        hand a: Do9 Gn5
        hand b: Un1 Un2
        hand c: Dr1 Dr2
    """).play("Dr1", "Do9", "Un1")
    assert (table["lead"], table["score a"]) == ("c", "Do9 Dr1 Un1")


# K-8: Dragons


def duel_with_dragons(hand_a: str, hand_b: str) -> Table:
    return Table(f"""
        claim: 2 Gn Gi Dr Tr Se
        phase: 2
        lead: a
        turn: a
        hand a: {hand_a}
        hand b: {hand_b}
    """)


def test_y_5_who_played_the_last_dragon_leads_though_it_lost() -> None:
    table = duel_with_dragons("Dr7 Gn1", "Dr3 Gn3").play("Dr7", "Dr3")
    assert table["score a"] == "Dr3 Dr7"
    assert (table["lead"], table["turn"]) == ("b", "b")
    assert table.told()[2:] == (
        TrickWon("a", ("a", "b"), cards("Dr7 Dr3")),
        Scored("a", cards("Dr3 Dr7")),
        LeadPassed("b", "a"),
    )


def test_y_5_also_who_played_a_dragon_without_following() -> None:
    table = duel_with_dragons("Gi5 Gn1", "Dr4 Gn3").play("Gi5", "Dr4")
    assert table["score a"] == "Dr4 Gi5"
    assert (table["lead"], table["turn"]) == ("b", "b")
    assert table["void b"] == "Gi"


def test_k_8_a_winner_with_the_last_dragon_simply_leads() -> None:
    table = duel_with_dragons("Dr3 Gn1", "Dr7 Gn3").play("Dr3", "Dr7")
    assert (table["lead"], table["turn"]) == ("b", "b")
    assert not any(isinstance(event, LeadPassed) for event in table.told())


def test_k_8_a_dragon_led_and_not_followed_keeps_the_lead() -> None:
    table = duel_with_dragons("Dr0 Gn1", "Gi9 Gn3").play("Dr0", "Gi9")
    assert (table["lead"], table["turn"]) == ("a", "a")
    assert not any(isinstance(event, LeadPassed) for event in table.told())


@pytest.mark.parametrize(
    ("lead", "trick", "leads_next"),
    [
        ("a", "Dr2 Dr9 Dr5", "c"),
        ("a", "Dr2 Dr9 Gn5", "b"),
        ("b", "Dr2 Gn9 Gn5", "b"),
        ("a", "Gn5 Dr0 Gn9", "b"),
        ("c", "Gn5 Gn7 Gn9", "b"),
        ("a", "Gn5 Dr0 Dr9 Gn7", "c"),
        ("d", "Gn5 Dr9 Gn7 Gn9", "a"),
        ("c", "Gn5 Gn7 Gn3 Gn1", "d"),
        ("c", "Gn5 Gn7 Gn3 Dr1", "b"),
    ],
)
def test_k_8_the_last_dragon_of_three_or_four_leads(lead: str, trick: str, leads_next: str) -> None:
    whole = Trick.led_by(lead, cards(trick))
    assert whole.leads_next(whole.ranking()[0]) == leads_next


def test_k_8_the_last_dragon_of_phase_1_leads_phase_2() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        lead: a
        turn: a
        hand a: Dr7
        hand b: Dr3
        middle: Gn1
        pile: Gn3
    """).play("Dr7", "Dr3")
    assert (table["phase"], table["lead"], table["turn"]) == ("2", "b", "b")
    assert (table["hand a"], table["hand b"]) == ("Gn1", "Gn3")


# Y-7


def test_y_7_goblin_led_then_a_goblin_a_knight_and_a_knight() -> None:
    assert ranks("c", "Go5 Go7 Kn2 Kn3") == "badc"
    assert ranks("c", "Go5 Go7 Kn3 Kn2") == "abdc"


def test_y_7_anything_else_led_knights_are_ordinary() -> None:
    assert ranks("c", "Un5 Go7 Kn2 Kn3") == "cdba"
    assert ranks("c", "Kn2 Go7 Kn9 Kn3") == "abcd"


def test_a_trick_knows_who_played_what() -> None:
    trick = Trick.led_by("c", cards("Gn5 Dr9 Gn7 Gn9"))
    assert trick.seats == ("c", "d", "a", "b")
    assert [str(trick.card_of(seat)) for seat in "abcd"] == ["Gn7", "Gn9", "Gn5", "Dr9"]


@pytest.mark.parametrize(
    ("trick", "card", "expected"),
    [
        ("", "Gn1", True),
        ("Un5", "Un9", True),
        ("Un5", "Un1", False),
        ("Un5", "Dr9", False),
        ("Un5 Un7", "Un6", False),
        ("Un5 Un7 Dr9", "Un8", True),
        ("Un5 Do7", "Un7", False),
        ("Un5", "Do6", True),
        ("Go9 Kn2", "Go0", False),
        ("Go9", "Kn2", True),
        ("Kn2", "Go9", False),
    ],
)
def test_k_5_a_card_is_ahead_of_a_trick_so_far(trick: str, card: str, expected: bool) -> None:
    assert is_ahead(cards(trick), cards(card)[0]) == expected
