"""A position and what is said about it: the frame of lessons, puzzles and reviews."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from claimstead.core import ClaimsteadError
from claimstead.language import say
from claimstead.terminal.glyphs import FAINT, GOOD, STRONG, WARNING, Glyphs
from claimstead.terminal.screens.pages import Page
from claimstead.terminal.widgets.choices import Choices
from claimstead.terminal.widgets.guide import help_text
from claimstead.terminal.widgets.panel import GamePanel, panel_for
from claimstead.terminal.words import Names, refusal


class PositionScreen(Screen[str]):
    """A title, what is asked, the game, what can be chosen, and what is said."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    CSS_PATH = "table.tcss"

    def __init__(self, game: str, glyphs: Glyphs) -> None:
        super().__init__()
        self.game = game
        self.glyphs = glyphs
        self.panel = panel_for(game, glyphs)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="task")
        yield self.panel
        yield Static(id="hands")
        yield Choices()
        yield Static(id="message")
        yield Static(id="caption")
        yield Static(Text(self.glyphs.text(self.keys()), FAINT), id="keys")

    def keys(self) -> str:
        """The keys, in a line."""
        raise NotImplementedError

    def write(self, where: str, text: str | Text, style: object = "") -> None:
        """Put a text into one of the parts."""
        if isinstance(text, str):
            text = Text(self.glyphs.text(text), style)  # type: ignore[arg-type]
        self.query_one(f"#{where}", Static).update(text)

    def head(self, text: str) -> None:
        self.write("title", text)

    def ask_for(self, text: str) -> None:
        self.write("task", text, STRONG)

    def say(self, text: str, *, is_right: bool = False) -> None:
        self.write("message", text, GOOD if is_right else WARNING)

    def whisper(self, text: str) -> None:
        """Say something in small print."""
        self.write("caption", text, FAINT)

    def refused(self, no: ClaimsteadError, names: Names) -> str:
        """Why something can't be done, with the rule's number."""
        told = refusal(f"{no.kind}-{no.code}", no.arguments, names)
        rule = getattr(no, "rule", None)
        return f"{rule}: {told}" if rule else told

    def focus_what_is_due(self) -> None:
        choices = self.query_one(Choices)
        if choices.options:
            choices.focus()
        else:
            self.panel.take_focus()

    def on_key(self, event: Key) -> None:
        if self.query_one(Choices).press(event.key):
            event.stop()

    def on_game_panel_pointed(self) -> None:
        self.whisper(self.panel.caption())

    def on_game_panel_wanted(self, event: GamePanel.Wanted) -> None:
        """Somebody wants to make a move."""

    def action_help(self) -> None:
        self.app.push_screen(Page(say("terminal-help-title"), help_text(self.game, self.glyphs)))

    def action_leave(self) -> None:
        self.dismiss("home")
