"""HTTP: who you are."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from claimstead.server.clock import now
from claimstead.server.house import house_of
from claimstead.server.identity import COOKIE, device_of
from claimstead.server.limits import LOG_IN, NEW_PEOPLE, check_log_in, check_rate
from claimstead.server.messages import (
    Credentials,
    NewName,
    NewPassword,
    Person,
    SessionLine,
)
from claimstead.store import PersonRow, digest_of
from claimstead.table.refusal import NotNow

AnyRequest = Request[Any, Any, Any]
SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
ID_LENGTH = 16
"""So much of a session's digest names it to its owner."""


def _shown(row: PersonRow) -> Person:
    return Person(name=row.name, account=row.account)


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _with_cookie(
    request: AnyRequest, row: PersonRow, cookie: str, status: int = 200
) -> Response[Person]:
    told = Cookie(
        key=COOKIE,
        value=cookie,
        max_age=house_of(request).identity.age // 1000,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(_shown(row), cookies=[told], status_code=status)


@get("/api/me", summary="Who you are; a new visitor becomes somebody")
async def me(request: AnyRequest) -> Response[Person]:
    house = house_of(request)
    row = await house.visitor(request)
    cookie = request.cookies.get(COOKIE, "")
    if row is None:
        check_rate(NEW_PEOPLE, request)
        row = await house.identity.new()
        cookie = await house.identity.begin(row.id, _device(request))
    elif house.identity.token_of(cookie) is None:
        cookie = await house.identity.begin(row.id, _device(request))
    return _with_cookie(request, row, cookie)


@put("/api/me", summary="Another name")
async def rename(request: AnyRequest, data: JSONBody[NewName]) -> Person:
    house = house_of(request)
    row = await house.known(request)
    await house.identity.rename(row.id, data.name)
    changed = await house.hall.people.get(row.id) or row
    await house.hall.rename(row.id, row.name, changed.name)
    return _shown(changed)


@delete("/api/me", summary="Forget all about you", status_code=204)
async def forget(request: AnyRequest) -> Response[None]:
    house = house_of(request)
    row = await house.known(request)
    await house.hall.forget(row.id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/api/account", summary="An account, to come back from another device", status_code=201)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
    house = house_of(request)
    check_rate(LOG_IN, request)
    row = await house.known(request)
    await house.identity.register(row, data.account, data.password)
    return await _alone(request, row.id, 201)


@put("/api/account", summary="Another password")
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Person]:
    house = house_of(request)
    row = await house.known(request)
    check_log_in(request, row.account or "")
    await house.identity.change_password(row, data.password, data.new)
    return await _alone(request, row.id)


async def _alone(request: AnyRequest, person: str, status: int = 200) -> Response[Person]:
    """With a new session; all others of this person are over, also where they are connected."""
    house = house_of(request)
    cookie = await house.identity.begin_alone(person, _device(request))
    house.hall.end_person(person)
    row = await house.hall.people.get(person)
    if row is None:
        raise NotNow("who-are-you")
    return _with_cookie(request, row, cookie, status)


@post("/api/session", summary="Come back to an account", status_code=200)
async def log_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
    identity = house_of(request).identity
    check_log_in(request, data.account)
    row = await identity.log_in(data.account, data.password)
    await identity.end(request.cookies.get(COOKIE))
    return _with_cookie(request, row, await identity.begin(row.id, _device(request)))


@delete("/api/session", summary="Leave this device", status_code=204)
async def log_out(request: AnyRequest) -> Response[None]:
    house = house_of(request)
    cookie = request.cookies.get(COOKIE)
    await house.identity.end(cookie)
    token = house.identity.token_of(cookie)
    if token is not None:
        house.hall.end_sessions({digest_of(token)})
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/sessions", summary="The devices on which you are yourself")
async def sessions(request: AnyRequest) -> list[SessionLine]:
    house = house_of(request)
    row = await house.known(request)
    here = digest_of(house.identity.token_of(request.cookies.get(COOKIE)) or "")
    return [
        SessionLine(
            id=each.id[:ID_LENGTH],
            device=each.device,
            created=each.created,
            seen=each.seen,
            here=each.id == here,
        )
        for each in await house.hall.sessions.of(row.id, now() - house.identity.age)
    ]


@delete("/api/me/sessions/{session:str}", summary="Leave a device from afar", status_code=204)
async def end_session(request: AnyRequest, session: SessionId) -> None:
    house = house_of(request)
    row = await house.known(request)
    for each in await house.hall.sessions.of(row.id, 0):
        if each.id[:ID_LENGTH] == session:
            await house.hall.sessions.end(row.id, only=each.id)
            house.hall.end_sessions({each.id})


@delete("/api/me/sessions", summary="Leave all devices but this one", status_code=204)
async def end_others(request: AnyRequest) -> None:
    house = house_of(request)
    row = await house.known(request)
    here = digest_of(house.identity.token_of(request.cookies.get(COOKIE)) or "")
    others = {each.id for each in await house.hall.sessions.of(row.id, 0)} - {here}
    await house.hall.sessions.end(row.id, but=here)
    house.hall.end_sessions(others)


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
