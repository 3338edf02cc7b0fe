"""The simulation against what can be said by hand."""

import numpy as np
import pytest

from drill.scale import Costs, Delays, _ready, heard, simulate

COSTS = Costs(
    alone=0.001,
    move=0.001,
    hear=0.0,
    lock=0.0002,
    commit=0.01,
    database=0.0001,
    table=1e5,
    page=200.0,
    moves=50.0,
)


def delays(rate: float, servers: int, *, together: bool = False) -> Delays:
    found = simulate(COSTS, rate, servers, together=together)
    assert found is not None
    return found


def test_a_server_with_nothing_else_to_do_needs_its_core_and_one_commit() -> None:
    assert delays(0.5, 1).p50 == pytest.approx(11.0)


def test_a_server_hears_of_the_groups_of_which_it_has_a_table() -> None:
    # A move every two seconds: as many tables as there are groups leave 1/e of them out.
    assert heard(512.0, 2) == pytest.approx(1 - np.exp(-1), abs=0.001)
    assert heard(512.0, 1) == heard(512.0, 2)
    assert heard(512.0, 1024) == pytest.approx(2 / 1024, rel=0.001)


def test_waiting_for_the_core_is_as_long_as_the_formula_of_pollaczek_and_khinchine() -> None:
    # Half busy with service times that are all the same: half of a service on average.
    waits = []
    for seed in range(5):
        arrivals, done = _ready(np.random.default_rng(seed), 500.0, 0.001)
        waits.append(float(np.mean(done - arrivals)) - 0.001)
    assert np.mean(waits) == pytest.approx(0.0005, rel=0.1)


def test_busy_servers_take_turns_at_the_lock() -> None:
    # Every server has something to write at any time: a page waits for the rest of the commit that
    # its server has begun, and then for its own, each as long as the commits of all ten.
    found = delays(5000.0, 10, together=True)
    assert 100 < found.p50 < 200
    assert 190 < found.p99 < 215


def test_without_the_lock_more_servers_do_not_wait_longer() -> None:
    assert delays(1000.0, 10).p99 < 30


def test_more_moves_than_the_core_can_take_are_too_many() -> None:
    assert simulate(COSTS, 1001.0, 1) is None
    assert simulate(COSTS._replace(hear=0.001), 700.0, 2, together=True) is None
