"""The battery on every set-up, and on small ones."""

import random
from typing import Any

import pytest

from claimstead.core import ClaimsteadError
from claimstead.notation import game_named
from claimstead.testkit import all_setups, conform

SMALL = (
    "claim-it 2 base size 2 end 1",
    "claim-it 2 quick size 3 end 3",
    "claim-it 5 base size 3 end 2",
    "claim 2 cards Gn1 Gn1 Gi1 Gi1 Tr0 Tr5 Se3 Se4",
    "claim 3 cards Go0 Go0 Kn2 Do1 Do2 Un5 Dr3 Dr4 Dw0 Dw1 Se1 Se2",
    "claim 4 cards Gn1 Gn3 Gn5 Gn7 Gi1 Gi3 Gi5 Gi7 Tr1 Tr2 Tr3 Tr4 Dr1 Dr2 Dr3 Dr4",
)


def test_there_are_72_set_ups() -> None:
    setups = all_setups()
    assert len(set(setups)) == 72
    assert sum(words.startswith("claim-it ") for words in setups) == 8
    for players, decks in ((2, 40), (3, 12), (4, 12)):
        assert sum(words.startswith(f"claim {players} ") for words in setups) == decks


@pytest.mark.parametrize("setup", all_setups())
def test_random_games_conform(setup: str) -> None:
    assert conform(game_named(setup), random.Random(setup), games=2) > 2 * 50


@pytest.mark.parametrize("setup", SMALL)
def test_small_games_conform(setup: str) -> None:
    assert conform(game_named(setup), random.Random(setup), games=20) > 20 * 4


@pytest.mark.long
@pytest.mark.parametrize("setup", all_setups())
def test_500_random_games_conform(setup: str) -> None:
    game, rng = game_named(setup), random.Random(f"long {setup}")
    assert conform(game, rng, games=500, closely=0.2) > 500 * 50


def broken(setup: str, name: str, answer: Any) -> Any:
    """A game with one of its functions broken."""
    game = game_named(setup)
    setattr(game, name, answer)
    return game


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
def test_the_battery_notices_a_broken_game(setup: str) -> None:
    sound = game_named(setup)
    breaks = {
        "legal": lambda state: sound.legal(state)[1:],
        "write": lambda _: sound.write(sound.start()),
        "outcome": lambda _: None,
        "view": lambda state, _: sound.view(state, "a"),
        "check": lambda *_: None,
        "seen": lambda events, _: tuple(events)[1:],
    }
    for name, answer in breaks.items():
        with pytest.raises((AssertionError, LookupError, ValueError, ClaimsteadError)):
            conform(broken(setup, name, answer), random.Random(1), games=3)
