"""Whole games as people play them: with motion, at the speed the app has by default, on screens of
many sizes, in all languages. Whoever plays presses places on the screen, or keys; whoever looks
finds nothing covered, cut, broken or out of its place, and nothing that flashes by.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest

from claimstead.language import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.eyes import Eyes
from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.persons import Person, play
from tests.browser.promises import broken
from tests.browser.tables import open_table

CLAIM_IT, CLAIM_IT_FULL = "claim-it 2 base", "claim-it 5 base"
CLAIM, CLAIM_FULL = "claim 2 Gn Gi Dr Tr Se", "claim 4 Kn Go Un Dw Do Dr Tr"
GAMES = (CLAIM_IT, CLAIM_IT_FULL, CLAIM, CLAIM_FULL)

SOON = 5.0
"""Seconds within which the end names its winner."""
YOU = {"en": "You win", "de": "Du gewinnst", "sv": "Du vinner", "nl": "Je wint"}


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

    def __str__(self) -> str:
        return f"{self.game} {self.way.hands.__name__} {self.way.width}x{self.way.height}"


def sit_down(visit: Visit, case: Case) -> Person:
    page = visit(None, speed=None, locale=case.language, **case.way.options)
    eyes = Eyes(page)
    page.goto("/settings")
    open_table(page, case.game)
    return Person(eyes, case.way.hands(page), watches_every=case.watches_every)


def play_and_look(visit: Visit, cases: Sequence[Case]) -> None:
    """All of them at once: most of the time one waits for others."""
    persons = [sit_down(visit, case) for case in cases]
    play(persons)
    wrong = [
        f"{case}: {fault}"
        for case, person in zip(cases, persons, strict=True)
        for fault in faults(case, person)
    ]
    assert not wrong, "\n".join(wrong)


def faults(case: Case, person: Person) -> list[str]:
    eyes = person.eyes
    found = [f"{times} times: {what}" for what, times in eyes.wrong.items()]
    found += broken(eyes.updates, person.watched, eyes.scenes())
    if not person.watched:
        found.append("nothing was watched to its end")
    seconds = eyes.seconds_to_the_winner()
    if seconds > SOON:
        found.append(f"the winner was named after {seconds:.1f} seconds")
    winner = eyes.glance().winner or ""
    found += [f"{name} is not in {winner!r}" for name in winners(case, eyes) if name not in winner]
    return found


def winners(case: Case, eyes: Eyes) -> list[str]:
    """What the end has to say of those who won."""
    last = eyes.updates[-1]
    won = last["result"]["winners"]
    if won == last["yours"]:
        return [YOU[case.language]]
    return [seat["name"] for seat in last["seats"] if seat["seat"] in won]


SPREAD = [
    [
        Case(CLAIM_IT, DESK, "en", watches_every=8),
        Case(CLAIM, PHONE, "de", watches_every=8),
        Case(CLAIM_FULL, PHONE_HELD_SIDEWAYS, "nl", watches_every=8),
    ],
    [
        Case(CLAIM_IT_FULL, SMALL_PHONE, "sv", watches_every=8),
        Case(CLAIM_IT, TABLET, "nl", watches_every=8),
        Case(CLAIM, KEYBOARD, "sv", watches_every=8),
    ],
]
"""Every screen, language and way to play; both games, with two and with the most players."""


@pytest.mark.parametrize("cases", SPREAD, ids=["large", "small"])
def test_whole_games(visit: Visit, cases: list[Case]) -> None:
    play_and_look(visit, cases)


ALL = [
    Case(game, way, language)
    for (game, way), language in zip(
        [(game, way) for way in WAYS for game in GAMES], cycle(LANGUAGES), strict=False
    )
]


@pytest.mark.long
@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_game_on_every_screen_watched_to_its_end(visit: Visit, case: Case) -> None:
    play_and_look(visit, [case])
