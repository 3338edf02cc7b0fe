"""Which puzzles a person has answered, how hard puzzles are, and the days in a row."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from typing import NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from claimstead.store.database import Database
from claimstead.store.ratings import BEGINNER, Rating
from claimstead.store.schema import puzzle_days, puzzle_strengths, puzzle_tries
from claimstead.store.schema import ratings as rating_rows

SOLVED, HELPED, TRIED = "solved", "helped", "tried"
"""At the first attempt without a hint; later, or with one; not yet."""
KIND = "puzzles"
"""Under this name a person's strength at puzzles stands among the ratings."""
MOST_DAYS = 1000

Rate = Callable[[Rating, Rating], tuple[Rating, Rating]]


class Streak(NamedTuple):
    days: int
    best: int


class Puzzles:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._insert = database.insert

    async def marks_of(self, person: str) -> dict[int, str]:
        query = select(puzzle_tries.c.puzzle_id, puzzle_tries.c.mark)
        query = query.where(puzzle_tries.c.person_id == person)
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def strengths(self) -> dict[int, Rating]:
        """Of the puzzles that somebody has tried."""
        each = puzzle_strengths.c
        query = select(each.puzzle_id, each.mu, each.sigma, each.tries)
        async with self._engine.connect() as connection:
            return {row[0]: Rating(*row[1:]) for row in await connection.execute(query)}

    async def hinted(self, person: str, puzzle: int) -> None:
        """Whoever was given a hint before the first answer plays for nothing."""
        async with self._engine.begin() as connection:
            await self._enter(connection, person, puzzle, TRIED)

    async def answered(
        self, person: str, puzzle: int, right: bool, prior: Rating, rate: Rate
    ) -> None:
        """An answer: the first one counts for the strengths of both, of person and puzzle.

        `rate` makes their strengths after it of those before; `prior` is the puzzle's at first.
        """
        async with self._engine.begin() as connection:
            if await self._enter(connection, person, puzzle, SOLVED if right else TRIED):
                await self._rate(connection, person, puzzle, prior, rate)
            elif right:
                mine = (puzzle_tries.c.person_id == person) & (puzzle_tries.c.puzzle_id == puzzle)
                open_one = mine & (puzzle_tries.c.mark == TRIED)
                change = update(puzzle_tries).where(open_one).values(mark=HELPED)
                await connection.execute(change)

    async def bring(self, person: str, marks: Mapping[int, str]) -> None:
        """What was kept elsewhere; it counts for no strength, and changes nothing known here."""
        async with self._engine.begin() as connection:
            for puzzle in sorted(marks):
                await self._enter(connection, person, puzzle, marks[puzzle])

    async def _enter(
        self, connection: AsyncConnection, person: str, puzzle: int, mark: str
    ) -> bool:
        """Whether it was the first time."""
        row = {"person_id": person, "puzzle_id": puzzle, "mark": mark}
        new = self._insert(puzzle_tries).values(row).on_conflict_do_nothing()
        entered = await connection.execute(new.returning(puzzle_tries.c.puzzle_id))
        return entered.first() is not None

    async def _rate(
        self, connection: AsyncConnection, person: str, puzzle: int, prior: Rating, rate: Rate
    ) -> None:
        """Both rows are there, and locked, before they are read."""
        mine = {"person_id": person, "kind": KIND, **BEGINNER._asdict()}
        await connection.execute(self._insert(rating_rows).values(mine).on_conflict_do_nothing())
        its = {"puzzle_id": puzzle, "mu": prior.mu, "sigma": prior.sigma, "tries": 0}
        await connection.execute(
            self._insert(puzzle_strengths).values(its).on_conflict_do_nothing()
        )
        is_mine = (rating_rows.c.person_id == person) & (rating_rows.c.kind == KIND)
        columns = (rating_rows.c.mu, rating_rows.c.sigma, rating_rows.c.games)
        is_its = puzzle_strengths.c.puzzle_id == puzzle
        strength = (puzzle_strengths.c.mu, puzzle_strengths.c.sigma, puzzle_strengths.c.tries)
        one = await connection.execute(select(*columns).where(is_mine).with_for_update())
        two = await connection.execute(select(*strength).where(is_its).with_for_update())
        new, hard = rate(Rating(*one.one()), Rating(*two.one()))
        await connection.execute(update(rating_rows).where(is_mine).values(new._asdict()))
        change = {"mu": hard.mu, "sigma": hard.sigma, "tries": hard.games}
        await connection.execute(update(puzzle_strengths).where(is_its).values(change))

    # The puzzle of the day

    async def note_days(self, person: str, days: Iterable[date], right: bool) -> None:
        """The first answer to the puzzle of a day counts, and no other."""
        async with self._engine.begin() as connection:
            for day in days:
                row = {"person_id": person, "day": day.isoformat(), "right": right}
                new = self._insert(puzzle_days).values(row)
                await connection.execute(new.on_conflict_do_nothing())

    async def streak_of(self, person: str, today: date) -> Streak:
        """Days in a row up to today, or yesterday; and the most there were."""
        query = select(puzzle_days.c.day, puzzle_days.c.right)
        query = query.where(puzzle_days.c.person_id == person)
        query = query.order_by(puzzle_days.c.day.desc()).limit(MOST_DAYS)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return streak({date.fromisoformat(day): right for day, right in rows}, today)


def streak(days: Mapping[date, bool], today: date) -> Streak:
    """How many days in a row were answered rightly.

    >>> week = {date(2026, 11, day): day != 12 for day in range(10, 17)}
    >>> streak(week, date(2026, 11, 17)), streak(week, date(2026, 11, 18)).days
    (Streak(days=4, best=4), 0)
    """
    one = timedelta(days=1)
    run = best = 0
    before: date | None = None
    for day in sorted(days):
        is_next = before is not None and day - before == one
        run = (run + 1 if is_next else 1) if days[day] else 0
        best, before = max(best, run), day
    is_on = before is not None and today - before <= one
    return Streak(run if is_on else 0, best)


async def forget_puzzles(connection: AsyncConnection, persons: list[str]) -> None:
    for table in (puzzle_tries, puzzle_days):
        await connection.execute(delete(table).where(table.c.person_id.in_(persons)))
