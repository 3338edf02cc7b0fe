"""How quickly the lists of games answer: 20,000 games of one person among 200,000, in milliseconds.

    nice python -m benchmarks.history
    nice python -m benchmarks.history --postgresql

Each question is asked as the server asks it, with the plan of the database below. On a machine with
other work to do, look at the time at work: of all threads here, of PostgreSQL's own server not.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from sqlalchemy import create_engine, event, insert, text

from claimstead.store import Games, Logs, People, Ratings, open_database
from claimstead.store.database import Database
from claimstead.store.games import Mark, Seated, Wanted
from claimstead.store.opening import plain_address
from claimstead.store.reviewed import Reviewed
from claimstead.store.schema import (
    games,
    meetings,
    people,
    rating_points,
    ratings,
    results,
    reviewed,
    season_ratings,
    seatings,
    tables,
    tags,
    tallies,
)
from tests.server.postgresql import PostgreSQL

SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se", "claim 2 Kn Go Un Dw Do")
LEVELS = ("easy", "medium", "strong")
PEOPLE = 5000
EPOCH = 1_700_000_000_000
AT_ONCE = 5000
TRIES = 15
ADA = "person00000"
SEASONS = ("2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01")
FRIENDS = [f"person{number:05}" for number in range(50)]


def kind_of(setup: str) -> str:
    return " ".join(setup.split()[:2])


def fill(database: Database, count: int, own: int) -> None:  # noqa: C901
    """As many games, of which so many are Ada's; every tenth is against a computer player."""
    rng = random.Random(15)
    engine = create_engine(plain_address(database.url))
    sums: dict[tuple[str, str, str], list[int]] = {}
    rows: dict[Any, list[dict[str, Any]]] = {}

    def add(table: Any, **row: Any) -> None:
        rows.setdefault(table, []).append(row)

    def write() -> None:
        with engine.begin() as connection:
            for table, some in rows.items():
                connection.execute(insert(table), some)
        rows.clear()

    for number in range(PEOPLE):
        person = f"person{number:05}"
        add(people, id=person, name=f"Player {number}", account=f"p{number}", created=EPOCH)
        for kind in ("claim-it 2", "claim 2"):
            mu, sigma, played = rng.gauss(25, 6), rng.uniform(1, 6), rng.randrange(1, 300)
            rating = {"person_id": person, "kind": kind, "mu": mu, "sigma": sigma}
            add(ratings, **rating, games=played)
            for season in SEASONS:
                add(season_ratings, **rating, season=season, games=played // len(SEASONS))
    for number in range(400):
        point = {"at": EPOCH + number, "mu": 25.0, "sigma": 3.0, "games": number}
        add(rating_points, person_id=ADA, kind="claim-it 2", **point)
    write()
    for number in range(count):
        is_own = number % (count // own) == 0
        one = ADA if is_own else f"person{rng.randrange(1, PEOPLE):05}"
        # Ada has a few friends, and meets most others once.
        other = rng.randrange(1, 30) if rng.random() < 0.5 else rng.randrange(30, PEOPLE)
        two = f"person{other:05}"
        level = rng.choice(LEVELS) if number % 10 == 0 else None
        if one == two:
            continue
        setup, rated, public = rng.choice(SETUPS), rng.random() < 0.3, rng.random() < 0.5
        ended, id = EPOCH + number * 1000, f"table{number:08}"
        won = rng.random() < 0.5
        seats = (
            Seated(seat="a", person=one, name=one, won=won),
            Seated(seat="b", level=level, character="otto", won=not won)
            if level
            else Seated(seat="b", person=two, name=two, won=not won),
        )
        shared = {"setup": setup, "ended": ended, "rated": rated, "public": public}
        told = msgspec.json.encode(seats).decode()
        add(tables, id=id, setup=setup, status="over", public=public, updated=ended)
        add(games, table_id=id, seats=told, **shared)
        sides = [(one, f"level {level}" if level else f"person {two}", won)]
        sides += [] if level else [(two, f"person {one}", not won)]
        for person, against, has_won in sides:
            outcome = "won" if has_won else "lost"
            kind = kind_of(setup)
            add(seatings, person_id=person, table_id=id, updated=ended, over=True)
            add(results, person_id=person, table_id=id, kind=kind, outcome=outcome, **shared)
            add(meetings, person_id=person, table_id=id, ended=ended, other=against)
            if person == ADA:
                figures = {"luck": rng.gauss(0, 0.3), "errors": 0.1, "decisions": 20}
                add(reviewed, person_id=person, table_id=id, kind=kind, **figures)
                if number % 100 == 0:
                    add(tags, person_id=person, tag="club night", ended=ended, table_id=id)
            for about in (against, f"setup {setup}"):
                tally = sums.setdefault((person, kind, about), [0, 0])
                tally[has_won] += 1
        if number % AT_ONCE == 0:
            write()
    for (person, kind, about), (lost, won_games) in sums.items():
        key = {"person_id": person, "kind": kind, "about": about}
        add(tallies, **key, won=won_games, shared=0, lost=lost)
    write()
    with engine.begin() as connection:
        connection.execute(text("ANALYZE"))
    engine.dispose()


def questions(database: Database) -> dict[str, Callable[[], Awaitable[Any]]]:
    lists, board = Games(database), Ratings(database)
    everybody, logs, averages = People(database), Logs(database), Reviewed(database)

    def page(**wanted: Any) -> Callable[[], Awaitable[Any]]:
        return lambda: lists.page(ADA, Wanted(**wanted), limit=26)

    async def profile() -> None:
        await everybody.owners([ADA])
        await averages.averages_of(ADA)
        found = await lists.tallies_of(ADA)
        await lists.page(ADA, Wanted(), limit=10)
        await everybody.owners(each.subject for each in found[:20] if each.about == "person")
        for kind in await board.of_person(ADA):
            await board.points_of(ADA, kind)

    middle = Mark(EPOCH + 100_000_000, "table00100000")
    return {
        "history": page(),
        "history, in its middle": lambda: lists.page(ADA, Wanted(), middle, 26),
        "history, one game": page(kind="claim 2"),
        "history, one deck, lost, rated": page(setup=SETUPS[1], outcome="lost", rated=True),
        "history, shared victories (none)": page(outcome="shared"),
        "history, a friend": page(other="person person00007"),
        "history, a friend, shared (none)": page(other="person person00007", outcome="shared"),
        "history, met once": page(other="person person02000"),
        "history, a day": page(since=EPOCH + 90_000_000, until=EPOCH + 91_000_000),
        "history, a tag": page(tag="club night"),
        "history, a tag and a friend": page(tag="club night", other="person person00007"),
        "own tables": lambda: logs.tables_of(ADA),
        "choices": lambda: lists.tallies_of(ADA),
        "profile": profile,
        "leader board": lambda: board.leaders("claim-it 2", 5),
        "leader board of friends": lambda: board.leaders("claim-it 2", 5, among=FRIENDS),
        "leader board of a season": lambda: board.leaders("claim-it 2", 5, season=SEASONS[1]),
    }


async def plans(database: Database, ask: Callable[[], Awaitable[Any]]) -> list[str]:
    """What the database does for a question."""
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _k: Any, statement: str, values: Any, _x: Any, _m: Any) -> None:
        asked.append((statement, values))

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    await ask()
    event.remove(database.engine.sync_engine, "before_cursor_execute", note)
    word = database.explain
    found = []
    async with database.engine.connect() as connection:
        for statement, values in asked:
            steps = await connection.exec_driver_sql(f"{word} {statement}", values)
            found += [str(row[-1]) for row in steps]
    return found


async def measure(database: Database) -> None:
    for what, ask in questions(database).items():
        took, worked = [], []
        for _ in range(TRIES):
            begun, busy = time.perf_counter(), time.process_time()
            await ask()
            took.append(1000 * (time.perf_counter() - begun))
            worked.append(1000 * (time.process_time() - busy))
        print(f"{what}: {median(took):.1f} ms, {median(worked):.1f} of them at work", flush=True)
        for step in dict.fromkeys(await plans(database, ask)):
            print(f"    {step}")
    await database.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--own", type=int, default=20_000)
    parser.add_argument("--database", help="an empty one; a file that is deleted unless given")
    parser.add_argument("--postgresql", action="store_true", help="one that is started for it")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, ExitStack() as after:
        address = arguments.database or str(Path(name) / "games.sqlite")
        if arguments.postgresql:
            server = PostgreSQL()
            after.callback(server.remove)
            address = server.new_database("history")
        database = open_database(address)
        begun = time.monotonic()
        fill(database, arguments.games, arguments.own)
        print(f"{arguments.games} games written in {time.monotonic() - begun:.0f} s")
        asyncio.run(measure(database))


if __name__ == "__main__":
    main()
