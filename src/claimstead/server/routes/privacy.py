"""HTTP: what is kept of people, for how long and for whom; and all of one's own as a file."""

from typing import Any

from litestar import Request, Response, get

from claimstead.protocol.privacy import Privacy
from claimstead.server.options import Options
from claimstead.server.services.limits import DOWNLOADS, check_rate
from claimstead.server.services.services import services_of
from claimstead.store.personal import TOPICS, export, export_text

AnyRequest = Request[Any, Any, Any]


@get("/api/privacy", summary="What is kept of people, and for how long")
async def privacy(request: AnyRequest) -> Privacy:
    options: Options = request.app.state.options
    return Privacy(
        topics=TOPICS,
        session_days=options.session_days,
        guest_days=options.guest_days,
        mail=options.mail_host is not None,
    )


@get("/api/me/export", summary="All that is kept of you", media_type="application/json")
async def own_export(request: AnyRequest) -> Response[bytes]:
    """By table. The games themselves are files of their own: `/api/me/games/file`."""
    services = services_of(request)
    person = await services.known(request)
    check_rate(DOWNLOADS, request)
    told = await export(services.registry.database, person.id)
    return Response(
        export_text(told),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="claimstead-data.json"'},
    )


handlers = [privacy, own_export]
