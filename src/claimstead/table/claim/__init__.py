"""What a table tells of CLAIM alone."""

from typing import Any

from claimstead.claim.moves import Play, Smash, Take
from claimstead.claim.trick import is_ahead
from claimstead.core import Move
from claimstead.table.advice import GameAdvice, LegalMove


class ClaimAdvice(GameAdvice):
    def told(self, view: Any, move: Move) -> LegalMove:
        match move:
            case Play():
                wins = is_ahead(view.trick, move.card) if view.trick else None
                return LegalMove(move=str(move), card=str(move), wins=wins)
            case Take() | Smash():
                return LegalMove(move=str(move), card=str(move.card))
            case _:
                return LegalMove(move=str(move))


ADVICE = ClaimAdvice()
