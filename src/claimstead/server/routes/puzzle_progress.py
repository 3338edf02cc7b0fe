"""HTTP: what a person has made of the puzzles; kept with the person, wherever they are."""

import random
from datetime import date, timedelta
from typing import Annotated, Any

from litestar import Request, get, put
from litestar.params import JSONBody, QueryParameter

from claimstead.protocol.puzzles import BroughtProgress, NextPuzzle, PuzzleProgress
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.puzzle import Puzzle
from claimstead.server.services.ratings import MODEL, most, shown
from claimstead.server.services.services import Services, services_of
from claimstead.store.puzzles import KIND, MOST_DAYS
from claimstead.store.ratings import BEGINNER, Rating

AnyRequest = Request[Any, Any, Any]
NEAR = 20
"""Of so many puzzles that fit best one is drawn."""


@get("/api/me/puzzles", summary="What you have made of the puzzles")
async def progress(request: AnyRequest) -> PuzzleProgress:
    services = services_of(request)
    person = await services.known(request)
    return await _progress(services, person.id)


@put("/api/me/puzzles", summary="Bring along what a browser has kept")
async def bring(request: AnyRequest, data: JSONBody[BroughtProgress]) -> PuzzleProgress:
    services = services_of(request)
    person = await services.known(request)
    known = {str(id): id for id in shelf.puzzles()}
    marks = {known[each]: mark for each, mark in data.marks.items() if each in known}
    await services.registry.puzzles.bring(person.id, marks)
    await services.registry.puzzles.note_days(person.id, _days(data), right=True)
    return await _progress(services, person.id)


def _days(brought: BroughtProgress) -> list[date]:
    """The days in a row, none of them still to come."""
    try:
        last = min(date.fromisoformat(brought.last or ""), shelf.today())
    except ValueError:
        return []
    return [last - timedelta(days=each) for each in range(max(0, min(brought.days, MOST_DAYS)))]


@get("/api/me/puzzles/next", summary="A puzzle that you have not solved, as hard as you are strong")
async def next_puzzle(
    request: AnyRequest,
    kind: Annotated[str | None, QueryParameter(pattern="^[a-z-]{1,20}$")] = None,
) -> NextPuzzle:
    services = services_of(request)
    person = await services.known(request)
    marks = await services.registry.puzzles.marks_of(person.id)
    own = (await services.registry.ratings.of(KIND, [person.id])).get(person.id, BEGINNER)
    strengths = await services.registry.puzzles.strengths()
    left = [
        each
        for each in shelf.puzzles().values()
        if each.id not in marks and kind in (None, each.kind)
    ]
    nearest = sorted(
        left, key=lambda each: abs(strengths.get(each.id, prior_of(each)).mu - own.mu)
    )[:NEAR]
    return NextPuzzle(id=random.choice(nearest).id if nearest else None)


async def _progress(services: Services, person: str) -> PuzzleProgress:
    own = (await services.registry.ratings.of(KIND, [person])).get(person, BEGINNER)
    days, best = await services.registry.puzzles.streak_of(person, shelf.today())
    marks = await services.registry.puzzles.marks_of(person)
    return PuzzleProgress(
        marks={str(puzzle): mark for puzzle, mark in marks.items()},
        rating=shown(own),
        most=most(own),
        rated=own.games,
        days=days,
        best=best,
    )


async def note_answer(request: AnyRequest, puzzle: Puzzle, right: bool) -> None:
    """An answer of somebody who is known counts for them."""
    services = services_of(request)
    person = await services.visitor(request)
    if person is None:
        return
    await services.registry.puzzles.answered(
        person.id, puzzle.id, right, prior_of(puzzle), lambda one, two: _rated(one, two, right)
    )
    if shelf.puzzle_of_day(shelf.today()).id == puzzle.id:
        await services.registry.puzzles.note_days(person.id, [shelf.today()], right)


async def note_hint(request: AnyRequest, puzzle: Puzzle) -> None:
    services = services_of(request)
    person = await services.visitor(request)
    if person is not None:
        await services.registry.puzzles.hinted(person.id, puzzle.id)


def prior_of(puzzle: Puzzle) -> Rating:
    """How hard a puzzle is before anybody has tried it: by its grade."""
    return Rating(BEGINNER.mu + 5 * (puzzle.grade - 3), BEGINNER.sigma / 2, 0)


def _rated(person: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Like a duel: whoever solves a puzzle has beaten it."""
    sides = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (person, puzzle)]
    (one,), (two,) = MODEL.rate(sides, ranks=[0, 1] if right else [1, 0])
    return (
        Rating(one.mu, one.sigma, person.games + 1),
        Rating(two.mu, two.sigma, puzzle.games + 1),
    )


handlers = [progress, bring, next_puzzle]
