"""The logs of the duplicate matches. They are short, and read whole each time."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.integrity import checked_bodies, checksum_of, reading
from claimstead.store.schema import match_members, match_pages
from claimstead.store.writer import Conflict
from claimstead.table.match_entries import AnyMatchEntry, Joined, MatchOpened, Quitted

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyMatchEntry] = msgspec.json.Decoder(AnyMatchEntry)


class Matches:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def append(self, match: str, number: int, entry: AnyMatchEntry, now: int) -> None:
        """Write an entry; on return it is durable. `Conflict`: somebody else was first."""
        body = _encoder.encode(entry)
        checksum = checksum_of(match, number, body)
        page = {"match_id": match, "number": number, "body": body, "checksum": checksum}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(match_pages), [page])
                if isinstance(entry, Quitted | Joined | MatchOpened):
                    person = entry.owner if isinstance(entry, MatchOpened) else entry.person
                    row = {"match_id": match, "person_id": person}
                    is_it = (match_members.c.match_id == match) & (
                        match_members.c.person_id == person
                    )
                    await connection.execute(delete(match_members).where(is_it))
                    if not isinstance(entry, Quitted):
                        await connection.execute(insert(match_members), [row | {"updated": now}])
        except IntegrityError as error:
            raise Conflict(match) from error

    async def read(self, match: str) -> list[AnyMatchEntry]:
        """The whole log; empty where there is no such match, refused where it is damaged."""
        query = (
            select(match_pages.c.number, match_pages.c.body, match_pages.c.checksum)
            .where(match_pages.c.match_id == match)
            .order_by(match_pages.c.number)
        )
        with reading(match):
            async with self._engine.connect() as connection:
                rows = await connection.execute(query)
                return [_decoder.decode(body) for body in checked_bodies(match, 0, rows)]

    async def of(self, person: str, limit: int = 50) -> list[str]:
        """The matches that a person opened or joined, the newest first."""
        query = (
            select(match_members.c.match_id)
            .where(match_members.c.person_id == person)
            .order_by(match_members.c.updated.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]
