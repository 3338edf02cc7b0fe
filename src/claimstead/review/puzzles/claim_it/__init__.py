"""The puzzles of Claim It!."""

from typing import Any

from claimstead.claim_it.moves import PlaceClaimMarker, PlaceSquatter
from claimstead.claim_it.rules import ClaimItRules
from claimstead.claim_it.scoring import tally
from claimstead.claim_it.state import Due
from claimstead.language import say
from claimstead.review.puzzles.asking import HINTS, Asking, Quarry, tempting
from claimstead.review.puzzles.puzzle import GRADES, Kind, Puzzle

ROLL, STOP = "roll", "stop"


class DicePuzzles(Asking):
    def task(self, puzzle: Puzzle, language: str | None) -> str:
        if puzzle.kind is Kind.ROLL_OR_STOP:
            return say("puzzle-ask-roll-or-stop", language, seat=puzzle.seat)
        _, state = puzzle.open()
        dice = " ".join(map(str, state.dice))
        return say("puzzle-ask-placement", language, seat=puzzle.seat, dice=dice)

    def explanation(self, puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
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

    def verdict(self, puzzle: Puzzle, move: str, language: str | None) -> str:
        value, best = percent(puzzle.values[move]), percent(puzzle.values[puzzle.solution])
        return say("puzzle-costs", language, move=move, value=value, best=best)

    def hints(self, puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
        if puzzle.kind is Kind.PLACEMENT:
            return _placement_hints(puzzle, language)
        return _choice_hints(puzzle, language)

    def quarry(self) -> Quarry:
        # Imported when needed: the compiler takes its time.
        from claimstead.notation.claim_it.kind import CLAIM_IT
        from claimstead.review.puzzles.claim_it.dice import dice_puzzles

        return Quarry("dice", tuple(CLAIM_IT.setups()), dice_puzzles, 3 * GRADES, 3)


def _placement_hints(puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
    game, state = puzzle.open()
    move = game.move(state, puzzle.solution)
    assert isinstance(move, PlaceSquatter | PlaceClaimMarker), "a stone is asked for"
    left: list[Any] = [game.move(state, text) for text in puzzle.values]
    told = []
    for sentence, fits in (
        (
            say("puzzle-hint-claim-marker", language)
            if isinstance(move, PlaceClaimMarker)
            else say("puzzle-hint-squatter", language),
            lambda each: type(each) is type(move),
        ),
        (
            say("puzzle-hint-column", language, column=move.place.column),
            lambda each: each.place.column == move.place.column,
        ),
        (
            say("puzzle-hint-row", language, row=move.place.row),
            lambda each: each.place.row == move.place.row,
        ),
    ):
        fitting = [each for each in left if fits(each)]
        # What fits everything that is left says nothing new.
        if len(fitting) < len(left):
            told.append(sentence)
            left = fitting
    return (*told, tempting(puzzle, language), tempting(puzzle, language))[:HINTS]


def _choice_hints(puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
    _, state = puzzle.open()
    from claimstead.players.claim_it.reasons import stopped  # the compiler takes its time

    before = tally(state.board, puzzle.seat)
    after = tally(stopped(state.board, puzzle.seat), puzzle.seat)
    bust = say("puzzle-hint-bust", language, bust=percent(bust_after(puzzle)))
    stake = say(
        "puzzle-hint-stake",
        language,
        mine=after.mine,
        secured=after.secured,
        before=before.mine,
        fewer=before.secured,
    )
    return bust, stake


def bust_after(puzzle: Puzzle) -> float:
    """The chance that the next roll is a bust, with the solution's stone placed."""
    game, state = puzzle.open()
    assert isinstance(game, ClaimItRules), "cards are not rolled"
    if state.due is Due.PLACE:
        state = game.apply(state, game.move(state, puzzle.solution)).state
    return float(game.bust_chance(state))


def percent(share: float) -> int:
    return round(100 * share)


PUZZLES = DicePuzzles()
