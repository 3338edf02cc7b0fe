"""What a client is told of a table: the one place where messages about a game are made."""

from collections.abc import Callable, Iterable, Set
from functools import partial
from typing import Any, NamedTuple

import msgspec

from claimstead.core import Event, Seat
from claimstead.notation.record import CHANCE_MARK
from claimstead.notation.telling import tell
from claimstead.players import Reason
from claimstead.players.characters import name_of
from claimstead.protocol.changes import differences
from claimstead.protocol.messages import (
    Change,
    ClockStand,
    News,
    Past,
    Result,
    SeatStand,
    TableSummary,
    Update,
)
from claimstead.registry import Game, kind_of
from claimstead.table import entries as log
from claimstead.table.advice import legal_moves, odds
from claimstead.table.host import Host
from claimstead.table.refusal import NotNow
from claimstead.table.settings import ClockKind, Settings
from claimstead.table.table import Table
from claimstead.table.undo import can_undo

TALK_TOLD = 100
"""Who comes to a table is told the last lines, not all that was ever said."""

_encoder = msgspec.json.Encoder()

SET_UP = "set-up"
"""What is told of a position that is secret."""


class Company:
    """Who is at a table, and what was agreed: a move changes nothing of it."""

    def __init__(self, host: Host, table: Table) -> None:
        self.settings = _encoded(shown_settings(table))
        present = _present(host, table)
        self.seats = _encoded(seats_of(table, present))
        self.absent = table.seating.people - present
        self.spectators = host.spectators(table)
        self.stands_in = host.stands_in


class Standing:
    """A table as it stands, and what more than one person may be told of it: made once."""

    def __init__(self, table: Table) -> None:
        self.number = table.number
        self.result = result_of(table)
        self.bust: float | None = None
        if table.settings.gives_hints and table.status == "playing":
            self.bust = odds(table.game, table.state)
        self.table = table
        self._state = table.state
        self._has_secrets = kind_of(table.game).has_secrets
        self._views: dict[Seat | None, Any] = {}
        self._told: dict[Any, Any] = {}

    def view(self, seat: Seat | None) -> Any:
        """What a seat sees; nothing before the start."""
        if seat not in self._views:
            is_on = self.table.status != "gathering"
            self._views[seat] = self.table.game.view(self._state, seat) if is_on else None
        return self._views[seat]

    def legal(self, seat: Seat | None) -> Any:
        """The moves that a seat may make, and what they would do."""
        if self.table.actor is None or seat != self.table.actor:
            return ()
        game = self.table.game
        return self._once(("legal", seat), lambda: legal_moves(game, self.view(seat)))

    def changes(self, seat: Seat | None, before: "Standing") -> Any:
        """What differs from the view of the same seat before."""
        make = partial(differences, before.view(seat), self.view(seat))
        return self._once(("changes", seat, before.number), make)

    def news(self, seat: Seat | None, since: int) -> Any:
        # Without secrets all see the same.
        seat = seat if self._has_secrets else None
        return self._once(("news", seat, since), lambda: news_of(self.table, seat, since))

    def forget(self) -> None:
        """All but the views, on which the next change builds."""
        self._told = {}

    def _once(self, name: Any, make: Callable[[], Any]) -> Any:
        if name not in self._told:
            self._told[name] = make()
        return self._told[name]


class Told(NamedTuple):
    """What somebody was told of a table last: the next change builds on it."""

    company: Company
    standing: Standing
    yours: tuple[Seat, ...]
    looking: Seat | None


def _encoded(part: Any) -> Any:
    """A part of a message, ready to be sent."""
    return msgspec.Raw(_encoder.encode(part))


def told_of(host: Host, person: str, wished: Seat | None) -> Told:
    """What there is to tell somebody now, who would look at it from this seat."""
    table = host.table_for(person)
    yours = host.table.seats_of(person)
    looking = shown_seat(host.table, yours, wished)
    if table is not host.table:
        return Told(Company(host, table), Standing(table), yours, looking)
    arranged = (table.arranged, host.stands_in)
    company = host.once("company", arranged, lambda: Company(host, table))
    return Told(company, _standing(host), yours, looking)


