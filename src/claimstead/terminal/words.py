"""Names and sentences that are put together from what the table says."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from claimstead.claim.cards import Card, card
from claimstead.claim.factions import FACTIONS
from claimstead.claim_it.board import Place
from claimstead.core import Event, Seat
from claimstead.language import messages, say
from claimstead.server.messages import SeatStand

Names = Mapping[Seat, str]
SUBJECTS = ("seat", "lead")
OTHERS = ("on", "victim", "winner", "marker_returned_to", "seen_by")
NOTHING = "none"


def faction_name(code: str) -> str:
    return say(f"web-faction-{code.lower()}")


def card_name(some: Card) -> str:
    """A card in words: "Giant 7"."""
    return f"{say(f'web-one-{some.faction.lower()}')} {some.value}"


def power_of(code: str, players: int) -> str:
    """What a faction can do."""
    return say(f"web-power-{code.lower()}", players=players)


def level_name(level: str) -> str:
    name = f"web-level-{level}"
    return say(name) if name in messages("en") else level


def game_name(game: str) -> str:
    return say(f"web-game-{game}")


def seat_name(stand: SeatStand) -> str:
    """Who sits on a seat."""
    if stand.name:
        return stand.name
    if stand.level:
        return level_name(stand.level)
    if stand.kind == "open":
        return say("web-seat-open")
    return say("web-seat-letter", seat=stand.seat)


def names_of(seats: Iterable[SeatStand]) -> dict[Seat, str]:
    """The names by seat; equal ones get the seat's letter."""
    names = {stand.seat: seat_name(stand) for stand in seats}
    count = Counter(names.values())
    return {seat: f"{name} {seat}" if count[name] > 1 else name for seat, name in names.items()}


def together(names: Iterable[str]) -> str:
    """Names in a row."""
    return ", ".join(names) or NOTHING


def tell(event: Event, names: Names, you: Seat | None) -> str:
    """What happened; one's own deeds are told to "you"."""
    fields = msgspec.structs.asdict(event)
    told = {
        name.replace("_", "-"): _said(name, value, names, you) for name, value in fields.items()
    }
    subject = next((fields[each] for each in SUBJECTS if each in fields), None)
    told["name"] = names.get(subject, "") if subject is not None else ""
    told["you"] = "yes" if subject is not None and subject == you else "no"
    return say(f"web-told-{event.__struct_config__.tag}", **told)


def _said(name: str, value: Any, names: Names, you: Seat | None) -> str | int:
    match name, value:
        case _, None | ():
            return NOTHING
        case _, bool():
            return "yes" if value else "no"
        case "winners", _:
            return together(names.get(seat, "") for seat in value)
        case "dice", _:
            return " ".join(map(str, value))
        case "cards", _:
            return ", ".join(map(card_name, value))
        case "faction", str():
            return faction_name(value)
        case _, Card():
            return card_name(value)
        case _, Place() | int():
            return value if isinstance(value, int) else str(value)
        case _ if name in OTHERS:
            return "you" if value == you else names.get(value, "")
        case _:
            return str(value)


def refusal(code: str | None, arguments: Mapping[str, str | int], names: Names) -> str:
    """Why something can't be done, as a sentence."""
    actor = names.get(str(arguments.get("actor", "")))
    if code == "illegal-not-your-turn" and actor:
        sentence = say("web-not-your-turn", name=actor)
    elif code is None:
        sentence = say("web-why-not")
    else:
        spelled = {name: _spelled(value) for name, value in arguments.items()}
        sentence = say(code, **spelled)
    return sentence[:1].upper() + sentence[1:]


def _spelled(value: str | int) -> str | int:
    is_card = isinstance(value, str) and len(value) == 3 and value[:2] in FACTIONS
    return card_name(card(str(value))) if is_card and str(value)[2].isdigit() else value
