"""What a client is told of a table: the one place where messages about a game are made."""

from typing import Any

import msgspec

from claimstead.core import Seat
from claimstead.notation import kind_of
from claimstead.players import Reason
from claimstead.players.characters import name_of
from claimstead.server.messages import (
    ClockStand,
    News,
    Past,
    Result,
    SeatStand,
    TableSummary,
    Update,
)
from claimstead.server.room import Room
from claimstead.table import entries as log
from claimstead.table.absence import grace_of
from claimstead.table.advice import legal_moves, odds
from claimstead.table.refusal import NotNow
from claimstead.table.settings import ClockKind, Settings
from claimstead.table.table import CHANCE_MARK, Table

TALK_TOLD = 100
"""Who comes to a table is told the last lines, not all that was ever said."""

_encoder = msgspec.json.Encoder()

SET_UP = "set-up"
"""What is told of a position that is secret."""


class Company:
    """Who is at a table, and what was agreed: a move changes nothing of it."""

    def __init__(self, room: Room, table: Table) -> None:
        self.settings = _encoded(shown_settings(table))
        self.seats = _encoded(seats_of(table, _present(room, table)))
        self.spectators = spectators_of(room, table)


class Standing:
    """A table as it stands, and what more than one person may be told of it: made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.result = result_of(table)
        self.bust: float | None = None
        if table.settings.gives_hints and table.status == "playing":
            self.bust = odds(table.game, table.state)
        self._views: dict[Seat | None, tuple[Any, Any]] = {}
        self._news: dict[tuple[Seat | None, int], Any] = {}

    def view(self, seat: Seat | None) -> tuple[Any, Any]:
        """What a seat sees, and its legal moves."""
        if self.table.status == "gathering":
            return None, ()
        if seat not in self._views:
            view: Any = self.table.game.view(self.table.state, seat)
            legal = legal_moves(self.table.game, view) if self.table.status == "playing" else ()
            self._views[seat] = (_encoded(view), _encoded(legal) if legal else ())
        return self._views[seat]

    def news(self, seat: Seat | None, since: int) -> Any:
        if (seat, since) not in self._news:
            self._news[seat, since] = _encoded(news_of(self.table, seat, since))
        return self._news[seat, since]


def _encoded(part: Any) -> Any:
    """A part of a message, ready to be sent."""
    return msgspec.Raw(_encoder.encode(part))


def update_for(room: Room, person: str, looking: Seat | None, since: int) -> Update:
    """Where the table stands for a person, and the news after page `since`."""
    yours = room.table.seats_of(person)
    table = room.table_for(person)
    if table is room.table:
        company = room.once("company", table.arranged, lambda: Company(room, table))
        standing = room.once("standing", table.number, lambda: Standing(table))
    else:
        company, standing = Company(room, table), Standing(table)
    looking = looking if looking in yours else None
    view, legal = standing.view(looking)
    return Update(
        table=room.id,
        number=table.number,
        status=table.status,
        settings=company.settings,
        owner=table.is_host(person),
        yours=yours,
        looking=looking,
        actor=table.actor,
        seats=company.seats,
        opening_words=table.is_opening_words,
        first=table.first,
        seal=table.seal,
        secret=table.secret if table.is_revealed else None,
        view=view,
        legal=legal,
        bust=standing.bust,
        clock=_clock(table, room.now_for(person)),
        grace=grace_of(table.settings) if table.status == "playing" else None,
        take_over=_take_over(room, table, yours),
        undo=table.undo,
        can_undo=any(table.can_undo(seat) for seat in yours),
        result=standing.result,
        rematch=table.rematch,
        match=table.match,
        spectators=company.spectators,
        news=standing.news(looking, since),
    )


def _present(room: Room, table: Table) -> set[str]:
    """Who is here. Of a game that is told with a delay nobody is said to have gone."""
    if table is room.table:
        return room.present()
    return {chair.person for chair in table.chairs.values() if chair.person is not None}


def spectators_of(room: Room, table: Table) -> int:
    return sum(1 for client in room.clients if not table.seats_of(client.person))


def shown_settings(table: Table) -> Settings:
    """What was agreed; of a position with hidden cards before the end only that there is one."""
    settings = table.settings
    if settings.position is None or not kind_of(table.game).has_secrets or table.is_revealed:
        return settings
    return msgspec.structs.replace(settings, position=SET_UP)


def seats_of(table: Table, present: set[str]) -> tuple[SeatStand, ...]:
    return tuple(
        SeatStand(
            seat=seat,
            kind="open" if chair.is_open else "person" if chair.person else "computer",
            name=chair.name or name_of(chair.character),
            level=chair.player,
            character=chair.character,
            present=chair.person in present,
            ready=table.status == "gathering" and seat in table.commitments,
            commitment=table.commitments.get(seat),
            word=table.words.get(seat),
            nonce=None if table.status == "gathering" else table.nonces.get(seat),
            forfeited=chair.forfeited,
        )
        for seat, chair in table.chairs.items()
    )


def _clock(table: Table, now: int) -> ClockStand | None:
    if table.settings.clock.kind is ClockKind.NONE:
        return None
    return ClockStand(left=table.watch.left(now), running=table.watch.running)


def _take_over(room: Room, table: Table, yours: tuple[Seat, ...]) -> dict[Seat, int]:
    """The seats at which a computer player may go on, and in how long, told to the players."""
    grace = grace_of(table.settings)
    if grace is None or table.status != "playing" or not yours:
        return {}
    waits = {}
    for seat, chair in table.chairs.items():
        if chair.person is not None and chair.player is None and seat not in yours:
            away = room.away(chair.person)
            if away is not None:
                waits[seat] = max(grace - away, 0)
    return waits


def result_of(table: Table) -> Result | None:
    if table.forfeit is not None:
        return Result(
            winners=table.forfeit.winners, decided_by=table.forfeit.decided_by, table=None
        )
    outcome = table.outcome if table.status == "over" else None
    if outcome is None:
        return None
    return Result(
        winners=outcome.winners,
        decided_by=outcome.decided_by,
        table=outcome.table,
        favours=getattr(outcome, "favours", None),
    )


def news_of(table: Table, looking: Seat | None, since: int) -> tuple[News, ...]:
    """What happened after page `since`, as a seat may know it."""
    news: list[News] = []
    pages = range(max(since, 0) + 1, table.number + 1)
    talk = sum(_is_talk(table.pages[number - 1]) for number in pages)
    for number in pages:
        page = table.pages[number - 1]
        if _is_talk(page):
            talk -= 1
            if talk >= TALK_TOLD:
                continue
        happened = iter(table.events.get(number, ()))
        for entry in page.entries:
            if isinstance(entry, log.Moved):
                is_chance = entry.by == CHANCE_MARK
                told = News(
                    number=number,
                    at=page.at,
                    kind="play",
                    seat=None if is_chance else entry.by,
                    move=None if is_chance else entry.move,
                    events=table.game.seen(next(happened), looking),
                    why=entry.why if may_tell_why(table, entry.why) else None,
                )
            elif isinstance(entry, log.Forgotten | log.Renamed):
                continue
            else:
                told = _told(entry, number, page.at, table.settings.begins)
            news.append(told)
    return tuple(news)


def _is_talk(page: log.Page) -> bool:
    return all(isinstance(each, log.Said) for each in page.entries)


def _told(entry: log.AnyEntry, number: int, at: int, how_begun: str) -> News:
    """News of the table. What is told is named here field by field: the rest stays in the log."""
    seat: Seat | None = getattr(entry, "seat", None)
    kind = str(entry.__struct_config__.tag)
    match entry:
        case log.Said():
            return News(
                number=number, at=at, kind=kind, seat=seat, name=entry.name, text=entry.text
            )
        case log.Sat():
            return News(number=number, at=at, kind=kind, seat=seat, name=entry.name)
        case log.ComputerSat():
            name = name_of(entry.character)
            return News(number=number, at=at, kind=kind, seat=seat, name=name, text=entry.level)
        case log.TakenOver():
            return News(number=number, at=at, kind=kind, seat=seat, text=entry.level)
        case log.Worded():
            return News(number=number, at=at, kind=kind, seat=seat, text=entry.word)
        case log.Started():
            begins = "a" if entry.first else None
            return News(number=number, at=at, kind=kind, seat=begins, text=how_begun)
        case log.Stood():
            asked = "asked" if entry.asked else None
            return News(number=number, at=at, kind=kind, seat=seat, text=asked)
        case log.Forfeited():
            return News(number=number, at=at, kind=kind, seat=seat, text=entry.why)
        case log.Rematched():
            return News(number=number, at=at, kind=kind, text=entry.table)
        case log.Undone():
            return News(number=number, at=at, kind=kind, seat=seat, moves=entry.moves)
        case _:
            return News(number=number, at=at, kind=kind, seat=seat)


def may_tell_why(table: Table, why: Reason | None) -> bool:
    """Whether a computer player's reason may be told: while a casual game is on, if it is open."""
    if table.is_revealed:
        return True
    is_casual = not table.settings.rated and table.match is None
    return is_casual and why is not None and why.is_open


