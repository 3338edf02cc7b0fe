"""HTTP: puzzles, and whether an answer is right."""

from datetime import date
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from claimstead.language import LANGUAGES
from claimstead.protocol.puzzles import PuzzleAnswer, PuzzleHint, PuzzleLine, PuzzleTask, PuzzleTry
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.answer import answer
from claimstead.review.puzzles.asking import HINTS, hands_of, hints, task
from claimstead.review.puzzles.puzzle import Puzzle
from claimstead.server.routes.puzzle_progress import note_answer, note_hint
from claimstead.server.services.replays import replay_of_line
from claimstead.table.advice import legal_moves

AnyRequest = Request[Any, Any, Any]
PuzzleId = Annotated[int, PathParameter(description="As the list has it")]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]
HintNumber = Annotated[int, PathParameter(ge=1, le=HINTS)]


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
