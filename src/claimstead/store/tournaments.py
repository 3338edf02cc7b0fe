"""The logs of the tournaments, and the list of them."""

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from claimstead.store.database import Database
from claimstead.store.entry_log import EntryLog
from claimstead.store.schema import tournament_members, tournament_pages, tournaments
from claimstead.store.writer import Conflict
from claimstead.table.tournament.entries import AnyTournamentEntry, TournamentOpened
from claimstead.table.tournament.tournament import Tournament

_decoder: msgspec.json.Decoder[AnyTournamentEntry] = msgspec.json.Decoder(AnyTournamentEntry)


class Tournaments(EntryLog[AnyTournamentEntry]):
    def __init__(self, database: Database) -> None:
        super().__init__(database.engine, tournament_pages, _decoder)

    async def open(self, id: str, opened: TournamentOpened) -> None:
        row = {
            "id": id,
            "status": "gathering",
            "public": opened.settings.public,
            "updated": opened.at,
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(tournament_pages), [self._row(id, 1, opened)])
            await connection.execute(insert(tournaments), [row])
            member = {"person_id": opened.owner, "tournament_id": id}
            await connection.execute(insert(tournament_members), [member])

    async def append(
        self,
        id: str,
        after: Tournament,
        entries: tuple[AnyTournamentEntry, ...],
        number: int,
    ) -> None:
        """Write entries, the first under this number; on return they are durable, all or none.

        `after` is the tournament with them. `Conflict`: somebody else was first.
        """
        rows = [self._row(id, number + at, entry) for at, entry in enumerate(entries)]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(tournament_pages), rows)
                change = {"status": after.status, "updated": entries[-1].at}
                await connection.execute(
                    update(tournaments).where(tournaments.c.id == id).values(**change)
                )
                its = tournament_members.c.tournament_id == id
                await connection.execute(delete(tournament_members).where(its))
                members = [
                    {"person_id": each, "tournament_id": id} for each in sorted(after.members())
                ]
                await connection.execute(insert(tournament_members), members)
        except IntegrityError as error:
            raise Conflict(id) from error

    async def running(self) -> list[str]:
        """Those that are being played."""
        return await self._ids(select(tournaments.c.id).where(tournaments.c.status == "playing"))

    async def public(self, over_since: int, limit: int = 60) -> list[str]:
        """Those in the list: whatever is not over, and what ended lately; the newest first."""
        is_shown = (tournaments.c.status != "over") | (tournaments.c.updated >= over_since)
        query = select(tournaments.c.id).where(tournaments.c.public & is_shown)
        return await self._ids(query.order_by(tournaments.c.updated.desc()).limit(limit))

    async def of(self, person: str, limit: int = 60) -> list[str]:
        """Those of a person, the newest first."""
        query = (
            select(tournaments.c.id)
            .join(tournament_members, tournament_members.c.tournament_id == tournaments.c.id)
            .where(tournament_members.c.person_id == person)
            .order_by(tournaments.c.updated.desc())
            .limit(limit)
        )
        return await self._ids(query)

    async def _ids(self, query: object) -> list[str]:
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]  # type: ignore[call-overload]
