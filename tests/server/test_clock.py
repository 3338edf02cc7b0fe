"""The time at a table runs evenly, though somebody sets the machine's clock."""

import time

import pytest

from claimstead.server import clock, room
from claimstead.server.room import Room
from claimstead.table.entries import Opened, Page
from claimstead.table.settings import Settings
from claimstead.table.table import Table

HOUR = 3_600_000


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_clock_that_is_set_while_the_server_runs_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    before, right = clock.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: right() + by * 1_000_000)
    assert 0 <= clock.now() - before < HOUR // 2


def test_a_table_goes_on_from_its_log_where_the_clock_was_set_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "now", lambda: 1_000)
    opened = Opened(settings=Settings(setup="claim-it 2 base"), owner="ada", secret="00" * 32)
    here = Room("one", Table(Page(1_000 + HOUR, (opened,))))
    assert here.now() == 1_000 + HOUR
    # A second later it is a second later at the table, too.
    monkeypatch.setattr(room, "now", lambda: 2_000)
    assert here.now() == 2_000 + HOUR
    assert Room("two", Table(Page(500, (opened,)))).now() == 2_000
