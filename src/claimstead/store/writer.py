"""The thread that writes pages. Those that come together take one visit to the disk.

It has a connection of its own, straight to the driver: the fewer calls there are, the less the
thread takes turns with the event loop, which hears from it once for all that was written.
"""

import asyncio
import queue
import threading
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from claimstead.store.database import Change, Database
from claimstead.store.integrity import checksum_of
from claimstead.store.witness import Unsure

JOBS_AT_ONCE = 500
PAGE = "INSERT INTO pages (table_id, number, body, checksum) VALUES"
TABLE = "INSERT INTO tables (id, setup, status, public, updated) VALUES"
TABLE_CHANGED = (
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, updated = excluded.updated"
)
SEAT = "INSERT INTO seatings (person_id, table_id, updated, over) VALUES"
SEAT_CHANGED = (
    "ON CONFLICT (person_id, table_id) DO UPDATE "
    "SET updated = excluded.updated, over = excluded.over"
)
TURN = "INSERT INTO turns (table_id, number) VALUES"
TURN_CHANGED = "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number"


class Conflict(Exception):
    """Another server has written a page of this number."""


class Summary(NamedTuple):
    """What the list of tables says of one."""

    table: str
    setup: str
    status: str
    public: bool
    updated: int


class Job(NamedTuple):
    """A page to be written; `summary` and `people` where they changed."""

    table: str
    number: int
    body: bytes
    summary: Summary | None
    people: tuple[str, ...]
    done: "asyncio.Future[None]"
    calls: bool = False
    """Whether it is to be looked who is called by it."""


class Writer:
    """Writes jobs in the order in which they came."""

    def __init__(self, database: Database) -> None:
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._journal = database.journal()
        self._added: list[Job] = []
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._thread.start()

    def add(self, job: Job) -> None:
        """To be written with all that the event loop adds before it has nothing else to do."""
        if not self._added:
            self._loop.call_soon(self._hand_over)
        self._added.append(job)

    def _hand_over(self) -> None:
        added, self._added = self._added, []
        for job in added:
            self._waiting.put(job)

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _write_on(self) -> None:
        is_ending = False
        while not is_ending:
            jobs = self._next_jobs()
            is_ending = jobs[-1] is None
            some = [job for job in jobs if job is not None]
            if some:
                answers = self._answers(some)
                self._loop.call_soon_threadsafe(_tell, some, answers)
                self._journal.told(
                    [job for job, error in zip(some, answers, strict=True) if error is None]
                )
        self._journal.close()

    def _next_jobs(self) -> list[Job | None]:
        """All that is waiting; when nothing is, the next to come. The last one ends it all."""
        jobs = [self._waiting.get()]
        while jobs[-1] is not None and len(jobs) < JOBS_AT_ONCE:
            try:
                jobs.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return jobs

    def _answers(self, jobs: list[Job]) -> list[Exception | None]:
        """Write; what became of every job."""
        try:
            self._write(jobs)
        except (OperationalError, InterfaceError, Unsure) as error:
            # The database is not there: it is for none of them.
            return [error] * len(jobs)
        except Exception as error:
            if len(jobs) > 1:
                return [self._answers([job])[0] for job in jobs]
            is_taken = isinstance(error, IntegrityError)
            return [Conflict(jobs[0].table) if is_taken else error]
        return [None] * len(jobs)

    def _write(self, jobs: list[Job]) -> None:
        """In one transaction; errors of the driver are told as everywhere else."""
        error_of_driver = self._journal.error
        try:
            self._journal.write(_changes(jobs), jobs[-1])
        except error_of_driver as error:
            raise DBAPIError.instance(None, None, error, error_of_driver) from error


def _changes(jobs: Sequence[Job]) -> list[Change]:
    """The pages; then, mostly nothing, what is with its page or not at all.

    Of each only the last in a visit. Whoever is to act is called even if this server ends now.
    """
    summaries = {job.table: job.summary for job in jobs if job.summary}
    seats = {(person, job.table): job.summary for job in jobs for person in job.people}
    turns = {job.table: job.number for job in jobs if job.calls}
    changes = (
        Change(PAGE, [_page(job) for job in jobs]),
        Change(TABLE, [*summaries.values()], TABLE_CHANGED),
        Change(SEAT, [(*key, *_standing(each)) for key, each in seats.items()], SEAT_CHANGED),
        Change(TURN, [*turns.items()], TURN_CHANGED),
    )
    return [change for change in changes if change.rows]


def _page(job: Job) -> tuple[str, int, bytes, int]:
    return job.table, job.number, job.body, checksum_of(job.table, job.number, job.body)


def _standing(summary: Summary | None) -> tuple[int, bool]:
    """When a person's game last changed, and whether it is over."""
    return (0, False) if summary is None else (summary.updated, summary.status == "over")


def _tell(jobs: list[Job], answers: list[Exception | None]) -> None:
    """In the event loop again: everybody who waits may go on."""
    for job, error in zip(jobs, answers, strict=True):
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
