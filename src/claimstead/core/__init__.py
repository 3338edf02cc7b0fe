"""What a game is: seats, chance, moves, events, views, outcomes and refusals."""

from claimstead.core.errors import BadSetup, BadText, ClaimsteadError, Illegal, TooManyChances
from claimstead.core.extras import MissingExtra
from claimstead.core.outcome import Outcome
from claimstead.core.rules import CHANCE, Chance, Rules, Step
from claimstead.core.seat import SEATS, Seat, clockwise, seats_from
from claimstead.core.table import WRITERS, Event, FrozenStruct, Move, Position, View

__all__ = [
    "CHANCE",
    "SEATS",
    "WRITERS",
    "BadSetup",
    "BadText",
    "Chance",
    "ClaimsteadError",
    "Event",
    "FrozenStruct",
    "Illegal",
    "MissingExtra",
    "Move",
    "Outcome",
    "Position",
    "Rules",
    "Seat",
    "Step",
    "TooManyChances",
    "View",
    "clockwise",
    "seats_from",
]
