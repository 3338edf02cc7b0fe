"""The server as an ASGI application."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from claimstead.core import ClaimsteadError
from claimstead.protocol.messages import Trouble
from claimstead.protocol.refusals import status_of, trouble_of
from claimstead.server.garbage_collection import search_on, search_seldom
from claimstead.server.live.client import Client
from claimstead.server.live.connection import FLOOD, LiveDoor
from claimstead.server.live.session import Session
from claimstead.server.live.table_registry import TableRegistry
from claimstead.server.logging import set_up_logging
from claimstead.server.metrics import figures, may_read
from claimstead.server.options import Options
from claimstead.server.routes import (
    analysis,
    duplicates,
    fair_play,
    friends,
    history,
    host,
    lessons,
    notices,
    pairing,
    passkeys,
    people,
    privacy,
    profiles,
    puzzle_progress,
    puzzles,
    recovery,
    reviews,
    sharing,
    tables,
    tournaments,
)
from claimstead.server.routes.browser_app import RELEASE, STATIC, page, release
from claimstead.server.services.computer_players import ComputerPlayers
from claimstead.server.services.cpu_worker import CpuWorker
from claimstead.server.services.duplicates import Duplicates
from claimstead.server.services.identity import COOKIE, Identity
from claimstead.server.services.limits import Places, address_of, may_ask
from claimstead.server.services.mailer import Mailer
from claimstead.server.services.maintenance import Maintenance
from claimstead.server.services.notices import NoticeService
from claimstead.server.services.offers import offers
from claimstead.server.services.outage import OUTAGES, PAUSE, refusal
from claimstead.server.services.passkeys import PasskeyLogin
from claimstead.server.services.recovery import Recovery
from claimstead.server.services.reviews import ReviewService
from claimstead.server.services.services import Services, services_of
from claimstead.server.services.tournaments import TournamentService
from claimstead.store import digest_of, open_database
from claimstead.store.acts import BAN
from claimstead.store.addresses import Addresses
from claimstead.store.codes import Codes
from claimstead.store.passkeys import Passkeys
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow

logger = logging.getLogger("claimstead.app")
access_logger = logging.getLogger("claimstead.access")

DAY = 24 * 3600
YEAR = 365 * DAY
BODY_SIZE = 256 * 1024
PATH_LENGTH = 250
"""No address of ours is longer, nor could a file's name be."""
HEALTH_SECONDS = 5
"""A database that has not answered by then is not there."""
UNREADABLE = (RecursionError, UnicodeError, OverflowError, msgspec.MsgspecError)
EXPECTED = (*OUTAGES, *UNREADABLE)
BARE = "claimstead.connection"
"""Under this name live play finds its connection."""

HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # The address of a table is its invitation: it goes to no other site.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class Application(Litestar):
    """Live play finds the bare connection: what Litestar puts around it is made for HTTP.

    HEAD is answered wherever GET is: with the same headers, and nothing else.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope[BARE] = receive
        elif scope["type"] == "http":
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, _without_body(send)
            if len(scope["path"]) > PATH_LENGTH or not scope["path"].isprintable():
                await _answer(send, 400, Trouble(code="http", reason="There is no such address."))
                return
            if self.state.is_limited and not may_ask(scope):
                await _answer(send, 429, trouble_of(NotNow("too-fast")))
                return
        await super().__call__(scope, receive, send)


async def _answer(send: Any, status: int, trouble: Trouble) -> None:
    """Without the rest of the server: who asks for nonsense, or too often, costs little."""
    headers = {**HEADERS, "content-type": "application/json", "connection": "close"}
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": msgspec.json.encode(trouble)})


def _without_body(send: Any) -> Any:
    async def send_head(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Live play."""
    services = services_of(socket)
    if not _is_own_origin(socket, options_of(socket).origins):
        await socket.close(code=4403, reason="origin")
        return
    person = await services.visitor(socket)
    if person is None:
        await socket.close(code=4401, reason="who are you: ask /api/me first")
        return
    places, address = socket.app.state.places, address_of(socket)
    if socket.app.state.is_limited and not places.has_room(person.id, address):
        await socket.close(code=FLOOD, reason="too many connections")
        return
    token = services.identity.token_of(socket.cookies.get(COOKIE))
    client = Client(
        person.id,
        None if token is None else digest_of(token),
        takes_changes=socket.query_params.get("version") == "2",
    )
    is_limited = socket.app.state.is_limited
    session = Session(services.registry, client, person, places, address, is_limited=is_limited)
    await socket.accept()
    bare: Any = socket.scope
    door = bare[BARE].__self__
    assert isinstance(door, LiveDoor), "live play is written straight to its connection"
    door.hand_over(session)
    session.begin()
    # Both refer to it, and it would stay until somebody looks for garbage.
    del socket.receive, socket.send


