"""What a server does by and by, and what its host can ask of it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from claimstead.commands.output import administration
from claimstead.core import ClaimsteadError
from claimstead.server.app import make_app
from claimstead.server.options import Options
from claimstead.server.services.maintenance import DAY, Maintenance
from claimstead.store import integrity
from claimstead.table.clock import now
from tests.server.guest import LOST, Guest
from tests.server.inside import Inside, run

EVE = {"account": "Eve", "password": "correct horse"}


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """By how many days the clock of the maintenance is ahead."""
    days = {"days": 0}
    monkeypatch.setattr(
        "claimstead.server.services.maintenance.now", lambda: now() + days["days"] * DAY
    )
    return days


async def finished(here: Inside, ada: Guest, bob: Guest) -> str:
    table = await here.table("claim-it 2 base", ada, bob)
    await ada.request(kind="resign", table=table)
    await bob.until(lambda: bob.is_over(table))
    return table


def test_finished_games_are_packed_and_guests_without_games_forgotten(
    tmp_path: Path, ahead: dict[str, int]
) -> None:
    address = str(tmp_path / "games.sqlite")

    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await finished(here, ada, bob)
        before = await here.registry.logs.read(table)
        file = (await ada.ask("GET", f"/api/tables/{table}/record")).text
        maintenance = Maintenance(here.registry, Options())
        await maintenance.tidy()
        assert await here.registry.people.count() == 3
        ahead["days"] = 29
        await maintenance.tidy()
        told = await asyncio.to_thread(administration.stats, address, True, {"pack_days": 1.0})
        stats = msgspec.json.decode(told)
        assert (stats["packed"], stats["people"], stats["pack_days"]) == (1, 3, 1.0)
        assert await here.registry.logs.read(table) == before
        here.registry.live_tables.clear()
        assert (await ada.ask("GET", f"/api/tables/{table}/record")).text == file
        assert (await ada.ask("GET", f"/api/tables/{table}/verdict")).json()["good"]
        assert (await ada.ask("GET", f"/api/tables/{table}/replay")).status_code == 200
        ahead["days"] = 31
        await maintenance.tidy()
        assert await here.registry.people.count() == 2
        assert (await eve.ask("GET", "/api/me/tables")).status_code == 401
        assert (await bob.ask("GET", "/api/me/tables")).status_code == 200

    run(address, work)


def test_games_that_nobody_goes_on_with_are_ended(tmp_path: Path, ahead: dict[str, int]) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        playing = await here.table("claim-it 2 base", ada, bob)
        waiting = await ada.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}])
        for guest in (ada, bob):
            await guest.send(kind="leave", table=playing)
        maintenance = Maintenance(here.registry, Options())
        ahead["days"] = 89
        await maintenance.tidy()
        assert here.registry.live_tables[playing].table.status == "playing"
        ahead["days"] = 91
        await maintenance.tidy()
        assert here.registry.live_tables[playing].table.status == "over"
        assert here.registry.live_tables[playing].table.forfeit == (("b",), "time")
        assert here.registry.live_tables[waiting].table.status == "closed"

    run(tmp_path / "games.sqlite", work)


async def done(action: Any, *words: Any) -> str:
    return str(await asyncio.to_thread(action, *words))


def test_the_host_bans_mutes_dismisses_and_closes_and_every_act_is_noted(tmp_path: Path) -> None:
    address = str(tmp_path / "games.sqlite")

    async def work(here: Inside) -> None:
        ada, eve = await here.guest("Ada"), await here.guest("Eve", live=False)
        await eve.ask("POST", "/api/account", EVE)
        await eve.connect()
        maintenance = Maintenance(here.registry, Options())
        first, second = [await here.table("claim-it 2 base", ada, eve) for _ in range(2)]

        await done(administration.restricted, address, "eve", "mute", 1.0, "insults")
        refusal = await eve.refused(kind="say", table=first, text="Boo")
        assert refusal["code"] == "table-muted"
        await done(administration.restricted, address, "eve", "pardon", None, "")
        await eve.request(kind="say", table=first, text="Sorry")

        await done(administration.interfered, address, first, "dismiss", "b")
        with pytest.raises(ClaimsteadError, match="there is no seat 'z': the seats are a b"):
            await done(administration.interfered, address, first, "dismiss", "z")
        await done(administration.interfered, address, second, "close", "spam")
        await maintenance.follow()
        await ada.until(lambda: ada.is_over(first))
        assert ada.updates[first]["result"]["winners"] == ["a"]
        await ada.until(lambda: ada.updates[second]["status"] == "closed")

        await done(administration.restricted, address, "eve", "ban", None, "again")
        await maintenance.follow()
        with pytest.raises(LOST):
            await eve.until(lambda: False)
        assert (await eve.ask("GET", "/api/me/tables")).status_code == 401
        banned = await eve.ask("POST", "/api/session", EVE)
        assert (banned.status_code, banned.json()["code"]) == (403, "table-banned")

        acts = msgspec.json.decode(await done(administration.told_acts, address, True))
        assert [each["act"] for each in acts] == ["mute", "pardon", "dismiss", "close", "ban"]
        assert [each["note"] for each in acts] == ["insults", "", "b", "spam", "again"]
        assert acts[3]["subject"] == second
        # After a restart they are followed once more, and nothing changes by it.
        number = here.registry.live_tables[first].table.number
        await Maintenance(here.registry, Options()).follow()
        assert here.registry.live_tables[first].table.number == number

    run(address, work)


def test_a_person_whom_the_host_forgets_leaves_the_tables_of_a_running_server(
    tmp_path: Path,
) -> None:
    address = str(tmp_path / "games.sqlite")

    async def work(here: Inside) -> None:
        ada, eve = await here.guest("Ada"), await here.guest("Zephyrine", live=False)
        await eve.ask("POST", "/api/account", EVE)
        await eve.connect()
        table = await here.table("claim-it 2 base", ada, eve)
        await done(administration.forgotten, address, "eve")
        await Maintenance(here.registry, Options()).follow()
        await ada.until(lambda: ada.is_over(table))
        assert ada.updates[table]["seats"][1]["name"] == "deleted player"
        acts = await done(administration.told_acts, address, False)
        assert "forget" in acts
        assert "eve" not in acts.lower()

    run(address, work)


def test_a_large_database_is_looked_over_beside_the_server_which_ends_if_it_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = str(tmp_path / "games.sqlite")

    async def play(here: Inside) -> None:
        ada = await here.guest()
        await here.table("claim-it 2 base", ada, ada)
        assert await Maintenance(here.registry, Options()).look_over() is None

    run(address, play)
    monkeypatch.setattr(integrity, "SMALL", 0)
    run(address, play)
    with closing(sqlite3.connect(address)) as file, file:
        file.execute("UPDATE pages SET checksum = checksum + 1 WHERE number = 2")
    ended = asyncio.Event()

    async def start() -> None:
        app = make_app(Options(database=address))
        app.state.end = ended.set
        async with app.lifespan():
            await ended.wait()
        with pytest.raises(ClaimsteadError, match="is damaged"):
            raise app.state.damage

    asyncio.run(start())
