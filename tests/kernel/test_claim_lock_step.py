"""Random games of CLAIM with every deck, by the rules and by the kernel in step."""

import random

import pytest

import claimstead as cs
from tests.kernel.side_by_side import CLAIM_SETUPS, ClaimPair

every_setup = pytest.mark.parametrize(
    ("players", "deck"), CLAIM_SETUPS, ids=[f"{players} {deck}" for players, deck in CLAIM_SETUPS]
)


def play_in_step(players: int, deck: str, games: int) -> None:
    pair = ClaimPair(cs.Claim(players, deck))
    for number in range(games):
        rng = random.Random(f"{players} {deck} {number}")
        pair.play(rng, through_codec=number % 10 == 0)


@every_setup
def test_rules_and_kernel_agree_at_every_state(players: int, deck: str) -> None:
    play_in_step(players, deck, games=4)


@pytest.mark.long
@every_setup
def test_rules_and_kernel_agree_in_a_thousand_games(players: int, deck: str) -> None:
    play_in_step(players, deck, games=1000)


def test_there_are_64_setups() -> None:
    assert [players for players, _ in CLAIM_SETUPS] == [2] * 40 + [3] * 12 + [4] * 12
