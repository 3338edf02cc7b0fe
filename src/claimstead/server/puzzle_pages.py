"""HTTP: puzzles, and whether an answer is right."""

from datetime import date
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from claimstead.core import Record, Seat
from claimstead.language import LANGUAGES
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.answer import answer
from claimstead.review.puzzles.asking import HINTS, hands_of, hints, task
from claimstead.review.puzzles.puzzle import Puzzle
from claimstead.server.messages import Replay
from claimstead.server.puzzle_progress import note_answer, note_hint
from claimstead.server.replays import replay_of_line
from claimstead.table.advice import LegalMove, legal_moves

AnyRequest = Request[Any, Any, Any]
PuzzleId = Annotated[int, PathParameter(description="As the list has it")]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]
HintNumber = Annotated[int, PathParameter(ge=1, le=HINTS)]


class PuzzleLine(Record, frozen=True, kw_only=True):
    """A line in the list of puzzles."""

    id: int
    kind: str
    """`only-card`, `placement` or `roll-or-stop`."""
    setup: str
    grade: int
    """1 to 5."""


class PuzzleTask(Record, frozen=True, kw_only=True):
    """A puzzle, without what it asks for."""

    id: int
    kind: str
    setup: str
    grade: int
    day: str | None
    """Of the puzzle of the day: which day."""
    seat: Seat
    """Who is to act."""
    said: str
    """What is asked, in a sentence."""
    position: str
    view: Any
    """The game's own view of the seat."""
    hands: dict[Seat, str]
    """CLAIM: the cards that every seat holds, for nothing is hidden in these."""
    legal: tuple[LegalMove, ...]
    hints: int
    """How many there are."""


class PuzzleHint(Record, frozen=True, kw_only=True):
    said: str


class PuzzleTry(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    move: str | None = None
    """Nothing: gives up, and is told the solution."""


class PuzzleAnswer(Record, frozen=True, kw_only=True):
    right: bool
    move: str | None
    said: tuple[str, ...]
    """Why, in sentences."""
    line: Replay
    """What follows on the move, or on the solution, step by step."""
    solution: str | None
    """Where the answer was right or was given up; nobody is told it with a wrong one."""
    values: dict[str, float] | None
    """Likewise: what every move is worth. CLAIM: 1, 0 or -1; Claim It!: a share of the victory."""


@get("/api/puzzles", summary="All puzzles")
async def all_puzzles() -> list[PuzzleLine]:
    return [
        PuzzleLine(id=each.id, kind=each.kind, setup=each.setup, grade=each.grade)
        for each in shelf.puzzles().values()
    ]


@get("/api/puzzles/today", summary="The puzzle of the day, the same for everybody")
async def puzzle_of_day(language: Language = "en") -> PuzzleTask:
    day = shelf.today()
    return _asked(shelf.puzzle_of_day(day), language, day)


@get("/api/puzzles/{id:int}", summary="A puzzle")
async def puzzle(id: PuzzleId, language: Language = "en") -> PuzzleTask:
    return _asked(shelf.puzzle_of(id), language, None)


@get("/api/puzzles/{id:int}/hints/{number:int}", summary="A hint")
async def hint(
    request: AnyRequest, id: PuzzleId, number: HintNumber, language: Language = "en"
) -> PuzzleHint:
    asked = shelf.puzzle_of(id)
    await note_hint(request, asked)
    return PuzzleHint(said=hints(asked, _spoken(language))[number - 1])


@post("/api/puzzles/{id:int}/answer", summary="Is this the solution?", status_code=200)
async def try_answer(
    request: AnyRequest, id: PuzzleId, data: JSONBody[PuzzleTry], language: Language = "en"
) -> PuzzleAnswer:
    asked = shelf.puzzle_of(id)
    told = answer(asked, data.move, _spoken(language))
    await note_answer(request, asked, told.right)
    game, state = asked.open()
    return PuzzleAnswer(
        right=told.right,
        move=told.move,
        said=told.said,
        line=replay_of_line(game, state, told.line),
        solution=told.solution,
        values=told.values,
    )


def _asked(puzzle: Puzzle, language: str, day: date | None) -> PuzzleTask:
    game, state = puzzle.open()
    view: Any = game.view(state, puzzle.seat)
    return PuzzleTask(
        id=puzzle.id,
        kind=puzzle.kind,
        setup=puzzle.setup,
        grade=puzzle.grade,
        day=None if day is None else day.isoformat(),
        seat=puzzle.seat,
        said=task(puzzle, _spoken(language)),
        position=puzzle.position,
        view=view,
        hands=hands_of(puzzle),
        legal=legal_moves(game, view),
        hints=HINTS,
    )


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


handlers = [all_puzzles, puzzle_of_day, puzzle, hint, try_answer]
MESSAGES = (PuzzleLine, PuzzleTask, PuzzleHint, PuzzleTry, PuzzleAnswer)
