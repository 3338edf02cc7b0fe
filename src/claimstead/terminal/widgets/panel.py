"""The part of a table's screen that differs from game to game."""

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from claimstead.core import Event, Seat
from claimstead.protocol.messages import Update
from claimstead.terminal.games import terminal_of
from claimstead.terminal.glyphs import Glyphs, seat_style
from claimstead.terminal.widgets.choices import Option
from claimstead.terminal.words import Names, names_of


def panel_for(game: str, glyphs: Glyphs) -> "GamePanel":
    """The panel of a game."""
    return terminal_of(game).panel(glyphs)


class GamePanel(Widget):
    """Draws a game and says what a person wants to do in it."""

    class Wanted(Message):
        """A move, or a space or card that can't be used now: then the answer is why."""

        def __init__(self, about: str, is_legal: bool) -> None:
            super().__init__()
            self.about = about
            self.is_legal = is_legal

    class Pointed(Message):
        """The cursor has moved: the caption is another one."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self.glyphs = glyphs
        self.told: Update | None = None

    @property
    def update(self) -> Update:
        assert self.told is not None, "shown before it is asked"
        return self.told

    @property
    def names(self) -> Names:
        return names_of(self.update.seats)

    @property
    def is_due(self) -> bool:
        """Whether somebody at this screen is to act, and sees what to do."""
        return bool(self.update.legal)

    def show(self, update: Update) -> None:
        """Draw where the table stands."""
        self.told = update

    def happened(self, events: tuple[Event, ...]) -> None:
        """Take note of what happened."""

    def wants(self, move: str) -> None:
        is_legal = any(legal.move == move for legal in self.update.legal)
        self.post_message(self.Wanted(move, is_legal))

    def options(self) -> tuple[Option, ...]:
        """What is to be chosen other than by a space or a card."""
        return ()

    def prompt(self) -> str:
        """What is to be done now."""
        raise NotImplementedError

    def caption(self) -> str:
        """What the cursor points at, and what it would do."""
        return ""

    def title(self) -> str:
        """The game and where it stands, in a line."""
        raise NotImplementedError

    def aside(self) -> Text:
        """What stands beside the game where there is room."""
        return Text()

    def information(self) -> Text:
        """All there is to know of the position."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Where the keyboard goes when it is one's turn."""
        raise NotImplementedError

    def badge(self, seat: Seat) -> Text:
        """A seat's letter in its colour, with a pointer before the one to act."""
        pointer = self.glyphs.pointer if seat == self.update.actor else " "
        return Text(f"{pointer} ").append(f" {seat} ", seat_style(seat))

    def called(self, seat: Seat) -> str:
        """Who sits there."""
        return self.names.get(seat, seat)
