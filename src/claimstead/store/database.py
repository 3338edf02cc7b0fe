"""The contract of a database: what the rest of the store and the server may ask of one.

Two keep it: `sqlite.SQLite`, a file with one server on it, and `postgresql.PostgreSQL`, which many
servers may share. Nothing else asks which of them it is.
"""

import weakref
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, contextmanager
from typing import IO, TYPE_CHECKING, Any, ClassVar, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, TextClause, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claimstead.core import ClaimsteadError
from claimstead.store.lock import free

if TYPE_CHECKING:
    from claimstead.store.listening import Listening
    from claimstead.store.writer import Job

GROUPS = 1024
"""Of tables. A server hears of the pages of a group while it has a table of it in use."""

Heard = Callable[[str, str], None]
"""Is told what another server says: the channel, and the words."""


def channel_of(table: str) -> str:
    """Where servers tell each other of new pages of a table, and of others in its group."""
    return f"claimstead_{zlib.crc32(table.encode()) % GROUPS}"


class Change(NamedTuple):
    """Rows of one kind, which are inserted together."""

    insert: str
    rows: Sequence[tuple[Any, ...]]
    otherwise: str = ""
    """What to do about a row that is there already."""

    def statement(self, place: str) -> tuple[str, list[Any]]:
        """For a driver that marks the place of a value like this; and the values."""
        row = f"({', '.join([place] * len(self.rows[0]))})"
        text = f"{self.insert} {', '.join([row] * len(self.rows))} {self.otherwise}"
        return text, [value for row in self.rows for value in row]


class Journal(ABC):
    """How a database takes what is written, in the writer's thread and with a connection of it."""

    error: type[Exception]
    """What all errors of its driver are."""

    @abstractmethod
    def write(self, changes: Sequence[Change], last: "Job") -> None:
        """In one transaction, the pages first; on return it is on the disk.

        `Unsure` where what was written, now or before, may not be there.
        """

    @abstractmethod
    def told(self, jobs: "Sequence[Job]") -> None:
        """These are written, and who waited for them was told."""

    @abstractmethod
    def close(self) -> None: ...


class Database(ABC):
    """An open database."""

    is_shared: ClassVar[bool]
    """Whether other servers may be at work on it, and write to the same logs."""
    asynchronous: ClassVar[str]
    """The driver of connections in the event loop."""
    explain: ClassVar[str]
    """What stands before a query to see how it would be answered."""

    def __init__(self, url: URL, key: str, lock: IO[bytes] | None = None) -> None:
        self.url = url
        self._lock = lock
        if lock is not None:
            weakref.finalize(self, lock.close)
        self.engine = self._reading_engine()
        self.key = key
        """With which all servers on this database sign."""

    # Opening and closing

    @classmethod
    @abstractmethod
    def reserve(cls, url: URL) -> IO[bytes] | None:
        """For one server alone, where not several may share it: a lock, or a refusal."""

    @classmethod
    @abstractmethod
    def check_exists(cls, url: URL) -> None:
        """Refuse an address at which there is nothing, as far as this can be seen from outside."""

    @classmethod
    @abstractmethod
    def check(cls, url: URL) -> None:
        """Before it is opened: refuse what is damaged, as far as that is seen at once."""

    @classmethod
    @abstractmethod
    def plain_address(cls, url: URL) -> URL:
        """The address for a connection that is not asynchronous."""

    @classmethod
    @abstractmethod
    def refusal(cls, url: URL, error: Exception) -> ClaimsteadError:
        """Why it cannot be used, and whether that is the fault of who named it."""

    @abstractmethod
    def _reading_engine(self) -> AsyncEngine:
        """For the event loop."""

    def longer_look(self) -> Callable[[], dict[str, Any] | None] | None:
        """For a process beside the server, where there was no time for it: finds what is damaged,
        and says it as a refusal does."""
        return None

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock is not None:
            free(self._lock)
            self._lock = None

    @contextmanager
    def connecting(self) -> Iterator[Engine]:
        """For work beside the event loop, a connection at a time."""
        engine = create_engine(self.plain_address(self.url), hide_parameters=True)
        try:
            yield engine
        finally:
            engine.dispose()

    # Reading and writing

    @abstractmethod
    def insert(self, table: Any) -> Any:
        """An insert that can say what to do about a row that is there already."""

    @abstractmethod
    def snapshot(self) -> AbstractContextManager[Connection]:
        """All that is read in it is of one moment, whatever is written meanwhile."""

    @abstractmethod
    async def take_turns(self, connection: AsyncConnection) -> None:
        """Until this transaction ends nobody else comes past here."""

    @abstractmethod
    def erase(self, connection: Connection) -> None:
        """What is deleted in this transaction shall be gone from the disk, too."""

    @abstractmethod
    def place_in(self, column: ColumnElement[bytes], word: str) -> ColumnElement[int]:
        """Where a word stands in bytes; 0: nowhere."""

    @abstractmethod
    def size(self) -> TextClause:
        """Asks how many bytes all takes."""

    @abstractmethod
    def journal(self) -> Journal:
        """For a writer that starts."""

    # Other servers, where they may share it

    async def tell(self, channel: str, told: Sequence[str]) -> None:
        """Tell the other servers, in this order."""
        raise NotImplementedError

    def listening(self, heard: Heard) -> AbstractAsyncContextManager["Listening"]:
        """A connection on which others are heard."""
        raise NotImplementedError

    async def written(self, pages: Sequence[tuple[str, int]]) -> list[str]:
        """Of which tables pages of these numbers are there."""
        raise NotImplementedError
