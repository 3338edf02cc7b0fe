"""Phase 2: the trick's cards, open Gnomes, and the Giants that remove them. K-15 to K-17."""

import pytest

from claimstead.claim.cards import card, cards
from claimstead.claim.events import (
    CardPlayed,
    FavourDecided,
    GameEnded,
    LaidOpen,
    LeadPassed,
    Scored,
    Smashed,
    Spared,
    TrickWon,
)
from claimstead.claim.factions import FACTIONS
from tests.claim.table import Table


def duel(hand_a: str, hand_b: str, more: str = "") -> Table:
    return Table(f"""
        claim: 2 Gn Gi Dr Tr Se
        phase: 2
        lead: a
        turn: a
        hand a: {hand_a}
        hand b: {hand_b}
        {more}
    """)


def smashing(players: int, trick: str, open_gnomes: dict[str, str], lead: str = "a") -> Table:
    """The last card of the trick is about to be played; another trick follows."""
    seats = "abcd"[:players]
    order = seats[seats.index(lead) :] + seats[: seats.index(lead)]
    hands = dict(zip(order, (f"{c} Se{n}" for n, c in enumerate(trick.split())), strict=True))
    lines = [f"hand {seat}: {hands[seat]}" for seat in seats]
    lines += [f"open {seat}: {gnomes}" for seat, gnomes in open_gnomes.items()]
    text = f"claim: {players} Gn Gi Dr Tr Se Un Dw\nphase: 2\nlead: {lead}\nturn: {lead}\n"
    return Table(text + "\n".join(lines)).play(*trick.split())


# K-15


def test_k_15_the_tricks_cards_go_to_the_winners_score_pile() -> None:
    table = duel("Dr9 Se1", "Dr3 Se2", "score a: Tr1\n        score b: Se4").play("Dr9", "Dr3")
    assert (table["score a"], table["score b"], table["trick"]) == ("Dr3 Dr9 Tr1", "Se4", "")


def test_k_15_also_those_of_players_who_could_not_follow() -> None:
    table = smashing(4, "Un5 Se9 Dr7 Gi9", {}, lead="c")
    assert [table[f"score {seat}"] for seat in "abcd"] == ["", "", "Dr7 Gi9 Se9 Un5", ""]
    assert table.told()[4:] == (
        TrickWon("c", ("c", "d", "b", "a"), cards("Un5 Se9 Dr7 Gi9")),
        Scored("c", cards("Gi9")),
        Scored("c", cards("Dr7")),
        Scored("c", cards("Se9")),
        Scored("c", cards("Un5")),
        LeadPassed("a", "c"),
    )


# K-16: Gnomes lie open


def test_k_16_every_gnome_of_a_won_trick_lies_open_in_front_of_the_winner() -> None:
    table = duel("Gn9 Se1", "Gn3 Se2", "open a: Gn1\n        open b: Gn5").play("Gn9", "Gn3")
    assert (table["open a"], table["open b"]) == ("Gn1 Gn3 Gn9", "Gn5")
    assert (table["score a"], table["score b"]) == ("", "")
    assert table.told()[3:] == (LaidOpen("a", cards("Gn3 Gn9")),)


def test_k_16_whoever_played_it_and_whatever_won() -> None:
    table = duel("Dr2 Se1", "Gn9 Se2").play("Dr2", "Gn9")
    assert (table["open a"], table["score a"]) == ("Gn9", "Dr2")
    assert table.told()[3:] == (LaidOpen("a", cards("Gn9")), Scored("a", cards("Dr2")))


