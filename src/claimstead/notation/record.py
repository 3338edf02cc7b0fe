"""A whole game as a text file: a header, then a move a line.

    claimstead game 1
    setup: claim-it 2 base
    seat a: Ada
    seal: 5f0c...

    * 235
    a 2@3/5
    a stop
    result: unfinished

The header's lines are `key: value` in the order in which they were given; `setup` comes first
and says which game it is. A game that did not begin at the beginning has its first position
after the header, each line behind `| `. A move has its seat before it, chance's moves have `*`.
"""

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any, NamedTuple

from claimstead.core import CHANCE, BadText, ClaimsteadError, Move, Step
from claimstead.notation.game import Game
from claimstead.notation.setup import game_named, setup_words
from claimstead.notation.words import quoted

FIRST_LINE = "claimstead game 1"
KEY = re.compile("[a-z][a-z0-9-]*( [a-z0-9-]+)*")
CHANCE_MARK = "*"
UNFINISHED = "unfinished"


class Record(NamedTuple):
    """A game as it was played."""

    game: Game[Any]
    moves: tuple[Move, ...] = ()
    header: tuple[tuple[str, str], ...] = ()
    """Names, dates, the data of sealed randomness: keys with their values."""
    position: Any = None
    """Where it began; `None`: at the beginning."""

    @property
    def first(self) -> Any:
        return self.game.start() if self.position is None else self.position

    def steps(self) -> Iterator[Step[Any]]:
        """Play the game through again: what each move led to."""
        state = self.first
        for move in self.moves:
            step = self.game.apply(state, move)
            yield step
            state = step.state

    def states(self) -> Iterator[Any]:
        """Every state of the game, the first and the last too."""
        yield self.first
        for step in self.steps():
            yield step.state

    def last(self) -> Any:
        """The state after the last move."""
        *_, last = self.states()
        return last


def write_record(record: Record) -> str:
    """The text of a game; `read_record` gives the game back."""
    lines = [FIRST_LINE, f"setup: {setup_words(record.game)}"]
    for key, value in record.header:
        _check_header_line(key, value)
        lines.append(f"{key}: {value}")
    lines.append("")
    if record.position is not None:
        lines += [f"| {line}" for line in record.game.write(record.position).splitlines()]
    state = record.first
    for move, step in zip(record.moves, record.steps(), strict=True):
        lines.append(f"{_mark(record.game, state)} {move}")
        state = step.state
    lines.append(f"result: {_result(record.game, state)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The game that a text tells, every move checked against the rules."""
    lines = [line.rstrip() for line in text.strip().split("\n")]
    if lines[0] != FIRST_LINE:
        raise BadText("no-record", first=FIRST_LINE, found=quoted(lines[0]))
    blank = lines.index("") if "" in lines else len(lines)
    game, header = _read_header(lines[1:blank])
    body = lines[blank + 1 :]
    position = [line[1:].strip() for line in takewhile(_is_position_line, body)]
    record = Record(game, (), header, game.read("\n".join(position)) if position else None)
    if not body or not body[-1].startswith("result:"):
        raise BadText("no-result")
    moves: list[Move] = []
    state = record.first
    first = blank + 1 + len(position)
    for number, line in enumerate(lines[first:-1], start=first + 1):
        move = _read_move_line(game, state, line, number)
        moves.append(move)
        state = game.apply(state, move).state
    result = f"result: {_result(game, state)}"
    if lines[-1] != result:
        raise BadText("wrong-result", found=quoted(lines[-1]), expected=result)
    return record._replace(moves=tuple(moves))


def _is_position_line(line: str) -> bool:
    return line.startswith("|")


def _read_header(lines: list[str]) -> tuple[Game[Any], tuple[tuple[str, str], ...]]:
    header: list[tuple[str, str]] = []
    for line in lines:
        key, _, value = line.partition(": ")
        _check_header_line(key, value)
        if key in dict(header):
            raise BadText("key-twice", key=key)
        header.append((key, value))
    if not header or header[0][0] != "setup":
        raise BadText("no-setup")
    return game_named(header[0][1]), tuple(header[1:])


def _check_header_line(key: str, value: str) -> None:
    is_plain = bool(value) and value == value.strip() and value.isprintable()
    if not KEY.fullmatch(key) or not is_plain:
        raise BadText("header-line", line=quoted(f"{key}: {value}"))


def _read_move_line(game: Game[Any], state: Any, line: str, number: int) -> Move:
    mark, _, text = line.partition(" ")
    actor = game.actor(state)
    if actor is not None and mark != _mark(game, state):
        raise BadText("wrong-mark", line=number, found=quoted(mark), expected=_mark(game, state))
    try:
        return game.move(state, text)
    except ClaimsteadError as refusal:
        raise BadText("move-line", line=number, reason=str(refusal)) from refusal


def _mark(game: Game[Any], state: Any) -> str:
    actor = game.actor(state)
    return CHANCE_MARK if actor is CHANCE else str(actor)


def _result(game: Game[Any], state: Any) -> str:
    outcome = game.outcome(state)
    return UNFINISHED if outcome is None else " ".join(outcome.winners)
