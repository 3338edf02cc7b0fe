"""Setting up a game at this screen: players, variant or deck, who sits where."""

from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from claimstead.core import BadSetup
from claimstead.language import say
from claimstead.notation import setup_words
from claimstead.players.levels import levels_of
from claimstead.protocol.messages import SeatWish
from claimstead.registry import Game, kind_of
from claimstead.table.settings import Settings
from claimstead.terminal.games import terminal_of
from claimstead.terminal.glyphs import FAINT, STRONG, WARNING, Glyphs
from claimstead.terminal.screens.pages import Page
from claimstead.terminal.widgets.form import Field, Form
from claimstead.terminal.widgets.guide import keys_text
from claimstead.terminal.words import game_name, level_name

ME = "me"
HERE = "here"
OPEN = "open"


class Opening(NamedTuple):
    """A game that shall be played."""

    settings: Settings
    seats: tuple[SeatWish, ...]


def against(game: Game[Any], level: str, position: str | None = None) -> Opening:
    """A game of one person against computer players, from the beginning or from a position."""
    me = SeatWish(kind=HERE, name=say("ui-you-name"))
    _check_level(game, level)
    computers = (SeatWish(kind="computer", level=level),) * (game.players - 1)
    return Opening(Settings(setup=setup_words(game), position=position), (me, *computers))


def with_friends(game: Game[Any], level: str | None) -> Opening:
    """A table at a server: the other seats are open, or computer players of a level sit there."""
    if level is not None:
        _check_level(game, level)
    other = SeatWish(kind=OPEN) if level is None else SeatWish(kind="computer", level=level)
    seats = (SeatWish(kind=ME), *(other,) * (game.players - 1))
    return Opening(Settings(setup=setup_words(game)), seats)


def _check_level(game: Game[Any], level: str) -> None:
    levels = levels_of(kind_of(game))
    if level not in levels:
        raise BadSetup("no-such-player", player=level[:20], players=" ".join(levels))


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

    def __init__(self, game: str, glyphs: Glyphs, *, at_server: bool = False) -> None:
        super().__init__()
        self.game = game
        self.terminal = terminal_of(game)
        self.levels = levels_of(self.terminal.kind)
        self.glyphs = glyphs
        self.players = 2
        self.at_server = at_server
        """Whether friends come by a link; else they sit at this screen."""

    def compose(self) -> ComposeResult:
        yield Static(Text(f"{game_name(self.game)}: {say('ui-new')}\n", STRONG))
        yield Form()
        yield Static(id="note")
        yield Static(Text("\n" + self.glyphs.text(say("terminal-form-keys")), FAINT))

    def on_mount(self) -> None:
        form = self.query_one(Form)
        other = OPEN if self.at_server else self.levels[:2][-1]
        form.chosen.update({f"seat {number}": other for number in range(1, 5)})
        form.show(self._fields())
        form.cursor = len(form.fields) - 1
        form.focus()

    def _fields(self) -> tuple[Field, ...]:
        counts = self.terminal.kind.players
        players = tuple((str(each), say("ui-players-count", count=each)) for each in counts)
        return (
            Field("players", say("ui-new-players"), players),
            self.terminal.variants(self.players),
            *(self._seat(number) for number in range(self.players)),
            Field("start", say("ui-new-open" if self.at_server else "ui-new-start"), ()),
        )

    def _seat(self, number: int) -> Field:
        computers = tuple(
            (level, f"{say('ui-seat-computer')}: {level_name(level)}") for level in self.levels
        )
        people = ((HERE, say("ui-seat-here")),)
        if self.at_server:
            people = ((OPEN, say("ui-seat-open")),)
        if number == 0:
            people = ((ME, say("ui-you-name")),)
        label = say("terminal-seat", seat="abcde"[number])
        return Field(f"seat {number}", label, (*people, *computers))

    def on_form_changed(self, event: Form.Changed) -> None:
        form = self.query_one(Form)
        if event.name == "players":
            self.players = int(event.value)
            form.show(self._fields())
        note = self.terminal.note(self.players, form.chosen["variant"])
        self.query_one("#note", Static).update(Text(f"\n{self.glyphs.text(note)}", WARNING))

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
            return SeatWish(kind=HERE, name=say("ui-you-name"))
        if who == OPEN:
            return SeatWish(kind=OPEN)
        if who == HERE:
            return SeatWish(kind=HERE, name=f"{say('ui-seat-guest')} {number + 1}")
        return SeatWish(kind="computer", level=who)

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_help(self) -> None:
        self.app.push_screen(Page(say("terminal-help-title"), keys_text()))
