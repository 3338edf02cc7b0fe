"""What the positions of CLAIM are worth.

Three sources, one for each kind of position: the solver in phase 2 with two players, what it taught
the judge of phase 1 with two players, and games played out by rules of thumb elsewhere. A decision
is looked at twice: over deals that fit what its player saw, and with all hands open, as they were.
In both the pile is shuffled anew each time, for nobody knows it: what comes from it is luck.
"""

import random
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from claimstead.claim.cards import spell
from claimstead.claim.events import PileLookedAt, RecruitDrawn
from claimstead.claim.state import Stage, State
from claimstead.claim.view import ClaimView
from claimstead.core import Move, Seat
from claimstead.kernel.claim import layout as at
from claimstead.kernel.claim.codec import codec_of
from claimstead.kernel.jit import Array
from claimstead.kernel.randomness import randomness
from claimstead.kernel.solve import solve_position
from claimstead.kernel.solver.powers import Unsolvable
from claimstead.notation import Claim, setup_words
from claimstead.players.claim import dealing, tree
from claimstead.players.claim.endgame import at_numbers, position_of
from claimstead.players.claim.judge import kinds
from claimstead.players.claim.search import NOTHING_LEARNED
from claimstead.players.claim.unseen import Unseen, unseen
from claimstead.players.claim.valuing import TEAMS, value_moves
from claimstead.players.claim.weights import judging
from claimstead.review.effort import Effort
from claimstead.review.estimate import Estimate, Samples, means, widest_bar
from claimstead.review.judge import Judge, JudgedStep, shares
from claimstead.review.report import Analysis, Chances, Hindsight, Kind, Option

PLAYED_OUT = 4
"""A game played out says less than the judge: so many times as many deals are tried."""