def test_k_16_at_the_end_they_go_to_the_pile_of_who_has_them_before_them() -> None:
    table = duel("Gn9", "Gn3", "open a: Gn1\n        open b: Gn1 Gn5\n        score b: Se4")
    table.play("Gn9", "Gn3")
    assert (table["open a"], table["open b"]) == ("", "")
    assert (table["score a"], table["score b"]) == ("Gn1 Gn3 Gn9", "Gn1 Gn5 Se4")
    assert (table["lead"], table["turn"], table["phase"]) == ("", "", "2")
    assert table.game.actor(table.state) is None
    assert table.state.is_over
    assert table.told() == (
        CardPlayed("a", card("Gn9")),
        CardPlayed("b", card("Gn3")),
        TrickWon("a", ("a", "b"), cards("Gn9 Gn3")),
        LaidOpen("a", cards("Gn3 Gn9")),
        Scored("a", cards("Gn1 Gn3 Gn9")),
        Scored("b", cards("Gn1 Gn5")),
        FavourDecided("Gn", ("a",), "more-cards", {"a": 3, "b": 2}),
        FavourDecided("Gi", (), "none-scored", {"a": 0, "b": 0}),
        FavourDecided("Dr", (), "none-scored", {"a": 0, "b": 0}),
        FavourDecided("Tr", (), "none-scored", {"a": 0, "b": 0}),
        FavourDecided("Se", ("b",), "more-cards", {"a": 0, "b": 1}),
        GameEnded(("a",), "sum"),
    )


def test_k_16_a_gnome_in_phase_1_is_discarded_like_any_card() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        lead: a
        turn: a
        hand a: Gn9
        hand b: Gn3
        middle: Gi5
        pile: Gn1
    """).play("Gn9", "Gn3")
    assert (table["open a"], table["score a"]) == ("", "")


# K-17: Giants, two players


def test_y_3_one_gnome_of_the_giants_value_leaves_the_game() -> None:
    table = duel("Gi3 Se1", "Gi5 Se2", "open a: Gn3 Gn3 Gn7").play("Gi3", "Gi5")
    assert table["open a"] == "Gn3 Gn7"
    assert (table["score a"], table["score b"]) == ("", "Gi3 Gi5")
    assert table.told() == (
        CardPlayed("a", card("Gi3")),
        CardPlayed("b", card("Gi5")),
        TrickWon("b", ("b", "a"), cards("Gi3 Gi5")),
        Smashed("b", card("Gi3"), "a", card("Gn3")),
        Scored("b", cards("Gi3 Gi5")),
    )
    assert (table["stage"], table["turn"], table["giants"]) == ("", "b", "")


def test_y_4_only_the_gnome_of_the_same_value_goes() -> None:
    table = duel("Gi7 Se1", "Dr9 Se2", "open b: Gn3 Gn7").play("Gi7", "Dr9")
    assert table["open b"] == "Gn3"
    assert table["score a"] == "Dr9 Gi7"


def test_k_17_each_giant_removes_one() -> None:
    table = duel("Gi3 Se1", "Gi3 Se2", "open b: Gn3 Gn3 Gn3").play("Gi3", "Gi3")
    assert table["open b"] == "Gn3"
    assert table.told()[3:] == (
        Smashed("a", card("Gi3"), "b", card("Gn3")),
        Smashed("a", card("Gi3"), "b", card("Gn3")),
        Scored("a", cards("Gi3 Gi3")),
    )


def test_k_17_two_giants_in_the_order_in_which_they_were_played() -> None:
    table = duel("Gi7 Se1", "Gi3 Se2", "open b: Gn3 Gn7").play("Gi7", "Gi3")
    assert table["open b"] == ""
    assert table.told()[3:5] == (
        Smashed("a", card("Gi7"), "b", card("Gn7")),
        Smashed("a", card("Gi3"), "b", card("Gn3")),
    )


def test_k_17_a_second_giant_without_a_gnome_left_removes_nothing() -> None:
    table = duel("Gi3 Se1", "Gi3 Se2", "open b: Gn3 Gn5").play("Gi3", "Gi3")
    assert table["open b"] == "Gn5"
    assert len(table.told()) == 5


def test_k_17_the_winners_own_gnomes_are_safe() -> None:
    table = duel("Gi3 Se1", "Gi5 Se2", "open b: Gn3 Gn5").play("Gi3", "Gi5")
    assert table["open b"] == "Gn3 Gn5"


def test_k_17_gnomes_won_in_this_very_trick_are_safe() -> None:
    table = duel("Gi5 Se1", "Gn5 Se2", "open b: Gn3").play("Gi5", "Gn5")
    assert (table["open a"], table["open b"]) == ("Gn5", "Gn3")


def test_k_17_in_the_last_trick_too() -> None:
    table = duel("Gi5", "Dr5", "open b: Gn5").play("Gi5", "Dr5")
    assert (table["score a"], table["score b"]) == ("Dr5 Gi5", "")


def test_k_17_a_doppelganger_is_no_giant_and_other_factions_are_safe() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Do Se
        phase: 2
        lead: a
        turn: a
        hand a: Do5 Se1
        hand b: Dr3 Se2
        open b: Gn3 Gn5
    """).play("Do5", "Dr3")
    assert table["open b"] == "Gn3 Gn5"


