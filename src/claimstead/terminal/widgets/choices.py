"""A few choices side by side: arrow keys and Enter, a letter, or a click."""

from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click, Key
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from claimstead.terminal.glyphs import OFFERED


class Option(NamedTuple):
    value: str
    label: str
    key: str = ""
    """A letter that chooses it at once."""

    @property
    def text(self) -> str:
        return f" {self.label} ({self.key}) " if self.key else f" {self.label} "


class Choices(Widget, can_focus=True):
    """Something has to be chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "go(-1)", show=False),
        Binding("right,down,tab", "go(1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    DEFAULT_CSS = "Choices { width: 1fr; height: auto; } Choices.-none { display: none; }"

    options: reactive[tuple[Option, ...]] = reactive((), layout=True)
    cursor: reactive[int] = reactive(0)

    class Chosen(Message):
        def __init__(self, choices: "Choices", value: str) -> None:
            super().__init__()
            self.choices = choices
            self.value = value

        @property
        def control(self) -> "Choices":
            return self.choices

    def __init__(self, *, is_list: bool = False) -> None:
        super().__init__()
        self.is_list = is_list
        """Whether they always stand one below the other."""

    def show(self, options: tuple[Option, ...]) -> None:
        """Offer these; without any it hides."""
        if options != self.options:
            self.cursor = 0
            self.options = options
        self.set_class(not options, "-none")

    def render(self) -> Text:
        parts = []
        for number, option in enumerate(self.options):
            is_here = number == self.cursor and self.has_focus
            text = f"[{option.text}]" if is_here else f" {option.text} "
            parts.append(Text(text, OFFERED if is_here else Style(reverse=True)))
        return Text(" ").join(parts) if self._is_a_row() else Text("\n").join(parts)

    def _is_a_row(self) -> bool:
        """Whether all stand side by side, else one below the other."""
        room = self.size.width or self.app.size.width
        return not self.is_list and self._width() <= room

    def _width(self) -> int:
        return sum(len(option.text) + 3 for option in self.options)

    def on_resize(self) -> None:
        self.refresh(layout=True)

    def action_go(self, by: int) -> None:
        self.cursor = (self.cursor + by) % max(len(self.options), 1)

    def watch_cursor(self) -> None:
        """Of many, the one at the cursor is in sight."""
        if self.is_list and isinstance(self.parent, VerticalScroll):
            line = Region(0, self.cursor, self.size.width, 1)
            self.parent.scroll_to_region(line, animate=False)

    def action_choose(self) -> None:
        if self.options:
            self.post_message(self.Chosen(self, self.options[self.cursor].value))

    def press(self, key: str) -> bool:
        """Choose by a letter; whether there was such a choice."""
        for number, option in enumerate(self.options):
            if option.key and option.key == key:
                self.cursor = number
                self.action_choose()
                return True
        return False

    def on_key(self, event: Key) -> None:
        if self.press(event.key):
            event.stop()

    def on_click(self, event: Click) -> None:
        left = 0
        for number, option in enumerate(self.options):
            width = len(option.text) + 2
            is_hit = left <= event.x < left + width if self._is_a_row() else event.y == number
            if is_hit:
                self.cursor = number
                self.action_choose()
                return
            left += width + 1
