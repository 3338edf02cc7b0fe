"""Games as a table for learning and statistics: a row a decision, in Parquet.

| column | type | what |
|---|---|---|
| `game` | int64 | the number of the game, from 0 |
| `number` | int32 | the decision's place among all moves of the game, chance's too |
| `seat`, `player` | string | who decided, and which computer player that was |
| `observation` | n bytes | what the seat saw, an int8 each: see `environments/observations.py` |
| `legal` | list of int16 | its legal actions, by their numbers: see `environments/actions.py` |
| `action`, `move` | int16, string | what it did, as a number and as a text |
| `value` | float32 | the part of the victory it could expect, with its best move |
| `move_value` | float32 | the same with the move it made |
| `result` | float32 | the part of the victory it got; empty where the game was cut off |

Bytes are written ten times as fast as lists of numbers are, and
`np.frombuffer(b"".join(rows.observation), np.int8).reshape(len(rows), -1)` is the array.

Values come from the judge that reviews games, who gets what the seat saw and nothing else. They are
empty where none were asked for, or where no judge was taught the game.

The schema's metadata has under `claimstead`, as JSON, the version, the command that writes the same
again, the digests of the weights, the set-up, the seed, the fields of an observation and the texts
of all actions.
"""

import json
import math
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from claimstead.core import CHANCE, SEATS, BadSetup, Outcome
from claimstead.notation import Record, setup_words
from claimstead.registry import Game
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import Encoding, encoding_of
from claimstead.research.environments.whole_games import Played
from claimstead.review.effort import Effort
from claimstead.review.judge import Judge, shares
from claimstead.review.reviewing import judge_of

QUICK = Effort(rolls_ahead=1, deals=50, tricks=1_000_000)
"""A look of a few milliseconds."""


class Row(NamedTuple):
    """A decision."""

    game: int
    number: int
    seat: str
    player: str
    observation: bytes
    legal: list[int]
    action: int
    move: str
    value: float | None
    move_value: float | None
    result: float | None


class Rows:
    """Makes the rows of the games of a set-up."""

    def __init__(self, game: Game[Any], *, with_values: bool) -> None:
        self.game = game
        self.encoding = encoding_of(game)
        self.actions = Actions(game)
        self.judge = _judge(game) if with_values else None

    def of(self, record: Record, number: int, names: dict[str, str]) -> Iterator[Row]:
        """The rows of one game; `names` are the players by seat."""
        outcome = self.game.outcome(record.last())
        won = None if outcome is None else shares(self.game, outcome)
        state = record.first
        for place, (move, step) in enumerate(zip(record.moves, record.steps(), strict=True)):
            seat = self.game.actor(state)
            if seat is not CHANCE:
                assert isinstance(seat, str)
                view: Any = self.game.view(state, seat)
                yield Row(
                    number,
                    place,
                    seat,
                    names[seat],
                    self.encoding.encode(view).tobytes(),
                    sorted(map(self.actions.number, view.legal)),
                    self.actions.number(move),
                    str(move),
                    *self._values(view, str(move)),
                    None if won is None else won[SEATS.index(seat)],
                )
            state = step.state

    def _values(self, view: Any, move: str) -> tuple[float | None, float | None]:
        if self.judge is None:
            return None, None
        analysis = self.judge.analysis(view)
        value = analysis.chances[SEATS.index(view.seat)]
        return value, next(each.chance for each in analysis.options if each.move == move)

    def bulk(self, played: Played, names: dict[str, str]) -> Any:
        """All decisions of games that the kernel played, without values."""
        decisions, script = played.decisions, played.script
        count = len(decisions.actions)
        seats = [*self.game.seats]
        masks, which = np.unique(script.winners, return_inverse=True)
        table = np.array([self._shares(int(mask)) for mask in masks], np.float32)
        won = table[which[decisions.games - script.first], decisions.seats]
        observed = [None, pa.py_buffer(np.ascontiguousarray(decisions.observations))]
        columns = [
            decisions.games,
            decisions.numbers,
            _texts(decisions.seats, seats),
            _texts(decisions.seats, [names[seat] for seat in seats]),
            pa.FixedSizeBinaryArray.from_buffers(pa.binary(self.encoding.size), count, observed),
            pa.ListArray.from_arrays(decisions.legal_ends, decisions.legal),
            decisions.actions,
            _texts(decisions.actions, list(map(str, self.actions.moves))),
            pa.nulls(count, pa.float32()),
            pa.nulls(count, pa.float32()),
            pa.array(won, mask=np.isnan(won)),
        ]
        return pa.RecordBatch.from_arrays(list(map(_array, columns)), schema=schema(self.encoding))

    def _shares(self, mask: int) -> tuple[float, ...]:
        """What each seat won where these seats did; not a number where a game was cut off."""
        winners = tuple(seat for number, seat in enumerate(self.game.seats) if mask >> number & 1)
        if not winners:
            return (math.nan,) * self.game.players
        return shares(self.game, Outcome(winners, "", {}))

    def batch(self, rows: Iterable[Row]) -> Any:
        """The rows as Arrow has them."""
        columns = zip(*rows, strict=True)
        types = schema(self.encoding)
        arrays = [
            pa.array(list(column), field.type) for column, field in zip(columns, types, strict=True)
        ]
        return pa.RecordBatch.from_arrays(arrays, schema=types)


