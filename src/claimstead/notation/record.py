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
The header of a game that was given up says `resigned: SEAT`, and the result who won. Remarks of
people are passed over (see `remarks`), and one text may hold many games.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any, NamedTuple

from claimstead.core import CHANCE, BadText, ClaimsteadError, Move, Seat, Step
from claimstead.notation.remarks import MARK_OF_BYTES, without_remarks
from claimstead.notation.setup import game_named, setup_words
from claimstead.registry.game import Game
from claimstead.registry.words import quoted

FIRST_LINE = "claimstead game 1"
KEY = re.compile("[a-z][a-z0-9-]*( [a-z0-9-]+)*")
CHANCE_MARK = "*"
UNFINISHED = "unfinished"
RESIGNED, ENDED = "resigned", "ended"
"""Keys of a header that tell of an end which the rules don't know."""


class Record(NamedTuple):
    """A game as it was played."""

    game: Game[Any]
    moves: tuple[Move, ...] = ()
    header: tuple[tuple[str, str], ...] = ()
    """Names, dates, the data of sealed randomness: keys with their values."""
    position: Any = None
    """Where it began; `None`: at the beginning."""
    winners: tuple[Seat, ...] = ()
    """Who won a game that was given up; of all others the rules tell."""

    def __repr__(self) -> str:
        return f"<Record of {setup_words(self.game)}: {len(self.moves)} moves>"

    def __str__(self) -> str:
        return write_record(self)

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
    lines = []
    if record.position is not None:
        lines += [f"| {line}" for line in record.game.write(record.position).splitlines()]
    state = record.first
    for move, step in zip(record.moves, record.steps(), strict=True):
        lines.append(f"{_mark(record.game, state)} {move}")
        state = step.state
    result = " ".join(record.winners) or _result(record.game, state)
    return record_text(record.game, record.header, lines, result)


def record_text(
    game: Game[Any], header: Iterable[tuple[str, str]], lines: Iterable[str], result: str
) -> str:
    """A game's text out of its lines, for those who know them without playing it again."""
    head = [FIRST_LINE, f"setup: {setup_words(game)}"]
    for key, value in header:
        if not _is_header_line(key, value):
            raise BadText("header-line", line=quoted(f"{key}: {value}"))
        head.append(f"{key}: {value}")
    return "\n".join((*head, "", *lines, f"result: {result}")) + "\n"


def read_record(text: str) -> Record:
    """The game that a text tells, every move checked against the rules."""
    return _read(text, 1)


def _read(text: str, first_line: int) -> Record:
    numbered = without_remarks(text, first_line)
    lines = [line for _, line in numbered]
    if lines[:1] != [FIRST_LINE]:
        raise BadText("no-record", first=FIRST_LINE)
    if FIRST_LINE in lines[1:]:
        raise BadText("several-games")
    blank = lines.index("") if "" in lines else len(lines)
    game, header = _read_header(lines[1:blank])
    body = [(number, line) for number, line in numbered[blank:] if line]
    position = [line[1:].strip() for _, line in takewhile(_is_position_line, body)]
    record = Record(game, (), header, game.read("\n".join(position)) if position else None)
    if not body or not body[-1][1].startswith("result:"):
        raise BadText("no-result")
    moves: list[Move] = []
    state = record.first
    for number, line in body[len(position) : -1]:
        move = _read_move_line(game, state, line, number)
        moves.append(move)
        state = game.apply(state, move).state
    winners = _read_result(game, state, dict(header), body[-1][1])
    return record._replace(moves=tuple(moves), winners=winners)


def read_records(text_or_file: str | Iterable[str] | Iterable[bytes]) -> Iterator[Record]:
    """All games of a text, or of a file that was opened: one after another, as they are asked for.

    >>> one = write_record(Record(game_named("claim-it 2 base")))
    >>> [len(record.moves) for record in read_records(one + one)]
    [0, 0]
    """
    game: list[str] = []
    first_line = 1
    for number, line in enumerate(_lines(text_or_file), start=1):
        if line == FIRST_LINE and FIRST_LINE in game:
            yield _read("\n".join(game), first_line)
            game, first_line = [], number
        game.append(line)
    yield _read("\n".join(game), first_line)


def _lines(text_or_file: str | Iterable[str] | Iterable[bytes]) -> Iterator[str]:
    try:
        for line in text_or_file.splitlines() if isinstance(text_or_file, str) else text_or_file:
            read = line.decode() if isinstance(line, bytes) else line
            yield read.strip(MARK_OF_BYTES).rstrip()
    except UnicodeDecodeError as fault:
        raise BadText("not-utf-8") from fault


def _is_position_line(line: tuple[int, str]) -> bool:
    return line[1].startswith("|")


def _read_result(
    game: Game[Any], state: Any, header: dict[str, str], line: str
) -> tuple[Seat, ...]:
    """Who won a game that was given up. A game that was not has the result of its moves."""
    result = f"result: {_result(game, state)}"
    if line == result:
        return ()
    words = tuple(line.removeprefix("result:").split())
    gone = header.get(RESIGNED, "").split()
    is_given_up = game.outcome(state) is None and (RESIGNED in header or ENDED in header)
    may_win = tuple(seat for seat in game.seats if seat not in gone)
    if not (is_given_up and words and words == tuple(each for each in may_win if each in words)):
        raise BadText("wrong-result", found=quoted(line), expected=result)
    return words


def _read_header(lines: list[str]) -> tuple[Game[Any], tuple[tuple[str, str], ...]]:
    header: list[tuple[str, str]] = []
    for line in lines:
        key, _, value = line.partition(": ")
        if not _is_header_line(key, value):
            raise BadText("header-line", line=quoted(line))
        if key in dict(header):
            raise BadText("key-twice", key=key)
        header.append((key, value))
    if not header or header[0][0] != "setup":
        raise BadText("no-setup")
    game = game_named(header[0][1])
    resigned = dict(header).get(RESIGNED, "")
    if not set(resigned.split()) <= set(game.seats):
        raise BadText("header-line", line=quoted(f"{RESIGNED}: {resigned}"))
    return game, tuple(header[1:])


def _is_header_line(key: str, value: str) -> bool:
    is_plain = bool(value) and value == value.strip() and value.isprintable()
    return is_plain and KEY.fullmatch(key) is not None


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
