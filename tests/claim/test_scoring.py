"""Favours and victory: K-21 and K-22."""

import pytest

from claimstead.claim.scoring import ClaimOutcome, Favour, Tally
from tests.claim.table import Table


def over(deck: str, **scores: str) -> Table:
    lines = "\n".join(f"score {seat}: {cards}" for seat, cards in scores.items())
    return Table(f"claim: {deck}\nphase: 2\n{lines}")


def outcome(table: Table) -> ClaimOutcome:
    found = table.game.outcome(table.state)
    assert found is not None
    return found


def favour(table: Table, faction: str) -> tuple[str, str]:
    """Who has the favour of a faction, and by what."""
    (found,) = (each for each in outcome(table).favours if each.faction == faction)
    return "".join(found.winners), found.decided_by


DUEL = "2 Gn Gi Dr Tr Se"
THREE = "3 Gn Gi Dr Tr Se Un Dw"
FOUR = "4 Gn Gi Dr Tr Se Un Dw"


# K-21: the favour of a faction


def test_k_21_most_cards_of_a_faction_have_its_favour_not_the_highest() -> None:
    assert favour(over(DUEL, a="Dr0 Dr1", b="Dr9"), "Dr") == ("a", "more-cards")
    assert favour(over(DUEL, a="Dr9", b="Dr0 Dr1"), "Dr") == ("b", "more-cards")


def test_k_21_equally_many_the_highest_card_decides() -> None:
    assert favour(over(DUEL, a="Dr0 Dr8", b="Dr1 Dr7"), "Dr") == ("a", "higher-card")
    assert favour(over(DUEL, a="Dr0 Dr8", b="Dr1 Dr9"), "Dr") == ("b", "higher-card")


def test_k_21_then_the_next_highest_and_so_on() -> None:
    assert favour(over(DUEL, a="Gn1 Gn3 Gn7", b="Gn1 Gn5 Gn7"), "Gn") == ("b", "higher-card")
    assert favour(over(DUEL, a="Gn3 Gn5 Gn7", b="Gn1 Gn5 Gn7"), "Gn") == ("a", "higher-card")


def test_k_21_equal_to_the_last_card_nobody_has_it() -> None:
    assert favour(over(DUEL, a="Gn1 Gn7", b="Gn1 Gn7"), "Gn") == ("", "equal-cards")
    assert favour(over("2 Go Kn Un Dw Do", a="Go0 Go0", b="Go0 Go0"), "Go") == ("", "equal-cards")


def test_k_21_none_scored_nobody_has_it() -> None:
    assert favour(over(DUEL, a="Gn1"), "Gi") == ("", "none-scored")


def test_k_21_three_players_the_tied_are_compared_alone() -> None:
    table = over(THREE, a="Dr9", b="Dr0 Dr2", c="Dr1 Dr3")
    assert favour(table, "Dr") == ("c", "higher-card")
    table = over(THREE, a="Dr0 Dr4", b="Dr1 Dr9", c="Dr3 Dr2")
    assert favour(table, "Dr") == ("b", "higher-card")


def test_k_21_three_players_two_equal_best_nobody_has_it() -> None:
    table = over(THREE, a="Gn1 Gn3", b="Gn3 Gn7", c="Gn3 Gn7")
    assert favour(table, "Gn") == ("", "equal-cards")
    table = over(THREE, a="Gn1 Gn7", b="Gn1 Gn7", c="Gn1 Gn7")
    assert favour(table, "Gn") == ("", "equal-cards")
    table = over(THREE, a="Gn3 Gn9", b="Gn1 Gn7", c="Gn1 Gn7")
    assert favour(table, "Gn") == ("a", "higher-card")


def test_k_21_four_players_partners_put_their_piles_together() -> None:
    table = over(FOUR, a="Dr0 Gn1", b="Dr5 Dr6", c="Dr1 Dr2", d="Tr3")
    assert favour(table, "Dr") == ("ac", "more-cards")
    assert favour(table, "Tr") == ("bd", "more-cards")
    assert favour(table, "Gn") == ("ac", "more-cards")
    (dragons,) = (each for each in outcome(table).favours if each.faction == "Dr")
    assert dragons == Favour("Dr", ("a", "c"), "more-cards", (3, 2, 3, 2))


def test_k_21_four_players_a_tie_is_broken_in_the_pile_put_together() -> None:
    assert favour(over(FOUR, a="Dr0", b="Dr8", c="Dr9", d="Dr7"), "Dr") == ("ac", "higher-card")
    assert favour(over(FOUR, a="Gn7", b="Gn1", c="Gn1", d="Gn7"), "Gn") == ("", "equal-cards")


