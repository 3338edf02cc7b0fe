"""At the door: strangers who hold connections, send half a request, or send without end."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from limits import RateLimitItemPerHour
from websockets.exceptions import InvalidStatus

from claimstead.server import guard
from claimstead.server.live import session
from claimstead.server.options import Options
from claimstead.server.services import limits
from tests.server.guest import WAIT, Guest
from tests.server.inside import Inside, run
from tests.server.test_hostile_clients import goes_on, wire

STRANGER = ("127.0.0.2", 0)
"""Any address of the loopback that is not a proxy's."""


async def connection(here: Inside) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = here.address.partition("//")[2].partition(":")
    return await asyncio.open_connection(host, int(port), local_addr=STRANGER)


async def answer_to(here: Inside, *parts: bytes) -> bytes:
    """What is told until the connection ends."""
    reader, writer = await connection(here)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass
    try:
        return await reader.read(-1)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def test_a_header_without_end_is_refused(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        for begun in (b"GET / HTTP/1.1\r\nHost: x\r\nA: ", b"GET /", b"GET / HTTP/1.1\r\n"):
            reader, writer = await connection(here)
            writer.write(begun)
            sent = 0
            while not reader.at_eof() and sent < 50_000_000:
                writer.write(b"a" * 60_000)
                sent += 60_000
                try:
                    await asyncio.wait_for(reader.read(1000), 0.01)
                except TimeoutError:
                    continue
                except ConnectionError:
                    break
            assert sent < 50_000_000, begun
            writer.close()
        many = b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 60_000
        told = await answer_to(here, many + b"\r\n")
        assert told == b"" or told.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))
        usual = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nA: " + b"a" * 8000
        assert (await answer_to(here, usual + b"\r\n\r\n")).startswith(b"HTTP/1.1 200")

    run(tmp_path / "games.sqlite", work)


def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    body = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"

    async def work(here: Inside) -> None:
        for half in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nA: b", body):
            # It ends by itself: nobody else would end it.
            told = await answer_to(here, half)
            assert told == b"" or told.startswith((b"HTTP/1.1 408", b"HTTP/1.1 4")), half
        eve = await here.guest()
        await asyncio.sleep(0.5)
        await eve.send(kind="ping", id="still there")
        await eve.until(lambda: any(b"still there" in each for each in eve.received))

    run(tmp_path / "games.sqlite", work)


def test_a_proxy_ends_its_resting_connections_itself(tmp_path: Path) -> None:
    asked = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"

    async def work(here: Inside) -> None:
        port = int(here.address.rpartition(":")[2])
        strange_reader, strange_writer = await connection(here)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for each in (strange_writer, writer):
            each.write(asked)
        assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
        # A stranger's is ended once it has rested for a while; the proxy's has rested as long.
        assert (await strange_reader.read(-1)).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.5)
        writer.write(asked)
        assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
        for each in (strange_writer, writer):
            each.close()

    run(tmp_path / "games.sqlite", work)


def test_one_address_has_so_many_connections_and_others_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "CONNECTIONS", 5)

    async def work(here: Inside) -> None:
        held = [await connection(here) for _ in range(5)]
        asked = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        assert await answer_to(here, asked) == b""
        # From the machine itself, where a proxy would be, anybody may come.
        assert (await Guest(here.address).ask("GET", "/health")).status_code == 200
        for _, writer in held:
            writer.close()
        while guard._open:
            await asyncio.sleep(0.01)
        assert (await answer_to(here, asked)).startswith(b"HTTP/1.1 200")

    run(tmp_path / "games.sqlite", work, limits=True)


def test_files_are_left_for_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob)
        monkeypatch.setattr(guard, "most_connections", lambda: 8)
        held = [await connection(here) for _ in range(20)]
        waiting = [asyncio.create_task(end_of(*each)) for each in held]
        # Those few that are left are not ended by anybody.
        while sum(each.done() for each in waiting) < 14:
            await asyncio.sleep(0.01)
        for each in waiting:
            each.cancel()
        await goes_on(ada, bob, table=table)
        for _, writer in held:
            writer.close()

    run(tmp_path / "games.sqlite", work)


