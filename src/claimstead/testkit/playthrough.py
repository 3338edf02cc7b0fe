"""Playthroughs: a whole game written out, with what was legal and what happened.

A recorded playthrough is replayed by making the same moves and writing it out again: every
line must be the same.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Any

import msgspec

from claimstead.core import CHANCE, FrozenStruct, Move
from claimstead.notation import game_named, setup_words
from claimstead.registry import Game

MOVE = "> "
POSITION_EVERY = 8


def playthrough(game: Game[Any], moves: Iterable[Move]) -> str:
    """The text of a playthrough of these moves from the start."""
    lines = [setup_words(game)]
    state = game.start()
    for number, move in enumerate(moves):
        if number % POSITION_EVERY == 0:
            lines += ["", *game.write(state).splitlines(), ""]
        legal = game.legal(state)
        if legal:
            lines.append(f"legal: {', '.join(map(str, legal))}")
        actor = game.actor(state)
        lines.append(f"{MOVE}{'*' if actor is CHANCE else actor} {move}")
        state, events = game.apply(state, move)
        lines += [f"  {_spelled(event)}" for event in events]
    lines += ["", *game.write(state).splitlines()]
    outcome = game.outcome(state)
    if outcome is not None:
        lines += ["", f"won by {' '.join(outcome.winners)}: {outcome.reason}"]
        lines += [f"  {seat}: {_spelled(tally)}" for seat, tally in outcome.table.items()]
    return "\n".join(lines) + "\n"


def replayed(text: str) -> str:
    """The playthrough written out anew from the set-up and the moves of a recorded one."""
    lines = text.splitlines()
    game = game_named(lines[0])
    state = game.start()
    moves = []
    for line in lines:
        if line.startswith(MOVE):
            _, _, written = line.removeprefix(MOVE).partition(" ")
            moves.append(game.move(state, written))
            state = game.apply(state, moves[-1]).state
    return playthrough(game, moves)


def _spelled(value: Any) -> str:
    """A value in a readable form: events with their tag and fields, cards as they are written."""
    if isinstance(value, FrozenStruct) and type(value).__str__ is object.__str__:
        tag = value.__struct_config__.tag
        fields = msgspec.structs.asdict(value).items()
        said = ", ".join(f"{name} {_spelled(field)}" for name, field in fields)
        return f"{tag}: {said}" if tag else said
    if isinstance(value, dict):
        return " ".join(f"{key}={_spelled(each)}" for key, each in value.items())
    if isinstance(value, tuple):
        return " ".join(map(_spelled, value)) or "-"
    if isinstance(value, Enum):
        return str(value.value)
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def file_name(setup: str) -> str:
    """The file of a set-up's recorded playthrough."""
    return setup.replace(" ", "-") + ".txt"
