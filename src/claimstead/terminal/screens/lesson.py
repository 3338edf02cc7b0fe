"""A lesson: the worked examples of the rules, one after the other, to be played."""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from claimstead.core import SEATS, ClaimsteadError, Event, Seat
from claimstead.language import say
from claimstead.notation import game_of_position
from claimstead.table.advice import why_not
from claimstead.table.lessons import Task, lessons
from claimstead.terminal.glyphs import Glyphs
from claimstead.terminal.screens.position import PositionScreen
from claimstead.terminal.widgets.choices import Choices, Option
from claimstead.terminal.widgets.panel import GamePanel
from claimstead.terminal.widgets.picture import picture_of
from claimstead.terminal.words import faction_name, game_name, tell


class LessonScreen(PositionScreen):
    """It ends with what is wanted next: `home` or `play`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "turn(1)", show=False),
        Binding("b", "turn(-1)", show=False),
    ]

    def __init__(self, game: str, glyphs: Glyphs) -> None:
        super().__init__(game, glyphs)
        self.tasks = lessons()[game]
        self.number = 0
        self.is_done = False
        self.counted = 0
        """Where the end is counted: how many questions have been answered."""
        self.names = {seat: say(f"ui-lesson-seat-{seat}") for seat in SEATS}
        self.rules: Any = None
        self.state: Any = None

    def keys(self) -> str:
        return say("terminal-lesson-keys")

    def on_mount(self) -> None:
        self.begin()

    @property
    def example(self) -> Task:
        return self.tasks[self.number]

    def begin(self) -> None:
        """Set up the example that is due."""
        text = "\n".join(self.example.position)
        self.rules = game_of_position(text)
        self.state = self.rules.read(text)
        self.is_done = False
        self.counted = 0
        number = say("ui-lesson-example", number=self.number + 1, all=len(self.tasks))
        self.head(f"{say('ui-lesson-title', game=game_name(self.game))} · {number}")
        self.ask_for(self._text("task"))
        self.say("")
        self.show()

    def _text(self, kind: str) -> str:
        name = f"lesson-{self.example.name}-{kind}"
        return say(name)

    def show(self) -> None:
        seat, is_open = self.example.seat, not self.is_done
        self.panel.show(picture_of(self.rules, self.state, seat, self.names, is_open=is_open))
        self.query_one(Choices).show(self._options())
        self.focus_what_is_due()
        self.whisper("" if self.is_done else self.panel.caption())
        if self.example.favours and not self.is_done:
            self.whisper(self._question())

    def _options(self) -> tuple[Option, ...]:
        if self.is_done:
            return self._way_on()
        if self.example.favours:
            return tuple(Option(f"count {seat}", self._side(seat)) for seat in self.rules.seats)
        return self.panel.options()

    def _way_on(self) -> tuple[Option, ...]:
        is_last = self.number == len(self.tasks) - 1
        way_on = Option("next", say("ui-lesson-next"), "n")
        if is_last:
            way_on = Option("play", say("ui-lesson-play"))
        return way_on, Option("again", say("ui-lesson-again"))

    # What the reader does

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        match event.value:
            case "next":
                self.action_turn(1)
            case "again":
                self.begin()
            case "play":
                self.dismiss("play")
            case "count a" | "count b":
                self._count(event.value[-1])
            case move:
                self.panel.wants(move)

    def on_game_panel_wanted(self, event: GamePanel.Wanted) -> None:
        if self.is_done:
            return
        if event.about in self.example.moves:
            self._move(event.about)
        elif event.is_legal:
            self.say(self._text("other"))
            self.whisper(self._consequence(event.about))
        else:
            self._refuse(event.about)

    def _consequence(self, text: str) -> str:
        """What a move that is allowed but not meant would lead to."""
        step = self.rules.apply(self.state, self.rules.move(self.state, text))
        told = (tell(event, self.names, self.example.seat) for event in step.events)
        return say("ui-lesson-would", told=". ".join(told))

    # Counting the end

    def _side(self, seat: Seat) -> str:
        is_own = seat == self.example.seat
        return say("ui-lesson-count-you" if is_own else "ui-lesson-count-opponent")

    def _question(self) -> str:
        """The faction to count, with the values on both sides; at last, who wins."""
        factions = list(self.example.favours)
        if self.counted == len(factions):
            return say("ui-lesson-count-wins")
        sides = " · ".join(
            f"{self._side(seat)}: {' '.join(map(str, self._values(seat)))}"
            for seat in self.rules.seats
        )
        return f"{faction_name(factions[self.counted])}. {sides}"

    def _values(self, seat: Seat) -> list[int]:
        faction = list(self.example.favours)[self.counted]
        pile = self.state.scores[self.rules.seats.index(seat)]
        return sorted(card.value for card in pile if card.faction == faction)

    def _count(self, seat: Seat) -> None:
        answers = [*self.example.favours.values(), self.example.winner]
        if seat != answers[self.counted]:
            self.say(say("ui-lesson-count-wrong", reason=self._reason()))
            return
        self.say("")
        self.counted += 1
        if self.counted == len(answers):
            self._finish("")
        else:
            self.show()

    def _reason(self) -> str:
        favours = self.example.favours
        if self.counted == len(favours):
            won = [seat for seat in favours.values() if seat == self.example.winner]
            return say("ui-lesson-count-game", most=len(won), fewer=len(favours) - len(won))
        faction = faction_name(list(favours)[self.counted])
        low, high = sorted((self._values(seat) for seat in self.rules.seats), key=len)
        if len(low) < len(high):
            return say("ui-lesson-count-more", faction=faction, most=len(high), fewer=len(low))
        lowest, highest = sorted((low[-1], high[-1]))
        return say(
            "ui-lesson-count-highest", faction=faction, most=len(high), high=highest, low=lowest
        )

    def _move(self, text: str) -> None:
        told: list[Event] = []
        for move in (text, *self.example.then):
            step = self.rules.apply(self.state, self.rules.move(self.state, move))
            self.state = step.state
            told += step.events
        self.panel.happened(tuple(told))
        self._finish(". ".join(tell(event, self.names, self.example.seat) for event in told[1:]))

    def _finish(self, happened: str) -> None:
        self.is_done = True
        self.show()
        self.say(f"{say('ui-lesson-right')} {self._text('right')}", is_right=True)
        self.whisper(happened)

    def _refuse(self, about: str) -> None:
        no: ClaimsteadError | None
        try:
            no = why_not(self.rules, self.state, self.example.seat, about)
        except ClaimsteadError as other:
            no = other
        if no is None:
            return
        reason = self.refused(no, self.names)
        if about == self.example.refused:
            self._finish(reason)
        else:
            self.say(say("ui-lesson-wrong", reason=reason))

    def action_turn(self, by: int) -> None:
        self.number = min(max(self.number + by, 0), len(self.tasks) - 1)
        self.begin()
