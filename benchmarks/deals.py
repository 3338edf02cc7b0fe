"""The fixed set of deals for the solver: phase 1 played at random, or greedily."""

import random

from claimstead.claim.decks import all_decks
from claimstead.claim.moves import TAKE_PILE, Play, Take
from claimstead.claim.state import Stage, State
from claimstead.claim.trick import is_ahead, playable
from claimstead.core import SEATS, Move
from claimstead.notation import Claim

GOOD = 5
"""A turned-up card of this value or more is worth winning."""


def random_move(game: Claim, state: State, rng: random.Random) -> Move:
    return rng.choice(game.legal(state))


def greedy_move(_: Claim, state: State, rng: random.Random) -> Move:
    """Win a good card as cheaply as possible, and duck a bad one; with a Seer the higher card."""
    prize = state.middle[0]
    if state.stage is Stage.LOOK:
        return TAKE_PILE if state.pile[0].value > prize.value else Take(prize)
    hand = state.hands[SEATS.index(state.turn or "a")]
    choice = sorted(playable(hand, state.trick), key=lambda card: (card.value, rng.random()))
    wants = prize.value >= GOOD
    if not state.trick:
        return Play(choice[-1] if wants else choice[0])
    winning = [card for card in choice if is_ahead(state.trick, card)]
    losing = [card for card in choice if not is_ahead(state.trick, card)]
    if wants:
        return Play((winning or losing)[0])
    return Play(losing[0] if losing else winning[-1])


def deal(number: int, seed: int = 1855) -> tuple[Claim, State]:
    """Deal `number` of the set: the decks in turn, every second deal from greedy play."""
    decks = all_decks(2)
    game = Claim(2, decks[number // 2 % len(decks)])
    rng = random.Random(f"{seed}/{number}")
    choose = greedy_move if number % 2 else random_move
    state = game.apply(game.start(), game.sample(game.start(), rng)).state
    while state.phase == 1:
        state = game.apply(state, choose(game, state, rng)).state
    return game, state
