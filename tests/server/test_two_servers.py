"""Two servers on one PostgreSQL: any server serves any table."""

import asyncio
import random
from pathlib import Path
from typing import Any

import psycopg
import pytest

from claimstead.store import telling
from claimstead.store.writer import Job
from claimstead.table.record import verdict_on
from drill.faults.play import check, open_and_sit
from tests.server.guest import Guest
from tests.server.inside import Inside, inside
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Serving
from tests.server.test_profiles import register


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
    asyncio.run(_one_dies(postgresql.laid_out("one_dies"), tmp_path))


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
        # The players of the dead server have moved at the other one.
        await guests[1].until(lambda: guests[1].updates[table]["number"] > number + 3)
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
    asyncio.run(_computers(postgresql.laid_out("computers"), tmp_path))


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
    asyncio.run(_presence(postgresql.laid_out("presence"), tmp_path))


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
        await late.until(lambda: not is_there(late, "a"))
    finally:
        one.stop()
        two.stop()


def test_what_is_too_long_to_be_told_is_read_by_the_other_server(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "NOTICE_SIZE", 0)
    database = postgresql.laid_out("long_pages")

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
        self._heard = server.registry.heard
        self._missed: list[tuple[str, int, str]] = []
        monkeypatch.setattr(server.registry, "heard", lambda *told: self._missed.append(told))

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
    await guest.until(lambda: guest.updates[table]["number"] >= number)


