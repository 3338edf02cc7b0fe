"""Beyond one machine, on paper: what many tables would need, and what stands in their way.

The simulation: moves come to many servers at random moments. Each takes its turn at the server's
one core, which also hears of the moves at tables of the groups that are in use there. It is then
written together with whatever else waits at that server. A notice follows in a transaction of its
own, of which PostgreSQL lets only one through at a time: one lock for all servers of a database.
"""

import heapq
import random
from typing import NamedTuple

import numpy as np

from claimstead.core import CHANCE
from claimstead.notation import game_named
from claimstead.store.database import GROUPS
from claimstead.testkit.generators import random_record
from drill import report
from drill.crowd import SETUPS
from drill.load import LIMIT, PACE, steps_of
from drill.processes import place_name

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
MOST_PARTITIONS = 40
MOST_SERVERS = 50
"""On one database."""
COMPUTERS = 0.25
"""Of all moves: every second game is against the computer. An assumption."""
THOUGHT = 0.01
"""Seconds of CPU for a computer player's move, as docs/players.md measures them."""


class Costs(NamedTuple):
    """What was measured, in seconds and bytes."""

    alone: float
    """CPU for a move at the only server, with two players and a spectator told of it."""
    move: float
    """CPU of all servers for a move, where these three are connected to two servers."""
    hear: float
    """CPU for hearing of a move at a table that nobody has in use."""
    lock: float
    """For how long a notice keeps all others waiting."""
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


def heard(rate: float, servers: int) -> float:
    """Of all moves the share that a server hears of: its tables are in so many of the groups.

    Every table is in use at two servers, as people are not where their opponents are.
    """
    tables = min(rate / PACE, 2 * rate / PACE / servers)
    return float(1 - (1 - 1 / GROUPS) ** tables)


def simulate(
    costs: Costs, rate: float, servers: int, *, together: bool = False, seed: int = 1
) -> Delays | None:
    """Servers on one database that share so many moves a second; nothing if they are too many.

    `together`: notices are part of what is written, so that commits wait for each other, and every
    server hears of every move. So it was once.
    """
    move = costs.alone if servers == 1 else costs.move
    share = 1 - rate * costs.hear * (1 if together else heard(rate, servers))
    if share <= 0 or rate / servers * move / share >= 1:
        return None
    rng = np.random.default_rng(seed)
    ready = [_ready(rng, rate / servers, move / share) for _ in range(servers)]
    arrived = [arrivals for arrivals, _ in ready]
    written = _write([done for _, done in ready], costs, together)
    delays = np.concatenate([late - at for late, at in zip(written, arrived, strict=True)])
    p50, p99 = np.quantile(delays, (0.5, 0.99)) * 1000
    return Delays(float(p50), float(p99))


def _ready(rng: np.random.Generator, rate: float, service: float) -> tuple[np.ndarray, np.ndarray]:
    """When moves arrive at a server, and when its core is through with each."""
    arrivals = np.cumsum(rng.exponential(1 / rate, int(rate * SECONDS) + 1))
    # Each begins when it has come and the one before is done: the longest wait of any row so far.
    numbers = np.arange(len(arrivals)) * service
    return arrivals, np.maximum.accumulate(arrivals - numbers) + numbers + service


def _write(ready: list[np.ndarray], costs: Costs, together: bool) -> list[np.ndarray]:
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
        if together:
            free = done = max(free, start) + costs.commit
        else:
            # Commits share a visit to the disk; the notices take the lock for a moment each.
            done = start + costs.commit
            free = max(free, done) + costs.lock
        written[server][first:last] = done
        firsts[server] = last
        if last < len(ready[server]):
            heapq.heappush(starts, (max(free, float(ready[server][last])), server))
    return written


def most(costs: Costs, servers: int, *, together: bool = False) -> float:
    """Moves a second that so many servers on one database take within the limit."""
    low, high = 0.0, servers / min(costs.alone, costs.move)
    for _ in range(10):
        rate = (low + high) / 2
        delays = simulate(costs, rate, servers, together=together)
        low, high = (rate, high) if delays and delays.p99 <= LIMIT else (low, rate)
    return low


def measured() -> Costs:
    """From what the drill has kept."""
    load = {row.what: row for row in report.read("load")}
    ramps = {row.figures["name"]: row for row in load.values() if steps_of(row)}
    ramp = ramps[place_name(2)]
    steps = [step for step in steps_of(ramp) if step.is_quick]
    best = steps[-1]
    alone = [step for step in steps_of(ramps[place_name(1)]) if step.is_quick][-1]
    hears = next(row for row in load.values() if "only hears" in row.what)
    commits = next(row for row in load.values() if "commits" in row.figures)
    return Costs(
        alone=alone.all_servers / alone.rate,
        move=best.all_servers / best.rate,
        hear=hears.figures["cpu"] / 1000,
        lock=1 / commits.figures["commits"]["after the page"][-1],
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


def needs(costs: Costs, *, together: bool = False) -> Needs:
    """The cheapest number of partitions at which moves reach the disk in time."""
    rate = GAMES / DAY * costs.moves
    found = [
        (servers * partitions + max(rate * costs.database / BUSY, partitions), partitions, servers)
        for partitions in range(1, MOST_PARTITIONS)
        if (servers := _servers(costs, rate / partitions, together)) is not None
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


def _servers(costs: Costs, rate: float, together: bool) -> int | None:
    """How many a partition with so many moves a second needs; nothing if no number is enough."""
    for servers in range(1, MOST_SERVERS + 1):
        # Hearing of others takes a share of every core.
        hearing = rate * costs.hear * (1 if together else heard(rate, servers))
        move = costs.alone if servers == 1 else costs.move
        if hearing + rate / servers * move <= BUSY:
            delays = simulate(costs, rate, servers, together=together)
            if delays and delays.p99 <= LIMIT / 2:
                return servers
    return None
