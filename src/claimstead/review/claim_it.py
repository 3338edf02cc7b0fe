"""What the positions of Claim It! are worth, by the judge that plays the expert.

The judge gives what a turn's end is worth to the seat whose turn it was. Inside the turn the
average over all rolls is exact; after each roll the stone counts that is worth most, and after each
stone the better of rolling and stopping. With more than two players the others share what is left
in the proportions in which their own turns would be judged.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple, Protocol

from claimstead.claim_it.moves import ROLL_AGAIN, STOP, Roll
from claimstead.claim_it.state import Due, State
from claimstead.claim_it.view import ClaimItView
from claimstead.core import SEATS, BadSetup, Move
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.claim_it.game import apply
from claimstead.kernel.codec import ClaimItCodec
from claimstead.kernel.jit import Array
from claimstead.notation import ClaimIt, setup_words
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.weights import learned_weights
from claimstead.review.effort import Effort
from claimstead.review.judge import Judge, Look, shares
from claimstead.review.report import Analysis, Bust, Chances, Kind, Option


class TurnMind(Protocol):
    """What judges a turn; the share is that of the seat on turn."""

    def begin(self, state: Array) -> float: ...
    def stopping(self, state: Array) -> float: ...
    def rolling(self, state: Array, depth: int) -> float: ...


class RollWorth(NamedTuple):
    """What a roll is worth to every seat."""

    roll: Roll
    probability: Fraction
    chances: Chances
    is_bust: bool


def learned_mind(game: ClaimIt, codec: ClaimItCodec) -> Mind:
    """The mind of the expert; `BadSetup` where none was taught this game."""
    weights = learned_weights(game.players, game.variant, game.size, game.secured_to_end)
    if weights is None:
        raise BadSetup("no-review", game=setup_words(game))
    return Mind(codec.tables, game.size, weights, learned=True)


class ClaimItJudge(Judge):
    """Judges turn by turn. It remembers the position that it looked at last."""

    def __init__(self, game: ClaimIt, effort: Effort, mind: TurnMind | None = None) -> None:
        self.game = game
        self.depth = effort.rolls_ahead
        self.codec = ClaimItCodec(game)
        self.mind = mind or learned_mind(game, self.codec)
        self.others = learned_mind(game, self.codec) if game.players > 2 else None
        self.is_exact = mind is not None
        self._rolled: tuple[State, list[RollWorth]] | None = None

    # What the walk asks

    def look(self, state: State, move: Move, number: int) -> list[Look]:
        if state.due is Due.ROLL:
            return [self._look_at_roll(state, move)]
        worth = self._decision(state)
        best = max(worth.values(), key=lambda each: each[self._index(state)])
        return [
            Look(
                Kind.DECISION,
                state.turn,
                str(move),
                before=best,
                after=worth[move],
                is_exact=self.is_exact,
                loss=best[self._index(state)] - worth[move][self._index(state)],
                options=self._options(state, worth),
                bust=self._bust(state) if state.due is Due.CHOOSE else None,
            )
        ]

    def worth(self, state: State) -> Chances:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return shares(self.game, outcome)
        if state.due is Due.ROLL:
            return average(self._rolls(state))
        return max(self._decision(state).values(), key=lambda each: each[self._index(state)])

    def analysis(self, state: State | ClaimItView) -> Analysis:
        here = State(state.board, state.turn, state.due, state.dice, state.turns_left)
        decides = here.due in (Due.PLACE, Due.CHOOSE)
        return Analysis(
            setup=setup_words(self.game),
            seat=here.turn if decides else None,
            chances=self.worth(here),
            options=self._options(here, self._decision(here)) if decides else (),
            is_exact=self.is_exact or here.due is Due.OVER,
            error_bar=0.0,
            bust=self._bust(here) if here.due in (Due.CHOOSE, Due.ROLL) else None,
        )

    def _look_at_roll(self, state: State, move: Move) -> Look:
        worth = self._rolls(state)
        return Look(
            Kind.ROLL,
            state.turn,
            str(move),
            before=average(worth),
            after=next(each.chances for each in worth if each.roll == move),
            is_exact=self.is_exact,
            bust=self._bust(state),
        )

    def _index(self, state: State) -> int:
        return SEATS.index(state.turn)

    def _options(self, state: State, worth: dict[Move, Chances]) -> tuple[Option, ...]:
        index = self._index(state)
        options = (Option(str(move), chances[index]) for move, chances in worth.items())
        return tuple(sorted(options, key=lambda each: -each.chance))

    def _bust(self, state: State) -> Bust:
        rolls = self._rolls(state)
        chance = sum(each.probability for each in rolls if each.is_bust)
        return Bust(float(chance), tuple(str(each.roll) for each in rolls if each.is_bust))

    # What a turn is worth

    def _decision(self, state: State) -> dict[Move, Chances]:
        """What every legal move is worth."""
        position = self.codec.encode(state)
        self.mind.begin(position)
        if state.due is Due.PLACE:
            return {move: self._placed(position, move) for move in self.game.legal(state)}
        rolling = average(self._rolls(state))
        return {ROLL_AGAIN: rolling, STOP: self._stopped(position)}

    def _rolls(self, state: State) -> list[RollWorth]:
        """What every roll is worth, with the best stone after it."""
        here = State(state.board, state.turn, Due.ROLL, None, state.turns_left)
        if self._rolled is None or self._rolled[0] != here:
            self._rolled = here, self._find_rolls(here)
        return self._rolled[1]

    def _find_rolls(self, state: State) -> list[RollWorth]:
        position = self.codec.encode(state)
        lost = self._lost(position, self.mind.begin(position))
        index = self._index(state)
        placed: dict[Move, Chances] = {}
        found = []
        for roll, probability in self.game.chances(state):
            stones = self.game.placements(state.board, state.turn, roll.dice)
            for stone in stones:
                if stone not in placed:
                    placed[stone] = self._placed(position, stone)
            best = max(
                (placed[stone] for stone in stones), key=lambda each: each[index], default=lost
            )
            found.append(RollWorth(roll, probability, best, not stones))
        return found

    def _placed(self, position: Array, stone: Move) -> Chances:
        """With this stone placed, and the better of rolling and stopping chosen."""
        after = position.copy()
        apply(self.codec.tables, after, self.codec.action(stone))
        stopping = self._stopped(after)
        rolling = self.mind.rolling(after, self.depth)
        index = int(position[at.TURN])
        return stopping if stopping[index] >= rolling else with_share(stopping, index, rolling)

    def _stopped(self, position: Array) -> Chances:
        after = position.copy()
        apply(self.codec.tables, after, at.ACTION_STOP)
        return self._ended(after, int(position[at.TURN]), self.mind.stopping(position))

    def _lost(self, position: Array, share: float) -> Chances:
        """After a bust: nothing of what was placed counts."""
        after = position.copy()
        after[[at.SQUATTERS, at.SQUATTER_PLACES, at.SQUATTED, at.CLAIMED]] = 0
        after[at.DUE] = at.DUE_CHOOSE
        apply(self.codec.tables, after, at.ACTION_STOP)
        return self._ended(after, int(position[at.TURN]), share)

    def _ended(self, position: Array, mover: int, share: float) -> Chances:
        """When the turn of `mover` has ended like this."""
        if position[at.DUE] == at.DUE_OVER:
            outcome = self.game.outcome(self.codec.decode(position))
            assert outcome is not None
            return shares(self.game, outcome)
        if self.others is None:
            return with_share((0.5, 0.5), mover, share)
        standing = []
        for seat in range(self.game.players):
            seen = position.copy()
            seen[at.TURN] = seat
            # What is asked is what the turn's end is worth: there was one turn more before it.
            seen[at.TURNS_LEFT] += position[at.TURNS_LEFT] != at.NONE
            standing.append(self.others.begin(seen))
        return with_share(tuple(standing), mover, share)


def with_share(chances: Chances, seat: int, share: float) -> Chances:
    """A seat's share set; the others keep their proportions in what is left.

    >>> with_share((0.5, 0.3, 0.2), 0, 0.75)
    (0.75, 0.15, 0.1)
    """
    left = sum(chances) - chances[seat]
    others = len(chances) - 1
    return tuple(
        share if index == seat else (1 - share) * (each / left if left > 0 else 1 / others)
        for index, each in enumerate(chances)
    )


def average(worth: Iterable[RollWorth]) -> Chances:
    """The exact average over all rolls."""
    parts = [[float(each.probability) * chance for chance in each.chances] for each in worth]
    return tuple(map(sum, zip(*parts, strict=True)))