def options_of(connection: Any) -> Options:
    options = connection.app.state.options
    assert isinstance(options, Options)
    return options


def _is_own_origin(socket: WebSocket[Any, Any, Any], others: tuple[str, ...]) -> bool:
    """Browsers say which page connects: only our own may."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host") or origin in others


@get("/health", summary="Whether the server and its database are there")
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await services_of(request).registry.people.count()
    except (SQLAlchemyError, OSError) as error:
        logger.warning("no database", extra={"why": type(error).__name__})
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    options = options_of(request)
    address = request.client.host if request.client else None
    has_own_port = options.metrics_port is not None
    authorization = request.headers.get("authorization")
    if has_own_port or not may_read(options.metrics_token, authorization, address):
        raise NotFoundException
    return Response(figures(), media_type=CONTENT_TYPE_LATEST)


async def _add_headers(message: Message, scope: Scope) -> None:
    """On every answer, refusals and errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        may_be_framed = scope["path"].startswith("/embed/")
        for name, value in HEADERS.items():
            if not (may_be_framed and name == "x-frame-options"):
                headers.setdefault(name, value)
        headers.setdefault(RELEASE, release())
        if scope["path"].startswith("/api/"):
            # It is for who asked: neither a proxy nor a browser keeps it.
            headers.setdefault("cache-control", "no-store")
        options: Options = scope["litestar_app"].state.options
        if scope["scheme"] == "https" and options.hsts_days:
            seconds = round(options.hsts_days * DAY)
            headers.setdefault("strict-transport-security", f"max-age={seconds}")
        if options.access_log:
            _log_access(scope, message["status"])


def _log_access(scope: Scope, status: int) -> None:
    """The path as it is written in the schema: the address of a table is its invitation."""
    extra = {"method": scope["method"], "path": _template(scope), "status": status}  # type: ignore[typeddict-item]
    access_logger.info("answered", extra=extra)


def _template(scope: Scope) -> str:
    return str(scope.get("path_template") or "")


async def _log_error(error: Exception, scope: Scope) -> None:
    """What nobody foresaw; without any value that was at hand."""
    if not isinstance(error, (HTTPException, ClaimsteadError, ClientDisconnected, *EXPECTED)):
        # As it is written in the schema: the address of a table is its invitation.
        logger.error("a request failed", exc_info=error, extra={"path": _template(scope)})


def _refusal(_: Request[Any, Any, Any], error: ClaimsteadError) -> Response[Trouble]:
    return Response(trouble_of(error), status_code=status_of(error))


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """What was sent can't even be read: nested too deep, no text, numbers beyond all measure."""
    reason = f"This can't be read: {type(error).__name__}."
    return Response(Trouble(code="http", reason=reason), status_code=400)


