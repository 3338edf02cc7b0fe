"""The logs of the duplicate matches."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.entry_log import EntryLog
from claimstead.store.schema import match_members, match_pages
from claimstead.store.writer import Conflict
from claimstead.table.match_entries import AnyMatchEntry, Joined, MatchOpened, Quitted

_decoder: msgspec.json.Decoder[AnyMatchEntry] = msgspec.json.Decoder(AnyMatchEntry)


class Matches(EntryLog[AnyMatchEntry]):
    def __init__(self, database: Database) -> None:
        super().__init__(database.engine, match_pages, _decoder)

    async def append(self, match: str, number: int, entry: AnyMatchEntry, now: int) -> None:
        """Write an entry; on return it is durable. `Conflict`: somebody else was first."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(match_pages), [self._row(match, number, entry)])
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
