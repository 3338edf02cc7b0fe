"""The door: what goes in comes back, and numbers mean what the layouts say."""

import random

import numpy as np
import pytest

import claimstead as cs
from claimstead.claim.cards import card, cards
from claimstead.claim.moves import SPARE, TAKE_PILE, Play, Smash, Take
from claimstead.claim_it.board import Place
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter, Roll
from claimstead.claim_it.rules import roll_chances
from claimstead.kernel.claim import layout as claim_layout
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim.tables import numbers
from claimstead.kernel.claim_it import layout as claim_it_layout
from claimstead.kernel.claim_it.codec import ClaimItCodec
from tests.kernel.side_by_side import CLAIM_SETUPS, nameless, unknowing

DUEL = cs.Claim(2, "Gn Gi Dr Tr Se")


def test_a_card_is_the_bit_of_its_place_in_the_deck() -> None:
    assert numbers(DUEL.deck) == tuple(range(52))
    codec = ClaimCodec(DUEL)
    assert [codec.card(number) for number in range(52)] == list(DUEL.deck.cards)


@pytest.mark.parametrize(("players", "deck"), CLAIM_SETUPS[40:])
def test_a_faction_of_a_large_deck_lies_in_one_word(players: int, deck: str) -> None:
    codec = ClaimCodec(cs.Claim(players, deck))
    words: dict[str, set[int]] = {}
    for number in numbers(codec.deck):
        assert number % 64 != 63
        words.setdefault(codec.card(number).faction, set()).add(number // 64)
    assert all(len(found) == 1 for found in words.values())
    assert {word for found in words.values() for word in found} == {0, 1}


def test_all_cards_of_both_boxes_have_a_number() -> None:
    every = [str(c) for deck in ("Gn Gi Dr Tr Se", "Go Kn Un Dw Do") for c in _whole(deck)]
    game = cs.Claim(2, cards=every)
    assert len(set(numbers(game.deck))) == 104
    codec = ClaimCodec(game)
    state = game.apply(game.start(), game.sample(game.start(), random.Random(1))).state
    assert codec.decode(codec.encode(state)) == nameless(state)


def _whole(deck: str) -> tuple[object, ...]:
    return cs.Claim(2, deck).deck.cards


def test_every_action_of_claim_is_numbered_as_the_layout_says() -> None:
    codec = ClaimCodec(DUEL)
    first_gnome = codec.number(card("Gn3"))
    assert codec.card(first_gnome) == codec.card(first_gnome + 2) == card("Gn3")
    assert codec.card(first_gnome - 1) == card("Gn1")
    expected = {
        Play(card("Gn3")): first_gnome,
        Take(card("Gn3")): 128 + first_gnome,
        Smash("a", card("Gn3")): 256 + first_gnome,
        Smash("d", card("Gn3")): 640 + first_gnome,
        TAKE_PILE: 768,
        SPARE: 769,
    }
    for move, number in expected.items():
        assert codec.action(move) == number
        assert codec.move(number) == move


def test_every_action_of_claim_it_is_numbered_as_the_layout_says() -> None:
    codec = ClaimItCodec(cs.ClaimIt(2))
    place = Place(5, 2)
    expected = {
        PlaceClaimMarker(place): 10,
        PlaceSquatter(1, place): 46,
        PlaceSquatter(6, place): 226,
        ROLL_AGAIN: 252,
        STOP: 253,
        Roll((1, 1, 1)): 254,
        Roll((6, 6, 6)): 309,
    }
    for move, number in expected.items():
        assert codec.action(move) == number
        assert codec.move(number) == move


def test_no_two_actions_of_claim_it_share_a_number() -> None:
    codec = ClaimItCodec(cs.ClaimIt(2))
    moves = [codec.move(action) for action in range(claim_it_layout.ACTIONS)]
    assert [codec.action(move) for move in moves] == list(range(claim_it_layout.ACTIONS))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_deal_there_is_a_state_too(players: int) -> None:
    game = cs.Claim(players, dict(CLAIM_SETUPS)[players])
    codec = ClaimCodec(game)
    assert codec.decode(codec.encode(game.start())) == nameless(game.start())


def test_what_players_know_of_each_other_does_not_pass() -> None:
    game = cs.Claim(2, cards="Gn1 Gn3 Gi1 Gi3 Gn5 Gi5 Tr0 Tr1")
    deal = game.move(game.start(), "deal Gn1 Gn3 Gi1 Gi3 Gn5 Gi5 Tr0 Tr1")
    state = game.apply(game.start(), deal).state
    for text in ("Gn1", "Gi1"):
        state = game.apply(state, game.move(state, text)).state
    assert state.known == (cards("Gn5"), ())
    codec = ClaimCodec(game)
    assert codec.decode(codec.encode(state)) == unknowing(state) != state


def test_a_pile_that_no_deal_leaves_is_refused() -> None:
    codec = ClaimCodec(cs.Claim(2, cards="Gn1 Gn3 Gi1 Gi3"))
    state = unknowing(codec.decode(np.zeros(claim_layout.STATE_SIZE, np.int64)))
    too_large = type(state)(
        phase=1, hands=state.hands, followers=state.followers, scores=state.scores,
        open=state.open, known=state.known, voids=state.voids, pile=codec.deck.cards,
    )  # fmt: skip
    with pytest.raises(ValueError, match="larger"):
        codec.encode(too_large)


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_rolls_weigh_what_the_rules_say(size: int) -> None:
    game = cs.ClaimIt(2, size=size, secured_to_end=1)
    tables = ClaimItCodec(game).tables
    for index, (_, chance) in enumerate(roll_chances(size)):
        assert tables[claim_it_layout.WEIGHT + index] == chance * size**3
        falls = tables[claim_it_layout.ROLL_OF : claim_it_layout.ROLL_OF + size**3]
        assert (falls == index).sum() == chance * size**3
