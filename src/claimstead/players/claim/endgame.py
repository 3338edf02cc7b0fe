"""Phase 2 with two players: a game of perfect information (K-14)."""

import numpy as np

from claimstead.claim.view import ClaimView
from claimstead.core import Move
from claimstead.kernel.claim import layout as at
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.jit import Array
from claimstead.kernel.solver.powers import Unsolvable
from claimstead.players.claim import dealing
from claimstead.players.claim.alpha_beta import look
from claimstead.players.claim.unseen import unseen
from claimstead.players.player import Budget, Cancelled

FIRST_LIMIT = 1 << 21
"""Tricks that the solver looks at before it is asked again whether to go on."""
TRICKS_A_SECOND = 4_000_000
"""About how fast the solver is."""


def position_of(codec: ClaimCodec, view: ClaimView) -> Array | None:
    """The only position that a view of phase 2 can mean; `None` if it can mean several."""
    if view.players != 2 or view.phase != 2:
        return None
    position, slots = unseen(codec, view)
    return None if (slots[dealing.PLACES :][: slots[dealing.COUNT]] >= at.PILE).any() else position


def solved(codec: ClaimCodec, position: Array, budget: Budget) -> dict[Move, int] | None:
    """The exact value of every move for who is to act; `None` where the time does not last."""
    # Its pieces are compiled when they are imported: not before somebody asks.
    from claimstead.kernel.solve import solve_position

    limit = FIRST_LIMIT
    most = None if budget.seconds is None else int(budget.seconds * TRICKS_A_SECOND) + 1
    while True:
        if budget.is_cancelled():
            raise Cancelled
        try:
            answer = solve_position(codec, position, min(limit, most or limit), is_whole=True)
        except Unsolvable:
            return None
        if answer.solved:
            numbers = at_numbers(codec)
            return {codec.move(numbers[card]): value for card, value in answer.moves.items()}
        if most is not None and limit >= most:
            return None
        limit *= 4


def at_numbers(codec: ClaimCodec) -> Array:
    """The kernel's numbers of the cards of a deck, in their order."""
    return codec.tables[at.NUMBERS : at.NUMBERS + len(codec.deck.cards)]


def glanced(codec: ClaimCodec, position: Array, plies: int) -> dict[Move, float]:
    """What each move seems worth some cards ahead."""
    moves = np.zeros(at.MOST_ACTIONS, np.int64)
    values = np.zeros(at.MOST_ACTIONS)
    found = look(codec.tables, position, plies, moves, values)
    return {codec.move(int(moves[i])): float(values[i]) for i in range(found)}