def _array(column: Any) -> Any:
    return pa.array(column) if isinstance(column, np.ndarray) else column


def _texts(numbers: Any, texts: list[str]) -> Any:
    """The text of each number."""
    return pa.DictionaryArray.from_arrays(
        pa.array(numbers.astype(np.int32)), pa.array(texts, pa.string())
    ).dictionary_decode()


def packed(batch: Any) -> bytes:
    """Rows for another process: pickle would forget that no number of theirs is missing."""
    stream = pa.BufferOutputStream()
    with pa.ipc.new_stream(stream, batch.schema) as writer:
        writer.write_batch(batch)
    return bytes(stream.getvalue())


def unpacked(rows: bytes) -> Any:
    (batch,) = pa.ipc.open_stream(rows)
    return batch


def _judge(game: Game[Any]) -> Judge | None:
    try:
        return judge_of(game, QUICK)
    except BadSetup:
        return None  # a small board that nobody was taught


def schema(encoding: Encoding, about: dict[str, Any] | None = None) -> Any:
    """The columns; `about` goes into the metadata."""
    fields = [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("number", pa.int32(), nullable=False),
        pa.field("seat", pa.string(), nullable=False),
        pa.field("player", pa.string(), nullable=False),
        pa.field("observation", pa.binary(encoding.size), nullable=False),
        pa.field("legal", pa.list_(pa.int16()), nullable=False),
        pa.field("action", pa.int16(), nullable=False),
        pa.field("move", pa.string(), nullable=False),
        pa.field("value", pa.float32()),
        pa.field("move_value", pa.float32()),
        pa.field("result", pa.float32()),
    ]
    if about is None:
        return pa.schema(fields)
    told = {**about, **describe(encoding)}
    return pa.schema(fields, metadata={"claimstead": json.dumps(told)})


def writing(encoding: Encoding) -> dict[str, Any]:
    """How Parquet shall write the columns: small, and the wide one quickly."""
    others = [name for name in schema(encoding).names if name != "observation"]
    return {"compression": "zstd", "use_dictionary": others, "write_statistics": others}


def describe(encoding: Encoding) -> dict[str, Any]:
    """The set-up, the fields of an observation and the actions, for a program to read."""
    return {
        "setup": setup_words(encoding.game),
        "fields": [
            {
                "name": field.name,
                "first": encoding.slices[field.name].start,
                "shape": field.shape,
                "meaning": field.meaning,
            }
            for field in encoding.fields
        ],
        "actions": [str(move) for move in Actions(encoding.game).moves],
    }
