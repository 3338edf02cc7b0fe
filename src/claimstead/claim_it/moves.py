"""What chance and players can do."""

from typing import ClassVar

from claimstead.claim_it.board import Place
from claimstead.claim_it.state import Dice
from claimstead.core import Move


class Roll(Move, frozen=True, tag="roll"):
    """Chance: three dice, sorted."""

    is_chance: ClassVar[bool] = True
    dice: Dice

    def __str__(self) -> str:
        return "".join(map(str, self.dice))


class PlaceSquatter(Move, frozen=True, tag="squatter"):
    squatter: int
    place: Place

    def __str__(self) -> str:
        return f"{self.squatter}@{self.place}"


class PlaceClaimMarker(Move, frozen=True, tag="claim-marker"):
    place: Place

    def __str__(self) -> str:
        return f"*@{self.place}"


class RollAgain(Move, frozen=True, tag="roll-again"):
    def __str__(self) -> str:
        return "roll"


class Stop(Move, frozen=True, tag="stop"):
    def __str__(self) -> str:
        return "stop"


ROLL_AGAIN = RollAgain()
STOP = Stop()

Placement = PlaceSquatter | PlaceClaimMarker
