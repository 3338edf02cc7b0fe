"""No rule and no example of the rules' text is without a test that bears its number."""

import re
from pathlib import Path

import pytest

RULES = [f"k_{number}" for number in range(1, 23)]
EXAMPLES = [f"y_{number}" for number in range(1, 9)]
TESTS = sorted(Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("number", RULES + EXAMPLES)
def test_every_number_has_a_test(number: str) -> None:
    named = re.compile(rf"^def test_{number}_\w+\(", re.M)
    found = [name for path in TESTS for name in named.findall(path.read_text(encoding="utf-8"))]
    assert found
