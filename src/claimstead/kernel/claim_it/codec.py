"""The door to the kernel of Claim It!: readable states and moves go in as numbers, and come back.

What the arrays mean and how actions are numbered stands in `layout`. Behind the door nothing is
checked: states have to be consistent, moves have to be legal.
"""

import numpy as np

from claimstead.claim_it.board import Board, Place, Space
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter, Roll
from claimstead.claim_it.rules import ClaimItRules, roll_chances
from claimstead.claim_it.state import Due, State
from claimstead.core import SEATS, Move
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.claim_it.tables import space_number, tables
from claimstead.kernel.jit import Array

DUES = {
    Due.ROLL: at.DUE_ROLL,
    Due.PLACE: at.DUE_PLACE,
    Due.CHOOSE: at.DUE_CHOOSE,
    Due.OVER: at.DUE_OVER,
}


class ClaimItCodec:
    """Claim It!."""

    def __init__(self, game: ClaimItRules) -> None:
        self.players = game.players
        self.size = game.size
        self.tables = tables(game)
        self._rolls = tuple(roll.dice for roll, _ in roll_chances(game.size))

    # States

    def encode(self, state: State) -> Array:
        position = np.zeros(at.STATE_SIZE, np.int64)
        position[at.DUE] = DUES[state.due]
        position[at.TURN] = SEATS.index(state.turn)
        position[at.ROLL] = at.NONE if state.dice is None else self._rolls.index(state.dice)
        position[at.TURNS_LEFT] = at.NONE if state.turns_left is None else state.turns_left
        for place, space in state.board.items():
            number = space_number(place)
            if space.squatter is not None:
                squatter = space.squatter - 1
                position[at.SQUATTED] |= 1 << number
                position[at.SQUATTERS] |= 1 << squatter
                position[at.SQUATTER_PLACES] |= number << (6 * squatter)
            if space.claimed:
                position[at.CLAIMED] |= 1 << number
            if space.owner is not None:
                heap = at.SECURED if space.secured else at.HELD
                position[heap + SEATS.index(space.owner)] |= 1 << number
            if space.secured:
                position[at.ALL_SECURED] |= 1 << number
        return position

    def decode(self, position: Array) -> State:
        words = [int(word) for word in position]
        roll, turns_left = words[at.ROLL], words[at.TURNS_LEFT]
        places = (place for place, _ in Board.empty(self.size).items())
        return State(
            board=Board(self.size, tuple(self._space(words, place) for place in places)),
            turn=SEATS[words[at.TURN]],
            due=list(DUES)[words[at.DUE]],
            dice=None if roll == at.NONE else self._rolls[roll],
            turns_left=None if turns_left == at.NONE else turns_left,
        )

    def _space(self, words: list[int], place: Place) -> Space:
        number = space_number(place)
        owner, secured, squatter = None, False, None
        for seat in range(self.players):
            secured = secured or bool(words[at.SECURED + seat] >> number & 1)
            own = words[at.SECURED + seat] | words[at.HELD + seat]
            owner = SEATS[seat] if own >> number & 1 else owner
        if words[at.SQUATTED] >> number & 1:
            places = words[at.SQUATTER_PLACES]
            squatter = next(
                index + 1
                for index in range(self.size)
                if words[at.SQUATTERS] >> index & 1 and places >> 6 * index & 63 == number
            )
        return Space(owner, secured, squatter, bool(words[at.CLAIMED] >> number & 1))

    # Moves

    def action(self, move: Move) -> int:
        """The number of a move, of a player or of chance."""
        match move:
            case Roll():
                return at.ACTION_ROLL + self._rolls.index(move.dice)
            case PlaceClaimMarker():
                return space_number(move.place)
            case PlaceSquatter():
                number = space_number(move.place)
                return at.SPACES * move.squatter + number
            case _:
                is_stop = move == STOP
                return at.ACTION_STOP if is_stop else at.ACTION_ROLL_AGAIN

    def move(self, action: int) -> Move:
        """The move with this number."""
        if action >= at.ACTION_ROLL:
            return Roll(self._rolls[action - at.ACTION_ROLL])
        if action >= at.ACTION_ROLL_AGAIN:
            return STOP if action == at.ACTION_STOP else ROLL_AGAIN
        squatter, number = divmod(int(action), at.SPACES)
        row, column = divmod(number, at.SIZE)
        place = Place(column + 1, row + 1)
        return PlaceSquatter(squatter, place) if squatter else PlaceClaimMarker(place)
