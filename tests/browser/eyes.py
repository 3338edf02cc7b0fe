"""Eyes for the tests: what a person sees on the screen, and what the server has told the page.

`eyes.js` is put into the page and looks at it; nothing there knows how the app is made but for the
names of what is played with (`data-space`, `data-card`, `data-act`, `data-choice`) and of the end.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.heard import Heard

SCRIPT = Path(__file__).with_name("eyes.js")
"""Has to be put into every page that is looked at."""
STILL = 1
"""A board that lies within so many pixels of where it was has not moved."""


@dataclass(frozen=True)
class Place:
    """Something on the screen that may be played now, and where it lies."""

    kind: str
    """space, card, act or choice"""
    name: str
    x: float
    y: float
    is_reached: bool
    """Whether it is at rest, and a press on its centre reaches it."""
    is_lifted: bool


@dataclass(frozen=True)
class Glance:
    """What catches the eye at once."""

    lit: str
    """What may be played: it changes when that changes."""
    ending: str | None
    """What the panel of the end says, once it is there."""
    winner: str | None
    curtain: tuple[float, float] | None
    """Where to press so that the next player sees their cards."""
    quiet: tuple[float, float] | None
    """Where a tap hurries what is being shown; nowhere when nothing is."""
    scene: int
    """How many scenes have been shown."""
    heard: int
    """The page of the news that the app has heard of last."""


@dataclass(frozen=True)
class Scene:
    """Events that were told together, as the frames of the page showed it."""

    events: list[str]
    """By number: `12.0` is the first event of page 12 of the news."""
    time: float
    """Milliseconds between the last frame before it, or its coming where nothing was told before,
    and the first frame after it."""
    frames: int
    late: float
    """Milliseconds between its first frame and the one before: what came in between is unknown."""
    drawn: set[str]
    """What was drawn on the table in any of its frames."""


class Eyes:
    """Looks at one page, from before it opens a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._heard = Heard(page)
        self.wrong: dict[str, int] = {}
        """What was wrong on the screen, with how often it was."""
        self.looks = 0
        self._board: list[int] | None = None

    @property
    def updates(self) -> list[Any]:
        """What the server has told."""
        return self._heard.updates

    def glance(self) -> Glance:
        seen = self.page.evaluate("eyes.glance()")
        return Glance(**seen)

    def look(self) -> list[Place]:
        """Look at everything, note what is wrong. What may be played now."""
        seen = self.page.evaluate("eyes.look()")
        self.looks += 1
        for each in [*seen["wrong"], *self._moved(seen["board"])]:
            self.wrong[each] = self.wrong.get(each, 0) + 1
        return [
            Place(
                each["kind"],
                each["name"],
                each["x"],
                each["y"],
                each["isReached"],
                each["isLifted"],
            )
            for each in seen["places"]
        ]

    def _moved(self, board: list[int] | None) -> list[str]:
        """Nothing on the table moves because a word appears."""
        before, self._board = self._board, board or self._board
        if board is None or before is None:
            return []
        by = max(abs(now - then) for now, then in zip(board, before, strict=True))
        return [f"the board moved from {before} to {board}"] if by > STILL else []

    def scenes(self) -> list[Scene]:
        """All that has been shown."""
        return [
            Scene(
                each["events"].split(),
                each["until"] - each["since"],
                each["frames"],
                each["late"],
                set(each["drawn"]),
            )
            for each in self.page.evaluate("eyes.told().scenes")
        ]

    def seconds_to_the_winner(self) -> float:
        """For how long the panel of the end was seen without the winner in it."""
        return float(self.page.evaluate("eyes.told()")["withoutWinner"]) / 1000
