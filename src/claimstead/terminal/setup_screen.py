"""Setting up a game at this screen: players, variant or deck, who sits where."""

from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from claimstead.core import BadSetup
from claimstead.language import say
from claimstead.notation import Game, setup_words
from claimstead.server.messages import SeatWish
from claimstead.table.settings import Settings
from claimstead.terminal.form import Field, Form
from claimstead.terminal.games import terminal_of
from claimstead.terminal.guide import keys_text
from claimstead.terminal.look import FAINT, STRONG, WARNING, Look
from claimstead.terminal.pages import Page
from claimstead.terminal.words import game_name, level_name

LEVELS = ("beginner", "easy", "medium", "strong", "expert")
"""The computer players that people are offered, the weakest first."""
ME = "me"
HERE = "here"
OPEN = "open"


class Opening(NamedTuple):
    """A game that shall be played."""

    settings: Settings
    seats: tuple[SeatWish, ...]


def against(game: Game[Any], level: str, position: str | None = None) -> Opening:
    """A game of one person against computer players, from the beginning or from a position."""
    me = SeatWish(kind=HERE, name=say("web-you-name"))
    if level not in LEVELS:
        raise BadSetup("no-such-player", player=level[:20], players=" ".join(LEVELS))
    computers = (SeatWish(kind="computer", level=level),) * (game.players - 1)
    return Opening(Settings(setup=setup_words(game), position=position), (me, *computers))


def with_friends(game: Game[Any], level: str | None) -> Opening:
    """A table at a server: the other seats are open, or computer players of a level sit there."""
    if level is not None and level not in LEVELS:
        raise BadSetup("no-such-player", player=level[:20], players=" ".join(LEVELS))
    other = SeatWish(kind=OPEN) if level is None else SeatWish(kind="computer", level=level)
    seats = (SeatWish(kind=ME), *(other,) * (game.players - 1))
    return Opening(Settings(setup=setup_words(game)), seats)


class SetupScreen(Screen[Opening | None]):
    """A form; it ends with the opening, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]
    DEFAULT_CSS = """
    SetupScreen { padding: 1 2; }
    SetupScreen Static { height: auto; }
    """

    def __init__(self, game: str, look: Look, *, at_server: bool = False) -> None:
        super().__init__()
        self.game = game
        self.terminal = terminal_of(game)
        self.look = look
        self.players = 2
        self.at_server = at_server
        """Whether friends come by a link; else they sit at this screen."""

    def compose(self) -> ComposeResult:
        yield Static(Text(f"{game_name(self.game)}: {say('web-new')}\n", STRONG))
        yield Form()
        yield Static(id="note")
        yield Static(Text("\n" + self.look.text(say("terminal-form-keys")), FAINT))

    def on_mount(self) -> None:
        form = self.query_one(Form)
        other = OPEN if self.at_server else "easy"
        form.chosen.update({f"seat {number}": other for number in range(1, 5)})
        form.show(self._fields())
        form.cursor = len(form.fields) - 1
        form.focus()

    def _fields(self) -> tuple[Field, ...]:
        counts = self.terminal.kind.players
        players = tuple((str(each), say("web-players-count", count=each)) for each in counts)
        return (
            Field("players", say("web-new-players"), players),
            self.terminal.variants(self.players),
            *(self._seat(number) for number in range(self.players)),
            Field("start", say("web-new-open" if self.at_server else "web-new-start"), ()),
        )

    def _seat(self, number: int) -> Field:
        computers = tuple(
            (level, f"{say('web-seat-computer')}: {level_name(level)}") for level in LEVELS
        )
        people = ((HERE, say("web-seat-here")),)
        if self.at_server:
            people = ((OPEN, say("web-seat-open")),)
        if number == 0:
            people = ((ME, say("web-you-name")),)
        label = say("terminal-seat", seat="abcde"[number])
        return Field(f"seat {number}", label, (*people, *computers))

    def on_form_changed(self, event: Form.Changed) -> None:
        form = self.query_one(Form)
        if event.name == "players":
            self.players = int(event.value)
            form.show(self._fields())
        note = self.terminal.note(self.players, form.chosen["variant"])
        self.query_one("#note", Static).update(Text(f"\n{self.look.text(note)}", WARNING))

    def on_form_pressed(self) -> None:
        chosen = self.query_one(Form).chosen
        variant = self.terminal.variant(self.players, chosen["variant"])
        settings = Settings(setup=f"{self.game} {self.players} {variant}".strip())
        self.dismiss(Opening(settings, tuple(map(self._wish, range(self.players)))))

    def _wish(self, number: int) -> SeatWish:
        who = self.query_one(Form).chosen[f"seat {number}"]
        if who == ME:
            if self.at_server:
                return SeatWish(kind=ME)
            return SeatWish(kind=HERE, name=say("web-you-name"))
        if who == OPEN:
            return SeatWish(kind=OPEN)
        if who == HERE:
            return SeatWish(kind=HERE, name=f"{say('web-seat-guest')} {number + 1}")
        return SeatWish(kind="computer", level=who)

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_help(self) -> None:
        self.app.push_screen(Page(say("terminal-help-title"), keys_text()))
