"""What `make drill` breaks for half an hour, once or twice each.

Kills are in tests/server/test_kills.py.
"""

import importlib

import pytest

from drill.faults import FAMILIES


@pytest.mark.parametrize("family", [name for name in FAMILIES if name not in ("kills", "readers")])
def test_nothing_acknowledged_is_lost_by(family: str) -> None:
    tried = list(importlib.import_module(f"drill.faults.{family}").run(short=True))
    assert tried
    assert [each for each in tried if not each.is_good] == []
