"""The terminal app: one screen after the other, until somebody has had enough."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from claimstead.core import ClaimsteadError
from claimstead.files import read_text
from claimstead.language import say, spoken
from claimstead.notation import Record, read_records, setup_words
from claimstead.registry import kinds
from claimstead.terminal import puzzles
from claimstead.terminal.glyphs import ASCII, RICH
from claimstead.terminal.local import LocalClient
from claimstead.terminal.remote import RemoteClient
from claimstead.terminal.saved_games import SavedGames
from claimstead.terminal.screens.lesson import LessonScreen
from claimstead.terminal.screens.pages import Entry, Page, Question
from claimstead.terminal.screens.puzzle import PuzzleScreen
from claimstead.terminal.screens.review import ReviewScreen
from claimstead.terminal.screens.setup import Opening, SetupScreen
from claimstead.terminal.screens.start import StartScreen
from claimstead.terminal.screens.table import TableScreen
from claimstead.terminal.server_session import ServerSession, read_link, read_server
from claimstead.terminal.widgets.choices import Option
from claimstead.terminal.widgets.guide import rules_text
from claimstead.terminal.words import game_name

SERVER = "http://localhost:8000"
INTERRUPTED = 130
"""As shells have it: 128, and the number of the signal."""
MOST_GAMES = 200
"""Of a file, to choose from."""


def _option(number: int, record: Record) -> Option:
    """A game of a file, by its number, its players and who won."""
    players = ", ".join(name for key, name in record.header if key.startswith("seat "))
    return Option(str(number), f"{number + 1}. {setup_words(record.game)} {players}".strip())


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
        kept: SavedGames | None = None,
        resumes: bool = False,
        seed: int | None = None,
        ascii_only: bool = False,
        pace: float = 1.0,
    ) -> None:
        super().__init__()
        self.glyphs = ASCII if ascii_only else RICH
        self.opening = opening
        self.link = link
        self.kept = kept
        """Where games are kept that are left before their end; nowhere unless given."""
        self.resumes = resumes
        self.seed = seed
        self.pace = pace
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
        elif self.resumes:
            await self.resume()
        while (wish := await self.push_screen_wait(self._start_screen())) != "quit":
            await self._fulfil(wish)
        self.exit()

    def _start_screen(self) -> StartScreen:
        left = self.kept.games() if self.kept is not None else []
        return StartScreen(self.glyphs, left[0].setup if left else None)

    async def _fulfil(self, wish: str) -> None:
        match wish.split():
            case ["play", game]:
                opening = await self.push_screen_wait(SetupScreen(game, self.glyphs))
                if opening is not None:
                    await self.play(opening)
            case ["join"]:
                await self._ask_for(say("terminal-join-link"), self.join)
            case ["host"]:
                await self.host()
            case ["resume"]:
                await self.resume()
            case ["learn", game]:
                if await self.push_screen_wait(LessonScreen(game, self.glyphs)) == "play":
                    await self._fulfil(f"play {game}")
            case ["puzzles"]:
                await self.solve_puzzles()
            case ["open"]:
                await self._ask_for(say("terminal-open-file"), self.review_file)
            case ["rules", game]:
                title = say("ui-rules-of", game=game_name(game))
                await self.push_screen_wait(Page(title, rules_text(game, self.glyphs)))

    async def _ask_for(self, question: str, go: Callable[[str], Awaitable[None]]) -> None:
        """Ask for a line, and go where it leads."""
        answer = await self.push_screen_wait(Entry(question))
        if answer is not None:
            await go(answer)

    async def play(self, opening: Opening) -> None:
        """A game, and another one, for as long as they like."""
        client = await asyncio.to_thread(self._client, opening, self.seed)
        await self._stay_at(client, self.seed)

    async def resume(self) -> None:
        """Go on with the game that was left last."""
        left = self.kept.games() if self.kept is not None else []
        if left:
            client = await asyncio.to_thread(LocalClient.resumed, left[0], pace=self.pace)
            await self._stay_at(client, None)

    async def _stay_at(self, client: LocalClient, seed: int | None) -> None:
        while True:
            game = client.settings.setup.split()[0]
            match await self.push_screen_wait(TableScreen(client, game, self.glyphs)):
                case "again":
                    seed = None if seed is None else seed + 1
                    # Everybody moves up one seat, so that another begins.
                    seats = (*client.seats[1:], client.seats[0])
                    opening = Opening(client.settings, seats)
                    client = await asyncio.to_thread(self._client, opening, seed)
                case "review":
                    await self.review(client.record)
                    return
                case _:
                    return

    async def host(self) -> None:
        """Open a table at a server, under a name of one's choice."""
        try:
            address = await self.push_screen_wait(Entry(say("terminal-host-where"), SERVER))
            if address is None:
                return
            visit = ServerSession(read_server(address))
            await asyncio.to_thread(visit.meet)
            called = await asyncio.to_thread(lambda: visit.name)
            name = await self.push_screen_wait(Entry(say("ui-name-first"), called))
            if name is None:
                return
            if name != called:
                await asyncio.to_thread(visit.rename, name)
            games = tuple(Option(each, game_name(each)) for each in kinds())
            game = await self.push_screen_wait(Question(say("terminal-host-game"), games))
            if game is None:
                return
            opening = await self.push_screen_wait(SetupScreen(game, self.glyphs, at_server=True))
            if opening is not None:
                link = await asyncio.to_thread(visit.open_table, *opening)
                await self.join(str(link))
        except ClaimsteadError as no:
            await self.push_screen_wait(Page(say("terminal-host"), Text(no.say(spoken()))))

    async def join(self, text: str) -> None:
        """A table at a server, by its link; and the next one of the same people."""
        try:
            link = read_link(text)
            while True:
                client = RemoteClient(link, ServerSession(link.server))
                update = await client.open()
                game = update.settings.setup.split()[0]
                match await self.push_screen_wait(TableScreen(client, game, self.glyphs)):
                    case "again":
                        link = await asyncio.to_thread(client.rematch)
                    case "review":
                        await self.review(await asyncio.to_thread(lambda: client.record))  # noqa: B023
                        return
                    case _:
                        return
        except ClaimsteadError as no:
            await self.push_screen_wait(Page(say("terminal-join"), Text(no.say(spoken()))))

    async def review(self, text: str) -> None:
        """Go through a game that was played; of many, one after the other is chosen."""
        records = list(read_records(text))
        if len(records) == 1:
            await self.push_screen_wait(ReviewScreen(records[0], self.glyphs))
            return
        games = tuple(_option(number, record) for number, record in enumerate(records[:MOST_GAMES]))
        while (chosen := await self.push_screen_wait(self._which(games))) is not None:
            await self.push_screen_wait(ReviewScreen(records[int(chosen)], self.glyphs))

    def _which(self, games: tuple[Option, ...]) -> Question:
        return Question(say("terminal-which-game"), games, is_list=True)

    async def review_file(self, name: str) -> None:
        try:
            await self.review(read_text(str(Path(name).expanduser()), sys.stdin))
        except ClaimsteadError as no:
            await self.push_screen_wait(Page(say("ui-open-file"), Text(no.line(spoken()))))

    async def solve_puzzles(self) -> None:
        """Today's puzzle, then others."""
        asked = puzzles.asked_for(None)
        while (wish := await self.push_screen_wait(PuzzleScreen(asked, self.glyphs))) != "home":
            asked = puzzles.asked_for(int(wish))

    def _client(self, opening: Opening, seed: int | None) -> LocalClient:
        file = None
        if self.kept is not None:
            # Who can't keep a game plays all the same.
            with suppress(ClaimsteadError):
                file = self.kept.new()
        return LocalClient(opening.settings, opening.seats, seed, pace=self.pace, file=file)
