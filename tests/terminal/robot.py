"""Plays in the terminal app by keyboard alone, through what is on the screen."""

import asyncio
from collections.abc import Callable

from textual.pilot import Pilot

from claimstead.protocol.messages import SeatWish
from claimstead.table.host import Decide
from claimstead.table.settings import Settings
from claimstead.terminal.app import ClaimsteadApp
from claimstead.terminal.local import LocalClient
from claimstead.terminal.screens.pages import Page
from claimstead.terminal.screens.setup import Opening
from claimstead.terminal.screens.table import TableScreen
from claimstead.terminal.widgets.choices import Choices

WAIT = 600
"""Seconds: nothing that ever comes takes so long."""


def decide(client: LocalClient, what: Decide) -> None:
    """Something happens at a table before it is on the screen."""
    asyncio.run(client.host.carry_out(what))


def opening(setup: str, level: str = "random", position: str | None = None) -> Opening:
    """A person on seat a, computer players on all others."""
    others = int(setup.split()[1]) - 1
    computers = [SeatWish(kind="computer", level=level)] * others
    seats = (SeatWish(kind="here", name="Ada"), *computers)
    return Opening(Settings(setup=setup, position=position), seats)


async def until(pilot: Pilot[None], is_so: Callable[[], bool], what: str) -> None:
    """Wait until something is so, however busy the machine; an app that fails ends it."""
    try:
        async with asyncio.timeout(WAIT):
            while not is_so():
                await rest(pilot)
    except TimeoutError:
        raise AssertionError(f"{what}:\n{screen_of(pilot)}") from None


async def until_a_table(pilot: Pilot[None]) -> TableScreen:
    def is_shown() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, TableScreen) and screen.told is not None

    await until(pilot, is_shown, "no table on the screen")
    table = pilot.app.screen
    assert isinstance(table, TableScreen)
    return table


async def play_to_the_end(pilot: Pilot[None]) -> TableScreen:
    """Use whatever is lit until the game is over."""
    table = await until_a_table(pilot)
    try:
        async with asyncio.timeout(WAIT):
            while table.told is None or table.told.status != "over":
                if isinstance(pilot.app.screen, Page):
                    await pilot.press("enter")
                await press_something(pilot, table)
    except TimeoutError:
        raise AssertionError(f"the game does not end:\n{screen_of(pilot)}") from None
    return table


async def press_something(pilot: Pilot[None], table: TableScreen) -> None:
    assert table.told is not None
    options = {option.value for option in table.query_one(Choices).options}
    # Whoever waits for the others does not stand up.
    names = {name for name in options if not name.startswith("stand ")}
    if "stop" in names:
        pending = table.told.view.board.pending()
        stops = len(pending) >= 3 or any(space.claimed for _, space in pending)
        await pilot.press("s" if stops else "r")
    elif names or table.told.legal:
        await pilot.press("enter")
    else:
        await rest(pilot)


async def close_pages(pilot: Pilot[None]) -> None:
    """Close whatever lies over the table."""
    await pilot.pause()
    while isinstance(pilot.app.screen, Page):
        await pilot.press("enter")
        await pilot.pause()


async def rest(pilot: Pilot[None]) -> None:
    """Wait a moment; an app that has failed fails the test at once."""
    if pilot.app._exception is not None:
        raise pilot.app._exception
    await pilot.pause(0.01)


def app_for(setup: str, *, position: str | None = None, ascii_only: bool = False) -> ClaimsteadApp:
    return ClaimsteadApp(opening(setup, position=position), seed=7, ascii_only=ascii_only, pace=0)


def screen_of(pilot: Pilot[None]) -> str:
    assert isinstance(pilot.app, ClaimsteadApp)
    return shown(pilot.app)


def shown(app: ClaimsteadApp) -> str:
    """The text on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)