class ClaimJudge(Judge):
    """Judges decision by decision.

    Every look has the same seeds, one for each deal. So two looks at one position find the same,
    and what a step changed is surer than what its two ends are worth.
    """

    def __init__(self, game: Claim, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.codec = codec_of(game)
        self.weights = judging(game.deck)
        deals = effort.deals * (PLAYED_OUT if self.weights is None else 1)
        self.seeds = np.concatenate([randomness(effort.seed, deal) for deal in range(deals)])
        self.teams = self.codec.tables[at.TEAM_OF : at.TEAM_OF + game.players]

    # What the walk asks

    def steps(self, state: State, move: Move) -> list[JudgedStep]:
        if state.phase == 0:
            return [self._deal(state, move)]
        assert state.turn is not None
        open_hands = known = self._open(state)
        hindsight = None
        if not self._is_open(state):
            known = self._known(self.game.view(state, state.turn))
            hindsight = _hindsight(open_hands, state.turn, move)
        loss, loss_bar = known.loss(state.turn, move)
        decision = JudgedStep(
            Kind.DECISION,
            state.turn,
            str(move),
            before=open_hands.of(open_hands.best(state.turn)),
            after=open_hands.of(move),
            stands=open_hands.played_on,
            is_exact=open_hands.is_exact,
            loss=loss,
            loss_bar=loss_bar,
            options=known.options(state.turn),
            hindsight=hindsight,
        )
        return [decision, *self._pile(state, move, open_hands.of(move))]

    def worth(self, state: State) -> Chances:
        return means(self._worth(state))

    def analysis(self, state: State | ClaimView) -> Analysis:
        if isinstance(state, State):
            if state.turn is None:
                return self._analysis(None, self._worth(state), (), is_exact=state.is_over)
            found = self._open(state)
        else:
            found = self._known(state)
        assert state.turn is not None
        best = found.of(found.best(state.turn))
        options = found.options(state.turn)
        analysis = self._analysis(state.turn, best, options, found.is_exact)
        return replace(analysis, line=found.line)

    def _analysis(
        self,
        seat: Seat | None,
        worth: Samples,
        options: tuple[Option, ...],
        is_exact: bool,
    ) -> Analysis:
        return Analysis(
            setup=setup_words(self.game),
            seat=seat,
            chances=means(worth),
            options=options,
            is_exact=is_exact,
            error_bar=widest_bar(worth),
        )

    # Luck

    def _deal(self, state: State, move: Move) -> JudgedStep:
        """The deal, with the first card that is turned up, against the average deal."""
        dealt = self._worth(self.game.apply(state, move).state)
        return JudgedStep(Kind.DEAL, None, str(move), self._average_deal(state), dealt)

    def _average_deal(self, state: State) -> Samples:
        rng = random.Random(self.effort.seed)
        samples = []
        for seed in self.seeds:
            dealt = self.game.apply(state, self.game.sample(state, rng)).state
            nothing = self._hidden(dealt, len(dealt.pile))
            samples.append(self._sampled(nothing, 1, (None,), np.array([seed])))
        return np.concatenate(samples)[:, 0]

    def _pile(self, state: State, move: Move, before: Samples) -> list[JudgedStep]:
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
        if drawn:
            fixed = self._hidden(state, seen + len(drawn))
            then = self._sampled(fixed, state.phase, (move,))[:, 0]
            seat = drawn[0] if len(drawn) == 1 else None
            looks.append(JudgedStep(Kind.DRAW, seat, spell(hidden[: len(drawn)]), before, then))
            before = then
        if turned:
            then = self._worth(after)
            looks.append(JudgedStep(Kind.TURN_UP, None, spell(turned), before, then))
        return looks

    # The three sources

    def _worth(self, state: State) -> Samples:
        """What a position is worth with all hands open: a deal, a seat."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return np.array([shares(self.game, outcome)])
        if state.phase == 0:
            return self._average_deal(state)
        if self._is_open(state):
            found = self._open(state)
            assert state.turn is not None
            return found.of(found.best(state.turn))
        hidden = self._hidden(state, _seen(state))
        return self._sampled(hidden, state.phase, (None,))[:, 0]

    def _open(self, state: State) -> Estimate:
        """Every move with all hands open."""
        hidden = self._hidden(state, _seen(state))
        if self._is_open(state):
            found = self._solved(hidden.position)
            if found is not None:
                return found
        moves = self.game.legal(state)
        if self._is_judged(state.phase):
            return Estimate(moves, self._sampled(hidden, state.phase, moves))
        samples = self._sampled(hidden, state.phase, (*moves, None))
        return Estimate(moves, samples[:, :-1], played_on=samples[:, -1])

    def _known(self, view: ClaimView) -> Estimate:
        """Every move over deals that fit what a seat sees."""
        position = position_of(self.codec, view)
        found = None if position is None else self._solved(position)
        if found is not None:
            return found
        fitting = unseen(self.codec, view)
        samples = self._sampled(fitting, view.phase, view.legal)
        return Estimate(view.legal, samples)

    def _is_open(self, state: State) -> bool:
        """Whether both players know all cards (K-14)."""
        return self.game.players == 2 and state.phase == 2

    def _is_judged(self, phase: int) -> bool:
        """Whether the judge that the solver taught knows such positions."""
        return self.weights is not None and phase == 1

    def _solved(self, position: Array) -> Estimate | None:
        """By the solver; `None` where it would take too long."""
        try:
            answer = solve_position(self.codec, position, self.effort.tricks, is_whole=True)
        except Unsolvable:
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
        seeds: NDArray[np.uint64] | None = None,
    ) -> Samples:
        """What each move is worth to each seat, in as many deals of what is unseen as seeds."""
        weights = self.weights if phase == 1 else None
        seeds = self.seeds if seeds is None else seeds
        actions = [tree.NONE if move is None else self.codec.action(move) for move in moves]
        values = np.zeros((len(seeds), len(moves), TEAMS))
        value_moves(
            self.codec.tables,
            dealt.position,
            dealt.slots,
            np.array(actions, np.int64),
            tree.BY_THUMB if weights is None else tree.BY_JUDGE,
            kinds(self.codec.deck),
            NOTHING_LEARNED if weights is None else weights,
            seeds,
            values,
        )
        return values[:, :, self.teams]


def _seen(state: State) -> int:
    """How many of the pile's cards somebody is looking at."""
    return 1 if state.stage is Stage.LOOK else 0


def _hindsight(found: Estimate, seat: Seat, move: Move) -> Hindsight:
    loss, bar = found.loss(seat, move)
    return Hindsight(str(found.best(seat)), loss, bar, found.is_exact, found.options(seat))
