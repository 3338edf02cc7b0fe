"""Whole games as people play them: with motion, at the speed the app has by default, on screens of
many sizes, in all languages. Whoever plays presses places on the screen, or keys; whoever looks
finds nothing covered, cut, broken or out of its place, and nothing that flashes by.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest

from claimstead.language import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.eyes import Eyes
from tests.browser.faults import faults
from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.persons import Person, play
from tests.browser.tables import open_table

CLAIM_IT, CLAIM_IT_FULL = "claim-it 2 base", "claim-it 5 base"
CLAIM, CLAIM_FULL = "claim 2 Gn Gi Dr Tr Se", "claim 4 Kn Go Un Dw Do Dr Tr"
GAMES = (CLAIM_IT, CLAIM_IT_FULL, CLAIM, CLAIM_FULL)


@dataclass(frozen=True)
class Way:
    """A screen, and how one plays on it."""

    width: int
    height: int
    hands: Callable[..., Hands]

    @property
    def options(self) -> dict[str, Any]:
        is_finger = self.hands is Finger
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "has_touch": is_finger, "is_mobile": is_finger}


DESK = Way(1280, 800, Mouse)
KEYBOARD = Way(1280, 800, Keys)
PHONE = Way(390, 844, Finger)
SMALL_PHONE = Way(360, 640, Finger)
PHONE_HELD_SIDEWAYS = Way(740, 360, Finger)
TABLET = Way(820, 1180, Finger)
WAYS = (DESK, KEYBOARD, PHONE, SMALL_PHONE, PHONE_HELD_SIDEWAYS, TABLET)


@dataclass(frozen=True)
class Case:
    game: str
    way: Way
    language: str
    watches_every: int = 1
    """Of so many replies one is watched to its end, the others are hurried."""
    start: str = ""
    """A position; without one the game is played from its beginning."""

    def __str__(self) -> str:
        return f"{self.game} {self.way.hands.__name__} {self.way.width}x{self.way.height}"


def sit_down(visit: Visit, case: Case) -> Person:
    page = visit(None, speed=None, locale=case.language, **case.way.options)
    eyes = Eyes(page)
    open_table(page, case.start or case.game)
    return Person(eyes, case.way.hands(page), watches_every=case.watches_every)


def play_and_look(visit: Visit, case: Case) -> None:
    person = sit_down(visit, case)
    play([person])
    wrong = faults(person, case.language)
    assert not wrong, "\n".join(wrong)


NEARLY_WON = "A A A A A A/A A A A A A/B B B B . ./. . . . . ./. . . . . ./. . . . . ."
TO_THE_END = Case(CLAIM_IT, SMALL_PHONE, "sv", 2, start=f"{CLAIM_IT}; {NEARLY_WON}; a; roll; -")


def test_a_game_to_its_end_on_a_small_phone(visit: Visit) -> None:
    """Whole games, Claim It! on a desk and CLAIM on a phone, are played in test_newcomer.py."""
    play_and_look(visit, TO_THE_END)


ALL = [
    Case(game, way, language)
    for (game, way), language in zip(
        [(game, way) for way in WAYS for game in GAMES], cycle(LANGUAGES), strict=False
    )
]


@pytest.mark.long
@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_game_on_every_screen_watched_to_its_end(visit: Visit, case: Case) -> None:
    play_and_look(visit, case)
