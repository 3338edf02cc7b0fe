"""Puzzles: today's, and all others. The answer is a move on the board or from the hand."""

import random
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from claimstead.core import ClaimsteadError
from claimstead.language import in_words, say
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.asking import hints, task
from claimstead.review.puzzles.puzzle import GRADES
from claimstead.table.advice import why_not
from claimstead.terminal.games import setup_name, terminal_of
from claimstead.terminal.glyphs import Glyphs
from claimstead.terminal.puzzles import Asked, answered
from claimstead.terminal.screens.position import PositionScreen
from claimstead.terminal.widgets.choices import Choices, Option
from claimstead.terminal.widgets.panel import GamePanel
from claimstead.terminal.widgets.picture import picture_of


class PuzzleScreen(PositionScreen):
    """It ends with `home`, or with the number of another puzzle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", show=False),
        Binding("g", "give_up", show=False),
        Binding("n", "next", show=False),
    ]

    def __init__(self, asked: Asked, glyphs: Glyphs) -> None:
        super().__init__(asked.puzzle.setup.split()[0], glyphs)
        self.asked = asked
        self.rules, self.state = asked.puzzle.open()
        self.names = {seat: say(f"ui-lesson-seat-{seat}") for seat in self.rules.seats}
        self.hints = list(hints(asked.puzzle))
        self.is_done = False

    def keys(self) -> str:
        return say("terminal-puzzle-keys")

    def on_mount(self) -> None:
        puzzle = self.asked.puzzle
        setup = (
            f"{setup_name(self.rules.setup)}, {say('ui-players-count', count=self.rules.players)}"
        )
        title = say("puzzle-title", id=puzzle.id, grade=puzzle.grade, grades=GRADES, setup=setup)
        if self.asked.day is not None:
            title = f"{say('terminal-puzzle-today')} · {title}"
        self.head(title)
        self.ask_for(task(puzzle))
        game = terminal_of(self.game)
        self.write("hands", game.hands(self.rules, self.state, self.names, puzzle.seat))
        self.show()

    def show(self) -> None:
        seat, is_open = self.asked.puzzle.seat, not self.is_done
        self.panel.show(picture_of(self.rules, self.state, seat, self.names, is_open=is_open))
        on = (Option("next", say("terminal-puzzle-next"), "n"),)
        self.query_one(Choices).show(on if self.is_done else self.panel.options())
        self.focus_what_is_due()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if event.value == "next":
            self.action_next()
        else:
            self.panel.wants(event.value)

    def on_game_panel_wanted(self, event: GamePanel.Wanted) -> None:
        if self.is_done:
            return
        if event.is_legal:
            self._answer(event.about)
            return
        no = why_not(self.rules, self.state, self.asked.puzzle.seat, event.about)
        if no is not None:
            self.say(self.refused(no, self.names))

    def _answer(self, move: str | None) -> None:
        try:
            told = in_words(answered(self.asked, move))
        except ClaimsteadError as no:
            self.say(self.refused(no, self.names))
            return
        is_right = move == self.asked.puzzle.solution
        self.is_done = is_right or move is None
        if self.is_done:
            self._play_solution()
        self.show()
        self.say(told, is_right=is_right)
        self.whisper("")

    def _play_solution(self) -> None:
        solution = self.rules.move(self.state, self.asked.puzzle.solution)
        step: Any = self.rules.apply(self.state, solution)
        self.panel.happened(step.events)
        self.state = step.state

    def action_hint(self) -> None:
        self.whisper(self.hints.pop(0) if self.hints else say("puzzle-no-more-hints"))

    def action_give_up(self) -> None:
        if not self.is_done:
            self._answer(None)

    def action_next(self) -> None:
        """Another puzzle."""
        others = sorted(shelf.puzzles().keys() - {self.asked.puzzle.id})
        self.dismiss(str(random.choice(others)))