def _outage(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    answer = _refusal(request, refusal(error))
    answer.set_header("retry-after", str(PAUSE))
    return answer


def _http_trouble(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    trouble = Trouble(code="http", reason=str(error.detail)[:300])
    return Response(trouble, status_code=error.status_code, headers=error.headers)


async def _look_over(app: Litestar, maintenance: Maintenance) -> None:
    """A database that turns out to be damaged ends the server, as it would have kept it from
    starting."""
    app.state.damage = await maintenance.look_over()
    if app.state.damage is not None:
        logger.error("the database is damaged", extra={"why": app.state.damage.reason})
        app.state.end()


def make_app(options: Options) -> Litestar:
    """The application; it opens its database when it starts."""
    set_up_logging(options.log_level)
    database = open_database(options.database, reserved=True)

    @asynccontextmanager
    async def open_services(app: Litestar) -> AsyncIterator[None]:
        registry = TableRegistry(database, ComputerPlayers(options.thinkers, options.seconds))
        reviews, cpu_worker = ReviewService(), CpuWorker()
        identity = Identity(registry.people, registry.sessions, database.key, options.session_days)
        identity.is_banned = lambda person: registry.acts.is_restricted(person, BAN, now())
        registry.session_age = identity.age
        registry.season = options.season
        codes, mailer = Codes(database), Mailer(options)
        addresses = Addresses(database)
        notices = NoticeService(registry, options, mailer, addresses.of)
        tournament_service = TournamentService(registry, notices)
        app.state.services = Services(
            registry,
            identity,
            reviews,
            Duplicates(registry),
            cpu_worker,
            PasskeyLogin(Passkeys(database), codes),
            Recovery(codes, addresses, mailer if mailer.is_on else None),
            tournament_service,
            notices,
        )
        await registry.start()
        await notices.start()
        registry.spawn(search_on(lambda: registry.bursts.is_quiet))
        registry.spawn(tournament_service.settle_on())
        maintenance = Maintenance(registry, options)
        registry.spawn(_look_over(app, maintenance))
        registry.spawn(maintenance.tidy_on())
        registry.spawn(maintenance.follow_on())
        registry.computer_players.prepare()
        # The players bring the compiler along: nobody should wait for it to be loaded.
        registry.spawn(asyncio.to_thread(offers))
        try:
            yield
        finally:
            reviews.stop()
            cpu_worker.stop()
            await notices.stop()
            await registry.stop()

    handlers: list[Any] = [
        live,
        health,
        metrics,
        *people.handlers,
        *passkeys.handlers,
        *recovery.handlers,
        *fair_play.handlers,
        *host.handlers,
        *privacy.handlers,
        *profiles.handlers,
        *history.handlers,
        *friends.handlers,
        *pairing.handlers,
        *tables.handlers,
        *lessons.handlers,
        *notices.handlers,
        *sharing.handlers,
        *puzzles.handlers,
        *puzzle_progress.handlers,
        *duplicates.handlers,
        *tournaments.handlers,
        *analysis.handlers,
        *reviews.handlers,
    ]
    if (STATIC / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[STATIC / "assets"],
                # Their names change with what is in them.
                cache_control=CacheControlHeader(max_age=YEAR, immutable=True),
                include_in_schema=False,
            )
        )
    app = Application(
        [*handlers, page],
        lifespan=[open_services],
        compression_config=CompressionConfig("gzip", exclude=["/api", "/metrics"]),
        csrf_config=CSRFConfig(secret=database.key, cookie_samesite="lax"),
        exception_handlers={
            ClaimsteadError: _refusal,
            HTTPException: _http_trouble,
            **dict.fromkeys(OUTAGES, _outage),
            **dict.fromkeys(UNREADABLE, _unreadable),
        },
        openapi_config=OpenAPIConfig(
            title="Claimstead",
            version="1",
            # The document itself: the pages that could show it are scripts of other sites.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        ),
        request_max_body_size=BODY_SIZE,
        before_send=[_add_headers],
        after_exception=[_log_error],
        logging_config=None,
    )
    app.state.options = options
    app.state.is_limited = options.limits
    app.state.database = database
    app.state.places = Places()
    app.state.pictures = {}
    app.state.damage = None
    app.state.end = lambda: None
    return app


def from_environment() -> Litestar:
    """For servers that are started as several processes."""
    app = make_app(msgspec.json.decode(os.environ["CLAIMSTEAD_OPTIONS"], type=Options))
    search_seldom()
    return app
