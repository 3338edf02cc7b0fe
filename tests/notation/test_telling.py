"""Events in sentences, tables in pictures."""

import random

import pytest

from claimstead.claim import events as cards
from claimstead.claim.cards import card
from claimstead.claim_it import events as dice
from claimstead.claim_it.board import Place
from claimstead.core import Event, View
from claimstead.notation import Claim, ClaimIt, draw, game_named
from claimstead.notation.telling import tell
from claimstead.testkit import all_setups, random_record


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (dice.Rolled("a", (2, 3, 5)), "a rolls 2 3 5"),
        (dice.SquatterPlaced("a", 2, Place(3, 5), None), "a places squatter 2 on 3/5"),
        (
            dice.SquatterPlaced("a", 2, Place(3, 5), "b"),
            "a places squatter 2 on 3/5, on top of b",
        ),
        (
            dice.ClaimMarkerPlaced("a", Place(3, 5), None, 2, True),
            "a places a claim marker on 3/5, and squatter 2 goes back",
        ),
        (dice.SpaceTaken("a", Place(3, 5), True, None), "a secures 3/5"),
        (dice.SpaceTaken("a", Place(3, 5), False, "b"), "a holds 3/5"),
        (cards.RecruitDrawn("b", None, None), "b draws a card from the pile"),
        (cards.RecruitDrawn("b", card("Gn7"), None), "b draws Gn7 from the pile"),
        (cards.FavourDecided("Gn", (), "none-scored", {}), "nobody has the favour of Gn"),
        (cards.FavourDecided("Gn", ("a", "c"), "more-cards", {}), "a and c have the favour of Gn"),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, said: str) -> None:
    assert tell(event) == said


@pytest.mark.parametrize("setup", all_setups()[::6])
def test_every_event_of_a_game_can_be_told(setup: str) -> None:
    game = game_named(setup)
    for step in random_record(game, random.Random(setup)).steps():
        for seat in (*game.seats, None):
            assert all(map(tell, game.seen(step.events, seat)))
            assert draw(game.view(step.state, seat))


def test_a_board_is_drawn_with_row_1_at_the_bottom() -> None:
    game = ClaimIt(players=2, size=3, secured_to_end=3)
    state = game.read("claim-it 2 base; . b* ./A . ./a1 . .; b; choose; 2")
    assert draw(game.view(state, None)).splitlines() == [
        "3  .    b*   .",
        "2  A    .    .",
        "1  a1   .    .",
        "   1    2    3",
        "",
        "  a  mine 2, secured 1 of 3, spaces 2",
        "> b  mine 1, secured 0 of 3, spaces 1",
        "last round: 2 to play",
    ]


def test_a_table_of_cards_shows_what_the_seat_may_see() -> None:
    game = Claim(players=2, cards="Gn1 Gn3 Gi1 Gi3 Tr1 Tr2 Tr3 Tr4")
    state = game.read(
        "claim: 2 Gn Gi Tr\nphase: 1\nlead: b\nturn: a\nhand a: Gn1\ntrick: Gi3\n"
        "followers a: Tr1\nfollowers b: Tr2\nmiddle: Gn3\npile: Gi1\nknown b: Tr2"
    )
    assert draw(game.view(state, "a")).splitlines() == [
        "phase 1",
        "middle      Gn3  (pile: 1)",
        "trick       b Gi3",
        "known b     Tr2",
        "followers   Tr1",
        "hand        Gn1",
        "to act      a",
    ]


def test_there_is_no_picture_of_an_unknown_view() -> None:
    with pytest.raises(TypeError):
        draw(View(None))
