"""Plain minimax on the readable rules: slow, and obviously right."""

from claimstead.claim.state import State
from claimstead.core import Move
from claimstead.notation import Claim


class Minimax:
    """Every game from a position on, to the end. Positions that come again are remembered."""

    def __init__(self, game: Claim) -> None:
        self.game = game
        self.values: dict[State, int] = {}

    def value(self, state: State) -> int:
        """For seat a: 1 win, 0 draw, -1 loss."""
        if state not in self.values:
            self.values[state] = self._value(state)
        return self.values[state]

    def _value(self, state: State) -> int:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return 0 if len(outcome.winners) == 2 else 1 if outcome.winners == ("a",) else -1
        best = max if state.turn == "a" else min
        return best(
            self.value(self.game.apply(state, move).state) for move in self.game.legal(state)
        )

    def moves(self, state: State) -> dict[Move, int]:
        """The value of every legal move for the seat to act."""
        sign = 1 if state.turn == "a" else -1
        return {
            move: sign * self.value(self.game.apply(state, move).state)
            for move in self.game.legal(state)
        }
