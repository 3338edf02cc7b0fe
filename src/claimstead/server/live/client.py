"""One connection. Who reads slowly is told less often, and then all at once."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from claimstead.core import Seat
from claimstead.protocol.messages import Accepted, Answer, Change
from claimstead.protocol.updates import Told, change_for, told_of, update_for
from claimstead.server.live.live_table import LiveTable

if TYPE_CHECKING:
    from claimstead.server.live.connection import Connection

ANSWERS_WAITING = 256
SESSION_OVER = 4401
"""Why a connection is closed whose person is known no longer."""
_encoder = msgspec.json.Encoder()


class Watching:
    """What a client knows of a table."""

    __slots__ = ("actor", "live_table", "looking", "pace", "since", "told")

    def __init__(self, live: LiveTable, since: int, pace: float = 0.0) -> None:
        self.live_table = live
        self.since = since
        self.pace = pace
        """How long computer players should take."""
        self.looking: Seat | None = None
        self.actor: Seat | None = None
        self.told: Told | None = None
        """What it was told last; nothing yet: all of it is due."""


class Client:
    __slots__ = (
        "_accepted",
        "_answers",
        "_changed",
        "_is_due",
        "blocked",
        "connection",
        "is_looking",
        "is_over",
        "person",
        "session",
        "takes_changes",
        "watching",
    )

    connection: "Connection"
    """By which it is reached, from the end of the handshake on."""

    def __init__(
        self, person: str, session: str | None = None, *, takes_changes: bool = False
    ) -> None:
        self.person = person
        self.takes_changes = takes_changes
        """Whether it understands `Change`; clients of before get all of it each time."""
        self.session = session
        """The digest of the session by which somebody came."""
        self.is_over = False
        """Whether the session has ended: then nothing is done for this client any more."""
        self.is_looking = True
        """Whether the page is seen: behind another one it is not."""
        self.watching: dict[str, Watching] = {}
        self.blocked: frozenset[str] = frozenset()
        """Whose talk is not told here."""
        self._changed: dict[str, None] = {}
        self._accepted: Accepted | None = None
        """The last one; it goes with the change that it brought about."""
        self._answers: list[bytes] = []
        self._is_due = False

    def tell(self, answer: Answer) -> None:
        if self._accepted is not None:
            self._add(self._accepted)
        self._accepted = answer if isinstance(answer, Accepted) else None
        if self._accepted is None:
            self._add(answer)
        self._flush_soon()

    def _add(self, answer: Answer) -> None:
        if len(self._answers) < ANSWERS_WAITING:
            self._answers.append(_encoder.encode(answer))

    def end(self) -> None:
        """Nobody is known here any more: whatever was sent is not done any more."""
        self.is_over = True
        self.connection.close(SESSION_OVER, "session over")

    def changed(self, live: LiveTable) -> None:
        """Something happened at a table that this client watches."""
        self._changed[live.id] = None
        self._flush_soon()

    def _flush_soon(self) -> None:
        """Whatever comes of the same request goes out together."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Write all there is to tell; where somebody reads slowly, as soon as they have read."""
        self._is_due = False
        if not self.connection.is_writable:
            return
        changed, self._changed = self._changed, {}
        watched = [self.watching[table] for table in changed if table in self.watching]
        texts = [self._text_of(watching) for watching in watched]
        if self._accepted is not None:
            self._add(self._accepted)
            self._accepted = None
        texts += self._answers
        self._answers = []
        if texts:
            self.connection.write_texts(texts)

    def _text_of(self, watching: Watching) -> bytes:
        """What there is to tell of a table: what has changed, where that is known and enough."""
        live, person, before = watching.live_table, self.person, watching.told
        if live.table.actor != watching.actor:
            # The device may be in other hands now.
            watching.looking, watching.actor = None, live.table.actor
        told = told_of(live, person, watching.looking)
        news = (watching.since, self.blocked)
        change = None
        if self.takes_changes:
            change = before and change_for(live, person, told, before, *news)
            watching.told = told
        if change is None:
            answer: Answer = update_for(live, person, told, *news)
        else:
            answer = self._with_accepted(change)
        watching.since = told.standing.number
        return _encoder.encode(answer)

    def _with_accepted(self, change: Change) -> Change:
        accepted = self._accepted
        if accepted is None or (accepted.table, accepted.number) != (change.table, change.number):
            return change
        self._accepted = None
        return replace(change, accepted=accepted.id)
