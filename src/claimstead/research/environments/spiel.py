"""OpenSpiel: both games as Python games with chance, observations and information states.

>>> import pyspiel
>>> from claimstead.research.environments import spiel
>>> game = pyspiel.load_game("claimstead_claim_it(players=3,variant=quick)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 56)

Importing this module registers `claimstead_claim_it` (parameters `players`, `variant`, `size`,
`secured_to_end`, `position`) and `claimstead_claim` (`players`, `factions`, `cards`). With the text
of a `position` the game begins there: for exact methods, to which all of it is too much. Actions
have the numbers of all environments; observations are the same arrays. An information state is all
that a seat was told since the beginning, so that nothing is ever forgotten. Of CLAIM there is a
tensor of it, too (`Situation.recall`); of Claim It!, where all is open, an observation is as good.

Where a deck is so small that its deals can be listed, the deal is one chance node with an outcome a
deal. Any other deck is dealt card by card: hand by hand, then the pile from its top.

A game of Claim It! that has had `situations.MOST_DECISIONS` decisions ends without a winner: random
players never get there, but OpenSpiel wants to know how long a game can be.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import msgspec
import numpy as np
import pyspiel

from claimstead.claim.moves import Deal
from claimstead.claim_it.rules import SECURED_TO_END, SIZE
from claimstead.core import SEATS, Seat
from claimstead.notation import Claim, ClaimIt, Game
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.research.environments.episode import rewards_of
from claimstead.research.environments.situations import TERMINAL, Setting
from claimstead.research.matches import sides_of

USUAL_DECK = "Gn Gi Dr Tr Se"

SMALL_GAMES = (
    "claimstead_claim_it(size=2,secured_to_end=1)",
    "claimstead_claim_it(size=3,secured_to_end=3)",
    "claimstead_claim_it(size=3,secured_to_end=3,position="
    "claim-it 2 base; B A B/A A b/A B a; a; roll; 2)",
    "claimstead_claim(cards=Gn1 Gn1 Gi1 Se1)",
    "claimstead_claim(cards=Go0 Go0 Go0 Go0 Go0 Go1 Kn2 Kn3)",
)
"""For exact methods."""

_GameType = pyspiel.GameType


def _game_type(name: str, title: str, most_players: int, **parameters: Any) -> Any:
    return _GameType(
        short_name=name,
        long_name=title,
        dynamics=_GameType.Dynamics.SEQUENTIAL,
        chance_mode=_GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            _GameType.Information.PERFECT_INFORMATION
            if "variant" in parameters
            else _GameType.Information.IMPERFECT_INFORMATION
        ),
        utility=_GameType.Utility.ZERO_SUM,
        reward_model=_GameType.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor="variant" not in parameters,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


CLAIM_IT = _game_type(
    "claimstead_claim_it",
    "Claim It!",
    5,
    players=2,
    variant="base",
    size=SIZE,
    secured_to_end=0,
    position="",
)
CLAIM = _game_type("claimstead_claim", "CLAIM", 4, players=2, factions=USUAL_DECK, cards="")


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
        if player != pyspiel.PlayerId.CHANCE:
            return str(setting.actions.moves[action])
        return str((setting.chance_moves or setting.kinds)[action])

    def returns(self) -> list[float]:
        game, winners = self.situation.setting.game, self.situation.winners()
        if not winners:
            return [0.0] * game.players
        return list(rewards_of(winners, game.seats).values())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same from a player: hidden cards are dealt anew (K-13)."""
        setting = self.situation.setting
        history, deal = self.history(), setting.deal_length
        other = SpielState(self.get_game())
        if isinstance(setting.game, Claim) and deal and len(history) >= deal:
            moves = [*setting.dealt(history[:deal]), *map(setting.move, history[deal:])]
            rng = random.Random(int(sampler() * 2**53))
            first = dealt_anew(setting.game, moves, SEATS[player], rng)[0]
            assert isinstance(first, Deal), "a game begins with the deal"
            history = [*setting.numbers_of(first), *history[deal:]]
        for action in history:
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        situation = self.situation
        dealt = " ".join(str(situation.setting.kinds[kind]) for kind in situation.dealt)
        text = situation.setting.game.write(situation.state)
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
        if not self.recalls or isinstance(setting.game, Claim):
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

    def __init__(self, kind: Any, game: Game[Any], params: dict[str, Any]) -> None:
        self.setting = Setting(game, params.get("position", ""))
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
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, iig_obs_type or usual, params)


class SpielClaimIt(SpielGame):
    """Claim It!."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**CLAIM_IT.parameter_specification, **(params or {})}
        players, size = int(asked["players"]), int(asked["size"])
        end = int(asked["secured_to_end"]) or SECURED_TO_END.get(players)
        super().__init__(CLAIM_IT, ClaimIt(players, asked["variant"], size, end), params or {})


class SpielClaim(SpielGame):
    """CLAIM."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**CLAIM.parameter_specification, **(params or {})}
        players = int(asked["players"])
        game = (
            Claim(players, cards=asked["cards"])
            if asked["cards"]
            else Claim(players, asked["factions"])
        )
        super().__init__(CLAIM, game, params or {})


@cache
def register() -> None:
    """Tell OpenSpiel of both games; once."""
    pyspiel.register_game(CLAIM_IT, SpielClaimIt)
    pyspiel.register_game(CLAIM, SpielClaim)


register()
