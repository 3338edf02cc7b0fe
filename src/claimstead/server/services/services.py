"""All that the handlers of the server share."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from claimstead.language import LANGUAGES
from claimstead.server.live.table_registry import TableRegistry
from claimstead.server.services.cpu_worker import CpuWorker
from claimstead.server.services.duplicates import Duplicates
from claimstead.server.services.identity import COOKIE, Identity
from claimstead.server.services.notices import NoticeService
from claimstead.server.services.passkeys import PasskeyLogin
from claimstead.server.services.recovery import Recovery
from claimstead.server.services.reviews import ReviewService
from claimstead.server.services.tournaments import TournamentService
from claimstead.store import PersonRow
from claimstead.table.refusal import NotNow


class Services(NamedTuple):
    registry: TableRegistry
    identity: Identity
    reviews: ReviewService
    duplicates: Duplicates
    cpu_worker: CpuWorker
    passkeys: PasskeyLogin
    recovery: Recovery
    tournaments: TournamentService
    notices: NoticeService

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow | None:
        """Who is asking, by the cookie; `None`: somebody new."""
        return await self.identity.visitor(connection.cookies.get(COOKIE))

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow:
        """Who is asking; refused where nobody is known by the cookie."""
        row = await self.visitor(connection)
        if row is None:
            raise NotNow("who-are-you")
        return row


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of whoever asks, as far as the browser tells it."""
    wishes = [wish.strip()[:2] for wish in connection.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")
