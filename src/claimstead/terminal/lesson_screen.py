"""A lesson: the worked examples of the rules, one after the other, to be played."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from claimstead.core import SEATS, ClaimsteadError, Event
from claimstead.language import say
from claimstead.notation import game_of_position
from claimstead.table.advice import why_not
from claimstead.table.lessons import Task, lessons
from claimstead.terminal.choices import Choices, Option
from claimstead.terminal.guide import help_text
from claimstead.terminal.look import FAINT, GOOD, STRONG, WARNING, Look
from claimstead.terminal.pages import Page
from claimstead.terminal.panel import GamePanel, panel_for
from claimstead.terminal.picture import picture_of
from claimstead.terminal.words import game_name, refusal, tell


class LessonScreen(Screen[str]):
    """It ends with what is wanted next: `home` or `play`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "turn(1)", show=False),
        Binding("b", "turn(-1)", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    CSS_PATH = "table.tcss"

    def __init__(self, game: str, look: Look) -> None:
        super().__init__()
        self.game = game
        self.look = look
        self.tasks = lessons()[game]
        self.number = 0
        self.is_done = False
        self.panel = panel_for(game, look)
        self.names = {seat: say(f"web-lesson-seat-{seat}") for seat in SEATS}
        self.rules: Any = None
        self.state: Any = None

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="task")
        yield self.panel
        yield Choices()
        yield Static(id="message")
        yield Static(id="caption")
        yield Static(Text(self.look.text(say("terminal-lesson-keys")), FAINT), id="keys")

    def on_mount(self) -> None:
        self.begin()

    @property
    def task(self) -> Task:
        return self.tasks[self.number]

    def begin(self) -> None:
        """Set up the example that is due."""
        text = "\n".join(self.task.position)
        self.rules = game_of_position(text)
        self.state = self.rules.read(text)
        self.is_done = False
        example = say("web-lesson-example", number=self.number + 1, all=len(self.tasks))
        title = f"{say('web-lesson-title', game=game_name(self.game))} · {example}"
        self.query_one("#title", Static).update(Text(self.look.text(title)))
        self.query_one("#task", Static).update(Text(self._text("task"), STRONG))
        self.say("")
        self.show()

    def _text(self, kind: str) -> str:
        name = f"lesson-{self.task.name}-{kind}"
        return self.look.text(say(name))

    def show(self) -> None:
        seat = self.task.seat
        self.panel.show(
            picture_of(self.rules, self.state, seat, self.names, is_open=not self.is_done)
        )
        choices = self.query_one(Choices)
        if self.is_done:
            last = self.number == len(self.tasks) - 1
            on = Option("play", say("web-lesson-play")) if last else None
            on = on or Option("next", say("web-lesson-next"), "n")
            choices.show((on, Option("again", say("web-lesson-again"))))
        else:
            choices.show(self.panel.options())
        if choices.options:
            choices.focus()
        else:
            self.panel.take_focus()
        self._caption()

    def _caption(self) -> None:
        text = "" if self.is_done else self.panel.caption()
        self.query_one("#caption", Static).update(Text(self.look.text(text), FAINT))

    def say(self, text: str, *, is_right: bool = False) -> None:
        style = GOOD if is_right else WARNING
        self.query_one("#message", Static).update(Text(self.look.text(text), style))

    # What the reader does

    def on_key(self, event: Key) -> None:
        if self.query_one(Choices).press(event.key):
            event.stop()

    def on_game_panel_pointed(self) -> None:
        self._caption()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        match event.value:
            case "next":
                self.action_turn(1)
            case "again":
                self.begin()
            case "play":
                self.dismiss("play")
            case move:
                self.panel.wants(move)

    def on_game_panel_wanted(self, event: GamePanel.Wanted) -> None:
        if self.is_done:
            return
        if event.about in self.task.moves:
            self._move(event.about)
        elif event.is_legal:
            self.say(self._text("other"))
        else:
            self._refuse(event.about)

    def _move(self, text: str) -> None:
        told: list[Event] = []
        for move in (text, *self.task.then):
            step = self.rules.apply(self.state, self.rules.move(self.state, move))
            self.state = step.state
            told += step.events
        self.panel.happened(tuple(told))
        happened = ". ".join(tell(event, self.names, self.task.seat) for event in told[1:])
        self._finish(happened)

    def _finish(self, happened: str) -> None:
        self.is_done = True
        self.show()
        self.say(f"{say('web-lesson-right')} {self._text('right')}", is_right=True)
        self.query_one("#caption", Static).update(Text(self.look.text(happened), FAINT))

    def _refuse(self, about: str) -> None:
        no: ClaimsteadError | None
        try:
            no = why_not(self.rules, self.state, self.task.seat, about)
        except ClaimsteadError as other:
            no = other
        if no is None:
            return
        told = refusal(f"{no.kind}-{no.code}", no.arguments, self.names)
        rule = getattr(no, "rule", None)
        reason = f"{rule}: {told}" if rule else told
        if about == self.task.refused:
            self._finish(reason)
        else:
            self.say(say("web-lesson-wrong", reason=reason))

    def action_turn(self, by: int) -> None:
        self.number = min(max(self.number + by, 0), len(self.tasks) - 1)
        self.begin()

    def action_help(self) -> None:
        self.app.push_screen(Page(say("terminal-help-title"), help_text(self.game, self.look)))

    def action_leave(self) -> None:
        self.dismiss("home")
