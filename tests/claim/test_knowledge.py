"""What the players know of each other: K-13 and K-14."""

from claimstead.claim.cards import card, cards
from claimstead.claim.knowledge import did_not_follow, glimpsed, taken_openly
from claimstead.claim.state import Glimpse
from tests.claim.table import Table


def duel(hand_a: str, hand_b: str) -> Table:
    return Table(f"""
        claim: 2 Gn Gi Dr Do Se
        phase: 1
        lead: a
        turn: a
        hand a: {hand_a}
        hand b: {hand_b}
        middle: Gi5
        pile: Gn1 Gn3 Gn5
    """)


def three(hand_a: str, hand_b: str, hand_c: str) -> Table:
    return Table(f"""
        claim: 3 Gn Gi Dr Tr Se Un Do
        phase: 1
        lead: a
        turn: a
        hand a: {hand_a}
        hand b: {hand_b}
        hand c: {hand_c}
        middle: Gi5 Un2
        pile: Gn1 Gn3 Gn5 Gn7
    """)


def what_is_known(table: Table) -> dict[str, str]:
    text = table.game.write(table.state).splitlines()
    return dict(line.split(": ") for line in text if line.startswith(("known", "void")))


# K-13: takes


def test_k_13_a_card_taken_from_the_middle_is_known_to_all() -> None:
    table = duel("Dr9 Gi1", "Dr3 Gi3").play("Dr9", "Dr3")
    assert what_is_known(table) == {"known a": "Gi5"}


def test_k_13_a_card_drawn_unseen_is_known_to_its_owner_only() -> None:
    table = duel("Dr3 Gi1", "Dr9 Gi3").play("Dr3", "Dr9")
    assert what_is_known(table) == {"known b": "Gi5"}
    assert table["followers a"] == "Gn1"


def test_k_13_the_card_seen_with_a_seer_is_known_to_who_saw_it_and_who_drew_it() -> None:
    table = duel("Se9 Gi1", "Se3 Gi3").play("Se9", "Se3", "take Gi5")
    assert what_is_known(table) == {"known a": "Gi5", "known b to a": "Gn1"}


def test_k_13_the_card_seen_and_taken_is_known_to_nobody_else() -> None:
    table = duel("Se9 Gi1", "Se3 Gi3").play("Se9", "Se3", "take pile")
    assert what_is_known(table) == {"known b": "Gi5"}
    assert table["followers a"] == "Gn1"


def test_k_13_three_players_both_cards_of_the_middle_are_known() -> None:
    table = three("Tr9 Dr1", "Tr4 Dr2", "Tr8 Dr3").play("Tr9", "Tr4", "Tr8", "take Gi5")
    assert what_is_known(table) == {"known a": "Gi5", "known c": "Un2"}


def test_k_13_three_players_the_third_drew_what_the_first_had_seen() -> None:
    table = three("Se4 Dr1", "Se9 Dr2", "Se8 Dr3").play("Se4", "Se9", "Se8", "take Un2")
    assert what_is_known(table) == {"known a to b": "Gn1", "known b": "Un2", "known c": "Gi5"}


def test_k_13_three_players_with_the_pile_taken_nothing_stays_in_secret() -> None:
    table = three("Se4 Dr1", "Se9 Dr2", "Se8 Dr3").play(
        "Se4", "Se9", "Se8", "take pile", "take Un2"
    )
    assert what_is_known(table) == {"known a": "Gi5", "known c": "Un2"}


def test_k_13_four_players_only_one_of_the_two_cards_drawn_was_seen() -> None:
    table = Table("""
        claim: 4 Gn Gi Dr Tr Se Un Do
        phase: 1
        stage: seer
        lead: a
        turn: d
        middle: Gi5 Un2
        pile: Gn1 Gn3
        trick: Se1 Se4 Se8 Se9
    """).play("take Gi5")
    assert table["phase"] == "2"
    assert what_is_known(table) == {"known b to d": "Gn1", "known c": "Un2", "known d": "Gi5"}
    assert table["hand a"] == "Gn3"


