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
tensor of it, too (`Setting.recall`); of Claim It!, where all lies open, an observation is as good.

Where a deck is so small that its deals can be listed, the deal is one chance node with an outcome a
deal. Any other deck is dealt card by card: hand by hand, then the pile from its top.

A game of Claim It! that has had `MOST_DECISIONS` decisions ends without a winner: random players
never get there, but OpenSpiel wants to know how long a game can be.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from claimstead.claim.moves import Deal
from claimstead.claim_it.rules import SECURED_TO_END, SIZE
from claimstead.core import CHANCE, SEATS, Event, Move, Seat, TooManyChances
from claimstead.notation import Claim, ClaimIt, Game
from claimstead.notation.redeal import dealt_anew
from claimstead.research.environments.actions import Actions, different_cards
from claimstead.research.environments.episode import rewards_of
from claimstead.research.environments.observations import encoding_of
from claimstead.research.matches import sides_of

MOST_DECISIONS = 5_000
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


class Setting:
    """What all states of a game share."""

    def __init__(self, game: Game[Any], position: str = "") -> None:
        self.game = game
        self.first = game.read(position) if position else game.start()
        self.actions = Actions(game)
        self.encoding = encoding_of(game)
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
            self.listed: tuple[tuple[int, float], ...] = ()
        else:
            self.chance_moves = tuple(move for move, _ in listed)
            self.listed = tuple((number, float(odds)) for number, (_, odds) in enumerate(listed))

    @property
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
        return self.game.players + len(self.actions) + int(self._shown().stop)

    def _shown(self) -> slice:
        """The fields of an observation in which a decision of CLAIM can show something new."""
        return slice(0, self.encoding.slices["pile_top"].stop)

    def recall(self, row: Any, actor: int, action: int, after: Any, seat: Seat | None) -> None:
        """Write who did what, and what a seat saw then of its own cards and those turned up."""
        row[actor] = 1
        row[self.game.players + action] = 1
        seen = self.encoding.encode(self.game.view(after, seat))
        row[self.game.players + len(self.actions) :] = seen[self._shown()]

    def move(self, action: int) -> Move:
        return self.actions.moves[action]

    @property
    def most_chances(self) -> int:
        return len(self.chance_moves) or len(self.kinds)


class Situation:
    """Where a game stands and what has been told; never changed, so never copied."""

    def __init__(
        self,
        setting: Setting,
        state: Any,
        events: tuple[Event, ...] = (),
        dealt: tuple[int, ...] = (),
        decisions: int = 0,
        past: tuple[tuple[int, int, Any], ...] = (),
    ) -> None:
        self.setting = setting
        self.state = state
        self.events = events
        self.dealt = dealt
        """The kinds of the cards that were dealt so far, where that is done one by one."""
        self.decisions = decisions
        self.past = past
        """For each decision the seat, the action and the state that it led to."""
        is_cut_off = decisions >= setting.most_decisions
        self.actor = None if is_cut_off else setting.game.actor(state)

    def __deepcopy__(self, memo: object) -> "Situation":
        return self

    def after(self, action: int) -> "Situation":
        setting, is_chances = self.setting, self.actor is CHANCE
        if is_chances and not setting.chance_moves:
            dealt = (*self.dealt, action)
            assert isinstance(setting.game, Claim), "dice can be listed"
            if len(dealt) < len(setting.game.deck.cards):
                return Situation(setting, self.state, self.events, dealt)
            move: Move = Deal(tuple(setting.kinds[kind] for kind in dealt))
        else:
            move = setting.chance_moves[action] if is_chances else setting.actions.moves[action]
        step = setting.game.apply(self.state, move)
        decisions = self.decisions + (not is_chances)
        past = self.past
        if isinstance(self.actor, str):
            past = (*past, (SEATS.index(self.actor), action, step.state))
        return Situation(setting, step.state, self.events + step.events, (), decisions, past)

    def chances(self) -> list[tuple[int, float]]:
        setting = self.setting
        if setting.listed:
            return list(setting.listed)
        assert isinstance(setting.game, Claim), "dice can be listed"
        left = Counter(map(setting.kinds.index, setting.game.deck.cards)) - Counter(self.dealt)
        return [(kind, left[kind] / left.total()) for kind in sorted(left)]

    def told(self, seat: Seat | None) -> str:
        """All that a seat was told, event by event; a spectator where it is `None`."""
        seen = self.setting.game.seen(self.events, seat)
        return "\n".join(msgspec.json.encode(event).decode() for event in seen)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel has it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.situation = Situation(game.setting, game.setting.first)

    def current_player(self) -> int:
        actor = self.situation.actor
        if isinstance(actor, str):
            return SEATS.index(actor)
        return int(pyspiel.PlayerId.TERMINAL if actor is None else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.situation.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        setting = self.situation.setting
        legal = setting.game.legal(self.situation.state)
        return sorted(map(setting.actions.number, legal))

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
        game = self.situation.setting.game
        outcome = game.outcome(self.situation.state)
        if outcome is None:
            return [0.0] * game.players
        return list(rewards_of(outcome.winners, game.seats).values())

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
            self.dict = dict(setting.encoding.unpack(self.tensor[:size]))  # type: ignore[arg-type]
            if self.recalls:
                self.dict["past"] = self.tensor[size:].reshape(-1, setting.recalled_size)

    def _seat(self, player: int) -> Seat | None:
        return SEATS[player] if self.is_seated else None

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            setting, seat = self.setting, self._seat(player)
            size = setting.encoding.size
            view = setting.game.view(state.situation.state, seat)
            self.tensor[:size] = setting.encoding.encode(view)
            if self.recalls:
                past = self.dict["past"]
                past[:] = 0
                for row, (actor, action, after) in enumerate(state.situation.past):
                    setting.recall(past[row], actor, action, after, seat)

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
