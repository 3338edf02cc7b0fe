"""Phase 2: Trolls that lie on, Dwarves that go to the loser, and the others. K-18 to K-20."""

import pytest

from claimstead.claim.cards import cards
from claimstead.claim.events import LaidOpen, LeadPassed, LeftLying, Scored, TrickWon
from tests.claim.table import Table


def duel(hand_a: str, hand_b: str, more: str = "", deck: str = "Gn Gi Dr Tr Dw") -> Table:
    return Table(f"""
        claim: 2 {deck}
        phase: 2
        lead: a
        turn: a
        hand a: {hand_a}
        hand b: {hand_b}
        {more}
    """)


def many(trick: str, lead: str = "a") -> Table:
    """A trick of 3 or 4 players has been played; another follows."""
    played = trick.split()
    seats = "abcd"[: len(played)]
    order = seats[seats.index(lead) :] + seats[: seats.index(lead)]
    held = [f"{card} Gi{2 * turn + 1}" for turn, card in enumerate(played)]
    hands = dict(zip(order, held, strict=True))
    lines = "\n".join(f"hand {seat}: {hands[seat]}" for seat in seats)
    text = f"claim: {len(played)} Gn Gi Dr Tr Do Un Dw\nphase: 2\nlead: {lead}\nturn: {lead}\n"
    return Table(text + lines).play(*played)


# K-18: Trolls


def test_y_6_the_winner_takes_the_higher_of_two_trolls_the_lower_lies_on() -> None:
    table = duel("Tr7 Gn1", "Tr3 Gn3").play("Tr7", "Tr3")
    assert (table["score a"], table["trolls"]) == ("Tr7", "Tr3")
    assert table.told()[2:] == (
        TrickWon("a", ("a", "b"), cards("Tr7 Tr3")),
        Scored("a", cards("Tr7")),
        LeftLying(cards("Tr3")),
    )


def test_y_6_the_highest_lying_there_goes_first_no_matter_when_it_was_left() -> None:
    table = duel("Tr9 Tr5 Gn1 Gn3", "Tr8 Tr4 Gn5 Gn7")
    table.play("Tr9", "Tr8")
    assert (table["score a"], table["trolls"]) == ("Tr9", "Tr8")
    table.play("Tr5", "Tr4")
    assert (table["score a"], table["trolls"]) == ("Tr8 Tr9", "Tr4 Tr5")
    table.play("Gn1", "Gn5")
    assert (table["score a"], table["score b"], table["trolls"]) == ("Tr8 Tr9", "Tr5", "Tr4")


def test_k_18_a_trick_without_a_troll_still_takes_the_highest_lying_there() -> None:
    table = duel("Dr9 Gn1", "Dr3 Gn3", "trolls: Tr1 Tr5 Tr2").play("Dr9", "Dr3")
    assert (table["score a"], table["trolls"]) == ("Dr3 Dr9 Tr5", "Tr1 Tr2")
    assert table.told()[3:] == (
        Scored("a", cards("Dr3 Dr9")),
        Scored("a", cards("Tr5")),
        LeftLying(cards("Tr1 Tr2")),
        LeadPassed("b", "a"),
    )


def test_k_18_a_single_troll_goes_to_the_winner_and_none_lies_on() -> None:
    table = duel("Dr9 Gn1", "Tr3 Gn3").play("Dr9", "Tr3")
    assert (table["score a"], table["trolls"]) == ("Dr9 Tr3", "")
    assert not any(isinstance(event, LeftLying) for event in table.told())


def test_k_18_one_in_the_trick_may_be_lower_than_one_lying_there() -> None:
    table = duel("Dr9 Gn1", "Tr3 Gn3", "trolls: Tr8").play("Dr9", "Tr3")
    assert (table["score a"], table["trolls"]) == ("Dr9 Tr8", "Tr3")
    table = duel("Dr9 Gn1", "Tr8 Gn3", "trolls: Tr3").play("Dr9", "Tr8")
    assert (table["score a"], table["trolls"]) == ("Dr9 Tr8", "Tr3")


def test_k_18_the_winner_of_the_very_last_trick_takes_all_that_lie_there() -> None:
    table = duel("Tr7", "Tr3", "trolls: Tr9 Tr1").play("Tr7", "Tr3")
    assert (table["score a"], table["trolls"]) == ("Tr1 Tr3 Tr7 Tr9", "")
    table = duel("Gn7", "Gi3", "trolls: Tr9 Tr1").play("Gn7", "Gi3")
    assert (table["score a"], table["trolls"]) == ("Gi3 Gn7 Tr1 Tr9", "")


def test_k_18_no_troll_anywhere() -> None:
    table = duel("Dr9 Gn1", "Dr3 Gn3").play("Dr9", "Dr3")
    assert (table["score a"], table["trolls"]) == ("Dr3 Dr9", "")


@pytest.mark.parametrize(
    ("trick", "winner", "taken", "lying"),
    [
        ("Tr4 Tr6 Tr5", "b", "Tr6", "Tr4 Tr5"),
        ("Tr4 Do9 Tr5", "b", "Do9 Tr5", "Tr4"),
        ("Tr4 Tr2 Tr1 Tr0", "a", "Tr4", "Tr0 Tr1 Tr2"),
        ("Un4 Tr2 Tr8 Un7", "d", "Tr8 Un4 Un7", "Tr2"),
    ],
)
def test_k_18_three_and_four_players(trick: str, winner: str, taken: str, lying: str) -> None:
    table = many(trick)
    assert (table[f"score {winner}"], table["trolls"]) == (taken, lying)


