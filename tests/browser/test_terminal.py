"""A game between a browser and the terminal at the same table."""

import asyncio
import threading
from pathlib import Path

import pytest
from textual.pilot import Pilot

from claimstead.terminal.app import ClaimsteadApp
from tests.browser.conftest import Visit
from tests.browser.persons import person, play
from tests.browser.tables import open_table
from tests.server.serving import Serving
from tests.terminal.robot import play_to_the_end, screen_of, until, until_a_table

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

    def is_offered() -> bool:
        return choice in screen_of(pilot)

    await until(pilot, is_offered, f"{choice} is not offered")
    while is_offered():
        await pilot.press("enter")
        await pilot.pause(1)


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
