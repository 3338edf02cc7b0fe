"""Whoever deletes their data leaves no name behind: at tables, in replays, records, on the disk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from claimstead.table.forgetting import NAMELESS
from tests.server.guest import LOST, Guest
from tests.server.inside import Inside, run

NAME = "Zephyrine"


async def all_texts(here: Inside, guest: Guest, tables: list[str]) -> str:
    """All that somebody is told of these tables."""
    texts = []
    for table in tables:
        guest.received.clear()
        await guest.watch(table)
        texts += [str(each) for each in guest.received]
        for what in ("record", "replay", "verdict"):
            texts.append((await guest.ask("GET", f"/api/tables/{table}/{what}")).text)
    texts.append((await guest.ask("GET", "/api/me/tables")).text)
    texts.append((await guest.ask("GET", "/api/tables")).text)
    return "\n".join(texts)


async def at_three_tables(here: Inside) -> tuple[Guest, Guest, list[str]]:
    """A game that is over, one that is on, and a table that gathers; both have talked."""
    zoe, bob = await here.guest(NAME), await here.guest("Bob")
    clock = {"kind": "move", "amount": 3600}
    over = await here.table("claim-it 2 base", zoe, bob, public=True)
    await zoe.request(kind="say", table=over, text="Hello")
    await bob.request(kind="resign", table=over)
    await zoe.until(lambda: zoe.is_over(over))
    on = await here.table("claim-it 2 base", zoe, bob, public=True, clock=clock)
    await zoe.request(kind="say", table=on, text="Hello")
    gathering = await bob.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}])
    await zoe.watch(gathering)
    await zoe.request(kind="sit", table=gathering, seat="b")
    watched = await bob.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "computer"}])
    await zoe.watch(watched)
    await zoe.request(kind="say", table=watched, text="Only looking")
    return zoe, bob, [over, on, gathering, watched]


def test_a_deleted_person_s_name_is_nowhere_and_the_seat_is_given_up(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    kept: dict[str, Any] = {}

    async def work(here: Inside) -> None:
        zoe, bob, tables = await at_three_tables(here)
        assert NAME in await all_texts(here, bob, tables)
        await zoe.connect()
        await zoe.watch(tables[1])
        assert (await zoe.ask("DELETE", "/api/me")).status_code == 204
        with pytest.raises(LOST):
            await zoe.until(lambda: False)
        assert NAME not in await all_texts(here, bob, tables)
        await bob.until(lambda: bob.is_over(tables[1]))
        assert bob.updates[tables[1]]["result"]["winners"] == ["b"]
        assert bob.updates[tables[1]]["clock"]["running"] is None
        assert bob.updates[tables[0]]["seats"][0]["name"] == NAMELESS
        assert [seat["kind"] for seat in bob.updates[tables[2]]["seats"]] == ["person", "open"]
        for table in tables[:2]:
            verdict = (await bob.ask("GET", f"/api/tables/{table}/verdict")).json()
            assert verdict["good"], verdict
            assert NAMELESS in (await bob.ask("GET", f"/api/tables/{table}/record")).text
        kept.update(cookies=bob.cookies, tables=tables)

    run(database, work)
    for each in tmp_path.iterdir():
        assert NAME.encode() not in each.read_bytes(), each.name

    async def again(here: Inside) -> None:
        bob = Guest(here.address)
        bob.cookies = kept["cookies"]
        await bob.connect()
        assert NAME not in await all_texts(here, bob, kept["tables"])
        verdict = (await bob.ask("GET", f"/api/tables/{kept['tables'][0]}/verdict")).json()
        assert verdict["good"], verdict
        await bob.leave()

    run(database, again)


def test_whoever_is_deleted_while_the_other_gives_up_is_gone(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        zoe, bob = await here.guest(NAME), await here.guest("Bob")
        table = await here.table("claim-it 2 base", zoe, bob)
        async with asyncio.TaskGroup() as tasks, here.in_turn(table) as until:
            deleted = tasks.create_task(zoe.ask("DELETE", "/api/me"))
            await until(1)
            await bob.send(kind="resign", table=table)
            await until(2)
        assert deleted.result().status_code == 204, deleted.result().text
        await bob.until(lambda: bob.is_over(table))
        assert bob.updates[table]["result"]["winners"] == ["a"]
        assert NAME not in await all_texts(here, bob, [table])

    run(tmp_path / "games.sqlite", work)


def test_a_forgotten_person_s_open_connection_no_longer_acts(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        zoe, bob = await here.guest(NAME), await here.guest("Bob")
        table = await here.table("claim-it 2 base", bob, zoe)
        number = here.registry.live_tables[table].table.number
        (client,) = [
            each
            for each in here.registry.clients
            if each.person != here.registry.live_tables[table].table.owner
        ]
        here.registry.end_person(client.person)
        try:
            await zoe.send(kind="say", table=table, text="Still here")
            await zoe.until(lambda: False)
        except LOST:
            pass
        assert here.registry.live_tables[table].table.number == number

    run(tmp_path / "games.sqlite", work)


def test_the_name_leaves_databases_of_both_kinds(address: str) -> None:
    async def work() -> None:
        from claimstead.store import Logs, People, Summary, open_database
        from claimstead.store.packing import pack_finished
        from claimstead.table.entries import Page, Said, Sat

        database = open_database(address)
        logs, people = Logs(database), People(database)
        logs.start()
        await people.add("zoe", NAME, 1)
        sat = Sat(seat="a", person="zoe", name=NAME)
        said = Said(person="zoe", name=NAME, seat=None, text="Hello")
        for table in ("loose", "packed"):
            status = "over" if table == "packed" else "playing"
            await logs.append(table, 1, Page(1, (sat,)), Summary(table, "x", status, True, 1))
            await logs.append(table, 2, Page(2, (said,)))
        assert pack_finished(database, 2) == 1
        await people.forget("zoe")
        for table in ("loose", "packed"):
            pages = await logs.read(table)
            assert [page.entries[0].name for page in pages] == [NAMELESS, NAMELESS]  # type: ignore[union-attr]
            assert pages[1].entries[0].text == "Hello"  # type: ignore[union-attr]
        await logs.stop()
        await database.close()

    asyncio.run(work())
