"""The lobby and the talk can't be filled, and one damaged table is nobody else's trouble."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from limits import RateLimitItemPerHour

from claimstead.core import ClaimsteadError
from claimstead.protocol.updates import TALK_TOLD
from claimstead.server.app import make_app
from claimstead.server.live import session
from claimstead.server.options import Options
from claimstead.server.routes import tables
from claimstead.store.logs import GATHERING_AGE
from claimstead.table import playing
from claimstead.table.clock import now
from tests.ports import free_port
from tests.server.guest import WAIT
from tests.server.inside import Inside, run
from tests.server.serving import Serving

TWO = [{"kind": "me"}, {"kind": "open"}]


async def lobby(guest: Any) -> list[str]:
    answer = await guest.ask("GET", "/api/tables")
    assert answer.status_code == 200, answer.text
    return [each["table"] for each in answer.json()]


def test_nobody_fills_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PUBLIC_OF_A_PERSON", 2)
    monkeypatch.setattr(tables, "PUBLIC_TABLES", RateLimitItemPerHour(3, namespace="test-p"))
    body = {"settings": {"setup": "claim-it 2 base", "public": True}, "seats": TWO}

    async def work(here: Inside) -> None:
        eve, other = await here.guest(live=False), await here.guest(live=False)
        tried = [(await eve.ask("POST", "/api/tables", body)) for _ in range(3)]
        assert [each.status_code for each in tried] == [201, 201, 400]
        assert tried[-1].json()["code"] == "table-too-many-tables"
        # Not with another name, either; that is counted for the address.
        assert (await other.ask("POST", "/api/tables", body)).status_code == 429
        private = {**body, "settings": {"setup": "claim-it 2 base"}}
        assert (await other.ask("POST", "/api/tables", private)).status_code == 201

    run(tmp_path / "games.sqlite", work, limits=True)


def test_a_table_at_which_long_nothing_happened_leaves_the_lobby(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        table = await ada.open_table("claim-it 2 base", TWO, public=True)
        logs = here.registry.logs
        for later, found in ((0, [table]), (-60_000, [table]), (60_000, [])):
            when = now() + (GATHERING_AGE + later if later else 0)
            assert await logs.public_tables(when, now=when) == found

    run(tmp_path / "games.sqlite", work)


def test_a_damaged_table_is_left_out_of_the_lobby_and_reported(
    address: str, capfd: pytest.CaptureFixture[str]
) -> None:
    ids = []

    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        good = await ada.open_table("claim-it 2 base", TWO, public=True)
        bad = await ada.open_table("claim-it 2 base", TWO, public=True)
        ids.append(bad)
        here.registry.fold(idle=-1)
        async with here.registry.database.engine.begin() as connection:
            query = sqlalchemy.text("UPDATE pages SET body = :body WHERE table_id = :id")
            await connection.execute(query, {"body": b'{"at":1,"entries":[]}', "id": bad})
        found = await lobby(ada)
        assert good in found
        assert bad not in found
        own = await ada.ask("GET", "/api/me/tables")
        assert [each["table"] for each in own.json()] == [good]

    run(address, work)
    told = capfd.readouterr().err
    assert "a table is left out" in told
    assert f'"table":"{ids[0][:4]}"' in told
    assert ids[0] not in told


def test_who_comes_late_is_told_the_last_lines_of_a_long_talk(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, late = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        live = here.registry.live_tables[table]
        for number in range(TALK_TOLD + 50):
            said = f"line {number}"
            await live.carry_out(partial(playing.say, person="x", name="X", text=said))
        await late.watch(table)
        news = late.updates[table]["news"]
        lines = [each["text"] for each in news if each["kind"] == "said"]
        assert lines == [f"line {number}" for number in range(50, TALK_TOLD + 50)]
        assert [each["kind"] for each in news][:2] == ["opened", "sat"], "all of the game is told"

    run(tmp_path / "games.sqlite", work)


def test_a_table_and_a_person_have_so_many_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "TALK_OF_A_PERSON", 3)
    monkeypatch.setattr(playing, "TALK_OF_A_TABLE", 5)

    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        for guest, lines in ((ada, 3), (bob, 2)):
            for _ in range(lines):
                await guest.request(kind="say", table=table, text="hello")
        for guest in (ada, bob, eve):
            refused = await guest.refused(kind="say", table=table, text="hello")
            assert refused["code"] == "table-talked-enough"

    run(tmp_path / "games.sqlite", work)


def test_a_crowd_does_not_talk_a_table_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "TALK_OF_A_TABLE", RateLimitItemPerHour(4, namespace="test-talk"))

    async def work(here: Inside) -> None:
        guests = [await here.guest() for _ in range(3)]
        table = await guests[0].open_table("claim-it 2 base", TWO)
        for guest in guests[:2]:
            for _ in range(2):
                await guest.request(kind="say", table=table, text="hello")
        refused = await guests[2].refused(kind="say", table=table, text="hello")
        assert refused["code"] == "table-too-fast"

    run(tmp_path / "games.sqlite", work, limits=True)


# One server on one file


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    first = Serving(str(file), tmp_path)
    try:
        program = Path(sys.executable).with_name("claimstead")
        command = [str(program), "serve", "--port", str(free_port()), "--database", str(file)]
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        assert second.returncode == 2, second.stderr
        assert re.fullmatch(r".*another server is running on .*\n", second.stderr), second.stderr
        first.kill()
        # It was killed without a word: the system has freed the file.
        first.start()
    finally:
        first.stop()


def test_a_second_server_is_refused_before_it_touches_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    async def work(here: Inside) -> None:
        # The first one is just writing: for whoever wanted to write, too, the file is locked.
        def connect() -> sqlite3.Connection:
            return sqlite3.connect(
                file, timeout=WAIT, isolation_level=None, check_same_thread=False
            )

        with closing(connect()) as writing:
            # It may be writing in fact, and needs this loop to end that.
            await asyncio.to_thread(writing.execute, "BEGIN IMMEDIATE")
            with pytest.raises(ClaimsteadError) as refused:
                make_app(Options(database=str(file)))
        assert refused.value.code == "database-in-use"

    run(file, work)


def test_a_server_that_stops_frees_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    async def work(here: Inside) -> None:
        with pytest.raises(ClaimsteadError) as refused:
            make_app(Options(database=str(file)))
        assert refused.value.code == "database-in-use"
        await asyncio.sleep(0)

    run(file, work)
    run(file, work)