def _standing(host: Host) -> Standing:
    return host.once("standing", host.table.number, lambda: Standing(host.table))


def forget_told(host: Host) -> None:
    """Everybody has been told: what was made for several takes no memory any more."""
    _standing(host).forget()


def update_for(
    host: Host,
    person: str,
    told: Told,
    since: int,
    blocked: Set[str] = frozenset(),
) -> Update:
    """Where the table stands for a person, and the news after page `since`.

    What those say whom they have `blocked` is not among them.
    """
    company, standing, yours, looking = told
    table = standing.table
    return Update(
        table=host.id,
        number=table.number,
        status=table.status,
        settings=company.settings,
        owner=table.seating.is_host(person),
        yours=yours,
        looking=looking,
        actor=table.actor,
        seats=company.seats,
        stands_in=company.stands_in,
        opening_words=table.agreement.is_opening_words,
        first=table.seating.first,
        seal=table.seal,
        secret=table.secret if table.is_revealed else None,
        view=standing.view(looking),
        legal=standing.legal(looking),
        bust=standing.bust,
        clock=_clock(host, table, person),
        grace=table.grace if table.status == "playing" else None,
        take_over=_take_over(host, table, company, yours),
        undo=table.undo.asked_by,
        can_undo=any(can_undo(table, seat) for seat in yours),
        result=standing.result,
        rematch=table.rematch,
        match=table.match,
        tournament=table.tournament,
        spectators=company.spectators,
        news=_news(table, told, since, blocked),
    )


def change_for(
    host: Host,
    person: str,
    told: Told,
    before: Told,
    since: int,
    blocked: Set[str] = frozenset(),
) -> Change | None:
    """What is different from what a person was told `before`; `None`: more than moves change.

    It is made of two views of the same seat, both of which this person may see.
    """
    table, (company, standing, yours, looking) = host.table, told
    is_alike = company is before.company and looking == before.looking
    if not is_alike or table.status == "gathering":
        return None
    return Change(
        table=host.id,
        number=table.number,
        actor=table.actor,
        view=standing.changes(looking, before.standing),
        legal=standing.legal(looking),
        bust=standing.bust,
        clock=_clock(host, table, person),
        take_over=_take_over(host, table, company, yours),
        undo=table.undo.asked_by,
        can_undo=any(can_undo(table, seat) for seat in yours),
        news=_news(table, told, since, blocked),
    )


def _news(table: Table, told: Told, since: int, blocked: Set[str]) -> Any:
    if blocked:
        return news_of(table, told.looking, since, blocked)
    return told.standing.news(told.looking, since)


def _present(host: Host, table: Table) -> Set[str]:
    """Who is here. Of a game that is told with a delay nobody is said to have gone."""
    if table is host.table:
        return host.present()
    return table.seating.people


def shown_settings(table: Table) -> Settings:
    """What was agreed; of a position with hidden cards before the end only that there is one."""
    settings = table.settings
    if settings.position is None or not kind_of(table.game).has_secrets or table.is_revealed:
        return settings
    return msgspec.structs.replace(settings, position=SET_UP)


def seats_of(table: Table, present: Set[str]) -> tuple[SeatStand, ...]:
    return tuple(
        SeatStand(
            seat=seat,
            kind="open" if chair.is_open else "person" if chair.person else "computer",
            name=chair.name or name_of(chair.character),
            level=chair.player,
            character=chair.character,
            present=chair.person in present,
            ready=table.status == "gathering" and seat in table.agreement.commitments,
            commitment=table.agreement.commitments.get(seat),
            word=table.agreement.words.get(seat),
            nonce=None if table.status == "gathering" else table.agreement.nonces.get(seat),
            forfeited=chair.forfeited,
        )
        for seat, chair in table.chairs.items()
    )


