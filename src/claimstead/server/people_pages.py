"""HTTP: who you are."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from claimstead.server.house import house_of
from claimstead.server.identity import COOKIE, COOKIE_AGE
from claimstead.server.limits import LOG_IN, NEW_PEOPLE, check_rate
from claimstead.server.messages import Credentials, NewName, Person, RatingLine
from claimstead.store import PersonRow

AnyRequest = Request[Any, Any, Any]


def _shown(row: PersonRow) -> Person:
    return Person(name=row.name, account=row.account)


def _with_cookie(request: AnyRequest, row: PersonRow) -> Response[Person]:
    cookie = Cookie(
        key=COOKIE,
        value=house_of(request).identity.cookie_of(row.id),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(_shown(row), cookies=[cookie])


@get("/api/me", summary="Who you are; a new visitor becomes somebody")
async def me(request: AnyRequest) -> Response[Person]:
    house = house_of(request)
    row = await house.visitor(request)
    if row is None:
        check_rate(NEW_PEOPLE, request)
        row = await house.identity.new()
    return _with_cookie(request, row)


@put("/api/me", summary="Another name")
async def rename(request: AnyRequest, data: JSONBody[NewName]) -> Person:
    house = house_of(request)
    row = await house.known(request)
    await house.identity.rename(row.id, data.name)
    changed = await house.hall.people.get(row.id)
    return _shown(changed or row)


@delete("/api/me", summary="Forget all about you", status_code=204)
async def forget(request: AnyRequest) -> Response[None]:
    house = house_of(request)
    row = await house.known(request)
    await house.hall.people.forget(row.id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/api/account", summary="An account, to come back from another device", status_code=201)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Person:
    house = house_of(request)
    check_rate(LOG_IN, request)
    row = await house.known(request)
    await house.identity.register(row, data.account, data.password)
    return _shown((await house.hall.people.get(row.id)) or row)


@post("/api/session", summary="Come back to an account", status_code=200)
async def log_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
    check_rate(LOG_IN, request)
    row = await house_of(request).identity.log_in(data.account, data.password)
    return _with_cookie(request, row)


@delete("/api/session", summary="Leave this device", status_code=204)
async def log_out() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/ratings", summary="The best players of a game")
async def best(
    request: AnyRequest,
    kind: Annotated[str, QueryParameter(pattern="^(claim-it [2-5]|claim [2-4])$")] = "claim-it 2",
) -> list[RatingLine]:
    rows = await house_of(request).hall.ratings.best(kind)
    return [
        RatingLine(
            name=name, rating=rating.mu - 3 * rating.sigma, spread=rating.sigma, games=rating.games
        )
        for name, rating in rows
    ]


handlers = [me, rename, forget, register, log_in, log_out, best]
