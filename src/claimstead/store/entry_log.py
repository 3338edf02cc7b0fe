"""Logs of single entries. They are short, and read whole each time."""

from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from claimstead.store.integrity import checked_bodies, checksum_of, reading

Entry = TypeVar("Entry")
_encoder = msgspec.json.Encoder()


class EntryLog(Generic[Entry]):
    """Whatever has its pages in a table of the database: `pages`, whose first column names it."""

    def __init__(
        self, engine: AsyncEngine, pages: Table, decoder: msgspec.json.Decoder[Entry]
    ) -> None:
        self._engine = engine
        self._pages = pages
        self._decoder = decoder

    def _row(self, log: str, number: int, entry: Entry) -> dict[str, Any]:
        """What is written of an entry."""
        body = _encoder.encode(entry)
        checksum = checksum_of(log, number, body)
        return {
            self._pages.c[0].name: log,
            "number": number,
            "body": body,
            "checksum": checksum,
        }

    async def read(self, log: str) -> list[Entry]:
        """The whole log; empty where there is none, refused where it is damaged."""
        columns = self._pages.c
        query = (
            select(columns.number, columns.body, columns.checksum)
            .where(columns[0] == log)
            .order_by(columns.number)
        )
        with reading(log):
            async with self._engine.connect() as connection:
                rows = await connection.execute(query)
                return [self._decoder.decode(body) for body in checked_bodies(log, 0, rows)]
