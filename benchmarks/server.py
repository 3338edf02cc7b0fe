"""The server under load, beside boardgame.io: python -m benchmarks.server [--tables N] [--rate N].

Each table has two clients that move in turn. Measured are the moves a second of the server's own
CPU time, and the time from sending a move until the other seat sees it. boardgame.io plays a game
that does next to nothing and keeps it in memory; here the games are real and every move is on disk
before it is acknowledged. Both get the same number of moves a second from clients on this machine.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PEER = Path(__file__).parent / "boardgame_io"
TABLES_A_PERSON = 100
SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se")
TICK = os.sysconf("SC_CLK_TCK")
QUIET: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


class Load(NamedTuple):
    """What came of a load."""

    name: str
    moves: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    megabytes: float

    def __str__(self) -> str:
        return (
            f"{self.name:28} {self.moves / self.seconds:8.0f} moves/s"
            f" {self.moves / self.cpu:8.0f} moves per second of server CPU"
            f"   p50 {self.p50:6.1f} ms   p99 {self.p99:6.1f} ms   {self.megabytes:6.0f} MB"
        )


def cpu_seconds(process: int) -> float:
    """The CPU time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def megabytes(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


# Our own server


class Seat:
    """One client at one table."""

    def __init__(self, table: "Table", socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.update: dict[str, Any] = {}

    async def read_on(self) -> None:
        async for message in self.socket:
            told = msgspec.json.decode(message)
            if told["type"] == "update":
                self.update = told
                self.table.seen(self)


class Table:
    """Two clients, and the move that is under way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seats: list[Seat] = []
        self.sent: tuple[int, float] | None = None
        self.mover: Seat | None = None
        self.delays: list[float] = []

    def seen(self, seat: Seat) -> None:
        if self.sent is not None and seat is not self.mover:
            number, at = self.sent
            if seat.update["number"] > number:
                self.delays.append((time.perf_counter() - at) * 1000)
                self.sent = None

    async def move(self, rng: random.Random) -> bool:
        """Whether a move was sent: the last one must have arrived and the game be on."""
        if self.sent is not None:
            return False
        newest = max(self.seats, key=lambda seat: int(seat.update["number"]))
        mover = next((each for each in self.seats if each.update["legal"]), None)
        if mover is None or mover.update["number"] < newest.update["number"]:
            return False
        self.sent = (mover.update["number"], time.perf_counter())
        self.mover = mover
        move = rng.choice(mover.update["legal"])["move"]
        message = {"type": "move", "table": self.id, "move": move, "id": str(rng.random())}
        await mover.socket.send(msgspec.json.encode(message).decode())
        return True


async def person(address: str) -> httpx.Cookies:
    async with httpx.AsyncClient(base_url=address) as http:
        return (await http.get("/api/me")).cookies


async def open_table(address: str, setup: str, two: list[httpx.Cookies]) -> Table:
    cookies = two[0]
    body = {"settings": {"setup": setup}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as http:
        headers = {"x-csrftoken": cookies["csrftoken"]}
        answer = await http.post("/api/tables", json=body, headers=headers)
        answer.raise_for_status()
    table = Table(answer.json()["table"])
    for each in two:
        cookie = f"claimstead={each['claimstead']}"
        socket = await connect(
            address.replace("http", "ws") + "/api/live",
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=60,
            ping_interval=None,
        )
        table.seats.append(Seat(table, socket))
        await socket.send(json.dumps({"type": "watch", "table": table.id}))
    await table.seats[1].socket.send(json.dumps({"type": "sit", "table": table.id, "seat": "b"}))
    return table


async def load_ours(address: str, server: int, name: str, wanted: Any) -> Load:
    """Open the tables, then so many moves a second, spread over all tables."""
    rng = random.Random(1)
    people = [await person(address) for _ in range(2 * -(-wanted.tables // TABLES_A_PERSON))]
    tables: list[Table] = []
    for number in range(wanted.tables):
        first = 2 * (number // TABLES_A_PERSON)
        setup = SETUPS[number % len(SETUPS)]
        tables.append(await open_table(address, setup, people[first : first + 2]))
    reading = [asyncio.create_task(seat.read_on()) for table in tables for seat in table.seats]
    await asyncio.sleep(1)
    for table in tables:
        await table.seats[0].socket.send(json.dumps({"type": "start", "table": table.id}))
    while not all(seat.update.get("status") == "playing" for t in tables for seat in t.seats):
        await asyncio.sleep(0.1)
    for table in tables:
        table.delays.clear()
    before = cpu_seconds(server)
    start = time.perf_counter()
    sent = number = 0
    while (now := time.perf_counter() - start) < wanted.seconds:
        while sent < now * wanted.rate and number < sent + 10 * len(tables):
            sent += await tables[number % len(tables)].move(rng)
            number += 1
        number = number % len(tables)
        await asyncio.sleep(0.002)
    seconds = time.perf_counter() - start
    spent = cpu_seconds(server) - before
    delays = sorted(delay for table in tables for delay in table.delays)
    size = megabytes(server)
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    return Load(name, len(delays), seconds, spent, *quantiles(delays), size)


def quantiles(delays: list[float]) -> tuple[float, float]:
    last = len(delays) - 1
    return delays[last // 2], delays[int(last * 0.99)]


def our_server(port: int, database: str) -> "subprocess.Popen[bytes]":
    code = (
        "from claimstead.server.app import Options; from claimstead.server.run import serve; "
        f"serve(Options(database={database!r}, limits=False), '127.0.0.1', {port})"
    )
    return subprocess.Popen([sys.executable, "-c", code], **QUIET)


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            httpx.get(address, timeout=5)
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError(address)


def measure_ours(name: str, database: str, port: int, wanted: Any) -> Load:
    server = our_server(port, database)
    try:
        wait_for(f"http://127.0.0.1:{port}/health")
        return asyncio.run(load_ours(f"http://127.0.0.1:{port}", server.pid, name, wanted))
    finally:
        server.terminate()
        server.wait()


# boardgame.io


def measure_peer(port: int, wanted: Any) -> Load:
    from tools.web import find_node

    node = find_node()
    if not (PEER / "node_modules").is_dir():
        subprocess.run([*node.npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    server = subprocess.Popen([node.node, "server.cjs", str(port)], cwd=PEER, **QUIET)
    try:
        time.sleep(3)
        arguments = map(str, (port, wanted.tables, wanted.rate, wanted.seconds))
        clients = subprocess.Popen(
            [node.node, "load.cjs", *arguments],
            cwd=PEER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert clients.stdout is not None
        assert clients.stdin is not None
        assert clients.stdout.readline() == "ready\n"
        before = cpu_seconds(server.pid)
        clients.stdin.write("go\n")
        clients.stdin.flush()
        told = json.loads(clients.stdout.readline())
        spent = cpu_seconds(server.pid) - before
        clients.wait()
        size = megabytes(server.pid)
        return Load(
            "boardgame.io, in memory",
            told["moves"], told["seconds"], spent, told["p50"], told["p99"], size,
        )  # fmt: skip
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=300, help="moves a second in all")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--port", type=int, default=8790)
    parser.add_argument("--without-peer", action="store_true")
    wanted = parser.parse_args()
    print(f"{wanted.tables} tables with two clients each, {wanted.rate} moves a second wanted")
    with tempfile.TemporaryDirectory() as folder:
        ours = measure_ours("Claimstead, SQLite", f"{folder}/games.sqlite", wanted.port, wanted)
        print(ours, flush=True)
    if not wanted.without_peer:
        peer = measure_peer(wanted.port + 1, wanted)
        print(peer)
        ratio = (ours.moves / ours.cpu) / (peer.moves / peer.cpu)
        print(f"Claimstead makes {ratio:.2f} times the moves per second of server CPU")


if __name__ == "__main__":
    main()