def test_k_18_in_phase_1_trolls_are_discarded() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        lead: a
        turn: a
        hand a: Tr9
        hand b: Tr3
        middle: Gi5
        pile: Gn1
    """).play("Tr9", "Tr3")
    assert (table["phase"], table["score a"], table["trolls"]) == ("2", "", "")


# K-19: Dwarves


def test_k_19_two_players_dwarves_go_to_the_loser_of_the_trick() -> None:
    table = duel("Dw9 Gn1", "Dw3 Gn3").play("Dw9", "Dw3")
    assert (table["score a"], table["score b"], table["turn"]) == ("", "Dw3 Dw9", "a")
    assert table.told()[3:] == (Scored("b", cards("Dw3 Dw9")),)
    table = duel("Dw3 Gn1", "Dw9 Gn3").play("Dw3", "Dw9")
    assert (table["score a"], table["score b"], table["turn"]) == ("Dw3 Dw9", "", "b")


def test_k_19_two_players_the_loser_may_have_the_higher_card() -> None:
    table = duel("Tr2 Gn1", "Dw9 Gn3").play("Tr2", "Dw9")
    assert (table["score a"], table["score b"]) == ("Tr2", "Dw9")
    assert table.told()[3:] == (Scored("a", cards("Tr2")), Scored("b", cards("Dw9")))


@pytest.mark.parametrize(
    ("lead", "trick", "loser", "dwarves"),
    [
        ("a", "Dw5 Dw7 Dw3", "c", "Dw3 Dw5 Dw7"),
        ("a", "Dw5 Dw7 Un1", "c", "Dw5 Dw7"),
        ("a", "Dw0 Un8 Un1", "a", "Dw0"),
        ("b", "Un5 Dw5 Do9", "c", "Dw5"),
        ("b", "Un5 Do5 Dw9", "c", "Dw9"),
        ("c", "Un5 Dw9 Do5", "b", "Dw9"),
        ("a", "Un1 Dw4 Do1 Dw2", "c", "Dw2 Dw4"),
        ("d", "Dw4 Dw3 Un3 Do3", "c", "Dw3 Dw4"),
        ("c", "Dw4 Do0 Tr0 Un9", "a", "Dw4"),
    ],
)
def test_k_19_three_and_four_players_the_lowest_card_equal_who_played_later(
    lead: str, trick: str, loser: str, dwarves: str
) -> None:
    table = many(trick, lead)
    for seat in table.game.seats:
        found = " ".join(c for c in table[f"score {seat}"].split() if c.startswith("Dw"))
        assert found == (dwarves if seat == loser else "")


def test_k_19_four_players_the_lowest_may_be_the_winner_or_their_partner() -> None:
    table = many("Dw1 Un9 Un8 Un7")
    assert table["score a"] == "Dw1 Un7 Un8 Un9"


def test_k_19_in_phase_1_dwarves_are_discarded() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Dw Se
        phase: 1
        lead: a
        turn: a
        hand a: Dw9
        hand b: Dw3
        middle: Gi5
        pile: Gn1
    """).play("Dw9", "Dw3")
    assert (table["phase"], table["score a"], table["score b"]) == ("2", "", "")


# K-20: the others


@pytest.mark.parametrize(
    ("deck", "trick", "hands"),
    [
        ("Go Kn Un Dw Do", "Go9 Go3", ("Kn2", "Kn3")),
        ("Go Kn Un Dw Do", "Un9 Un3", ("Kn2", "Kn3")),
        ("Go Kn Un Dw Do", "Kn9 Kn3", ("Go2", "Go3")),
        ("Go Kn Un Dw Do", "Do9 Do3", ("Go2", "Go3")),
        ("Gn Gi Dr Tr Se", "Se9 Se3", ("Gn1", "Gn3")),
        ("Gn Gi Dr Tr Se", "Dr9 Dr3", ("Gn1", "Gn3")),
        ("Gn Gi Dr Tr Se", "Gi9 Gi3", ("Gn1", "Gn3")),
    ],
)
def test_k_20_others_go_to_the_score_pile_like_any_card(
    deck: str, trick: str, hands: tuple[str, str]
) -> None:
    first, second = trick.split()
    table = duel(f"{first} {hands[0]}", f"{second} {hands[1]}", deck=deck).play(first, second)
    assert (table["score a"], table["score b"]) == (f"{second} {first}", "")


def test_k_20_undead_are_scored_once_in_phase_2_and_not_twice() -> None:
    table = duel("Un9 Kn2", "Un3 Kn3", "score b: Un1", "Go Kn Un Dw Do").play("Un9", "Un3")
    assert (table["score a"], table["score b"]) == ("Un3 Un9", "Un1")


def test_every_faction_says_in_the_decks_order_where_its_cards_go() -> None:
    table = many("Gn5 Dw3 Tr4 Un7", lead="b")
    assert table.told()[-4:] == (
        LaidOpen("b", cards("Gn5")),
        Scored("b", cards("Tr4")),
        Scored("b", cards("Un7")),
        Scored("c", cards("Dw3")),
    )
