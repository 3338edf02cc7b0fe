"""Being called: by a notice on a device, and by mail.

Whoever has something to tell calls `notify`:

    await services.notices.notify(
        person,
        "round",
        key=f"round {tournament} {number}",
        path=f"/table/{table}",
        table=table,
        name=title,
        round=str(number),
    )

`key` says what it is about: the same is told to a person once, whichever server is first. `path`
is the page that the notice opens. A notice about a table names it: `table=...`; then nobody is
called who is looking at that table, nor when there is nothing to do there any more. All further
words stand in the text, which is `notice-KIND` and `notice-KIND-about` in the catalogues. Never
name there what lies on a table: a notice is shown on locked screens, and passes foreign servers.

A notice is a row in the store before anything is sent. It is sent beside the game, by one server,
tried again for a while, and not at all in the quiet hours of its reader. Games of days write with
every page that somebody may have to be called (`turns`): no crash loses a call.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from itertools import groupby
from typing import Literal, NamedTuple, get_args

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from claimstead.core import ClaimsteadError
from claimstead.notation.record import CHANCE_MARK
from claimstead.server.live.live_table import LiveTable
from claimstead.server.live.table_registry import TableRegistry
from claimstead.server.options import Options
from claimstead.server.services.mailer import Mailer, MailFailed
from claimstead.server.services.notice_texts import digest_of, names_beside, text_of
from claimstead.server.services.outage import lasting
from claimstead.server.services.quiet_hours import quiet_until
from claimstead.server.services.web_push import (
    PushFailed,
    Subscription,
    SubscriptionGone,
    WebPush,
    encode,
    new_private_key,
)
from claimstead.store.notices import MAIL, Device, Notice, Notices
from claimstead.table.clock import now
from claimstead.table.table import Table

logger = logging.getLogger("claimstead.notices")

Kind = Literal["turn", "challenge", "rematch", "round"]
KINDS: tuple[str, ...] = get_args(Kind)
TEST = "test"
VAPID = "vapid"
"""The name of the key by which all servers on a database sign their notices."""
MINUTE = 60_000
POLL_SECONDS = 5
TIDY_SECONDS = 3600
LEASE = 2 * MINUTE
"""For so long what a server has taken in order to send it is its own."""
FIRST_WAIT = 30_000
LONGEST_WAIT = 360 * MINUTE
MOST_TRIES = 8
KEPT = 40 * 24 * 60 * MINUTE
"""For so long it is known what was told: longer than anybody has for a move."""
AT_A_TIME = 8
STILL_ON = {
    "challenge": ("gathering",),
    "rematch": ("gathering",),
    "round": ("gathering", "playing"),
}
"""As long as its table is so a notice is worth telling."""

Addresses = Callable[[Iterable[str]], Awaitable[dict[str, str]]]
"""Where the confirmed addresses of people are found."""


class Tested(NamedTuple):
    """What became of a notice that somebody sent to their own devices."""

    sent: int
    failed: int


async def _no_addresses(_: Iterable[str]) -> dict[str, str]:
    return {}


class NoticeService:
    def __init__(
        self,
        registry: TableRegistry,
        options: Options,
        mailer: Mailer,
        addresses: Addresses = _no_addresses,
    ) -> None:
        self.store = Notices(registry.database)
        self.push: WebPush | None = None
        self.mailer = mailer
        self.addresses = addresses
        self._registry = registry
        self._options = options
        self._unsubscribe = URLSafeSerializer(registry.database.key, salt="unsubscribe")
        self._wake = asyncio.Event()
        self._sending = asyncio.Semaphore(AT_A_TIME)

    @property
    def is_on(self) -> bool:
        """Whether the host lets people be called in any way."""
        return self._options.push_contact is not None or self.mailer.is_on

    async def start(self) -> None:
        options = self._options
        if options.push_contact is not None:
            key = await self.store.shared_key(VAPID, new_private_key())
            self.push = WebPush(
                key, options.push_contact, allow_this_machine=options.push_to_this_machine
            )
        if self.is_on:
            self._registry.when_due = self._wake.set
            self._registry.spawn(self._push_on())
            self._registry.spawn(self._mail_on())
            self._registry.spawn(self._tidy_on())

    async def stop(self) -> None:
        if self.push is not None:
            await self.push.stop()

    # Telling

    async def notify(
        self,
        person: str,
        kind: Kind,
        *,
        key: str,
        path: str,
        table: str | None = None,
        **arguments: str,
    ) -> None:
        """Tell somebody, by all ways that they wish for this kind, once."""
        if not self.is_on:
            return
        at = now()
        channels = {}
        if self.push is not None:
            devices = await self.store.devices_of(person)
            channels = {each.id: at for each in devices if kind in each.kinds}
        if self.mailer.is_on and kind in (await self.store.wishes_of(person)).mail_kinds:
            channels[MAIL] = at + round(self._options.mail_minutes * MINUTE)
        added = await self.store.add(
            [
                Notice(person, channel, key, kind, table, path, arguments, at, due)
                for channel, due in channels.items()
            ]
        )
        if added:
            self._wake.set()

    async def rematch_wanted(self, old: LiveTable, new: str, by: str) -> None:
        """Those who played and do not look at the old table any more hear of the new one."""
        name = next((old.table.chairs[seat].shown_name for seat in old.table.seats_of(by)), "")
        persons = {chair.person for chair in old.table.chairs.values()} - {None, by}
        for person in persons - old.looking():
            if person is not None:
                await self.notify(
                    person,
                    "rematch",
                    key=f"rematch {new}",
                    path=f"/table/{new}",
                    table=new,
                    name=name,
                    setup=old.table.settings.setup,
                )

    async def test(self, person: str) -> Tested:
        """Send something to all devices of a person, now."""
        assert self.push is not None, "asked for where there are notices"
        language = (await self.store.wishes_of(person)).language
        notice = Notice(person, "", f"{TEST} {now()}", TEST, None, "/settings", {}, now(), 0)
        results = []
        for device in await self.store.devices_of(person):
            try:
                results.append(await self._push(notice, device, language))
            except PushFailed:
                results.append(False)
        return Tested(results.count(True), results.count(False))

    # Mails end by a link

    def unsubscribe_token(self, person: str) -> str:
        return str(self._unsubscribe.dumps(person))

    async def unsubscribe(self, token: str) -> bool:
        """No mails any more for whom the token is; whether it is one."""
        try:
            person = str(self._unsubscribe.loads(token))
        except BadSignature:
            return False
        wishes = await self.store.wishes_of(person)
        if wishes.mail_kinds:
            await self.store.set_wishes(person, wishes._replace(mail_kinds=frozenset()))
        return True

    # Sending

    async def _push_on(self) -> None:
        while True:
            self._wake.clear()
            await lasting(self.send_push)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._wake.wait()

    async def _mail_on(self) -> None:
        while self.mailer.is_on:
            await lasting(self.send_mail)
            await asyncio.sleep(POLL_SECONDS)

    async def send_push(self) -> None:
        """All that is due at devices. What another server is sending is left to it."""
        for table, number in await self.store.turns():
            await self._look_at(table, number)
        due = await self.store.take_push(now(), now() + LEASE)
        await asyncio.gather(*(self._send_push(each) for each in due))

    async def send_mail(self) -> None:
        """All mails that are due."""
        due = sorted(await self.store.take_mail(now(), now() + LEASE), key=_by_person)
        for person, some in groupby(due, key=lambda each: each.person):
            await self._send_mail(person, list(some))

    async def _tidy_on(self) -> None:
        while True:
            await lasting(lambda: self.store.sweep(now() - KEPT))
            await asyncio.sleep(TIDY_SECONDS)

    async def _look_at(self, id: str, number: int) -> None:
        """Whoever is to act in a game of days is told so, once a turn."""
        try:
            live = await self._registry.live_table_at(id, number)
        except ClaimsteadError as error:
            logger.warning("nobody called", extra={"table": id[:4], "why": error.code})
            await self.store.looked(id, number)
            return
        person, key = due_of(live.table), turn_key(id, live.table)
        if person is not None and person not in live.looking():
            await self.notify(
                person,
                "turn",
                key=key,
                path=f"/table/{id}",
                table=id,
                setup=live.table.settings.setup,
                names=names_beside(live.table, person),
            )
        await self.store.looked(id, live.table.number)

    async def _send_push(self, notice: Notice) -> None:
        async with self._sending:
            wishes = await self.store.wishes_of(notice.person)
            quiet = quiet_until(wishes, now())
            if quiet is not None:
                return await self.store.put_off([notice], quiet, tried=False)
            devices = await self.store.devices_of(notice.person)
            device = next((each for each in devices if each.id == notice.channel), None)
            if device is None or self.push is None or not await self._is_worth_telling(notice):
                return await self.store.settle([notice], now())
            try:
                await self._push(notice, device, wishes.language)
            except PushFailed as error:
                await self._try_later([notice], str(error), error.after, is_final=error.is_final)
            else:
                await self.store.settle([notice], now())

    async def _push(self, notice: Notice, device: Device, language: str) -> bool:
        """Whether it was sent; a browser that is gone is forgotten."""
        assert self.push is not None, "there are notices"
        title, body = text_of(notice.kind, notice.arguments, language)
        tag = encode(sha256(notice.key.encode()).digest())[:32]
        payload = {"title": title, "body": body, "path": notice.path, "tag": tag}
        subscription = Subscription(device.endpoint, device.key, device.secret)
        try:
            await self.push.send(subscription, msgspec.json.encode(payload), tag)
        except SubscriptionGone:
            await self.store.remove_device(device.id)
            return False
        return True

    async def _send_mail(self, person: str, some: list[Notice]) -> None:
        """One mail with all that is worth telling."""
        wishes = await self.store.wishes_of(person)
        quiet = quiet_until(wishes, now())
        if quiet is not None:
            return await self.store.put_off(some, quiet, tried=False)
        told = [
            each
            for each in some
            if each.kind in wishes.mail_kinds and await self._is_worth_telling(each)
        ]
        address = (await self.addresses([person])).get(person)
        row = await self._registry.people.get(person)
        if told and address is not None and row is not None:
            token = self.unsubscribe_token(person)
            links = [self.mailer.link(each.path) for each in told]
            ending = self.mailer.link(f"/unsubscribe/{token}")
            subject, text = digest_of(told, row.name, wishes.language, links, ending)
            one_click = self.mailer.link(f"/api/unsubscribe/{token}")
            try:
                await self.mailer.send(address, subject, text, one_click)
            except MailFailed as error:
                return await self._try_later(some, str(error), 0, is_final=error.is_final)
        await self.store.settle(some, now())
        return None

    async def _try_later(
        self, some: list[Notice], why: str, after: float, *, is_final: bool
    ) -> None:
        tries = max(each.tries for each in some)
        logger.warning("not sent", extra={"why": why, "count": tries + 1})
        if is_final or tries + 1 >= MOST_TRIES:
            return await self.store.settle(some, now())
        wait = max(min(FIRST_WAIT * 2**tries, LONGEST_WAIT), min(round(after * 1000), LONGEST_WAIT))
        return await self.store.put_off(some, now() + wait, tried=True)

    async def _is_worth_telling(self, notice: Notice) -> bool:
        """Whether it still holds, and its reader is not looking at it."""
        if notice.table is None:
            return True
        try:
            live = await self._registry.live_table(notice.table)
        except ClaimsteadError:
            return False
        if notice.person in live.looking():
            return False
        if notice.kind == "turn":
            is_due = due_of(live.table) == notice.person
            return is_due and turn_key(notice.table, live.table) == notice.key
        return live.table.status in STILL_ON[notice.kind]


def _by_person(notice: Notice) -> tuple[str, int, str]:
    return notice.person, notice.created, notice.key


def due_of(table: Table) -> str | None:
    """The person whose move a game of days waits for."""
    if not table.settings.clock.is_by_days or table.actor is None or table.thinker is not None:
        return None
    return table.chairs[table.actor].person


def turn_key(id: str, table: Table) -> str:
    """Names a turn: all moves of a seat that nobody else's come between."""
    before = 0
    for played in reversed(table.played):
        if played.by not in (table.actor, CHANCE_MARK):
            before = played.number
            break
    return f"turn {id} {before}"
