"""What may be done now and what it would do; why something else may not."""

from collections.abc import Sequence
from typing import Any

from claimstead.core import FrozenStruct, Illegal, Move, Seat
from claimstead.registry import Game, kind_of


class LegalMove(FrozenStruct, frozen=True, kw_only=True):
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


class GameAdvice:
    """What is told of a game; a game with more to tell has an own."""

    def told(self, view: Any, move: Move) -> LegalMove:
        """A legal move, and what it would do."""
        return LegalMove(move=str(move))

    def odds(self, game: Game[Any], state: Any) -> float | None:
        """The chance that the next roll of the player on turn goes wrong."""
        return None

    def meant(self, game: Game[Any], state: Any, about: str) -> Sequence[str]:
        """The moves that somebody may have thought of who pressed this."""
        return (about,)

    def plainest(self, refusals: Sequence[Illegal]) -> Illegal:
        """The reason that is told, where each of these moves is refused."""
        return refusals[0]


ANY_GAME = GameAdvice()


def advice_of(game: Game[Any]) -> GameAdvice:
    """What is told of this game."""
    found: GameAdvice = kind_of(game).part("advice", ANY_GAME)
    return found


def legal_moves(game: Game[Any], view: Any) -> tuple[LegalMove, ...]:
    """The moves of the seat of this view. They are judged by what it can see alone."""
    told = advice_of(game).told
    return tuple(told(view, move) for move in view.legal)


def odds(game: Game[Any], state: Any) -> float | None:
    """The chance that the next roll of the player on turn busts, where they have to choose."""
    return advice_of(game).odds(game, state)


def why_not(game: Game[Any], state: Any, seat: Seat, about: str) -> Illegal | None:
    """Why a move, a space or a card can't be used by `seat` now; `None`: it can."""
    advice = advice_of(game)
    refusals = []
    for text in advice.meant(game, state, about):
        try:
            game.move(state, text, seat=seat)
        except Illegal as refusal:
            refusals.append(refusal)
        else:
            return None
    return advice.plainest(refusals)
