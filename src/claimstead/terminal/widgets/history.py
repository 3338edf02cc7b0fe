"""What happened, the newest last."""

from rich.text import Text
from textual.widget import Widget


class History(Widget):
    """As many of the last lines as there is room for."""

    DEFAULT_CSS = "History { height: 1fr; width: 1fr; }"

    def __init__(self, lines: list[str], id: str) -> None:
        super().__init__(id=id)
        self.lines = lines

    def render(self) -> Text:
        shown = self.lines[-max(self.size.height, 1) :]
        text = Text("\n".join(shown), no_wrap=True, overflow="ellipsis")
        text.stylize("dim", 0, max(len(text) - len(shown[-1]), 0) if shown else 0)
        return text