def test_a_move_that_both_servers_get_is_seen_at_both(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.laid_out("same_id")

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
    database = postgresql.laid_out("refused")

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
    database = postgresql.laid_out("time_out")
    clock = {"kind": "move", "amount": 5}

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            table, ada, bob = await two_players(one, two, clock=clock)
            deaf = Deaf(two, monkeypatch)
            for server in (one, two):
                server.registry.live_tables[table].spared = 0
            await ada.until(lambda: ada.is_over(table))
            # The other server's own clock has run out, too: it finds that all is written.
            live = two.registry.live_tables[table]
            while live.table.status != "over":
                await asyncio.sleep(0.02)
            deaf.listen()
            await bob.until(lambda: bob.is_over(table))

    asyncio.run(both())


def test_what_is_written_while_a_table_is_unfolded_is_not_missed(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.laid_out("unfolded")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            ada = await one.guest()
            table = await one.table("claim-it 2 base", ada, ada)
            number = ada.updates[table]["number"]
            late = await two.guest()
            heard, read = two.registry.heard, two.registry.logs.read
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

            monkeypatch.setattr(two.registry, "heard", hear)
            monkeypatch.setattr(two.registry.logs, "read", read_slowly)
            await late.watch(table)
            await sees(late, table, number + 1)

    asyncio.run(both())


def test_what_is_written_before_the_opener_has_its_table_is_not_missed(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.laid_out("opened")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            ada, bob = await one.guest(), await two.guest()
            append = one.registry.logs.append
            told = asyncio.Event()
            heard = one.registry.heard

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

            monkeypatch.setattr(one.registry, "heard", hear)
            monkeypatch.setattr(one.registry.logs, "append", append_slowly)
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ada.open_table("claim-it 2 base", seats)
            await ada.watch(table)
            await sees(ada, table, 2)
            assert ada.updates[table]["seats"][1]["kind"] == "person"

    asyncio.run(both())


def test_a_page_of_which_nobody_was_told_is_seen_at_the_other_server(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.laid_out("untold")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            table, ada, bob = await two_players(one, two)
            # As if the server were killed each time between the commit and the notice.
            dropped: list[Job] = []
            monkeypatch.setattr(telling.NoticeJournal, "told", lambda _, jobs: dropped.extend(jobs))
            await ada.play_on(table, random.Random(4), 1)
            number = ada.updates[table]["number"]
            await sees(bob, table, number)
            assert number in {job.number for job in dropped if job.table == table}

    asyncio.run(both())


def test_a_server_hears_of_tables_that_are_in_use_there_and_of_no_others(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.laid_out("groups")

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            heard: list[int] = []
            hear = two.registry.heard

            def note(id: str, number: int, body: str = "") -> None:
                heard.append(number)
                hear(id, number, body)

            monkeypatch.setattr(two.registry, "heard", note)
            # The other way to notice a page shall not help here.
            monkeypatch.setattr(two.registry.listener, "look", lambda: asyncio.sleep(0))
            ada, late = await one.guest(), await two.guest()
            table = await one.table("claim-it 2 base", ada, ada)
            await ada.play_on(table, random.Random(1), 3)
            before = ada.updates[table]["number"]
            await late.watch(table)
            await sees(late, table, before)
            await ada.play_on(table, random.Random(1), 1)
            await sees(late, table, before + 1)
            # Notices come in their order, the last of before maybe late.
            assert before <= min(heard) <= before + 1
            await late.send(kind="leave", table=table)
            while two.registry.live_tables[table].clients:
                await asyncio.sleep(0.01)
            two.registry.fold(idle=-1)
            assert not two.registry.listener._used

    asyncio.run(both())


def test_a_server_that_lost_its_line_listens_again(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql.laid_out("lines")
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%LISTEN%'"
    cut += " AND datname = current_database() AND pid <> pg_backend_pid()"

    async def both() -> None:
        async with asyncio.timeout(900), inside(database) as one, inside(database) as two:
            table, ada, bob = await two_players(one, two)
            for server in (one, two):
                monkeypatch.setattr(server.registry.listener, "look", lambda: asyncio.sleep(0))
            with psycopg.connect(database) as connection:
                assert len(connection.execute(cut).fetchall()) == 2
            await ada.play_on(table, random.Random(4), 1)
            await sees(bob, table, ada.updates[table]["number"])
            await bob.request(kind="say", table=table, text="still there")
            await sees(ada, table, bob.updates[table]["number"])

    asyncio.run(both())


def test_friends_and_the_number_of_spectators_are_seen_from_another_server(
    postgresql: PostgreSQL,
) -> None:
    async def both(database: str) -> None:
        async with inside(database) as one, inside(database) as two, asyncio.timeout(900):
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            ada_s, bob_s = await register(ada, "ada"), await register(bob, "bob")
            await ada.ask("PUT", f"/api/me/friends/{bob_s}")
            await bob.ask("PUT", f"/api/me/friends/{ada_s}")

            async def sees(guest: Guest, here: bool) -> None:
                while True:
                    (friend,) = (await guest.ask("GET", "/api/me/calls")).json()["friends"]
                    if friend["here"] == here:
                        return
                    await asyncio.sleep(0.05)

            await sees(ada, True)
            await sees(bob, True)

            cem, dee = await one.guest("Cem"), await two.guest("Dee")
            table = await one.table("claim-it 2 base", ada, cem, public=True)
            await dee.watch(table)

            async def watched(here: Inside, count: int) -> None:
                while True:
                    (line,) = (await dee.ask("GET", f"{here.address}/api/tables")).json()
                    if line["spectators"] == count:
                        return
                    await asyncio.sleep(0.05)

            await watched(two, 1)
            await watched(one, 1)
            await dee.send(kind="leave", table=table)
            await watched(one, 0)

            await bob.leave()
            await sees(ada, False)
            # A server that falls silent takes its people with it.
            await bob.connect()
            await sees(ada, True)
            one.registry.presence._heard_of = dict.fromkeys(one.registry.presence._heard_of, 0)
            one.registry.presence.forget_silent()
            assert bob_s not in one.registry.presence.people()

    asyncio.run(both(postgresql.laid_out("friends_apart")))


def test_whoever_sits_down_is_no_spectator_at_another_server_either(
    postgresql: PostgreSQL,
) -> None:
    async def both(database: str) -> None:
        async with inside(database) as one, inside(database) as two, asyncio.timeout(900):
            ada, cem, dee = await one.guest("Ada"), await one.guest("Cem"), await two.guest("Dee")
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ada.open_table("claim-it 2 base", seats, public=True)
            await dee.watch(table)
            await cem.watch(table)

            async def watched(count: int) -> None:
                while two.registry.live_tables[table].watchers_elsewhere.get(server, 0) != count:
                    await asyncio.sleep(0.02)

            server = one.registry.presence._server
            await watched(1)
            await cem.request(kind="sit", table=table, seat="b")
            await watched(0)
            await cem.request(kind="stand", table=table, seat="b")
            await watched(1)
            await dee.until(lambda: dee.updates[table]["spectators"] == 2)

    asyncio.run(both(postgresql.laid_out("sits_down")))
