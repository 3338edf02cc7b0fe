"""A server is killed in the midst of play: nothing that was acknowledged is lost."""

import asyncio
import random
from pathlib import Path

import pytest

from drill.faults.kills import under_kills
from drill.faults.play import SETUPS


def games_under_kills(address: str, folder: Path, kills: int) -> int:
    """How many games ended, all of them whole, while the server was killed so often."""
    return asyncio.run(under_kills(address, folder, kills, random.Random(kills), SETUPS)).games


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    address: str, tmp_path: Path
) -> None:
    assert games_under_kills(address, tmp_path, 5) >= 1


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_two_hundred_kills(address: str, tmp_path: Path) -> None:
    assert games_under_kills(address, tmp_path, 200) >= 4
