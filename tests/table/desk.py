"""Tables for the tests, and people who sit down at them."""

import random
from typing import Any

from claimstead.table import entries as log
from claimstead.table import gathering, playing
from claimstead.table.decision import Decision
from claimstead.table.sealed import commitment_of
from claimstead.table.settings import Settings
from claimstead.table.table import Table
from claimstead.testkit.generators import random_move

SECRET = "0123456789abcdef" * 4
PEOPLE = ("ada", "bob", "cem", "dag", "eva")
NOON = 1_000_000_000_000
SETUPS = (
    "claim-it 2 base",
    "claim-it 3 quick",
    "claim-it 5 base",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 2 Go Kn Un Dw Do",
    "claim 3 Gn Gi Dr Tr Se Un Dw",
    "claim 4 Go Kn Dr Tr Se Un Dw",
)


def opened(setup: str = "claim-it 2 base", *, secret: str = SECRET, **settings: Any) -> Table:
    """Ada's table, at noon."""
    chosen = Settings(setup=setup, **settings)
    return Table(log.Page(NOON, (log.Opened(settings=chosen, owner="ada", secret=secret),)))


def write(table: Table, decision: Decision, after: int = 1) -> None:
    """A page comes back from the disk, so many seconds after the one before."""
    table.turn_page(log.Page(table.at + after * 1000, decision.entries), decision.chosen)
    assert table.status == decision.status


def seated(setup: str = "claim-it 2 base", **settings: Any) -> Table:
    """Ada on a, Bob on b, and so on."""
    table = opened(setup, **settings)
    for seat, person in zip(table.game.seats, PEOPLE, strict=False):
        write(table, gathering.sit(table, seat, person, person.title()))
    return table


def begin(table: Table) -> Table:
    """Everybody at the table is ready."""
    for person in sorted(table.seating.people):
        if table.status == "gathering":
            write(table, gathering.start(table, person))
    return table


def started(setup: str = "claim-it 2 base", **settings: Any) -> Table:
    return begin(seated(setup, **settings))


def play(table: Table, rng: random.Random, moves: int = 100_000) -> Table:
    """Random moves, until the game is over or so many were made."""
    for _ in range(moves):
        if table.actor is None:
            break
        move = random_move(table.game, table.state, rng)
        write(table, playing.move(table, table.actor, str(move)))
    return table


def played(setup: str, seed: object = 0, **settings: Any) -> Table:
    """A whole game of random moves, with words and a secret of its own."""
    rng = random.Random(f"{setup} {seed}")
    table = seated(setup, secret=rng.randbytes(32).hex(), **settings)
    words = {}
    for person in sorted(table.seating.people):
        if rng.random() < 0.7:
            words[person] = (rng.choice(("oak", "fire", "Ölfaß 7")), rng.randbytes(16).hex())
        sealed = commitment_of(*words[person]) if person in words else None
        write(table, gathering.make_ready(table, person, sealed))
    for person, (word, nonce) in words.items():
        write(table, gathering.open_word(table, person, word, nonce))
    return play(table, rng)


def rebuilt(table: Table) -> Table:
    """The table that its log tells of."""
    again = Table(table.pages[0])
    for page in table.pages[1:]:
        again.turn_page(page)
    return again
