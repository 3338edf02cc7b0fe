"""How strong the players of CLAIM are: the figures of `docs/players.md`.

Games in pairs or rounds with the same deal and the seats rotated, by the arena. With a budget of
nodes the same command gives the same figures; matches at equal time depend on the machine.
"""

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from claimstead.claim.moves import Play
from claimstead.claim.state import Stage
from claimstead.claim.view import ClaimView
from claimstead.core import CHANCE
from claimstead.kernel.codec import ClaimCodec
from claimstead.kernel.solve import solve
from claimstead.notation import Claim
from claimstead.players import Budget
from claimstead.players.claim import dealing, tree
from claimstead.players.claim.levels import Expert
from claimstead.players.claim.thinking import Opinion, Search
from claimstead.research.arena import Result, matches_between, play_match, rounds_for
from claimstead.research.chart import chart
from claimstead.research.crew import Crew, crew
from claimstead.research.matches import Entrant, Match, play_game

CLAIM, CLAIM_2 = "claim 2 Go Kn Un Dw Do", "claim 2 Gn Gi Dr Tr Se"
THREE = ("claim 3 Go Kn Un Dw Do Dr Tr", "claim 3 Gn Gi Un Dw Dr Tr Se")
FOUR = ("claim 4 Go Kn Un Dw Do Dr Tr", "claim 4 Gn Gi Un Dw Dr Tr Se")
NODES = 2_000


class Figure(NamedTuple):
    """A match, and the share it must show."""

    setup: str
    better: str
    other: str
    bar: float
    games: int
    nodes: int | None = NODES
    seconds: float | None = None


LADDER = tuple(
    Figure(setup, better, other, 0.60, 1000)
    for setup in (CLAIM, CLAIM_2)
    for better, other in (
        ("expert", "strong"),
        ("strong", "medium"),
        ("medium", "easy"),
        ("easy", "beginner"),
    )
)
BARS = (
    *(Figure(setup, "expert", "turned-up", 0.75, 1000) for setup in (CLAIM, CLAIM_2)),
    *(Figure(setup, "expert", "plain-search", 0.60, 400, None, 0.05) for setup in (CLAIM, CLAIM_2)),
    *(Figure(setup, "expert", "greedy", 1.6 / 3, 600) for setup in THREE),
    *(Figure(setup, "expert", "greedy", 0.70, 600) for setup in FOUR),
)


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
        own = super().searched(codec, view, Budget(nodes=1), seed + deal)
        open_cards = Search(
            codec,
            view,
            seed + deal,
            how=tree.BY_JUDGE,
            curiosity=own.curiosity,
            weights=own.weights,
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


def errors_of_game(match: Match, number: int) -> tuple[int, int]:
    """How many cards of phase 2 a game has, and how many of them gave something away."""
    game = Claim(2, match.setup.split(maxsplit=2)[2])
    played = play_game(match, number, number % 2)
    state, seen, wrong = game.start(), 0, 0
    for move in played.moves:
        actor = game.actor(state)
        is_expert = actor is not CHANCE and played.seating[str(actor)] == 0
        if is_expert and state.phase == 2 and state.stage is Stage.PLAY:
            values = solve(game, state).moves
            assert isinstance(move, Play), "nothing else is played"
            seen += 1
            wrong += values[move] < max(values.values())
        state = game.apply(state, move).state
    return seen, wrong


def errors(games: int, hands: Crew) -> str:
    """The expert's errors in phase 2, checked by the solver card by card."""
    seen = wrong = 0
    for setup in (CLAIM, CLAIM_2):
        [match] = matches_between(["expert", "turned-up"], setup, seed=500, nodes=200)
        for cards, bad in hands.each(partial(errors_of_game, match), range(games // 2)):
            seen, wrong = seen + cards, wrong + bad
    return f"phase 2: {wrong} errors in {seen:,} cards of {games} games"


def told(figure: Figure, result: Result) -> tuple[str, ...]:
    low, high = result.interval(0)
    effort = f"{figure.nodes:,} nodes" if figure.seconds is None else f"{figure.seconds} s"
    return (
        figure.setup,
        result.labels[0],
        result.labels[1],
        effort,
        f"{result.games:,}",
        f"{100 * result.share(0):.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{100 * figure.bar:.1f} %",
    )


def main(
    only: Annotated[str, typer.Option(help="Only matches whose words contain this.")] = "",
    part: Annotated[float, typer.Option(help="Play this part of the games.")] = 1.0,
    seed: int = 1855,
    phase_2: Annotated[int, typer.Option(help="Games whose phase 2 the solver checks.")] = 500,
    processes: Annotated[int | None, typer.Option(help="One a core unless told.")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each level and the next only.")] = False,
    plot: Annotated[Path | None, typer.Option(help="A folder for charts of the ladder.")] = None,
) -> None:
    """Play the matches and print the shares with their 95 % intervals."""
    console = Console(width=140)
    heads = ("set-up", "player", "against", "effort", "games", "share", "95 %", "must show")
    table = Table(*heads)
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    compared = (Figure(CLAIM_2, "expert", "determinised", 0.5, 400),)
    with (
        crew(processes) as hands,
        Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress,
    ):
        for figure in LADDER if ladder else (*LADDER, *BARS, *compared):
            if only not in " ".join((figure.setup, figure.better, figure.other)):
                continue
            other: Entrant = Determinised if figure.other == "determinised" else figure.other
            [match] = matches_between(
                [figure.better, other],
                figure.setup,
                seed=seed,
                nodes=figure.nodes,
                seconds=figure.seconds,
            )
            sides = 3 if figure.setup in THREE else 2
            rounds = rounds_for(figure.setup, max(round(figure.games * part / sides), 2) * sides)
            bar = progress.add_task(f"{figure.better} against {figure.other}", total=rounds)

            def advance(_: object, bar: object = bar) -> None:
                progress.advance(bar)  # type: ignore[arg-type]

            result = play_match(match, rounds, hands, on_round=advance)
            progress.remove_task(bar)
            results.append(result)
            table.add_row(*told(figure, result))
            console.print("  ".join(told(figure, result)))
        if phase_2 and not ladder and only in "phase 2":
            console.print(errors(phase_2, hands))
    console.print(table)
    if plot is not None:
        for setup, name in ((CLAIM, "claim-ladder.svg"), (CLAIM_2, "claim-2-ladder.svg")):
            some = [each for each in results if each.match.setup == setup]
            if some:
                (plot / name).write_text(chart(some), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
