"""Writes a database with games in progress, by an earlier release, for the tests of upgrades.

To be run in a checkout of that release, where its own server and guest are:

    git worktree add ../old COMMIT && cd ../old
    PYTHONPATH=src:. python .../tests/drill/old_database.py .../tests/drill/NAME.json

revision-1.json is of 50b510e~1 and revision-2.json of d345000~2: the last commits whose databases
had these forms.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.guest import Guest
from tests.server.serving import Serving

SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se", "claim 3 Gn Gi Dr Tr Se Un Dw")
MOVES = 12


async def play(serving: Serving) -> dict[str, Any]:
    """Tables in the midst of a game: who sits there, and what was acknowledged to them."""
    tables = {}
    for setup in SETUPS:
        players = int(setup.split()[1])
        guests = [await Guest(serving.address).arrive() for _ in range(players)]
        table = await guests[0].open_table(setup, [{"kind": "open"}] * players)
        for seat, guest in zip("abc", guests, strict=False):
            await guest.connect()
            await guest.watch(table)
            await guest.request(kind="sit", table=table, seat=seat)
        for guest in guests:
            await guest.request(kind="start", table=table)
        for guest in guests:
            await guest.until(lambda: guest.updates[table]["status"] == "playing")  # noqa: B023
        acknowledged: list[dict[str, int]] = [{} for _ in guests]
        for number in range(MOVES):
            place = next(index for index, guest in enumerate(guests) if guest.is_due(table))
            guest = guests[place]
            move = random.Random(number).choice(guest.updates[table]["legal"])["move"]
            id = await guest.request(kind="move", table=table, move=move, id=f"m{number}")
            acknowledged[place][id] = guest.accepted[id]
            for other in guests:
                await other.until(lambda: other.updates[table]["number"] >= guest.accepted[id])  # noqa: B023
        tables[table] = [
            {"cookies": dict(guest.cookies), "acknowledged": known}
            for guest, known in zip(guests, acknowledged, strict=True)
        ]
        for guest in guests:
            await guest.leave()
    return tables


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "games.sqlite"
        serving = Serving(str(database), Path(name))
        tables = asyncio.run(play(serving))
        serving.stop()
        with closing(sqlite3.connect(database)) as connection, connection:
            statements = list(connection.iterdump())
    text = json.dumps({"tables": tables, "statements": statements}, indent=0)
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
