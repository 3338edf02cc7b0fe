"""How much is left in phase 1 of CLAIM with two players: the expert against itself, helped.

One side is told what it can't know, or has more nodes. Phase 1 alone is played, in pairs with the
same deal and the seats swapped, both boxes' decks in turn; the solver says who would have won.
"""

import random
from enum import StrEnum
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console

from claimstead.claim.state import Stage, State
from claimstead.core import CHANCE
from claimstead.kernel.claim import layout as at
from claimstead.kernel.claim.codec import ClaimCodec, codec_of
from claimstead.kernel.solve import solve_value
from claimstead.notation import Claim
from claimstead.players import Budget
from claimstead.players.claim import dealing
from claimstead.players.claim.levels import Expert
from claimstead.players.claim.search import Search
from claimstead.players.claim.weights import learned_weights
from claimstead.research.matches import derived

DECKS = ("Go Kn Un Dw Do", "Gn Gi Dr Tr Se")


class Told(StrEnum):
    """What one side is told."""

    NOTHING = "nothing"
    HAND = "hand"
    """Where all cards lie but those of the pile."""
    EVERYTHING = "everything"


def tell(codec: ClaimCodec, state: State, search: Search, told: Told) -> None:
    """The true position, with only the pile unseen, or nothing."""
    position = codec.encode(state)
    first = int(position[at.PILE_TOP]) + (state.stage is Stage.LOOK)
    places = np.arange(first, int(codec.tables[at.PILE_END]))
    if told is Told.EVERYTHING:
        places = places[:0]
    search.root[:] = position
    search.unseen[:] = 0
    search.unseen[dealing.COUNT] = len(places)
    search.unseen[dealing.CARDS : dealing.CARDS + len(places)] = position[places]
    search.unseen[dealing.PLACES : dealing.PLACES + len(places)] = places


def play(game: Claim, seed: int, helped: str, told: Told, nodes: dict[str, int]) -> float:
    """One game; the part of the victory of the seat that is helped."""
    codec, state = codec_of(game), game.start()
    for number in range(1_000):
        actor: Any = game.actor(state)
        if state.phase == 2:
            break
        if actor is CHANCE:
            state = game.apply(state, game.sample(state, random.Random(seed))).state
            continue
        own = derived(seed, "player", actor, number)
        search = Search(
            codec,
            game.view(state, actor),
            own,
            how=Expert.how,
            curiosity=Expert.curiosity,
            weights=learned_weights().weights,
        )
        if actor == helped and told is not Told.NOTHING:
            tell(codec, state, search, told)
        search.run(Budget(nodes=nodes[actor]), 1)
        state = game.apply(state, search.opinions()[0].move).state
    value = solve_value(game, state).value
    assert value is not None, "no limit was set"
    return (1 + (value if state.turn == helped else -value)) / 2


def main(
    told: Annotated[Told, typer.Option(help="What one side is told.")] = Told.HAND,
    games: int = 400,
    nodes: Annotated[int, typer.Option(help="Nodes a move.")] = 2_000,
    times: Annotated[int, typer.Option(help="One side has so many times the nodes.")] = 1,
    seed: int = 1,
) -> None:
    """Play the games and print the share of the side that is helped, with its 95 % interval."""
    console = Console()
    pairs = []
    for number in range(games // 2):
        game = Claim(2, DECKS[number % len(DECKS)])
        luck = derived(seed, number)
        shares = [
            play(game, luck, helped, told, {"a": nodes, "b": nodes} | {helped: nodes * times})
            for helped in "ab"
        ]
        pairs.append(sum(shares) / 2)
    mean, error = np.mean(pairs), np.std(pairs, ddof=1) / len(pairs) ** 0.5
    low, high = 100 * (mean - 1.96 * error), 100 * (mean + 1.96 * error)
    console.print(f"{2 * len(pairs)} games: {100 * mean:.1f} % ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    typer.run(main)
