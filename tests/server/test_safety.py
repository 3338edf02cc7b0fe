"""What keeps the server safe: tokens, origins, headers, limits, quiet logs."""

import asyncio
import contextlib
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from limits import RateLimitItemPerMinute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from claimstead.protocol import typescript
from claimstead.server.app import HEADERS
from claimstead.server.routes import people, tables
from claimstead.server.services import limits
from claimstead.server.services.identity import COOKIE
from tests.server.full_disk import connect_beside
from tests.server.guest import WAIT, Guest
from tests.server.inside import Inside, run

ROOT = Path(__file__).parents[2]
TWO = [{"kind": "me"}, {"kind": "open"}]
BODY = {"settings": {"setup": "claim-it 2 base"}, "seats": TWO}


def test_a_post_without_the_token_is_refused(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as http:
            cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
            for token in ({}, {"x-csrftoken": "wrong"}):
                headers = {"cookie": cookies, **token}
                for method, path in (
                    ("POST", "/api/tables"),
                    ("POST", "/api/session"),
                    ("PUT", "/api/me"),
                    ("DELETE", "/api/me"),
                ):
                    answer = await http.request(method, path, headers=headers, json=BODY)
                    assert answer.status_code == 403, (method, path)
        assert (await ada.ask("POST", "/api/tables", BODY)).status_code == 201

    run(tmp_path / "games.sqlite", work)


@contextlib.asynccontextmanager
async def socket(here: Inside, guest: Guest | None, **headers: str) -> Any:
    if guest is not None:
        headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in guest.cookies.items())
    address = here.address.replace("http", "ws", 1) + "/api/live"
    async with connect(address, additional_headers=headers, open_timeout=WAIT) as connection:
        yield connection


