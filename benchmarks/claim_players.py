"""How strong the players of CLAIM are: the figures of `docs/players.md`.

Games in pairs or rounds with the same deal and the seats rotated, by the arena. Everything with a
budget of nodes: the same command gives the same figures.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console

from benchmarks.figures import Figure, ladder, played
from claimstead.claim.moves import Play
from claimstead.claim.state import Stage
from claimstead.claim.view import ClaimView
from claimstead.core import CHANCE
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.solve import solve
from claimstead.notation import Claim
from claimstead.players import Budget
from claimstead.players.claim import dealing, tree
from claimstead.players.claim.levels import Expert, PlainSearch
from claimstead.players.claim.search import Opinion, Search
from claimstead.research.arena import Result, matches_between, play_match
from claimstead.research.chart import chart
from claimstead.research.matches import Entrant, Match, Round, play_game
from claimstead.research.workers import Workers, workers

CLAIM, CLAIM_2 = "claim 2 Go Kn Un Dw Do", "claim 2 Gn Gi Dr Tr Se"
THREE = ("claim 3 Go Kn Un Dw Do Dr Tr", "claim 3 Gn Gi Un Dw Dr Tr Se")
FOUR = ("claim 4 Go Kn Un Dw Do Dr Tr", "claim 4 Gn Gi Un Dw Dr Tr Se")
NODES = 2_000
QUICKER = 1.3
"""So many nodes of a plain search take as long as one of the expert's: 1.1 to 1.6 were measured."""
LADDER_NODES = 500
"""A tenth of a second a game."""

LADDER = (*ladder(CLAIM, 1000, LADDER_NODES), *ladder(CLAIM_2, 1000, LADDER_NODES))
BARS = (
    *(Figure(setup, "expert", "turned-up", 0.75, 1000, NODES) for setup in (CLAIM, CLAIM_2)),
    *(Figure(setup, "expert", "plain-search", 0.60, 400, NODES) for setup in (CLAIM, CLAIM_2)),
    *(Figure(setup, "expert", "greedy", 1.6 / 3, 600, NODES) for setup in THREE),
    *(Figure(setup, "expert", "greedy", 0.70, 600, NODES) for setup in FOUR),
    *(Figure(setup, "expert", "determinised", 0.5, 400, NODES) for setup in (CLAIM, CLAIM_2)),
)


class AsLong(PlainSearch):
    """Plain search with so many nodes that it thinks as long as the expert does in phase 1."""

    name = "plain-search"

    def searched(self, codec: ClaimCodec, view: ClaimView, budget: Budget, seed: int) -> Search:
        nodes = int((budget.nodes or self.usual) * QUICKER)
        return super().searched(codec, view, budget._replace(nodes=nodes), seed)


class Determinised(Expert):
    """The expert with a tree of its own for each of some deals, as if all cards lay open."""

    name = "determinised"
    deals = 20

    def searched(self, codec: ClaimCodec, view: ClaimView, budget: Budget, seed: int) -> Any:
        usual = budget.nodes or self.usual
        return Votes(
            [
                self._one_deal(codec, view, budget._replace(nodes=usual // self.deals), seed, deal)
                for deal in range(self.deals)
            ]
        )

    def _one_deal(
        self, codec: ClaimCodec, view: ClaimView, budget: Budget, seed: int, deal: int
    ) -> list[Opinion]:
        dealt = super().searched(codec, view, Budget(nodes=1), seed + deal)
        open_cards = Search(
            codec,
            view,
            seed + deal,
            how=int(dealt.settings[tree.HOW]),
            curiosity=dealt.curiosity,
            weights=dealt.weights,
        )
        open_cards.root[:] = dealt.root
        open_cards.unseen[dealing.COUNT] = 0
        open_cards.run(budget, 1)
        return open_cards.opinions()


class Votes(NamedTuple):
    """What the searches of all deals think together."""

    searches: list[list[Opinion]]

    def opinions(self) -> list[Opinion]:
        visits: Counter[Any] = Counter()
        for search in self.searches:
            for each in search:
                visits[each.move] += each.visits
        return [Opinion(move, count, 0.0) for move, count in visits.most_common()]


ENTRANTS: dict[str, Entrant] = {"determinised": Determinised, "plain-search": AsLong}


def errors_of_game(match: Match, number: int) -> tuple[int, int]:
    """How many choices of phase 2 the expert has in a game, and how many gave something away."""
    game = Claim(2, match.setup.split(maxsplit=2)[2])
    one = play_game(match, number // 2, number % 2)
    state, seen, wrong = game.start(), 0, 0
    for move in one.moves:
        actor = game.actor(state)
        is_expert = actor is not CHANCE and one.seating[str(actor)] == 0
        is_choice = state.stage is Stage.PLAY and len(game.legal(state)) > 1
        if is_expert and state.phase == 2 and is_choice:
            values = solve(game, state).moves
            assert isinstance(move, Play), "nothing else is played"
            seen += 1
            wrong += values[move] < max(values.values())
        state = game.apply(state, move).state
    return seen, wrong


def errors(games: int, hands: Workers) -> str:
    """The expert's errors in phase 2, checked by the solver card by card."""
    seen = wrong = 0
    for setup in (CLAIM, CLAIM_2):
        [match] = matches_between(["expert", AsLong], setup, seed=500, nodes=NODES)
        for cards, bad in hands.each(partial(errors_of_game, match), range(games // 2)):
            seen, wrong = seen + cards, wrong + bad
    return f"phase 2: {wrong} errors in {seen:,} choices of {games} games"


def main(
    only: Annotated[str, typer.Option(help="Only matches whose words contain this.")] = "",
    part: Annotated[float, typer.Option(help="Play this part of the games.")] = 1.0,
    seed: int = 1855,
    phase_2: Annotated[int, typer.Option(help="Games whose phase 2 the solver checks.")] = 500,
    processes: Annotated[int | None, typer.Option(help="One a core unless told.")] = None,
    steps: Annotated[bool, typer.Option("--ladder", help="Each level and the next only.")] = False,
    plot: Annotated[Path | None, typer.Option(help="A folder for charts of the ladder.")] = None,
) -> None:
    """Play the matches and print the shares with their 95 % intervals."""
    console = Console(width=140)
    wanted = [each for each in (*LADDER, *(() if steps else BARS)) if only in each.words]
    with workers(processes) as hands:

        def play(figure: Figure, rounds: int, on_round: Callable[[Round], None]) -> Result:
            [match] = matches_between(
                [figure.better, ENTRANTS.get(figure.other, figure.other)],
                figure.setup,
                seed=seed,
                nodes=figure.nodes,
            )
            return play_match(match, rounds, hands, on_round=on_round)

        results = list(played(wanted, console, play, part))
        if phase_2 and not steps and only in "phase 2":
            console.print(errors(phase_2, hands))
    if plot is not None:
        for setup, name in ((CLAIM, "claim-ladder.svg"), (CLAIM_2, "claim-2-ladder.svg")):
            climbed = [
                result
                for result, figure in zip(results, wanted, strict=True)
                if figure in LADDER and figure.setup == setup
            ]
            if climbed:
                (plot / name).write_text(chart(climbed), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
