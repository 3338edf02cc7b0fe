"""What the speed promises to show, and whether it was shown."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from tests.browser.eyes import Scene

SPEED = Path(__file__).parents[2] / "web" / "src" / "lib" / "table" / "speed.ts"


@cache
def promised() -> dict[str, int]:
    """Milliseconds for each kind of event at normal speed."""
    table = re.search(r"PROMISED[^{]*\{(.*?)\n\}", SPEED.read_text(encoding="utf-8"), re.S)
    assert table
    found = re.findall(r"^\s*'?([\w-]+)'?: (\d+),", table[1], re.M)
    return {kind: int(time) for kind, time in found}


@cache
def share_of_own_deeds() -> tuple[float, frozenset[str]]:
    """One's own deed needs less time: how much of it, and what is one's own deed."""
    text = SPEED.read_text(encoding="utf-8")
    share = re.search(r"const OWN = ([\d.]+)", text)
    kinds = re.search(r"OWN_DEEDS = \[(.*?)\]", text)
    assert share
    assert kinds
    return float(share[1]), frozenset(re.findall(r"'([\w-]+)'", kinds[1]))


def time_for(event: dict[str, Any], you: str | None) -> float:
    share, deeds = share_of_own_deeds()
    is_own = event["type"] in deeds and event.get("seat") == you
    return promised()[event["type"]] * (share if is_own else 1)


FRAMES = 5
"""A scene of fewer frames says nothing of what was drawn: the machine did not get to it."""


def broken(updates: list[Any], numbers: set[int], scenes: list[Scene]) -> list[str]:
    """The promises that were broken for the pages of the news with these numbers.

    A machine with other work may draw no frame for longer than a scene lasts. Nobody can tell what
    such a scene looked like, and it is no promise broken.
    """
    shown = {number: scene for scene in scenes for number in scene.events}
    # What comes to rest when a scene ends is seen in the next one.
    drawn = {
        number: scene.drawn | later.drawn
        for scene, later in zip(scenes, [*scenes[1:], *scenes[-1:]], strict=True)
        for number in scene.events
    }
    halted = max((scene.late for scene in scenes), default=0)
    found = []
    for update in updates:
        counts: Counter[int] = Counter()
        for news in update["news"]:
            for event in news["events"]:
                number = f"{news['number']}.{counts[news['number']]}"
                counts[news["number"]] += 1
                if news["number"] not in numbers:
                    continue
                scene = shown.get(number)
                what = f"{number} {event}"
                if scene is None:
                    if halted < time_for(event, update["looking"]):
                        found.append(f"never shown: {what}")
                elif scene.time < time_for(event, update["looking"]):
                    found.append(f"shown for {scene.time:.0f} ms: {what}")
                elif scene.frames >= FRAMES and not drawing(event) <= drawn[number]:
                    found.append(f"told, but not drawn: {what}: {drawing(event)}")
    return found


def drawing(event: dict[str, Any]) -> set[str]:
    """What an event puts on the table."""
    match event:
        case {"type": "rolled", "dice": dice}:
            return {f"dice {''.join(map(str, dice))}"}
        case {"type": "squatter-placed", "place": place, "squatter": number}:
            return {f"{place['column']}/{place['row']} squatter-{number}"}
        case {"type": "claim-marker-placed", "place": place}:
            return {f"{place['column']}/{place['row']} claim-pending"}
        case {"type": "card-played", "seat": seat, "card": card}:
            return {f"{seat} {card['faction']}{card['value']}"}
    return set()