def test_only_pages_of_this_server_may_connect(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        host = here.address.partition("//")[2]
        for origin in (here.address, "https://friends.example"):
            async with socket(here, ada, Origin=origin) as connection:
                await connection.send('{"type":"ping"}')
                assert "pong" in await connection.recv()
        for origin in (
            "https://evil.example",
            "null",
            f"http://evil.{host}",
            f"http://{host}.evil.example",
            "https://friends.example.evil.example",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with socket(here, ada, Origin=origin):
                    pass
            assert refused.value.response.status_code == 403

    run(tmp_path / "games.sqlite", work, origins=("https://friends.example",))


def test_nobody_connects_without_a_cookie(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        with pytest.raises(InvalidStatus):
            async with socket(here, None):
                pass
        with pytest.raises(InvalidStatus):
            async with socket(here, None, Cookie=f"{COOKIE}=forged.cookie"):
                pass

    run(tmp_path / "games.sqlite", work)


def test_the_safety_headers_are_on_every_answer(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        for method, path, status in (
            ("GET", "/", 200),
            ("GET", "/table/some-table", 200),
            ("GET", "/api/me", 200),
            ("GET", "/api/games", 200),
            ("GET", "/health", 200),
            ("GET", "/metrics", 200),
            ("GET", "/schema/openapi.json", 200),
            ("GET", "/api/nothing", 404),
            ("GET", "/no/such/file.js", 404),
            ("GET", "/assets/nothing.js", 404),
            ("GET", "/api/tables/abcdefghijkl/record", 404),
            ("GET", "/api/tables/x/record", 404),
            ("PATCH", "/api/me", 405),
            ("POST", "/api/tables", 400),
        ):
            answer = await ada.ask(method, path)
            assert answer.status_code == status, (method, path, answer.text)
            assert HEADERS.items() <= dict(answer.headers).items(), (method, path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy
        assert "unsafe-eval" not in policy

    run(tmp_path / "games.sqlite", work)


def test_an_answer_never_says_what_failed_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)

        async def fail(*_: object) -> None:
            raise RuntimeError("the secret is 0123abcd")

        monkeypatch.setattr(here.registry.logs, "tables_of", fail)
        answer = await ada.ask("GET", "/api/me/tables")
        assert answer.status_code == 500
        assert "0123abcd" not in answer.text
        assert HEADERS.items() <= dict(answer.headers).items()

    run(tmp_path / "games.sqlite", work)
    told = capfd.readouterr().err
    assert '"told":"a request failed"' in told
    assert "RuntimeError" in told
    assert "0123abcd" not in told


def test_health_and_metrics(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        assert (await ada.ask("GET", "/health")).json() == {"status": "ok"}
        await here.table("claim-it 2 base", ada, bob)
        told = (await ada.ask("GET", "/metrics")).text
        for name in ("moves_total", "tables", "clients", "writing_seconds_count"):
            assert re.search(rf"^claimstead_{name} [1-9]", told, re.M), name

    run(tmp_path / "games.sqlite", work)


# Limits


@pytest.fixture
def one_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits of HTTP, so low that a test reaches them."""
    for name, pages in (("NEW_PEOPLE", people), ("LOG_IN", limits)):
        limit = RateLimitItemPerMinute(2, namespace=f"test-{name}")
        monkeypatch.setattr(pages, name, limit)
    monkeypatch.setattr(tables, "NEW_TABLES", RateLimitItemPerMinute(3, namespace="test-t"))
    limits._limiter.storage.reset()


@pytest.mark.usefixtures("one_a_minute")
def test_who_asks_too_often_over_http_is_refused(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        await here.guest(live=False)
        third = await Guest(here.address).ask("GET", "/api/me")
        assert third.status_code == 429
        assert third.json()["code"] == "table-too-fast"
        tables = [(await ada.ask("POST", "/api/tables", BODY)).status_code for _ in range(4)]
        assert tables == [201, 201, 201, 429]
        wrong = {"account": "nobody", "password": "wrong horse"}
        tries = [(await ada.ask("POST", "/api/session", wrong)).status_code for _ in range(3)]
        assert tries == [401, 401, 429]

    run(tmp_path / "games.sqlite", work, limits=True)


def test_who_sends_too_much_over_the_socket_is_refused_and_others_are_not(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        for _ in range(120):
            await ada.send(kind="ping")
        await ada.until(lambda: len(ada.refusals) >= 15)
        assert {each["code"] for each in ada.refusals} == {"table-too-fast"}
        await bob.send(kind="ping", id="x")
        await bob.until(lambda: any(b'"pong"' in each for each in bob.received))
        assert not bob.refusals

    run(tmp_path / "games.sqlite", work, limits=True)


def test_nobody_has_too_many_open_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "OPEN_TABLES", 2)

    async def work(here: Inside) -> None:
        ada, bob = await here.guest(live=False), await here.guest(live=False)
        first = await ada.open_table("claim-it 2 base", TWO)
        await ada.open_table("claim-it 2 base", [{"kind": "open"}] * 2)
        refused = await ada.ask("POST", "/api/tables", BODY)
        assert (refused.status_code, refused.json()["code"]) == (400, "table-too-many-tables")
        assert (await bob.ask("POST", "/api/tables", BODY)).status_code == 201
        assert (await bob.ask("POST", f"/api/tables/{first}/close")).status_code == 400
        assert (await ada.ask("POST", f"/api/tables/{first}/close")).status_code == 204
        assert (await ada.ask("POST", "/api/tables", BODY)).status_code == 201

    run(tmp_path / "games.sqlite", work)


# Secrets


def test_neither_logs_nor_answers_have_the_secret_before_the_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    secrets = []

    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim 2 Gn Gi Dr Tr Se", ada, bob)
        secret = here.registry.live_tables[table].table.secret
        secrets.append(secret)
        await eve.watch(table)
        await eve.refused(kind="move", table=table, move="Gn1")
        await ada.refused(kind="move", table=table, move="nonsense")
        for path in ("record", "verdict", "replay"):
            answer = await ada.ask("GET", f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-not-over")
            assert secret not in answer.text
        assert not any(secret.encode() in each for g in (ada, bob, eve) for each in g.received)
        await ada.request(kind="resign", table=table)
        await eve.until(lambda: eve.is_over(table))
        assert eve.updates[table]["secret"] == secret
        assert secret in (await eve.ask("GET", f"/api/tables/{table}/record")).text

    run(tmp_path / "games.sqlite", work)
    told = capfd.readouterr()
    assert "table opened" in told.err
    assert secrets[0] not in told.err + told.out


def test_a_position_with_hidden_cards_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    position = (
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\n"
        "hand a: Gi5 Tr4\nhand b: Gi3 Dr8\nscore a: Se4\nscore b: Dr9"
    )

    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim 2 Gn Gi Dr Tr Se", ada, bob, position=position)
        assert bob.updates[table]["settings"]["position"] == "set-up"
        assert not any(b"Tr4" in each for each in bob.received)
        await ada.request(kind="resign", table=table)
        await bob.until(lambda: bob.is_over(table))
        assert bob.updates[table]["settings"]["position"] == position

    run(tmp_path / "games.sqlite", work)


def test_the_types_of_the_browser_app_are_current() -> None:
    """`make types` writes them."""
    current = (ROOT / "web" / "src" / "lib" / "messages.ts").read_text(encoding="utf-8")
    assert current == typescript.types()


def test_health_says_when_there_is_no_database(tmp_path: Path) -> None:
    def lose_people() -> None:
        with contextlib.closing(connect_beside(tmp_path / "games.sqlite")) as connection:
            connection.execute("ALTER TABLE people RENAME TO lost")

    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        assert (await ada.ask("GET", "/health")).status_code == 200
        await asyncio.to_thread(lose_people)
        answer = await ada.ask("GET", "/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "no database"})

    run(tmp_path / "games.sqlite", work)
