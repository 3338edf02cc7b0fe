"""The thread that writes pages. Those that come together take one visit to the disk.

It has a connection of its own, and the event loop hears from it once for all that was written.
"""

import asyncio
import queue
import threading
import time
from typing import NamedTuple

from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from claimstead.store.checkpoints import Checkpoints
from claimstead.store.database import Database
from claimstead.store.integrity import checksum_of
from claimstead.store.schema import seatings, tables
from claimstead.store.witness import Unsure, Witness

CHANNEL = "claimstead"
JOBS_AT_ONCE = 500
GATHERING = 0.005
"""Seconds after a visit in which others gather for the next: each makes two threads take turns."""
NOTICE_SIZE = 7500
"""PostgreSQL takes notices of less than 8000 bytes."""
INSERT = "INSERT INTO pages (table_id, number, body, checksum) VALUES "
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST(:told AS text[])) AS told")


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


class Writer:
    """Writes jobs in the order in which they came."""

    def __init__(self, database: Database) -> None:
        self._is_postgresql = database.is_postgresql
        self._engine = database.writing
        self._connection: Connection | None = None
        self._row = "(%s, %s, %s, %s)" if database.is_postgresql else "(?, ?, ?, ?)"
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._checkpoints = None if database.is_postgresql else Checkpoints(database.url)
        self._witness = None if database.is_postgresql else Witness(database.path)
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._thread.start()

    def add(self, job: Job) -> None:
        self._waiting.put(job)

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
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
                if self._checkpoints is not None:
                    self._checkpoints.wrote(len(some))
                time.sleep(GATHERING)
        if self._checkpoints is not None:
            self._checkpoints.stop()
        if self._witness is not None:
            self._witness.close()
        if self._connection is not None:
            self._connection.close()

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
        try:
            self._write_once(jobs)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # The connection was lost, maybe long ago. If this has been written after all,
            # the second time meets its number and is a conflict.
            self._write_once(jobs)

    def _write_once(self, jobs: list[Job]) -> None:
        if self._witness is not None:
            self._witness.check()
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        with connection.begin():
            # One statement: the fewer there are, the less this thread waits for the event loop.
            values = tuple(value for job in jobs for value in _values(job))
            connection.exec_driver_sql(INSERT + ", ".join([self._row] * len(jobs)), values)
            for job in jobs:
                if job.summary is not None:
                    _summarize(connection, job.number, job.summary)
                for person in job.people:
                    _seat(connection, person, job)
            if self._is_postgresql:
                # Heard by the other servers when, and only if, this transaction holds.
                connection.execute(NOTIFY, {"told": [_notice(job) for job in jobs]})
        if self._witness is not None:
            self._witness.saw(jobs[-1].table, jobs[-1].number)


def _values(job: Job) -> tuple[str, int, bytes, int]:
    return job.table, job.number, job.body, checksum_of(job.table, job.number, job.body)


def _tell(jobs: list[Job], answers: list[Exception | None]) -> None:
    """In the event loop again: everybody who waits may go on."""
    for job, error in zip(jobs, answers, strict=True):
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


def _notice(job: Job) -> str:
    """What the other servers are told: the page if it is short, else that it is there."""
    body = job.body.decode() if len(job.body) < NOTICE_SIZE else ""
    return f"{job.table} {job.number} {body}"


def _summarize(connection: Connection, number: int, summary: Summary) -> None:
    row = {"status": summary.status, "updated": summary.updated}
    if number == 1:
        row |= {"id": summary.table, "setup": summary.setup, "public": summary.public}
        connection.execute(insert(tables), [row])
    else:
        connection.execute(update(tables).where(tables.c.id == summary.table).values(row))


def _seat(connection: Connection, person: str, job: Job) -> None:
    row = {"person_id": person, "table_id": job.table}
    updated = job.summary.updated if job.summary else 0
    changed = {"updated": updated, "over": job.summary is not None and job.summary.status == "over"}
    found = connection.execute(
        update(seatings)
        .where(seatings.c.person_id == person, seatings.c.table_id == job.table)
        .values(changed)
    )
    if found.rowcount == 0:
        connection.execute(insert(seatings), [{**row, **changed}])
