"""The server under load, beside boardgame.io: python -m benchmarks.server [--tables N] [--rates N].

Each table has two clients that move in turn, all of them in one process of node. Measured are the
moves a second of the server's own CPU time, and the time from sending a move until the other seat
sees it. boardgame.io plays a game that does next to nothing and keeps it in memory; here the games
are real and every move is on disk before it is acknowledged. Both get the same number of moves a
second, in turns, on the same machine. `--beside NAME=FOLDER` measures another release of ours, too:
its source in a folder, as `git archive COMMIT src | tar x -C FOLDER` leaves it. A table at the end
tells what each brought. `--core 0` keeps servers to one core, which the clients may use as well:

    ulimit -n 20000
    python -m benchmarks.server --tables 4000 --rates 600 --seconds 600 --core 0 --without-peer
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx

PEER = Path(__file__).parent / "boardgame_io"
TABLES_A_PERSON = 100
SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se")
TICK = os.sysconf("SC_CLK_TCK")
DISK_SECONDS = 0.1
"""Between two visits to the disk while a load runs."""
QUIET: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
METRICS_TOKEN = "figures"
"""With which the servers that are measured here tell their figures."""
SQLITE = "Claimstead, SQLite"
IN_MEMORY = "boardgame.io, in memory"


class Load(NamedTuple):
    """What came of a load."""

    name: str
    rate: int
    moves: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    megabytes: float
    bytes: int = 0
    """That the clients were sent, where they count."""
    disk_p99: float = 0.0
    disk_longest: float = 0.0
    """Milliseconds of a visit to the disk in these minutes: no durable move is quicker."""

    @property
    def bytes_a_move(self) -> float:
        """For each of the two seats."""
        return self.bytes / max(self.moves, 1) / 2

    def __str__(self) -> str:
        return (
            f"{self.name:32} {self.moves / self.seconds:6.0f} moves/s"
            f" {self.moves / self.cpu:6.0f} moves per second of server CPU"
            f"   p50 {self.p50:6.1f} ms   p99 {self.p99:6.1f} ms   {self.megabytes:5.0f} MB"
            f"   {self.bytes_a_move:5.0f} bytes a seat"
            f"   disk p99 {self.disk_p99:.1f}, longest {self.disk_longest:.0f} ms"
        )


def cpu_seconds(process: int) -> float:
    """The CPU time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def megabytes(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def visits(is_over: threading.Event) -> list[float]:
    """Milliseconds for each visit to the disk until something is over, the quickest first."""
    taken = []
    with tempfile.TemporaryFile() as file:
        while not is_over.wait(DISK_SECONDS):
            file.write(bytes(4096))
            file.flush()
            start = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append((time.perf_counter() - start) * 1000)
    return sorted(taken)


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            httpx.get(address, timeout=5)
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError(address)


@contextmanager
def running(
    command: list[str], address: str, source: str | None = None, core: int | None = None
) -> "Iterator[subprocess.Popen[bytes]]":
    """A server, until it is no longer needed; of another release where its `source` is named."""
    if core is not None:
        command = ["taskset", "--cpu-list", str(core), *command]
    environment = os.environ | ({} if source is None else {"PYTHONPATH": f"{source}/src"})
    server = subprocess.Popen(command, cwd=PEER, env=environment, **QUIET)
    try:
        wait_for(address)
        yield server
    finally:
        server.terminate()
        server.wait()


def node() -> str:
    """The program, with the peer's packages installed."""
    from tools.web import find_node

    found = find_node()
    if not (PEER / "node_modules").is_dir():
        subprocess.run([*found.npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    return str(found.node)


def under_load(
    name: str, rate: int, servers: list[int], clients: list[str], tables: str | None = None
) -> Load:
    """Let the clients play against servers of these process ids."""
    playing = subprocess.Popen(
        clients, cwd=PEER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert playing.stdout is not None
    assert playing.stdin is not None
    if tables is not None:
        playing.stdin.write(f"{tables}\n")
        playing.stdin.flush()
    assert playing.stdout.readline() == "ready\n", name
    time.sleep(1)
    before = sum(map(cpu_seconds, servers))
    is_over = threading.Event()
    with ThreadPoolExecutor(1) as beside:
        watched = beside.submit(visits, is_over)
        playing.stdin.write("go\n")
        playing.stdin.flush()
        told = json.loads(playing.stdout.readline())
        is_over.set()
        taken = watched.result()
    spent = sum(map(cpu_seconds, servers)) - before
    size = sum(map(megabytes, servers))
    playing.wait()
    p50, p99, sent = told["p50"], told["p99"], told.get("bytes", 0)
    disk = taken[int(len(taken) * 0.99)], taken[-1]
    return Load(name, rate, told["moves"], told["seconds"], spent, p50, p99, size, sent, *disk)


# Our own server


def command(
    port: int,
    database: str,
    seconds: float = 1.0,
    *,
    limits: bool = False,
    host: str = "127.0.0.1",
    workers: int = 1,
) -> list[str]:
    """Python and what it runs: a server whose computer players think for so long."""
    code = (
        "from claimstead.server.options import Options; from claimstead.server.run import serve; "
        f"serve(Options(database={database!r}, seconds={seconds}, limits={limits}, "
        f"host={host!r}, port={port}, workers={workers}, metrics_token={METRICS_TOKEN!r}))"
    )
    return [sys.executable, "-c", code]


def figures(address: str) -> str:
    """What a server tells Prometheus."""
    asked = urllib.request.Request(
        f"{address}/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}
    )
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return str(answer.read().decode())


async def open_tables(addresses: list[str], count: int) -> str:
    """Tables that wait for the second player, for the clients to sit down."""
    tables: list[dict[str, Any]] = []
    while len(tables) < count:
        two = []
        for seat in range(2):
            address = addresses[seat % len(addresses)]
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                cookies = (await http.get("/api/me")).cookies
            two.append({"address": address, "cookie": f"claimstead={cookies['claimstead']}"})
            if seat == 0:
                owner = cookies
        headers = {"x-csrftoken": owner["csrftoken"]}
        async with httpx.AsyncClient(
            base_url=addresses[0], cookies=owner, headers=headers, timeout=60
        ) as http:
            for _ in range(min(TABLES_A_PERSON, count - len(tables))):
                setup = SETUPS[len(tables) % len(SETUPS)]
                seats = [{"kind": "me"}, {"kind": "open"}]
                body = {"settings": {"setup": setup}, "seats": seats}
                answer = await http.post("/api/tables", json=body)
                answer.raise_for_status()
                tables.append({"table": answer.json()["table"], "seats": two})
    return json.dumps(tables)


def measure_ours(
    name: str,
    database: str,
    ports: list[int],
    rate: int,
    wanted: Any,
    source: str | None = None,
) -> Load:
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    health = f"{addresses[0]}/health"
    with running(command(ports[0], database), health, source, wanted.core) as first:
        processes = [first.pid]
        if len(ports) == 1:
            return _measure(name, addresses, processes, rate, wanted)
        health = f"{addresses[1]}/health"
        with running(command(ports[1], database), health, source, wanted.core) as second:
            return _measure(name, addresses, [*processes, second.pid], rate, wanted)


def _measure(name: str, addresses: list[str], servers: list[int], rate: int, wanted: Any) -> Load:
    tables = asyncio.run(open_tables(addresses, wanted.tables))
    clients = [node(), "claimstead.cjs", str(rate), str(wanted.seconds)]
    return under_load(name, rate, servers, clients, tables)


def on_sqlite(rate: int, wanted: Any, name: str = SQLITE, source: str | None = None) -> Load:
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/games.sqlite"
        return measure_ours(name, database, [wanted.port], rate, wanted, source)


def on_postgresql(servers: int, rate: int, wanted: Any) -> Load:
    """One server, or two with a player of every table on each."""
    from tests.server.postgresql import PostgreSQL

    database = PostgreSQL()
    try:
        name = f"Claimstead, PostgreSQL, {servers} server" + "s" * (servers > 1)
        ports = [wanted.port + number for number in range(servers)]
        return measure_ours(name, database.new_database("games"), ports, rate, wanted)
    finally:
        database.remove()


# boardgame.io


def in_memory(rate: int, wanted: Any) -> Load:
    port = wanted.port + 5
    games = f"http://127.0.0.1:{port}/games"
    with running([node(), "server.cjs", str(port)], games, core=wanted.core) as server:
        arguments = map(str, (port, wanted.tables, rate, wanted.seconds))
        return under_load(IN_MEMORY, rate, [server.pid], [node(), "load.cjs", *arguments])


def draw(figures: Path, picture: Path) -> None:
    """The median of the rounds: moves per second of server CPU, and the way to the other seat."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "claimstead"
    import matplotlib.pyplot as plt

    loads = [Load(**each) for each in json.loads(figures.read_text())]
    names = list(dict.fromkeys((load.name, load.rate) for load in loads))
    rounds = {name: [load for load in loads if (load.name, load.rate) == name] for name in names}
    labels = [f"{name}\n{rate} moves/s" for name, rate in names]
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 0.7 * len(names) + 1.2), sharey=True)
    left.barh(labels, [median(each.moves / each.cpu for each in rounds[name]) for name in names])
    left.set_xlabel("moves per second of server CPU")
    for part in ("p99", "p50"):
        values = [median(getattr(each, part) for each in rounds[name]) for name in names]
        right.barh(labels, values, label=part)
    right.set_xlabel("milliseconds until the other seat sees a move")
    right.legend()
    left.invert_yaxis()
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


def table_of(loads: list[Load]) -> str:
    """The medians of the rounds, in Markdown."""
    head = "| | wanted | moves per second of server CPU | p50 | p99 | memory | bytes a seat |"
    lines = [head, "|---" * 7 + "|"]
    for name, rate in dict.fromkeys((load.name, load.rate) for load in loads):
        rounds = [load for load in loads if (load.name, load.rate) == (name, rate)]
        parts = ("p50", "p99", "megabytes", "bytes_a_move")
        p50, p99, size, sent = (median(getattr(load, part) for load in rounds) for part in parts)
        made = median(load.moves / load.cpu for load in rounds)
        told = f"{made:,.0f} | {p50:.1f} ms | {p99:.1f} ms | {size:.0f} MB | {sent:,.0f}"
        lines.append(f"| {name} | {rate} moves/s | {told} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rates", type=int, nargs="+", default=[300], help="moves a second")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--port", type=int, default=8790)
    parser.add_argument("--core", type=int, help="where all servers run; else anywhere")
    parser.add_argument("--without-peer", action="store_true")
    parser.add_argument("--postgresql", action="store_true", help="one server and two on it")
    parser.add_argument("--beside", nargs="+", default=[], metavar="NAME=FOLDER")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--draw", type=Path, help="only draw the figures of --json")
    wanted = parser.parse_args()
    if wanted.draw:
        draw(wanted.json, wanted.draw)
        return
    print(f"{wanted.tables} tables with two clients each, {wanted.seconds} s a load")
    loads = []
    for rate in wanted.rates:
        for _ in range(wanted.rounds):
            others = [each.partition("=")[::2] for each in wanted.beside]
            measured = [on_sqlite(rate, wanted, *other) for other in others]
            sides = [on_sqlite] if wanted.without_peer else [on_sqlite, in_memory]
            measured += [side(rate, wanted) for side in sides]
            if wanted.postgresql:
                measured += [on_postgresql(servers, rate, wanted) for servers in (1, 2)]
            for load in measured:
                print(load, flush=True)
            loads += measured
    print(table_of(loads))
    if wanted.json:
        wanted.json.write_text(json.dumps([load._asdict() for load in loads], indent=1))


if __name__ == "__main__":
    main()
