"""What the drill fuzzes for minutes, for a moment: good inputs, and good inputs with an error."""

import random

import pytest

from claimstead.testkit.generators import mutated
from drill import fuzz
from drill.fuzz import TARGETS, check
from drill.samples import seeds


@pytest.mark.parametrize("target", TARGETS)
def test_good_inputs_are_accepted(target: str) -> None:
    for seed in seeds(target):
        TARGETS[target](seed)


@pytest.mark.parametrize("target", TARGETS)
def test_altered_inputs_are_accepted_or_refused_with_a_reason(target: str) -> None:
    rng = random.Random(target)
    for seed in rng.choices(seeds(target), k=60):
        check(target, mutated(seed.decode(errors="replace"), rng).encode())
        check(target, rng.randbytes(30))


def test_a_fuzzer_that_did_not_start_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "fuzz", lambda target, seconds: fuzz.Fuzzed(target, seconds, 0, 0, 0))
    found = list(fuzz.run(short=False))
    assert len(found) == len(TARGETS)
    assert not any(each.is_good for each in found)
