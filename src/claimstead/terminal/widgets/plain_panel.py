"""Any game on the screen, in plain letters: what one sees, and every move as a choice."""

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from claimstead.language import say
from claimstead.notation import draw
from claimstead.protocol.messages import Update
from claimstead.terminal.widgets.choices import Option
from claimstead.terminal.widgets.panel import GamePanel
from claimstead.terminal.words import game_name


class PlainPanel(GamePanel):
    """What a seat sees, line by line."""

    DEFAULT_CSS = "PlainPanel { height: auto; } PlainPanel Static { height: auto; }"

    def compose(self) -> ComposeResult:
        yield Static(id="view")

    def show(self, update: Update) -> None:
        super().show(update)
        lines = [Text(line) for line in draw(update.view).splitlines()]
        players = [
            self.badge(seat.seat).append(f" {self.called(seat.seat)}") for seat in update.seats
        ]
        self.query_one("#view", Static).update(Text("\n").join([*players, Text(), *lines]))

    def options(self) -> tuple[Option, ...]:
        return tuple(Option(legal.move, legal.move) for legal in self.update.legal)

    def prompt(self) -> str:
        actor = self.update.actor
        if actor is None:
            return ""
        return say("ui-your-turn") if self.is_due else self._other(actor)

    def _other(self, actor: str) -> str:
        return say("ui-heading-other", name=self.called(actor))

    def title(self) -> str:
        count = len(self.update.seats)
        game = game_name(self.update.settings.setup.split()[0])
        return f"{game} · {say('ui-players-count', count=count)}"

    def information(self) -> Text:
        return Text(draw(self.update.view))

    def take_focus(self) -> None:
        """Nothing but the choices takes it."""
