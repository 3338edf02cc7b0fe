"""Names and sentences that are put together from what the table says."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from claimstead.core import SEATS, Event, FrozenStruct, Seat
from claimstead.language import in_words, listed, messages, say
from claimstead.protocol.messages import SeatStand

Names = Mapping[Seat, str]
SUBJECTS = ("seat", "lead")
OTHERS = ("on", "victim", "winner", "marker_returned_to", "seen_by")
NOTHING = "none"
SEATS_SAID = ("seat", "actor", "expected")


def faction_name(code: str) -> str:
    return _called(f"ui-faction-{code.lower()}", code)


def power_of(code: str, players: int) -> str:
    """What a faction can do."""
    return _called(f"ui-power-{code.lower()}", "", players=players)


def level_name(level: str) -> str:
    return _called(f"ui-level-{level}", level)


def game_name(game: str) -> str:
    return _called(f"ui-game-{game}", game.capitalize())


def _called(message: str, otherwise: str, **arguments: int) -> str:
    """What the catalogue says; of what it does not know, what it is called otherwise."""
    return say(message, **arguments) if message in messages("en") else otherwise


def seat_name(stand: SeatStand) -> str:
    """Who sits on a seat."""
    if stand.name:
        return stand.name
    if stand.level:
        return level_name(stand.level)
    if stand.kind == "open":
        return say("ui-seat-open")
    return say("ui-seat-letter", seat=SEATS.index(stand.seat) + 1)


def names_of(seats: Iterable[SeatStand]) -> dict[Seat, str]:
    """The names by seat; equal ones get the seat's letter."""
    names = {stand.seat: seat_name(stand) for stand in seats}
    count = Counter(names.values())
    return {seat: f"{name} {seat}" if count[name] > 1 else name for seat, name in names.items()}


def tell(event: Event, names: Names, you: Seat | None) -> str:
    """What happened; one's own deeds are told to "you"."""
    name = f"ui-told-{event.__struct_config__.tag}"
    if name not in messages("en"):
        return str(event)
    fields = msgspec.structs.asdict(event)
    told = {
        name.replace("_", "-"): _said(name, value, names, you) for name, value in fields.items()
    }
    subject = next((fields[each] for each in SUBJECTS if each in fields), None)
    told["name"] = names.get(subject, "") if subject is not None else ""
    told["you"] = "yes" if subject is not None and subject == you else "no"
    if "winners" in fields:
        told["count"] = len(fields["winners"])
    return say(name, **told)


def _said(name: str, value: Any, names: Names, you: Seat | None) -> str | int:
    match name, value:
        case _, None | ():
            return NOTHING
        case _, bool():
            return "yes" if value else "no"
        case "winners", _:
            return listed(names.get(seat, "") for seat in value)
        case "dice", _:
            return " ".join(map(str, value))
        case "cards", _:
            return listed(in_words(str(each)) for each in value)
        case "faction", str():
            return faction_name(value)
        case _, FrozenStruct():
            return in_words(str(value))
        case _, int():
            return value
        case _ if name in OTHERS:
            return "you" if value == you else names.get(value, "")
        case _:
            return str(value)


def refusal(code: str | None, arguments: Mapping[str, str | int], names: Names) -> str:
    """Why something can't be done, as a sentence."""
    spelled = {name: _spelled(name, value, names) for name, value in arguments.items()}
    if code == "illegal-not-your-turn":
        sentence = say("ui-not-your-turn", name=spelled["actor"])
    elif code == "illegal-dice-do-not-give":
        sentence = _dice_do_not_give(str(arguments["dice"]), str(arguments["move"]))
    elif code is None:
        sentence = say("ui-why-not")
    elif code not in messages("en"):
        sentence = " ".join((code, *map(str, spelled.values())))
    else:
        sentence = say(code, **spelled)
    return sentence[:1].upper() + sentence[1:]


def _dice_do_not_give(dice: str, move: str) -> str:
    squatter, _, place = move.partition("@")
    fits = not Counter(place.split("/")) - Counter(dice.split())
    told = "yes" if fits and squatter != "*" else "no"
    return say("ui-dice-do-not-give", dice=dice, squatter=squatter, place=place, fits=told)


def _spelled(name: str, value: str | int, names: Names) -> str | int:
    """Cards, stones, spaces and players by their names."""
    if not isinstance(value, str):
        return value
    if name == "place":
        return say("ui-place", place=value)
    if name in SEATS_SAID and len(value) == 1:
        return names.get(value) or say(f"ui-lesson-seat-{value}")
    return in_words(value)
