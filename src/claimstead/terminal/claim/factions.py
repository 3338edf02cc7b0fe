"""What is known of the factions and of the others' cards, for the pages beside the table."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from claimstead.claim.cards import of
from claimstead.claim.factions import FACTIONS
from claimstead.claim.view import ClaimView
from claimstead.core import SEATS
from claimstead.language import listed, say
from claimstead.notation.claim.kind import DECKS
from claimstead.terminal.claim.cards import short
from claimstead.terminal.glyphs import STRONG, faction_style
from claimstead.terminal.words import Names, faction_name, power_of

NAME = 17


def box_name(factions: Iterable[str]) -> str:
    """What a game with these factions is called: by the box that has just them, if there is one."""
    wanted = set(factions)
    boxes = (name for name, deck in DECKS.items() if set(deck.split()) == wanted)
    box = next(boxes, "claim")
    return say(f"ui-deck-{box}")


def powers(view: ClaimView) -> Iterator[Text]:
    """What each faction of the deck can do, and its cards."""
    yield Text(say("ui-factions"), STRONG)
    for faction in view.factions:
        values = " ".join(map(str, FACTIONS[faction].values))
        line = Text().append(f" {faction} ", faction_style(faction))
        line.append(f" {faction_name(faction)} ({values})", STRONG)
        yield line
        yield Text(f"     {power_of(faction, view.players)}")


def standing(view: ClaimView) -> Iterator[Text]:
    """How many cards of each faction everybody has scored."""
    seats = SEATS[: view.players]
    heads = "".join(f"{seat:>4}" for seat in seats)
    yield Text(say("terminal-scored").ljust(NAME + 3) + heads, STRONG)
    for faction in view.factions:
        line = Text().append(faction, faction_style(faction))
        line.append(f" {faction_name(faction)}"[:NAME].ljust(NAME + 1))
        for index in range(view.players):
            line.append(f"{len(of(faction, view.scores[index])):>4}")
        yield line


def memory(view: ClaimView, names: Names) -> Iterator[Text]:
    """What everybody could remember of the others' cards."""
    yield Text()
    yield Text(say("ui-memory"), STRONG)
    lines = [line for seat in SEATS[: view.players] for line in _known_of(view, seat, names)]
    yield from lines or [Text(say("ui-nothing-known"))]


def _known_of(view: ClaimView, seat: str, names: Names) -> Iterator[Text]:
    if seat == view.seat:
        return
    index = SEATS.index(seat)
    if view.known[index]:
        yield _line(f"{names[seat]}, {say('ui-known')}", short(view.known[index], view.factions))
    seen = tuple(card for each in view.glimpses if each.holder == seat for card in each.cards)
    if seen:
        yield _line(f"{names[seat]}, {say('ui-glimpsed')}", short(seen, view.factions))
    if view.voids[index]:
        void = Text(listed(map(faction_name, view.voids[index])))
        yield _line(f"{names[seat]}, {say('ui-voids')}", void)


def _line(name: str, text: Text) -> Text:
    return Text(f"{name}: ").append_text(text)
