"""Elo, intervals and the sequential test against arithmetic done by hand."""

import math
import random
from collections.abc import Callable

import pytest

from claimstead.research.ratings import Tally, elo, expected_share, interval, tally
from claimstead.research.sequential import Hypotheses


def test_elo_by_hand() -> None:
    assert elo(0.75) == pytest.approx(400 * 0.4771213, abs=0.001)  # odds of 3, log10(3)
    assert elo(0.25) == pytest.approx(-190.8485, abs=0.001)
    assert (elo(0), elo(0.5), elo(1)) == (-math.inf, 0, math.inf)


def test_a_share_by_its_elo_and_back() -> None:
    assert expected_share(400 * math.log10(1.5)) == pytest.approx(0.6)
    # Three times as strong as each of three others: 3 of 3 + 3 parts.
    assert expected_share(400 * math.log10(3), sides=4) == pytest.approx(0.5)


def test_the_interval_of_four_pairs_by_hand() -> None:
    # Pairs won 2:0, 1:1, 1:1, 0:2. With one won and one lost imagined the squares are
    # 1 + 1/4 + 1/4 + 1 = 5/2, the sum is 3, the variance of the six (5/2 - 9/6) / 5 = 1/5:
    # that is 4/5 of the greatest, 1/4. The doubt is 3.84146 * 0.8 / 4 = 0.768292, the reach
    # sqrt(0.768292 / 4 + 0.768292**2 / 4) / 1.768292 = 0.582785 / 1.768292 = 0.329575.
    scores = tally([1, 0.5, 0.5, 0])
    assert scores.mean == 0.5
    assert scores.variance == pytest.approx(0.2)
    low, high = interval(scores)
    assert low == pytest.approx(0.170425, abs=1e-5)
    assert high == pytest.approx(0.829575, abs=1e-5)


def test_four_pairs_won_are_no_certainty() -> None:
    # All the doubt there can be: 3.84146 / 4 = 0.960365; below, Wilson gives 1 / 1.960365.
    low, high = interval(tally([1, 1, 1, 1]))
    assert low == pytest.approx(0.510109, abs=1e-5)
    assert high == pytest.approx(1)
    low, high = interval(tally([0, 0, 0, 0]))
    assert low == pytest.approx(0)
    assert high == pytest.approx(0.489891, abs=1e-5)


def test_pairs_and_not_games_are_counted() -> None:
    # Each way 20 of 40 games are won. Split pairs tell that the two are equal, swept ones little.
    split, swept = tally([0.5] * 20), tally([1, 0] * 10)
    assert split.mean == swept.mean == 0.5
    # Variances by hand: 1/2 / 21, and 22/4 / 21.
    assert split.variance == pytest.approx(0.5 / 21)
    assert swept.variance == pytest.approx(5.5 / 21)
    assert interval(split).low > 0.42
    assert interval(swept).low < 0.31


def pair(strength: float) -> Callable[[random.Random], float]:
    """A pair of games, each won with this chance, half of the luck in common."""

    def drawn(rng: random.Random) -> float:
        common = rng.random()
        return sum((common if rng.random() < 0.5 else rng.random()) < strength for _ in "ab") / 2

    return drawn


@pytest.mark.parametrize("strength", [0.5, 0.65, 0.95])
def test_the_true_share_lies_in_95_of_100_intervals(strength: float) -> None:
    rng = random.Random(5)
    score = pair(strength)
    inside = 0
    for _ in range(1000):
        low, high = interval(tally(score(rng) for _ in range(60)))
        inside += low <= strength <= high
    assert 925 <= inside <= 985


def test_the_likelihood_of_eight_pairs_by_hand() -> None:
    # Scores of 1/2 and 3/5 to tell apart, 5 points in 8 pairs: 0.6 above 8 * 0.55. With the
    # imagined two the squares are 4 + 2/4 + 1 = 5.5, the sum 6: (5.5 - 3.6) / 9 = 0.211111.
    hypotheses = Hypotheses(0, 400 * math.log10(1.5))
    scores = tally([1, 1, 1, 1, 0.5, 0.5, 0, 0])
    assert scores.variance == pytest.approx(0.211111, abs=1e-6)
    assert hypotheses.likelihood(scores) == pytest.approx(0.1 * 0.6 / 0.211111, abs=1e-5)
    assert hypotheses.verdict(scores) is None


def found(strength: float, hypotheses: Hypotheses, seed: int) -> tuple[float | None, int]:
    """What the sequential test says of such a player, and after how many pairs."""
    rng = random.Random(seed)
    score = pair(strength)
    scores = Tally()
    while scores.rounds < 20_000:
        scores = scores.plus(score(rng))
        if (verdict := hypotheses.verdict(scores)) is not None:
            return verdict, scores.rounds
    return None, scores.rounds


def test_the_sequential_test_is_right_in_most_cases() -> None:
    hypotheses = Hypotheses(0, 60)
    equal = [found(0.5, hypotheses, seed) for seed in range(200)]
    stronger = [found(expected_share(60), hypotheses, seed) for seed in range(200)]
    # 10 of 200 may be wrong; 20 would be three deviations (of 3.1) more.
    assert sum(verdict != 0 for verdict, _ in equal) < 20
    assert sum(verdict != 60 for verdict, _ in stronger) < 20


def test_the_plainer_the_difference_the_sooner_it_stops() -> None:
    hypotheses = Hypotheses(0, 60)
    for seed in range(20):
        verdict, rounds = found(0.9, hypotheses, seed)
        assert verdict == 60
        assert 3 < rounds < 100
        verdict, rounds = found(0.1, hypotheses, seed)
        assert verdict == 0
        assert 3 < rounds < 100
