"""What is no part of the rules, and that no rule was forgotten."""

import re
from pathlib import Path

import pytest

import claimstead as cs
from tests.claim_it.table import table


@pytest.mark.parametrize("word", ["draw", "resign", "pass", "time", "offer draw", ""])
def test_i_15_draws_resignations_and_clocks_are_no_moves(word: str) -> None:
    for now in (table(), table().play("235"), table().play("235", "2@3/5")):
        with pytest.raises(cs.BadText) as refused:
            now.game.move(now.state, word)
        assert refused.value.code == "claim-it-move"


def test_i_15_a_game_ends_by_the_last_round_alone() -> None:
    over = table(rest="b; over; 0")
    ended = over.game.outcome(over.state)
    assert ended is not None
    assert set(ended.table) == {"a", "b"}
    assert ended.decided_by in ("mine", "secured", "spaces", "shared")


TESTS = "".join(
    path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")
)
NUMBERS = [
    *(f"i_{number}" for number in (1, 2, 3, "4a", "4b", "4c", "4d", *range(5, 16))),
    *(f"x_{number}" for number in range(1, 7)),
]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_and_every_example_has_a_test_with_its_number(number: str) -> None:
    assert re.search(rf"^def test_{number}_", TESTS, re.M)
