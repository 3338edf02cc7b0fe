"""What each seat and a spectator see, moment by moment (K-13)."""

from msgspec.structs import replace

import claimstead as cs
from claimstead.claim.cards import Cards, card, cards
from claimstead.claim.moves import SPARE, TAKE_PILE, Play, Smash, Take
from claimstead.claim.state import Glimpse, Stage
from claimstead.claim.view import ClaimView, view
from tests.claim.table import Table

DECK = "Se1 Se3 Se9 Tr0 Tr2 Tr7 Gn1 Gn3 Gn9 Dr0 Dr1 Dr4 Dr9 Gi3 Gi5 Un0 Un5 Do4"
LOOKING = """
    claim: 3 Un Do Gn Gi Dr Tr Se
    phase: 1
    stage: seer
    lead: a
    turn: b
    hand a: Gn1
    hand b: Gn3
    hand c: Dr4
    followers a: Dr1
    followers b: Gi5
    followers c: Tr7
    middle: Gi3 Un5
    pile: Gn9 Dr0 Dr9 Tr0
    trick: Se1 Se9 Tr2
    score b: Un0
    known a: Dr1
    known b: Gi5
    known c to b: Tr7
    void c: Se
"""
NONE: Cards = ()


def seen_by(table: Table, seat: str | None) -> ClaimView:
    return table.game.view(table.state, seat)


def spectator_of_looking() -> ClaimView:
    return ClaimView(
        seat=None,
        players=3,
        factions=("Un", "Do", "Gn", "Gi", "Dr", "Tr", "Se"),
        phase=1,
        stage=Stage.LOOK,
        lead="a",
        turn="b",
        hand=NONE,
        followers=NONE,
        hand_sizes=(1, 1, 1),
        follower_counts=(1, 1, 1),
        middle=cards("Gi3 Un5"),
        pile_size=4,
        pile_top=None,
        trick=cards("Se1 Se9 Tr2"),
        asking=NONE,
        scores=(NONE, cards("Un0"), NONE),
        open=(NONE, NONE, NONE),
        lying=NONE,
        discard=cards("Do4 Se3"),
        known=(cards("Dr1"), cards("Gi5"), NONE),
        glimpses=(),
        voids=((), (), ("Se",)),
        legal=(),
    )


# Phase 1


def test_k_13_a_spectator_sees_no_hand_no_follower_and_no_secret() -> None:
    assert seen_by(Table(LOOKING, cards=DECK), None) == spectator_of_looking()


def test_k_13_a_seat_sees_its_own_hand_and_followers() -> None:
    assert seen_by(Table(LOOKING, cards=DECK), "a") == replace(
        spectator_of_looking(), seat="a", hand=cards("Gn1"), followers=cards("Dr1")
    )


def test_k_13_who_looks_sees_the_top_of_the_pile_and_what_they_may_do() -> None:
    assert seen_by(Table(LOOKING, cards=DECK), "b") == replace(
        spectator_of_looking(),
        seat="b",
        hand=cards("Gn3"),
        followers=cards("Gi5"),
        pile_top=card("Gn9"),
        glimpses=(Glimpse("c", "b", cards("Tr7")),),
        legal=(Take(card("Gi3")), Take(card("Un5")), TAKE_PILE),
    )


def test_k_13_who_holds_a_card_that_another_saw_is_told_so() -> None:
    assert seen_by(Table(LOOKING, cards=DECK), "c") == replace(
        spectator_of_looking(),
        seat="c",
        hand=cards("Dr4"),
        followers=cards("Tr7"),
        glimpses=(Glimpse("c", "b", cards("Tr7")),),
    )


def test_the_look_ends_with_the_choice() -> None:
    table = Table(LOOKING, cards=DECK).play("take pile")
    # a is second in the trick and picks; nobody sees the pile's new top.
    assert [seen_by(table, seat).pile_top for seat in (*"abc", None)] == [None] * 4
    assert seen_by(table, "b").followers == cards("Gi5 Gn9")
    assert seen_by(table, "a").follower_counts == (1, 2, 1)
    assert seen_by(table, "a").stage is Stage.PICK
    assert seen_by(table, "a").legal == (Take(card("Gi3")), Take(card("Un5")))
    assert seen_by(table, "b").legal == ()
    assert seen_by(table, "a").known == (cards("Dr1"), cards("Gi5"), NONE)
    assert seen_by(table, None).pile_size == 3


def test_a_card_of_the_middle_taken_the_seen_one_is_shared_by_two() -> None:
    table = Table(LOOKING, cards=DECK).play("take Un5")
    # a takes Gi3, c draws Gn9, which b saw.
    shared = (Glimpse("c", "b", cards("Gn9 Tr7")),)
    assert [seen_by(table, seat).glimpses for seat in (*"abc", None)] == [(), shared, shared, ()]
    for seat in (*"abc", None):
        shown = seen_by(table, seat)
        assert shown.known == (cards("Dr1 Gi3"), cards("Gi5 Un5"), NONE)
        assert shown.discard == cards("Do4 Se1 Se3 Se9 Tr2")
        assert shown.pile_top is None
        assert shown.middle == cards("Dr0 Dr9")
        assert shown.stage is Stage.PLAY
    assert seen_by(table, "b").legal == (Play(card("Gn3")),)


