"""Events, and what of them each seat may see."""

import random

import pytest

import claimstead as cs
from claimstead.claim.cards import card, cards
from claimstead.claim.events import (
    CardPlayed,
    Discarded,
    FavourDecided,
    GameEnded,
    HandDealt,
    LaidOpen,
    LeadPassed,
    LeftLying,
    PileLookedAt,
    RecruitDrawn,
    RecruitTaken,
    Scored,
    SecondPhaseBegan,
    Smashed,
    Spared,
    TrickWon,
    TurnedUp,
)
from claimstead.claim.state import Stage
from claimstead.core import Event
from tests.claim.table import Table

FOR_ALL: tuple[Event, ...] = (
    TurnedUp(cards("Gn1")),
    CardPlayed("a", card("Gn1")),
    TrickWon("a", ("a", "b"), cards("Gn1 Gi1")),
    RecruitTaken("a", card("Gn1")),
    Discarded(cards("Gn1")),
    Scored("a", cards("Gn1")),
    LaidOpen("a", cards("Gn1")),
    LeftLying(cards("Tr1")),
    Smashed("a", card("Gi1"), "b", card("Gn1")),
    Spared("a", card("Gi1")),
    LeadPassed("b", "a"),
    SecondPhaseBegan("b"),
    FavourDecided("Gn", ("a",), "more-cards", {"a": 2, "b": 1}),
    GameEnded(("a",), "factions"),
)


def seen(table: Table, seat: str | None) -> tuple[Event, ...]:
    return table.game.seen(table.told(), seat)


def test_the_deal_shows_each_hand_to_its_owner_only() -> None:
    table = Table("claim: 2 Gn Gi\nphase: 0", cards="Gn1 Gn3 Gn5 Gn7 Gi1 Gi3 Gi5 Gi7")
    table.play("deal Gn3 Gi1 Gn1 Gi3 Gi7 Gn5 Gn7 Gi5")
    first, second = cards("Gi1 Gn3"), cards("Gi3 Gn1")
    turned_up = TurnedUp(cards("Gi7"))
    assert table.told() == (HandDealt("a", 2, first), HandDealt("b", 2, second), turned_up)
    assert seen(table, "a") == (HandDealt("a", 2, first), HandDealt("b", 2, None), turned_up)
    assert seen(table, "b") == (HandDealt("a", 2, None), HandDealt("b", 2, second), turned_up)
    assert seen(table, None) == (HandDealt("a", 2, None), HandDealt("b", 2, None), turned_up)


def test_a_whole_deal_turns_up_two_cards_for_three_players() -> None:
    table = Table("claim: 3 Gn Gi\nphase: 0", cards="Gn1 Gn3 Gn5 Gn7 Gi1 Gi3")
    table.play("deal Gn3 Gi1 Gn1 Gn7 Gi3 Gn5")
    assert table.told() == (
        HandDealt("a", 1, cards("Gn3")),
        HandDealt("b", 1, cards("Gi1")),
        HandDealt("c", 1, cards("Gn1")),
        TurnedUp(cards("Gi3 Gn7")),
    )


def test_a_look_at_the_pile_is_seen_by_all_but_the_card_by_one() -> None:
    look = PileLookedAt("b", card("Gn9"))
    table = Table("""
        claim: 3 Gn Gi Dr Tr Se Un Do
        phase: 1
        lead: a
        turn: c
        hand a: Gn1
        hand b: Gn3
        hand c: Dr4 Tr2
        middle: Gi3 Un5
        pile: Gn9 Dr0 Dr9 Tr0
        trick: Se1 Se9
    """).play("Tr2")
    rest = (CardPlayed("c", card("Tr2")), TrickWon("b", ("b", "a", "c"), cards("Se1 Se9 Tr2")))
    assert seen(table, "b") == (*rest, look)
    for seat in ("a", "c", None):
        assert seen(table, seat) == (*rest, PileLookedAt("b", None))


def test_a_card_drawn_is_seen_by_who_drew_it_and_who_had_looked() -> None:
    drawn = RecruitDrawn("c", card("Gn9"), "b")
    hidden = RecruitDrawn("c", None, "b")
    table = Table("claim: 4 Gn Gi Dr Tr Se Un Do\nphase: 0")
    for seat, event in [("a", hidden), ("b", drawn), ("c", drawn), ("d", hidden), (None, hidden)]:
        assert table.game.seen((drawn,), seat) == (event,)


