"""A table as a screen uses it, whether it stands here or far away."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from claimstead.protocol.messages import Accepted, Because, Hint, Refused, Request, Update
from claimstead.terminal.server_session import Link

Reply = Accepted | Because | Hint | Refused


class TableClient(ABC):
    """Tells of every change, and passes on what a person wants."""

    table: str
    """The id of the table."""
    link: Link | None = None
    """What others come here by, where they can."""

    is_kept = False
    """Whether a game that is left can be gone on with."""

    def __init__(self) -> None:
        self.is_connected = True
        self.heed: Callable[[Update], None] = lambda _: None
        """Called with every change, in order."""
        self.heed_connection: Callable[[], None] = lambda: None
        """Called when the connection is lost, and when it is back."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to listen to the table."""

    @abstractmethod
    async def ask(self, request: Request) -> Reply:
        """Ask for something; the answer."""

    @abstractmethod
    async def close(self) -> None:
        """Leave the table."""

    @property
    @abstractmethod
    def record(self) -> str:
        """The game's file, when it is over."""
