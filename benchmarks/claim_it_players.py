"""How strong the players of Claim It! are: the figures of `docs/players.md`.

In compiled games, thousands a minute: whole turns are played without a view and a move in between,
by the same judgement. Games come in pairs or rounds with the same dice and the seats rotated.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.console import Console

from benchmarks.figures import Figure, ladder, played
from claimstead.kernel.claim_it.tables import tables
from claimstead.kernel.randomness import randomness
from claimstead.notation import ClaimIt, game_named
from claimstead.players import player
from claimstead.players.claim_it.games import Turn, turns_of, victories
from claimstead.players.claim_it.levels import ClaimItPlayer
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.weights import learned_weights, read
from claimstead.research.arena import Result
from claimstead.research.chart import chart
from claimstead.research.matches import Match, Round

MOST_TURNS = 80
"""A game is cut off after so many turns of each seat, and counted as it stands then."""
DUEL = "claim-it 2 base"
LADDER = ladder(DUEL, 1000)
BARS = (
    Figure(DUEL, "expert", "heuristic", 0.65, 4000),
    Figure("claim-it 2 quick", "expert", "heuristic", 0.60, 4000),
    Figure("claim-it 3 base", "expert", "heuristic", 1.5 / 3, 3000),
    Figure("claim-it 4 base", "expert", "heuristic", 1.5 / 4, 3000),
    Figure("claim-it 5 base", "expert", "heuristic", 1.5 / 5, 3000),
)


def turns(rules: ClaimIt, name: str, depth: int, weights: Path | None) -> Turn:
    """How a player of this name plays its turns, the expert looking so many rolls ahead."""
    table = tables(rules)
    someone = player(rules, name)
    assert isinstance(someone, ClaimItPlayer), "a level, or the heuristic"
    if name != "expert":
        plain = np.array(someone.habits, np.float32)
        return turns_of(Mind(table, rules.size, plain, learned=False), someone.rolls_ahead)
    setup = (rules.players, rules.variant, rules.size, rules.secured_to_end)
    learned = learned_weights(*setup) if weights is None else read(weights, rules.size)
    assert learned is not None, "there are no weights for this set-up"
    return turns_of(Mind(table, rules.size, learned, learned=True, asks_reply=True), depth)


def main(
    only: Annotated[str, typer.Option(help="Only matches whose words contain this.")] = "",
    part: Annotated[float, typer.Option(help="Play this part of the games.")] = 1.0,
    depth: Annotated[int, typer.Option(help="Rolls that the expert looks ahead.")] = 2,
    seed: int = 1855,
    weights: Annotated[Path | None, typer.Option(help="Others than those shipped.")] = None,
    steps: Annotated[bool, typer.Option("--ladder", help="Each level and the next only.")] = False,
    plot: Annotated[Path | None, typer.Option(help="A folder for a chart of the ladder.")] = None,
) -> None:
    """Play the matches and print the shares with their 95 % intervals."""

    def play(figure: Figure, rounds: int, on_round: Callable[[Round], None]) -> Result:
        rules = game_named(figure.setup)
        assert isinstance(rules, ClaimIt), "the dice game"
        one = turns(rules, figure.better, depth, weights)
        others = turns(rules, figure.other, depth, weights)
        done = []
        for number in range(rounds):
            shares = [
                victories(
                    tables(rules),
                    one,
                    others,
                    seat,
                    randomness(seed, number),
                    1,
                    MOST_TURNS * rules.players,
                )
                for seat in range(rules.players)
            ]
            done.append(Round(tuple((share, 1 - share) for share in shares), 0))
            on_round(done[-1])
        return Result(Match(figure.setup, (figure.better, figure.other), seed), tuple(done))

    wanted = [each for each in (*LADDER, *(() if steps else BARS)) if only in each.words]
    results = list(played(wanted, Console(width=140), play, part))
    if plot is not None:
        climbed = [each for each, figure in zip(results, wanted, strict=True) if figure in LADDER]
        (plot / "claim-it-ladder.svg").write_text(chart(climbed), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
