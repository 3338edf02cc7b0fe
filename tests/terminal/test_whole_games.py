"""Whole games of every kind in the terminal app, by keyboard."""

import asyncio

import pytest

from tests.terminal.robot import app_for, play_to_the_end, shown

SMALL = (80, 24)
LARGE = (120, 40)


@pytest.mark.parametrize(
    ("setup", "size", "ascii_only"),
    [
        ("claim-it 2 base", SMALL, False),
        ("claim-it 5 quick", LARGE, True),
        ("claim 2 Gn Gi Dr Tr Se", SMALL, False),
        ("claim 3 Kn Go Un Dw Do Dr Se", LARGE, False),
        ("claim 4 Gn Gi Un Dw Do Tr Se", SMALL, True),
    ],
)
def test_a_whole_game_is_played_by_keyboard(
    setup: str, size: tuple[int, int], ascii_only: bool
) -> None:
    async def play() -> None:
        app = app_for(setup, ascii_only=ascii_only)
        async with app.run_test(size=size) as pilot:
            table = await play_to_the_end(pilot)
            assert table.told is not None
            assert table.told.result is not None
            if ascii_only:
                assert not [sign for sign in shown(app) if ord(sign) > 0x24F]

    asyncio.run(play())
