"""Where a game stands, as OpenSpiel wants to know it: see `spiel`."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pyspiel

from claimstead.claim.moves import Deal
from claimstead.core import SEATS, Move, Seat, Step, TooManyChances
from claimstead.kernel.codec import seats_in
from claimstead.kernel.jit import Array
from claimstead.notation import Claim, Game
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.claim.actions import different_cards
from claimstead.research.environments.observations import Observation, encoding_of
from claimstead.research.environments.single import OVER, single_of

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_DECISIONS = 5_000
"""A game of Claim It! that has had so many ends without a winner."""


class Setting:
    """What all states of a game share."""

    def __init__(self, game: Game[Any], position: str = "") -> None:
        self.game = game
        self.first = game.read(position) if position else game.start()
        self.actions = Actions(game)
        self.encoding = encoding_of(game)
        self.single = single_of(self.encoding, self.actions)
        self.kinds = different_cards(game) if isinstance(game, Claim) else ()
        self.most_decisions = (
            # Every card is played once, recruits and open cards bring a choice each at most.
            3 * len(game.deck.cards) if isinstance(game, Claim) else MOST_DECISIONS
        )
        self.chance_moves: tuple[Move, ...] = ()
        """Where they can be listed; else cards are dealt one by one."""
        try:
            listed = game.chances(game.start())
        except TooManyChances:
            self.listed: list[tuple[int, float]] = []
        else:
            self.chance_moves = tuple(move for move, _ in listed)
            self.listed = [(number, float(odds)) for number, (_, odds) in enumerate(listed)]
        self.copies = (
            [game.deck.cards.count(card) for card in self.kinds] if isinstance(game, Claim) else []
        )
        """How many cards of each kind the deck has."""

    @cached_property
    def beginning(self) -> "Situation":
        return Situation(self, self.single.row(self.first))

    @cached_property
    def deal_length(self) -> int:
        """How many actions of chance the deal takes; none where a game begins after it."""
        if not isinstance(self.game, Claim) or self.first != self.game.start():
            return 0
        return 1 if self.chance_moves else len(self.game.deck.cards)

    def dealt(self, actions: Sequence[int]) -> tuple[Move]:
        """The deal that these actions of chance make."""
        if self.chance_moves:
            return (self.chance_moves[actions[0]],)
        return (Deal(tuple(self.kinds[kind] for kind in actions)),)

    def numbers_of(self, deal: Deal) -> list[int]:
        """And the other way round."""
        if not self.chance_moves:
            return [self.kinds.index(card) for card in deal.cards]
        assert isinstance(self.game, Claim), "dice are no deal"
        size, dealt = self.game.deck.hand_size, self.game.deck.hand_size * self.game.players
        hands = (sorted(deal.cards[at : at + size]) for at in range(0, dealt, size))
        same = Deal((*(card for hand in hands for card in hand), *deal.cards[dealt:]))
        return [self.chance_moves.index(same)]

    @property
    def recalled_size(self) -> int:
        """Of what is remembered of one decision."""
        return self.game.players + len(self.actions) + int(self.shown().stop)

    def shown(self) -> slice:
        """The fields of an observation in which a decision of CLAIM can show something new."""
        return slice(0, self.encoding.slices["pile_top"].stop)

    def move(self, action: int) -> Move:
        return self.actions.moves[action]

    @property
    def most_chances(self) -> int:
        return len(self.chance_moves) or len(self.kinds)


class Situation:
    """Where a game stands; never changed, so never copied.

    The kernel plays. What was told on the way is asked of the rules when somebody wants to know it.
    """

    def __init__(
        self,
        setting: Setting,
        row: Array,
        before: "Situation | None" = None,
        action: int = 0,
        dealt: tuple[int, ...] = (),
    ) -> None:
        self.setting = setting
        self.row = row
        self.before = before
        self.action = action
        """What led here from the situation before."""
        self.dealt = dealt
        """The kinds of the cards that were dealt so far, where that is done one by one."""
        is_decided = before is not None and before.actor >= 0
        self.decisions: int = 0 if before is None else before.decisions + is_decided
        turn = setting.single.turn(row)
        self.is_over = turn == OVER
        is_cut_off = self.decisions >= setting.most_decisions
        self.actor: int = TERMINAL if self.is_over or is_cut_off else turn
        """As OpenSpiel has it: a seat's number, chance, or nobody any more."""
        self._step: Step[Any] | None = None if before else Step(setting.first, ())
        self._heard: dict[Seat | None, str] = {}
        self._shown: dict[Seat | None, Any] = {}
        self._seen: dict[Seat | None, Observation] = {}

    def __deepcopy__(self, memo: object) -> "Situation":
        return self

    def after(self, action: int) -> "Situation":
        setting = self.setting
        if self.actor >= 0:
            return Situation(setting, setting.single.after(self.row, action), self, action)
        if setting.chance_moves:
            row = setting.single.by_chance(self.row, setting.chance_moves[action])
            return Situation(setting, row, self, action)
        dealt = (*self.dealt, action)
        if len(dealt) < setting.deal_length:
            return Situation(setting, self.row, self, action, dealt)
        (deal,) = setting.dealt(dealt)
        return Situation(setting, setting.single.by_chance(self.row, deal), self, action)

    @cached_property
    def legal(self) -> list[int]:
        return self.setting.single.legal(self.row)

    def chances(self) -> list[tuple[int, float]]:
        setting = self.setting
        if setting.listed:
            return setting.listed
        left = list(setting.copies)
        for kind in self.dealt:
            left[kind] -= 1
        total = setting.deal_length - len(self.dealt)
        return [(kind, copies / total) for kind, copies in enumerate(left) if copies]

    def winners(self) -> tuple[Seat, ...]:
        """Nobody where the game is not over, or was cut off."""
        return seats_in(self.setting.single.winners(self.row)) if self.is_over else ()

    def look(self, seat: Seat | None, seen: Any) -> None:
        """Write what a seat sees; a spectator where it is `None`."""
        if seat is not None and (self.actor >= 0 or self.is_over):
            self.setting.single.look(self.row, SEATS.index(seat), seen)
        else:
            seen[:] = self._encoded(seat)

    def _encoded(self, seat: Seat | None) -> Observation:
        if seat not in self._seen:
            view = self.setting.game.view(self.state, seat)
            self._seen[seat] = self.setting.encoding.encode(view)
        return self._seen[seat]

    # What the rules say

    @property
    def move(self) -> Move | None:
        """What led here from the situation before; none while cards are dealt."""
        assert self.before is not None, "nothing led to the beginning"
        if self.before.actor >= 0:
            return self.setting.move(self.action)
        if self.setting.chance_moves:
            return self.setting.chance_moves[self.action]
        return None if self.dealt else self.setting.dealt((*self.before.dealt, self.action))[0]

    @property
    def step(self) -> Step[Any]:
        """The state, and what was told when it came about."""
        unknown: list[Situation] = []
        here = self
        while here._step is None:
            unknown.append(here)
            assert here.before is not None, "the first is known"
            here = here.before
        step = here._step
        for here in reversed(unknown):
            move = here.move
            step = (
                Step(step.state, ()) if move is None else self.setting.game.apply(step.state, move)
            )
            here._step = step
        return step

    @property
    def state(self) -> Any:
        return self.step.state

    def way(self) -> list["Situation"]:
        """All situations from the first one to this."""
        found = [self]
        while found[-1].before is not None:
            found.append(found[-1].before)
        return found[::-1]

    def told(self, seat: Seat | None) -> str:
        """All that a seat was told, event by event; a spectator where it is `None`."""
        return "\n".join(heard for each in self.way() if (heard := each._told_now(seat)))

    def _told_now(self, seat: Seat | None) -> str:
        if seat not in self._heard:
            seen = self.setting.game.seen(self.step.events, seat)
            self._heard[seat] = "\n".join(msgspec.json.encode(each).decode() for each in seen)
        return self._heard[seat]

    def recall(self, past: Any, seat: Seat | None) -> None:
        """Write who decided what on the way here, and what a seat saw then."""
        setting = self.setting
        players, seen_at = setting.game.players, setting.game.players + len(setting.actions)
        way = self.way()
        decided = [each for before, each in pairwise(way) if before.actor >= 0]
        for row, each in zip(past, decided, strict=False):
            assert each.before is not None, "a decision led here"
            row[each.before.actor] = 1
            row[players + each.action] = 1
            row[seen_at:] = each._shown_now(seat)

    def _shown_now(self, seat: Seat | None) -> Any:
        """What a seat sees of its own cards and those turned up."""
        if seat not in self._shown:
            seen = np.zeros(self.setting.encoding.size, np.float32)
            self.look(seat, seen)
            self._shown[seat] = seen[self.setting.shown()].copy()
        return self._shown[seat]
