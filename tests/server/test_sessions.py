"""Sessions: each change of rights begins a new one, they end by age and by their owner's wish."""

from pathlib import Path

import httpx
import pytest

from claimstead.server.live import table_registry
from claimstead.server.services import limits
from claimstead.server.services.identity import COOKIE
from claimstead.server.services.limits import network_of, wide_network_of
from claimstead.table.clock import now
from tests.server.guest import LOST, Guest
from tests.server.inside import Inside, run

ADA = {"account": "Ada", "password": "correct horse"}
DAY = 24 * 3_600_000


def copy_of(guest: Guest) -> Guest:
    """Somebody who has this guest's cookie of now."""
    other = Guest(guest.address)
    other.cookies = httpx.Cookies(guest.cookies)
    return other


async def is_known(guest: Guest) -> bool:
    return (await guest.ask("GET", "/api/me/tables")).status_code == 200


def test_the_cookie_changes_with_every_change_of_rights(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        thieves = [copy_of(ada)]
        assert (await ada.ask("POST", "/api/account", ADA)).status_code == 201
        thieves.append(copy_of(ada))
        change = {"password": ADA["password"], "new": "battery staple"}
        assert (await ada.ask("PUT", "/api/account", change)).status_code == 200
        thieves.append(copy_of(ada))
        assert [await is_known(each) for each in thieves] == [False, False, True]
        new = {**ADA, "password": change["new"]}
        assert (await ada.ask("POST", "/api/session", new)).status_code == 200
        assert not await is_known(thieves[-1])
        assert len({each.cookies[COOKIE] for each in (*thieves, ada)}) == 4
        thieves.append(copy_of(ada))
        await ada.ask("DELETE", "/api/session")
        assert not await is_known(thieves[-1])
        # The guest's cookie from before the account owns nothing, however often it is tried.
        assert (await thieves[0].ask("GET", "/api/me")).json()["account"] is None

    run(tmp_path / "games.sqlite", work)


def test_a_password_is_changed_by_who_knows_the_old_one(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        wrong = {"password": "wrong horse", "new": "battery staple"}
        assert (await ada.ask("PUT", "/api/account", wrong)).json()["code"] == "table-no-account"
        await ada.ask("POST", "/api/account", ADA)
        refused = await ada.ask("PUT", "/api/account", wrong)
        assert refused.json()["code"] == "table-no-such-account"
        short = {"password": ADA["password"], "new": "short"}
        refused = await ada.ask("PUT", "/api/account", short)
        assert refused.json()["code"] == "table-account-password"
        right = {**wrong, "password": ADA["password"]}
        assert (await ada.ask("PUT", "/api/account", right)).status_code == 200
        other = await here.guest(live=False)
        assert (await other.ask("POST", "/api/session", ADA)).status_code == 401
        new = {**ADA, "password": "battery staple"}
        assert (await other.ask("POST", "/api/session", new)).status_code == 200

    run(tmp_path / "games.sqlite", work)


def test_sessions_are_listed_and_ended_by_their_owner(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        await ada.ask("POST", "/api/account", ADA)
        devices = [await here.guest(live=False) for _ in range(3)]
        for device in devices:
            await device.ask("POST", "/api/session", ADA)
        lines = (await ada.ask("GET", "/api/me/sessions")).json()
        assert sorted(each["here"] for each in lines) == [False, False, False, True]
        own = next(each for each in lines if each["here"])
        assert own["id"] not in ada.cookies[COOKIE]
        await devices[0].connect()
        (first,) = (
            each["id"]
            for each in (await devices[0].ask("GET", "/api/me/sessions")).json()
            if each["here"]
        )
        assert (await ada.ask("DELETE", f"/api/me/sessions/{first}")).status_code == 204
        assert [await is_known(each) for each in devices] == [False, True, True]
        with pytest.raises(LOST):
            await devices[0].until(lambda: False)
        assert (await ada.ask("DELETE", "/api/me/sessions")).status_code == 204
        assert [await is_known(each) for each in (ada, *devices)] == [True, False, False, False]
        # A stranger ends nobody's.
        eve = await here.guest(live=False)
        assert (await eve.ask("DELETE", f"/api/me/sessions/{own['id']}")).status_code == 204
        assert await is_known(ada)

    run(tmp_path / "games.sqlite", work)


def test_a_session_that_is_not_used_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = {"days": 0}
    monkeypatch.setattr(
        "claimstead.server.services.identity.now", lambda: now() + ahead["days"] * DAY
    )

    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        ahead["days"] = 20
        assert await is_known(ada)
        ahead["days"] = 45
        assert await is_known(ada), "it was used meanwhile"
        ahead["days"] = 76
        assert not await is_known(ada)

    run(tmp_path / "games.sqlite", work, session_days=30)


def test_a_connection_ends_when_its_session_was_ended_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "SESSIONS_SECONDS", 3600)

    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        bob = await here.guest("Bob")
        client = next(iter(here.registry.clients))
        await here.registry.sessions.end(client.person)
        await here.registry.look_at_sessions()
        ended = ada if not await is_known(ada) else bob
        with pytest.raises(LOST):
            await ended.until(lambda: False)
        assert (bob if ended is ada else ada).is_connected

    run(tmp_path / "games.sqlite", work)


def test_log_ins_are_limited_by_account_and_by_network(tmp_path: Path) -> None:
    """From 25 addresses of one network there are no more tries than from one."""

    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        await ada.ask("POST", "/api/account", ADA)
        wrong = {**ADA, "password": "wrong horse"}
        eve = await here.guest(live=False)
        codes = []
        for number in range(25):
            eve.headers = {"x-forwarded-for": f"2001:db8::{number + 1:x}"}
            codes.append((await eve.ask("POST", "/api/session", wrong)).status_code)
        assert codes == [401] * 10 + [429] * 15

    limits._limiter.storage.reset()
    run(tmp_path / "games.sqlite", work, limits=True)


def test_whoever_has_a_network_of_ipv6_has_one_limit() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9")
    assert network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")
    assert wide_network_of("192.0.2.1") == wide_network_of("192.0.2.2")
    assert network_of("nowhere") == "nowhere"


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "a\u200bb", "\u202eadA"])
def test_names_that_nobody_sees_are_refused(tmp_path: Path, name: str) -> None:
    async def work(here: Inside) -> None:
        eve = await here.guest(live=False)
        assert (await eve.ask("PUT", "/api/me", {"name": name})).json()["code"] == "table-text"

    run(tmp_path / "games.sqlite", work)
