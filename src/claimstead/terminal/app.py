"""The terminal app: one screen after the other, until somebody has had enough."""

import asyncio
import sys
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from claimstead.core import ClaimsteadError
from claimstead.files import read_text
from claimstead.language import say, spoken
from claimstead.notation import read_record
from claimstead.terminal import puzzles
from claimstead.terminal.guide import rules_text
from claimstead.terminal.lesson_screen import LessonScreen
from claimstead.terminal.local import PAUSE, LocalDesk
from claimstead.terminal.look import ASCII, RICH
from claimstead.terminal.pages import Entry, Page
from claimstead.terminal.puzzle_screen import PuzzleScreen
from claimstead.terminal.remote import RemoteDesk
from claimstead.terminal.review_screen import ReviewScreen
from claimstead.terminal.setup_screen import Opening, SetupScreen
from claimstead.terminal.start_screen import StartScreen
from claimstead.terminal.table_screen import TableScreen
from claimstead.terminal.visits import Visit, read_link
from claimstead.terminal.words import game_name

INTERRUPTED = 130
"""As shells have it: 128, and the number of the signal."""


class ClaimsteadApp(App[None]):
    """Everything at one screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "quit", show=False),
    ]
    CSS = """
    Screen.-ascii { scrollbar-size: 0 0; }
    .-ascii * { scrollbar-size: 0 0; }
    .-ascii ModalScreen > Vertical { border: ascii $primary; }
    """

    def __init__(
        self,
        opening: Opening | None = None,
        *,
        link: str | None = None,
        seed: int | None = None,
        ascii_only: bool = False,
        pause: float = PAUSE,
    ) -> None:
        super().__init__()
        self.look = ASCII if ascii_only else RICH
        self.opening = opening
        self.link = link
        self.seed = seed
        self.pause = pause
        if ascii_only:
            self.add_class("-ascii")

    def on_mount(self) -> None:
        self.run_worker(self._stay())

    def action_interrupt(self) -> None:
        """Ctrl-C, as every command answers it."""
        self.exit(return_code=INTERRUPTED)

    async def _stay(self) -> None:
        """From screen to screen."""
        if self.opening is not None:
            await self.play(self.opening)
        elif self.link is not None:
            await self.join(self.link)
        while (wish := await self.push_screen_wait(StartScreen(self.look))) != "quit":
            await self._fulfil(wish)
        self.exit()

    async def _fulfil(self, wish: str) -> None:
        match wish.split():
            case ["play", game]:
                opening = await self.push_screen_wait(SetupScreen(game, self.look))
                if opening is not None:
                    await self.play(opening)
            case ["join"]:
                link = await self.push_screen_wait(Entry(say("terminal-join-link")))
                if link is not None:
                    await self.join(link)
            case ["learn", game]:
                if await self.push_screen_wait(LessonScreen(game, self.look)) == "play":
                    await self._fulfil(f"play {game}")
            case ["puzzles"]:
                await self.solve_puzzles()
            case ["open"]:
                name = await self.push_screen_wait(Entry(say("terminal-open-file")))
                if name is not None:
                    await self.review_file(name)
            case ["rules", game]:
                title = say("web-rules-of", game=game_name(game))
                await self.push_screen_wait(Page(title, rules_text(game, self.look)))

    async def play(self, opening: Opening) -> None:
        """A game, and another one, for as long as they like."""
        seed = self.seed
        while True:
            desk = await asyncio.to_thread(self._desk, opening, seed)
            game = opening.settings.setup.split()[0]
            match await self.push_screen_wait(TableScreen(desk, game, self.look)):
                case "again":
                    seed = None if seed is None else seed + 1
                    # Everybody moves up one seat, so that another begins.
                    opening = opening._replace(seats=(*opening.seats[1:], opening.seats[0]))
                case "review":
                    await self.review(desk.record)
                    return
                case _:
                    return

    async def join(self, text: str) -> None:
        """A table at a server, by its link; and the next one of the same people."""
        try:
            link = read_link(text)
            while True:
                desk = RemoteDesk(link, Visit(link.server))
                update = await desk.open()
                game = update.settings.setup.split()[0]
                match await self.push_screen_wait(TableScreen(desk, game, self.look)):
                    case "again":
                        link = await asyncio.to_thread(desk.rematch)
                    case "review":
                        await self.review(await asyncio.to_thread(lambda: desk.record))  # noqa: B023
                        return
                    case _:
                        return
        except ClaimsteadError as no:
            await self.push_screen_wait(Page(say("terminal-join"), Text(no.say(spoken()))))

    async def review(self, text: str) -> None:
        """Go through a game that was played."""
        await self.push_screen_wait(ReviewScreen(read_record(text), self.look))

    async def review_file(self, name: str) -> None:
        try:
            await self.review(read_text(str(Path(name).expanduser()), sys.stdin))
        except ClaimsteadError as no:
            await self.push_screen_wait(Page(say("web-open-file"), Text(no.line(spoken()))))

    async def solve_puzzles(self) -> None:
        """Today's puzzle, then others."""
        asked = puzzles.asked(None)
        while (wish := await self.push_screen_wait(PuzzleScreen(asked, self.look))) != "home":
            asked = puzzles.asked(int(wish))

    def _desk(self, opening: Opening, seed: int | None) -> LocalDesk:
        return LocalDesk(opening.settings, opening.seats, seed, pause=self.pause)
