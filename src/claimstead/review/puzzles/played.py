"""Games between computer players, as the quarry for puzzles."""

import random
from typing import Any, NamedTuple

from claimstead.core import CHANCE, Move, Seat
from claimstead.players import Budget, Player, player
from claimstead.players.levels import levels_of
from claimstead.registry import Game, kind_of

NODES = 400
"""What each may look at for a move."""


class Moment(NamedTuple):
    """A decision in a game."""

    at: int
    """How many moves were made before."""
    state: Any
    seat: Seat


class Played(NamedTuple):
    """A whole game."""

    game: Game[Any]
    levels: tuple[str, ...]
    moves: tuple[Move, ...]
    moments: tuple[Moment, ...]

    def told(self, moves: int) -> str:
        """The first moves as text."""
        return ", ".join(map(str, self.moves[:moves]))


def play(game: Game[Any], levels: tuple[str, ...], rng: random.Random) -> Played:
    """Play a game, seat by seat with a player of these levels."""
    sitting = {seat: player(game, level) for seat, level in zip(game.seats, levels, strict=True)}
    state = game.start()
    moves: list[Move] = []
    moments: list[Moment] = []
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            seat = str(actor)
            moments.append(Moment(len(moves), state, seat))
            move = _chosen(game, state, sitting[seat], seat, rng.getrandbits(32))
        moves.append(move)
        state = game.apply(state, move).state
    return Played(game, levels, tuple(moves), tuple(moments))


def _chosen(game: Game[Any], state: Any, who: Player, seat: Seat, seed: int) -> Move:
    return who.choose(game, game.view(state, seat), Budget(nodes=NODES), seed).move


def lower_levels(game: Game[Any]) -> tuple[str, ...]:
    """All but the best: they make the errors, and their answers grade a puzzle."""
    return levels_of(kind_of(game))[:-1]


def grade(game: Game[Any], moment: Moment, solution: str) -> int:
    """1, and 1 more for every lower level that does not find the solution."""
    answers = (
        _chosen(game, moment.state, player(game, level), moment.seat, 0)
        for level in lower_levels(game)
    )
    return 1 + sum(str(answer) != solution for answer in answers)
