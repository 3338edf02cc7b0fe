"""The arena: matches between players, played until the games are done or the answer is sure.

>>> from claimstead.research.arena import arena
>>> [duel] = arena(["random", "random"], "claim 2 Gn Gi Dr Tr Se", games=4, seed=1, processes=1)
>>> duel.games, sum(duel.share(entrant) for entrant in (0, 1))
(4, 1.0)
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from claimstead.core import BadSetup
from claimstead.notation import game_named, setup_words
from claimstead.players.engine import entrant
from claimstead.research.matches import Entrant, Match, Round, labels, play_round, sides_in
from claimstead.research.ratings import Interval, Tally, elo, interval, tally
from claimstead.research.sequential import Hypotheses
from claimstead.research.workers import Workers, workers

USUAL_GAMES = 1_000
MOST_ELO = 2_000
"""No sequential test asks for more."""
WHOLE = 1 - 1e-9
"""A share that is no smaller is a victory alone."""


class Counts(NamedTuple):
    """Games by how they ended for one entrant."""

    won: int
    shared: int
    lost: int


class Result(NamedTuple):
    """What a match gave."""

    match: Match
    rounds: tuple[Round, ...]
    hypotheses: Hypotheses | None = None

    @property
    def labels(self) -> tuple[str, ...]:
        return self.match.labels

    @property
    def sides(self) -> int:
        return sides_in(self.match.setup)

    @property
    def games(self) -> int:
        return len(self.rounds) * self.sides

    @property
    def is_duel(self) -> bool:
        return self.sides == 2

    @property
    def is_one_against_many(self) -> bool:
        """Whether the first entrant was alone at tables full of the second."""
        return len(self.labels) == 2 < self.sides

    @property
    def fair(self) -> float:
        """What an entrant at one seat would win among equals."""
        return 1 / self.sides

    @property
    def compared(self) -> tuple[int, ...]:
        """The entrants whose share says it all, by number."""
        return (0,) if len(self.labels) == 2 else tuple(range(len(self.labels)))

    def tally(self, entrant: int) -> Tally:
        return tally(each.score(entrant) for each in self.rounds)

    def share(self, entrant: int) -> float:
        """The part of all games that an entrant won; of a shared victory its part."""
        return self.tally(entrant).mean

    def interval(self, entrant: int) -> Interval:
        """Where an entrant's true share lies, 95 times of 100."""
        return interval(self.tally(entrant))

    def counts(self, entrant: int) -> Counts:
        """How many games an entrant won alone, shared and lost."""
        shares = [shares[entrant] for each in self.rounds for shares in each.games]
        won = sum(share >= WHOLE for share in shares)
        lost = sum(share <= 1 - WHOLE for share in shares)
        return Counts(won, len(shares) - won - lost, lost)

    @property
    def cut_off(self) -> int:
        return sum(each.cut_off for each in self.rounds)

    @property
    def elo(self) -> tuple[float, Interval]:
        """How much stronger the first is than the second of a duel, and its interval."""
        low, high = self.interval(0)
        return elo(self.share(0)), Interval(elo(low), elo(high))

    @property
    def verdict(self) -> float | None:
        """What the sequential test found."""
        return None if self.hypotheses is None else self.hypotheses.verdict(self.tally(0))


def arena(
    entrants: Sequence[Entrant],
    setup: str,
    *,
    games: int | None = None,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    hypotheses: Hypotheses | None = None,
    processes: int | None = None,
    cluster: str | None = None,
) -> tuple[Result, ...]:
    """Let the entrants play; `games` is for each match, and the most with `hypotheses`.

    The results are the same on any number of processes, unless players think by the clock.
    """
    matches = matches_between(entrants, setup, seed=seed, nodes=nodes, seconds=seconds)
    rounds = rounds_for(setup, games)
    if hypotheses is not None:
        hypotheses = hypotheses_for(matches[0], hypotheses)
    with workers(processes, cluster) as hands:
        return tuple(play_match(match, rounds, hands, hypotheses) for match in matches)


def matches_between(
    entrants: Sequence[Entrant],
    setup: str,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
) -> tuple[Match, ...]:
    """With two sides every two entrants have a match; with more all play in one."""
    game = game_named(setup)
    for each in entrants:
        if isinstance(each, str):
            entrant(game, each)
        elif not each.plays(game):
            raise BadSetup("arena-plays-not", player=each.name, game=setup_words(game))
    sides = sides_in(setup)
    if len(entrants) < 2 or (sides > 2 and len(entrants) not in (2, sides)):
        raise BadSetup("arena-entrants", entrants=len(entrants), sides=sides)
    named = list(zip(entrants, labels(entrants), strict=True))
    met = combinations(named, 2) if sides == 2 else [tuple(named)]
    return tuple(
        Match(
            setup_words(game),
            tuple(entrant for entrant, _ in each),
            seed,
            nodes,
            seconds,
            names=tuple(name for _, name in each),
        )
        for each in met
    )


def rounds_for(setup: str, games: int | None) -> int:
    """How many rounds have so many games; `BadSetup` where the last would not be whole."""
    sides = sides_in(setup)
    if games is None:
        return -(-USUAL_GAMES // sides)
    if games < 1 or games % sides:
        raise BadSetup("arena-games", games=games, sides=sides)
    return games // sides


def hypotheses_for(match: Match, wanted: Hypotheses) -> Hypotheses:
    """The hypotheses as they are for the sides of this match."""
    if len(match.entrants) > 2:
        raise BadSetup("arena-sequential")
    if not -MOST_ELO <= wanted.elo0 < wanted.elo1 <= MOST_ELO:
        low, high = f"{wanted.elo0:g}", f"{wanted.elo1:g}"
        raise BadSetup("arena-elo-order", low=low, high=high, most=MOST_ELO)
    return wanted._replace(sides=sides_in(match.setup))


def play_match(
    match: Match,
    rounds: int,
    hands: Workers,
    hypotheses: Hypotheses | None = None,
    on_round: Callable[[Round], None] = lambda _: None,
) -> Result:
    """Play so many rounds, or with hypotheses until one of them is believed.

    Rounds are judged in their order, however many are played at once.
    """
    played: list[Round] = []
    scores = Tally()
    for each in hands.each(partial(play_round, match), range(rounds)):
        played.append(each)
        on_round(each)
        scores = scores.plus(each.score(0))
        if hypotheses is not None and hypotheses.verdict(scores) is not None:
            break
    return Result(match, tuple(played), hypotheses)
