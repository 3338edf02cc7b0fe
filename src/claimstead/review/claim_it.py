"""What the positions of Claim It! are worth, by the judge that plays the expert.

The judge gives what a turn's end is worth to the seat whose turn it was. Inside the turn the
average over all rolls is exact; after each roll the stone counts that is worth most, and after each
stone the better of rolling and stopping. With more than two players the others share what is left
in the proportions in which their own turns would be judged. The game for two on a board of 3x3 is
solved: there nothing is guessed.
"""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from claimstead.claim_it.moves import ROLL_AGAIN, STOP
from claimstead.claim_it.state import Due, State
from claimstead.claim_it.view import ClaimItView
from claimstead.core import SEATS, BadSetup, Move
from claimstead.kernel.claim_it import layout as at
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.claim_it.game import apply
from claimstead.kernel.jit import Array
from claimstead.notation import ClaimIt, setup_words
from claimstead.players.claim_it.mind import Mind
from claimstead.players.claim_it.one_roll import NOTHING
from claimstead.players.claim_it.small_board import SolvedMind, is_solved
from claimstead.players.claim_it.weights import learned_weights
from claimstead.review.effort import Effort
from claimstead.review.estimate import exactly
from claimstead.review.judge import Judge, JudgedStep, shares
from claimstead.review.report import Analysis, Bust, Chances, Kind, Option


class TurnMind(Protocol):
    """What judges a turn: what is worth how much to the seat on turn."""

    def begin(self, state: Array) -> float:
        """Look at the turn that this state is in; what a bust is worth."""

    def stopping(self, state: Array) -> float:
        """What it is worth to stop."""

    def stones(self, state: Array, depth: int) -> NDArray[np.float64]:
        """What each stone is worth that some roll allows now, by its action; else `NOTHING`."""


class Prospect(NamedTuple):
    """What the rolls that may come now are worth."""

    state: State
    """With the dice due."""
    stones: NDArray[np.float64]
    """What each stone is worth to the seat on turn."""
    rolls: tuple[Chances, ...]
    """What each roll is worth to every seat, with the best stone after it."""
    busts: tuple[bool, ...]


def learned_mind(game: ClaimIt, codec: ClaimItCodec) -> Mind:
    """What the expert judges by; `BadSetup` where nothing was learned of this game."""
    weights = learned_weights(game.players, game.variant, game.size, game.secured_to_end)
    if weights is None:
        raise BadSetup("no-review", game=setup_words(game))
    return Mind(codec.tables, game.size, weights, learned=True)


class ClaimItJudge(Judge):
    """Judges turn by turn. It remembers the position that it looked at last."""

    def __init__(self, game: ClaimIt, effort: Effort) -> None:
        self.game = game
        self.depth = effort.rolls_ahead
        self.codec = ClaimItCodec(game)
        self.is_exact = is_solved(game)
        self.mind: TurnMind
        if self.is_exact:
            self.mind = SolvedMind(self.codec.tables)
        else:
            self.mind = learned_mind(game, self.codec)
        self.others = learned_mind(game, self.codec) if game.players > 2 else None
        self.dice = [roll for roll, _ in game.chances(game.start())]
        tables = self.codec.tables
        self.weights = tables[at.WEIGHT : at.WEIGHT + len(self.dice)] / tables[at.OUTCOMES]
        self.actions = [_actions(tables, roll) for roll in range(len(self.dice))]
        self._seen: Prospect | None = None

    # What the walk asks

    def steps(self, state: State, move: Move) -> list[JudgedStep]:
        if state.due is Due.ROLL:
            return [self._look_at_roll(state, move)]
        worth = self._decision(state)
        best = max(worth.values(), key=lambda each: each[self._index(state)])
        return [
            JudgedStep(
                Kind.DECISION,
                state.turn,
                str(move),
                before=exactly(best),
                after=exactly(worth[move]),
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
            return self._rolling(state)
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

    def _look_at_roll(self, state: State, move: Move) -> JudgedStep:
        return JudgedStep(
            Kind.ROLL,
            state.turn,
            str(move),
            before=exactly(self._rolling(state)),
            after=exactly(self._prospect(state).rolls[self.codec.action(move) - at.ACTION_ROLL]),
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
        busts = self._prospect(state).busts
        rolls = tuple(str(roll) for roll, is_bust in zip(self.dice, busts, strict=True) if is_bust)
        return Bust(float(self.weights @ busts), rolls)

    # What a turn is worth

    def _decision(self, state: State) -> dict[Move, Chances]:
        """What every legal move is worth."""
        if state.due is Due.CHOOSE:
            rolling = self._rolling(state)
            return {ROLL_AGAIN: rolling, STOP: self._stopped(self._begun(state))}
        stones = self._prospect(state).stones
        position = self._begun(state)
        actions = {move: self.codec.action(move) for move in self.game.legal(state)}
        return {
            move: self._placed(position, action, stones[action]) for move, action in actions.items()
        }

    def _rolling(self, state: State) -> Chances:
        """The exact average over all rolls."""
        return tuple(map(float, self.weights @ np.array(self._prospect(state).rolls)))

    def _prospect(self, state: State) -> Prospect:
        here = State(state.board, state.turn, Due.ROLL, None, state.turns_left)
        if self._seen is None or self._seen.state != here:
            self._seen = self._look_ahead(here)
        return self._seen

    def _look_ahead(self, state: State) -> Prospect:
        position = self.codec.encode(state)
        lost = self._lost(position, self.mind.begin(position))
        stones = self.mind.stones(position, self.depth)
        placed: dict[int, Chances] = {}
        rolls, busts = [], []
        for actions in self.actions:
            best = int(actions[stones[actions].argmax()])
            is_bust = bool(stones[best] == NOTHING)
            if not is_bust and best not in placed:
                placed[best] = self._placed(position, best, stones[best])
            rolls.append(lost if is_bust else placed[best])
            busts.append(is_bust)
        return Prospect(state, stones, tuple(rolls), tuple(busts))

    def _begun(self, state: State) -> Array:
        """The position, with the mind on this turn."""
        position = self.codec.encode(state)
        self.mind.begin(position)
        return position

    def _placed(self, position: Array, action: int, share: float) -> Chances:
        """With this stone placed, which is worth so much to the seat on turn."""
        after = position.copy()
        apply(self.codec.tables, after, action)
        return with_share(self._stopped(after), int(position[at.TURN]), float(share))

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
        standing = tuple(self._standing(position, seat) for seat in range(self.game.players))
        return with_share(standing, mover, share)

    def _standing(self, position: Array, seat: int) -> float:
        """How a seat stands between two turns: as if its own had just ended, or with its roll."""
        assert self.others is not None
        if seat == position[at.TURN]:
            self.others.begin(position)
            return self.others.rolling(position, 1)
        seen = position.copy()
        seen[at.TURN] = seat
        # What is asked is what the turn's end is worth: there was one turn more before it.
        seen[at.TURNS_LEFT] += position[at.TURNS_LEFT] != at.NONE
        return self.others.begin(seen)


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


def _actions(tables: Array, roll: int) -> Array:
    """Every stone that a roll could bring: claim markers, and squatters of the third die."""
    first = at.WAYS + 8 * roll + 1
    ways = tables[first : first + tables[first - 1]]
    spaces = ways & 63
    return np.concatenate([spaces, spaces + at.SPACES * ((ways >> 6) + 1)])