def test_k_17_only_giants_remove_and_only_gnomes_of_their_value() -> None:
    for code, faction in FACTIONS.items():
        assert faction.smashes(card(f"{code}5"), card("Gn5")) == (code == "Gi")
    assert not FACTIONS["Gi"].smashes(card("Gi5"), card("Gn7"))
    assert not FACTIONS["Gi"].smashes(card("Gi5"), card("Dr5"))


# K-17: three and four players


def test_k_17_three_players_the_winner_decides_whose_gnome_goes() -> None:
    table = smashing(3, "Gi5 Dr9 Un2", {"b": "Gn5 Gn5", "c": "Gn3 Gn5"})
    assert (table["stage"], table["turn"], table["giants"]) == ("smash", "a", "Gi5")
    assert table["trick"] == "Gi5 Dr9 Un2"
    assert table.legal() == ["smash b Gn5", "smash c Gn5", "spare"]
    assert table.told()[3:] == (TrickWon("a", ("a", "b", "c"), cards("Gi5 Dr9 Un2")),)
    table.play("smash c Gn5")
    assert (table["open b"], table["open c"]) == ("Gn5 Gn5", "Gn3")
    assert table.told() == (
        Smashed("a", card("Gi5"), "c", card("Gn5")),
        Scored("a", cards("Gi5")),
        Scored("a", cards("Dr9")),
        Scored("a", cards("Un2")),
        LeadPassed("b", "a"),
    )
    assert (table["stage"], table["lead"], table["turn"]) == ("", "b", "b")
    assert (table["giants"], table["trick"], table["score a"]) == ("", "", "Dr9 Gi5 Un2")


def test_k_17_three_players_the_winner_may_spare() -> None:
    table = smashing(3, "Gi5 Tr9 Un2", {"b": "Gn5", "c": "Gn5"}).play("spare")
    assert (table["open b"], table["open c"]) == ("Gn5", "Gn5")
    assert table.told()[0] == Spared("a", card("Gi5"))
    assert (table["stage"], table["turn"], table["score a"]) == ("", "a", "Gi5 Tr9 Un2")


def test_k_17_several_giants_are_asked_about_in_the_order_played() -> None:
    table = smashing(3, "Gi3 Gi9 Gi5", {"a": "Gn3 Gn5", "c": "Gn5 Gn9"}, lead="c")
    # c led Gi3, a played Gi9 and won, b played Gi5: a's own Gnomes are safe.
    assert (table["stage"], table["turn"], table["giants"]) == ("smash", "a", "Gi9 Gi5")
    assert table.legal() == ["smash c Gn9", "spare"]
    table.play("smash c Gn9")
    assert (table["giants"], table["turn"]) == ("Gi5", "a")
    assert table.told() == (Smashed("a", card("Gi9"), "c", card("Gn9")),)
    assert table.legal() == ["smash c Gn5", "spare"]
    table.play("spare")
    assert table.told()[:2] == (Spared("a", card("Gi5")), Scored("a", cards("Gi3 Gi5 Gi9")))
    assert (table["open a"], table["open c"], table["turn"]) == ("Gn3 Gn5", "Gn5", "a")


