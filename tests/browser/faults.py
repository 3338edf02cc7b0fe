"""What was wrong in a whole game, as somebody saw it who played it to its end."""

from tests.browser.eyes import Eyes
from tests.browser.persons import Person
from tests.browser.promises import broken

SOON = 5.0
"""Seconds within which the end names its winner."""
YOU = {"en": "You win", "de": "Du gewinnst", "sv": "Du vinner", "nl": "Je wint"}


def faults(person: Person, language: str) -> list[str]:
    eyes = person.eyes
    found = [f"{times} times: {what}" for what, times in eyes.wrong.items()]
    found += broken(eyes.updates, person.watched, eyes.scenes())
    if not person.watched:
        found.append("nothing was watched to its end")
    seconds = eyes.seconds_to_the_winner()
    if seconds > SOON:
        found.append(f"the winner was named after {seconds:.1f} seconds")
    winner = eyes.glance().winner or ""
    found += [
        f"{name} is not in {winner!r}" for name in winners(eyes, language) if name not in winner
    ]
    return found


def winners(eyes: Eyes, language: str) -> list[str]:
    """What the end has to say of those who won."""
    last = eyes.updates[-1]
    won = last["result"]["winners"]
    if won == last["yours"]:
        return [YOU[language]]
    return [seat["name"] for seat in last["seats"] if seat["seat"] in won]
