"""Two hints for every puzzle: the first says what to look at, the second leaves little to find."""

from typing import Any

from claimstead.claim.cards import Card
from claimstead.claim.trick import Trick
from claimstead.claim_it.moves import PlaceClaimMarker, PlaceSquatter
from claimstead.claim_it.scoring import tally
from claimstead.core import Seat, seats_from
from claimstead.language import say
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
    faction = say("puzzle-hint-faction", language, faction=card.faction.lower())
    return goal, faction


def _trick_winner(state: Any, played: list[Any]) -> Seat:
    """Who wins the trick to which the first of these cards belongs."""
    cards = (*state.trick, *(move.card for move in played))[:2]
    return Trick(seats_from(state.lead, 2), cards).ranking()[0]


def _placement_hints(puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
    game, state = puzzle.open()
    move = game.move(state, puzzle.solution)
    assert isinstance(move, PlaceSquatter | PlaceClaimMarker), "a stone is asked for"
    stone = (
        say("puzzle-hint-claim-marker", language)
        if isinstance(move, PlaceClaimMarker)
        else say("puzzle-hint-squatter", language)
    )
    return stone, say("puzzle-hint-column", language, column=move.place.column)


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
