"""All that the handlers of the server share."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from claimstead.server.desk import Desk
from claimstead.server.duplicates import Duplicates
from claimstead.server.hall import Hall
from claimstead.server.identity import COOKIE, Identity
from claimstead.server.study import Study
from claimstead.store import PersonRow
from claimstead.table.refusal import NotNow


class House(NamedTuple):
    hall: Hall
    identity: Identity
    study: Study
    duplicates: Duplicates
    desk: Desk

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow | None:
        """Who is asking, by the cookie; `None`: somebody new."""
        return await self.identity.visitor(connection.cookies.get(COOKIE))

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow:
        """Who is asking; refused where nobody is known by the cookie."""
        row = await self.visitor(connection)
        if row is None:
            raise NotNow("who-are-you")
        return row


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house
