"""A database that takes nothing for a while: it is said, nothing is done, and all goes on after."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.full_disk import nothing_written
from tests.server.guest import Guest
from tests.server.serving import Serving

WHY = "integer overflow"
SETUP = "claim 2 Gn Gi Dr Tr Se"
HERE = {"kind": "here", "name": "Second"}


@pytest.fixture
def database(folder: Path) -> str:
    return str(folder / "games.sqlite")


@pytest.fixture
def serving(database: str, folder: Path) -> Iterator[Serving]:
    server = Serving(database, folder)
    yield server
    server.stop()


async def sit_down(serving: Serving) -> tuple[Guest, str]:
    guest = await Guest(serving.address).arrive()
    await guest.connect()
    wishes = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
    table = await guest.open_table(SETUP, wishes)
    await guest.watch(table)
    await guest.request(kind="start", table=table)
    await guest.until(lambda: guest.is_due(table))
    return guest, table


def a_move(guest: Guest, table: str) -> str:
    return str(guest.updates[table]["legal"][0]["move"])


def test_a_move_that_cannot_be_saved_is_refused_and_can_be_made_later(
    serving: Serving, database: str
) -> None:
    async def story() -> None:
        guest, table = await sit_down(serving)
        number = guest.updates[table]["number"]
        move = a_move(guest, table)
        with nothing_written(database):
            refusal = await guest.refused(kind="move", table=table, move=move)
        assert refusal["code"] == "table-no-database"
        assert guest.is_connected
        assert guest.updates[table]["number"] == number
        await guest.request(kind="move", table=table, move=move)
        await guest.play_on(table, random.Random(3))
        assert guest.is_over(table)
        await guest.leave()

    asyncio.run(story())


def test_a_computer_player_goes_on_when_its_move_can_be_saved_again(
    serving: Serving, database: str
) -> None:
    async def story() -> None:
        guest, table = await sit_down(serving)
        number = guest.updates[table]["number"]
        with nothing_written(database, after=number + 1):
            await guest.request(kind="move", table=table, move=a_move(guest, table))
            async with asyncio.timeout(600):
                while WHY not in serving.log.read_text():
                    await asyncio.sleep(0.05)
            assert guest.updates[table]["number"] == number + 1
        await guest.play_on(table, random.Random(3))
        assert guest.is_over(table)
        await guest.leave()

    asyncio.run(story())


def test_time_that_ran_out_counts_when_it_can_be_saved_again(
    serving: Serving, database: str
) -> None:
    async def story() -> None:
        guest = await Guest(serving.address).arrive()
        await guest.connect()
        clock = {"kind": "move", "amount": 1, "increment": 0}
        table = await guest.open_table(SETUP, [{"kind": "me"}, HERE], clock=clock)
        await guest.watch(table)
        await guest.request(kind="start", table=table)
        with nothing_written(database):
            async with asyncio.timeout(600):
                while WHY not in serving.log.read_text():
                    await asyncio.sleep(0.05)
        await guest.until(lambda: guest.is_over(table))
        await guest.leave()

    asyncio.run(story())


def test_who_comes_to_a_full_disk_is_told_to_try_again(serving: Serving, database: str) -> None:
    async def story() -> None:
        guest = await Guest(serving.address).arrive()
        with nothing_written(database, "people"):
            newcomer = await Guest(serving.address).ask("GET", "/api/me")
        with nothing_written(database):
            body = {"settings": {"setup": SETUP}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            opened = await guest.ask("POST", "/api/tables", body)
        for answer in (newcomer, opened):
            assert answer.status_code == 503
            assert answer.json()["code"] == "table-no-database"
            assert int(answer.headers["retry-after"]) > 0
            assert WHY not in answer.text
        assert (await guest.ask("POST", "/api/tables", body)).status_code == 201

    asyncio.run(story())