def _clock(host: Host, table: Table, person: str) -> ClockStand | None:
    if table.settings.clock.kind is ClockKind.NONE:
        return None
    return ClockStand(left=table.watch.left(host.now_for(person)), running=table.watch.running)


def _take_over(
    host: Host, table: Table, company: Company, yours: tuple[Seat, ...]
) -> dict[Seat, int]:
    """The seats at which a computer player may go on, and in how long, told to the players."""
    if not company.absent or table.status != "playing" or not yours:
        return {}
    grace = table.grace
    if grace is None:
        return {}
    waits = {}
    for seat, chair in table.chairs.items():
        if chair.person in company.absent and chair.player is None and seat not in yours:
            waits[seat] = max(grace - (host.away(chair.person) or 0), 0)
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


def news_of(
    table: Table, looking: Seat | None, since: int, blocked: Set[str] = frozenset()
) -> tuple[News, ...]:
    """What happened after page `since`, as a seat may know it."""
    news: list[News] = []
    since = max(since, 0)
    plays = table.happened_after(since)
    pages = table.pages[since:]
    talk = sum(map(_is_talk, pages)) if len(pages) > TALK_TOLD else 0
    for number, page in enumerate(pages, since + 1):
        if talk > TALK_TOLD and _is_talk(page):
            talk -= 1
            continue
        happened = iter(plays.get(number, ()))
        for entry in page.entries:
            if isinstance(entry, log.Moved):
                is_chance = entry.by == CHANCE_MARK
                events = table.game.seen(next(happened), looking)
                told = News(
                    number=number,
                    at=page.at,
                    kind="play",
                    seat=None if is_chance else entry.by,
                    move=None if is_chance else entry.move,
                    text=in_words(table.game, events),
                    events=events,
                    why=entry.why if may_tell_why(table, entry.why) else None,
                )
            elif isinstance(entry, log.Forgotten | log.Renamed) or _is_hidden(entry, blocked):
                continue
            else:
                told = _told(entry, number, page.at, table.settings.begins)
            news.append(told)
    return tuple(news)


def _is_hidden(entry: log.AnyEntry, blocked: Set[str]) -> bool:
    return isinstance(entry, log.Said) and entry.person in blocked


def in_words(game: Game[Any], events: Iterable[Event]) -> str | None:
    """Events a line each, for screens that know nothing of this game; no need where one does."""
    return None if kind_of(game).has_screen else "\n".join(map(tell, events))


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
        case log.Forfeited() | log.Closed():
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
    return table.is_casual and why is not None and why.is_open


def past_of(host: Host, person: str, wished: Seat | None, moves: int) -> Past:
    """How a game stood after so many moves, as a person may know it."""
    table = host.table_for(person)
    if not table.may_watch(person):
        raise NotNow("match-table")
    if table.status == "gathering":
        raise NotNow("not-started")
    moves = min(max(moves, 0), len(table.played))
    state = table.state_after(moves)
    seat = wished if wished in table.seats_of(person) else None
    return Past(moves=moves, view=table.game.view(state, seat))


def summary_of(host: Host, person: str) -> TableSummary:
    """A line in a list of tables."""
    table = host.table_for(person)
    result = result_of(table)
    return TableSummary(
        table=host.id,
        settings=shown_settings(table),
        status=table.status,
        seats=seats_of(table, _present(host, table)),
        yours=table.seats_of(person),
        actor=table.actor,
        updated=table.at,
        winners=result.winners if result else (),
        spectators=host.spectators(table),
    )


def shown_seat(table: Table, yours: tuple[Seat, ...], wished: Seat | None) -> Seat | None:
    """Whose view a person gets: their seat's; of several the one that they wish to look at.

    In a game without secrets it is simply the one to act.
    """
    if len(yours) == 1:
        return yours[0]
    if wished in yours:
        return wished
    if not kind_of(table.game).has_secrets and table.actor in yours:
        return table.actor
    return None
