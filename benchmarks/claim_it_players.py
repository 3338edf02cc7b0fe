"""How strong the players of Claim It! are: the figures of `docs/players.md`.

In compiled games, thousands a minute: whole turns are played without a view and a move in between,
by the same judgement. Games come in pairs or rounds with the same dice and the seats rotated.
Beside each share stands what it is with the luck of the dice taken off, which is surer: its mean is
the same. `expert-1` is the expert of the first release, kept by its weights: a yardstick.
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
from claimstead.players.claim_it.weights import Weights, kept_weights, learned_weights, read
from claimstead.research.arena import Result
from claimstead.research.chart import chart
from claimstead.research.matches import Match, Round
from claimstead.research.ratings import interval, tally

MOST_TURNS = 80
"""A game is cut off after so many turns of each seat, and counted as it stands then."""
DUEL = "claim-it 2 base"
LADDER = ladder(DUEL, 1000)
YARDSTICK = "expert-1"
BARS = (
    Figure(DUEL, "expert", YARDSTICK, 0.54, 10_000),
    Figure(DUEL, "expert", "heuristic", 0.62, 10_000),
    Figure("claim-it 2 quick", "expert", YARDSTICK, 0.54, 10_000),
    Figure("claim-it 2 quick", "expert", "heuristic", 0.62, 10_000),
    Figure("claim-it 3 base", "expert", "heuristic", 0.476, 3000),
    Figure("claim-it 4 base", "expert", "heuristic", 0.376, 3000),
    Figure("claim-it 5 base", "expert", "heuristic", 0.313, 3000),
    Figure("claim-it 3 quick", "expert", "heuristic", 0.446, 3000),
    Figure("claim-it 4 quick", "expert", "heuristic", 0.369, 3000),
    Figure("claim-it 5 quick", "expert", "heuristic", 0.333, 3000),
    *(
        Figure(f"claim-it {players} {variant}", "expert", YARDSTICK, 1.08 / players, 3000)
        for players in (3, 4, 5)
        for variant in ("base", "quick")
    ),
)


def judge(rules: ClaimIt, weights: Path | None) -> Weights:
    """What the expert knows of a set-up, or what this file holds, or this folder."""
    if weights is None:
        setup = (rules.players, rules.variant, rules.size, rules.secured_to_end)
        learned = learned_weights(*setup)
    elif weights.is_dir():
        learned = kept_weights(weights, rules)
    else:
        learned = read(weights, rules.size, rules.players)
    assert learned is not None, "there are no weights for this set-up"
    return learned


def turns(rules: ClaimIt, name: str, depth: int, weights: Path | None) -> Turn:
    """How a player of this name plays its turns, an expert looking so many rolls ahead."""
    table = tables(rules)
    referee = Mind(table, rules.size, judge(rules, weights), learned=True)
    if name in ("expert", YARDSTICK):
        kept = Path(__file__).parent / YARDSTICK
        known = judge(rules, weights if name == "expert" else kept)
        mind = Mind(table, rules.size, known, learned=True, asks_reply=True)
        return turns_of(mind, depth, referee)
    someone = player(rules, name)
    assert isinstance(someone, ClaimItPlayer), "a level, or the heuristic"
    plain = Mind(table, rules.size, np.array(someone.habits, np.float32), learned=False)
    return turns_of(plain, someone.rolls_ahead, referee)


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
    console = Console(width=140)

    def play(figure: Figure, rounds: int, on_round: Callable[[Round], None]) -> Result:
        rules = game_named(figure.setup)
        assert isinstance(rules, ClaimIt), "the dice game"
        one = turns(rules, figure.better, depth, weights)
        others = turns(rules, figure.other, depth, weights)
        done, lucks = [], []
        for number in range(rounds):
            won = [
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
            done.append(Round(tuple((each.share, 1 - each.share) for each in won), 0))
            lucks.append(sum(each.luck for each in won) / rules.players)
            on_round(done[-1])
        fair = tally(each.score(0) - luck for each, luck in zip(done, lucks, strict=True))
        low, high = interval(fair)
        console.print(f"luck taken off: {fair.mean:.1%} ({100 * low:.1f} to {100 * high:.1f})")
        return Result(Match(figure.setup, (figure.better, figure.other), seed), tuple(done))

    wanted = [each for each in (*LADDER, *(() if steps else BARS)) if only in each.words]
    results = list(played(wanted, console, play, part))
    if plot is not None:
        climbed = [each for each, figure in zip(results, wanted, strict=True) if figure in LADDER]
        (plot / "claim-it-ladder.svg").write_text(chart(climbed), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