def test_while_a_trick_is_played_only_who_is_to_act_has_moves() -> None:
    table = Table("""
        claim: 2 Gn Gi Dr Tr Se
        phase: 1
        lead: b
        turn: a
        hand a: Dr1 Gn3
        hand b: Se9
        middle: Gi5
        pile: Gn1 Gn5 Gn7
        trick: Dr5
        void b: Gn
    """)
    assert seen_by(table, "a").legal == (Play(card("Dr1")),)
    assert seen_by(table, "b").legal == ()
    assert seen_by(table, None).legal == ()
    assert seen_by(table, "b").hand == cards("Se9")
    assert seen_by(table, "b").hand_sizes == (2, 1)
    assert seen_by(table, "b").voids == ((), ("Gn",))
    assert seen_by(table, "a").pile_top is None


def test_moves_handed_to_the_view_of_another_seat_are_not_shown() -> None:
    table = Table(LOOKING, cards=DECK)
    legal = table.game.legal(table.state)
    shown = [view(table.game.deck, table.state, seat, legal).legal for seat in (*"abc", None)]
    assert shown == [(), legal, (), ()]


# Before, after and phase 2


def test_before_the_deal_there_is_nothing_to_see() -> None:
    game = cs.Claim(players=2, cards="Gn1 Gn3 Gi1 Gi3")
    two: tuple[Cards, Cards] = ((), ())
    for seat in ("a", "b", None):
        assert game.view(game.start(), seat) == ClaimView(
            seat=seat,
            players=2,
            factions=("Gn", "Gi"),
            phase=0,
            stage=Stage.PLAY,
            lead=None,
            turn=None,
            hand=NONE,
            followers=NONE,
            hand_sizes=(0, 0),
            follower_counts=(0, 0),
            middle=NONE,
            pile_size=0,
            pile_top=None,
            trick=NONE,
            asking=NONE,
            scores=two,
            open=two,
            lying=NONE,
            discard=NONE,
            known=two,
            glimpses=(),
            voids=((), ()),
            legal=(),
        )


SMASHING = """
    claim: 4 Gn Gi Dr Tr Se
    phase: 2
    stage: smash
    lead: d
    turn: a
    hand a: Dr1
    hand b: Dr2
    hand c: Dr3
    hand d: Dr4
    trick: Gi5 Gi7 Se1 Se2
    giants: Gi5 Gi7
    score c: Tr5
    open b: Gn5 Gn7
    open c: Gn5
    open d: Gn5
    trolls: Tr1
    known b: Dr2
    known c to d: Dr3
    void b: Gi
    void c: Gi
"""
SMASHING_DECK = "Dr1 Dr2 Dr3 Dr4 Gi5 Gi7 Se1 Se2 Tr5 Gn5 Gn7 Gn5 Gn5 Tr1 Gn1 Gi1"


def test_everything_of_phase_2_but_the_hands_is_open() -> None:
    table = Table(SMASHING, cards=SMASHING_DECK)
    everybody = ClaimView(
        seat=None,
        players=4,
        factions=("Gn", "Gi", "Dr", "Tr", "Se"),
        phase=2,
        stage=Stage.SMASH,
        lead="d",
        turn="a",
        hand=NONE,
        followers=NONE,
        hand_sizes=(1, 1, 1, 1),
        follower_counts=(0, 0, 0, 0),
        middle=NONE,
        pile_size=0,
        pile_top=None,
        trick=cards("Gi5 Gi7 Se1 Se2"),
        asking=cards("Gi5 Gi7"),
        scores=(NONE, NONE, cards("Tr5"), NONE),
        open=(NONE, cards("Gn5 Gn7"), cards("Gn5"), cards("Gn5")),
        lying=cards("Tr1"),
        discard=cards("Gi1 Gn1"),
        known=(NONE, cards("Dr2"), NONE, NONE),
        glimpses=(),
        voids=((), ("Gi",), ("Gi",), ()),
        legal=(),
    )
    assert seen_by(table, None) == everybody
    assert seen_by(table, "a") == replace(
        everybody,
        seat="a",
        hand=cards("Dr1"),
        legal=(Smash("b", card("Gn5")), Smash("d", card("Gn5")), SPARE),
    )
    assert seen_by(table, "b") == replace(everybody, seat="b", hand=cards("Dr2"))
    glimpse = (Glimpse("c", "d", cards("Dr3")),)
    assert seen_by(table, "c") == replace(everybody, seat="c", hand=cards("Dr3"), glimpses=glimpse)
    assert seen_by(table, "d") == replace(everybody, seat="d", hand=cards("Dr4"), glimpses=glimpse)


def test_what_was_removed_lies_in_the_discard() -> None:
    table = Table(SMASHING, cards=SMASHING_DECK).play("smash d Gn5")
    assert seen_by(table, None).discard == cards("Gi1 Gn1 Gn5")


def test_at_the_end_all_lies_in_the_score_piles_and_nobody_has_a_move() -> None:
    table = Table("claim: 2 Gn Gi\nphase: 2\nscore a: Gn1 Gn3", cards="Gn1 Gn3 Gi1 Gi3")
    for seat in ("a", "b", None):
        shown = seen_by(table, seat)
        assert (shown.lead, shown.turn, shown.legal) == (None, None, ())
        assert shown.scores == (cards("Gn1 Gn3"), NONE)
        assert shown.discard == cards("Gi1 Gi3")
        assert shown.hand_sizes == (0, 0)
