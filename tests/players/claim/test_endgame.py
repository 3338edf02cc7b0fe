"""Phase 2 with two players: the expert never errs, and a glance sees what plain minimax sees."""

import random

import pytest

from claimstead.claim.moves import Play
from claimstead.claim.state import State
from claimstead.core import CHANCE
from claimstead.kernel.claim.codec import codec_of
from claimstead.kernel.solve import solve
from claimstead.notation import Claim, game_named
from claimstead.players import Budget, Cancelled, player
from claimstead.players.claim.endgame import glanced, position_of, solved
from claimstead.testkit.claim import ending

SETUPS = ("claim 2 Go Kn Un Dw Do", "claim 2 Gn Gi Dr Tr Se", "claim 2 Gn Gi Un Dw Tr")


def outlook(game: Claim, state: State) -> float:
    """One for each faction decided, else the lead in cards in part: for seat a."""
    total = 0.0
    for faction in game.factions:

        def of(*piles: object, faction: str = faction) -> int:
            return sum(card.faction == faction for pile in piles for card in pile)  # type: ignore[attr-defined]

        lead = of(state.scores[0], state.open[0]) - of(state.scores[1], state.open[1])
        left = of(*state.hands, state.lying, state.trick)
        total += (1 if lead > 0 else -1) if abs(lead) > left else lead / (left + 1)
    return total


def plain(game: Claim, state: State, plies: int) -> float:
    """Minimax on the readable rules, for seat a."""
    if state.is_over:
        result = game.outcome(state)
        assert result is not None
        won = ("a" in result.winners) - ("b" in result.winners)
        return 100 * won + outlook(game, state)
    if plies == 0:
        return outlook(game, state)
    values = [plain(game, game.apply(state, move).state, plies - 1) for move in game.legal(state)]
    return max(values) if state.turn == "a" else min(values)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_glance_is_worth_what_minimax_says(setup: str) -> None:
    game = game_named(setup)
    assert isinstance(game, Claim)
    rng = random.Random(setup)
    for tricks, plies in ((2, 4), (2, 3), (4, 2), (6, 1)):
        state = ending(game, tricks, rng)
        position = position_of(codec_of(game), game.view(state, state.turn))
        if position is None:  # some cards lie nowhere: they could be anywhere
            position = codec_of(game).encode(state)
        sign = 1 if state.turn == "a" else -1
        for move, value in glanced(codec_of(game), position, plies).items():
            after = game.apply(state, move).state
            assert value == pytest.approx(sign * plain(game, after, plies - 1))


def errors(setup: str, games: int) -> int:
    """Cards of the expert in phase 2 that gave something away, by the solver's count."""
    game = game_named(setup)
    assert isinstance(game, Claim)
    rng = random.Random(f"errors {setup}")
    expert, greedy = player(game, "expert"), player(game, "greedy")
    wrong = 0
    for number in range(games):
        state = game.start()
        while (actor := game.actor(state)) is not None:
            if actor is CHANCE:
                state = game.apply(state, game.sample(state, rng)).state
                continue
            someone = greedy if state.phase == 1 or actor == "ab"[number % 2] else expert
            move = someone.choose(game, game.view(state, state.turn), Budget(nodes=4), 0).move
            if someone is expert:
                values = solve(game, state).moves
                assert isinstance(move, Play)
                wrong += values[move] < max(values.values())
            state = game.apply(state, move).state
    return wrong


@pytest.mark.parametrize("setup", SETUPS[:2])
def test_the_expert_gives_nothing_away_in_phase_2(setup: str) -> None:
    assert errors(setup, 2) == 0


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS[:2])
def test_the_expert_gives_nothing_away_in_250_games(setup: str) -> None:
    assert errors(setup, 250) == 0


def test_a_view_that_can_mean_several_positions_is_not_solved() -> None:
    # Two cards stay in the pile: what b holds is not certain.
    game = Claim(2, "Gn Gi Dr Tr Se")
    state = game.read(
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\nhand a: Gn1 Gn3\nhand b: Gi1 Gi3\n"
        "pile: Dr1 Dr2\n"
    )
    view = game.view(state, "a")
    assert position_of(codec_of(game), view) is None
    assert player(game, "expert").choose(game, view, Budget(nodes=50), 1).move in view.legal


def test_without_time_to_solve_it_the_expert_searches() -> None:
    game = game_named(SETUPS[1])
    assert isinstance(game, Claim)
    rng = random.Random(5)
    state = game.apply(game.start(), game.sample(game.start(), rng)).state
    while state.phase == 1:
        state = game.apply(state, rng.choice(game.legal(state))).state
    view = game.view(state, state.turn)
    position = position_of(codec_of(game), view)
    assert position is not None
    assert solved(codec_of(game), position, Budget(seconds=1e-6)) is None
    hurried = player(game, "expert").choose(game, view, Budget(nodes=50, seconds=1e-6), 1)
    assert hurried.move in view.legal
    with pytest.raises(Cancelled):
        player(game, "expert").choose(game, view, Budget(is_cancelled=lambda: True), 1)
