"""People are called: by notices to a push service and by mail, both of the test's own."""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from claimstead.server.services import notices
from claimstead.server.services.notices import NoticeService
from claimstead.server.services.tournaments import TournamentService
from claimstead.store.schema import notice_wishes, push_devices
from claimstead.store.schema import notices as outbox
from claimstead.table.clock import now
from tests.ports import free_port
from tests.server.browser_keys import BrowserKeys, claims_of
from tests.server.guest import WAIT, Guest
from tests.server.inside import Inside, inside, run
from tests.server.postgresql import PostgreSQL
from tests.server.push_service import PushService
from tests.server.test_mailer import Mailbox
from tests.server.test_profiles import register

DECK = "claim 2 Gn Gi Dr Tr Se"
DAYS = {"clock": {"kind": "days", "amount": 2}}
PUSH: dict[str, Any] = {"push_contact": "mailto:host@club.example", "push_to_this_machine": True}
ALL = ["turn", "challenge", "rematch", "round"]
HOUR = 3_600_000


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


async def subscribe(guest: Guest, service: PushService, path: str) -> BrowserKeys:
    """A browser that is told of everything."""
    keys = BrowserKeys(secrets.randbelow(2**255) + 1, secrets.token_bytes(16))
    body = {**keys.subscription(service.endpoint(path)), "kinds": ALL}
    answer = await guest.ask("PUT", "/api/me/notices/device", body)
    assert answer.status_code == 200, answer.text
    return keys


async def wish(guest: Guest, **wishes: Any) -> None:
    body = {"language": "de", "zone": "Europe/Berlin", **wishes}
    answer = await guest.ask("PUT", "/api/me/notices", body)
    assert answer.status_code == 200, answer.text


async def arrived(is_so: Callable[[], bool]) -> None:
    """Wait until something was sent; whoever waits for ever is stopped by `run`."""
    while not is_so():
        await asyncio.sleep(0.02)


async def move(guest: Guest, table: str) -> None:
    await guest.play_on(table, random.Random(1), moves=1)


async def left_alone(here: Inside, table: str, guest: Guest) -> None:
    """Somebody goes; the server has seen it."""
    await guest.leave()
    live = await here.registry.live_table(table)
    while len(live.present()) > 1:
        await asyncio.sleep(0.01)


async def outbox_rows(here: Inside) -> list[Any]:
    async with here.registry.database.engine.connect() as connection:
        return list(await connection.execute(outbox.select()))


