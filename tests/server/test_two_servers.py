"""Two servers on one PostgreSQL: any server serves any table."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from claimstead.store import writer
from claimstead.table.record import verdict_on
from drill.faults.play import check, open_and_sit
from tests.server.guest import Guest
from tests.server.inside import Inside, inside
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
            async with asyncio.timeout(900):
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
        async with asyncio.timeout(900):
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
        async with asyncio.timeout(900):
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
        # Nor is the minute shorter for who was connected elsewhere.
        assert 0 < ada.updates[table]["take_over"]["b"] <= 60_000
        early = await ada.refused(kind="take-over", table=table, seat="b")
        assert early["code"] == "table-back-soon"
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
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            ada, bob = await one.guest(), await two.guest()
            table = await one.table("claim-it 2 base", ada, bob)
            await ada.play_on(table, random.Random(4), 1)
            number = ada.updates[table]["number"]
            await bob.until(lambda: bob.updates[table]["number"] >= number)

    asyncio.run(both())


# Whoever changes a table's number tells all who watch; a table listens before it reads.


class Deaf:
    """A server that hears of nothing what others write until it listens again."""

    def __init__(self, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self._heard = server.hall.heard
        self._missed: list[tuple[str, int, str]] = []
        monkeypatch.setattr(server.hall, "heard", lambda *told: self._missed.append(told))

    def has_missed(self, table: str, number: int) -> bool:
        return any(each[:2] == (table, number) for each in self._missed)

    def listen(self) -> None:
        for told in self._missed:
            self._heard(*told)


async def two_players(one: Inside, two: Inside, **settings: Any) -> tuple[str, Guest, Guest]:
    """A game of two people who are connected to different servers; both see its start."""
    ada, bob = await one.guest(), await two.guest()
    return await one.table("claim-it 2 base", ada, bob, **settings), ada, bob


async def sees(guest: Guest, table: str, number: int) -> None:
    await guest.until(lambda: guest.updates[table]["number"] >= number, seconds=20)


def test_a_move_that_both_servers_get_is_seen_at_both(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.new_database("same_id")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            table, ada, bob = await two_players(one, two)
            again = Guest(two.address)
            again.cookies = ada.cookies
            await again.connect()
            await again.watch(table)
            deaf = Deaf(two, monkeypatch)
            move = ada.updates[table]["legal"][0]["move"]
            await ada.request(kind="move", table=table, move=move, id="m")
            number = ada.updates[table]["number"]
            await again.request(kind="move", table=table, move=move, id="m")
            assert again.accepted["m"] == ada.accepted["m"]
            deaf.listen()
            await sees(again, table, number)
            await sees(bob, table, number)
            await again.leave()

    asyncio.run(both())


def test_a_refusal_for_what_another_server_wrote_shows_it(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.new_database("refused")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            table, ada, bob = await two_players(one, two)
            await ada.request(kind="move", table=table, move=ada.updates[table]["legal"][0]["move"])
            await sees(bob, table, ada.updates[table]["number"])
            await ada.request(kind="ask-undo", table=table)
            number = ada.updates[table]["number"]
            await sees(bob, table, number)
            deaf = Deaf(two, monkeypatch)
            # The one who asked plays on, and the answer comes too late.
            await ada.until(lambda: ada.is_due(table))
            await ada.request(kind="move", table=table, move="stop")
            await bob.refused(kind="answer-undo", table=table, agree=True)
            deaf.listen()
            await sees(bob, table, ada.updates[table]["number"])
            assert bob.updates[table]["undo"] is None

    asyncio.run(both())


def test_time_that_has_run_out_is_seen_at_both_servers(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.new_database("time_out")
    clock = {"kind": "move", "amount": 5}

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            table, ada, bob = await two_players(one, two, clock=clock)
            deaf = Deaf(two, monkeypatch)
            for server in (one, two):
                server.hall.rooms[table].spared = 0
            await ada.until(lambda: ada.is_over(table))
            # The other server's own clock has run out, too: it finds that all is written.
            room = two.hall.rooms[table]
            while room.table.status != "over":
                await asyncio.sleep(0.02)
            deaf.listen()
            await bob.until(lambda: bob.is_over(table), seconds=20)

    asyncio.run(both())


def test_what_is_written_while_a_table_is_unfolded_is_not_missed(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.new_database("unfolded")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            ada = await one.guest()
            table = await one.table("claim-it 2 base", ada, ada)
            number = ada.updates[table]["number"]
            late = await two.guest()
            heard, read = two.hall.heard, two.hall.logs.read
            told = asyncio.Event()

            def hear(id: str, page: int, body: str = "") -> None:
                heard(id, page, body)
                if page > number:
                    told.set()

            async def read_slowly(id: str, after: int = 0) -> Any:
                pages = await read(id, after)
                if after == 0:
                    # At the edge: what was read is old when it arrives.
                    await ada.play_on(table, random.Random(1), 1)
                    await told.wait()
                return pages

            monkeypatch.setattr(two.hall, "heard", hear)
            monkeypatch.setattr(two.hall.logs, "read", read_slowly)
            await late.watch(table)
            await sees(late, table, number + 1)

    asyncio.run(both())


def test_what_is_written_before_the_opener_has_its_table_is_not_missed(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.new_database("opened")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            ada, bob = await one.guest(), await two.guest()
            append = one.hall.logs.append
            told = asyncio.Event()
            heard = one.hall.heard

            def hear(id: str, page: int, body: str = "") -> None:
                heard(id, page, body)
                if page == 2:
                    told.set()

            async def append_slowly(id: str, number: int, *rest: Any) -> None:
                await append(id, number, *rest)
                if number == 1:
                    await bob.watch(id)
                    await bob.request(kind="sit", table=id, seat="b")
                    await told.wait()

            monkeypatch.setattr(one.hall, "heard", hear)
            monkeypatch.setattr(one.hall.logs, "append", append_slowly)
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ada.open_table("claim-it 2 base", seats)
            await ada.watch(table)
            await sees(ada, table, 2)
            assert ada.updates[table]["seats"][1]["kind"] == "person"

    asyncio.run(both())
