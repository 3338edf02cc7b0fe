"""The rules of Claim It!, beside the rulebook: comments give the numbers of the rules."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from typing import NamedTuple

from msgspec.structs import replace

from claimstead.claim_it import events as happened
from claimstead.claim_it.board import Board, Place, Space
from claimstead.claim_it.moves import (
    ROLL_AGAIN,
    STOP,
    PlaceClaimMarker,
    Placement,
    PlaceSquatter,
    Roll,
    RollAgain,
    Stop,
)
from claimstead.claim_it.scoring import Tally, outcome, tallies
from claimstead.claim_it.state import Dice, Due, State
from claimstead.claim_it.view import ClaimItView
from claimstead.core import (
    CHANCE,
    BadSetup,
    Chance,
    Event,
    Illegal,
    Move,
    Outcome,
    Rules,
    Seat,
    Step,
    clockwise,
)
from claimstead.core.numbers import whole
from claimstead.core.randomness import below

SECURED_TO_END = {2: 13, 3: 9, 4: 7, 5: 6}  # I-11
CLAIM_MARKERS = 30  # I-13
PLAYER_MARKERS = 24  # I-14
SIZE = 6
VARIANTS = ("base", "quick")


@cache
def ways(dice: Dice) -> tuple[tuple[Place, int], ...]:
    """Each way to assign the dice: a space, and the third die (I-3)."""
    assigned = sorted(set(permutations(dice)))
    return tuple((Place(column, row), third) for column, row, third in assigned)


@cache
def roll_chances(sides: int) -> tuple[tuple[Roll, Fraction], ...]:
    """Every roll of three dice, sorted, with its probability."""
    counts = Counter(tuple(sorted(dice)) for dice in product(range(1, sides + 1), repeat=3))
    return tuple(
        (Roll(dice), Fraction(counts[dice], sides**3))
        for dice in combinations_with_replacement(range(1, sides + 1), 3)
    )


@cache
def rolls(sides: int) -> frozenset[Roll]:
    """Every roll of three dice with so many sides."""
    return frozenset(roll for roll, _ in roll_chances(sides))


class Box(NamedTuple):
    """What is left in the box for the seat on turn."""

    squatters: frozenset[int]
    has_claim_marker: bool
    has_player_marker: bool

    @classmethod
    def of(cls, board: Board, turn: Seat) -> "Box":
        return cls(
            frozenset(range(1, board.size + 1)) - board.squatters(),
            board.claim_markers() < CLAIM_MARKERS,  # I-13
            board.markers_after_stopping(turn) < PLAYER_MARKERS,  # I-14
        )


class ClaimItRules(Rules[State]):
    """A game of Claim It! for 2 to 5 players.

    A smaller `size` gives a smaller board, dice with as many sides and as many squatters.
    """

    def __init__(
        self,
        players: int = 2,
        variant: str = "base",
        size: int = SIZE,
        secured_to_end: int | None = None,
    ) -> None:
        if whole(players) not in SECURED_TO_END:
            raise BadSetup("claim-it-players", players=str(players))  # I-1
        if variant not in VARIANTS:
            raise BadSetup("claim-it-variant", variant=str(variant))  # I-10
        if whole(size) not in range(2, SIZE + 1):
            raise BadSetup("claim-it-size", size=str(size))
        if secured_to_end is None:
            if size != SIZE:
                raise BadSetup("claim-it-small-needs-end", size=size)
            secured_to_end = SECURED_TO_END[players]
        # With more, all claim markers could be shared out so that nobody ever has enough.
        most = (min(size**2, CLAIM_MARKERS) - 1) // players + 1
        if whole(secured_to_end) not in range(1, most + 1):
            raise BadSetup("claim-it-secured", secured=str(secured_to_end), most=most)
        self.players = int(players)
        self.variant = variant
        self.size = int(size)
        self.secured_to_end = int(secured_to_end)

    @property
    def is_quick(self) -> bool:
        return self.variant == "quick"

    def start(self) -> State:
        return State(Board.empty(self.size), "a", Due.ROLL)  # I-1

    def actor(self, state: State) -> Seat | Chance | None:
        if state.due is Due.OVER:
            return None
        return CHANCE if state.due is Due.ROLL else state.turn

    # What may be done

    def legal(self, state: State) -> tuple[Placement | RollAgain | Stop, ...]:
        if state.dice is not None:
            return self.placements(state.board, state.turn, state.dice)
        if state.due is Due.CHOOSE:
            return (ROLL_AGAIN, STOP)  # I-7
        return ()

    def placements(self, board: Board, turn: Seat, dice: Dice) -> tuple[Placement, ...]:
        """Every legal placement for a roll (I-3 to I-5); none means bust (I-6)."""
        box = Box.of(board, turn)
        stones = (stone_for(board, turn, place, third) for place, third in ways(dice))
        return tuple(each for each in stones if self._refusal(board, box, turn, each) is None)

    def _refusal(self, board: Board, box: Box, turn: Seat, placement: Placement) -> Illegal | None:
        """Why this stone can't go to this space, whatever the dice."""
        space = board[placement.place]
        if space.has_claim_marker:
            return Illegal("space-claimed", rule="I-4d", place=str(placement.place))
        if isinstance(placement, PlaceClaimMarker):
            if space.owner != turn and space.squatter is None:
                return Illegal("squatter-due", rule="I-4a", place=str(placement.place))
            if not box.has_claim_marker:
                return Illegal("no-claim-marker-left", rule="I-13", count=CLAIM_MARKERS)
            return None
        if space.owner == turn:
            return Illegal("claim-marker-due-own", rule="I-4b", place=str(placement.place))
        if space.squatter is not None:
            return Illegal("claim-marker-due-squatter", rule="I-4c", place=str(placement.place))
        if placement.squatter not in box.squatters:
            covered = any(s.claimed and s.squatter == placement.squatter for s in board.spaces)
            return Illegal(
                "squatter-covered" if covered else "squatter-on-board",
                rule="I-9" if covered else "I-4a",
                squatter=placement.squatter,
            )
        if not box.has_player_marker:
            return Illegal("no-player-marker-left", rule="I-14", count=PLAYER_MARKERS)
        return None

    def check(self, state: State, move: Move) -> None:
        match state.due:
            case Due.OVER:
                raise Illegal("game-over", rule="I-12")
            case Due.ROLL:
                self._check_roll(state, move)
            case Due.PLACE:
                self._check_placement(state, move)
            case Due.CHOOSE:
                if not isinstance(move, RollAgain | Stop):
                    raise Illegal("choose-first", rule="I-7")

    def _check_roll(self, state: State, move: Move) -> None:
        if not isinstance(move, Roll):
            if state.board.pending():
                raise Illegal("dice-due", rule="I-7")
            raise Illegal("first-roll-due", rule="I-2")
        if move not in rolls(self.size):
            raise Illegal("no-such-roll", rule="I-2", sides=self.size)

    def _check_placement(self, state: State, move: Move) -> None:
        if not isinstance(move, PlaceSquatter | PlaceClaimMarker) or state.dice is None:
            raise Illegal("stone-due", rule="I-5")
        dice = [move.place.column, move.place.row]
        if isinstance(move, PlaceSquatter):
            dice.append(move.squatter)
        if Counter(dice) - Counter(state.dice):
            roll = " ".join(map(str, state.dice))
            raise Illegal("dice-do-not-give", rule="I-3", dice=roll, move=str(move))
        box = Box.of(state.board, state.turn)
        refusal = self._refusal(state.board, box, state.turn, move)
        if refusal is not None:
            raise refusal

    # What a move does

    def apply(self, state: State, move: Move) -> Step[State]:
        self.check(state, move)
        match move:
            case Roll():
                return self._roll(state, move.dice)
            case PlaceSquatter():
                return self._place_squatter(state, move)
            case PlaceClaimMarker():
                return self._place_claim_marker(state, move)
            case RollAgain():
                rolling = replace(state, due=Due.ROLL)
                return Step(rolling, (happened.RollingOn(state.turn),))
            case _:
                return self._stop(state)

    def _roll(self, state: State, dice: Dice) -> Step[State]:
        rolled = happened.Rolled(state.turn, dice)
        if self.placements(state.board, state.turn, dice):
            placing = replace(state, due=Due.PLACE, dice=dice)
            return Step(placing, (rolled,))
        return self._bust(state, rolled)

    def _bust(self, state: State, rolled: Event) -> Step[State]:
        """What was placed this turn leaves the board, what lay there before stays (I-6)."""
        pending = state.board.pending()
        busted = happened.Busted(
            state.turn,
            squatters=tuple(place for place, space in pending if space.squatter is not None),
            claim_markers=tuple(place for place, space in pending if space.claimed),
        )
        board = state.board
        for place, space in pending:
            board = board.put(place, space.before_this_turn())
        return self._end_turn(state, board, (rolled, busted))

    def _place_squatter(self, state: State, move: PlaceSquatter) -> Step[State]:
        owner = state.board[move.place].owner
        board = state.board.put(move.place, Space(owner, squatter=move.squatter))  # I-4a
        placed = happened.SquatterPlaced(state.turn, move.squatter, move.place, owner)
        return Step(self._choosing(state, board), (placed,))

    def _place_claim_marker(self, state: State, move: PlaceClaimMarker) -> Step[State]:
        space = state.board[move.place]
        stays = None if self.is_quick else space.squatter  # I-9, I-10
        board = state.board.put(move.place, Space(space.owner, squatter=stays, claimed=True))
        placed = happened.ClaimMarkerPlaced(
            state.turn, move.place, space.owner, space.squatter, stays != space.squatter
        )
        return Step(self._choosing(state, board), (placed,))

    def _choosing(self, state: State, board: Board) -> State:
        return replace(state, board=board, due=Due.CHOOSE, dice=None)

    def _stop(self, state: State) -> Step[State]:
        """What lies on top becomes the player's (I-8)."""
        news: list[Event] = [happened.Stopped(state.turn)]
        board = state.board
        for place, space in state.board.pending():
            board = board.put(place, Space(state.turn, secured=space.claimed))
            returned = None if space.owner == state.turn else space.owner
            news.append(happened.SpaceTaken(state.turn, place, space.claimed, returned))
        return self._end_turn(state, board, tuple(news))

    def _end_turn(self, state: State, board: Board, news: tuple[Event, ...]) -> Step[State]:
        turns_left = state.turns_left
        if turns_left is not None:
            turns_left -= 1
        elif any(board.secured(seat) >= self.secured_to_end for seat in self.seats):  # I-11
            turns_left = self.players
            news += (happened.LastRoundCalled(state.turn, turns_left),)
        turn = clockwise(state.turn, self.players)
        if turns_left == 0:
            result = outcome(board, self.seats)
            ended = happened.GameEnded(result.winners, result.decided_by)
            over = replace(state, board=board, turn=turn, due=Due.OVER, dice=None, turns_left=0)
            return Step(over, (*news, ended))
        began = happened.TurnBegan(turn)
        rolling = replace(
            state, board=board, turn=turn, due=Due.ROLL, dice=None, turns_left=turns_left
        )
        return Step(rolling, (*news, began))

    # Chance

    def chances(self, state: State) -> tuple[tuple[Roll, Fraction], ...]:
        return roll_chances(self.size) if state.due is Due.ROLL else ()

    def sample(self, state: State, rng: random.Random) -> Roll:
        one, two, three = sorted(rng.randint(1, self.size) for _ in range(3))
        return Roll((one, two, three))

    def drawn(self, state: State, numbers: Iterator[int]) -> Roll:
        one, two, three = sorted(below(self.size, numbers) + 1 for _ in range(3))
        return Roll((one, two, three))

    def bust_chance(self, state: State) -> Fraction:
        """The exact chance that the next roll of the player on turn is a bust."""
        return sum(
            (
                chance
                for roll, chance in roll_chances(self.size)
                if not self.placements(state.board, state.turn, roll.dice)
            ),
            Fraction(0),
        )

    # Who sees what, and who won

    def view(self, state: State, seat: Seat | None) -> ClaimItView:
        return ClaimItView(
            seat=seat,
            players=self.players,
            variant=self.variant,
            secured_to_end=self.secured_to_end,
            board=state.board,
            turn=state.turn,
            due=state.due,
            dice=state.dice,
            turns_left=state.turns_left,
            table=dict(tallies(state.board, self.seats)),
            legal=self.legal(state) if seat == state.turn else (),
        )

    def seen(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        return tuple(events)

    def outcome(self, state: State) -> Outcome[Tally] | None:
        return outcome(state.board, self.seats) if state.due is Due.OVER else None


def stone_for(board: Board, turn: Seat, place: Place, third: int) -> Placement:
    """The stone that this space would take (I-4)."""
    space = board[place]
    if space.owner == turn or space.squatter is not None:
        return PlaceClaimMarker(place)
    return PlaceSquatter(third, place)
