"""HTTP: another password by a code, and an address for mail."""

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody

from claimstead.protocol.messages import Person
from claimstead.protocol.recovery import AskReset, Code, MailAddress, NewAddress, Reset
from claimstead.server.routes.people import alone
from claimstead.server.services.limits import LOG_IN, check_log_in, check_rate
from claimstead.server.services.services import services_of
from claimstead.store import PersonRow
from claimstead.table.refusal import NotNow

AnyRequest = Request[Any, Any, Any]


@get("/api/me/address", summary="Your address for mail")
async def address(request: AnyRequest) -> MailAddress:
    return await _address(request, await services_of(request).known(request))


async def _address(request: AnyRequest, person: PersonRow) -> MailAddress:
    recovery = services_of(request).recovery
    known = await recovery.addresses.of([person.id])
    return MailAddress(address=known.get(person.id), possible=recovery.mailer is not None)


@put("/api/me/address", summary="Send a code to an address, to confirm it", status_code=202)
async def ask_address(request: AnyRequest, data: JSONBody[NewAddress]) -> MailAddress:
    services = services_of(request)
    check_rate(LOG_IN, request)
    person = await services.known(request)
    if person.account is None:
        raise NotNow("no-account")
    await services.recovery.ask_address(person, data.address, data.language)
    return await _address(request, person)


@post("/api/me/address/confirm", summary="The code that came by mail", status_code=200)
async def confirm_address(request: AnyRequest, data: JSONBody[Code]) -> MailAddress:
    services = services_of(request)
    person = await services.known(request)
    check_log_in(request, person.account or "")
    await services.recovery.confirm(person.id, data.code)
    return await _address(request, person)


@delete("/api/me/address", summary="No address any more", status_code=200)
async def remove_address(request: AnyRequest) -> MailAddress:
    services = services_of(request)
    person = await services.known(request)
    await services.recovery.addresses.remove(person.id)
    return await _address(request, person)


@post("/api/account/reset/mail", summary="Ask for a code by mail", status_code=204)
async def ask_reset(request: AnyRequest, data: JSONBody[AskReset]) -> None:
    """Says nothing about whether there is such an account, nor whether it has an address."""
    services = services_of(request)
    check_log_in(request, data.account)
    if services.recovery.mailer is None:
        raise NotNow("no-mail")
    person = await services.registry.people.by_account(data.account.lower()[:40])
    if person is not None:
        # Beside the answer: how long it takes tells nothing either.
        services.registry.spawn(services.recovery.send_reset(person, data.language))


@post("/api/account/reset", summary="Another password, by a code", status_code=200)
async def reset(request: AnyRequest, data: JSONBody[Reset]) -> Response[Person]:
    services = services_of(request)
    check_log_in(request, data.account)
    row = await services.identity.set_password(
        data.account, data.password, lambda person: services.recovery.use(person, data.code)
    )
    # Whoever else had a way in has none any more.
    await services.passkeys.passkeys.remove(row.id)
    return await alone(request, row.id)


handlers = [address, ask_address, confirm_address, remove_address, ask_reset, reset]
