"""Persons for the tests: each looks at a page and plays there, so that a game comes to its end."""

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.eyes import Eyes, Glance, Place
from tests.browser.hands import Hands, Mouse

PAUSE = 120
"""Milliseconds until somebody looks again who has seen nothing new."""
IDLE = 1500
"""So many looks without anything new, and the game stands still."""
MISSED = 20
"""So many of them after a press, and it has reached nothing."""
LOOKS_EVERY = 4
"""While others play, one scene of so many is looked at closely."""
CLAIMS, STONES = 3, 5
"""A turn is stopped with so many claim markers, or so many stones."""


class Person:
    """Plays whatever is lit."""

    def __init__(
        self, eyes: Eyes, hands: Hands, *, watches_every: int = 1, stones: int = STONES
    ) -> None:
        self.eyes = eyes
        self.hands = hands
        self.stones = stones
        """With so many stones a turn is stopped."""
        self.watches_every = watches_every
        """Of so many replies of the others one is watched to its end; the rest is hurried."""
        self.watched: set[int] = set()
        """The pages of the news that were shown without a tap."""
        self.is_surprised = False
        """Whether there was something new at the last look."""
        self._placed = self._claimed = 0
        self._replies = 0
        self._heard = 0
        self._seen: tuple[object, ...] = ()
        self._pressed: tuple[object, ...] = ()
        self._idle = 0

    @property
    def is_patient(self) -> bool:
        return self._replies % self.watches_every == 0

    def step(self) -> bool:
        """Do one thing, if there is one to do. Whether the end has been seen."""
        glance = self.eyes.glance()
        seen = (glance.heard, glance.lit, glance.scene, glance.ending)
        self.is_surprised, self._seen = seen != self._seen, seen
        self._idle = 0 if self.is_surprised else self._idle + 1
        if self._idle > IDLE:
            raise AssertionError(f"the game stands still: {seen}")
        if glance.winner is not None:
            self._watched(glance.heard)
            self.eyes.look()
            return True
        if glance.lit:
            self._watched(glance.heard)
            # Pressed again before anything has come of it, it would hurry what comes.
            if seen != self._pressed or self._idle % MISSED == 0:
                self._act(self.eyes.look())
        elif glance.curtain:
            self.hands.press_at(*glance.curtain)
        else:
            self._wait(glance)
        return False

    def _wait(self, glance: Glance) -> None:
        if self.is_surprised and glance.scene % LOOKS_EVERY == 0:
            self.eyes.look()
        if glance.quiet and not self.is_patient:
            self.hands.hurry(*glance.quiet)

    def _act(self, places: list[Place]) -> None:
        choice = self._choose([place for place in places if self.hands.reach(place)])
        if choice:
            self._pressed = self._seen
            self.hands.press(choice)

    def _watched(self, heard: int) -> None:
        """All that was told is shown: the next reply begins."""
        if heard == self._heard:
            return
        if self._heard and self.is_patient:
            self.watched |= set(range(self._heard + 1, heard + 1))
        self._heard = heard
        self._replies += 1

    def _choose(self, places: list[Place]) -> Place | None:
        acts = {place.name: place for place in places if place.kind == "act"}
        if "stop" in acts:
            if "roll" in acts and self._claimed < CLAIMS and self._placed < self.stones:
                return acts["roll"]
            self._placed = self._claimed = 0
            return acts["stop"]
        if places and places[0].kind == "space":
            legal = self.eyes.updates[-1]["legal"] if self.eyes.updates else []
            stones = {each["place"]: each["stone"] for each in legal}
            claims = [place for place in places if stones.get(place.name) == "claim-marker"]
            self._placed += 1
            self._claimed += bool(claims)
            return (claims or places)[0]
        return next((each for each in places if each.is_lifted), None) or next(iter(places), None)


def person(page: Page, *, stones: int = STONES) -> Person:
    """Somebody with a mouse, who is in no hurry."""
    return Person(Eyes(page), Mouse(page), stones=stones)


def play(persons: Sequence[Person]) -> None:
    """Everybody plays, at one table or at several, until all have seen the end."""
    left = list(persons)
    while left:
        left = [person for person in left if not person.step()]
        if left and not any(person.is_surprised for person in left):
            left[0].eyes.page.wait_for_timeout(PAUSE)
