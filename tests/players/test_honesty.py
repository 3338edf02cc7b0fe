"""Nobody peeks: dealing anew what a seat can't know never changes a player's move."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from claimstead.core import CHANCE, Move, Seat
from claimstead.notation import Claim, game_named
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.players import Budget, player, players_of
from claimstead.registry import Game
from claimstead.testkit import all_setups
from tests.spread import few

BUDGET = Budget(nodes=24)
SETUPS = all_setups()


def decisions(game: Game[Any], rng: random.Random) -> Iterator[tuple[list[Move], Seat]]:
    """Every decision of a random game: the moves so far, and whose it is."""
    state = game.start()
    moves: list[Move] = []
    while (actor := game.actor(state)) is not None:
        if actor is not CHANCE:
            yield list(moves), str(actor)
        some = (game.sample(state, rng),) if actor is CHANCE else game.legal(state)
        moves.append(rng.choice(some))
        state = game.apply(state, moves[-1]).state


def state_after(game: Game[Any], moves: tuple[Move, ...] | list[Move]) -> Any:
    state = game.start()
    for move in moves:
        state = game.apply(state, move).state
    return state


@pytest.mark.parametrize("setup", ["claim 2 Go Kn Un Dw Do", "claim 3 Gn Gi Dr Tr Se Un Dw"])
def test_a_reason_that_is_told_during_the_game_depends_on_nothing_hidden(setup: str) -> None:
    """Other cards where another seat can't look: what is told of a move stays the same."""
    from claimstead.players.claim.reasons import reason

    game = game_named(setup)
    assert isinstance(game, Claim)
    rng = random.Random(f"reasons {setup}")
    told = 0
    for moves, seat in decisions(game, rng):
        state = state_after(game, moves)
        move = rng.choice(game.legal(state))
        other = rng.choice([*(each for each in game.seats if each != seat), None])
        anew = dealt_anew(game, (*moves, move), other, rng)
        why = reason(game.view(state, seat), move)
        again = reason(game.view(state_after(game, anew[:-1]), seat), move)
        assert why.is_open == again.is_open
        assert not why.is_open or why == again
        told += why.is_open
    assert told


def check(setup: str, positions: int, seed: int) -> None:
    """Some decisions of a random game, each by one of the players in turn."""
    game = game_named(setup)
    rng = random.Random(f"{setup} {seed}")
    names = list(players_of(game))
    every = list(decisions(game, rng))
    for moves, seat in rng.sample(every, min(positions, len(every))):
        name = names[rng.randrange(len(names))]
        view = game.view(state_after(game, moves), seat)
        choice = player(game, name).choose(game, view, BUDGET, 11)
        if not isinstance(game, Claim):
            # Nothing is hidden; the same view must still give the same move.
            assert player(game, name).choose(game, view, BUDGET, 11) == choice
            continue
        other = state_after(game, dealt_anew(game, moves, seat, rng))
        again = player(game, name).choose(game, game.view(other, seat), BUDGET, 11)
        assert again == choice, f"{name} in {setup}"


@pytest.mark.parametrize("setup", few(SETUPS))
def test_a_player_moves_alike_whatever_lies_hidden(setup: str) -> None:
    check(setup, 3, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS)
def test_two_thousand_positions_show_the_same(setup: str) -> None:
    # 72 set-ups, 28 positions of each.
    check(setup, 28, seed=2)
