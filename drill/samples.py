"""Good inputs to begin with: positions, games, moves and messages."""

import random
from functools import cache
from typing import Any

from claimstead.core import CHANCE
from claimstead.notation import game_named, write_record
from claimstead.registry import Game
from claimstead.testkit.generators import random_record

SETUPS = (
    "claim-it 2 base",
    "claim-it 3 quick",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 2 Go Kn Un Dw Do",
    "claim 3 Gn Gi Dr Tr Se Un Dw",
    "claim 4 Go Kn Un Dw Do Dr Se",
)
REQUESTS = (
    b'{"type":"watch","table":"abcdefghijklmnop","since":0}',
    b'{"type":"move","table":"abcdefghijklmnop","move":"2@3/5","id":"41"}',
    b'{"type":"sit","table":"abcdefghijklmnop","seat":"a","name":"Ada"}',
    b'{"type":"say","table":"abcdefghijklmnop","text":"hello"}',
    b'{"type":"why","table":"abcdefghijklmnop","about":"3/5"}',
    b'{"type":"answer-undo","table":"abcdefghijklmnop","agree":true}',
    b'{"type":"attend","looking":false}',
    b'{"type":"ping","id":"1"}',
)


@cache
def samples() -> tuple[tuple[Game[Any], Any], ...]:
    """Positions of all kinds in which somebody, or chance, has to act."""
    found: list[tuple[Game[Any], Any]] = []
    for setup in SETUPS:
        game = game_named(setup)
        record = random_record(game, random.Random(setup))
        acting = [state for state in record.states() if game.actor(state) is not None]
        found += [(game, state) for state in acting[:: max(len(acting) // 10, 1)]]
    return tuple(found)


def seeds(target: str) -> list[bytes]:
    """Where the fuzzing of a target begins."""
    if target == "messages":
        return list(REQUESTS)
    if target == "games":
        return [
            write_record(random_record(game_named(setup), random.Random(1))).encode()
            for setup in SETUPS
        ]
    if target == "moves":
        return [
            bytes((number,)) + str(_some_move(game, state)).encode()
            for number, (game, state) in enumerate(samples())
        ]
    return [game.write(state).encode() for game, state in samples()]


def _some_move(game: Game[Any], state: Any) -> Any:
    if game.actor(state) is CHANCE:
        return game.sample(state, random.Random(1))
    return game.legal(state)[0]
