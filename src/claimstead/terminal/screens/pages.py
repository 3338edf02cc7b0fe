"""Pages over the table: something to read, or a question."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from claimstead.language import say
from claimstead.terminal.glyphs import FAINT, STRONG, WARNING
from claimstead.terminal.widgets.choices import Choices, Option


class Page(ModalScreen[None]):
    """Something to read, until a key closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,space", "close", show=False),
        Binding("up,k", "scroll_by(-1)", show=False),
        Binding("down,j", "scroll_by(1)", show=False),
        Binding("pageup", "scroll_by(-10)", show=False),
        Binding("pagedown", "scroll_by(10)", show=False),
    ]
    DEFAULT_CSS = """
    Page { align: center middle; }
    Page > Vertical { width: 90%; max-width: 100; height: auto; max-height: 96%;
        background: $surface; border: round $primary; padding: 0 1; }
    Page VerticalScroll { height: auto; max-height: 100%; }
    """

    def __init__(self, title: str, text: Text) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(f"{self.heading}\n", STRONG))
            with VerticalScroll(can_focus=False):
                yield Static(self.text)
            yield Static(Text("\n" + say("terminal-close-keys"), FAINT))

    def action_scroll_by(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Question(ModalScreen[str | None]):
    """A question with a few answers; Escape answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]
    DEFAULT_CSS = """
    Question { align: center middle; }
    Question > Vertical { width: 76; max-width: 96%; height: auto; background: $surface;
        border: round $primary; padding: 1 2; }
    Question VerticalScroll { height: auto; max-height: 16; }
    """

    def __init__(
        self, question: str, options: tuple[Option, ...], *, is_list: bool = False
    ) -> None:
        super().__init__()
        self.question = question
        self.options = options
        self.is_list = is_list
        """One below the other: for many."""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(f"{self.question}\n"))
            if self.is_list:
                with VerticalScroll(can_focus=False):
                    yield Choices(is_list=True)
            else:
                yield Choices()

    def on_mount(self) -> None:
        choices = self.query_one(Choices)
        choices.show(self.options)
        choices.focus()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self.dismiss(event.value)

    def action_close(self) -> None:
        self.dismiss(None)


class Entry(ModalScreen[str | None]):
    """A line to be typed. What `check` refuses is said, and can be corrected."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]
    DEFAULT_CSS = """
    Entry { align: center middle; }
    Entry > Vertical { width: 76; max-width: 96%; height: auto; background: $surface;
        border: round $primary; padding: 1 2; }
    Entry Input { border: none; height: 1; background: $boost; }
    """

    def __init__(
        self, question: str, value: str = "", check: Callable[[str], str | None] | None = None
    ) -> None:
        super().__init__()
        self.question = question
        self.value = value
        self.check = check

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(f"{self.question}\n"))
            yield Input(self.value)
            yield Static(id="no")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        refused = self.check(text) if self.check is not None and text else None
        if refused is not None:
            self.query_one("#no", Static).update(Text(f"\n{refused}", WARNING))
            return
        self.dismiss(text or None)

    def action_close(self) -> None:
        self.dismiss(None)