async def end_of(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Until the server has ended a connection."""
    with contextlib.suppress(ConnectionError):
        await reader.read()


@pytest.mark.parametrize("name", ["LIVE_OF_A_PERSON", "LIVE_OF_AN_ADDRESS"])
def test_nobody_has_too_many_live_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(limits, name, 3)

    async def work(here: Inside) -> None:
        eve = await here.guest()
        again = []
        for _ in range(2):
            again.append(Guest(here.address))
            again[-1].cookies = eve.cookies
            await again[-1].connect()
        more = Guest(here.address)
        more.cookies = eve.cookies
        with pytest.raises(InvalidStatus):
            await more.connect()
        if name == "LIVE_OF_A_PERSON":
            await here.guest()
        for each in again:
            await each.leave()
        while True:
            try:
                await more.connect()
            except InvalidStatus:
                await asyncio.sleep(0.02)
            else:
                break
        await more.leave()

    run(tmp_path / "games.sqlite", work, limits=True)


def test_whoever_floods_is_disconnected_and_the_others_play_on(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        frame = b'\x81\x8f\0\0\0\0{"type":"ping"}'
        reader, writer = await wire(here, eve)
        writer.write(frame * 3000)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(50_000_000)
        await goes_on(ada, bob, table=table)
        writer.close()

    run(tmp_path / "games.sqlite", work, limits=True)


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"], ids=["ping", "pong"])
def test_whoever_floods_with_empty_frames_is_disconnected(tmp_path: Path, frame: bytes) -> None:
    async def work(here: Inside) -> None:
        eve = await here.guest(live=False)
        reader, writer = await wire(here, eve)
        writer.write(frame * 2000)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(50_000_000)
        writer.close()

    run(tmp_path / "games.sqlite", work)


def test_a_flood_is_read_in_small_portions_and_others_have_their_turn_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    receive = session.Session.receive

    async def noted(self: session.Session, text: str | bytes) -> None:
        order.append(str(text))
        await receive(self, text)

    monkeypatch.setattr(session.Session, "receive", noted)

    async def work(here: Inside) -> None:
        ada, eve = await here.guest(), await here.guest(live=False)
        _, writer = await wire(here, eve)
        writer.write(b'\x81\x8f\0\0\0\0{"type":"ping"}' * 3000)
        while not order:
            await asyncio.sleep(0)
        await ada.send(kind="ping", id="ada")
        await ada.until(lambda: any(b'"ada"' in each for each in ada.received))
        # She did not wait until all of that was dealt with: each has one message a turn.
        assert next(at for at, text in enumerate(order) if "ada" in text) < 2000
        writer.close()

    run(tmp_path / "games.sqlite", work)


def test_who_is_too_fast_is_told_which_request_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "MESSAGES", RateLimitItemPerHour(100, namespace="test-messages"))

    async def work(here: Inside) -> None:
        eve = await here.guest()
        for number in range(130):
            await eve.send(kind="ping", id=f"p{number}")
        await eve.until(lambda: len(eve.refusals) >= 30)
        told = {each["id"]: each["code"] for each in eve.refusals}
        assert told == {f"p{number}": "table-too-fast" for number in range(100, 130)}

    run(tmp_path / "games.sqlite", work, limits=True)


def test_whoever_asks_without_end_over_http_is_refused_cheaply(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REQUESTS", RateLimitItemPerHour(5, namespace="test-requests"))

    async def work(here: Inside) -> None:
        guest = Guest(here.address)
        statuses = [(await guest.ask("GET", "/api/games")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        refused = await guest.ask("GET", "/")
        assert refused.json()["code"] == "table-too-fast"
        assert refused.headers["x-content-type-options"] == "nosniff"

    run(tmp_path / "games.sqlite", work, limits=True)


# Every unforeseen answer is a 4xx with a sentence.

DEEP = b"[" * 100_000
STRANGE: dict[str, bytes] = {
    "deep": DEEP,
    "deep in an object": b'{"text":' + b'{"a":' * 50_000,
    "no UTF-8": b'{"text":"\xff\xfe"}',
    "half a surrogate": b'{"text":"\\ud800"}',
    "a number of 400 digits": b'{"text":' + b"9" * 400 + b"}",
    "a number of 5000 digits": b'{"text":' + b"9" * 5000 + b"}",
    "a number of 400 digits and a point": b'{"text":' + b"9" * 400 + b".5}",
    "an exponent": b'{"text":1e400}',
    "a zero byte": b'{"text":"\\u0000"}',
    "nothing": b"",
    "another kind": b"\x00\x01\x02",
}
ROUTES = (
    ("POST", "/api/replay", b'"text"'), ("POST", "/api/verdict", b'"text"'),
    ("POST", "/api/review", b'"text"'), ("POST", "/api/analysis", b'"position"'),
    ("POST", "/api/lesson/try", b'"move":"x","position"'),
    ("POST", "/api/lesson/view", b'"position"'), ("POST", "/api/tables", b'"seats":[],"settings"'),
    ("PUT", "/api/me", b'"name"'), ("POST", "/api/account", b'"account":"eve","password"'),
    ("POST", "/api/session", b'"password":"correct horse","account"'),
    ("POST", "/api/puzzles/1/answer", b'"move"'), ("POST", "/api/duplicates", b'"boards"'),
    ("POST", "/api/duplicates/abcdefghijkl/join", b'"group"'),
)  # fmt: skip
PATHS = (
    "/assets/%00", "/%00", "/assets/%ff", "/assets/..%2f..%2fetc%2fpasswd", "/assets/" + "a" * 5000,
    "/api/tables/%00/record", "/api/tables/%ff%fe%ff%fe%ff/record", "/api/puzzles/" + "9" * 400,
    "/api/puzzles/" + "9" * 5000, "/api/puzzles/1/hints/" + "9" * 400, "/icon.svg%00", "/table/%0a",
    "/api/ratings?kind=%00", "/api/ratings?kind=%ff", "/api/analysis/example?setup=%00",
    "/api/analysis/example?setup=claim-it%20" + "9" * 100, "/api/puzzles/today?language=%ff%ff",
    "/api/analysis/example?setup=claim-it%20%D9%A2%20base", "/schema/%00", "/health/%00",
)  # fmt: skip


async def ask_strange_things(here: Inside) -> None:
    eve = await here.guest(live=False)
    headers = {"x-csrftoken": eve.cookies["csrftoken"], "content-type": "application/json"}
    async with httpx.AsyncClient(
        base_url=here.address, cookies=eve.cookies, headers=headers, timeout=WAIT
    ) as http:
        for method, path, field in ROUTES:
            for name, body in STRANGE.items():
                answer = await http.request(method, path, content=body.replace(b'"text"', field))
                check(answer, f"{method} {path} {name}")
        for path in PATHS:
            check(await http.get(path), path)


def check(answer: httpx.Response, what: str) -> None:
    assert answer.status_code < 500, what
    if answer.status_code >= 400 and not answer.headers["content-type"].startswith("text/html"):
        assert answer.json()["reason"], what


def test_no_strange_request_is_an_error_of_the_server(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path / "games.sqlite", ask_strange_things)
    told = capfd.readouterr().err
    assert "a request failed" not in told
    assert "Traceback" not in told


def test_what_fails_is_logged_without_the_address_of_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    ids = []

    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)

        async def fail(*_: Any) -> None:
            raise RuntimeError("it broke")

        id = "SomeTableOrMatch"
        ids.append(id)
        monkeypatch.setattr(here.registry, "live_table", fail)
        monkeypatch.setattr(here.services.duplicates, "match", fail)
        for path in (f"/api/tables/{id}/record", f"/api/duplicates/{id}"):
            assert (await ada.ask("GET", path)).status_code == 500

    run(tmp_path / "games.sqlite", work)
    told = capfd.readouterr().err
    assert told.count('"told":"a request failed"') == 2
    assert "/api/duplicates/{match" in told
    assert ids[0] not in told


def test_the_door_is_the_same_in_every_process() -> None:
    """Several workers import it by its name."""
    assert guard.Door.__module__ == "claimstead.server.guard"
    assert Options().limits
