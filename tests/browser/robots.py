"""Robots that play through the page: by mouse, by keyboard alone, by touch."""

from abc import ABC, abstractmethod
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

LIT = "[data-space].offered, [data-card].offered, [data-choice], [data-act]:enabled"
MOST_STEPS = 3000
SOON = 4000

LOOK = """lit => {
  const name = each => each.dataset.space ?? each.dataset.card ?? each.dataset.act ?? 'choice'
  const things = [...document.querySelectorAll(lit)].filter(each => each.checkVisibility())
  return {
    over: [...document.querySelectorAll('main button')]
      .some(each => each.textContent.trim() === 'Rematch'),
    curtain: document.querySelector('.curtain button') !== null,
    lit: things.map(each => ({ name: name(each), label: each.ariaLabel ?? '' })),
    busy: !things.length,
  }
}"""


WAY = """what => {
  const goal = document.querySelector(what)
  const here = document.activeElement
  if (!goal) return null
  if (here.matches(what)) return 'Enter'
  if (goal.dataset.space && here.dataset.space) {
    const [column, row] = goal.dataset.space.split('/')
    const [from, height] = here.dataset.space.split('/')
    if (row !== height) return row > height ? 'ArrowUp' : 'ArrowDown'
    return column > from ? 'ArrowRight' : 'ArrowLeft'
  }
  if (goal.dataset.card && here.dataset.card) {
    const cards = [...goal.parentElement.children]
    return cards.indexOf(goal) > cards.indexOf(here) ? 'ArrowRight' : 'ArrowLeft'
  }
  return 'Tab'
}"""
"""The key that brings one nearer to a goal: spaces and cards are groups with arrow keys."""


class Robot(ABC):
    """Plays whatever is lit, so that a game comes to its end soon."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.placed = 0

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            if self.step():
                return
        raise AssertionError("the game does not end")

    def step(self) -> bool:
        """Do one thing, if there is one to do. Whether the game is over."""
        seen = self.page.evaluate(LOOK, LIT)
        if seen["over"]:
            return True
        if seen["curtain"]:
            self.press(".curtain button")
        elif seen["lit"]:
            self.press(self.choose(seen["lit"]))
        else:
            self.page.wait_for_timeout(40)
            self.skip()
        return False

    def choose(self, lit: list[dict[str, str]]) -> str:
        """What to press: claim markers first; stop as soon as one is placed, or after three."""
        names = [each["name"] for each in lit]
        if "stop" in names:
            stops = self.placed >= 3
            self.placed = 0 if stops else self.placed
            return f'[data-act="{"stop" if stops else "roll"}"]'
        first = next((each for each in lit if "claim marker" in each["label"].lower()), lit[0])
        if "/" in first["name"]:
            self.placed = 3 if "claim marker" in first["label"].lower() else self.placed + 1
            return f'[data-space="{first["name"]}"].offered'
        if first["name"] == "choice":
            return "[data-choice]"
        return f'[data-card="{first["name"]}"].offered'

    def skip(self) -> None:
        """Hurry the show on, as a tap on the table does."""
        self.page.evaluate("() => document.querySelector('[data-space], [data-card]')?.click()")

    @abstractmethod
    def press(self, what: str) -> None:
        """Use the first thing that matches."""


class Mouse(Robot):
    def press(self, what: str) -> None:
        # What was lit may have gone out meanwhile: then there is another look.
        with suppress(TooLate):
            self.page.locator(what).first.click(timeout=SOON)


class Finger(Robot):
    """Taps; a card is lifted first and played with a second tap."""

    def press(self, what: str) -> None:
        with suppress(TooLate):
            self.page.locator(what).first.tap(timeout=SOON)
        if "data-card" in what and self.page.locator(f"{what}.lifted").count():
            self.page.locator(f"{what}.lifted").first.tap()


class Keys(Robot):
    """Never touches anything: goes there with Tab and arrows, and presses Enter."""

    def press(self, what: str) -> None:
        for _ in range(150):
            way = self.page.evaluate(WAY, what)
            if way is None:
                return
            self.page.keyboard.press(way)
            if way == "Enter":
                return
        raise AssertionError(f"the keyboard does not get to {what}")

    def skip(self) -> None:
        self.page.wait_for_timeout(60)
