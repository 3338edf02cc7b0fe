"""A duplicate match: the same luck at several tables, and the results compared.

Every group plays every board at a table of its own. On board k all chairs of a group move up k
seats, so those who sit on the same chair of their groups meet the same luck on the same seat.
Nothing that a table shows may reach somebody who has still to play the same board: results of a
board are for those who have finished it, and the secrets are told when all tables are over.

Like a table, a match is what its log says; each command answers with what is to be written.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from claimstead.core import Seat
from claimstead.notation import game_named
from claimstead.players.characters import next_character
from claimstead.table import entries as log
from claimstead.table.gathering import begin
from claimstead.table.match_entries import (
    AnyMatchEntry,
    Begun,
    Ended,
    Finished,
    Joined,
    MatchOpened,
    MatchSettings,
    MatchWorded,
    Quitted,
    Score,
    Scored,
)
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import seal_of
from claimstead.table.settings import Settings
from claimstead.table.table import Table
from claimstead.table.texts import checked_name, checked_word

Spot = tuple[int, int]
"""A group and a chair, or a group and a board, by their numbers from 0 on."""


class Member(NamedTuple):
    person: str
    name: str


class Match:
    def __init__(self, entries: Iterable[AnyMatchEntry]) -> None:
        opened, *further = entries
        assert isinstance(opened, MatchOpened), "a log begins with the opening"
        self.settings: MatchSettings = opened.settings
        self.owner = opened.owner
        self.opened_at = opened.at
        self.secrets = opened.secrets
        self.seals = tuple(map(seal_of, opened.secrets))
        self.game = game_named(self.settings.setup)
        self.word: str | None = None
        self.members: dict[Spot, Member] = {}
        """By group and chair."""
        self.tables: dict[Spot, str] = {}
        """By group and board."""
        self.scores: dict[Spot, tuple[Score, ...]] = {}
        """By group and board, where the game is over."""
        self.is_ended = False
        self.is_finished = False
        self.number = 1
        for entry in further:
            self.take(entry)

    def take(self, entry: AnyMatchEntry) -> None:
        """Take in what was written to the log."""
        self.number += 1
        match entry:
            case MatchWorded():
                self.word = entry.word
            case Joined():
                self.members[entry.group, entry.chair] = Member(entry.person, entry.name)
            case Quitted():
                spot = self.spot_of(entry.person)
                if spot is not None:
                    del self.members[spot]
            case Begun():
                self.tables[entry.group, entry.board] = entry.table
            case Scored():
                self.scores[entry.group, entry.board] = entry.scores
            case Ended():
                self.is_ended = True
            case Finished():
                self.is_finished = True

    # What is asked of a match

    @property
    def status(self) -> str:
        if self.is_finished:
            return "over"
        return "playing" if self.tables else "gathering"

    @property
    def benches(self) -> range:
        """The numbers of the groups that are computer players alone."""
        first = self.settings.groups
        return range(first, first + len(self.settings.benches))

    def spot_of(self, person: str) -> Spot | None:
        """The group and the chair of a person."""
        return next((spot for spot, each in self.members.items() if each.person == person), None)

    def is_whole(self, group: int) -> bool:
        """Whether all chairs of a group are taken."""
        chairs = range(self.settings.people)
        return group in self.benches or all((group, chair) in self.members for chair in chairs)

    def next_board(self, group: int) -> int | None:
        """The first board that a group has not finished."""
        boards = range(self.settings.boards)
        return next((board for board in boards if (group, board) not in self.scores), None)

    def may_see(self, person: str, board: int) -> bool:
        """Whether a person has nothing more to learn from the results of a board."""
        spot = self.spot_of(person)
        return self.is_finished or (spot is not None and (spot[0], board) in self.scores)

    def seat_of(self, chair: int, board: int) -> Seat:
        """Where a chair of a group sits on a board."""
        seats = self.game.seats
        return seats[(chair + board) % len(seats)]

    def level_of(self, group: int, chair: int) -> str | None:
        """The computer player on a chair; `None`: it is for a person."""
        if chair >= self.settings.people:
            return self.settings.level
        return (
            self.settings.benches[group - self.settings.groups] if group in self.benches else None
        )

    # Tables

    def table_settings(self) -> Settings:
        return Settings(setup=self.settings.setup)

    def opening(self, match: str, group: int, board: int) -> log.Opened:
        """How the table of a group for a board is opened: whoever sits on the first chair owns it.

        That of computer players alone belongs to nobody.
        """
        owner = self.members.get((group, 0))
        return log.Opened(
            settings=self.table_settings(),
            owner=owner.person if owner else "",
            secret=self.secrets[board],
            match=match,
        )

    def seating(self, table: Table, group: int, board: int) -> list[log.AnyEntry]:
        """All sit down and begin: everything that is written with the opening of a table."""
        entries: list[log.AnyEntry] = []
        if self.word is not None:
            entries.append(log.Worded(seat=self.game.seats[0], word=self.word))
        seated: list[str | None] = []
        for chair in range(self.game.players):
            seat = self.seat_of(chair, board)
            level = self.level_of(group, chair)
            if level is not None:
                character = next_character(level, seated)
                seated.append(character)
                entries.append(log.ComputerSat(seat=seat, level=level, character=character))
            else:
                member = self.members[group, chair]
                entries.append(log.Sat(seat=seat, person=member.person, name=member.name))
        table.turn_page(log.Page(table.at, tuple(entries)))
        return [*entries, *begin(table, table.agreement.words).entries]

    def scored(self, table: Table, group: int, board: int) -> tuple[AnyMatchEntry, ...]:
        """Write down the result of a table that is over."""
        if table.status != "over" or (group, board) in self.scores:
            return ()
        seats = [self.seat_of(chair, board) for chair in range(self.settings.people)]
        scores = tuple(score_of(table, seat) for seat in seats)
        return (Scored(group=group, board=board, scores=scores),)

    # What people do

    def join(self, person: str, name: str, group: int | None) -> tuple[AnyMatchEntry, ...]:
        """Take a chair, in this group or wherever one is free."""
        self._check_running()
        if self.spot_of(person) is not None:
            raise NotNow("match-joined")
        groups = range(self.settings.groups) if group is None else (group,)
        free = [
            (each, chair)
            for each in groups
            for chair in range(self.settings.people)
            if (each, chair) not in self.members and each in range(self.settings.groups)
        ]
        if not free:
            raise NotNow("match-full")
        entry, chair = free[0]
        return (Joined(group=entry, chair=chair, person=person, name=checked_name(name)),)

    def quit(self, person: str) -> tuple[AnyMatchEntry, ...]:
        """Leave again, before the own group has begun."""
        self._check_running()
        group, _ = self._spot(person)
        if any(each == group for each, _ in self.tables):
            raise NotNow("already-started")
        return (Quitted(person=person),)

    def give_word(self, person: str, word: str) -> tuple[AnyMatchEntry, ...]:
        """The owner's word for the luck of all boards, before anybody has begun."""
        self._check_running()
        if person != self.owner:
            raise NotNow("owner-only")
        if self.tables:
            raise NotNow("already-started")
        return (MatchWorded(word=checked_word(word)),)

    def begin(self, person: str, table: str) -> tuple[AnyMatchEntry, ...]:
        """The next board of a person's group begins at this table, unless it has begun."""
        self._check_running()
        group, _ = self._spot(person)
        if not self.is_whole(group):
            raise NotNow("seats-open")
        board = self.next_board(group)
        if board is None:
            raise NotNow("match-played")
        if (group, board) in self.tables:
            return ()
        return (Begun(group=group, board=board, table=table),)

    def end(self, person: str) -> tuple[AnyMatchEntry, ...]:
        self._check_running()
        if person != self.owner:
            raise NotNow("owner-only")
        return (Ended(),)

    # What follows of itself

    def boards_for_benches(self) -> list[Spot]:
        """Where computer players are to begin: on boards that some group has finished.

        They would keep the others waiting before.
        """
        finished = {board for group, board in self.scores if group not in self.benches}
        return [
            (group, board)
            for board in sorted(finished)
            for group in self.benches
            if (group, board) not in self.tables
        ]

    def begin_benches(self, new_table: Callable[[], str]) -> tuple[AnyMatchEntry, ...]:
        return tuple(
            Begun(group=group, board=board, table=new_table())
            for group, board in self.boards_for_benches()
        )

    def finish(self) -> tuple[AnyMatchEntry, ...]:
        """The end, where nothing is under way and nothing can come any more."""
        if self.is_finished or self.tables.keys() != self.scores.keys():
            return ()
        groups = range(self.settings.groups)
        all_played = all(self.next_board(group) is None for group in groups)
        if not (self.is_ended or all_played) or self.boards_for_benches():
            return ()
        return (Finished(),)

    def _spot(self, person: str) -> Spot:
        spot = self.spot_of(person)
        if spot is None:
            raise NotNow("match-not-joined")
        return spot

    def _check_running(self) -> None:
        if self.is_ended or self.is_finished:
            raise NotNow("match-over")


def score_of(table: Table, seat: Seat) -> Score:
    """What a seat got of the victory, and by how far."""
    sides = table.sides()
    own = next(side for side in sides if seat in side)
    if table.chairs[seat].forfeited:
        return Score(0.0, None)
    if table.forfeit is not None:
        return Score(float(seat in table.forfeit.winners), None)
    outcome = table.outcome
    assert outcome is not None, "the game is over"
    winning = [side for side in sides if side[0] in outcome.winners]
    share = 1 / len(winning) if own in winning else 0.0
    counted = {side: _counted(outcome.table[side[0]]) for side in sides}
    best = max(count for side, count in counted.items() if side != own)
    return Score(share, counted[own] - best)


def _counted(tally: object) -> int:
    """What decides first: the largest mine, or the factions."""
    factions = getattr(tally, "factions", None)
    return len(factions) if factions is not None else int(getattr(tally, "mine"))  # noqa: B009