def test_k_21_every_faction_of_the_deck_is_decided_in_its_order() -> None:
    table = over("2 Se Gi Dr Gn Tr", a="Dr1 Gn1", b="Dr2 Gn1 Tr5")
    assert outcome(table).favours == (
        Favour("Se", (), "none-scored", (0, 0)),
        Favour("Gi", (), "none-scored", (0, 0)),
        Favour("Dr", ("b",), "higher-card", (1, 1)),
        Favour("Gn", (), "equal-cards", (1, 1)),
        Favour("Tr", ("b",), "more-cards", (0, 1)),
    )


# K-22: the game


def test_k_22_most_factions_wins_whatever_the_sums() -> None:
    table = over(DUEL, a="Dr0 Tr0", b="Se7 Se8 Se9")
    assert table.decided() == (("a",), "factions", "the favour of the most factions")


def test_k_22_equally_many_factions_the_higher_sum_of_cards_of_factions_won() -> None:
    table = over(DUEL, a="Dr3", b="Tr2")
    sentence = "equally many factions, the higher sum of their cards"
    assert table.decided() == (("a",), "sum", sentence)
    assert over(DUEL, a="Dr3", b="Tr4").decided() == (("b",), "sum", sentence)


def test_k_22_cards_of_factions_not_won_do_not_count() -> None:
    # a has Dr 1 + 2 = 3 (and lost Se9), b has Se 0 + 4 = 4.
    table = over(DUEL, a="Dr1 Dr2 Se9", b="Se0 Se4")
    assert table.decided()[:2] == (("b",), "sum")
    assert outcome(table).table == {
        "a": Tally(("Dr",), 3, {"Gn": 0, "Gi": 0, "Dr": 2, "Tr": 0, "Se": 1}),
        "b": Tally(("Se",), 4, {"Gn": 0, "Gi": 0, "Dr": 0, "Tr": 0, "Se": 2}),
    }


def test_k_22_still_equal_is_a_draw() -> None:
    table = over(DUEL, a="Dr3 Dr4", b="Tr7")
    sentence = "equally many factions and equal sums: a draw"
    assert table.decided() == (("a", "b"), "draw", sentence)


def test_k_22_nobody_has_anything_is_a_draw_too() -> None:
    assert over(DUEL).decided()[:2] == (("a", "b"), "draw")
    assert over(THREE).decided()[:2] == (("a", "b", "c"), "draw")


@pytest.mark.parametrize(
    ("a", "b", "c", "winners", "decided_by"),
    [
        ("Dr1", "Tr2", "Se3", "c", "sum"),
        ("Dr3", "Tr2", "Se3", "ac", "draw"),
        ("Dr3", "Tr3", "Se2", "ab", "draw"),
        ("Dr3", "Tr3", "Se3", "abc", "draw"),
        ("Dr9", "Tr2 Un0", "Se9", "b", "factions"),
        ("Dr1 Un1", "Tr9", "Se0 Dw1", "a", "sum"),
        ("Dr1 Un1", "Tr9", "Se1 Dw1", "ac", "draw"),
        ("", "Tr9", "Se9", "bc", "draw"),
    ],
)
def test_k_22_three_players_who_are_tied(
    a: str, b: str, c: str, winners: str, decided_by: str
) -> None:
    table = over(THREE, a=a, b=b, c=c)
    assert table.decided()[:2] == (tuple(winners), decided_by)


def test_k_22_four_players_both_partners_win() -> None:
    table = over(FOUR, a="Dr0", b="Tr5", c="Se1", d="Tr6")
    assert table.decided()[:2] == (("a", "c"), "factions")
    nothing = {"Gn": 0, "Gi": 0, "Un": 0, "Dw": 0}
    ours = Tally(("Dr", "Se"), 1, {**nothing, "Dr": 1, "Tr": 0, "Se": 1})
    theirs = Tally(("Tr",), 11, {**nothing, "Dr": 0, "Tr": 2, "Se": 0})
    assert outcome(table).table == {"a": ours, "b": theirs, "c": ours, "d": theirs}


def test_k_22_four_players_the_teams_sum_decides() -> None:
    # Each team has a faction: 0 + 5 against 3 + 1.
    table = over(FOUR, a="Dr0", b="Tr3", c="Dr5", d="Tr1")
    assert table.decided()[:2] == (("a", "c"), "sum")
    table = over(FOUR, a="Dr0", b="Tr4", c="Dr5", d="Tr1")
    assert table.decided()[:2] == (("a", "b", "c", "d"), "draw")
    table = over(FOUR, a="Dr0", b="Tr4", c="Dr5", d="Tr2")
    assert table.decided()[:2] == (("b", "d"), "sum")


def test_k_22_nobody_has_won_while_the_game_goes_on() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 2
        lead: a
        turn: a
        hand a: Dr1
        hand b: Dr2
    """)
    assert table.game.outcome(table.state) is None
    table.play("Dr1", "Dr2")
    assert table.decided() == (("b",), "factions", "the favour of the most factions")
    assert table.legal() == []
