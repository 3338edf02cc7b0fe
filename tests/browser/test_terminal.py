"""A game between a browser and the terminal at the same table."""

import asyncio
import threading
from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot

from claimstead.terminal.app import ClaimsteadApp
from tests.browser.conftest import Visit
from tests.browser.persons import person, play
from tests.browser.tables import open_table
from tests.server.serving import Serving
from tests.terminal.robot import MOST, play_to_the_end, shown, until_a_table

LAST_TRICKS = """\
claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se6
hand b: Gi7 Se2 Tr5
score a: Tr1 Dr9
score b: Se4
"""


async def take(pilot: Pilot[None], choice: str) -> None:
    """Wait until something is offered, and press until it is done: as a person does where the app
    was not yet listening."""
    for _ in range(MOST):
        if choice in shown(cast("ClaimsteadApp", pilot.app)):
            break
        await pilot.pause(0.05)
    for _ in range(MOST):
        if choice not in shown(cast("ClaimsteadApp", pilot.app)):
            return
        await pilot.press("enter")
        await pilot.pause(1)
    raise AssertionError(f"{choice} does nothing: {shown(cast('ClaimsteadApp', pilot.app))}")


def test_a_browser_and_a_terminal_play_a_game(
    visit: Visit, serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = visit(None)
    address = open_table(page, LAST_TRICKS, seats=[{"kind": "me"}, {"kind": "open"}])
    won: list[str] = []

    async def play_in_the_terminal() -> None:
        app = ClaimsteadApp(link=serving.address + address)
        async with app.run_test(size=(80, 24)) as pilot:
            table = await until_a_table(pilot)
            await take(pilot, "Sit down")
            await take(pilot, "I am ready")
            await play_to_the_end(pilot)
            assert table.told is not None
            assert table.told.result is not None
            won.extend(table.told.result.winners)

    terminal = threading.Thread(target=lambda: asyncio.run(play_in_the_terminal()), daemon=True)
    terminal.start()
    page.get_by_role("button", name="I am ready").click()
    play([person(page)])
    terminal.join()
    assert won
