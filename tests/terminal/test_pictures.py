"""How the terminal app looks: small and large, in ASCII, and in every language."""

import asyncio
from collections.abc import Callable, Iterator

import pytest
from textual.pilot import Pilot

from claimstead.language import LANGUAGES, say, speak
from claimstead.terminal.app import ClaimsteadApp
from claimstead.terminal.claim_it.board import BoardPicture
from claimstead.terminal.screens.pages import Page
from claimstead.terminal.screens.table import TableScreen
from tests.terminal.robot import app_for, press_something, rest, shown, until_a_table

SMALL, LARGE = (80, 24), (120, 40)
NO_CLAIM_MARKER = (
    "claim-it 3 base; . . . . . .5/C . . a . ./. . . . .2 ./. . . . . ./. . . . . ./. . . A b .; "
    "a; 145; -"
)
"""Example X-3: squatters 2 and 5 are on the board."""

Snapshot = Callable[..., bool]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


async def settled(pilot: Pilot[None]) -> None:
    """Wait until it is one's turn."""
    table = await until_a_table(pilot)
    while not table.told or not table.told.legal:
        await rest(pilot)
    await pilot.pause()


@pytest.mark.parametrize(
    ("setup", "position", "size", "ascii_only"),
    [
        ("claim-it 3 base", NO_CLAIM_MARKER, SMALL, False),
        ("claim-it 3 base", NO_CLAIM_MARKER, LARGE, True),
        ("claim 2 Gn Gi Dr Tr Se", None, SMALL, True),
        ("claim 4 Gn Gi Un Dw Do Tr Se", None, LARGE, False),
    ],
    ids=["board-small", "board-large-ascii", "cards-small-ascii", "cards-large"],
)
def test_a_table_looks_as_it_did(
    snap_compare: Snapshot,
    setup: str,
    position: str | None,
    size: tuple[int, int],
    ascii_only: bool,
) -> None:
    app = app_for(setup, position=position, ascii_only=ascii_only)
    assert snap_compare(app, terminal_size=size, run_before=settled)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
def test_every_language_is_spoken_and_fits_a_small_screen(language: str, game: str) -> None:
    async def look() -> None:
        speak(language)
        app = app_for(game, ascii_only=True)
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            await press_something(pilot, await until_a_table(pilot))
            await settled(pilot)
            told = shown(app)
            assert say("terminal-keys").rpartition(" · ")[2] in told.splitlines()[-1]
            assert not [sign for sign in told if ord(sign) > 0x24F]
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(app.screen, Page)
            assert say("terminal-help-title") in shown(app)

    asyncio.run(look())


def test_why_a_space_cannot_be_used_is_said_with_the_rule() -> None:
    async def try_it() -> None:
        app = app_for("claim-it 3 base", position=NO_CLAIM_MARKER)
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            await pilot.click(BoardPicture, offset=(2 + 1 + 3, 5))
            await pilot.pause()
            assert "I-4a: Squatter 5 is already on the board" in shown(app)

    asyncio.run(try_it())


def test_a_click_on_a_lit_space_places_a_stone() -> None:
    async def click() -> None:
        app = app_for("claim-it 3 base", position=NO_CLAIM_MARKER)
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            # Column 5, row 1: the space that b holds takes squatter 4.
            await pilot.click(BoardPicture, offset=(2 + 1 + 4 * 7 + 3, 11))
            await settled(pilot)
            table = app.screen
            assert isinstance(table, TableScreen)
            assert "Squatter 4 on 5/1, held by" in "\n".join(table.lines)

    asyncio.run(click())


def test_hands_are_hidden_between_the_turns_of_two_people_at_one_screen() -> None:
    from claimstead.protocol.messages import SeatWish
    from claimstead.table.settings import Settings
    from claimstead.terminal.claim.hand import Hand
    from claimstead.terminal.screens.setup import Opening

    async def play() -> None:
        seats = (SeatWish(kind="here", name="Ada"), SeatWish(kind="here", name="Ben"))
        both = Opening(Settings(setup="claim 2 Gn Gi Dr Tr Se"), seats)
        app = ClaimsteadApp(both, seed=7, pace=0)
        async with app.run_test(size=SMALL) as pilot:
            table = await until_a_table(pilot)
            await pilot.pause()
            for name in ("Ada", "Ben"):
                assert f"Pass the device to {name}" in shown(app)
                assert table.query_one(Hand).cards == ()
                await pilot.press("enter")
                await settled(pilot)
                assert len(table.query_one(Hand).cards) == 13
                await pilot.press("enter")
                await pilot.pause()

    asyncio.run(play())