def test_k_17_two_giants_of_one_value_and_one_gnome() -> None:
    table = smashing(3, "Gi5 Gi5 Un2", {"b": "Gn5"})
    assert table["giants"] == "Gi5 Gi5"
    table.play("smash b Gn5")
    assert (table["stage"], table["open b"], table["score a"]) == ("", "", "Gi5 Gi5 Un2")
    table = smashing(3, "Gi5 Gi5 Un2", {"b": "Gn5"}).play("spare")
    assert (table["stage"], table["giants"]) == ("smash", "Gi5")
    table.play("smash b Gn5")
    assert (table["stage"], table["open b"]) == ("", "")


@pytest.mark.parametrize("players", [3, 4])
def test_k_17_a_giant_without_a_gnome_to_remove_asks_nothing(players: int) -> None:
    trick = "Gi5 Dr9 Un2 Un3"[: 4 * players - 1]
    table = smashing(players, trick, {"a": "Gn5", "b": "Gn3"})
    assert (table["stage"], table["open a"], table["open b"]) == ("", "Gn5", "Gn3")
    assert table["trick"] == ""


def test_k_17_gnomes_of_this_trick_are_safe_with_three() -> None:
    table = smashing(3, "Gi5 Gn5 Un2", {})
    assert (table["stage"], table["open a"]) == ("", "Gn5")


def test_y_8_four_players_a_partners_gnome_is_safe() -> None:
    table = smashing(4, "Gi5 Dr9 Un2 Un3", {"c": "Gn5"})
    assert (table["stage"], table["open c"], table["turn"]) == ("", "Gn5", "b")
    table = smashing(4, "Gi5 Dr9 Un2 Un3", {"b": "Gn5", "c": "Gn5", "d": "Gn5"})
    assert table.legal() == ["smash b Gn5", "smash d Gn5", "spare"]


def test_k_17_four_players_whoever_played_the_giant_the_winner_decides() -> None:
    # b leads Un9 and wins; the Giants are c's and a's, the Gnomes those of a and c.
    table = smashing(4, "Un9 Gi1 Un3 Gi7", {"a": "Gn1 Gn7", "c": "Gn7", "d": "Gn1"}, lead="b")
    assert (table["turn"], table["giants"]) == ("b", "Gi1 Gi7")
    assert table.legal() == ["smash a Gn1", "spare"]
    table.play("smash a Gn1")
    assert table.legal() == ["smash a Gn7", "smash c Gn7", "spare"]
    table.play("smash a Gn7")
    assert [table[f"open {seat}"] for seat in "abcd"] == ["", "", "Gn7", "Gn1"]
    assert (table["score b"], table["turn"]) == ("Gi1 Gi7 Un3 Un9", "b")


def test_k_17_in_the_last_trick_the_choice_comes_before_the_end() -> None:
    table = Table("""
        claim: 3 Gn Gi Dr Tr Se Un Dw
        phase: 2
        lead: a
        turn: a
        hand a: Gi5
        hand b: Tr9
        hand c: Un2
        open b: Gn5 Gn7
        trolls: Tr1
    """).play("Gi5", "Tr9", "Un2")
    assert (table["stage"], table["turn"], table["open b"]) == ("smash", "a", "Gn5 Gn7")
    assert table.game.outcome(table.state) is None
    table.play("smash b Gn5")
    assert (table["turn"], table["score a"], table["score b"]) == ("", "Gi5 Tr1 Tr9 Un2", "Gn7")


def test_k_17_what_is_removed_lies_in_no_pile() -> None:
    table = duel("Gi3 Se1", "Gi5 Se2", "open a: Gn3 Gn3 Gn7")
    before = list(table.game.view(table.state, None).discard)
    after = list(table.play("Gi3", "Gi5").game.view(table.state, None).discard)
    assert sorted(after) == sorted([*before, card("Gn3")])
