"""Games that are over, packed: the pages of a log compressed into one row, with a checksum."""

import logging
import zlib
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from claimstead.core import ClaimsteadError
from claimstead.store.database import Database
from claimstead.store.integrity import checked_bodies, checksum_of
from claimstead.store.schema import packed, pages, tables
from claimstead.table.entries import Page
from claimstead.table.forgetting import people_of

logger = logging.getLogger("claimstead.store")

LEVEL = 9
BITS = -15
"""Without the head and the checksum of zlib: the row has its own."""
WORDS = (
    b'{"at":1794869632227,"entries":[{"type":"opened","settings":{"setup":"claim 2 Gn Gi Dr Tr Se",'
    b'"position":null,"clock":{"kind":"none","amount":0,"increment":0},"public":false,"rated":false,'
    b'"talk":true,"hints":true,"delay":0},"owner":"","secret":"","match":null}'
    b'{"type":"computer-sat","seat":"b","level":"medium"}{"type":"sat","seat":"a","person":"","name":"'
    b'{"type":"worded","seat":"a","word":""}{"type":"started"},{"type":"forfeited","seat":"b","why":"'
    b'resigned"}{"type":"said","person":"","name":"","seat":null,"text":""}{"type":"taken-over"'
    b'"move":"take pile","move":"stop","id":null,"why":null}{"type":"moved","by":"*","move":"135",'
    b'"id":null,"why":null},{"type":"moved","by":"b","move":"roll","id":null,"why":null}]}'
)
"""What most logs have in common; part of the format, so it never changes."""

_decoder = msgspec.json.Decoder(Page)


class Packed(NamedTuple):
    pages: int
    people: str
    body: bytes


def pack(bodies: list[bytes]) -> Packed:
    """The pages of a log from the first one on."""
    people = people_of([_decoder.decode(body) for body in bodies])
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, BITS, zdict=WORDS)
    # No page has a line break in it: JSON writes them otherwise.
    packed_body = packer.compress(b"\n".join(bodies)) + packer.flush()
    return Packed(len(bodies), " ".join(sorted(people)), packed_body)


def unpack(body: bytes) -> list[bytes]:
    return zlib.decompressobj(BITS, zdict=WORDS).decompress(body).split(b"\n")


def bodies_of(table: str, row: Any) -> list[bytes]:
    """The pages in a row of `packed`; refused where it is damaged."""
    (whole,) = checked_bodies(table, 0, [(1, row.body, row.checksum)])
    bodies = unpack(whole)
    # A row whose number of pages was altered.
    checked_bodies(table, 0, [(1 if len(bodies) == row.pages else 0, b"", None)])
    return bodies


def write_packed(connection: Connection, table: str, bodies: list[bytes]) -> None:
    """In place of the row that is there."""
    made = pack(bodies)
    connection.execute(delete(packed).where(packed.c.table_id == table))
    row = {"table_id": table, "checksum": checksum_of(table, 1, made.body)}
    connection.execute(insert(packed), [row | made._asdict()])


def pack_table(connection: Connection, table: str) -> bool:
    """Pack what is loose of a log, if it reads whole; all in the transaction of the connection."""
    before = connection.execute(select(packed).where(packed.c.table_id == table)).first()
    bodies = [] if before is None else bodies_of(table, before)
    query = select(pages.c.number, pages.c.body, pages.c.checksum)
    query = query.where(pages.c.table_id == table).order_by(pages.c.number)
    loose = checked_bodies(table, len(bodies), connection.execute(query))
    if not loose:
        return False
    write_packed(connection, table, [*bodies, *loose])
    upto = pages.c.number <= len(bodies) + len(loose)
    connection.execute(delete(pages).where(pages.c.table_id == table, upto))
    return True


def unpacked_tables(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables that were over before a time and have loose pages."""
    query = (
        select(tables.c.id)
        .where(tables.c.status.in_(("over", "closed")), tables.c.updated < before)
        .where(select(pages.c.table_id).where(pages.c.table_id == tables.c.id).exists())
        .limit(limit)
    )
    return [row[0] for row in connection.execute(query)]


def pack_finished(database: Database, before: int, limit: int = 100) -> int:
    """Pack games that were over before a time, each for itself; how many."""
    count = 0
    with database.connecting() as engine:
        with engine.connect() as connection:
            found = unpacked_tables(connection, before, limit)
        for table in found:
            try:
                with engine.begin() as connection:
                    count += pack_table(connection, table)
            except ClaimsteadError as error:
                # It is damaged, and stays as it is.
                logger.warning("not packed", extra={"table": table[:4], "why": error.code})
    return count
