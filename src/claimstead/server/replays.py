"""Finished games, step by step, with everything face up."""

from collections.abc import Sequence
from typing import Any

from claimstead.core import CHANCE, Move, Seat
from claimstead.notation import Game, read_record, setup_words
from claimstead.players import Reason
from claimstead.server.messages import Replay, ReplayStep, Result
from claimstead.server.updates import result_of
from claimstead.table.table import CHANCE_MARK, Table


def replay_of_table(table: Table) -> Replay:
    moves = [(played.move, played.why) for played in table.played]
    names = {seat: chair.shown_name for seat, chair in table.chairs.items()}
    return _replay(table.game, table.position, moves, names, result_of(table))


def replay_of_text(text: str) -> Replay:
    record = read_record(text)
    header = dict(record.header)
    names = {seat: header.get(f"seat {seat}", seat) for seat in record.game.seats}
    moves = [(move, None) for move in record.moves]
    outcome = record.game.outcome(record.last())
    result = None
    if outcome is not None:
        result = Result(
            winners=outcome.winners,
            decided_by=outcome.decided_by,
            table=outcome.table,
            favours=getattr(outcome, "favours", None),
        )
    return _replay(record.game, record.position, moves, names, result)


def replay_of_line(game: Game[Any], state: Any, moves: Sequence[str]) -> Replay:
    """Moves from a position on."""
    read = [(game.read_move(text), None) for text in moves]
    return _replay(game, state, read, {seat: seat for seat in game.seats}, None)


def _replay(
    game: Game[Any],
    position: Any,
    moves: Sequence[tuple[Move, Reason | None]],
    names: dict[Seat, str],
    result: Result | None,
) -> Replay:
    first = state = game.start() if position is None else position
    steps = []
    for move, why in moves:
        actor = game.actor(state)
        step = game.apply(state, move)
        state = step.state
        seats: tuple[Seat | None, ...] = (*game.seats, None)
        steps.append(
            ReplayStep(
                by=CHANCE_MARK if actor is CHANCE else str(actor),
                move=str(move),
                why=why,
                events=step.events,
                views={seat or "spectator": game.view(state, seat) for seat in seats},
                position=game.write(state),
            )
        )
    return Replay(
        setup=setup_words(game),
        names=names,
        position=game.write(first),
        steps=tuple(steps),
        result=result,
    )
