"""Random games of Claim It! of every set-up, by the rules and by the kernel in step."""

import random

import pytest

import claimstead as cs
from tests.kernel.side_by_side import CLAIM_IT_SETUPS, ClaimItPair

every_setup = pytest.mark.parametrize(
    ("players", "variant"),
    CLAIM_IT_SETUPS,
    ids=[f"{players} {variant}" for players, variant in CLAIM_IT_SETUPS],
)

THIRTY_CLAIM_MARKERS = (
    "claim-it 2 base; A A A A A A/B B B B B B/A A A A A A/B B B B B B/A A A A A a*/b a .3 b . .;"
    " a; roll; 2"
)
TWENTY_FOUR_PLAYER_MARKERS = (
    "claim-it 2 base; a a a a a a/a a a a a a/a a a a a a/A A A A a .2/. . B B b ./. . b b . .;"
    " a; roll; -"
)


def play_in_step(players: int, variant: str, games: int) -> None:
    pair = ClaimItPair(cs.ClaimIt(players, variant))
    for number in range(games):
        rng = random.Random(f"{players} {variant} {number}")
        pair.play(rng, thoroughly=number % 10 == 0)


@every_setup
def test_rules_and_kernel_agree_at_every_state(players: int, variant: str) -> None:
    play_in_step(players, variant, games=4)


@pytest.mark.long
@every_setup
def test_rules_and_kernel_agree_in_a_thousand_games(players: int, variant: str) -> None:
    play_in_step(players, variant, games=1000)


@pytest.mark.parametrize(
    "position",
    [THIRTY_CLAIM_MARKERS, TWENTY_FOUR_PLAYER_MARKERS],
    ids=["claim markers", "player markers"],
)
@pytest.mark.parametrize("variant", ["base", "quick"])
def test_they_agree_where_stones_run_out(position: str, variant: str) -> None:
    """I-13 and I-14: all claim markers, or all player markers of the seat on turn."""
    pair = ClaimItPair(cs.ClaimIt(2, variant))
    assert pair.explore(position.replace("base", variant), limit=200) >= 200