def test_k_13_knowledge_grows_trick_by_trick() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Do Se
        phase: 1
        stage: seer
        lead: a
        turn: a
        hand a: Dr1
        hand b: Dr2
        followers a: Do2 Gn7
        followers b: Gi3 Gn9
        middle: Gi5
        pile: Gn1 Gn3 Gn5
        trick: Se9 Se8
        known a: Gn7
        known b: Gi3
        known b to a: Gn9
    """).play("take Gi5")
    assert what_is_known(table) == {
        "known a": "Gi5 Gn7",
        "known b": "Gi3",
        "known b to a": "Gn1 Gn9",
    }


# K-13: voids


def test_k_13_who_does_not_follow_shows_that_they_hold_none() -> None:
    table = duel("Dr9 Gi1", "Se3 Gi3").play("Dr9", "Se3")
    assert table["void b"] == "Dr"
    assert table["void a"] == ""


def test_k_13_who_follows_or_plays_a_doppelganger_shows_nothing() -> None:
    assert duel("Dr9 Gi1", "Dr3 Gi3").play("Dr9", "Dr3")["void b"] == ""
    assert duel("Dr9 Gi1", "Do3 Gi3").play("Dr9", "Do3")["void b"] == ""


def test_k_13_voids_add_up_sorted_and_each_once() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Do Se
        phase: 2
        lead: a
        turn: a
        hand a: Dr9 Gn9 Dr8
        hand b: Se1 Se2 Se3
        void b: Gi
    """)
    table.play("Dr9", "Se1")
    assert table["void b"] == "Dr Gi"
    table.play("Dr8", "Se2")
    assert (table["void a"], table["void b"]) == ("", "Dr Gi")


def test_k_13_what_was_shown_of_the_hand_of_phase_1_is_past_in_phase_2() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Do Se
        phase: 1
        lead: a
        turn: a
        hand a: Dr9
        hand b: Se1
        middle: Gi5
        pile: Gn1
        void a: Gn
    """).play("Dr9", "Se1")
    assert table["phase"] == "2"
    assert what_is_known(table) == {"known a": "Gi5"}


# K-13, K-14: in phase 2


def in_phase_2(hand_a: str, known: str) -> Table:
    return Table(f"""
        claim: 3 Gn Gi Dr Tr Se Un Do
        phase: 2
        lead: a
        turn: a
        hand a: {hand_a}
        hand b: Dr1 Dr2
        hand c: Dr3 Dr4
        {known}
    """)


def test_k_14_a_known_card_that_is_played_is_no_longer_in_hand() -> None:
    table = in_phase_2("Gn1 Gn3", "known a: Gn1 Gn3").play("Gn3")
    assert what_is_known(table) == {"known a": "Gn1"}


def test_k_14_nor_is_one_that_only_one_knew_of() -> None:
    table = in_phase_2("Gn1 Gn3", "known a to c: Gn1 Gn3").play("Gn3")
    assert what_is_known(table) == {"known a to c": "Gn1"}
    table = in_phase_2("Gn1 Gn3", "known a to b: Gn3").play("Gn3")
    assert what_is_known(table) == {}


def test_k_14_a_card_nobody_knew_of_changes_nothing() -> None:
    table = in_phase_2("Gn1 Gn3", "known a: Gn1").play("Gn3")
    assert what_is_known(table) == {"known a": "Gn1"}
    table = in_phase_2("Gn1 Gn3", "known a to b: Gn1").play("Gn3")
    assert what_is_known(table) == {"known a to b": "Gn1"}


def test_k_14_what_is_known_of_others_stays() -> None:
    table = Table("""
        claim: 3 Gn Gi Dr Tr Se Un Do
        phase: 2
        lead: a
        turn: a
        hand a: Gn1 Gn3
        hand b: Gn1 Gn5
        hand c: Dr3 Dr4
        known a: Gn3
        known b: Gn1
        known a to b: Gn1
        known b to c: Gn5
        known c to a: Dr3
    """).play("Gn1")
    assert what_is_known(table) == {
        "known a": "Gn3",
        "known b": "Gn1",
        "known b to c": "Gn5",
        "known c to a": "Dr3",
    }


def test_k_14_of_two_equal_cards_one_known_to_all_everybody_keeps_what_is_certain() -> None:
    # All knew of one Gn1, c of two. One is played: c is sure of the other, b is not.
    table = in_phase_2("Gn1 Gn1", "known a: Gn1\n        known a to c: Gn1").play("Gn1")
    assert what_is_known(table) == {"known a to c": "Gn1"}


def test_k_14_of_two_equal_cards_each_known_to_one_nothing_stays_certain() -> None:
    # b saw one, c the other. One is played: neither can tell whether it was theirs.
    table = in_phase_2("Gn1 Gn1", "known a to b: Gn1\n        known a to c: Gn1").play("Gn1")
    assert what_is_known(table) == {}


def test_k_14_the_followers_are_the_hand_and_every_card_of_it_is_played() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        lead: b
        turn: b
        hand a: Gn1
        hand b: Gn3
        followers a: Dr1 Dr2
        followers b: Dr3 Dr4
        middle: Gi5
        pile: Gi7
    """).play("Gn3", "Gn1")
    assert (table["hand a"], table["hand b"]) == ("Dr1 Dr2 Gi7", "Dr3 Dr4 Gi5")
    assert (table["followers a"], table["followers b"]) == ("", "")
    tricks = 0
    while table["turn"]:
        table.play(table.legal()[0]).play(table.legal()[0])
        tricks += 1
    assert tricks == 3