def past_of(room: Room, person: str, wished: Seat | None, moves: int) -> Past:
    """How a game stood after so many moves, as a person may know it."""
    table = room.table_for(person)
    if not table.may_watch(person):
        raise NotNow("match-table")
    if table.status == "gathering":
        raise NotNow("not-started")
    moves = min(max(moves, 0), len(table.played))
    state = table.state if moves == len(table.played) else table.played[moves].before
    seat = wished if wished in table.seats_of(person) else None
    return Past(moves=moves, view=table.game.view(state, seat))


def summary_of(room: Room, person: str) -> TableSummary:
    """A line in a list of tables."""
    table = room.table_for(person)
    result = result_of(table)
    return TableSummary(
        table=room.id,
        settings=shown_settings(table),
        status=table.status,
        seats=seats_of(table, _present(room, table)),
        yours=table.seats_of(person),
        actor=table.actor,
        updated=table.at,
        winners=result.winners if result else (),
    )


def shown_seat(table: Table, person: str, wished: Seat | None) -> Seat | None:
    """Whose view a person gets: their seat's; of several the one that they wish to look at.

    In a game without secrets it is simply the one to act.
    """
    yours = table.seats_of(person)
    if len(yours) == 1:
        return yours[0]
    if wished in yours:
        return wished
    if not kind_of(table.game).has_secrets and table.actor in yours:
        return table.actor
    return None
