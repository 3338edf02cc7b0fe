"""Non-interference over the wire: what a seat can't know changes no byte that it receives."""

import asyncio
import random
import socket
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from claimstead.core import CHANCE, Move, Seat
from claimstead.notation import Claim, game_named
from claimstead.registry import Game
from claimstead.server.app import make_app
from claimstead.server.live import live_table, session, table_registry
from claimstead.server.live.connection import LiveDoor
from claimstead.server.options import Options
from claimstead.table import gathering, host
from claimstead.table import table as table_module
from claimstead.testkit import all_setups, dealt_anew, random_record
from tests.server.guest import Guest

SECRET = "5ec4e7" + "ab" * 29
AT = 1_700_000_000_000


class FixedLuck:
    """Chance as a record has it; whatever comes after that is drawn."""

    moves: Sequence[Move] = ()

    def chance(self, game: Game[Any], number: int, state: Any = None) -> Move:
        if number < len(self.moves):
            return self.moves[number]
        return game.sample(game.start(), random.Random(number))


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, FixedLuck, Path]]:
    """A server whose luck, secrets and clock the test decides."""
    luck = FixedLuck()
    with pytest.MonkeyPatch.context() as patch:
        for module in (table_module, gathering):
            patch.setattr(module, "luck_of", lambda *_: luck)
        patch.setattr(table_registry, "new_secret", lambda: SECRET)
        for module in (table_registry, session, live_table, host):
            patch.setattr(module, "now", lambda: AT)
        folder = tmp_path_factory.mktemp("leaks")
        app = make_app(Options(database=str(folder / "games.sqlite"), limits=False))
        config = uvicorn.Config(app, log_level="warning", ws=LiveDoor)
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]
            thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
            thread.start()
            while not server.started:
                assert thread.is_alive(), "the server did not start"
                thread.join(0.02)
            yield f"http://127.0.0.1:{port}", luck, folder
            server.should_exit = True
            thread.join()


async def sit_down(address: str, players: int) -> list[Guest]:
    """A guest for every seat, and a spectator behind them."""
    guests = [await Guest(address, 1 + number % 2).arrive() for number in range(players + 1)]
    for guest in guests:
        await guest.connect()
    return guests


async def play(
    guests: list[Guest], game: Game[Any], setup: str, moves: Sequence[Move]
) -> list[list[bytes]]:
    """All bytes that each guest receives from the start to the last of these moves."""
    table = await guests[0].open_table(setup, [{"kind": "open"}] * game.players)
    for guest in guests:
        await guest.watch(table)
    for seat, guest in zip(game.seats, guests, strict=False):
        await guest.request(kind="sit", table=table, seat=seat)
    number = 1 + game.players
    await all_at(guests, table, number)
    for guest in guests:
        await guest.send(kind="ping")
        await guest.until(lambda: b"pong" in guest.received[-1])  # noqa: B023
        guest.received.clear()
    for guest in guests[: game.players]:
        await guest.request(kind="start", table=table, id="s")
        number += 1
        await all_at(guests, table, number)
    state = game.start()
    for count, move in enumerate(moves):
        actor = game.actor(state)
        state = game.apply(state, move).state
        if actor is CHANCE:
            continue
        mover = guests[game.seats.index(str(actor))]
        await mover.request(kind="move", table=table, move=str(move), id=f"m{table}{count}")
        number += 1
        await all_at(guests, table, number)
    heard = [[each.replace(table.encode(), b"TABLE") for each in g.received] for g in guests]
    for told, watcher, guest in zip(heard, (*game.seats, None), guests, strict=True):
        told.extend(await looked_back(guest, table, watcher, len(moves)))
    for guest in guests:
        await guest.send(kind="leave", table=table)
    return heard


async def looked_back(guest: Guest, table: str, seat: Seat | None, moves: int) -> list[bytes]:
    """What somebody is told who looks at earlier moments of the game."""
    told = []
    for count in {0, 1, moves // 2, moves - 1, moves}:
        query = "" if seat is None else f"?seat={seat}"
        answer = await guest.ask("GET", f"/api/tables/{table}/past/{count}{query}")
        assert answer.status_code == 200, answer.text
        told.append(answer.content)
    return told


async def all_at(guests: list[Guest], table: str, number: int) -> None:
    """Everybody has heard of this page; one after the other, so that no two are told at once."""
    for guest in guests:
        await guest.until(lambda: guest.updates[table]["number"] >= number)  # noqa: B023


def chances(game: Game[Any], moves: Sequence[Move]) -> list[Move]:
    state, found = game.start(), []
    for move in moves:
        if game.actor(state) is CHANCE:
            found.append(move)
        state = game.apply(state, move).state
    return found


async def pairs(address: str, luck: FixedLuck, setup: str, games: int) -> int:
    """Play games twice, the second time with other hidden cards; how many differed."""
    game = game_named(setup)
    rng = random.Random(f"leaks {setup}")
    guests = await sit_down(address, game.players)
    changed = 0
    for _ in range(games):
        record = random_record(game, rng)
        moves = record.moves[: rng.randrange(2, len(record.moves) + 1)]
        seat: Seat | None = rng.choice((*game.seats, None))
        other: Sequence[Move] = moves
        if isinstance(game, Claim):
            other = dealt_anew(game, moves, seat, rng)
        changed += other != moves
        place = game.players if seat is None else game.seats.index(seat)
        luck.moves = chances(game, moves)
        first = await play(guests, game, setup, moves)
        luck.moves = chances(game, other)
        second = await play(guests, game, setup, other)
        assert len(first[place]) > len(moves) // 2
        # Answers to one's own requests may come before or after the news of them.
        assert sorted(first[place]) == sorted(second[place])
        if len(moves) < len(record.moves):
            assert not any(SECRET.encode() in each for heard in first for each in heard)
    for guest in guests:
        assert not guest.refusals
        await guest.leave()
    return changed


SAMPLE = all_setups()[::6]


@pytest.mark.parametrize("setup", SAMPLE)
def test_no_byte_depends_on_what_a_seat_cannot_know(
    fixed: tuple[str, FixedLuck, Path], setup: str, capfd: pytest.CaptureFixture[str]
) -> None:
    address, luck, _ = fixed
    asyncio.run(pairs(address, luck, setup, 1))
    told = capfd.readouterr()
    assert SECRET not in told.err + told.out


@pytest.mark.long
@pytest.mark.parametrize("setup", all_setups())
def test_no_byte_depends_on_what_a_seat_cannot_know_in_seven_games(
    fixed: tuple[str, FixedLuck, Path], setup: str
) -> None:
    address, luck, _ = fixed
    changed = asyncio.run(pairs(address, luck, setup, 7))
    assert changed >= 3 or setup.startswith("claim-it")
