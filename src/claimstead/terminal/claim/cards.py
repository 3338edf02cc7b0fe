"""Cards in the terminal: one by one, in a row, and in a few letters."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from claimstead.claim.cards import Card, Cards
from claimstead.core import SEATS, Seat, seats_from
from claimstead.language import in_words
from claimstead.terminal.glyphs import FAINT, Glyphs, faction_style

CARD_WIDTH = 5
CARD_HEIGHT = 3


class Shown(NamedTuple):
    """A card as it lies there."""

    card: Card | None
    """`None`: face down."""
    caption: str = ""
    """What stands below it."""
    is_faint: bool = False


def card_name(some: Card) -> str:
    """A card in words: "Giant 7"."""
    return in_words(str(some))


def in_order(cards: Cards, factions: Sequence[str]) -> Cards:
    """Sorted as the deck is, then by value."""
    return tuple(sorted(cards, key=lambda each: (factions.index(each.faction), each.value)))


def short(cards: Cards, factions: Sequence[str]) -> Text:
    """Cards in a few letters: `Gn 3 3 7  Dr 5`."""
    text = Text()
    for faction in factions:
        values = sorted(each.value for each in cards if each.faction == faction)
        if values:
            if text:
                text.append("  ")
            text.append(faction, faction_style(faction))
            text.append(" " + " ".join(map(str, values)))
    return text


def row(cards: Sequence[Shown], glyphs: Glyphs) -> list[Text]:
    """Cards side by side: their lines, the captions last."""
    lines = [Text() for _ in range(CARD_HEIGHT + 1)]
    for shown in cards:
        for line, part in zip(lines, _drawn(shown, glyphs), strict=True):
            line.append_text(part)
            line.append(" ")
    return lines


def _drawn(shown: Shown, glyphs: Glyphs) -> list[Text]:
    style = faction_style(shown.card.faction) if shown.card is not None else Style(reverse=True)
    if shown.is_faint:
        style = FAINT
    side = glyphs.faint_vertical if shown.is_faint else glyphs.vertical
    face = str(shown.card) if shown.card is not None else " ? "
    corners, edge = glyphs.corners, glyphs.horizontal * 3
    return [
        Text(corners[0] + edge + corners[1], style),
        Text(side + face + side, style),
        Text(corners[2] + edge + corners[3], style),
        Text(shown.caption[:CARD_WIDTH].center(CARD_WIDTH)),
    ]


def order_of_play(lead: Seat | None, players: int) -> tuple[Seat, ...]:
    """The seats in the order in which they play to a trick."""
    return seats_from(lead or SEATS[0], players)
