"""Observations: what they hold, that it can be trusted, and that nothing hidden is in it."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from claimstead.claim.cards import cards
from claimstead.core import CHANCE, Move
from claimstead.notation import Claim, ClaimIt, game_named
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import encoding_of
from claimstead.testkit.generators import positions, random_move
from claimstead.testkit.setups import all_setups
from tests.spread import few, spread

SETUPS = all_setups()
CARD_SETUPS = [setup for setup in SETUPS if setup.startswith("claim ")]


def test_a_board_lies_row_by_row_and_seats_are_counted_from_ones_own() -> None:
    game = ClaimIt(players=2, size=3, secured_to_end=3)
    state = game.read("claim-it 2 base; . . B/. b2 ./a a3* .; a; choose; -".replace("a3*", ".3*"))
    encoding = encoding_of(game)
    own = encoding.unpack(encoding.encode(game.view(state, "a")))
    other = encoding.unpack(encoding.encode(game.view(state, "b")))
    assert own["held"].tolist() == [[1, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0, 0]]
    assert other["held"].tolist() == own["held"].tolist()[::-1]
    assert own["secured"].tolist() == [[0] * 9, [0, 0, 0, 0, 0, 0, 0, 0, 1]]
    assert np.argwhere(own["squatters"]).tolist() == [[1, 4], [2, 1]]
    assert own["claimed"].tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert own["due"].tolist() == [0, 0, 1, 0]
    assert own["turn"].tolist() == [1, 0]
    assert other["turn"].tolist() == [0, 1]
    assert own["mines"].tolist() == [1, 1]
    assert own["spaces"].tolist() == [1, 2]


def test_dice_are_counted_by_what_they_show() -> None:
    game = ClaimIt(players=2)
    state = game.apply(game.start(), game.move(game.start(), "225")).state
    encoding = encoding_of(game)
    fields = encoding.unpack(encoding.encode(game.view(state, "a")))
    assert fields["dice"].tolist() == [0, 2, 0, 0, 1, 0]


def test_cards_are_counted_and_seats_are_counted_from_ones_own() -> None:
    game = Claim(players=2, factions="Gn Gi Dr Tr Se")
    state = game.read(
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: b\nhand a: Dr3 Gn7\n"
        "hand b: Gi7 Se2 Tr5\ntrick: Gi3\nscore a: Tr1 Dr9\nscore b: Se4\n"
        "open a: Gn3 Gn3 Gn7\ntrolls: Tr4\nknown a: Gn7\nvoid a: Se\n"
    )
    encoding = encoding_of(game)
    numbers = {card: number for number, card in enumerate(dict.fromkeys(game.deck.cards))}

    def counted(some: str) -> list[int]:
        counts = Counter(cards(some))
        return [counts[card] for card in numbers]

    seen = {
        name: field.tolist()
        for name, field in encoding.unpack(encoding.encode(game.view(state, "b"))).items()
    }
    nothing = [0] * len(numbers)
    assert seen["hand"] == counted("Gi7 Se2 Tr5")
    assert seen["trick"] == [nothing, counted("Gi3")]
    assert seen["scores"] == [counted("Se4"), counted("Tr1 Dr9")]
    assert seen["open"] == [nothing, counted("Gn3 Gn3 Gn7")]
    assert seen["lying"] == counted("Tr4")
    assert seen["known"] == [nothing, counted("Gn7")]
    assert seen["voids"] == [[0] * 5, [int(code == "Se") for code in game.factions]]
    assert seen["hand_sizes"] == [3, 2]
    assert seen["phase"] == [0, 0, 1]
    assert (seen["lead"], seen["turn"]) == ([0, 1], [1, 0])


@pytest.mark.parametrize("setup", spread(SETUPS))
def test_no_number_is_higher_than_the_encoding_says(setup: str) -> None:
    game = game_named(setup)
    encoding, actions = encoding_of(game), Actions(game)
    rng = random.Random(setup)
    states = positions(game, rng)
    for _ in range(24):
        state = next(states)
        for seat in (*game.seats, None):
            view: Any = game.view(state, seat)
            observation = encoding.encode(view)
            assert (observation >= 0).all()
            assert (observation <= encoding.most).all()
            legal = {actions.moves[number] for number in np.flatnonzero(actions.mask(view))}
            assert legal == set(view.legal)


def test_actions_have_a_number_each_and_none_twice() -> None:
    for setup in SETUPS:
        actions = Actions(game_named(setup))
        assert len(set(actions.moves)) == len(actions)
        assert [actions.number(move) for move in actions.moves] == list(range(len(actions)))


def check_nothing_hidden(setup: str, games: int) -> int:
    """Re-deal what a seat can't know, at random moments: its observations stay the same."""
    game = game_named(setup)
    assert isinstance(game, Claim)
    encoding = encoding_of(game)
    rng = random.Random(setup)
    other_deals = 0
    for _ in range(games):
        state = game.start()
        moves: list[Move] = []
        end = rng.randrange(1, len(game.deck.cards))
        while game.actor(state) is not None and len(moves) < end:
            moves.append(random_move(game, state, rng))
            state = game.apply(state, moves[-1]).state
        for seat in (*game.seats, None):
            anew = dealt_anew(game, moves, seat, rng)
            other = game.start()
            for move in anew:
                other = game.apply(other, move).state
            one, two = (encoding.encode(game.view(each, seat)) for each in (state, other))
            assert one.tobytes() == two.tobytes()
            other_deals += state != other
    return other_deals


@pytest.mark.parametrize("setup", few(CARD_SETUPS))
def test_an_observation_is_the_same_whatever_is_hidden(setup: str) -> None:
    assert check_nothing_hidden(setup, games=3) > 0


@pytest.mark.long
@pytest.mark.parametrize("setup", CARD_SETUPS)
def test_an_observation_is_the_same_whatever_is_hidden_in_many_games(setup: str) -> None:
    assert check_nothing_hidden(setup, games=40) > 0


def test_nothing_is_seen_before_the_deal() -> None:
    game = game_named("claim 2 Gn Gi Dr Tr Se")
    assert game.actor(game.start()) is CHANCE
    fields = encoding_of(game)
    before = fields.unpack(fields.encode(game.view(game.start(), "a")))
    assert (
        sum(int(field.sum()) for name, field in before.items() if name not in ("phase", "stage"))
        == 0
    )
