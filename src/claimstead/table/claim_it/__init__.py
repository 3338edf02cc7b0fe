"""What a table tells of Claim It! alone."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from claimstead.claim_it.board import Place
from claimstead.claim_it.moves import PlaceClaimMarker, Placement, PlaceSquatter
from claimstead.claim_it.rules import stone_for
from claimstead.claim_it.state import Due
from claimstead.core import Illegal, Move
from claimstead.registry import Game
from claimstead.table.advice import GameAdvice, LegalMove
from claimstead.table.claim_it.odds import bust_chance

SPACE = re.compile(r"([1-6])/([1-6])")


class ClaimItAdvice(GameAdvice):
    def told(self, view: Any, move: Move) -> LegalMove:
        if isinstance(move, PlaceSquatter | PlaceClaimMarker):
            return _stone(move)
        return LegalMove(move=str(move))

    def odds(self, game: Game[Any], state: Any) -> float | None:
        """The chance that the next roll of the player on turn busts, where they have to choose."""
        return bust_chance(state.board, state.turn) if state.due is Due.CHOOSE else None

    def meant(self, game: Any, state: Any, about: str) -> Sequence[str]:
        """Every stone that somebody may have thought of for a space."""
        space = SPACE.fullmatch(about)
        if not space:
            return (about,)
        place = Place(int(space[1]), int(space[2]))
        if place.column > game.size or place.row > game.size or state.dice is None:
            return (f"*@{place}",)
        stones = {str(stone_for(state.board, state.turn, place, third)) for third in state.dice}
        return sorted(stones)

    def plainest(self, refusals: Sequence[Illegal]) -> Illegal:
        """The dice are the plainest reason, but only where no other stands in the way."""
        return next((each for each in refusals if each.rule != "I-3"), refusals[0])


@cache
def _stone(move: Placement) -> LegalMove:
    text, place = str(move), str(move.place)
    if isinstance(move, PlaceClaimMarker):
        return LegalMove(move=text, stone="claim-marker", place=place)
    return LegalMove(move=text, stone="squatter", squatter=move.squatter, place=place)


ADVICE = ClaimItAdvice()
