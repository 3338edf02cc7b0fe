"""How a database with very many games behaves: its start, lobby, history, backup and restore.

Games of computer players are recorded once and written again under other names, people and secrets
as often as wanted.

    nice python -m benchmarks.keeping --games 20000

With --as-played the games are not packed, which takes most of the time.
"""

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, insert

from claimstead.core import CHANCE
from claimstead.notation import game_named
from claimstead.store import Logs, open_database
from claimstead.store.backup import back_up, restore_to
from claimstead.store.database import Database
from claimstead.store.integrity import checksum_of
from claimstead.store.opening import plain_address
from claimstead.store.packing import pack_finished
from claimstead.store.schema import pages, people, seatings, tables
from claimstead.table import entries as log
from claimstead.table.sealed import new_secret
from claimstead.table.settings import Settings
from claimstead.table.table import Table

SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se")
PEOPLE = 1000
AT_ONCE = 500


@contextmanager
def timed(what: str) -> Iterator[None]:
    begun = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - begun:.1f} s", flush=True)


def played(setup: str, luck: random.Random) -> list[log.Page]:
    """A whole game of two people who move at random."""
    opened = log.Opened(
        settings=Settings(setup=setup, public=True), owner="A" * 16, secret="0" * 64
    )
    seats = [log.Sat(seat=seat, person=seat.upper() * 16, name="Somebody") for seat in "ab"]
    table = Table(log.Page(1, (opened, *seats)))
    game = game_named(setup)
    state: Any = game.start()
    moved: list[log.AnyEntry] = [log.Started()]
    number = 0
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, luck)
            moved.append(log.Moved(by="*", move=str(move)))
        else:
            moves = sorted(game.legal(state), key=str)
            is_stop = str(moves[-1]) == "stop" and luck.random() < 0.5
            move = moves[-1] if is_stop else luck.choice(moves)
            number += 1
            table.pages.append(log.Page(number, tuple(moved)))
            moved = [log.Moved(by=actor, move=str(move), id=f"{actor.upper() * 16} {number}")]
        state = game.apply(state, move).state
    table.pages.append(log.Page(number + 1, tuple(moved)))
    return table.pages


def fill(database: Database, games: int) -> None:
    """The same games again and again, each with its own table, people and secret."""
    luck = random.Random(1)
    models = [
        [msgspec.json.encode(page) for page in played(setup, luck)]
        for setup in SETUPS
        for _ in range(20)
    ]
    ids = [secrets.token_urlsafe(12) for _ in range(PEOPLE)]
    engine = create_engine(plain_address(database.url))
    with engine.begin() as connection:
        rows = [{"id": each, "name": "Somebody", "created": 1} for each in ids]
        connection.execute(insert(people), rows)
    for first in range(0, games, AT_ONCE):
        made: dict[Any, list[dict[str, Any]]] = {pages: [], tables: [], seatings: []}
        for number in range(first, min(first + AT_ONCE, games)):
            table, model = secrets.token_urlsafe(12), models[number % len(models)]
            pair = luck.sample(ids, 2)
            secret = new_secret().encode()
            for place, body in enumerate(model, start=1):
                own = body.replace(b"A" * 16, pair[0].encode()).replace(b"B" * 16, pair[1].encode())
                own = own.replace(b"0" * 64, secret)
                made[pages].append(
                    {
                        "table_id": table,
                        "number": place,
                        "body": own,
                        "checksum": checksum_of(table, place, own),
                    }
                )
            row = {"id": table, "setup": SETUPS[0], "public": True, "updated": number}
            made[tables].append(row | {"status": "over"})
            made[seatings] += [
                {"person_id": each, "table_id": table, "updated": number, "over": True}
                for each in pair
            ]
        with engine.begin() as connection:
            for each, rows in made.items():
                connection.execute(insert(each), rows)
    engine.dispose()


def megabytes(path: Path) -> float:
    return path.stat().st_size / 1e6


async def asked(address: str) -> None:
    database = open_database(address)
    logs = Logs(database)
    with timed("lobby"):
        await logs.public_tables(0)
    async with database.engine.connect() as connection:
        person = (await connection.execute(seatings.select().limit(1))).one().person_id
    with timed("history of a person, and the newest game of it"):
        newest = (await logs.tables_of(person))[0]
        assert await logs.read(newest)
    await database.close()


def run(folder: Path, games: int, packs: bool) -> None:
    address = str(folder / "games.sqlite")
    database = open_database(address)
    with timed(f"{games} games written"):
        fill(database, games)
    print(f"{megabytes(folder / 'games.sqlite'):.0f} MB as played", flush=True)
    _asked(address)
    _saved(database, folder, "as played")
    if packs:
        with timed("packed"):
            while pack_finished(database, games + 1, 2000):
                pass
        _asked(address)
        _saved(database, folder, "packed")
    asyncio.run(database.close())


def _asked(address: str) -> None:
    with timed("start"):
        asyncio.run(open_database(address).close())
    asyncio.run(asked(address))


def _saved(database: Database, folder: Path, what: str) -> None:
    backup, new = folder / f"{what}.gz", folder / f"{what}.sqlite"
    with timed(f"backup, {what}"):
        back_up(database, backup)
    with timed(f"restore, {what}"):
        restore_to(str(new), backup)
    print(
        f"{megabytes(new):.0f} MB {what}, restored; its backup {megabytes(backup):.0f} MB",
        flush=True,
    )
    new.unlink()
    backup.unlink()


def main(read: Callable[[], argparse.Namespace] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--as-played", action="store_true")
    options = parser.parse_args() if read is None else read()
    with tempfile.TemporaryDirectory() as name:
        run(Path(name), options.games, packs=not options.as_played)


if __name__ == "__main__":
    main()
