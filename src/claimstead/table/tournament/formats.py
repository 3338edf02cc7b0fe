"""The formats of a tournament: each says who plays whom next, and what decides between equals."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from claimstead.table.refusal import NotNow
from claimstead.table.tournament.entries import Format
from claimstead.table.tournament.groups import moving_tables, tables_by_standing
from claimstead.table.tournament.knock_out import bracket, rounds_of
from claimstead.table.tournament.round_robin import berger_rounds
from claimstead.table.tournament.standings import Outcome
from claimstead.table.tournament.swiss import Contender, seated, swiss_pairs

if TYPE_CHECKING:
    from claimstead.table.tournament.tournament import Game, Tournament


class Plan(ABC):
    """How a format works."""

    seats_many = False
    """Whether it is for games of more than two players, too."""
    replays_draws = False
    is_duplicate = False
    """Whether all tables of a round have the same luck."""
    breaks: tuple[str, ...] = ()
    """What decides between equal points, in this order."""

    def is_whole(self, size: int) -> bool:
        """Whether every table must be full: for whoever leaves, a computer player goes on."""
        return size > 2

    def multiple(self, size: int, has_computers: bool) -> int:
        """The number of players is filled up to a multiple of this."""
        return size if has_computers or self.is_whole(size) else 1

    def check(self, players: int, size: int, rounds: int) -> None:
        """Refuse a number of players with which it makes no tournament."""
        if players < 2:
            raise NotNow("tournament-too-few", least=2)
        if self.is_whole(size) and players % size:
            raise NotNow("tournament-uneven", size=size)

    def outcome(self, number: int, game: "Game") -> Outcome:
        """What a game that is over counts for."""
        return Outcome(number, game.players, game.shares or (), game.margins)

    @abstractmethod
    def rounds(self, players: int, wanted: int) -> int:
        """How many rounds there are."""

    @abstractmethod
    def pairs(self, tournament: "Tournament") -> list[tuple[int, ...]]:
        """Who meets in the next round, in the order of their seats; one alone has a bye."""


class RoundRobin(Plan):
    breaks = ("direct", "sonneborn-berger", "wins")

    def rounds(self, players: int, wanted: int) -> int:
        return players - 1 + players % 2

    def pairs(self, tournament: "Tournament") -> list[tuple[int, ...]]:
        players = range(len(tournament.players))
        found = []
        for pair in berger_rounds(len(players))[len(tournament.rounds)]:
            there = tuple(each for each in pair if each in players and tournament.is_active(each))
            if there:
                found.append(there)
        return sorted(found, key=lambda pair: len(pair) == 1)


class Swiss(Plan):
    seats_many = True
    breaks = ("buchholz", "sonneborn-berger", "direct", "wins")

    def rounds(self, players: int, wanted: int) -> int:
        return wanted

    def check(self, players: int, size: int, rounds: int) -> None:
        super().check(players, size, rounds)
        # With so many nobody has to meet twice.
        if players + players % 2 <= rounds and size == 2:
            raise NotNow("tournament-too-few", least=rounds + 1 - rounds % 2)

    def pairs(self, tournament: "Tournament") -> list[tuple[int, ...]]:
        size = tournament.game.players
        order = [
            line.player for line in tournament.standings() if tournament.is_active(line.player)
        ]
        if size == 2:
            return swiss_pairs([contender(tournament, each) for each in order])
        played = [game.players for each in tournament.rounds for game in each]
        met = Counter(frozenset(pair) for game in played for pair in combinations(game, 2))
        seats = {
            each: Counter(game.index(each) for game in played if each in game) for each in order
        }
        return tables_by_standing(order, size, met, seats)


class KnockOut(Plan):
    replays_draws = True

    def multiple(self, size: int, has_computers: bool) -> int:
        return 1

    def outcome(self, number: int, game: "Game") -> Outcome:
        """Whoever goes on has won, by whatever rule."""
        winner = winner_of(game)
        shares = tuple(float(each == winner) for each in game.players)
        return Outcome(number, game.players, shares, game.margins)

    def rounds(self, players: int, wanted: int) -> int:
        return rounds_of(players)

    def pairs(self, tournament: "Tournament") -> list[tuple[int, ...]]:
        left: Sequence[int | None] = bracket(len(tournament.players))
        if tournament.rounds:
            left = [winner_of(game) for game in tournament.rounds[-1]]
        found = []
        for one, other in zip(left[::2], left[1::2], strict=True):
            both = [each for each in (one, other) if each is not None]
            there = [each for each in both if tournament.is_active(each)] or both[:1]
            found.append(seated([contender(tournament, each) for each in there]))
        return found


class Duplicate(Plan):
    seats_many = True
    is_duplicate = True
    breaks = ("victories", "margin")

    def is_whole(self, size: int) -> bool:
        return True

    def check(self, players: int, size: int, rounds: int) -> None:
        super().check(players, size, rounds)
        if players < 2 * size:
            raise NotNow("tournament-too-few", least=2 * size)

    def rounds(self, players: int, wanted: int) -> int:
        return wanted

    def pairs(self, tournament: "Tournament") -> list[tuple[int, ...]]:
        players, size = len(tournament.players), tournament.game.players
        number = len(tournament.rounds)
        if size == 2:
            all_rounds = berger_rounds(players)
            return list(all_rounds[number % len(all_rounds)])
        return moving_tables(players, size, number)


PLANS: dict[Format, Plan] = {
    Format.ROUND_ROBIN: RoundRobin(),
    Format.SWISS: Swiss(),
    Format.KNOCK_OUT: KnockOut(),
    Format.DUPLICATE: Duplicate(),
}


def format_of(name: Format) -> Plan:
    return PLANS[name]


def winner_of(game: "Game") -> int:
    """Who goes on in a knock-out; after two draws, or a draw by the arbiter, the better seed."""
    if len(game.players) == 1 or game.shares is None:
        return game.players[0]
    best = max(game.shares)
    return min(each for each, share in zip(game.players, game.shares, strict=True) if share == best)


def contender(tournament: "Tournament", player: int) -> Contender:
    """What counts of a player for the next round of two."""
    played = [game for each in tournament.rounds for game in each if player in game.players]
    both = [game.players for game in played if len(game.players) == 2]
    seats = [pair.index(player) for pair in both]
    return Contender(
        number=player,
        points=tournament.points_of(player),
        met=frozenset(each for pair in both for each in pair) - {player},
        had_bye=any(len(game.players) == 1 for game in played),
        first=seats.count(0) - seats.count(1),
        last_first=bool(seats) and seats[-1] == 0,
    )
