"""HTTP: how somebody wants to be called."""

from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from claimstead.language import LANGUAGES
from claimstead.protocol.notices import (
    Kinds,
    NewPushDevice,
    NoticeStand,
    PushDevice,
    QuietHours,
    TestResult,
    Unsubscribed,
    Wishes,
)
from claimstead.server.services.identity import COOKIE
from claimstead.server.services.limits import TEST_NOTICES, check_rate
from claimstead.server.services.notices import KINDS
from claimstead.server.services.quiet_hours import is_zone
from claimstead.server.services.services import Services, services_of
from claimstead.server.services.web_push import Subscription, SubscriptionGone
from claimstead.store import digest_of
from claimstead.store.notices import Device, NoticeWishes, device_id
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow

AnyRequest = Request[Any, Any, Any]
Token = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_.-]{1,200}$")]


@get("/api/me/notices", summary="How you are called")
async def stand(request: AnyRequest) -> NoticeStand:
    services = services_of(request)
    person = await services.known(request)
    return await _stand(services, person.id)


async def _stand(services: Services, person: str) -> NoticeStand:
    notices = services.notices
    wishes = await notices.store.wishes_of(person)
    quiet = wishes.quiet
    return NoticeStand(
        kinds=KINDS,
        push=None if notices.push is None else notices.push.public_key,
        mail=notices.mailer.is_on,
        address=person in await notices.addresses([person]),
        wishes=Wishes(
            language=wishes.language,
            zone=wishes.zone,
            quiet=None if quiet is None else QuietHours(begin=quiet[0], end=quiet[1]),
            mail=_ordered(wishes.mail_kinds),
        ),
        devices=tuple(
            PushDevice(id=each.id, kinds=_ordered(each.kinds))
            for each in await notices.store.devices_of(person)
        ),
    )


def _ordered(kinds: frozenset[str]) -> Kinds:
    return tuple(kind for kind in KINDS if kind in kinds)


def _checked(kinds: Kinds) -> frozenset[str]:
    for kind in {*kinds} - {*KINDS}:
        raise NotNow("no-such-notice", kind=kind[:20])
    return frozenset(kinds)


@put("/api/me/notices", summary="Say how you want to be called")
async def wish(request: AnyRequest, data: JSONBody[Wishes]) -> NoticeStand:
    services = services_of(request)
    person = await services.known(request)
    if not is_zone(data.zone):
        raise NotNow("no-such-zone", zone=data.zone[:40])
    language = data.language if data.language in LANGUAGES else LANGUAGES[0]
    quiet = None if data.quiet is None else (data.quiet.begin, data.quiet.end)
    wishes = NoticeWishes(language, data.zone, quiet, _checked(data.mail))
    await services.notices.store.set_wishes(person.id, wishes)
    return await _stand(services, person.id)


@put("/api/me/notices/device", summary="Let this browser be told, of nothing: not any more")
async def subscribe(request: AnyRequest, data: JSONBody[NewPushDevice]) -> NoticeStand:
    services = services_of(request)
    person = await services.known(request)
    notices, id = services.notices, device_id(data.endpoint)
    kinds = _checked(data.kinds)
    token = services.identity.token_of(request.cookies.get(COOKIE))
    if not kinds:
        await notices.store.remove_device(id, person.id)
    elif notices.push is None or token is None:
        raise NotNow("no-notices")
    else:
        keys = data.keys
        try:
            notices.push.check(Subscription(data.endpoint, keys.p256dh, keys.auth))
        except SubscriptionGone as error:
            raise NotNow("no-push-service") from error
        device = Device(id, data.endpoint, keys.p256dh, keys.auth, kinds)
        await notices.store.add_device(person.id, digest_of(token), device, now())
    return await _stand(services, person.id)


@post("/api/me/notices/test", summary="Send a notice to all your devices", status_code=200)
async def test(request: AnyRequest) -> TestResult:
    services = services_of(request)
    person = await services.known(request)
    check_rate(TEST_NOTICES, request)
    if services.notices.push is None:
        raise NotNow("no-notices")
    result = await services.notices.test(person.id)
    return TestResult(sent=result.sent, failed=result.failed)


@post("/api/unsubscribe/{token:str}", summary="No mails any more (RFC 8058)", status_code=200,
      exclude_from_csrf=True)  # fmt: skip
async def unsubscribe(request: AnyRequest, token: Token) -> Unsubscribed:
    """The link of a mail says who asks: nobody has to log in, and nobody is logged in by it."""
    if not await services_of(request).notices.unsubscribe(token):
        raise NotNow("no-such-link")
    return Unsubscribed(done=True)


@get("/api/unsubscribe/{token:str}", include_in_schema=False)
async def ask_to_unsubscribe(token: Token) -> Redirect:
    """Programs look at links before people do: only the page's button ends the mails."""
    return Redirect(f"/unsubscribe/{token}")


handlers = [stand, wish, subscribe, test, unsubscribe, ask_to_unsubscribe]
