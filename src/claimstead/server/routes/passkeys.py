"""HTTP: passkeys beside the password."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from claimstead.protocol.messages import NewName, Person
from claimstead.protocol.passkeys import NewPasskey, PasskeyAnswer, PasskeyLine, PasskeyList
from claimstead.server.routes.people import device, with_cookie
from claimstead.server.services.identity import COOKIE
from claimstead.server.services.limits import LOG_IN, check_rate
from claimstead.server.services.passkeys import Site, short_id
from claimstead.server.services.services import Services, services_of
from claimstead.store import PersonRow
from claimstead.store.passkeys import PasskeyRow
from claimstead.table.refusal import NotNow
from claimstead.table.texts import checked_name

AnyRequest = Request[Any, Any, Any]
KeyId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


def site_of(request: AnyRequest) -> Site:
    """As the host has named it, else as it was asked for."""
    named = request.app.state.options.public_address
    return Site((named or f"{request.url.scheme}://{request.url.netloc}").rstrip("/"))


@get("/api/me/passkeys", summary="Your passkeys")
async def passkeys(request: AnyRequest) -> PasskeyList:
    services = services_of(request)
    return await _listed(request, await services.known(request))


async def _listed(request: AnyRequest, person: PersonRow) -> PasskeyList:
    found = await services_of(request).passkeys.passkeys.of(person.id)
    lines = tuple(
        PasskeyLine(id=short_id(each), name=each.name, created=each.created, used=each.used)
        for each in found
    )
    return PasskeyList(keys=lines, possible=site_of(request).can)


@post("/api/me/passkeys/options", summary="What a browser needs to make one", status_code=200)
async def passkey_options(request: AnyRequest) -> dict[str, Any]:
    services = services_of(request)
    check_rate(LOG_IN, request)
    return await services.passkeys.offer(await services.known(request), site_of(request))


@post("/api/me/passkeys", summary="Keep a passkey that the browser has made", status_code=201)
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskey]) -> PasskeyList:
    services = services_of(request)
    check_rate(LOG_IN, request)
    person = await services.known(request)
    await services.passkeys.add(person, site_of(request), data.name, data.credential)
    return await _listed(request, person)


@put("/api/me/passkeys/{key:str}", summary="Another name for a passkey")
async def rename_passkey(request: AnyRequest, key: KeyId, data: JSONBody[NewName]) -> PasskeyList:
    services = services_of(request)
    person = await services.known(request)
    found = await _own(services, person, key)
    await services.passkeys.passkeys.rename(found.id, checked_name(data.name))
    return await _listed(request, person)


@delete("/api/me/passkeys/{key:str}", summary="Remove a passkey", status_code=200)
async def remove_passkey(request: AnyRequest, key: KeyId) -> PasskeyList:
    services = services_of(request)
    person = await services.known(request)
    found = await _own(services, person, key)
    await services.passkeys.passkeys.remove(person.id, found.id)
    return await _listed(request, person)


async def _own(services: Services, person: PersonRow, key: str) -> PasskeyRow:
    for each in await services.passkeys.passkeys.of(person.id):
        if short_id(each) == key:
            return each
    raise NotNow("no-such-passkey")


@post("/api/session/passkey/options", summary="What a browser needs to ask for a passkey",
      status_code=200)  # fmt: skip
async def log_in_options(request: AnyRequest) -> dict[str, Any]:
    check_rate(LOG_IN, request)
    return await services_of(request).passkeys.ask(site_of(request))


@post("/api/session/passkey", summary="Come back to an account by a passkey", status_code=200)
async def log_in_by_passkey(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Response[Person]:
    services = services_of(request)
    check_rate(LOG_IN, request)
    person = await services.passkeys.person_of(site_of(request), data.credential)
    row = await services.identity.let_in(person)
    await services.identity.end(request.cookies.get(COOKIE))
    return with_cookie(request, row, await services.identity.begin(row.id, device(request)))


handlers = [
    passkeys,
    passkey_options,
    add_passkey,
    rename_passkey,
    remove_passkey,
    log_in_options,
    log_in_by_passkey,
]
