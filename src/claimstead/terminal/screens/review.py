"""A game that was played, move by move: what it was worth, what was an error, what was luck."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from claimstead.core import ClaimsteadError, Seat
from claimstead.language import say, spoken
from claimstead.notation import Record
from claimstead.players.player import Cancelled
from claimstead.review import USUAL, Kind, Review, Step, review
from claimstead.review.telling import (
    accounts,
    better_move,
    certainty,
    is_bust,
    move_said,
    percent,
    signed,
    word_said,
)
from claimstead.terminal.games import setup_name
from claimstead.terminal.glyphs import STRONG, Glyphs
from claimstead.terminal.screens.pages import Page
from claimstead.terminal.screens.position import PositionScreen
from claimstead.terminal.widgets.choices import Choices
from claimstead.terminal.widgets.picture import picture_of
from claimstead.terminal.words import tell

NAME = 34
COLUMN = 14


class ReviewScreen(PositionScreen):
    """Arrow keys go through the game; the review is made beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False, priority=True),
        Binding("right", "go(1)", show=False, priority=True),
        Binding("pageup", "go(-10)", show=False),
        Binding("pagedown", "go(10)", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("m", "moment", show=False),
        Binding("a", "account", show=False),
        Binding("e", "eyes", show=False),
    ]

    def __init__(self, record: Record, glyphs: Glyphs) -> None:
        super().__init__(record.game.name, glyphs)
        self.record = record
        header = dict(record.header)
        self.names = {seat: header.get(f"seat {seat}", seat) for seat in record.game.seats}
        self.states: list[Any] = [record.first]
        self.events: list[tuple[Any, ...]] = [()]
        for step in record.steps():
            self.states.append(step.state)
            self.events.append(step.events)
        self.number = 0
        self.eyes: Seat = record.game.seats[0]
        self.review: Review | None = None
        self.trouble = ""
        self.looked_at = 0
        self._left = threading.Event()

    def keys(self) -> str:
        return say("terminal-review-keys")

    def on_mount(self) -> None:
        self.query_one(Choices).show(())
        self.show()
        self.run_worker(self._review())

    async def _review(self) -> None:
        effort = USUAL._replace(is_cancelled=self._left.is_set)
        try:
            self.review = await asyncio.to_thread(review, self.record, effort, self._progress)
        except ClaimsteadError as no:
            self.trouble = no.say(spoken())
        except Cancelled:
            return
        self.show()

    def _progress(self, done: int, _: int) -> None:
        self.looked_at = done
        if not self._left.is_set() and done % 10 == 0:
            self.app.call_from_thread(self._title)

    def on_unmount(self) -> None:
        self._left.set()

    # Showing

    def show(self) -> None:
        state = self.states[self.number]
        self.panel.happened(self.events[self.number])
        picture = picture_of(self.record.game, state, self.eyes, self.names, is_open=False)
        self.panel.show(picture)
        self.set_focus(None)
        self._title()
        happened = [tell(event, self.names, None) for event in self.events[self.number]]
        self.whisper(". ".join(happened))
        lines = "\n".join(self._told(step) for step in self._steps())
        self.say(self.trouble or lines)

    def _title(self) -> None:
        where = say("ui-replay-position", number=self.number + 1, all=len(self.states))
        name = setup_name(self.record.game.setup)
        eyes = f"{say('ui-replay-eyes')}: {self.names[self.eyes]}"
        title = f"{name} · {where} · {eyes}"
        if self.review is None and not self.trouble:
            count = f"{self.looked_at}/{len(self.record.moves)}"
            title += f" · {say('review-progress')} {count}"
        self.head(title)

    def _steps(self) -> tuple[Step, ...]:
        """What the review says of the move that led here."""
        if self.review is None:
            return ()
        return tuple(step for step in self.review.steps if step.move_index == self.number - 1)

    def _told(self, step: Step) -> str:
        """A step in a line."""
        chances = " : ".join(map(percent, step.after))
        parts = [move_said(step, spoken()), f"{say('review-chances')} {chances}"]
        if step.kind is not Kind.DECISION:
            parts.append(f"{say('review-luck')} {' : '.join(map(signed, step.luck))}")
            if is_bust(step):
                parts.append(say("review-busted"))
            return " · ".join(parts)
        if step.word is not None:
            parts.append(word_said(step.word, spoken()))
        if better_move(step):
            parts.append(f"{say('review-loss')} {percent(step.loss)}")
            parts.append(f"{say('review-best')} {better_move(step)}")
        if step.bust is not None:
            parts.append(say("review-bust", percent=percent(step.bust.chance)))
        return " · ".join(parts)

    # Going through it

    def action_go(self, by: int) -> None:
        self.number = min(max(self.number + by, 0), len(self.states) - 1)
        self.show()

    def action_eyes(self) -> None:
        """Look through another seat's eyes."""
        seats = self.record.game.seats
        self.eyes = seats[(seats.index(self.eyes) + 1) % len(seats)]
        self.show()

    def action_moment(self) -> None:
        """To the next of the moments that decided the game."""
        if self.review is None or not self.review.moments:
            return
        found = sorted(self.review.moments, key=lambda each: each.step)
        places = [self.review.steps[each.step].move_index + 1 for each in found]
        later = [index for index, place in enumerate(places) if place > self.number]
        chosen = later[0] if later else 0
        self.number = places[chosen]
        self.show()
        self.ask_for(found[chosen].advice.say(spoken()))

    def action_account(self) -> None:
        if self.review is not None:
            text = Text("\n").join(self._account(self.review))
            self.app.push_screen(Page(say("review-accounts"), text))

    def _account(self, review: Review) -> Iterator[Text]:
        heads = [f"{each.seat} {each.name}"[: COLUMN - 2] for each in review.totals]
        yield Text(" " * NAME + "".join(head.rjust(COLUMN) for head in heads), STRONG)
        columns = [accounts(each, spoken()) for each in review.totals]
        for row in zip(*columns, strict=True):
            figures = "".join(self.glyphs.text(told).rjust(COLUMN) for _, told in row)
            yield Text(row[0][0][: NAME - 1].ljust(NAME) + figures)
        yield Text()
        yield Text(say("review-moments"), STRONG)
        for moment in review.moments:
            yield Text(self.glyphs.text(f"{moment.step + 1}  {moment.advice.say(spoken())}"))
        yield Text()
        yield Text(certainty(review, spoken()))
