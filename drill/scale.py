"""Beyond one machine, on paper: what many tables would need, and what stands in their way.

The simulation: moves come to many servers at random moments. Each takes its turn at the server's
one core, which also hears of every move on the same database. It is then written together with
whatever else waits at that server. While a commit tells other servers of what it holds, PostgreSQL
lets no other such commit through: one lock for all servers of a database.
"""

import heapq
import random
from typing import NamedTuple

import numpy as np

from claimstead.core import CHANCE
from claimstead.notation import game_named
from claimstead.testkit.generators import random_record
from drill import report
from drill.crowd import SETUPS
from drill.load import LIMIT, steps_of

TABLES = 100_000
GAMES = 5_000_000
"""A day."""
DAY = 86_400
BUSY = 0.5
"""So much of its core a server uses on average; the rest is for the evening."""
SECONDS = 10.0
"""Of simulated play."""
PRICE = 0.04
"""Of a core for an hour, in dollars: an assumption."""
SHORT_LOCK = 0.0002
"""Seconds that a notice takes which does not wait for the disk: an assumption."""
MOST_PARTITIONS = 40
MOST_SERVERS = 50
"""On one database."""
COMPUTERS = 0.25
"""Of all moves: every second game is against the computer. An assumption."""
THOUGHT = 0.01
"""Seconds of CPU for a computer player's move, as docs/players.md measures them."""


class Costs(NamedTuple):
    """What was measured, in seconds and bytes."""

    move: float
    """CPU of a server for a move, with two players and a spectator told of it."""
    hear: float
    """CPU for hearing of a move at another server."""
    commit: float
    """From the start to the end of one commit, when nobody else commits."""
    database: float
    """CPU of PostgreSQL for a move."""
    table: float
    """Memory of a table with its connections."""
    page: float
    """Of a move on disk."""
    moves: float
    """Of a game."""


class Delays(NamedTuple):
    """Milliseconds from when a move arrives until it is on disk."""

    p50: float
    p99: float


def simulate(
    costs: Costs, rate: float, servers: int, *, apart: bool = False, seed: int = 1
) -> Delays | None:
    """Servers on one database that share so many moves a second; nothing if they are too many.

    `apart`: the notices follow the pages by themselves, and commits need not wait for each other.
    """
    share = 1 - rate * costs.hear
    if share <= 0 or rate / servers * costs.move / share >= 1:
        return None
    rng = np.random.default_rng(seed)
    ready = [_ready(rng, rate / servers, costs.move / share) for _ in range(servers)]
    arrived = [arrivals for arrivals, _ in ready]
    written = _write([done for _, done in ready], costs.commit, apart)
    delays = np.concatenate([late - at for late, at in zip(written, arrived, strict=True)])
    p50, p99 = np.quantile(delays, (0.5, 0.99)) * 1000
    return Delays(float(p50), float(p99))


def _ready(rng: np.random.Generator, rate: float, service: float) -> tuple[np.ndarray, np.ndarray]:
    """When moves arrive at a server, and when its core is through with each."""
    arrivals = np.cumsum(rng.exponential(1 / rate, int(rate * SECONDS) + 1))
    # Each begins when it has come and the one before is done: the longest wait of any row so far.
    numbers = np.arange(len(arrivals)) * service
    return arrivals, np.maximum.accumulate(arrivals - numbers) + numbers + service


def _write(ready: list[np.ndarray], commit: float, apart: bool) -> list[np.ndarray]:
    """When each move is on disk: all that waits at a server goes in one commit."""
    written = [np.zeros_like(each) for each in ready]
    firsts = [0] * len(ready)
    starts = [(float(each[0]), server) for server, each in enumerate(ready) if len(each)]
    heapq.heapify(starts)
    free = 0.0
    while starts:
        start, server = heapq.heappop(starts)
        first = firsts[server]
        last = int(np.searchsorted(ready[server], start, side="right"))
        if apart:
            # Commits share a visit to the disk; the notices take the lock for a moment each.
            free = max(free, start + commit) + SHORT_LOCK
            done = start + commit
        else:
            free = done = max(free, start) + commit
        written[server][first:last] = done
        firsts[server] = last
        if last < len(ready[server]):
            after = free if apart else done
            heapq.heappush(starts, (max(after, float(ready[server][last])), server))
    return written


def most(costs: Costs, servers: int, *, apart: bool = False) -> float:
    """Moves a second that so many servers on one database take within the limit."""
    low, high = 0.0, servers / costs.move
    for _ in range(10):
        rate = (low + high) / 2
        delays = simulate(costs, rate, servers, apart=apart)
        low, high = (rate, high) if delays and delays.p99 <= LIMIT else (low, rate)
    return low


def measured() -> Costs:
    """From what the drill has kept."""
    load = {row.what: row for row in report.read("load")}
    ramp = next(row for row in load.values() if "PostgreSQL" in row.what and steps_of(row))
    steps = [step for step in steps_of(ramp) if step.is_quick]
    best = steps[-1]
    hears = next(row for row in load.values() if "only hears" in row.what)
    commits = next(row for row in load.values() if "commits" in row.figures)
    return Costs(
        move=best.all_servers / best.rate,
        hear=hears.figures["cpu"] / 1000,
        commit=1 / commits.figures["commits"]["not at all"][0],
        database=best.database / best.rate,
        table=(best.megabytes - steps[0].megabytes) / (best.tables - steps[0].tables) * 1e6,
        page=ramp.figures["page"],
        moves=moves_of_a_game(),
    )


def moves_of_a_game(games: int = 40) -> float:
    """By people, on average; of games played at random, which are longer than others."""
    counts = []
    for number, setup in enumerate(SETUPS * games):
        game = game_named(setup)
        record = random_record(game, random.Random(number))
        counts.append(sum(game.actor(state) not in (None, CHANCE) for state in record.states()))
    return float(np.mean(counts))


class Needs(NamedTuple):
    """What the tables and games of a day need."""

    rate: float
    servers: int
    """Of one core each."""
    partitions: int
    """Databases, each with servers of its own."""
    database_cores: float
    thinkers: float
    cores: float
    memory: float
    disk: float
    """Bytes a day."""
    dollars: float
    """A game."""


def needs(costs: Costs, *, apart: bool = False) -> Needs:
    """The cheapest number of partitions at which moves reach the disk in time."""
    rate = GAMES / DAY * costs.moves
    found = [
        (servers * partitions + max(rate * costs.database / BUSY, partitions), partitions, servers)
        for partitions in range(1, MOST_PARTITIONS)
        if (servers := _servers(costs, rate / partitions, apart)) is not None
    ]
    serving, partitions, servers = min(found)
    thinkers = rate * COMPUTERS * THOUGHT / BUSY
    cores = serving + thinkers
    return Needs(
        rate=rate,
        servers=servers * partitions,
        partitions=partitions,
        database_cores=serving - servers * partitions,
        thinkers=thinkers,
        cores=cores,
        memory=TABLES * costs.table,
        disk=GAMES * costs.moves * costs.page,
        dollars=cores * 24 * PRICE / GAMES,
    )


def _servers(costs: Costs, rate: float, apart: bool) -> int | None:
    """How many a partition with so many moves a second needs; nothing if no number is enough."""
    # Hearing of all others takes a share of every core.
    share = BUSY - rate * costs.hear
    if share <= 0:
        return None
    servers = int(np.ceil(rate * costs.move / share))
    if servers > MOST_SERVERS:
        return None
    delays = simulate(costs, rate, servers, apart=apart)
    return servers if delays and delays.p99 <= LIMIT / 2 else None
