"""Finished games, step by step, with everything face up.

A long game makes many megabytes: they are made in a process beside the server, packed as they
come, and sent in portions.
"""

import zlib
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from litestar.response import Stream

from claimstead.core import CHANCE, BadText, Move, Seat
from claimstead.notation import Record, game_named, read_record, setup_words
from claimstead.notation.record import CHANCE_MARK
from claimstead.players import Reason
from claimstead.protocol.messages import Replay, ReplayStep, Result
from claimstead.protocol.updates import in_words, result_of
from claimstead.registry import Game
from claimstead.table.table import Table

MOST_MOVES = 3000
"""Of a game that somebody sends."""
HEADER_LINES = 100
PACKED = zlib.MAX_WBITS | 16
"""The form is that of gzip."""
PORTION = 64 * 1024

_encoder = msgspec.json.Encoder()


class Source(NamedTuple):
    """What a replay is made from, so that it can be made in another process."""

    setup: str
    position: str | None
    moves: tuple[tuple[str, Reason | None], ...]
    names: dict[Seat, str]
    result: Result | None


def source_of_table(table: Table) -> Source:
    return Source(
        setup_words(table.game),
        None if table.position is None else table.game.write(table.position),
        tuple((str(played.move), played.why) for played in table.played),
        {seat: chair.shown_name for seat, chair in table.chairs.items()},
        result_of(table),
    )


def read_sent_record(text: str) -> Record:
    """A game that somebody sent; whether it is too long is seen before it is played through."""
    check_length(text)
    return read_record(text)


def check_length(text: str) -> None:
    """Refuse a text that has more lines than a game may have moves; a header has some more."""
    if text.count("\n") > MOST_MOVES + HEADER_LINES:
        raise BadText("game-too-long", most=MOST_MOVES)


def source_of_text(text: str) -> Source:
    record = read_sent_record(text)
    header = dict(record.header)
    outcome = record.game.outcome(record.last())
    result = None
    if outcome is not None:
        result = Result(
            winners=outcome.winners,
            decided_by=outcome.decided_by,
            table=outcome.table,
            favours=getattr(outcome, "favours", None),
        )
    return Source(
        setup_words(record.game),
        None if record.position is None else record.game.write(record.position),
        tuple((str(move), None) for move in record.moves),
        {seat: header.get(f"seat {seat}", seat) for seat in record.game.seats},
        result,
    )


def packed_replay_of_text(text: str) -> bytes:
    return packed_replay(source_of_text(text))


def packed_replay(source: Source) -> bytes:
    """The replay as JSON, packed step by step: it is never whole in memory."""
    game = game_named(source.setup)
    first = game.start() if source.position is None else game.read(source.position)
    frame = Replay(
        setup=source.setup,
        names=source.names,
        position=game.write(first),
        steps=(),
        result=source.result,
    )
    before, _, after = _encoder.encode(frame).partition(b'"steps":[')
    packer = zlib.compressobj(1, wbits=PACKED)
    parts = [packer.compress(before + b'"steps":[')]
    moves = ((game.read_move(text), why) for text, why in source.moves)
    for number, step in enumerate(_steps(game, first, moves)):
        parts.append(packer.compress(b"," * bool(number) + _encoder.encode(step)))
    parts.append(packer.compress(after) + packer.flush())
    return b"".join(parts)


def sent(request: Request[Any, Any, Any], packed: bytes) -> Stream:
    """The answer, in portions: who reads slowly holds no more than is packed."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        portions = _portions(packed)
        headers["content-encoding"] = "gzip"
    else:
        portions = _unpacked(packed)
    return Stream(_one_by_one(portions), media_type="application/json", headers=headers)


def _portions(packed: bytes) -> Iterator[bytes]:
    for start in range(0, len(packed), PORTION):
        yield packed[start : start + PORTION]


def _unpacked(packed: bytes) -> Iterator[bytes]:
    unpacker = zlib.decompressobj(wbits=PACKED)
    while not unpacker.eof:
        yield unpacker.decompress(packed, PORTION)
        packed = unpacker.unconsumed_tail


async def _one_by_one(portions: Iterator[bytes]) -> AsyncIterator[bytes]:
    for portion in portions:
        yield portion


def replay_of_line(game: Game[Any], state: Any, moves: Sequence[str]) -> Replay:
    """Moves from a position on."""
    read = ((game.read_move(text), None) for text in moves)
    return Replay(
        setup=setup_words(game),
        names={seat: seat for seat in game.seats},
        position=game.write(state),
        steps=tuple(_steps(game, state, read)),
        result=None,
    )


def _steps(
    game: Game[Any], state: Any, moves: Iterator[tuple[Move, Reason | None]]
) -> Iterator[ReplayStep]:
    seats: tuple[Seat | None, ...] = (*game.seats, None)
    for move, why in moves:
        actor = game.actor(state)
        step = game.apply(state, move)
        state = step.state
        yield ReplayStep(
            by=CHANCE_MARK if actor is CHANCE else str(actor),
            move=str(move),
            why=why,
            events=step.events,
            text=in_words(game, step.events),
            views={seat or "spectator": game.view(state, seat) for seat in seats},
            position=game.write(state),
        )
