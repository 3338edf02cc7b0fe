"""Bad disks: damaged pages of the file, and a log of writes that was cut off or altered.

What is read from such a file has to be what was written, or be refused.
"""

import asyncio
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from claimstead.core import ClaimsteadError
from claimstead.store import Logs, open_database
from claimstead.table.entries import Page
from drill.faults.backups import bring_back, save
from drill.faults.play import SETUPS, SHORT, Kept, kept, open_and_sit
from drill.report import NOTHING, Tried
from tests.server.lasting import Lasting
from tests.server.serving import Serving

PAGE = 4096
FRAME = 24 + PAGE
"""Bytes of a frame in SQLite's log of writes, after 32 at its beginning."""

Games = dict[str, list[Page]]
Damage = Callable[[Path, random.Random], None]


def strike_page(database: Path, rng: random.Random) -> None:
    """Some bytes of a page become others."""
    data = bytearray(database.read_bytes())
    place = rng.randrange(PAGE, len(data) - 64)
    for index in range(place, place + rng.choice((1, 16, 64))):
        data[index] = rng.randrange(256)
    database.write_bytes(data)


def cut_log(database: Path, rng: random.Random) -> None:
    """The log of writes ends too early."""
    wal = database.with_name(database.name + "-wal")
    data = wal.read_bytes()
    wal.write_bytes(data[: rng.randrange(32, len(data) - FRAME)])


def strike_log(database: Path, rng: random.Random) -> None:
    """A byte in the log of writes becomes another."""
    wal = database.with_name(database.name + "-wal")
    data = bytearray(wal.read_bytes())
    data[rng.randrange(32, len(data) - FRAME)] ^= 1 << rng.randrange(8)
    wal.write_bytes(data)


def copy(database: Path, target: Path) -> Path:
    """The file with all that belongs to it, as it stands."""
    target.mkdir()
    for ending in ("", "-wal", "-last"):
        beside = database.with_name(database.name + ending)
        if beside.exists():
            shutil.copy(beside, target / beside.name)
    return target / database.name


async def read_all(database: Path, tables: list[str]) -> Games:
    """What is served of these games; one that is refused is left out."""
    opened = open_database(str(database))
    found: Games = {}
    try:
        for table in tables:
            try:
                found[table] = await Logs(opened).read(table)
            except ClaimsteadError:
                continue
    finally:
        await opened.close()
    return found


def strike(
    database: Path, games: Games, damage: Damage, times: int, rng: random.Random, folder: Path
) -> tuple[Counter[str], int]:
    """What came of so many damages, and how many games were served wrong."""
    came: Counter[str] = Counter()
    wrong = 0
    for number in range(times):
        struck = copy(database, folder / f"{damage.__name__}{number}")
        damage(struck, rng)
        try:
            found = asyncio.run(read_all(struck, list(games)))
        except ClaimsteadError:
            came["the database was refused"] += 1
        else:
            wrong += sum(found[table] != games[table] for table in found)
            came["all was there" if len(found) == len(games) else "a game was refused"] += 1
        shutil.rmtree(struck.parent)
    return came, wrong


class Struck:
    """A server that was killed in the midst of play, with a backup of a while before."""

    def __init__(self, folder: Path, setups: list[str]) -> None:
        self.database = folder / "games.sqlite"
        self.backup = folder / "backup.gz"
        self.tables: dict[str, list[Lasting]] = {}
        self.before: dict[str, Kept] = {}
        """What there was of each table when the backup began."""
        asyncio.run(self._play(folder, setups))

    async def _play(self, folder: Path, setups: list[str]) -> None:
        serving = Serving(str(self.database), folder)
        try:
            for setup in setups:
                table, guests = await open_and_sit([serving.address], setup)
                self.tables[table] = guests
            await self._some_moves(6)
            self.before = {table: await self._kept(table) for table in self.tables}
            await asyncio.to_thread(save, str(self.database), self.backup)
            await self._some_moves(6)
            await asyncio.to_thread(serving.kill)
            for guests in self.tables.values():
                for guest in guests:
                    await guest.leave()
        finally:
            serving.stop()

    async def _kept(self, table: str) -> Kept:
        return await kept(str(self.database), table, self.tables[table])

    async def _some_moves(self, moves: int) -> None:
        for table, guests in self.tables.items():
            for _ in range(moves):
                due = next(guest for guest in guests if guest.is_due(table))
                await due.move_once(table, random.Random(moves))
                number = due.updates[table]["number"]
                for guest in guests:
                    await guest.until(lambda: guest.updates[table]["number"] >= number)  # noqa: B023


def refusal_of_the_server(database: Path) -> str:
    """What `claimstead serve` says, in one line, of a database that it does not use."""
    code = "from claimstead.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "1", "--database", str(database)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


async def restored_games(struck: Struck, folder: Path) -> int:
    """Moves lost of those that were acknowledged before the backup began."""
    database = str(folder / "restored.sqlite")
    await asyncio.to_thread(bring_back, struck.backup, database)
    lost = 0
    for table, guests in struck.tables.items():
        found = await kept(database, table, guests)
        lost += struck.before[table].acknowledged - (found.acknowledged - found.lost)
    return lost


def run(short: bool) -> Iterator[Tried]:
    times, rng = (8 if short else 200), random.Random(10)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        struck = Struck(folder, SHORT if short else SETUPS)
        tables = list(struck.tables)
        games = asyncio.run(read_all(copy(struck.database, folder / "whole"), tables))
        checkpointed = folder / "whole" / struck.database.name
        for what, damage, database in (
            ("bytes of the database altered", strike_page, checkpointed),
            ("the log of writes (-wal) cut off", cut_log, struck.database),
            ("a byte of the log of writes altered", strike_log, struck.database),
        ):
            begun = time.monotonic()
            came, wrong = strike(database, games, damage, times, rng, folder)
            yield Tried(
                "faults", what, times,
                lost=NOTHING if not wrong else f"{wrong} games served wrong",
                note="; ".join(f"{what} {count} times" for what, count in came.most_common()),
                seconds=time.monotonic() - begun,
            )  # fmt: skip
        begun = time.monotonic()
        cut_log(struck.database, rng)
        said = refusal_of_the_server(struck.database)
        lost = asyncio.run(restored_games(struck, folder))
        yield Tried(
            "faults", "start on a damaged database, then a restore", 1,
            lost=NOTHING if not lost else f"{lost} moves",
            note=f"the server said: {' '.join(said.replace(name, '').split())}",
            seconds=time.monotonic() - begun,
        )  # fmt: skip
