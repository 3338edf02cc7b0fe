"""Taking a person's name out of everything that is kept."""

from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select, update
from sqlalchemy import Table as SqlTable

from claimstead.store.database import Database
from claimstead.store.integrity import checksum_of
from claimstead.store.packing import bodies_of, write_packed
from claimstead.store.schema import match_pages, packed, pages
from claimstead.table.entries import Page
from claimstead.table.forgetting import match_without_name, without_name
from claimstead.table.match_entries import AnyMatchEntry

_pages = msgspec.json.Decoder(Page)
_entries: msgspec.json.Decoder[AnyMatchEntry] = msgspec.json.Decoder(AnyMatchEntry)


def forget_names(database: Database, person: str) -> None:
    """In logs, in packed games and in matches; all of it or nothing."""
    with database.connecting() as engine, engine.begin() as connection:
        database.erase(connection)
        _forget_in_pages(database, connection, person)
        _forget_in_packed(connection, person)
        _forget_in_matches(database, connection, person)


def _with_person(
    database: Database, connection: Connection, table: SqlTable, person: str
) -> list[Any]:
    """The rows in whose body a person is."""
    found = database.place_in(table.c.body, person)
    query = select(table.c[0], table.c.number, table.c.body).where(found > 0)
    return list(connection.execute(query))


def _forget_in_pages(database: Database, connection: Connection, person: str) -> None:
    for log, number, body in _with_person(database, connection, pages, person):
        page = _pages.decode(body)
        changed = without_name(page, person)
        if changed is not page:
            _replace(connection, pages, log, number, msgspec.json.encode(changed))


def _forget_in_matches(database: Database, connection: Connection, person: str) -> None:
    for log, number, body in _with_person(database, connection, match_pages, person):
        entry = _entries.decode(body)
        changed = match_without_name(entry, person)
        if changed is not entry:
            new = msgspec.json.encode(changed)
            _replace(connection, match_pages, log, number, new)


def _replace(connection: Connection, table: SqlTable, log: str, number: int, body: bytes) -> None:
    row = (table.c[0] == log) & (table.c.number == number)
    new = {"body": body, "checksum": checksum_of(log, number, body)}
    connection.execute(update(table).where(row).values(**new))


def _forget_in_packed(connection: Connection, person: str) -> None:
    theirs = or_(
        packed.c.people == person,
        packed.c.people.startswith(f"{person} ", autoescape=True),
        packed.c.people.endswith(f" {person}", autoescape=True),
        packed.c.people.contains(f" {person} ", autoescape=True),
    )
    for row in connection.execute(select(packed).where(theirs)).all():
        bodies = bodies_of(row.table_id, row)
        changed = [
            msgspec.json.encode(without_name(_pages.decode(body), person)) for body in bodies
        ]
        write_packed(connection, row.table_id, changed)
