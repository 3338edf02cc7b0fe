"""OpenSpiel: every game as a Python game with chance, observations and information states.

>>> import pyspiel
>>> from claimstead.research.environments import spiel
>>> game = pyspiel.load_game("claimstead_claim_it(players=3,variant=quick)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 56)

Importing this module registers `claimstead_claim_it` (parameters `players`, `variant`, `size`,
`secured_to_end`, `position`), `claimstead_claim` (`players`, `factions`, `cards`), and games that
other packages bring (`setup`, `position`). With the text of a `position` the game begins there: for
exact methods, to which all of it is too much. Actions have the numbers of all environments;
observations are the same arrays. An information state is all that a seat was told since the
beginning, so that nothing is ever forgotten. Of CLAIM there is a tensor of it, too
(`Situation.recall`); where all is open, an observation is as good.

A game with a kernel is played there; any other by its rules. One that has had
`situations.MOST_DECISIONS` decisions ends without a winner.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import msgspec
import numpy as np
import pyspiel

from claimstead.core import SEATS, Seat
from claimstead.registry import GameKind, kinds
from claimstead.registry.games import our_kinds
from claimstead.research.environments.episode import rewards_of
from claimstead.research.environments.situations import TERMINAL, Setting
from claimstead.research.environments.spiel_form import SpielForm, form_of, short_name
from claimstead.research.matches import sides_of

OURS = tuple(map(short_name, our_kinds()))
SMALL_GAMES = tuple(name for kind in our_kinds() for name in form_of(kind).small_games)
"""For exact methods."""

_GameType = pyspiel.GameType


def _game_type(kind: GameKind, form: SpielForm) -> Any:
    known = _GameType.Information
    return _GameType(
        short_name=short_name(kind),
        long_name=form.title,
        dynamics=_GameType.Dynamics.SEQUENTIAL,
        chance_mode=_GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            known.IMPERFECT_INFORMATION if kind.has_secrets else known.PERFECT_INFORMATION
        ),
        utility=_GameType.Utility.ZERO_SUM,
        reward_model=_GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.players),
        min_num_players=min(kind.players),
        provides_information_state_string=True,
        provides_information_state_tensor=form.setting.has_recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(form.parameters),
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel has it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.situation = game.setting.beginning

    def current_player(self) -> int:
        return self.situation.actor

    def is_terminal(self) -> bool:
        return self.situation.actor == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.situation.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.situation.chances()

    def _apply_action(self, action: int) -> None:
        self.situation = self.situation.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        setting = self.situation.setting
        if player == pyspiel.PlayerId.CHANCE:
            return setting.chance_word(action)
        return str(setting.actions.moves[action])

    def returns(self) -> list[float]:
        game, winners = self.situation.setting.game, self.situation.winners()
        if not winners:
            return [0.0] * game.players
        return list(rewards_of(winners, game.seats).values())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same from a player."""
        rng = random.Random(int(sampler() * 2**53))
        other = SpielState(self.get_game())
        for action in self.situation.setting.resampled(self.history(), player, rng):
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        situation = self.situation
        setting = situation.setting
        dealt = " ".join(map(setting.chance_word, situation.pending))
        text = setting.game.write(situation.state)
        return f"{text}\ndealt: {dealt}" if dealt else text


class Observer:
    """What a seat sees now, or with perfect recall all that it was ever told."""

    def __init__(self, setting: Setting, what: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"no parameters are known, not {params}")
        if what.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self.setting = setting
        self.recalls = what.perfect_recall
        self.is_seated = what.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = setting.encoding.size
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if not self.recalls or setting.has_recall:
            past = setting.most_decisions * setting.recalled_size if self.recalls else 0
            self.tensor = np.zeros(size + past, np.float32)
            self._now = cast("Any", self.tensor[:size])
            self.dict = dict(setting.encoding.unpack(self._now))
            if self.recalls:
                self.dict["past"] = self.tensor[size:].reshape(-1, setting.recalled_size)

    def _seat(self, player: int) -> Seat | None:
        return SEATS[player] if self.is_seated else None

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            seat = self._seat(player)
            state.situation.look(seat, self._now)
            if self.recalls:
                past = self.dict["past"]
                past[:] = 0
                state.situation.recall(past, seat)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = self._seat(player)
        if self.recalls:
            return f"{seat}\n{state.situation.told(seat)}"
        view = self.setting.game.view(state.situation.state, seat)
        return msgspec.json.encode(view).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up as OpenSpiel has it."""

    def __init__(
        self, form: SpielForm, game_type: Any, params: dict[str, Any] | None = None
    ) -> None:
        asked = {**form.parameters, **(params or {})}
        game = form.game(asked)
        self.setting = form.setting(game, asked.get("position", ""))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions),
            max_chance_outcomes=self.setting.most_chances,
            num_players=game.players,
            min_utility=-1.0,
            # The pot of all seats goes to the smallest side that can win: partners share it.
            max_utility=game.players / min(map(len, sides_of(game))) - 1.0,
            utility_sum=0.0,
            max_game_length=self.setting.most_decisions,
        )
        super().__init__(game_type, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, iig_obs_type or usual, params)


@cache
def register() -> None:
    """Tell OpenSpiel of every game that has an environment; once."""
    for kind in kinds().values():
        if kind.part("encoding") is not None:
            form = form_of(kind)
            game_type = _game_type(kind, form)
            pyspiel.register_game(game_type, _class_of(form, game_type))


def _class_of(form: SpielForm, game_type: Any) -> type[SpielGame]:
    """What makes its games: a class, since OpenSpiel lets go of it when Python is gone already."""

    class RegisteredGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(form, game_type, params)

    return RegisteredGame


register()
