"""Clients that behave badly on the line itself: the others play on, and nothing is had by it."""

import asyncio
import json
import os
import random
import secrets
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.guest import Guest
from tests.server.inside import Inside, run

FRAMES = {
    "reserved opcode": b"\x83\x80\x00\x00\x00\x00",
    "reserved bits": b"\xf1\x80\x00\x00\x00\x00",
    "not masked": b"\x81\x02{}",
    "a control frame in parts": b"\x09\x80\x00\x00\x00\x00",
    "a ping of 200 bytes": b"\x89\xfe\x00\xc8" + bytes(204),
    "a part of nothing": b"\x80\x80\x00\x00\x00\x00",
    "a petabyte is announced": b"\x81\xff\x00\x04\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00",
    "no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "noise": bytes(range(128, 256)),
}
CROWD = 100


async def wire(here: Inside, guest: Guest) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection with the handshake done, for frames of any kind."""
    host, _, port = here.address.partition("//")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    lines = (
        "GET /api/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {cookie}",
    )
    writer.write("\r\n".join([*lines, "", ""]).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return reader, writer


async def goes_on(*guests: Guest, table: str, moves: int = 6) -> None:
    """The game at this table is not held up."""
    number = guests[0].updates[table]["number"]
    playing = [asyncio.create_task(each.play_on(table, random.Random(1))) for each in guests]
    await guests[0].until(
        lambda: guests[0].is_over(table) or guests[0].updates[table]["number"] >= number + moves
    )
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    # A move that is under way would make the next one wrong.
    for guest in guests:
        await guest.answered()


def test_malformed_frames_end_the_connection_and_nothing_else(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        for name, frame in FRAMES.items():
            reader, writer = await wire(here, eve)
            writer.write(frame)
            async with asyncio.timeout(600):
                told = await reader.read(-1)
            assert told == b"" or told[0] == 0x88, name
            writer.close()
        await goes_on(ada, bob, table=table)

    run(tmp_path / "games.sqlite", work)
    assert "Traceback" not in capfd.readouterr().err


def test_what_somebody_says_who_goes_at_once_is_done(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = [await here.guest() for _ in range(2)]
        table = await here.table("claim-it 2 base", ada, bob)
        number = bob.updates[table]["number"]
        move = ada.updates[table]["legal"][0]["move"]
        _, writer = await wire(here, ada)
        text = json.dumps({"type": "move", "table": table, "move": move}).encode()
        writer.write(Frame(Opcode.TEXT, text).serialize(mask=True))
        writer.close()
        await bob.until(lambda: bob.updates[table]["number"] > number)

    run(tmp_path / "games.sqlite", work)


def test_moves_out_of_order_or_sent_again_by_somebody_else_do_nothing(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = [await here.guest() for _ in range(2)]
        table = await here.table("claim-it 2 base", ada, bob)
        first = ada.updates[table]["legal"][0]["move"]
        number = ada.updates[table]["number"]
        assert (await ada.refused(kind="move", table=table, move="stop", id="2"))["code"]
        assert (await bob.refused(kind="move", table=table, move=first, id="1"))["code"]
        await ada.request(kind="move", table=table, move=first, id="1")
        await ada.request(kind="move", table=table, move=first, id="1")
        assert ada.accepted["1"] == number + 1
        assert (await bob.refused(kind="move", table=table, move=first, id="1"))["code"]
        assert (await ada.refused(kind="move", table=table, move=first, id="3"))["code"]
        assert here.registry.live_tables[table].table.number == number + 1

    run(tmp_path / "games.sqlite", work)


def test_invitations_cannot_be_guessed(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, eve = [await here.guest() for _ in range(2)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        ids = [await ada.open_table("claim-it 2 base", seats) for _ in range(20)]
        assert all(len(id) == 16 for id in ids), "96 bits of them"
        assert len({id[place] for id in ids for place in range(16)}) > 40, "of 64 letters"
        # Neighbours of a table that is there, and whatever comes to mind.
        tries = [ids[0][:-1] + letter for letter in "AQgw_-0" if letter != ids[0][-1]]
        tries += [ids[0][:8], ids[0].lower(), *(secrets.token_urlsafe(12) for _ in range(50))]
        for guess in tries:
            refusal = await eve.refused(kind="watch", table=guess)
            assert refusal["code"] == "table-no-such-table"
            assert (await eve.ask("GET", f"/api/tables/{guess}/record")).status_code == 404

    run(tmp_path / "games.sqlite", work)


def test_a_second_account_sees_no_more_than_a_spectator(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, second = [await here.guest() for _ in range(3)]
        table = await here.table("claim 2 Gn Gi Dr Tr Se", ada, bob)
        await second.watch(table)
        update = second.updates[table]
        assert update["yours"] == []
        assert update["legal"] == []
        hands = here.registry.live_tables[table].table.state.hands
        seen = b"".join(second.received).decode()
        only_held = [
            str(card) for hand in hands for card in hand if str(card).startswith(("Dr", "Se"))
        ]
        turned = {str(card) for card in here.registry.live_tables[table].table.state.middle}
        assert not [card for card in set(only_held) - turned if f'"{card}"' in seen]
        await goes_on(ada, bob, table=table)

    run(tmp_path / "games.sqlite", work)


def test_who_never_reads_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        _, writer = await wire(here, eve)
        message = f'{{"type":"watch","table":"{table}","since":0}}'.encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(message))
        frame = bytes((0x81, 0x80 | len(message))) + mask + masked
        # Many questions, and not one of the answers is taken.
        writer.write(frame * 2000)
        await goes_on(ada, bob, table=table, moves=20)
        writer.transport.abort()
        await goes_on(ada, bob, table=table)

    run(tmp_path / "games.sqlite", work)


def test_a_storm_of_connections_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)

        async def come_and_go(_: int) -> None:
            one = Guest(here.address)
            one.cookies = eve.cookies
            await one.connect()
            await one.send(kind="watch", table=table, since=0)
            await one.leave()

        storm = asyncio.gather(*map(come_and_go, range(CROWD)), return_exceptions=True)
        await goes_on(ada, bob, table=table)
        failed = [each for each in await storm if each is not None]
        assert not [each for each in failed if not isinstance(each, ConnectionClosed | OSError)]
        live = here.registry.live_tables[table]
        while len(live.clients) > 2:
            await asyncio.sleep(0.05)
        assert len(live.clients) == 2

    run(tmp_path / "games.sqlite", work)
