"""Random games: the same for the same seed, and as often won as by the rules."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

import claimstead as cs
from claimstead.kernel.claim import playout as claim_playout
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim_it import playout as claim_it_playout
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.codec import WINNERS, seats_in
from claimstead.kernel.jit import Array
from claimstead.kernel.randomness import randomness

GAMES = 20_000


def winners_by_the_kernel(game: cs.Claim | cs.ClaimIt, state: Any, games: int, seed: int) -> Array:
    won: Array = np.zeros((1, WINNERS), np.int64)
    codec = ClaimCodec(game) if isinstance(game, cs.Claim) else ClaimItCodec(game)
    playout = claim_playout if isinstance(game, cs.Claim) else claim_it_playout
    playout.play_outs(codec.tables, codec.encode(state)[np.newaxis], games, randomness(seed), won)
    return won.ravel()


def winners_by_the_rules(game: Any, state: Any, rng: random.Random) -> tuple[str, ...]:
    while game.actor(state) is not None:
        is_chance = game.actor(state) is cs.CHANCE
        move = game.sample(state, rng) if is_chance else rng.choice(game.legal(state))
        state = game.apply(state, move).state
    return tuple(game.outcome(state).winners)


def agree(game: Any, state: Any, games: int) -> None:
    """Each set of winners comes as often from the rules as from the kernel.

    The bound is four standard deviations of the difference: with these seeds it holds, and by
    chance alone it would fail in one of 16,000.
    """
    by_kernel = winners_by_the_kernel(game, state, GAMES, seed=5)
    rng = random.Random(5)
    by_rules = Counter(winners_by_the_rules(game, state, rng) for _ in range(games))
    assert by_kernel.sum() == GAMES
    for mask in range(1, WINNERS):
        share = (by_kernel[mask] + by_rules[seats_in(mask)]) / (GAMES + games)
        difference = by_kernel[mask] / GAMES - by_rules[seats_in(mask)] / games
        spread = sqrt(share * (1 - share) * (1 / GAMES + 1 / games))
        assert abs(difference) <= 4 * spread + 1 / games


def lopsided(game: cs.Claim, *, tricks: int, seed: int) -> Any:
    """A state in mid-game, where the seats no longer have equal chances."""
    rng = random.Random(seed)
    state = game.apply(game.start(), game.sample(game.start(), rng)).state
    while state.phase == 1 or len(state.hands[0]) > tricks:
        state = game.apply(state, rng.choice(game.legal(state))).state
    return state


@pytest.mark.parametrize("setup", ["2 Gn Gi Dr Tr Se", "3 Gn Gi Un Dw Do Dr Se"])
def test_claim_is_won_as_often_as_by_the_rules(setup: str) -> None:
    players, _, deck = setup.partition(" ")
    game = cs.Claim(int(players), deck)
    agree(game, game.start(), games=150)
    agree(game, lopsided(game, tricks=5, seed=2), games=300)


def test_teams_win_as_often_as_by_the_rules() -> None:
    game = cs.Claim(4, "Gn Gi Un Dw Do Tr Se")
    agree(game, lopsided(game, tricks=6, seed=1), games=300)


@pytest.mark.parametrize("variant", ["base", "quick"])
def test_claim_it_is_won_as_often_as_by_the_rules(variant: str) -> None:
    game = cs.ClaimIt(2, variant, size=3, secured_to_end=3)
    agree(game, game.start(), games=400)
    board = "a a A/. b ./. b c"
    game = cs.ClaimIt(3, variant, size=3, secured_to_end=3)
    agree(game, game.read(f"claim-it 3 {variant}; {board}; b; 123; -"), games=300)


BOTH_GAMES = [cs.Claim(2, "Go Kn Un Dw Do"), cs.ClaimIt(2)]


@pytest.mark.parametrize("game", BOTH_GAMES, ids=["claim", "claim-it"])
def test_the_same_seed_gives_the_same_games(game: Any) -> None:
    first, again, other = (
        winners_by_the_kernel(game, game.start(), 500, seed).tolist() for seed in (1, 1, 2)
    )
    assert first == again != other


@pytest.mark.parametrize("name", ["claim", "claim-it"])
def test_each_row_of_a_batch_is_its_own_game(name: str) -> None:
    game: Any = cs.Claim(2, "Gn Gi Dr Tr Se") if name == "claim" else cs.ClaimIt(2)
    codec: Any = ClaimCodec(game) if name == "claim" else ClaimItCodec(game)
    over = game.start()
    rng = random.Random(3)
    while game.actor(over) is not None:
        is_chance = game.actor(over) is cs.CHANCE
        move = game.sample(over, rng) if is_chance else rng.choice(game.legal(over))
        over = game.apply(over, move).state
    states = np.array([codec.encode(game.start()), codec.encode(over)])
    before = states.copy()
    won = np.zeros((2, WINNERS), np.int64)
    playout: Any = claim_playout if name == "claim" else claim_it_playout
    playout.play_outs(codec.tables, states, 100, randomness(1), won)
    assert (states == before).all()
    assert won.sum(axis=1).tolist() == [100, 100]
    assert seats_in(int(won[1].argmax())) == game.outcome(over).winners
    assert (won[0] > 0).sum() > 1
    assert won[1].max() == 100
