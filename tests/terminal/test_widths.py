"""A table at widths from 80 to 160 columns: no card and no line of the table is broken."""

import asyncio
import re

import pytest
from textual.pilot import Pilot

from claimstead.claim.view import ClaimView
from claimstead.language import LANGUAGES, speak
from claimstead.terminal.claim.hand import Hand
from claimstead.terminal.claim.panel import ClaimPanel
from claimstead.terminal.screens.table import TableScreen
from claimstead.terminal.widgets.choices import Choices
from tests.terminal.robot import app_for, press_something, rest, shown, until_a_table

EVERY = range(80, 161)
SOME = EVERY[::5]
WIDTHS = [pytest.param(SOME, id="some"), pytest.param(EVERY, id="every", marks=pytest.mark.long)]
CARD_TOP = "+---+"


async def turn_of_ours(pilot: Pilot[None], phase: int = 1) -> TableScreen:
    """Play on until a card is due in this phase."""
    table = await until_a_table(pilot)
    while True:
        view = table.told.view if table.told else None
        assert view is None or isinstance(view, ClaimView)
        if view is not None and table.told is not None and table.told.legal:
            if view.phase == phase and not table.query_one(Choices).options:
                await pilot.pause()
                return table
            await press_something(pilot, table)
        await rest(pilot)


@pytest.mark.parametrize("widths", WIDTHS)
@pytest.mark.parametrize(
    ("game", "height", "phase"),
    [
        ("claim 2 Gn Gi Dr Tr Se", 40, 2),
        ("claim 3 Gn Gi Dw Do Dr Tr Se", 24, 1),
    ],
)
def test_no_card_breaks_at_any_width(game: str, height: int, phase: int, widths: range) -> None:
    async def look() -> None:
        app = app_for(game, ascii_only=True)
        async with app.run_test(size=(80, height)) as pilot:
            table = await turn_of_ours(pilot, phase)
            hand = table.query_one(Hand)
            scores = table.query_one(ClaimPanel)._scores().plain
            for width in widths:
                await pilot.resize_terminal(width, height)
                await pilot.pause()
                lines = shown(app).splitlines()
                assert any(line.count(CARD_TOP) == len(hand.cards) for line in lines), width
                assert any("==" in line for line in lines), f"no cursor at {width}"
                assert any(scores.rstrip() in line for line in lines), f"no scores at {width}"
                # The last lines of the board, the prompt and the keys are on the screen, too.
                assert hand.region.bottom < height - 2

    asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_scored_is_one_line_in_every_language(language: str) -> None:
    async def look() -> None:
        speak(language)
        try:
            app = app_for("claim 3 Gn Gi Dw Do Dr Tr Se", ascii_only=True)
            async with app.run_test(size=(80, 24)) as pilot:
                table = await turn_of_ours(pilot)
                scores = table.query_one(ClaimPanel)._scores().plain.rstrip()
                assert scores.count(":0") >= 7
                assert any(scores in line for line in shown(app).splitlines())
        finally:
            speak("en")

    asyncio.run(look())


@pytest.mark.parametrize("widths", WIDTHS)
def test_the_board_of_dice_breaks_at_no_width(widths: range) -> None:
    async def look() -> None:
        app = app_for("claim-it 5 base", ascii_only=True)
        async with app.run_test(size=(80, 24)) as pilot:
            table = await until_a_table(pilot)
            while not table.told or not table.told.legal:
                await rest(pilot)
            for width in widths:
                await pilot.resize_terminal(width, 24)
                await pilot.pause()
                lines = shown(app).splitlines()
                edges = [re.search(r"\+(-+\+){6}", line) for line in lines]
                # Six rows of spaces stand between seven edges, all of them equally long.
                spans = [edge.span() for edge in edges if edge is not None]
                assert (len(spans), len(set(spans))) == (7, 1), width

    asyncio.run(look())
