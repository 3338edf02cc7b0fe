"""What may be done now and what it would do; why something else may not."""

import re
from functools import cache
from typing import Any

from claimstead.claim.moves import Play, Smash, Take
from claimstead.claim.trick import is_ahead
from claimstead.claim.view import ClaimView
from claimstead.claim_it.board import Place
from claimstead.claim_it.moves import PlaceClaimMarker, Placement, PlaceSquatter
from claimstead.claim_it.rules import stone_for
from claimstead.claim_it.state import Due
from claimstead.core import Illegal, Move, Record, Seat, View
from claimstead.notation import ClaimIt, Game
from claimstead.table.odds import bust_chance

SPACE = re.compile(r"([1-6])/([1-6])")


class LegalMove(Record, frozen=True, kw_only=True):
    """A move that may be made now, and what it would do."""

    move: str
    stone: str | None = None
    """Claim It!: `squatter` or `claim-marker`."""
    squatter: int | None = None
    place: str | None = None
    """Claim It!: the space, as `3/5`."""
    card: str | None = None
    """CLAIM: the card that is played, taken or smashed."""
    wins: bool | None = None
    """CLAIM: whether the card would come first among those in the trick so far."""


def legal_moves(view: Any) -> tuple[LegalMove, ...]:
    """The moves of the seat of this view. They are judged by what it can see alone."""
    return tuple(_told(view, move) for move in view.legal)


def _told(view: View, move: Move) -> LegalMove:
    match move:
        case PlaceSquatter() | PlaceClaimMarker():
            return _stone(move)
        case Play():
            assert isinstance(view, ClaimView)
            wins = is_ahead(view.trick, move.card) if view.trick else None
            return LegalMove(move=str(move), card=str(move), wins=wins)
        case Take() | Smash():
            return LegalMove(move=str(move), card=str(move.card))
        case _:
            return LegalMove(move=str(move))


@cache
def _stone(move: Placement) -> LegalMove:
    text, place = str(move), str(move.place)
    if isinstance(move, PlaceClaimMarker):
        return LegalMove(move=text, stone="claim-marker", place=place)
    return LegalMove(move=text, stone="squatter", squatter=move.squatter, place=place)


def odds(game: Game[Any], state: Any) -> float | None:
    """The chance that the next roll of the player on turn busts, where they have to choose."""
    if isinstance(game, ClaimIt) and state.due is Due.CHOOSE:
        return bust_chance(state.board, state.turn)
    return None


def why_not(game: Game[Any], state: Any, seat: Seat, about: str) -> Illegal | None:
    """Why a move, a space or a card can't be used by `seat` now; `None`: it can."""
    space = SPACE.fullmatch(about)
    texts = [about]
    if isinstance(game, ClaimIt) and space:
        texts = _stones(game, state, Place(int(space[1]), int(space[2])))
    refusals = []
    for text in texts:
        try:
            game.move(state, text, seat=seat)
        except Illegal as refusal:
            refusals.append(refusal)
        else:
            return None
    # The dice are the plainest reason, but only where no other stands in the way.
    return next((each for each in refusals if each.rule != "I-3"), refusals[0])


def _stones(game: ClaimIt, state: Any, place: Place) -> list[str]:
    """Every stone that somebody may have thought of for this space."""
    if place.column > game.size or place.row > game.size or state.dice is None:
        return [f"*@{place}"]
    stones = {str(stone_for(state.board, state.turn, place, third)) for third in state.dice}
    return sorted(stones)
