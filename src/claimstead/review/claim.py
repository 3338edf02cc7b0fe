"""What the positions of CLAIM are worth.

Three sources, one for each kind of position: the solver in phase 2 with two players, what it taught
the judge of phase 1 with two players, and games played out by rules of thumb elsewhere. A decision
is looked at twice: over deals that fit what its player saw, and with all hands open, as they were.
In both the pile is shuffled anew each time, for nobody knows it: what comes from it is luck.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from claimstead.claim.cards import spell
from claimstead.claim.events import PileLookedAt, RecruitDrawn
from claimstead.claim.state import Stage, State
from claimstead.claim.view import ClaimView
from claimstead.core import SEATS, Move, Seat
from claimstead.kernel.claim import layout as at
from claimstead.kernel.jit import Array
from claimstead.kernel.randomness import randomness
from claimstead.kernel.solve import solve_position
from claimstead.kernel.solver.solver import TooLarge
from claimstead.notation import Claim, setup_words
from claimstead.players.claim import dealing, tree
from claimstead.players.claim.endgame import at_numbers, position_of
from claimstead.players.claim.judge import kinds
from claimstead.players.claim.levels import JUDGED_CARDS
from claimstead.players.claim.thinking import NOTHING_LEARNED, codec_of
from claimstead.players.claim.unseen import Unseen, unseen
from claimstead.players.claim.valuing import TEAMS, value_moves
from claimstead.players.claim.weights import learned_weights
from claimstead.review.effort import Effort
from claimstead.review.judge import Judge, Look, shares
from claimstead.review.report import Analysis, Chances, Hindsight, Kind, Option

CONFIDENCE = 1.96
"""So many standard errors each way hold 95 %."""


class Estimate(NamedTuple):
    """What each of some moves is worth to every seat, in every deal that was tried."""

    moves: tuple[Move, ...]
    samples: NDArray[np.float64]
    """A deal, a move, a seat."""
    is_exact: bool = False
    line: tuple[str, ...] = ()

    def chances(self, move: Move) -> Chances:
        return tuple(map(float, self.samples[:, self.moves.index(move)].mean(0)))

    def best(self, seat: Seat) -> Move:
        """What is worth most to a seat; the first of those that are worth the same."""
        return self.moves[int(self.samples[:, :, SEATS.index(seat)].mean(0).argmax())]

    def loss(self, seat: Seat, move: Move) -> tuple[float, float]:
        """What a move costs against the best, and the error bar: deal by deal."""
        index = SEATS.index(seat)
        best = self.samples[:, self.moves.index(self.best(seat)), index]
        lost = best - self.samples[:, self.moves.index(move), index]
        return float(lost.mean()), error_bar(lost)

    def error_bar(self, move: Move) -> float:
        return max(map(error_bar, self.samples[:, self.moves.index(move)].T))

    def options(self, seat: Seat) -> tuple[Option, ...]:
        index = SEATS.index(seat)
        found = [
            Option(str(move), self.chances(move)[index], error_bar(samples))
            for move, samples in zip(self.moves, self.samples[:, :, index].T, strict=True)
        ]
        return tuple(sorted(found, key=lambda each: -each.chance))


def error_bar(samples: NDArray[np.float64]) -> float:
    """Of the mean of these samples."""
    if len(samples) < 2:
        return 0.0
    return float(CONFIDENCE * samples.std(ddof=1) / np.sqrt(len(samples)))


class ClaimJudge(Judge):
    """Judges decision by decision; every look has dice of its own, made of the seed."""

    def __init__(self, game: Claim, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.codec = codec_of(game)
        self.has_judge = game.players == 2 and len(game.deck.cards) == JUDGED_CARDS
        self.teams = self.codec.tables[at.TEAM_OF : at.TEAM_OF + game.players]

    # What the walk asks

    def look(self, state: State, move: Move, number: int) -> list[Look]:
        if state.phase == 0:
            return [self._deal(state, move, number)]
        assert state.turn is not None
        open_hands = known = self._open(state, number)
        hindsight = None
        if not self._is_open(state):
            known = self._known(self.game.view(state, state.turn), number)
            hindsight = _hindsight(open_hands, state.turn, move)
        loss, loss_bar = known.loss(state.turn, move)
        decision = Look(
            Kind.DECISION,
            state.turn,
            str(move),
            before=open_hands.chances(open_hands.best(state.turn)),
            after=open_hands.chances(move),
            error_bar=open_hands.error_bar(move),
            is_exact=open_hands.is_exact,
            loss=loss,
            loss_bar=loss_bar,
            options=known.options(state.turn),
            hindsight=hindsight,
        )
        return [decision, *self._pile(state, move, decision, number)]

    def worth(self, state: State) -> Chances:
        return self._worth(state, 0)[0]

    def analysis(self, state: State | ClaimView) -> Analysis:
        if isinstance(state, State):
            if state.turn is None:
                chances, bar = self._worth(state, 0)
                return self._analysis(None, chances, (), bar, is_exact=state.is_over)
            found = self._open(state, 0)
        else:
            found = self._known(state, 0)
        assert state.turn is not None
        best = found.best(state.turn)
        options = found.options(state.turn)
        analysis = self._analysis(
            state.turn, found.chances(best), options, found.error_bar(best), found.is_exact
        )
        return replace(analysis, line=found.line)

    def _analysis(
        self,
        seat: Seat | None,
        chances: Chances,
        options: tuple[Option, ...],
        bar: float,
        is_exact: bool,
    ) -> Analysis:
        return Analysis(
            setup=setup_words(self.game),
            seat=seat,
            chances=chances,
            options=options,
            is_exact=is_exact,
            error_bar=bar,
        )

    # Luck

    def _deal(self, state: State, move: Move, number: int) -> Look:
        """The deal, with the first card that is turned up, against the average deal."""
        before, before_bar = self._average_deal(state, number)
        after, after_bar = self._worth(self.game.apply(state, move).state, number)
        bar = max(before_bar, after_bar)
        return Look(Kind.DEAL, None, str(move), before, after, bar)

    def _average_deal(self, state: State, number: int) -> tuple[Chances, float]:
        rng = random.Random(self.effort.seed)
        samples = []
        for _ in range(self.effort.deals):
            dealt = self.game.apply(state, self.game.sample(state, rng)).state
            nothing = self._hidden(dealt, len(dealt.pile))
            samples.append(self._sampled(nothing, 1, (None,), number, deals=1))
        return _mean(np.concatenate(samples))

    def _pile(self, state: State, move: Move, decision: Look, number: int) -> list[Look]:
        """What came from the pile: first face down, then turned up."""
        after, events = self.game.apply(state, move)
        seen = _seen(state)
        hidden = state.pile[seen:]
        drawn = [each.seat for each in events if isinstance(each, RecruitDrawn)][seen:]
        drawn += [each.seat for each in events if isinstance(each, PileLookedAt)]
        turned = hidden[len(drawn) : len(state.pile) - len(after.pile) - seen]
        if len(set(hidden)) < 2:  # there was but one way
            return []
        looks = []
        before = decision.after
        if drawn:
            fixed = self._hidden(state, seen + len(drawn))
            samples = self._sampled(fixed, state.phase, (move,), number, self.effort.deals)
            then, bar = _mean(samples)
            seat = drawn[0] if len(drawn) == 1 else None
            looks.append(Look(Kind.DRAW, seat, spell(hidden[: len(drawn)]), before, then, bar))
            before = then
        if turned:
            then, bar = self._worth(after, number)
            looks.append(Look(Kind.TURN_UP, None, spell(turned), before, then, bar))
        return looks

    # The three sources

    def _worth(self, state: State, number: int) -> tuple[Chances, float]:
        """What a position is worth with all hands open, and the error bar."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return shares(self.game, outcome), 0.0
        if state.phase == 0:
            return self._average_deal(state, number)
        if self._is_open(state):
            found = self._open(state, number)
            assert state.turn is not None
            best = found.best(state.turn)
            return found.chances(best), found.error_bar(best)
        hidden = self._hidden(state, _seen(state))
        return _mean(self._sampled(hidden, state.phase, (None,), number, self.effort.deals))

    def _open(self, state: State, number: int) -> Estimate:
        """Every move with all hands open."""
        hidden = self._hidden(state, _seen(state))
        if self._is_open(state):
            found = self._solved(hidden.position)
            if found is not None:
                return found
        moves = self.game.legal(state)
        samples = self._sampled(hidden, state.phase, moves, number, self.effort.deals)
        return Estimate(moves, samples)

    def _known(self, view: ClaimView, number: int) -> Estimate:
        """Every move over deals that fit what a seat sees."""
        position = position_of(self.codec, view)
        found = None if position is None else self._solved(position)
        if found is not None:
            return found
        fitting = unseen(self.codec, view)
        samples = self._sampled(fitting, view.phase, view.legal, number, self.effort.deals)
        return Estimate(view.legal, samples)

    def _is_open(self, state: State) -> bool:
        """Whether both players know all cards (K-14)."""
        return self.game.players == 2 and state.phase == 2

    def _solved(self, position: Array) -> Estimate | None:
        """By the solver; `None` where it would take too long."""
        try:
            answer = solve_position(self.codec, position, self.effort.tricks, is_whole=True)
        except TooLarge:
            return None
        if not answer.solved:
            return None
        numbers = at_numbers(self.codec)
        moves = tuple(self.codec.move(int(numbers[card])) for card in answer.moves)
        own = np.array([(1 + value) / 2 for value in answer.moves.values()])
        seats = (own, 1 - own) if position[at.TURN] == 0 else (1 - own, own)
        line = tuple(str(self.codec.move(int(numbers[card]))) for card in answer.line)
        return Estimate(moves, np.stack(seats, 1)[None], is_exact=True, line=line)

    def _hidden(self, state: State, first: int) -> Unseen:
        """The state with its pile unknown from this card on."""
        position = self.codec.encode(state)
        slots = np.zeros(dealing.UNSEEN_SIZE, np.int64)
        places = np.arange(position[at.PILE_TOP] + first, self.codec.tables[at.PILE_END])
        slots[dealing.COUNT] = len(places)
        slots[dealing.CARDS : dealing.CARDS + len(places)] = position[places]
        slots[dealing.PLACES : dealing.PLACES + len(places)] = places
        return Unseen(position, slots)

    def _sampled(
        self,
        dealt: Unseen,
        phase: int,
        moves: Sequence[Move | None],
        number: int,
        deals: int,
    ) -> NDArray[np.float64]:
        """What each move is worth to each seat, in so many deals of what is unseen."""
        judges = self.has_judge and phase == 1
        actions = [tree.NONE if move is None else self.codec.action(move) for move in moves]
        values = np.zeros((deals, len(moves), TEAMS))
        value_moves(
            self.codec.tables,
            dealt.position,
            dealt.slots,
            np.array(actions, np.int64),
            tree.BY_JUDGE if judges else tree.BY_THUMB,
            kinds(self.codec.deck),
            learned_weights() if judges else NOTHING_LEARNED,
            randomness(self.effort.seed, number),
            values,
        )
        return values[:, :, self.teams]


def _seen(state: State) -> int:
    """How many of the pile's cards somebody is looking at."""
    return 1 if state.stage is Stage.LOOK else 0


def _mean(samples: NDArray[np.float64]) -> tuple[Chances, float]:
    """Of the only move in these samples: its worth, and the error bar."""
    only = samples[:, 0]
    return tuple(map(float, only.mean(0))), max(map(error_bar, only.T))


def _hindsight(found: Estimate, seat: Seat, move: Move) -> Hindsight:
    loss, bar = found.loss(seat, move)
    return Hindsight(str(found.best(seat)), loss, bar, found.is_exact, found.options(seat))
