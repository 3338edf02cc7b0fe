"""OpenSpiel finds no fault with both games, and its exact tools work on the small ones."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from claimstead.claim.moves import Deal
from claimstead.core import SEATS, Move
from claimstead.notation import Claim, game_named
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.research.environments import situations, spiel
from claimstead.research.environments.claim.spiel import ClaimSetting
from claimstead.testkit.setups import all_setups
from tests.spread import few

FEW_CARDS = spiel.SMALL_GAMES[-1]


def spiel_name(setup: str) -> str:
    """A set-up as OpenSpiel loads it."""
    name, players, *words = setup.split()
    if name == "claim-it":
        return f"claimstead_claim_it(players={players},variant={words[0]})"
    return f"claimstead_claim(players={players},factions={' '.join(words)})"


SETUPS = all_setups()


@pytest.mark.parametrize("setup", few(SETUPS))
def test_openspiel_finds_no_fault_with_any_set_up(setup: str, capfd: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spiel_name(setup)), 1, True, False)


@pytest.mark.parametrize("name", spiel.SMALL_GAMES)
def test_openspiel_finds_no_fault_with_the_small_games(name: str, capfd: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 3, True, False)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS)
def test_openspiel_finds_no_fault_in_many_games(setup: str, capfd: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spiel_name(setup)), 10, True, False)


@pytest.mark.long
def test_what_can_be_won_from_random_play_is_measured_and_learned_away() -> None:
    """The measuring alone is also part of the examples."""
    game = pyspiel.load_game(FEW_CARDS)
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert at_random > 0
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < at_random / 2


def test_openspiel_learns_a_tiny_game_without_a_fault() -> None:
    game = pyspiel.load_game("claimstead_claim(cards=Gn1 Gn1 Gi1 Se1)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) == pytest.approx(0)


def played(name: str, seed: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 2 Gn Gi Dr Tr Se", SETUPS[-1]])
def test_returns_are_what_the_rules_say(setup: str) -> None:
    state = played(spiel_name(setup), 3)
    game = game_named(setup)
    outcome = game.outcome(game.read(str(state)))
    assert outcome is not None
    winners = {seat for seat, won in zip(SEATS, state.returns(), strict=False) if won > 0}
    assert winners == set(outcome.winners)
    assert sum(state.returns()) == pytest.approx(0)
    # Won alone, or by two partners: more than that nobody can win, and less nobody can lose.
    assert len(outcome.winners) == game.players // 2
    declared = state.get_game()
    assert min(state.returns()) == declared.min_utility()
    assert max(state.returns()) == declared.max_utility()


def test_a_large_deck_is_dealt_card_by_card_and_fairly() -> None:
    game = pyspiel.load_game("claimstead_claim(players=4,factions=Gn Gi Un Dw Do Dr Tr)")
    state = game.new_initial_state()
    for dealt in range(72):
        odds = dict(state.chance_outcomes())
        assert sum(odds.values()) == pytest.approx(1)
        if dealt == 0:
            gnome = next(kind for kind in odds if state.action_to_string(kind) == "Gn3")
            assert odds[gnome] == 3 / 72
        state.apply_action(next(iter(odds)))
    assert state.current_player() == 0


def test_observations_are_those_of_all_environments() -> None:
    state = pyspiel.load_game(FEW_CARDS).new_initial_state()
    state.apply_action(17)
    situation = state.situation
    view = situation.setting.game.view(situation.state, "b")
    seen = situation.setting.encoding.encode(view)
    assert np.array_equal(np.array(state.observation_tensor(1)), seen)


@pytest.mark.parametrize("name", [*map(spiel_name, SETUPS[::9]), *spiel.SMALL_GAMES])
def test_at_every_state_the_kernel_says_what_the_rules_say(name: str) -> None:
    situation = pyspiel.load_game(name).new_initial_state().situation
    setting, rng = situation.setting, random.Random(name)
    game = setting.game
    seen = np.zeros(setting.encoding.size, np.float32)
    while situation.actor != situations.TERMINAL:
        if situation.actor < 0:
            actions, odds = zip(*situation.chances(), strict=True)
            assert sum(odds) == pytest.approx(1)
            situation = situation.after(rng.choices(actions, odds)[0])
        else:
            assert SEATS[situation.actor] == game.actor(situation.state)
            assert situation.legal == sorted(
                map(setting.actions.number, game.legal(situation.state))
            )
            situation = situation.after(rng.choice(situation.legal))
        if situation.pending:
            continue
        for seat in game.seats:
            situation.look(seat, seen)
            assert np.array_equal(seen, setting.encoding.encode(game.view(situation.state, seat)))
    outcome = game.outcome(situation.state)
    assert situation.winners() == (() if outcome is None else outcome.winners)


def test_information_states_tell_nothing_hidden() -> None:
    """The same re-dealing as for views; also all that was told on the way."""
    game = game_named("claim 3 Gn Gi Un Dw Do Dr Se")
    assert isinstance(game, Claim)
    setting = ClaimSetting(game)
    rng = random.Random(5)
    other_deals = 0
    for _ in range(6):
        one = setting.beginning
        moves: list[Move] = [game.sample(one.state, rng)]
        one = one_move_on(one, moves[0])
        for _ in range(rng.randrange(60)):
            moves.append(rng.choice(game.legal(one.state)))
            one = one_move_on(one, moves[-1])
        for seat in game.seats:
            two = setting.beginning
            for move in dealt_anew(game, moves, seat, rng):
                two = one_move_on(two, move)
            assert one.told(seat) == two.told(seat)
            other_deals += one.state != two.state
    assert other_deals > 6


def one_move_on(situation: situations.Situation, move: Any) -> situations.Situation:
    setting = situation.setting
    if not isinstance(move, Deal):
        return situation.after(setting.actions.number(move))
    for card in move.cards:
        assert isinstance(setting, ClaimSetting)
        situation = situation.after(setting.kinds.index(card))
    return situation


def test_an_information_state_forgets_nothing() -> None:
    state = pyspiel.load_game(FEW_CARDS).new_initial_state()
    state.apply_action(0)
    before = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).startswith(before)


@pytest.mark.parametrize(
    ("name", "most"),
    [
        # Each seat puts 1 into a pot: one of two wins 1, one of three 2; partners share, and win 1.
        ("claimstead_claim_it(players=2)", 1.0),
        ("claimstead_claim_it(players=5)", 4.0),
        ("claimstead_claim(players=3,factions=Gn Gi Dw Do Dr Tr Se)", 2.0),
        ("claimstead_claim(players=4,factions=Gn Gi Dw Do Dr Tr Se)", 1.0),
    ],
)
def test_no_more_can_be_won_than_is_declared_and_no_less(name: str, most: float) -> None:
    game = pyspiel.load_game(name)
    assert (game.min_utility(), game.max_utility()) == (-1.0, most)


@pytest.mark.parametrize("name", [spiel_name("claim 2 Gn Gi Dr Tr Se"), spiel.SMALL_GAMES[-1]])
def test_a_state_is_sampled_from_what_a_player_knows(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(3)
    differ = 0
    for length in range(3):
        state = game.new_initial_state()
        decisions = 0
        while decisions < length:
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        while state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            same = state.information_state_string(player)
            assert other.information_state_string(player) == same
            assert other.current_player() == state.current_player()
            differ += str(other) != str(state)
    assert differ > 0


def test_openspiels_ismcts_plays_a_game() -> None:
    game = pyspiel.load_game(spiel.SMALL_GAMES[-1])
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=20,
        random_state=np.random.RandomState(1),
    )
    state, rng = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(
    "cards",
    ["Gn1 Gn1 Gi1 Se1", "Go0 Go1 Kn2 Kn3 Se1 Se2 Un1 Un2", "Gn1 Gn3 Dw1 Dw2 Do1 Do2 Tr1 Tr2"],
)
def test_a_tensor_of_perfect_recall_tells_apart_what_the_string_does(cards: str) -> None:
    game = pyspiel.load_game(f"claimstead_claim(cards={cards})")
    assert game.get_type().provides_information_state_tensor
    rng = random.Random(1)
    tensors: dict[tuple[int, str], bytes] = {}
    strings: dict[tuple[int, bytes], str] = {}
    met_again = 0
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                string = state.information_state_string(player)
                tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
                met_again += (player, string) in tensors
                assert tensors.setdefault((player, string), tensor) == tensor
                assert strings.setdefault((player, tensor), string) == string
            actions = state.legal_actions()
            state.apply_action(rng.choice(actions))
    assert len(tensors) > 20
    assert met_again > 5


def test_openspiels_mccfr_learns_a_tiny_game() -> None:
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

    game = pyspiel.load_game("claimstead_claim(cards=Gn1 Gn1 Gi1 Se1)")
    np.random.seed(1)
    solver = ExternalSamplingSolver(game)
    solver.iteration()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(100):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) <= min(before, 0.1)
