"""What happens in Claim It! and has to be shown."""

from claimstead.claim_it.board import Place
from claimstead.claim_it.state import Dice
from claimstead.core import Event, Seat


class Rolled(Event, frozen=True, tag="rolled"):
    seat: Seat
    dice: Dice


class SquatterPlaced(Event, frozen=True, tag="squatter-placed"):
    seat: Seat
    squatter: int
    place: Place
    on: Seat | None
    """Whose held space it was put on."""


class ClaimMarkerPlaced(Event, frozen=True, tag="claim-marker-placed"):
    seat: Seat
    place: Place
    on: Seat | None
    """Whose marker lies at the bottom."""
    squatter: int | None
    """The squatter it was put on."""
    squatter_returned: bool
    """Whether that squatter went back to the side at once (I-10)."""


class Busted(Event, frozen=True, tag="busted"):
    """No placement was legal: what was placed this turn leaves the board."""

    seat: Seat
    squatters: tuple[Place, ...]
    """The spaces that lose a squatter."""
    claim_markers: tuple[Place, ...]
    """The spaces that lose a claim marker."""


class RollingOn(Event, frozen=True, tag="rolling-on"):
    seat: Seat


class Stopped(Event, frozen=True, tag="stopped"):
    seat: Seat


class SpaceTaken(Event, frozen=True, tag="space-taken"):
    """On stopping: a space becomes held or secured."""

    seat: Seat
    place: Place
    secured: bool
    marker_returned_to: Seat | None
    """Who got a player marker back."""


class LastRoundCalled(Event, frozen=True, tag="last-round-called"):
    seat: Seat
    turns_left: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[Seat, ...]
    decided_by: str
