"""Games that are over, as people look for them: who played, how it ended, against whom."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from claimstead.core import FrozenStruct, Seat
from claimstead.store.database import Database
from claimstead.store.schema import (
    games,
    meetings,
    people,
    results,
    seatings,
    tables,
    tags,
    tallies,
)
from claimstead.table.forgetting import NAMELESS

WON, SHARED, LOST = "won", "shared", "lost"
PERSON, LEVEL, SETUP = "person", "level", "setup"
AT_ONCE = 500


class Seated(FrozenStruct, frozen=True, kw_only=True):
    """Who sat on a seat when a game ended."""

    seat: Seat
    person: str | None = None
    name: str | None = None
    """As it was at the table."""
    level: str | None = None
    character: str | None = None
    won: bool = False


class Game(NamedTuple):
    """A game that is over."""

    table: str
    setup: str
    ended: int
    rated: bool
    public: bool
    seats: tuple[Seated, ...]


class Standing(NamedTuple):
    """What became of a person in a game, and against whom."""

    person: str
    outcome: str
    others: tuple[str, ...]
    """`person ID` or `level NAME`; nobody where somebody played on several seats."""


class Tally(NamedTuple):
    """How somebody fares against an opponent, a level or with a set-up."""

    kind: str
    about: str
    subject: str
    """The number of a person, a level or a set-up."""
    won: int
    shared: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost


class Wanted(NamedTuple):
    """Which games are looked for; whatever is `None` does not matter."""

    kind: str | None = None
    setup: str | None = None
    other: str | None = None
    outcome: str | None = None
    rated: bool | None = None
    since: int | None = None
    until: int | None = None
    tag: str | None = None
    public_only: bool = False


class Mark(NamedTuple):
    """The last line of a page: the next one goes on after it."""

    ended: int
    table: str


_seats = msgspec.json.Decoder(tuple[Seated, ...])


class Games:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._insert = database.insert

    async def note(self, game: Game, kind: str, standings: Sequence[Standing]) -> bool:
        """Enter a game in the lists; once, whoever asks."""
        async with self._engine.begin() as connection:
            row = {**game._asdict(), "seats": msgspec.json.encode(game.seats).decode()}
            row["table_id"] = row.pop("table")
            new = self._insert(games).values(row).on_conflict_do_nothing()
            entered = await connection.execute(new.returning(games.c.table_id))
            if entered.first() is None:
                return False
            known = await self._known(connection, [each.person for each in standings])
            gone = {each.person for each in game.seats if each.person} - known
            if gone:
                await _take_names(connection, game.table, gone)
            for each in standings:
                if each.person in known:
                    await self._note_for(connection, game, kind, each, known)
        return True

    async def _known(self, connection: AsyncConnection, persons: list[str]) -> set[str]:
        """Who is still here: nobody of them is forgotten before this transaction ends."""
        query = select(people.c.id).where(people.c.id.in_(persons)).order_by(people.c.id)
        locked = query.with_for_update(read=True, key_share=True)
        return {row[0] for row in await connection.execute(locked)}

    async def _note_for(
        self,
        connection: AsyncConnection,
        game: Game,
        kind: str,
        standing: Standing,
        known: set[str],
    ) -> None:
        here = {"person_id": standing.person, "table_id": game.table, "ended": game.ended}
        row = {**here, "kind": kind, "setup": game.setup, "outcome": standing.outcome}
        row |= {"rated": game.rated, "public": game.public}
        await connection.execute(insert(results), [row])
        met = {each for each in standing.others if _is_known(each, known)}
        if met:
            await connection.execute(insert(meetings), [{**here, "other": each} for each in met])
        if not standing.others:
            return
        for about in sorted({*met, f"{SETUP} {game.setup}"}):
            counts = {each: int(each == standing.outcome) for each in (WON, SHARED, LOST)}
            new = self._insert(tallies).values(
                person_id=standing.person, kind=kind, about=about, **counts
            )
            sums = {each: tallies.c[each] + count for each, count in counts.items()}
            key = ["person_id", "kind", "about"]
            await connection.execute(new.on_conflict_do_update(index_elements=key, set_=sums))

    async def page(
        self, person: str, wanted: Wanted, after: Mark | None = None, limit: int = 25
    ) -> list[tuple[Game, str]]:
        """The newest games of a person of those that are wanted, with the outcome for them."""
        found = select(results.c.table_id, results.c.ended, results.c.outcome)
        # Few are met often, and few games have a tag: those lists are the shorter way.
        short = meetings if wanted.other is not None else tags if wanted.tag is not None else None
        at = results.c if short is None else short.c
        place: Any = (at.ended, at.table_id)
        if short is not None:
            joined = short.join(results, _same_game(short, results))
            if wanted.tag is not None and short is not tags:
                joined = joined.join(tags, _same_game(tags, results))
            found = found.select_from(joined)
        found = found.where(at.person_id == person)
        if wanted.other is not None:
            found = found.where(meetings.c.other == wanted.other)
        if wanted.tag is not None:
            found = found.where(tags.c.tag == wanted.tag)
        for column in ("kind", "setup", "outcome", "rated"):
            value = getattr(wanted, column)
            if value is not None:
                found = found.where(results.c[column] == value)
        if wanted.public_only:
            found = found.where(results.c.public)
        if wanted.since is not None:
            found = found.where(place[0] >= wanted.since)
        if wanted.until is not None:
            found = found.where(place[0] < wanted.until)
        if after is not None:
            found = found.where(tuple_(*place) < tuple_(*after))
        found = found.order_by(place[0].desc(), place[1].desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(found)).all()
            known = await self._games(connection, [row.table_id for row in rows])
        return [(known[row.table_id], row.outcome) for row in rows if row.table_id in known]

    async def _games(self, connection: AsyncConnection, ids: list[str]) -> dict[str, Game]:
        columns = (games.c.table_id, games.c.setup, games.c.ended, games.c.rated, games.c.public)
        query = select(*columns, games.c.seats).where(games.c.table_id.in_(ids))
        return {
            row[0]: Game(*row[:5], _seats.decode(row[5])) for row in await connection.execute(query)
        }

    async def tags_of(self, person: str, ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """What somebody calls these games of theirs."""
        query = (
            select(tags.c.table_id, tags.c.tag)
            .where(tags.c.person_id == person, tags.c.table_id.in_(ids))
            .order_by(tags.c.tag)
        )
        found: dict[str, tuple[str, ...]] = {}
        async with self._engine.connect() as connection:
            for table, tag in await connection.execute(query):
                found[table] = (*found.get(table, ()), tag)
        return found

    async def all_tags_of(self, person: str) -> list[str]:
        """The most frequent first."""
        count = func.count()
        query = (
            select(tags.c.tag)
            .where(tags.c.person_id == person)
            .group_by(tags.c.tag)
            .order_by(count.desc(), tags.c.tag)
            .limit(AT_ONCE)
        )
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def set_tags(self, person: str, table: str, wanted: Sequence[str]) -> bool:
        """What somebody calls a game of theirs from now on; whether it is one."""
        mine = (results.c.person_id == person) & (results.c.table_id == table)
        async with self._engine.begin() as connection:
            ended = (await connection.execute(select(results.c.ended).where(mine))).scalar()
            if ended is None:
                return False
            old = (tags.c.person_id == person) & (tags.c.table_id == table)
            await connection.execute(delete(tags).where(old))
            row = {"person_id": person, "table_id": table, "ended": ended}
            if wanted:
                await connection.execute(insert(tags), [{**row, "tag": each} for each in wanted])
        return True

    async def tallies_of(self, person: str, limit: int = 500) -> list[Tally]:
        """How somebody fares, the most frequent first."""
        total = tallies.c.won + tallies.c.shared + tallies.c.lost
        columns = (tallies.c.kind, tallies.c.about, tallies.c.won, tallies.c.shared, tallies.c.lost)
        query = select(*columns).where(tallies.c.person_id == person)
        query = query.order_by(total.desc(), tallies.c.kind, tallies.c.about).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_tally(*row) for row in rows]

    async def unnoted_of(self, person: str, limit: int = 50) -> list[str]:
        """Of the newest tables of a person those with a game that stands in no list yet."""
        newest = (
            select(seatings.c.table_id)
            .where(seatings.c.person_id == person)
            .order_by(seatings.c.updated.desc())
            .limit(limit)
            .subquery()
        )
        is_noted = select(games.c.table_id).where(games.c.table_id == tables.c.id).exists()
        query = (
            select(tables.c.id)
            .join(newest, newest.c.table_id == tables.c.id)
            .where(tables.c.status == "over", ~is_noted)
            .order_by(tables.c.updated.desc())
        )
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def not_noted(self, after: str, limit: int = AT_ONCE) -> list[str]:
        """Tables with a game that is over and stands in no list yet, in order of their numbers."""
        is_noted = select(games.c.table_id).where(games.c.table_id == tables.c.id).exists()
        query = (
            select(tables.c.id)
            .where(tables.c.status == "over", tables.c.id > after, ~is_noted)
            .order_by(tables.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def is_noted(self, table: str) -> bool:
        query = select(func.count()).where(games.c.table_id == table)
        async with self._engine.connect() as connection:
            return bool((await connection.execute(query)).scalar_one())


def _same_game(one: Any, other: Any) -> Any:
    return (one.c.person_id == other.c.person_id) & (one.c.table_id == other.c.table_id)


def _tally(kind: str, about: str, won: int, shared: int, lost: int) -> Tally:
    what, _, subject = about.partition(" ")
    return Tally(kind, what, subject, won, shared, lost)


def _is_known(other: str, known: set[str]) -> bool:
    kind, _, name = other.partition(" ")
    return kind != PERSON or name in known


async def forget_games(connection: AsyncConnection, person: str) -> None:
    """Take a person out of all lists; their games stay, without the name."""
    query = select(results.c.table_id).where(results.c.person_id == person)
    for row in (await connection.execute(query)).all():
        await _take_names(connection, row[0], {person})
    other = f"{PERSON} {person}"
    for table, column in ((meetings, meetings.c.other), (tallies, tallies.c.about)):
        # By those whom they met: nothing else leads there.
        met = select(results.c.person_id).where(
            results.c.table_id.in_(select(results.c.table_id).where(results.c.person_id == person))
        )
        theirs = (column == other) & table.c.person_id.in_(met)
        await connection.execute(delete(table).where(theirs))
        await connection.execute(delete(table).where(table.c.person_id == person))
    await connection.execute(delete(results).where(results.c.person_id == person))


async def _take_names(connection: AsyncConnection, table: str, persons: set[str]) -> None:
    query = select(games.c.seats).where(games.c.table_id == table)
    row = (await connection.execute(query)).first()
    if row is None:
        return
    seats = [
        msgspec.structs.replace(each, person=None, name=NAMELESS)
        if each.person in persons
        else each
        for each in _seats.decode(row[0])
    ]
    text = msgspec.json.encode(seats).decode()
    await connection.execute(update(games).where(games.c.table_id == table).values(seats=text))


def _without_name(seat: Seated, persons: set[str]) -> Seated:
    if seat.person not in persons:
        return seat
    return msgspec.structs.replace(seat, person=None, name=NAMELESS)
