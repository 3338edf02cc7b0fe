"""Two servers on one PostgreSQL: any server serves any table."""

import asyncio
import random
from pathlib import Path

import pytest

from claimstead.store import writer
from claimstead.table.record import verdict_on
from drill.faults.play import check, open_and_sit
from tests.server.guest import Guest
from tests.server.inside import inside
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Serving


def test_players_on_two_servers_play_one_game(postgresql: PostgreSQL, tmp_path: Path) -> None:
    asyncio.run(_together(postgresql.new_database("together"), tmp_path))


async def _together(database: str, folder: Path) -> None:
    one, two = Serving(database, folder), Serving(database, folder)
    try:
        rng = random.Random(1)
        for setup in ("claim 2 Go Kn Un Dw Do", "claim-it 3 base"):
            table, guests = await open_and_sit([one.address, two.address], setup)
            async with asyncio.timeout(120):
                await asyncio.gather(*(guest.play_through(table, rng) for guest in guests))
            await check(database, table, guests)
            assert not any(guest.losses for guest in guests)
    finally:
        one.stop()
        two.stop()


def test_when_one_is_killed_its_players_go_on_at_the_other(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    asyncio.run(_one_dies(postgresql.new_database("one_dies"), tmp_path))


async def _one_dies(database: str, folder: Path) -> None:
    one, two = Serving(database, folder), Serving(database, folder)
    try:
        rng = random.Random(2)
        table, guests = await open_and_sit(
            [one.address, two.address], "claim 3 Gn Gi Dr Tr Se Un Dw"
        )
        playing = [asyncio.create_task(guest.play_through(table, rng)) for guest in guests]
        await guests[0].until(lambda: guests[0].updates[table]["number"] > 20)
        await asyncio.to_thread(one.kill)
        number = guests[1].updates[table]["number"]
        # Within five seconds the players of the dead server have moved at the other one.
        await guests[1].until(lambda: guests[1].updates[table]["number"] > number + 3, seconds=5)
        async with asyncio.timeout(120):
            await asyncio.gather(*playing)
        assert guests[0].losses
        assert not guests[1].losses
        await check(database, table, guests)
        record = await guests[1].ask("GET", f"/api/tables/{table}/record")
        assert verdict_on(record.text).good
    finally:
        one.stop()
        two.stop()


def test_a_computer_player_moves_once_though_two_servers_watch(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    asyncio.run(_computers(postgresql.new_database("computers"), tmp_path))


async def _computers(database: str, folder: Path) -> None:
    one, two = Serving(database, folder), Serving(database, folder)
    try:
        player, spectator = await Guest(one.address).arrive(), await Guest(two.address).arrive()
        seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
        table = await player.open_table("claim 2 Gn Gi Dr Tr Se", seats)
        for guest in (player, spectator):
            await guest.connect()
            await guest.watch(table)
        await player.request(kind="start", table=table)
        async with asyncio.timeout(120):
            await player.play_on(table, random.Random(3))
            await spectator.until(lambda: spectator.is_over(table))
        record = await player.ask("GET", f"/api/tables/{table}/record")
        assert verdict_on(record.text).good
    finally:
        one.stop()
        two.stop()


def test_each_server_knows_who_is_connected_to_the_other(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    asyncio.run(_presence(postgresql.new_database("presence"), tmp_path))


async def _presence(database: str, folder: Path) -> None:
    one, two = Serving(database, folder), Serving(database, folder)
    try:
        table, (ada, bob) = await open_and_sit([one.address, two.address], "claim-it 2 base")

        def is_there(guest: Guest, seat: str) -> bool:
            return bool(guest.updates[table]["seats"]["ab".index(seat)]["present"])

        await ada.until(lambda: is_there(ada, "b"))
        await bob.until(lambda: is_there(bob, "a"))
        # Who is at the table elsewhere can't be taken over from here.
        await ada.send(kind="take-over", table=table, seat="b")
        await ada.until(lambda: bool(ada.refusals))
        await bob.leave()
        await ada.until(lambda: not is_there(ada, "b"))
        late = await Guest(two.address).arrive()
        await late.connect()
        await late.watch(table)
        await late.until(lambda: is_there(late, "a"))
        await asyncio.to_thread(one.kill)
        await late.until(lambda: not is_there(late, "a"), seconds=60)
    finally:
        one.stop()
        two.stop()


def test_what_is_too_long_to_be_told_is_read_by_the_other_server(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "NOTICE_SIZE", 0)
    database = postgresql.new_database("long_pages")

    async def both() -> None:
        async with asyncio.timeout(120), inside(database) as one, inside(database) as two:
            ada, bob = await one.guest(), await two.guest()
            table = await one.table("claim-it 2 base", ada, bob)
            await ada.play_on(table, random.Random(4), 1)
            number = ada.updates[table]["number"]
            await bob.until(lambda: bob.updates[table]["number"] >= number)

    asyncio.run(both())
