"""The time at a table runs evenly, though somebody sets the machine's clock."""

import time

import pytest

from claimstead.table import clock, host
from claimstead.table.entries import Opened, Page
from claimstead.table.settings import Settings
from claimstead.table.table import Table
from claimstead.terminal.local import LocalTable
from claimstead.terminal.opponents import Opponents

HOUR = 3_600_000


def host_of(opening: Page) -> host.Host:
    return LocalTable(Table(opening), Opponents(), pace=0)


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
    monkeypatch.setattr(host, "now", lambda: 1_000)
    opened = Opened(settings=Settings(setup="claim-it 2 base"), owner="ada", secret="00" * 32)
    here = host_of(Page(1_000 + HOUR, (opened,)))
    assert here.now() == 1_000 + HOUR
    # A second later it is a second later at the table, too.
    monkeypatch.setattr(host, "now", lambda: 2_000)
    assert here.now() == 2_000 + HOUR
    assert host_of(Page(500, (opened,))).now() == 2_000
