"""A form of choices: up and down go from line to line, left and right change one."""

from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from claimstead.terminal.glyphs import OFFERED

LABEL = 22


class Field(NamedTuple):
    """One line: what is chosen, and from what."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    """Each with the words for it; a field without values is a button."""


class Form(Widget, can_focus=True):
    """Lines with a choice each, and a button at the end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "go(-1)", show=False),
        Binding("down,tab", "go(1)", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "enter", show=False),
    ]
    DEFAULT_CSS = "Form { height: auto; width: 1fr; }"

    fields: reactive[tuple[Field, ...]] = reactive((), layout=True)
    cursor: reactive[int] = reactive(0)

    class Changed(Message):
        def __init__(self, name: str, value: str) -> None:
            super().__init__()
            self.name = name
            self.value = value

    class Pressed(Message):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self) -> None:
        super().__init__()
        self.chosen: dict[str, str] = {}

    def show(self, fields: tuple[Field, ...]) -> None:
        """Offer these lines; what was chosen before stays where it can."""
        for field in fields:
            values = [value for value, _ in field.values]
            if values and self.chosen.get(field.name) not in values:
                self.chosen[field.name] = values[0]
        self.fields = fields
        self.cursor = min(self.cursor, len(fields) - 1)
        self.refresh()

    def render(self) -> Text:
        return Text("\n").join(
            self._line(field, number == self.cursor) for number, field in enumerate(self.fields)
        )

    def _line(self, field: Field, is_here: bool) -> Text:
        style = OFFERED if is_here and self.has_focus else Style()
        mark = "> " if is_here else "  "
        if not field.values:
            return Text(mark).append(f"[ {field.label} ]", style or Style(reverse=True))
        words = dict(field.values)[self.chosen[field.name]]
        line = Text(f"{mark}{field.label[:LABEL]:<{LABEL}} ")
        line.append(f"< {words} >", style)
        return line

    def action_go(self, by: int) -> None:
        self.cursor = (self.cursor + by) % len(self.fields)

    def action_change(self, by: int) -> None:
        field = self.fields[self.cursor]
        if not field.values:
            return
        values = [value for value, _ in field.values]
        number = (values.index(self.chosen[field.name]) + by) % len(values)
        self.chosen[field.name] = values[number]
        self.refresh()
        self.post_message(self.Changed(field.name, values[number]))

    def action_enter(self) -> None:
        field = self.fields[self.cursor]
        if field.values:
            self.action_go(1)
        else:
            self.post_message(self.Pressed(field.name))

    def on_click(self, event: Click) -> None:
        if not 0 <= event.y < len(self.fields):
            return
        self.cursor = event.y
        if not self.fields[event.y].values:
            self.action_enter()
        elif event.x >= LABEL:
            self.action_change(-1 if event.x <= LABEL + 5 else 1)
