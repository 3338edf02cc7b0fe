"""Whole random games, played by the rules and by the plain version in step."""

import random

import pytest

import claimstead as cs
from tests.claim_it import plain

SET_UPS = [(players, variant) for players in (2, 3, 4, 5) for variant in ("base", "quick")]


def play_in_step(game: cs.ClaimIt, rng: random.Random, boldness: float) -> plain.Position:
    """Play one game to its end; who is bold rolls again more often."""
    state = game.start()
    position = plain.parse(game.write(state), game.secured_to_end)
    while game.actor(state) is not None:
        if game.actor(state) is cs.CHANCE:
            listed = {str(roll) for roll, _ in game.chances(state)}
            text = str(game.sample(state, rng))
        else:
            legal = [str(move) for move in game.legal(state)]
            listed = set(legal)
            assert len(listed) == len(legal)
            text = rng.choice(legal)
            if "stop" in legal:
                text = "roll" if rng.random() < boldness else "stop"
        assert listed == plain.moves(position)
        state = game.apply(state, game.move(state, text)).state
        position = plain.after(position, text)
        assert game.write(state) == plain.text_of(position)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == plain.winners(position)
    for seat, tally in outcome.table.items():
        assert (tally.mine, tally.secured, tally.spaces) == plain.score(position, seat)
    return position


@pytest.mark.parametrize(("players", "variant"), SET_UPS)
def test_both_versions_play_the_same_games(players: int, variant: str) -> None:
    game = cs.ClaimIt(players=players, variant=variant)
    for seed in range(3):
        over = play_in_step(game, random.Random(f"{players} {variant} {seed}"), 0.75)
        assert (over.due, over.left) == ("over", "0")


@pytest.mark.parametrize(("players", "variant"), SET_UPS)
def test_both_versions_play_the_same_small_games(players: int, variant: str) -> None:
    game = cs.ClaimIt(players=players, variant=variant, size=3, secured_to_end=1)
    for seed in range(40):
        play_in_step(game, random.Random(f"small {players} {variant} {seed}"), 0.5)
