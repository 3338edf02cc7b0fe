"""`claimstead solve`: the exact solution of a position, for people or for programs."""

import io
import json
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from claimstead.kernel.solve import Solution, solve
from claimstead.language import say
from claimstead.notation import game_of_position


def solved(text: str, limit: int | None, wants_json: bool) -> str:
    """What is to be shown of the position's solution."""
    game = game_of_position(text)
    state = game.read(text)
    began = time.perf_counter()
    solution = solve(game, state, limit)
    seconds = time.perf_counter() - began
    return _json(solution) if wants_json else _table(solution, state.turn, seconds)


def _json(solution: Solution) -> str:
    told: dict[str, Any] = {
        "solved": solution.solved,
        "value": solution.value,
        "moves": {str(move): value for move, value in solution.moves.items()},
        "line": list(map(str, solution.line)),
        "nodes": solution.nodes,
        "reason": solution.reason,
    }
    return json.dumps(told, indent=2)


def _table(solution: Solution, turn: str, seconds: float) -> str:
    reason = solution.say()
    if reason is not None:
        return reason
    table = Table(say("solve-move"), say("solve-value"))
    by_value = sorted(solution.moves.items(), key=lambda each: -each[1])
    for move, value in by_value:
        table.add_row(str(move), _word(value))
    console = Console(file=io.StringIO(), width=80)
    console.print(say("solve-answer", seat=turn, value=_word(solution.value)))
    console.print(table)
    console.print(say("solve-line", line=" ".join(map(str, solution.line))))
    milliseconds = f"{seconds * 1000:.1f}"
    console.print(say("solve-effort", nodes=solution.nodes, milliseconds=milliseconds))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().rstrip()


def _word(value: int | None) -> str:
    match value:
        case 1:
            return say("solve-win")
        case 0:
            return say("solve-draw")
        case _:
            return say("solve-loss")
