"""Takes the pictures of the terminal app in docs/screenshots anew: `make screenshots`."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from claimstead.protocol.messages import SeatWish
from claimstead.table.settings import Settings
from claimstead.terminal.app import ClaimsteadApp
from claimstead.terminal.screens.setup import Opening
from claimstead.terminal.screens.table import TableScreen

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SEED = 3
SMALL, LARGE = (80, 24), (120, 40)

Keys = Callable[[Any], Awaitable[None]]


def opening(setup: str) -> Opening:
    players = int(setup.split()[1])
    computers = (SeatWish(kind="computer", level="medium"),) * (players - 1)
    return Opening(Settings(setup=setup), (SeatWish(kind="here", name="Ada"), *computers))


async def until_it_is_ones_turn(pilot: Any) -> None:
    while True:
        screen = pilot.app.screen
        if isinstance(screen, TableScreen) and screen.told is not None and screen.told.legal:
            await pilot.pause()
            return
        await pilot.pause(0.05)


async def place_two_stones(pilot: Any) -> None:
    for key in ("enter", "r", "enter"):
        await until_it_is_ones_turn(pilot)
        await pilot.press(key)
    await until_it_is_ones_turn(pilot)


async def play_three_cards(pilot: Any) -> None:
    for _ in range(3):
        await until_it_is_ones_turn(pilot)
        await pilot.press("enter")
    await until_it_is_ones_turn(pilot)


async def choose_a_lesson(pilot: Any) -> None:
    await pilot.press("5")
    await pilot.pause()


async def take(name: str, app: ClaimsteadApp, size: tuple[int, int], keys: Keys) -> None:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await keys(pilot)
        picture = app.export_screenshot(title="claimstead play")
    (FOLDER / f"terminal-{name}.svg").write_text(picture, encoding="utf-8")


async def take_all() -> None:
    dice, cards = opening("claim-it 2 base"), opening("claim 2 Gn Gi Dr Tr Se")
    await take("claim-it", ClaimsteadApp(dice, seed=SEED, pace=0), SMALL, place_two_stones)
    await take("claim", ClaimsteadApp(cards, seed=SEED, pace=0), LARGE, play_three_cards)
    await take(
        "ascii", ClaimsteadApp(cards, seed=SEED, pace=0, ascii_only=True), SMALL, play_three_cards
    )
    await take("lesson", ClaimsteadApp(), SMALL, choose_a_lesson)


if __name__ == "__main__":
    asyncio.run(take_all())
