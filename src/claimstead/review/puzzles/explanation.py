"""What a puzzle asks, and why its solution is right, in sentences."""

from claimstead.claim_it.state import Due
from claimstead.language import say
from claimstead.notation import ClaimIt
from claimstead.review.puzzles.puzzle import Kind, Puzzle

ROLL, STOP = "roll", "stop"


def task(puzzle: Puzzle, language: str | None = None) -> str:
    """What is asked."""
    match puzzle.kind:
        case Kind.ONLY_CARD:
            return say("puzzle-ask-only-card", language, seat=puzzle.seat)
        case Kind.PLACEMENT:
            _, state = puzzle.open()
            dice = " ".join(map(str, state.dice))
            return say("puzzle-ask-placement", language, seat=puzzle.seat, dice=dice)
        case Kind.ROLL_OR_STOP:
            return say("puzzle-ask-roll-or-stop", language, seat=puzzle.seat)


def explanation(puzzle: Puzzle, language: str | None = None) -> tuple[str, ...]:
    """Why the solution is right."""
    if puzzle.kind is Kind.ONLY_CARD:
        return (say("puzzle-only-card", language, card=puzzle.solution),)
    second, other = max(
        (each for each in puzzle.values.items() if each[0] != puzzle.solution),
        key=lambda each: each[1],
    )
    told = {
        "best": percent(puzzle.values[puzzle.solution]),
        "other": percent(other),
        "bust": percent(bust_after(puzzle)),
    }
    if puzzle.kind is Kind.ROLL_OR_STOP:
        if puzzle.solution == ROLL:
            return (say("puzzle-rolls", language, **told),)
        return (say("puzzle-stops", language, **told),)
    bust = told.pop("bust")
    placed = say("puzzle-places", language, move=puzzle.solution, second=second, **told)
    if puzzle.lines[puzzle.solution].endswith(ROLL):
        return placed, say("puzzle-then-rolls", language, bust=bust)
    return placed, say("puzzle-then-stops", language, bust=bust)


def verdict(puzzle: Puzzle, move: str, language: str | None = None) -> str:
    """What a wrong move leads to."""
    value = puzzle.values[move]
    if puzzle.kind is not Kind.ONLY_CARD:
        best = percent(puzzle.values[puzzle.solution])
        return say("puzzle-costs", language, move=move, value=percent(value), best=best)
    if value == 0:
        return say("puzzle-allows-draw", language, card=move)
    return say("puzzle-allows-loss", language, card=move)


def bust_after(puzzle: Puzzle) -> float:
    """Claim It!: the chance that the next roll is a bust, with the solution's stone placed."""
    game, state = puzzle.open()
    assert isinstance(game, ClaimIt), "cards are not rolled"
    if state.due is Due.PLACE:
        state = game.apply(state, game.move(state, puzzle.solution)).state
    return float(game.bust_chance(state))


def percent(share: float) -> int:
    return round(100 * share)
