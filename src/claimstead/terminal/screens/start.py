"""The first screen: what there is to do."""

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from claimstead.language import say
from claimstead.registry import kinds
from claimstead.table.lessons import lessons
from claimstead.terminal.games import setup_name
from claimstead.terminal.glyphs import FAINT, STRONG, Glyphs
from claimstead.terminal.screens.pages import Page
from claimstead.terminal.widgets.choices import Choices, Option
from claimstead.terminal.widgets.guide import keys_text
from claimstead.terminal.words import game_name


class StartScreen(Screen[str]):
    """A list; it ends with what was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    DEFAULT_CSS = """
    StartScreen { padding: 1 2; }
    StartScreen Static { height: auto; }
    """

    def __init__(self, glyphs: Glyphs, unfinished: str | None = None) -> None:
        super().__init__()
        self.glyphs = glyphs
        self.unfinished = unfinished
        """The set-up of the game that was left last."""

    def compose(self) -> ComposeResult:
        yield Static(Text("C L A I M S T E A D", STRONG))
        yield Static(Text(self.glyphs.text(say("ui-start", count=len(kinds()))) + "\n", FAINT))
        yield Choices(is_list=True)
        yield Static(id="about")
        yield Static(Text("\n" + self.glyphs.text(say("terminal-start-keys")), FAINT))

    def on_mount(self) -> None:
        choices = self.query_one(Choices)
        left = self.unfinished
        again = (
            ()
            if left is None
            else (Option("resume", say("terminal-resume", game=self._named(left)), "0"),)
        )
        choices.show(
            (
                *again,
                *_each("play", kinds(), lambda game: say("terminal-play", game=game), "12"),
                Option("join", say("terminal-join"), "3"),
                Option("host", say("terminal-host"), "o"),
                *_each("learn", lessons(), lambda game: say("ui-lesson-title", game=game), "45"),
                Option("puzzles", say("terminal-puzzles"), "6"),
                Option("open", say("ui-open-file"), "7"),
                *_each("rules", lessons(), lambda game: say("ui-rules-of", game=game), "89"),
                Option("quit", say("terminal-quit"), "q"),
            )
        )
        choices.focus()

    def _named(self, setup: str) -> str:
        return f"{setup_name(setup)}, {say('ui-players-count', count=int(setup.split()[1]))}"

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self.dismiss(event.value)

    def action_help(self) -> None:
        self.app.push_screen(Page(say("terminal-help-title"), keys_text()))

    def action_leave(self) -> None:
        self.dismiss("quit")


def _each(
    what: str, games: Iterable[str], told: Callable[[str], str], keys: str
) -> Iterator[Option]:
    """The same for every game, with a key where one is left."""
    for game, key in zip_longest(games, keys, fillvalue=""):
        if game:
            yield Option(f"{what} {game}", told(game_name(game)), key)
