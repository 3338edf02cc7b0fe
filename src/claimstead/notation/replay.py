"""A whole game as one HTML file that plays it, move by move: nothing else is needed."""

import json
from html import escape
from importlib.resources import files
from typing import Any

from claimstead.core import Seat
from claimstead.language import say
from claimstead.notation.drawing import svg
from claimstead.notation.record import Record
from claimstead.notation.setup import setup_words
from claimstead.notation.telling import tell


def replay(record: Record, *, seat: Seat | None = None, language: str = "en") -> str:
    """The page. It shows all cards, or with `seat` what that seat saw."""
    game = record.game

    def shown(state: Any) -> str:
        return svg(state if seat is None else game.view(state, seat))

    frames = [{"picture": shown(record.first), "told": ""}]
    for step in record.steps():
        events = step.events if seat is None else game.seen(step.events, seat)
        told = ". ".join(tell(event, language) for event in events)
        frames.append({"picture": shown(step.state), "told": told})
    title = say("ui-replay-of", language, game=setup_words(game))
    page = files(__package__).joinpath("replay.html").read_text(encoding="utf-8")
    words = {
        "LANGUAGE": language,
        "TITLE": escape(title),
        "SEATS": escape(", ".join(f"{key[5:]}: {name}" for key, name in _seats(record))),
        "FIRST": escape(say("ui-replay-first", language)),
        "BACK": escape(say("ui-replay-back", language)),
        "PLAY": escape(say("replay-play", language)),
        "ON": escape(say("ui-replay-on", language)),
        "LAST": escape(say("ui-replay-last", language)),
        # Nothing in a text may end the script.
        "FRAMES": json.dumps(frames, ensure_ascii=False).replace("</", "<\\/"),
    }
    for name, word in words.items():
        page = page.replace(f"[[{name}]]", word)
    return page


def _seats(record: Record) -> list[tuple[str, str]]:
    return [(key, value) for key, value in record.header if key.startswith("seat ")]