def test_a_card_drawn_unseen_is_seen_by_who_drew_it_alone() -> None:
    drawn = RecruitDrawn("c", card("Gn9"), None)
    hidden = RecruitDrawn("c", None, None)
    table = Table("claim: 4 Gn Gi Dr Tr Se Un Do\nphase: 0")
    for seat, event in [("a", hidden), ("b", hidden), ("c", drawn), ("d", hidden), (None, hidden)]:
        assert table.game.seen((drawn,), seat) == (event,)


def test_everything_else_is_for_all() -> None:
    table = Table("claim: 2 Gn Gi Dr Tr Se\nphase: 0")
    for seat in ("a", "b", None):
        assert table.game.seen(FOR_ALL, seat) == FOR_ALL
    assert table.game.seen(iter(FOR_ALL), None) == FOR_ALL


def test_the_end_of_a_game_for_four_is_told_in_full() -> None:
    table = Table("""
        claim: 4 Gn Gi Dr Tr Se Un Do
        phase: 2
        lead: c
        turn: c
        hand a: Dr1
        hand b: Dr2
        hand c: Dr3
        hand d: Tr4
        score b: Se9
        open d: Gn3
        trolls: Tr2 Tr9
    """).play("Dr3", "Tr4", "Dr1", "Dr2")
    ours, theirs = ("a", "c"), ("b", "d")

    def counts(our: int, their: int) -> dict[str, int]:
        return {"a": our, "b": their, "c": our, "d": their}

    assert table.told()[4:] == (
        TrickWon("c", ("c", "b", "a", "d"), cards("Dr3 Tr4 Dr1 Dr2")),
        Scored("c", cards("Dr1 Dr2 Dr3")),
        Scored("c", cards("Tr2 Tr4 Tr9")),
        Scored("d", cards("Gn3")),
        FavourDecided("Gn", theirs, "more-cards", counts(0, 1)),
        FavourDecided("Gi", (), "none-scored", counts(0, 0)),
        FavourDecided("Dr", ours, "more-cards", counts(3, 0)),
        FavourDecided("Tr", ours, "more-cards", counts(3, 0)),
        FavourDecided("Se", theirs, "more-cards", counts(0, 1)),
        FavourDecided("Un", (), "none-scored", counts(0, 0)),
        FavourDecided("Do", (), "none-scored", counts(0, 0)),
        # Two factions each: 1 + 2 + 3 + 2 + 4 + 9 = 21 against 3 + 9 = 12.
        GameEnded(ours, "sum"),
    )
    assert [table[f"void {seat}"] for seat in "abcd"] == ["", "", "", ""]


def test_every_faction_tells_where_its_cards_go_whatever_their_order_in_the_deck() -> None:
    game = cs.Claim(players=2, factions="Dr Tr Se Gi Gn")
    state = game.read(
        "claim: 2 Dr Tr Se Gi Gn\nphase: 2\nlead: a\nturn: b\nhand a: Dr1\nhand b: Gn5 Dr2\n"
        "trick: Gi3"
    )
    step = game.apply(state, game.move(state, "Gn5"))
    assert step.events[2:] == (
        Scored("a", cards("Gi3")),
        LaidOpen("a", cards("Gn5")),
    )


@pytest.mark.parametrize(
    "setup", ["2 Gn Gi Dr Tr Se", "3 Gn Gi Un Dw Dr Tr Se", "4 Go Kn Un Dw Dr Tr Se"]
)
def test_a_move_reveals_something_exactly_where_a_card_of_the_pile_is_seen(setup: str) -> None:
    """Taken from it, turned up or looked at: until then nobody knew it."""
    game, luck = cs.game(f"claim {setup}"), random.Random(1)
    found = set()
    for _ in range(60):
        state = game.apply(game.start(), game.sample(game.start(), luck)).state
        while game.actor(state) is not None:
            step = game.apply(state, luck.choice(game.legal(state)))
            looks = step.state.stage is Stage.LOOK and state.stage is not Stage.LOOK
            reveals = any(event.reveals for event in step.events)
            assert reveals == (looks or step.state.pile != state.pile)
            found |= {type(event) for event in step.events}
            state = step.state
    assert found >= {PileLookedAt, TurnedUp, RecruitDrawn}
