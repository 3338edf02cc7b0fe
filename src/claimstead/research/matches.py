"""Matches: who sits where, whose luck is whose, and the games themselves.

The games of a round share their luck: chance's moves are drawn from the seed, the round and the
number of the chance move alone, so that the same dice and the same deal come again in each of
its games, while the seats rotate. A round is therefore what statistics have to count.
"""

import hashlib
import random
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from claimstead.core import CHANCE, BadSetup, Illegal, Move, Seat
from claimstead.notation import game_named
from claimstead.players import Budget, Player
from claimstead.players.engine import entrant as entrant_named
from claimstead.registry import Game

Entrant = str | Player | type[Player]
"""A player by its name, itself or its kind; it must be possible to pickle it."""

LONGEST = 5_000
"""A game of more moves is cut off and its victory shared by all: some players stall for ever."""


class Match(NamedTuple):
    """Two or more entrants, and all that decides how their games go."""

    setup: str
    """The set-up in words, as `game_named` reads them."""
    entrants: tuple[Entrant, ...]
    seed: int = 1
    nodes: int | None = None
    seconds: float | None = None
    """What a player may spend on a move; with nodes alone a match is repeatable."""
    longest: int = LONGEST
    names: tuple[str, ...] = ()
    """What the entrants are called in results; their own names unless given."""

    @property
    def labels(self) -> tuple[str, ...]:
        return self.names or labels(self.entrants)


class Played(NamedTuple):
    """One game of a match."""

    seating: dict[Seat, int]
    """Which of the entrants sat where, by number."""
    moves: tuple[Move, ...]
    """All moves, chance's too."""
    shares: tuple[float, ...]
    """The part of the victory of each entrant: 1 in all; a draw gives a half to both."""
    is_cut_off: bool


class Round(NamedTuple):
    """What the games of a round gave."""

    games: tuple[tuple[float, ...], ...]
    """For each game the part of the victory of each entrant."""
    cut_off: int
    """How many of the games were too long."""

    def score(self, entrant: int) -> float:
        """The part that an entrant won of all games of the round."""
        return sum(shares[entrant] for shares in self.games) / len(self.games)


@cache
def game_of(setup: str) -> Game[Any]:
    """The game of a set-up, made once a process."""
    return game_named(setup)


def sides_of(game: Game[Any]) -> tuple[tuple[Seat, ...], ...]:
    """Who wins together: the teams, or every seat for itself.

    >>> sides_of(game_named("claim-it 3 base"))
    (('a',), ('b',), ('c',))
    >>> sides_of(game_named("claim 4 Gn Gi Dr Tr Se Dw Un"))
    (('a', 'c'), ('b', 'd'))
    """
    return game.teams()


def sides_in(setup: str) -> int:
    """How many sides a set-up has, and so how many games a round."""
    return len(sides_of(game_of(setup)))


def name_of(entrant: Entrant) -> str:
    return entrant if isinstance(entrant, str) else entrant.name


def labels(entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """The names of the entrants, numbered where one comes again.

    >>> labels(["random", "easy", "random"])
    ('random', 'easy', 'random 2')
    """
    names = [name_of(each) for each in entrants]
    before = [names[:index].count(name) for index, name in enumerate(names)]
    return tuple(
        f"{name} {count + 1}" if count else name for name, count in zip(names, before, strict=True)
    )


def derived(*words: object) -> int:
    """A seed made of all these words; other words give one that has nothing to do with it."""
    digest = hashlib.blake2b(repr(words).encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 1


def seating(match: Match, round_number: int, game_number: int) -> dict[Seat, int]:
    """Which entrant sits where, by number: from game to game each side moves on by one.

    Two entrants share a table with more sides as one against many: the first is alone. As many
    entrants as sides sit in an order that is drawn anew for each round.
    """
    sides = sides_of(game_of(match.setup))
    if len(match.entrants) == 2:
        order = [0] + [1] * (len(sides) - 1)
    elif len(match.entrants) == len(sides):
        order = list(range(len(sides)))
        random.Random(derived(match.seed, "seating", round_number)).shuffle(order)
    else:
        raise BadSetup("arena-entrants", entrants=len(match.entrants), sides=len(sides))
    return {
        seat: order[(number - game_number) % len(sides)]
        for number, side in enumerate(sides)
        for seat in side
    }


def play_game(match: Match, round_number: int, game_number: int) -> Played:
    """One game of a round, by the rules."""
    return play_seated(match, seating(match, round_number, game_number), round_number)


def play_seated(match: Match, seated: dict[Seat, int], round_number: int) -> Played:
    """A game with the luck of a round, the entrants seated like this."""
    game = game_of(match.setup)
    players = [_player(match.setup, entrant) for entrant in match.entrants]
    budget = Budget(match.nodes, match.seconds)
    moves: list[Move] = []
    rolled = 0
    state = game.start()
    while (actor := game.actor(state)) is not None and len(moves) < match.longest:
        if actor is CHANCE:
            luck = derived(match.seed, "chance", round_number, rolled)
            move = game.sample(state, random.Random(luck))
            rolled += 1
        else:
            assert isinstance(actor, Seat), "chance has had its move"
            entrant = seated[actor]
            own = derived(match.seed, "player", round_number, entrant, actor, len(moves))
            move = players[entrant].choose(game, game.view(state, actor), budget, own).move
        try:
            state = game.apply(state, move).state
        except Illegal as refusal:
            who = name_of(match.entrants[seated[str(actor)]])
            raise RuntimeError(f"{who} played {move} in {game.write(state)}: {refusal}") from None
        moves.append(move)
    return Played(seated, tuple(moves), _shares(match, game, state, seated), actor is not None)


def play_round(match: Match, round_number: int) -> Round:
    """As many games as there are sides, with the same luck and the seats rotated."""
    games = [play_game(match, round_number, number) for number in range(sides_in(match.setup))]
    return Round(tuple(game.shares for game in games), sum(game.is_cut_off for game in games))


def _shares(
    match: Match, game: Game[Any], state: Any, seated: dict[Seat, int]
) -> tuple[float, ...]:
    outcome = game.outcome(state)
    winners = game.seats if outcome is None else outcome.winners
    shares = [0.0] * len(match.entrants)
    for seat in winners:
        shares[seated[seat]] += 1 / len(winners)
    return tuple(shares)


def _player(setup: str, entrant: Entrant) -> Player:
    if isinstance(entrant, Player):
        return entrant
    return _made(setup, entrant)


@cache
def _made(setup: str, entrant: str | type[Player]) -> Player:
    """Made once a process, too: some have much to load."""
    return entrant_named(game_of(setup), entrant) if isinstance(entrant, str) else entrant()
