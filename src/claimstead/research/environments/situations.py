"""Where a game stands, as OpenSpiel wants to know it: see `spiel`."""

import random
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from claimstead.core import SEATS, BadSetup, Move, Seat, Step
from claimstead.kernel.codec import seats_in
from claimstead.kernel.jit import Array
from claimstead.notation import setup_words
from claimstead.registry import Game, kind_of
from claimstead.research.environments.actions import Actions, chance_moves_of
from claimstead.research.environments.observations import Observation, encoding_of
from claimstead.research.environments.single import OVER, single_of

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_DECISIONS = 5_000
"""Nobody gets there at random, but OpenSpiel wants to know how long a game can be."""


class Setting:
    """What all states of a game share. The chance of this one can be listed.

    A game whose chance is more than that (a deal, card by card) has a setting of its own.
    """

    has_recall: ClassVar[bool] = False
    """Whether there is a tensor of all that a seat has ever known."""

    def __init__(self, game: Game[Any], position: str = "") -> None:
        self.game, self.position = game, position
        self.first = game.read(position) if position else game.start()
        self.actions = Actions(game)
        self.encoding = encoding_of(game)
        self.single = single_of(self.encoding, self.actions)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self.position)

    @cached_property
    def chance_moves(self) -> tuple[Move, ...]:
        """Every move of chance, by its number."""
        return chance_moves_of(self.game)

    @cached_property
    def most_decisions(self) -> int:
        """A game that has had so many ends without a winner."""
        return MOST_DECISIONS

    @cached_property
    def most_chances(self) -> int:
        return len(self.chance_moves)

    @cached_property
    def _numbers(self) -> dict[Move, int]:
        return {move: number for number, move in enumerate(self.chance_moves)}

    @cached_property
    def beginning(self) -> "Situation":
        return Situation(self, self.single.row(self.first))

    def chances(self, situation: "Situation") -> list[tuple[int, float]]:
        """The actions of chance, with their odds."""
        return [
            (self._numbers[move], float(odds)) for move, odds in self.game.chances(situation.state)
        ]

    def chance_move(self, actions: Sequence[int]) -> Move | None:
        """The move that these actions of chance make; `None` where more are needed for it."""
        return self.chance_moves[actions[-1]]

    def chance_word(self, action: int) -> str:
        """What an action of chance is called."""
        return str(self.chance_moves[action])

    def resampled(self, history: list[int], player: int, rng: random.Random) -> list[int]:
        """Another history that looks the same from a player."""
        if kind_of(self.game).has_secrets:
            raise BadSetup("no-redeal", game=setup_words(self.game))
        return history

    @cached_property
    def recalled_size(self) -> int:
        """Of what is remembered of one decision."""
        return self.game.players + len(self.actions) + int(self.shown.stop)

    @cached_property
    def shown(self) -> slice:
        """The fields of an observation in which a decision can show something new."""
        return slice(0, self.encoding.size)

    def move(self, action: int) -> Move:
        return self.actions.moves[action]


class Situation:
    """Where a game stands; never changed, so never copied.

    The kernel plays, where the game has one. What was told on the way is asked of the rules when
    somebody wants to know it.
    """

    def __init__(
        self,
        setting: Setting,
        row: Array,
        before: "Situation | None" = None,
        action: int = 0,
        pending: tuple[int, ...] = (),
    ) -> None:
        self.setting = setting
        self.row = row
        self.before = before
        self.action = action
        """What led here from the situation before."""
        self.pending = pending
        """What chance has done since the last move, where a move takes several actions of it."""
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
        pending = (*self.pending, action)
        move = setting.chance_move(pending)
        if move is None:
            return Situation(setting, self.row, self, action, pending)
        return Situation(setting, setting.single.by_chance(self.row, move), self, action)

    @cached_property
    def legal(self) -> list[int]:
        return self.setting.single.legal(self.row)

    def chances(self) -> list[tuple[int, float]]:
        return self.setting.chances(self)

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
        """What led here from the situation before; none where chance has not done all of it."""
        assert self.before is not None, "nothing led to the beginning"
        if self.before.actor >= 0:
            return self.setting.move(self.action)
        return self.setting.chance_move((*self.before.pending, self.action))

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
        """What a seat sees that may be new to it."""
        if seat not in self._shown:
            seen = np.zeros(self.setting.encoding.size, np.float32)
            self.look(seat, seen)
            self._shown[seat] = seen[self.setting.shown].copy()
        return self._shown[seat]
