"""Games to review, played in an instant."""

import random
from typing import Any

from claimstead.core import CHANCE, Move
from claimstead.notation import Record, game_named
from claimstead.players import Budget, player
from claimstead.registry import Game

SETUPS = (
    *(f"claim-it {players} {variant}" for players in (2, 3, 4, 5) for variant in ("base", "quick")),
    "claim-it 2 base size 3 end 3",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 2 Go Kn Un Dw Do",
    "claim 3 Go Kn Un Dw Do Dr Tr",
    "claim 3 Gn Gi Un Dw Dr Tr Se",
    "claim 4 Gn Gi Un Dw Dr Tr Se",
    "claim 4 Go Kn Un Dw Do Dr Se",
    "claim 2 cards Gn3 Gn5 Gi3 Gi5 Dr2 Dr6 Se1 Se7",
)


def played(setup: str, seed: int, level: str = "easy") -> Record:
    """A game of a level against itself, now and then with a move at random."""
    game: Game[Any] = game_named(setup)
    rng = random.Random(seed)
    thinker = player(game, level)
    state = game.start()
    moves: list[Move] = []
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, rng)
        elif rng.random() < 0.1:
            move = rng.choice(game.legal(state))
        else:
            move = thinker.choose(game, game.view(state, actor), Budget(nodes=50), seed).move
        moves.append(move)
        state = game.apply(state, move).state
    return Record(game, tuple(moves))
