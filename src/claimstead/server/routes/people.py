"""HTTP: who you are."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from claimstead.protocol.messages import (
    Credentials,
    NewAccount,
    NewName,
    NewPassword,
    Person,
    SessionLine,
)
from claimstead.server.services.identity import COOKIE, device_of, is_chosen
from claimstead.server.services.limits import LOG_IN, NEW_PEOPLE, check_log_in, check_rate
from claimstead.server.services.services import language_of, services_of
from claimstead.store import PersonRow, digest_of
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow

AnyRequest = Request[Any, Any, Any]
SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
ID_LENGTH = 16
"""So much of a session's digest names it to its owner."""


def _shown(row: PersonRow) -> Person:
    return Person(name=row.name, account=row.account, chosen=is_chosen(row.name))


def device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def with_cookie(
    request: AnyRequest, row: PersonRow, cookie: str, status: int = 200
) -> Response[Person]:
    told = Cookie(
        key=COOKIE,
        value=cookie,
        max_age=services_of(request).identity.age // 1000,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(_shown(row), cookies=[told], status_code=status)


@get("/api/me", summary="Who you are; a new visitor becomes somebody")
async def me(request: AnyRequest) -> Response[Person]:
    services = services_of(request)
    row = await services.visitor(request)
    cookie = request.cookies.get(COOKIE, "")
    if row is None:
        check_rate(NEW_PEOPLE, request)
        row = await services.identity.new(language_of(request))
        cookie = await services.identity.begin(row.id, device(request))
    elif services.identity.token_of(cookie) is None:
        cookie = await services.identity.begin(row.id, device(request))
    return with_cookie(request, row, cookie)


@put("/api/me", summary="Another name")
async def rename(request: AnyRequest, data: JSONBody[NewName]) -> Person:
    services = services_of(request)
    row = await services.known(request)
    await services.identity.rename(row.id, data.name)
    changed = await services.registry.people.get(row.id) or row
    await services.registry.rename(row.id, row.name, changed.name)
    return _shown(changed)


@delete("/api/me", summary="Forget all about you", status_code=204)
async def forget(request: AnyRequest) -> Response[None]:
    services = services_of(request)
    row = await services.known(request)
    await services.registry.forget(row.id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/api/account", summary="An account, to come back from another device", status_code=201)
async def register(request: AnyRequest, data: JSONBody[NewAccount]) -> Response[Person]:
    services = services_of(request)
    check_rate(LOG_IN, request)
    row = await services.known(request)
    name = await services.identity.register(row, data.account, data.password, data.name)
    await services.registry.rename(row.id, row.name, name)
    return await alone(request, row.id, 201)


@put("/api/account", summary="Another password")
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Person]:
    services = services_of(request)
    row = await services.known(request)
    check_log_in(request, row.account or "")
    await services.identity.change_password(row, data.password, data.new)
    return await alone(request, row.id)


async def alone(request: AnyRequest, person: str, status: int = 200) -> Response[Person]:
    """With a new session; all others of this person are over, also where they are connected."""
    services = services_of(request)
    cookie = await services.identity.begin_alone(person, device(request))
    services.registry.end_person(person)
    row = await services.registry.people.get(person)
    if row is None:
        raise NotNow("who-are-you")
    return with_cookie(request, row, cookie, status)


@post("/api/session", summary="Come back to an account", status_code=200)
async def log_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
    identity = services_of(request).identity
    check_log_in(request, data.account)
    row = await identity.log_in(data.account, data.password)
    await identity.end(request.cookies.get(COOKIE))
    return with_cookie(request, row, await identity.begin(row.id, device(request)))


@delete("/api/session", summary="Leave this device", status_code=204)
async def log_out(request: AnyRequest) -> Response[None]:
    services = services_of(request)
    cookie = request.cookies.get(COOKIE)
    await services.identity.end(cookie)
    token = services.identity.token_of(cookie)
    if token is not None:
        services.registry.end_sessions({digest_of(token)})
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/sessions", summary="The devices on which you are yourself")
async def sessions(request: AnyRequest) -> list[SessionLine]:
    services = services_of(request)
    row = await services.known(request)
    here = digest_of(services.identity.token_of(request.cookies.get(COOKIE)) or "")
    return [
        SessionLine(
            id=each.id[:ID_LENGTH],
            device=each.device,
            created=each.created,
            seen=each.seen,
            here=each.id == here,
        )
        for each in await services.registry.sessions.of(row.id, now() - services.identity.age)
    ]


@delete("/api/me/sessions/{session:str}", summary="Leave a device from afar", status_code=204)
async def end_session(request: AnyRequest, session: SessionId) -> None:
    services = services_of(request)
    row = await services.known(request)
    for each in await services.registry.sessions.of(row.id, 0):
        if each.id[:ID_LENGTH] == session:
            await services.registry.sessions.end(row.id, only=each.id)
            services.registry.end_sessions({each.id})


@delete("/api/me/sessions", summary="Leave all devices but this one", status_code=204)
async def end_others(request: AnyRequest) -> None:
    services = services_of(request)
    row = await services.known(request)
    here = digest_of(services.identity.token_of(request.cookies.get(COOKIE)) or "")
    others = {each.id for each in await services.registry.sessions.of(row.id, 0)} - {here}
    await services.registry.sessions.end(row.id, but=here)
    services.registry.end_sessions(others)


handlers = [
    me,
    rename,
    forget,
    register,
    change_password,
    log_in,
    log_out,
    sessions,
    end_session,
    end_others,
]