def test_k_14_with_two_players_all_but_unseen_draws_is_known() -> None:
    # b took Gi5 openly and drew Gn1 unseen: a finds it by elimination, all else being seen.
    game = Table(
        """
        claim: 2 Gn Gi
        phase: 1
        lead: a
        turn: a
        hand a: Gn3 Gi1
        hand b: Gn5 Gi3
        middle: Gi5
        pile: Gn1 Gn7 Gn9
    """,
        cards="Gn3 Gi1 Gn5 Gi3 Gi5 Gn1 Gn7 Gn9",
    ).play("Gn3", "Gn5", "Gi3", "Gi1")
    assert game["phase"] == "2"
    view = game.game.view(game.state, "a")
    seen = [*view.hand, *view.discard, *view.known[1]]
    unseen = [each for each in game.game.deck.cards if each not in seen]
    assert view.hand_sizes[1] == len(view.known[1]) + len(unseen)
    assert sorted((*view.known[1], *unseen)) == sorted(game.state.hands[1])


# The functions themselves


def test_glimpses_are_kept_in_order_of_holder_and_knower() -> None:
    table = in_phase_2("Gn1 Gn3", "")
    state = glimpsed(table.state, "b", "a", card("Dr2"))
    state = glimpsed(state, "a", "c", card("Gn3"))
    state = glimpsed(state, "a", "b", card("Gn1"))
    state = glimpsed(state, "b", "a", card("Dr1"))
    assert state.glimpses == (
        Glimpse("a", "b", cards("Gn1")),
        Glimpse("a", "c", cards("Gn3")),
        Glimpse("b", "a", cards("Dr1 Dr2")),
    )


def test_takes_and_voids_are_kept_sorted() -> None:
    table = in_phase_2("Gn1 Gn3", "")
    state = taken_openly(taken_openly(table.state, "c", card("Dr4")), "c", card("Dr3"))
    assert state.known == ((), (), cards("Dr3 Dr4"))
    state = did_not_follow(state, "b", card("Dr1"), "Tr")
    state = did_not_follow(state, "b", card("Dr1"), "Gi")
    assert did_not_follow(state, "b", card("Dr1"), "Gi") == state
    assert did_not_follow(state, "b", card("Dr1"), "Dr") == state
    assert state.voids == ((), ("Gi", "Tr"), ())
