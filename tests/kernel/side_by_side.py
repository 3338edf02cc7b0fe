"""Rules and kernel side by side: at every state they must agree on everything."""

import random
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec.structs import replace

import claimstead as cs
from claimstead.claim.decks import all_decks
from claimstead.claim.moves import Deal
from claimstead.claim.state import State as ClaimState
from claimstead.claim_it.board import Board
from claimstead.claim_it.moves import ROLL_AGAIN, STOP
from claimstead.claim_it.state import Due
from claimstead.claim_it.state import State as ClaimItState
from claimstead.core import Move, Seat
from claimstead.kernel.claim import game as claim_game
from claimstead.kernel.claim import layout as claim_layout
from claimstead.kernel.claim import scoring as claim_scoring
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim_it import game as claim_it_game
from claimstead.kernel.claim_it import layout as claim_it_layout
from claimstead.kernel.claim_it import scoring as claim_it_scoring
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.codec import seats_in
from claimstead.kernel.jit import Array

CLAIM_SETUPS = [(players, deck) for players in (2, 3, 4) for deck in all_decks(players)]
CLAIM_IT_SETUPS = [(players, variant) for players in (2, 3, 4, 5) for variant in ("base", "quick")]


def unknowing(state: ClaimState) -> ClaimState:
    """The state without what players know of each other: the kernel does not keep it."""
    nothing: tuple[Any, ...] = ((),) * len(state.hands)
    return replace(state, known=nothing, glimpses=(), voids=nothing, setup="")


def nameless(state: Any) -> Any:
    """The state without the name of its game: the kernel does not keep it."""
    return replace(state, setup="")


class ClaimPair:
    """The rules of CLAIM and their twin, for one set-up."""

    def __init__(self, game: cs.Claim) -> None:
        self.game = game
        self.codec = ClaimCodec(game)

    def agree(self, state: ClaimState, position: Array) -> tuple[Move, ...]:
        """Check one state; its legal moves are the answer."""
        assert self.codec.decode(position) == unknowing(state)
        actions = np.zeros(claim_layout.MOST_ACTIONS, np.int64)
        found = claim_game.legal(self.codec.tables, position, actions)
        moves = self.game.legal(state)
        listed = actions[:found].tolist()
        assert sorted(listed) == sorted(map(self.codec.action, moves))
        assert {self.codec.move(action) for action in listed} == set(moves)
        if state.is_over:
            self.agree_on_result(state, position)
        return moves

    def agree_on_result(self, state: ClaimState, position: Array) -> None:
        outcome = self.game.outcome(state)
        assert outcome is not None
        tally = np.zeros(2 * claim_layout.SEATS, np.int64)
        winners = claim_scoring.result(self.codec.tables, position, tally)
        assert seats_in(winners) == outcome.winners
        for seat in self.game.seats:
            team = self.codec.tables[claim_layout.TEAM_OF + cs.SEATS.index(seat)]
            won, total = tally[2 * team], tally[2 * team + 1]
            codes = tuple(c for index, c in enumerate(self.game.factions) if won >> index & 1)
            assert (codes, total) == (outcome.table[seat].factions, outcome.table[seat].sum)

    def dealt(self, deal: Deal) -> tuple[ClaimState, Array]:
        state = self.game.apply(self.game.start(), deal).state
        position = np.full(claim_layout.STATE_SIZE, -7, np.int64)
        claim_game.deal(self.codec.tables, position, self.codec.deal(deal))
        return state, position

    def after(self, state: ClaimState, position: Array, move: Move) -> tuple[ClaimState, Array]:
        position = position.copy()
        claim_game.apply(self.codec.tables, position, self.codec.action(move))
        return self.game.apply(state, move).state, position

    def play(self, rng: random.Random, *, through_codec: bool = False) -> None:
        """A random game; `through_codec`: each state is encoded anew."""
        state, position = self.dealt(self.game.sample(self.game.start(), rng))
        while moves := self.agree(state, position):
            if through_codec:
                position = self.codec.encode(state)
                assert self.codec.decode(position) == unknowing(state)
            state, position = self.after(state, position, rng.choice(moves))

    def explore(self, deal: Deal) -> int:
        """Every state that can follow a deal; how many there are is the answer."""
        left = [self.dealt(deal)]
        seen = {unknowing(left[0][0])}
        while left:
            state, position = left.pop()
            for move in self.agree(state, position):
                following = self.after(state, position, move)
                if unknowing(following[0]) not in seen:
                    seen.add(unknowing(following[0]))
                    left.append(following)
        return len(seen)


