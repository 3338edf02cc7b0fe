"""A tournament. Like a table it is what its log says; each command answers with what is to be
written, or refuses.

Persons are in the log by their number only: their names are asked for where they are shown, so
whoever is deleted has none any more.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from claimstead.notation import game_named
from claimstead.players.characters import next_character
from claimstead.table import entries as table_log
from claimstead.table.gathering import begin
from claimstead.table.match import score_of
from claimstead.table.match_entries import Score
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import seal_of
from claimstead.table.table import Table
from claimstead.table.texts import checked_talk
from claimstead.table.tournament.entries import (
    AnyTournamentEntry,
    ArbiterLeft,
    Corrected,
    Counted,
    Ended,
    Entered,
    Finished,
    Left,
    Paired,
    Pairing,
    Paused,
    Player,
    Replayed,
    Resumed,
    Started,
    Substituted,
    TournamentOpened,
    Withdrew,
)
from claimstead.table.tournament.formats import format_of
from claimstead.table.tournament.luck import lot, round_secret, table_secret
from claimstead.table.tournament.standings import Line, Outcome, standings

DELETED = "deleted"
"""The note of a player whose person was deleted."""
OVER = ("over", "closed")
"""A table that the host of the server closed brings nobody points."""
SUBSTITUTE = "medium"
"""Goes on for whoever leaves where a table must be full and no level was agreed on."""

Entries = tuple[AnyTournamentEntry, ...]


@dataclass
class Game:
    """A pairing of a round."""

    players: tuple[int, ...]
    tables: list[str]
    """Where it is played; of a knock-out a second one after a draw."""
    shares: tuple[float, ...] | None = None
    margins: tuple[int | None, ...] = ()
    is_corrected: bool = False

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    def seated(self, table: str) -> tuple[int, ...]:
        """The players in the order of their seats at one of its tables."""
        return self.players if table == self.tables[0] else self.players[::-1]


@dataclass
class Roster:
    """Who plays, and who would like to."""

    entered: list[str] = field(default_factory=list)
    """Before the start those who will play, after it those who would step in."""
    players: list[Player] = field(default_factory=list)
    left: dict[int, str] = field(default_factory=dict)


class Tournament:
    def __init__(self, entries: Iterable[AnyTournamentEntry]) -> None:
        opened, *further = entries
        assert isinstance(opened, TournamentOpened), "a log begins with the opening"
        self.settings = opened.settings
        self.owner = opened.owner
        self.opened_at = opened.at
        self.secret = opened.secret
        self.seal = seal_of(opened.secret)
        self.plan = format_of(self.settings.format)
        self.game = game_named(self.settings.setup)
        self.roster = Roster()
        self.rounds: list[list[Game]] = []
        self.planned_rounds = 0
        self.pause: str | None = None
        self.is_ended = False
        self.is_finished = False
        self.log: list[AnyTournamentEntry] = [opened]
        for entry in further:
            self.take(entry)

    # The log

    @property
    def number(self) -> int:
        return len(self.log)

    def take(self, entry: AnyTournamentEntry) -> None:
        """Take in what was written to the log."""
        self.log.append(entry)
        match entry:
            case Entered() | Withdrew() | Left() | Substituted():
                self._take_person(entry)
            case Started():
                self.roster.players = list(entry.players)
                self.roster.entered = []
                self.planned_rounds = entry.rounds
            case Paired():
                self.rounds.append([_game_of(each) for each in entry.pairings])
            case Replayed() | Counted() | Corrected():
                self._take_result(entry)
            case Paused():
                self.pause = entry.note
            case Resumed():
                self.pause = None
            case ArbiterLeft():
                self.owner, self.pause = "", None
            case Ended():
                self.is_ended = True
            case Finished():
                self.is_finished = True

    def _take_result(self, entry: Replayed | Counted | Corrected) -> None:
        game = self.rounds[entry.round][entry.pairing]
        match entry:
            case Replayed():
                game.tables.append(entry.table)
                game.shares, game.margins = None, ()
            case Counted():
                game.shares, game.margins = entry.shares, entry.margins
            case Corrected():
                game.shares, game.margins = entry.shares, (None,) * len(entry.shares)
                game.is_corrected = True

    def _take_person(self, entry: Entered | Withdrew | Left | Substituted) -> None:
        match entry:
            case Entered():
                self.roster.entered.append(entry.person)
            case Withdrew():
                self.roster.entered.remove(entry.person)
            case Left():
                self.roster.left[entry.player] = entry.note
            case Substituted():
                self._take_substitute(entry)

    def _take_substitute(self, entry: Substituted) -> None:
        self.roster.players[entry.player] = entry.by
        self.roster.left.pop(entry.player, None)
        if entry.by.person in self.roster.entered:
            self.roster.entered.remove(entry.by.person)

    # What is asked of a tournament

    @property
    def players(self) -> list[Player]:
        return self.roster.players

    @property
    def status(self) -> str:
        if self.is_finished:
            return "over"
        return "playing" if self.players else "gathering"

    def is_active(self, player: int) -> bool:
        """Whether somebody is still paired."""
        return player not in self.roster.left

    def player_of(self, person: str) -> int | None:
        """The number of a person."""
        return next((at for at, each in enumerate(self.players) if each.person == person), None)

    def persons(self) -> set[str]:
        """All who play, or would like to."""
        return {each.person for each in self.players if each.person} | set(self.roster.entered)

    def members(self) -> set[str]:
        """Those whose tournament this is: the arbiter, and all of them who were not deleted."""
        gone = {each for each, note in self.roster.left.items() if note == DELETED}
        playing = {
            each.person for at, each in enumerate(self.players) if each.person and at not in gone
        }
        return (playing | set(self.roster.entered) | {self.owner}) - {""}

    def is_done(self, number: int, pairing: int) -> bool:
        """Whether a pairing needs nothing more."""
        game = self.rounds[number][pairing]
        return game.shares is not None and not self._must_replay(game)

    def _must_replay(self, game: Game) -> bool:
        is_drawn = game.shares is not None and len(set(game.shares)) == 1
        is_first = len(game.tables) == 1 and not game.is_corrected
        return self.plan.replays_draws and is_drawn and is_first and not game.is_bye

    def is_round_over(self, number: int) -> bool:
        return all(self.is_done(number, at) for at in range(len(self.rounds[number])))

    def running(self) -> list[tuple[int, int, str]]:
        """The tables that are not over: round, pairing and table."""
        return [
            (number, at, game.tables[-1])
            for number, games in enumerate(self.rounds)
            for at, game in enumerate(games)
            if game.shares is None
        ]

    def outcomes(self) -> list[Outcome]:
        """All that counts so far."""
        return [
            self.plan.outcome(number, game)
            for number, games in enumerate(self.rounds)
            for at, game in enumerate(games)
            if self.is_done(number, at)
            and (not self.plan.is_duplicate or self.is_round_over(number))
        ]

    def standings(self) -> list[Line]:
        plan = self.plan
        return standings(
            len(self.players), self.outcomes(), plan.breaks, is_duplicate=plan.is_duplicate
        )

    def points_of(self, player: int) -> float:
        return sum(each.share_of(player) for each in self.outcomes() if player in each.players)

    # What people do

    def enter(self, person: str, now: int) -> Entries:
        self._check_on()
        if person in self.persons():
            raise NotNow("tournament-entered")
        if not self.players and len(self.roster.entered) >= self.settings.places:
            raise NotNow("tournament-full")
        return (Entered(person=person, at=now),)

    def withdraw(self, person: str, now: int, note: str = "") -> Entries:
        """Leave: before the start without a trace, after it the points stay."""
        self._check_on()
        if person in self.roster.entered:
            return (Withdrew(person=person, at=now),)
        player = self.player_of(person)
        if player is None or not self.is_active(player):
            raise NotNow("tournament-not-entered")
        return self._left(player, note, now)

    def _left(self, player: int, note: str, now: int) -> Entries:
        left = Left(player=player, note=note, at=now)
        if not self.plan.is_whole(self.game.players) or not self.players:
            return (left,)
        computer = self._computer([each.character for each in self.players])
        return (left, Substituted(player=player, by=computer, note="", at=now))

    def _computer(self, seated: list[str | None]) -> Player:
        level = self.settings.level or SUBSTITUTE
        return Player(level=level, character=next_character(level, seated))

    # The arbiter

    def start(self, person: str, ratings: Mapping[str, float], now: int) -> Entries:
        """Number the players by their ratings, the others after them by lot."""
        self._check_arbiter(person)
        if self.players:
            raise NotNow("already-started")
        order = sorted(
            self.roster.entered,
            key=lambda each: (-ratings.get(each, float("-inf")), lot(self.secret, each)),
        )
        players = [Player(person=each) for each in order]
        size, level = self.game.players, self.settings.level
        if level is not None:
            multiple = self.plan.multiple(size, has_computers=True)
            wanted = max(len(players), self.settings.fill_to)
            while len(players) < wanted or len(players) % multiple:
                players.append(self._computer([each.character for each in players]))
        rounds = self.plan.rounds(len(players), self.settings.rounds)
        self.plan.check(len(players), size, rounds)
        return (Started(players=tuple(players), rounds=rounds, at=now),)

    def set_pause(self, person: str, note: str | None, now: int) -> Entries:
        """A note says why no round begins for now; none: it goes on."""
        self._check_arbiter(person)
        if note is None:
            return (Resumed(at=now),) if self.pause is not None else ()
        return (Paused(note=checked_talk(note), at=now),)

    def substitute(self, person: str, player: int, by: Player, note: str, now: int) -> Entries:
        """Somebody who offered to step in, or a computer player, plays for a number."""
        self._check_arbiter(person)
        self._check_player(player)
        if by.person is not None and by.person not in self.roster.entered:
            raise NotNow("tournament-not-entered")
        if by.person is None:
            from claimstead.players.levels import player as player_of_level

            player_of_level(self.game, by.level or "")
            seated = [each.character for each in self.players]
            by = Player(level=by.level, character=next_character(by.level or "", seated))
        return (Substituted(player=player, by=by, note=checked_talk(note), at=now),)

    def remove(self, person: str, player: int, note: str, now: int) -> Entries:
        """The arbiter takes somebody out."""
        self._check_arbiter(person)
        self._check_player(player)
        if not self.is_active(player):
            raise NotNow("tournament-not-entered")
        return self._left(player, checked_talk(note), now)

    def correct(
        self, person: str, number: int, pairing: int, shares: tuple[float, ...], note: str, now: int
    ) -> Entries:
        """Set a result; rounds that were paired after it stay as they are."""
        self._check_arbiter(person)
        if number not in range(len(self.rounds)) or pairing not in range(len(self.rounds[number])):
            raise NotNow("tournament-no-game")
        game = self.rounds[number][pairing]
        is_possible = len(shares) == len(game.players) and all(0 <= each <= 1 for each in shares)
        if game.is_bye or not is_possible or not sum(shares) <= len(shares) - 1:
            raise NotNow("tournament-shares")
        corrected = Corrected(
            round=number, pairing=pairing, shares=shares, note=checked_talk(note), at=now
        )
        return (corrected,)

    def end(self, person: str, note: str, now: int) -> Entries:
        self._check_arbiter(person)
        if self.is_ended:
            raise NotNow("tournament-over")
        return (Ended(note=checked_talk(note), at=now),)

    # What follows of itself

    def drop(self, persons: Iterable[str], now: int) -> Entries:
        """These are deleted: they leave. Without an arbiter no tournament begins."""
        found: list[AnyTournamentEntry] = []
        if self.is_finished:
            return ()
        for person in sorted(persons):
            is_entered = person in self.roster.entered
            player = self.player_of(person)
            if is_entered or (player is not None and self.is_active(player)):
                found += self.withdraw(person, now, DELETED)
            if person == self.owner:
                found.append(ArbiterLeft(at=now))
                if not self.players and not self.is_ended:
                    found.append(Ended(note=DELETED, at=now))
        return tuple(found)

    def counted(self, number: int, pairing: int, id: str, table: Table, now: int) -> Entries:
        """Write down the result of a table that is over."""
        game = self.rounds[number][pairing]
        if table.status not in OVER or game.shares is not None or game.tables[-1] != id:
            return ()
        by_player = dict(zip(game.seated(id), self.game.seats, strict=True))
        scores = [Score(0.0, None) for _ in game.players]
        if table.status == "over":
            scores = [score_of(table, by_player[each]) for each in game.players]
        return (
            Counted(
                round=number,
                pairing=pairing,
                table=id,
                shares=tuple(each.share for each in scores),
                margins=tuple(each.margin for each in scores),
                at=now,
            ),
        )

    def replay(self, new_table: Callable[[], str], now: int) -> Entries:
        """Drawn games of a knock-out are played once more."""
        if self.is_finished or not self.rounds:
            return ()
        last = len(self.rounds) - 1
        return tuple(
            Replayed(round=last, pairing=at, table=new_table(), at=now)
            for at, game in enumerate(self.rounds[last])
            if self._must_replay(game)
        )

    @property
    def waits_for_arbiter(self) -> bool:
        """Whether the next round could begin and the arbiter is to say so."""
        return self.settings.by_hand and bool(self.owner) and self.can_pair()

    def can_pair(self) -> bool:
        """Whether the next round could begin now."""
        if self.status != "playing" or self.pause is not None or not self._has_more_rounds():
            return False
        return not self.rounds or self.is_round_over(len(self.rounds) - 1)

    def _has_more_rounds(self) -> bool:
        active = sum(self.is_active(each) for each in range(len(self.players)))
        return not self.is_ended and len(self.rounds) < self.planned_rounds and active > 1

    def pair(self, new_table: Callable[[], str], now: int) -> Entries:
        """The next round, where it can begin."""
        if not self.can_pair():
            return ()
        pairings = tuple(
            Pairing(players=each, table=new_table() if len(each) > 1 else "")
            for each in self.plan.pairs(self)
        )
        return (Paired(pairings=pairings, at=now),)

    def pair_by_hand(self, person: str, new_table: Callable[[], str], now: int) -> Entries:
        self._check_arbiter(person)
        if not self.can_pair():
            raise NotNow("tournament-round-on")
        return self.pair(new_table, now)

    def finish(self, now: int) -> Entries:
        """The end, where nothing is under way and nothing can come any more."""
        if self.is_finished or not all(map(self.is_round_over, range(len(self.rounds)))):
            return ()
        is_over = self.is_ended or (bool(self.players) and not self._has_more_rounds())
        return (Finished(at=now),) if is_over else ()

    # Tables

    def secret_of(self, number: int, pairing: int, table: str) -> str:
        """What the luck of a table comes from."""
        if self.plan.is_duplicate:
            return round_secret(self.secret, number)
        game = self.rounds[number][pairing].tables.index(table)
        return table_secret(self.secret, number, pairing, game)

    def opening(self, tournament: str, number: int, pairing: int, table: str) -> table_log.Opened:
        """How a table is opened: it belongs to the first person at it."""
        seated = [self.players[each] for each in self.rounds[number][pairing].players]
        persons = [each.person for each in seated if each.person]
        is_rated = self.settings.rated and len(persons) == len(seated)
        return table_log.Opened(
            settings=self.settings.table_settings(is_rated=is_rated),
            owner=persons[0] if persons else "",
            secret=self.secret_of(number, pairing, table),
            match=tournament if self.plan.is_duplicate else None,
            tournament=tournament,
        )

    def seating(
        self, new: Table, number: int, pairing: int, table: str, names: Mapping[str, str]
    ) -> list[table_log.AnyEntry]:
        """All sit down and begin: everything that is written with the opening of a table."""
        entries: list[table_log.AnyEntry] = []
        players = self.rounds[number][pairing].seated(table)
        for seat, number in zip(self.game.seats, players, strict=True):
            player = self.players[number]
            if player.person is None:
                entries.append(
                    table_log.ComputerSat(
                        seat=seat, level=player.level or SUBSTITUTE, character=player.character
                    )
                )
            else:
                name = names[player.person]
                entries.append(table_log.Sat(seat=seat, person=player.person, name=name))
        new.turn_page(table_log.Page(new.at, tuple(entries)))
        return [*entries, *begin(new, {}).entries]

    # What is checked often

    def _check_on(self) -> None:
        if self.is_ended or self.is_finished:
            raise NotNow("tournament-over")

    def _check_arbiter(self, person: str) -> None:
        if person != self.owner:
            raise NotNow("arbiter-only")
        if self.is_finished:
            raise NotNow("tournament-over")

    def _check_player(self, player: int) -> None:
        if player not in range(len(self.players)):
            raise NotNow("tournament-not-entered")


def _game_of(pairing: Pairing) -> Game:
    if len(pairing.players) == 1:
        return Game(pairing.players, [], (1.0,), (None,))
    return Game(pairing.players, [pairing.table])
