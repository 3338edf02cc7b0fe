"""Whole games over real WebSockets, on SQLite and on PostgreSQL."""

import asyncio
import hashlib
import random

import pytest

from claimstead.table.record import verdict_on
from tests.server.guest import Guest
from tests.server.serving import Serving

PERSON, RANDOM, EASY = (
    {"kind": "open"},
    {"kind": "computer", "level": "random"},
    {"kind": "computer", "level": "easy"},
)
GAMES = [
    ("claim-it 2 base", [PERSON, PERSON]),
    ("claim-it 2 quick", [PERSON, EASY]),
    ("claim-it 3 base", [PERSON, RANDOM, PERSON]),
    ("claim-it 4 quick", [PERSON, PERSON, RANDOM, PERSON]),
    ("claim-it 5 base", [PERSON, PERSON, PERSON, PERSON, RANDOM]),
    ("claim 2 Gn Gi Dr Tr Se", [PERSON, PERSON]),
    ("claim 2 Go Kn Un Dw Do", [EASY, PERSON]),
    ("claim 3 Gn Gi Dr Tr Se Un Dw", [PERSON, RANDOM, PERSON]),
    ("claim 4 Go Kn Dr Tr Se Un Dw", [PERSON, PERSON, RANDOM, PERSON]),
]


ON_POSTGRESQL = {"claim-it 2 quick", "claim-it 3 base", "claim 4 Go Kn Dr Tr Se Un Dw"}
"""What a database keeps does not depend on the game: the others are for the long run."""
CASES = [
    pytest.param(
        database,
        setup,
        seats,
        id=f"{database}-{setup}",
        marks=() if database == "sqlite" or setup in ON_POSTGRESQL else pytest.mark.long,
    )
    for database in ("sqlite", "postgresql")
    for setup, seats in GAMES
]


@pytest.mark.parametrize(("_database", "setup", "seats"), CASES, indirect=["_database"])
def test_a_whole_game_of_people_and_computer_players(
    serving: Serving, setup: str, seats: list[dict[str, str]]
) -> None:
    asyncio.run(_play(serving, setup, seats))


async def _play(serving: Serving, setup: str, seats: list[dict[str, str]]) -> None:
    rng = random.Random(setup)
    guests = []
    for seat, wish in zip("abcde", seats, strict=False):
        if wish is PERSON:
            guests.append((seat, await Guest(serving.address).arrive()))
    owner = guests[0][1]
    spectator = await Guest(serving.address).arrive()
    table = await owner.open_table(setup, seats)
    for seat, guest in guests:
        await guest.connect()
        await guest.watch(table)
        await guest.request(kind="sit", table=table, seat=seat)
    await spectator.connect()
    await spectator.watch(table)
    seal = spectator.updates[table]["seal"]
    nonce = "0f" * 16
    for seat, guest in guests:
        sealed = hashlib.sha256(f"{nonce}\nword of {seat}".encode()).hexdigest()
        await guest.request(kind="ready", table=table, commitment=sealed)
    for seat, guest in guests:
        await guest.until(
            lambda: guest.updates[table]["opening_words"] or guest.is_on(table)  # noqa: B023
        )
        await guest.request(kind="open-word", table=table, word=f"word of {seat}", nonce=nonce)
    async with asyncio.timeout(900):
        await asyncio.gather(*(guest.play_on(table, rng) for _, guest in guests))
        await spectator.until(lambda: spectator.is_over(table))
    results = [guest.updates[table]["result"] for _, guest in guests]
    assert all(result == results[0] and result["winners"] for result in results)
    assert spectator.updates[table]["result"] == results[0]
    assert not any(guest.refusals for _, guest in guests)

    record = (await owner.ask("GET", f"/api/tables/{table}/record")).text
    verdict = verdict_on(record)
    assert verdict.good, verdict
    assert f"seal: {seal}" in record
    told = (await owner.ask("GET", f"/api/tables/{table}/verdict")).json()
    assert told["good"]
    replay = (await owner.ask("GET", f"/api/tables/{table}/replay")).json()
    assert len(replay["steps"]) == record.count("\n* ") + sum(
        record.count(f"\n{seat} ") for seat in "abcde"
    )
    for guest in (*(guest for _, guest in guests), spectator):
        await guest.leave()
