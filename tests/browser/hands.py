"""Hands for the tests: they press places on the screen, or keys, and never an element."""

from abc import ABC, abstractmethod

from playwright.sync_api import Page

from tests.browser.eyes import Place

MOST_KEYS = 150


class Hands(ABC):
    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press_at(self, x: float, y: float) -> None:
        """Press whatever lies there."""

    def hurry(self, x: float, y: float) -> None:
        """Go on to the next thing that is shown."""
        self.press_at(x, y)

    def reach(self, place: Place) -> bool:
        return place.is_reached

    def press(self, place: Place) -> None:
        self.press_at(place.x, place.y)


class Mouse(Hands):
    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)


class Finger(Hands):
    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys(Hands):
    """Never touches anything: goes there with Tab and arrows, and presses Enter."""

    def press_at(self, x: float, y: float) -> None:
        """Without a pointer there are no places."""
        self.page.keyboard.press("Enter")

    def hurry(self, x: float, y: float) -> None:
        self._go_to("skip", "")

    def reach(self, place: Place) -> bool:
        return True

    def press(self, place: Place) -> None:
        self._go_to(place.kind, place.name)

    def _go_to(self, kind: str, name: str) -> None:
        for _ in range(MOST_KEYS):
            way = self.page.evaluate("what => eyes.way(...what)", [kind, name])
            if way is None:
                return
            self.page.keyboard.press(way)
            if way == "Enter":
                return
        raise AssertionError(f"the keyboard does not get to {kind} {name}")
