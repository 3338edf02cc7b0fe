"""What reviews said of people: how lucky they were, and what their decisions cost."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, select

from claimstead.store.database import Database
from claimstead.store.schema import people, results, reviewed


class Figures(NamedTuple):
    """Of one person in one game."""

    person: str
    luck: float
    errors: float
    decisions: int


class Average(NamedTuple):
    """Of the games of one kind that were reviewed."""

    kind: str
    games: int
    luck: float
    """A game: so much of a victory came by luck."""
    errors: float
    """A game: so much of a victory the own decisions cost."""
    decisions: int
    """In all of them."""


class Reviewed:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._insert = database.insert

    async def note(self, table: str, figures: Sequence[Figures]) -> None:
        """Enter what a review said; the first one counts, and only games that stand in lists."""
        new = self._insert(reviewed)
        persons = {each.person: each for each in figures}
        query = (
            select(results.c.person_id, results.c.kind)
            .join(people, people.c.id == results.c.person_id)
            .where(results.c.table_id == table, results.c.person_id.in_(sorted(persons)))
            .with_for_update(read=True, key_share=True, of=people)
        )
        async with self._engine.begin() as connection:
            known = (await connection.execute(query)).all()
            rows = [
                {"person_id": each.person, "table_id": table, "kind": kind, "luck": each.luck,
                 "errors": each.errors, "decisions": each.decisions}
                for each, kind in ((persons[row[0]], row[1]) for row in known)
            ]  # fmt: skip
            if rows:
                await connection.execute(new.on_conflict_do_nothing(), rows)

    async def averages_of(self, person: str) -> list[Average]:
        """By game and number of players, the most frequent first."""
        each = reviewed.c
        count = func.count()
        query = (
            select(
                each.kind,
                count,
                func.avg(each.luck),
                func.avg(each.errors),
                func.sum(each.decisions),
            )
            .where(each.person_id == person)
            .group_by(each.kind)
            .order_by(count.desc(), each.kind)
        )
        async with self._engine.connect() as connection:
            return [
                Average(row[0], row[1], row[2], row[3], int(row[4]))
                for row in await connection.execute(query)
            ]
