"""Deals made from a view alone: each looks to the seat as the view says, none is favoured."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from claimstead.claim.cards import spell
from claimstead.claim.state import State
from claimstead.core import CHANCE, SEATS
from claimstead.kernel.claim.codec import codec_of
from claimstead.notation import Claim, game_named
from claimstead.players import Budget
from claimstead.players.claim import tree
from claimstead.players.claim.search import Search
from claimstead.testkit import all_setups
from tests.spread import spread

SETUPS = [words for words in all_setups() if words.startswith("claim ")]


def deals(game: Claim, state: State, seat: str, count: int) -> list[State]:
    """Deals that fit what the seat sees, with everybody's knowledge as it was."""
    codec = codec_of(game)
    search = Search(codec, game.view(state, seat), 3, how=tree.AT_RANDOM, curiosity=1.0)
    found = []
    for number in range(count):
        search.run(Budget(nodes=number + 1), 1)
        dealt = codec.decode(search.root)
        found.append(replace(dealt, known=state.known, glimpses=state.glimpses, voids=state.voids))
    return found


@pytest.mark.parametrize("setup", spread(SETUPS))
def test_a_deal_looks_as_the_view_says(setup: str) -> None:
    game = game_named(setup)
    assert isinstance(game, Claim)
    rng = random.Random(setup)
    state = game.start()
    while (actor := game.actor(state)) is not None:
        if actor is not CHANCE and rng.random() < 0.2:
            view = game.view(state, state.turn)
            for dealt in deals(game, state, state.turn or "a", 3):
                assert game.view(dealt, state.turn) == view
        moves = (game.sample(state, rng),) if actor is CHANCE else game.legal(state)
        state = game.apply(state, rng.choice(moves)).state


TWO_HANDS = """claim: 3 Gn Gi Un Dw Do Dr Tr
phase: 2
lead: a
turn: a
hand a: Un1 Un2
hand b: Dw1 Dr1
hand c: Un3 Tr1
void b: Un
void c: Dw
"""


@pytest.mark.parametrize("setup", ["two players", "three players"])
def test_every_deal_that_fits_is_as_likely_as_any_other(setup: str) -> None:
    if setup == "two players":
        game = Claim(2, cards="Gn1 Gn3 Gn5 Gi1 Gi3 Dr1 Dr2 Dr3")
        state = game.read(
            "claim: 2 Gn Gi Dr\nphase: 1\nlead: b\nturn: b\nhand a: Gn3\nhand b: Dr3\n"
            "middle: Gi1\npile: Gn1 Gn5 Dr2\nfollowers a: Dr1\nfollowers b: Gi3\nknown b: Gi3\n"
            "void a: Dr\n"
        )
        # Gn1, Gn3 or Gn5 in hand a (not Dr2), of the other three and Dr1 one a follower.
        hidden, expected = "b", 3 * 4 * 6
    else:
        game = Claim(3, "Gn Gi Un Dw Do Dr Tr")
        state = game.read(TWO_HANDS)
        # Un3 must be c's and Dw1 b's; Dr1 and Tr1 are either's.
        hidden, expected = "a", 2
    found = Counter(
        (
            *(spell(dealt.hands[SEATS.index(seat)]) for seat in game.seats),
            spell(dealt.followers[0]),
            spell(dealt.pile),
        )
        for dealt in deals(game, state, hidden, 200 * expected)
    )
    assert len(found) == expected
    # Each comes 200 times, give or take five times the standard deviation of 14.
    assert all(130 < times < 270 for times in found.values())
