"""Computer players take as long as a person would, where a person has to follow."""

import asyncio

import pytest

from claimstead.protocol.messages import SeatWish
from claimstead.table import host as hosts
from claimstead.table.pace import EASY, FORCED, HARD, time_for
from claimstead.table.settings import Settings
from claimstead.terminal.local import LocalClient

SETUP = "claim-it 2 base"
COMPUTER = SeatWish(kind="computer", level="random")
HOUR = 3600.0


def test_a_choice_with_one_possibility_is_made_at_once() -> None:
    assert time_for(1, 1.0) == FORCED < EASY


def test_the_closer_two_moves_are_the_longer_it_takes() -> None:
    times = [time_for(2, doubt) for doubt in (0.0, 0.3, 0.6, 1.0)]
    assert times == sorted(set(times))
    assert (times[0], times[-1]) == (EASY, HARD)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_they_wait_as_long_as_the_pace_says(monkeypatch: pytest.MonkeyPatch, pace: float) -> None:
    """An hour for a move: whoever waits for it has not moved when others have had their turn."""
    monkeypatch.setattr(hosts, "time_for", lambda _options, _doubt: HOUR)

    async def look() -> None:
        client = LocalClient(Settings(setup=SETUP), (COMPUTER, COMPUTER), 1, pace=pace)
        thought = asyncio.Event()
        choose = client.host.opponents.choose

        async def and_tell(*words: object) -> object:
            chosen = await choose(*words)  # type: ignore[arg-type]
            thought.set()
            return chosen

        monkeypatch.setattr(client.host.opponents, "choose", and_tell)
        await client.start()
        await thought.wait()
        number = client.host.table.number
        for _ in range(100):
            await asyncio.sleep(0)
        assert (client.host.table.number > number) == (pace == 0.0)
        await client.host.close()

    asyncio.run(look())