class ClaimItPair:
    """The rules of Claim It! and their twin, for one set-up."""

    def __init__(self, game: cs.ClaimIt) -> None:
        self.game = game
        self.codec = ClaimItCodec(game)
        # A board stays for two or three states: its chance of a bust is worked out once.
        self.bust_chance = lru_cache(maxsize=1)(self._bust_chance)

    def _bust_chance(self, board: Board, turn: Seat) -> Fraction:
        return self.game.bust_chance(ClaimItState(board, turn, Due.ROLL))

    def agree(self, state: ClaimItState, position: Array) -> tuple[Move, ...]:
        """Check one state; its legal moves, of chance as well, are the answer."""
        assert self.codec.decode(position) == nameless(state)
        actions = np.zeros(claim_it_layout.MOST_ACTIONS, np.int64)
        found = claim_it_game.legal(self.codec.tables, position, actions)
        moves = self.game.legal(state)
        listed = actions[:found].tolist()
        assert sorted(listed) == sorted(map(self.codec.action, moves))
        assert {self.codec.move(action) for action in listed} == set(moves)
        outcome = self.game.outcome(state)
        if outcome is not None:
            tally = np.zeros(3 * claim_it_layout.SEATS, np.int64)
            winners = claim_it_scoring.result(self.codec.tables, position, tally)
            assert seats_in(winners) == outcome.winners
            for index, counted in enumerate(outcome.table.values()):
                expected = [counted.mine, counted.secured, counted.spaces]
                assert tally[3 * index : 3 * index + 3].tolist() == expected
        return moves

    def agree_thoroughly(self, state: ClaimItState, position: Array) -> None:
        """Also: there is one way only to write a state, and the chance of a bust is the same."""
        assert (position == self.codec.encode(state)).all()
        weight = claim_it_game.bust_weight(self.codec.tables, position)
        assert weight == self.bust_chance(state.board, state.turn) * self.game.size**3

    def after(self, state: ClaimItState, position: Array, move: Move) -> tuple[ClaimItState, Array]:
        position = position.copy()
        claim_it_game.apply(self.codec.tables, position, self.codec.action(move))
        return self.game.apply(state, move).state, position

    def play(self, rng: random.Random, *, thoroughly: bool = False) -> None:
        """A random game; in some of them all are bold and rather roll again."""
        boldness = rng.choice((0.5, 0.7, 0.9))
        state = self.game.start()
        position = self.codec.encode(state)
        while True:
            moves = self.agree(state, position)
            if self.game.actor(state) is None:
                return
            if thoroughly:
                self.agree_thoroughly(state, position)
            if self.game.actor(state) is cs.CHANCE:
                move: Move = self.game.sample(state, rng)
            elif STOP in moves:
                move = ROLL_AGAIN if rng.random() < boldness else STOP
            else:
                move = rng.choice(moves)
            state, position = self.after(state, position, move)

    def explore(self, start: str, limit: int = 1_000_000) -> int:
        """Every state that can follow a position, the nearest first; how many were checked."""
        state = self.game.read(start)
        left = [(state, self.codec.encode(state))]
        seen = {state}
        for state, position in left:
            if len(seen) >= limit:
                break
            moves = self.agree(state, position) or self.rolls(state)
            self.agree_thoroughly(state, position)
            for move in moves:
                following = self.after(state, position, move)
                assert self.codec.decode(following[1]) == nameless(following[0])
                if following[0] not in seen:
                    seen.add(following[0])
                    left.append(following)
        return len(seen)

    def rolls(self, state: ClaimItState) -> tuple[Move, ...]:
        return tuple(roll for roll, _ in self.game.chances(state))
