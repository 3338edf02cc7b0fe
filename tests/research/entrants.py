"""Players for tests of the arena: simple, and plainly stronger or weaker than another."""

from typing import Any, ClassVar

from claimstead.claim.moves import Play
from claimstead.claim_it.moves import ROLL_AGAIN, STOP
from claimstead.core import Move
from claimstead.notation import Claim, ClaimIt
from claimstead.players import Budget, Choice, Player, because
from claimstead.registry import Game


def height(move: Move) -> int:
    return move.card.value if isinstance(move, Play) else 0


class Highest(Player):
    """Plays its highest card."""

    name = "highest"

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return isinstance(game, Claim)

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        return Choice(max(view.legal, key=height), because("random"))


class Lowest(Highest):
    """Plays its lowest card."""

    name = "lowest"

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        return Choice(min(view.legal, key=height), because("random"))


class Careful(Player):
    """Stops after each stone: it never busts but by its first roll."""

    name = "careful"

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return isinstance(game, ClaimIt)

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        return Choice(
            STOP if STOP in view.legal else view.legal[seed % len(view.legal)], because("random")
        )


class Reckless(Careful):
    """Rolls until it busts, so that it never owns a thing."""

    name = "reckless"

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        return Choice(ROLL_AGAIN if ROLL_AGAIN in view.legal else view.legal[0], because("random"))


class Cheat(Careful):
    """Makes a move that is not allowed."""

    name = "cheat"

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        return Choice(STOP, because("random"))


class Thinker(Careful):
    """Notes what it is given to think with."""

    name = "thinker"
    given: ClassVar[list[tuple[int | None, float | None]]] = []
    seeds: ClassVar[list[int]] = []

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        self.given.append((budget.nodes, budget.seconds))
        self.seeds.append(seed)
        return super().choose(game, view, budget, seed)