def test_whoever_is_away_is_told_once_that_it_is_their_turn(
    address: str, service: PushService
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        keys = await subscribe(bob, service, "/bob")
        await wish(bob)
        table = await here.table(DECK, ada, bob, **DAYS)
        await left_alone(here, table, bob)
        await move(ada, table)
        await arrived(lambda: bool(service.sent))
        await here.services.notices.send_push()
        (sent,) = service.sent
        told = keys.read_json(sent.body)
        tag = told.pop("tag")
        assert told == {
            "title": "Du bist am Zug",
            "body": "CLAIM mit Ada",
            "path": f"/table/{table}",
        }
        assert sent.headers["topic"] == tag
        assert sent.headers["content-encoding"] == "aes128gcm"
        assert int(sent.headers["ttl"]) > 0
        claims = claims_of(sent.headers["authorization"])
        stand = (await bob.ask("GET", "/api/me/notices")).json()
        assert claims["aud"] == service.endpoint("")
        assert claims["sub"] == PUSH["push_contact"]
        assert claims["key"] == stand["push"], "browsers know it by this key"

        # Whoever looks at the table is not called.
        await bob.connect()
        await bob.watch(table)
        await move(bob, table)
        while not bob.is_due(table):
            await move(ada, table)
            number = ada.updates[table]["number"]
            await bob.until(lambda: bob.updates[table]["number"] >= number)  # noqa: B023
        await here.services.notices.send_push()
        assert len(service.sent) == 1

    run(address, work, **PUSH)


def test_whoever_has_the_table_open_out_of_sight_is_told(
    tmp_path: Path, service: PushService
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await subscribe(bob, service, "/bob")
        table = await here.table(DECK, ada, bob, **DAYS)
        live = await here.registry.live_table(table)
        both = live.present()
        await bob.send(kind="attend", looking=False)
        await arrived(lambda: len(live.looking()) == 1)
        assert live.present() == both, "he is here, as far as the others know"
        await move(ada, table)
        await arrived(lambda: bool(service.sent))
        await bob.send(kind="attend", looking=True)
        await arrived(lambda: live.looking() == both)

        # Another server's word counts like that of a client here.
        person = live.table.chairs["b"].person
        assert person is not None
        await bob.leave()
        await arrived(lambda: person not in live.present())
        here.registry.presence.heard(f"other here {table} {person}")
        assert person in live.looking()
        here.registry.presence.heard(f"other hidden {table} {person}")
        assert person in live.present() - live.looking()
        here.registry.presence.heard(f"other here {table} {person}")
        assert person in live.looking()

    run(tmp_path / "x", work, **PUSH)


def test_a_challenge_and_a_rematch_are_told(tmp_path: Path, service: PushService) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await register(ada, "ada")
        person = await register(bob, "bob")
        keys = await subscribe(bob, service, "/bob")
        await wish(bob, language="sv")
        table = await here.table("claim-it 2 base", ada, bob)
        await ada.request(kind="resign", table=table)
        await left_alone(here, table, bob)
        again = (await ada.ask("POST", f"/api/tables/{table}/rematch")).json()["table"]
        body = {"settings": {"setup": DECK}}
        game = (await ada.ask("POST", f"/api/people/{person}/challenge", body)).json()["table"]
        await arrived(lambda: len(service.sent) == 2)
        told = {each["path"]: each["title"] for each in map(keys.read_json, bodies(service))}
        assert told == {
            f"/table/{again}": "Ada vill ha revansch",
            f"/table/{game}": "Ada utmanar dig",
        }

    run(tmp_path / "x", work, **PUSH)


def test_a_round_calls_each_of_its_players_once(tmp_path: Path, service: PushService) -> None:
    async def work(here: Inside) -> None:
        guests = [await here.guest(name, live=False) for name in ("Ada", "Bob", "Cleo")]
        keys = {}
        for guest, path in zip(guests, ("/ada", "/bob", "/cleo"), strict=True):
            keys[path] = await subscribe(guest, service, path)
            await wish(guest)
        wanted = {"name": "Club evening", "setup": DECK, "format": "swiss", "rounds": 1}
        opened = await guests[0].ask("POST", "/api/tournaments", wanted)
        id = opened.json()["tournament"]
        for guest in guests:
            await guest.ask("POST", f"/api/tournaments/{id}/join")
        await guests[0].ask("POST", f"/api/tournaments/{id}/start")
        await here.services.tournaments.settle(id)
        # A server that was started since does not know whom the other one called.
        await TournamentService(here.registry, here.services.notices).settle(id)
        await arrived(lambda: len(service.sent) >= 2)
        await here.services.notices.send_push()
        told = (await guests[0].ask("GET", f"/api/tournaments/{id}")).json()
        (game,) = [each for each in told["rounds"][0]["pairings"] if each["tables"]]
        names = {told["players"][each]["name"] for each in game["players"]}
        # Whoever has a bye has nothing to do.
        assert sorted(each.path for each in service.sent) == sorted(
            f"/{name.lower()}" for name in names
        )
        for sent in service.sent:
            notice = keys[sent.path].read_json(sent.body)
            assert notice.pop("tag")
            assert notice == {
                "title": "Club evening",
                "body": "Runde 1 hat begonnen.",
                "path": f"/table/{game['tables'][0]}",
            }
        assert len(await outbox_rows(here)) == 2

    run(tmp_path / "x", work, **PUSH)


def bodies(service: PushService) -> list[bytes]:
    return [each.body for each in service.sent]


def test_what_was_not_sent_when_a_server_ended_is_sent_by_the_next(
    address: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: NoticeService) -> None:
        pass

    async def play(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await subscribe(bob, service, "/bob")
        table = await here.table(DECK, ada, bob, **DAYS)
        await left_alone(here, table, bob)
        await move(ada, table)

    async def wait(_: Inside) -> None:
        await arrived(lambda: bool(service.sent))

    with monkeypatch.context() as patched:
        patched.setattr(NoticeService, "send_push", nothing)
        run(address, play, **PUSH)
    assert not service.sent
    run(address, wait, **PUSH)
    assert len(service.sent) == 1


def test_two_servers_do_not_send_the_same_twice(
    postgresql: PostgreSQL, service: PushService
) -> None:
    database = postgresql.laid_out("notices_of_two")

    async def work() -> None:
        async with inside(database, **PUSH) as one, inside(database, **PUSH) as two:
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            await subscribe(bob, service, "/bob")
            table = await one.table(DECK, ada, bob, **DAYS)
            await left_alone(one, table, bob)
            await move(ada, table)
            both = [each.services.notices for each in (one, two)]
            assert both[0].push is not None
            assert both[1].push is not None
            assert both[0].push.public_key == both[1].push.public_key
            await asyncio.gather(*(each.send_push() for each in both * 3))
            await arrived(lambda: bool(service.sent))
            await asyncio.gather(*(each.send_push() for each in both))
            assert len(service.sent) == 1

    asyncio.run(work())


def test_it_is_tried_again_and_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "FIRST_WAIT", 0)
    service.answers = {"/bob": [503, 429], "/gone": [410]}

    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await subscribe(bob, service, "/bob")
        await subscribe(bob, service, "/gone")
        table = await here.table(DECK, ada, bob, **DAYS)
        await left_alone(here, table, bob)
        await move(ada, table)
        while len(service.at("/bob")) < 3:
            await here.services.notices.send_push()
        await here.services.notices.send_push()
        assert len(service.at("/bob")) == 3
        assert len(service.at("/gone")) == 1
        stand = (await bob.ask("GET", "/api/me/notices")).json()
        assert len(stand["devices"]) == 1

    run(tmp_path / "x", work, **PUSH)


def test_nothing_comes_in_quiet_hours_and_it_waits_until_they_end(
    tmp_path: Path, service: PushService
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await subscribe(bob, service, "/bob")
        at = datetime.now(UTC)
        begin, end = (at - timedelta(hours=1), at + timedelta(hours=2))
        quiet = {"begin": begin.hour * 60, "end": end.hour * 60}
        await wish(bob, zone="UTC", quiet=quiet)
        table = await here.table(DECK, ada, bob, **DAYS)
        await left_alone(here, table, bob)
        await move(ada, table)
        while not [row for row in await outbox_rows(here) if row.due > now() + HOUR / 2]:
            await here.services.notices.send_push()
        (row,) = await outbox_rows(here)
        assert row.due % HOUR == 0
        assert row.done is None
        assert not service.sent

    run(tmp_path / "x", work, **PUSH)


@pytest.fixture
def post_office() -> Iterator[tuple[Mailbox, dict[str, Any]]]:
    mailbox = Mailbox()
    controller = Controller(mailbox, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield (
        mailbox,
        {
            "mail_host": "127.0.0.1",
            "mail_port": controller.port,
            "mail_security": "none",
            "mail_sender": "table@club.example",
            "public_address": "https://club.example",
        },
    )
    controller.stop()


def test_several_calls_come_in_one_mail_which_ends_with_one_click(
    address: str,
    post_office: tuple[Mailbox, dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mailbox, settings = post_office

    async def work(here: Inside) -> None:
        service = here.services.notices
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await register(ada, "ada")
        person = await register(bob, "bob")

        async def addresses(_: Any) -> dict[str, str]:
            return {person: "bob@home.example"}

        service.addresses = addresses
        await wish(bob, language="nl", mail=["turn", "challenge"])
        table = await here.table(DECK, ada, bob, **DAYS)
        await left_alone(here, table, bob)
        await move(ada, table)
        body = {"settings": {"setup": "claim-it 2 base"}}
        game = (await ada.ask("POST", f"/api/people/{person}/challenge", body)).json()["table"]
        while len(await outbox_rows(here)) < 2:
            await service.send_push()
        await service.send_mail()
        assert not mailbox.mails, "it waits for more"
        monkeypatch.setattr(notices, "now", lambda: now() + HOUR)
        await service.send_mail()
        await service.send_mail()
        (mail,) = mailbox.mails
        assert mail["To"] == "bob@home.example"
        assert mail["Subject"] == "2 partijen wachten op je"
        text = mail.get_content().replace("\r\n", "\n")
        assert "Hallo Bob," in text
        assert "Jij bent aan de beurt: CLAIM met Ada" in text
        assert f"https://club.example/table/{table}" in text
        assert f"Ada daagt je uit: Claim It!\nhttps://club.example/table/{game}" in text
        await _unsubscribe(here, bob, mail)

    run(address, work, **settings)


async def _unsubscribe(here: Inside, guest: Guest, mail: EmailMessage) -> None:
    """With the link of the mail alone, by somebody whom the server does not know."""
    link = str(mail["List-Unsubscribe"]).strip("<>").removeprefix("https://club.example")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as anybody:
        looked = await anybody.get(link)
        assert looked.headers["location"] == link.removeprefix("/api")
        stand = (await guest.ask("GET", "/api/me/notices")).json()
        assert stand["wishes"]["mail"] == ["turn", "challenge"], "a look ends nothing"
        forged = await anybody.post(link[:-2] + "xx", data={"List-Unsubscribe": "One-Click"})
        assert forged.status_code == 404
        done = await anybody.post(link, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200, done.text
        assert not done.cookies.get("claimstead"), "it logs nobody in"
    stand = (await guest.ask("GET", "/api/me/notices")).json()
    assert stand["wishes"]["mail"] == []


def test_who_logs_out_or_is_forgotten_is_not_called_any_more(
    address: str, service: PushService
) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest(name) for name in ("Ada", "Bob", "Eve")]
        for guest, path in ((bob, "/bob"), (eve, "/eve")):
            await subscribe(guest, service, path)
            await wish(guest)
        tables = [await here.table(DECK, ada, guest, **DAYS) for guest in (bob, eve)]
        assert (await bob.ask("DELETE", "/api/session")).status_code == 204
        assert (await eve.ask("DELETE", "/api/me")).status_code == 204
        await move(ada, tables[0])
        while await here.services.notices.store.turns():
            await here.services.notices.send_push()
        assert not service.sent
        async with here.registry.database.engine.connect() as connection:
            assert len(list(await connection.execute(push_devices.select()))) == 1
            assert len(list(await connection.execute(notice_wishes.select()))) == 1

    run(address, work, **PUSH)


def test_the_test_notice_arrives_and_where_nothing_can_be_sent_it_is_said(
    tmp_path: Path, service: PushService
) -> None:
    async def work(here: Inside) -> None:
        bob = await here.guest("Bob", live=False)
        keys = await subscribe(bob, service, "/bob")
        await wish(bob, language="en")
        told = (await bob.ask("POST", "/api/me/notices/test")).json()
        assert told == {"sent": 1, "failed": 0}
        assert keys.read_json(service.sent[0].body)["title"] == "This device gets notifications"
        for body, code in (
            ({"endpoint": "https://10.0.0.1/x", "kinds": ALL}, "table-no-push-service"),
            ({"endpoint": "gopher://x", "kinds": ALL}, "table-no-push-service"),
            ({"endpoint": service.endpoint("/x"), "kinds": ["cards"]}, "table-no-such-notice"),
        ):
            whole = {**keys.subscription(""), **body}
            refused = await bob.ask("PUT", "/api/me/notices/device", whole)
            assert (refused.status_code, refused.json()["code"]) == (400, code)
        refused = await bob.ask("PUT", "/api/me/notices", {"language": "en", "zone": "Mars/Base"})
        assert refused.json()["code"] == "table-no-such-zone"

    run(tmp_path / "x", work, **PUSH)


def test_without_the_host_s_settings_nobody_is_called(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        bob = await here.guest("Bob", live=False)
        stand = (await bob.ask("GET", "/api/me/notices")).json()
        assert (stand["push"], stand["mail"]) == (None, False)
        keys = BrowserKeys(5, bytes(16)).subscription("https://push.example/1")
        refused = await bob.ask("PUT", "/api/me/notices/device", {**keys, "kinds": ALL})
        assert refused.json()["code"] == "table-no-notices"
        assert (await bob.ask("POST", "/api/me/notices/test")).status_code == 400

    run(tmp_path / "x", work)
