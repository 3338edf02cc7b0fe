"""The first screen: what there is to do."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from claimstead.language import say
from claimstead.terminal.choices import Choices, Option
from claimstead.terminal.guide import keys_text
from claimstead.terminal.look import FAINT, STRONG, Look
from claimstead.terminal.pages import Page
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

    def __init__(self, look: Look, unfinished: str | None = None) -> None:
        super().__init__()
        self.look = look
        self.unfinished = unfinished
        """The set-up of the game that was left last."""

    def compose(self) -> ComposeResult:
        yield Static(Text("C L A I M S T E A D", STRONG))
        yield Static(Text(self.look.text(say("web-start")) + "\n", FAINT))
        yield Choices(is_list=True)
        yield Static(id="about")
        yield Static(Text("\n" + self.look.text(say("terminal-start-keys")), FAINT))

    def on_mount(self) -> None:
        dice, cards = game_name("claim-it"), game_name("claim")
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
                Option("play claim-it", say("terminal-play", game=dice), "1"),
                Option("play claim", say("terminal-play", game=cards), "2"),
                Option("join", say("terminal-join"), "3"),
                Option("host", say("terminal-host"), "o"),
                Option("learn claim-it", say("web-lesson-title", game=dice), "4"),
                Option("learn claim", say("web-lesson-title", game=cards), "5"),
                Option("puzzles", say("terminal-puzzles"), "6"),
                Option("open", say("web-open-file"), "7"),
                Option("rules claim-it", say("web-rules-of", game=dice), "8"),
                Option("rules claim", say("web-rules-of", game=cards), "9"),
                Option("quit", say("terminal-quit"), "q"),
            )
        )
        choices.focus()

    def _named(self, setup: str) -> str:
        game, players, *_ = setup.split()
        return f"{game_name(game)}, {say('web-players-count', count=int(players))}"

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self.dismiss(event.value)

    def action_help(self) -> None:
        self.app.push_screen(Page(say("terminal-help-title"), keys_text()))

    def action_leave(self) -> None:
        self.dismiss("quit")
