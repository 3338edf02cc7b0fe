"""Two hints for every puzzle: the first says what to look at, the second leaves little to find."""

from typing import Any

from claimstead.claim.cards import Card
from claimstead.claim.trick import Trick
from claimstead.claim_it.moves import PlaceClaimMarker, PlaceSquatter
from claimstead.claim_it.scoring import tally
from claimstead.core import Seat, seats_from
from claimstead.language import in_words, say
from claimstead.players.claim_it.reasons import stopped
from claimstead.review.puzzles.explanation import bust_after, percent
from claimstead.review.puzzles.puzzle import Kind, Puzzle

HINTS = 2


def hints(puzzle: Puzzle, language: str | None = None) -> tuple[str, ...]:
    """All hints, the first one first."""
    match puzzle.kind:
        case Kind.ONLY_CARD:
            return _card_hints(puzzle, language)
        case Kind.PLACEMENT:
            return _placement_hints(puzzle, language)
        case Kind.ROLL_OR_STOP:
            return _choice_hints(puzzle, language)


def _card_hints(puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
    game, state = puzzle.open()
    played: list[Any] = [game.read_move(text) for text in puzzle.lines[puzzle.solution].split(", ")]
    wins = _trick_winner(state, played) == puzzle.seat
    goal = say("puzzle-hint-win", language) if wins else say("puzzle-hint-lose", language)
    card: Card = played[0].card
    others = [game.read_move(text).card for text in _wrong(puzzle)]  # type: ignore[attr-defined]
    if all(each.faction == card.faction for each in others):
        # The faction would say nothing new.
        return goal, _not(puzzle, language)
    return goal, say("puzzle-hint-faction", language, faction=card.faction.lower())


def _wrong(puzzle: Puzzle) -> list[str]:
    return [move for move in puzzle.values if move != puzzle.solution]


def _not(puzzle: Puzzle, language: str | None) -> str:
    """Rules out the wrong answer that looks best."""
    tempting = max(_wrong(puzzle), key=lambda move: puzzle.values[move])
    return in_words(say("puzzle-hint-not", language, move=tempting), language)


def _trick_winner(state: Any, played: list[Any]) -> Seat:
    """Who wins the trick to which the first of these cards belongs."""
    cards = (*state.trick, *(move.card for move in played))[:2]
    return Trick(seats_from(state.lead, 2), cards).ranking()[0]


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
    return (*told, _not(puzzle, language), _not(puzzle, language))[:HINTS]


def _choice_hints(puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
    _, state = puzzle.open()
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
