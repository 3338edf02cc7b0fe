"""Hands, tricks and piles as SVG."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from claimstead.claim.cards import Card, Cards
from claimstead.claim.state import State
from claimstead.claim.view import ClaimView
from claimstead.core import SEATS, Seat, seats_from
from claimstead.notation.claim.drawing import draw
from claimstead.notation.colours import faction_colour
from claimstead.registry.picture import BACK, EDGE, INK, LINE, picture, words

CARD_WIDTH, CARD_HEIGHT, GAP = 34, 46, 4
LABELS = 92
"""How wide the names of the rows of cards are."""
MOST_IN_A_ROW = 20


class Row(NamedTuple):
    """Cards side by side, and what they are."""

    label: str
    cards: Sequence[Card | None]
    """`None`: one that lies face down."""
    captions: Sequence[str] = ()


def svg(what: Any) -> str:
    """A picture of a view, of a state with all cards open, or of cards."""
    match what:
        case ClaimView():
            return _rows_svg(_rows_of_view(what), draw(what))
        case State():
            return _rows_svg(_rows_of_state(what), str(what))
        case _:
            return _rows_svg([Row("", what)], " ".join(map(str, what)))


def text(what: Any) -> str:
    """The same in plain letters."""
    match what:
        case ClaimView():
            return draw(what)
        case State():
            return str(what)
        case _:
            return " ".join(map(str, what))


def _rows_of_view(view: ClaimView) -> list[Row]:
    own = view.seat
    rows = [*_table_rows(view.lead, view.players, view.trick, view.lying)]
    pile: list[Card | None] = [view.pile_top] if view.pile_size else []
    rows.append(Row("middle", [*view.middle, *pile], [""] * len(view.middle) + ["pile"]))
    for seat in SEATS[: view.players]:
        index = SEATS.index(seat)
        mark = "▶ " if seat == view.turn else ""
        is_own = seat == own
        hand: Sequence[Card | None] = view.hand if is_own else (None,) * view.hand_sizes[index]
        unseen = (None,) * view.follower_counts[index]
        rows += [
            Row(f"{mark}hand {seat}", hand),
            Row(f"followers {seat}", view.followers if is_own else unseen),
            Row(f"score {seat}", view.scores[index]),
            Row(f"open {seat}", view.open[index]),
        ]
    return rows


def _rows_of_state(state: State) -> list[Row]:
    players = len(state.hands)
    rows = [*_table_rows(state.lead, players, state.trick, state.lying)]
    rows += [Row("middle", state.middle), Row("pile", state.pile)]
    for seat, *piles in zip(
        SEATS, state.hands, state.followers, state.scores, state.open, strict=False
    ):
        mark = "▶ " if seat == state.turn else ""
        names = (f"{mark}hand {seat}", f"followers {seat}", f"score {seat}", f"open {seat}")
        rows += [Row(name, pile) for name, pile in zip(names, piles, strict=True)]
    return rows


def _table_rows(lead: Seat | None, players: int, trick: Cards, lying: Cards) -> list[Row]:
    order = seats_from(lead or SEATS[0], players)
    return [Row("trick", trick, order[: len(trick)]), Row("lying", lying)]


def _rows_svg(rows: Sequence[Row], label: str) -> str:
    rows = [row for row in rows if row.cards]
    left = LABELS if any(row.label for row in rows) else 0
    longest = max((min(len(row.cards), MOST_IN_A_ROW) for row in rows), default=0)
    parts: list[str] = []
    top = 0
    for row in rows:
        parts.append(words(0, top + CARD_HEIGHT // 2 + 5, row.label))
        for first in range(0, len(row.cards), MOST_IN_A_ROW):
            for number, card in enumerate(row.cards[first : first + MOST_IN_A_ROW]):
                x = left + number * (CARD_WIDTH + GAP)
                parts += _card(card, x, top)
                if first + number < len(row.captions):
                    middle = x + CARD_WIDTH // 2
                    caption = row.captions[first + number]
                    parts.append(words(middle, top + CARD_HEIGHT + 12, caption, anchor="middle"))
            top += CARD_HEIGHT + (EDGE + GAP if row.captions else GAP)
    return picture(left + longest * (CARD_WIDTH + GAP), max(top, LINE), label, parts, "cards")


def _card(card: Card | None, x: int, y: int) -> list[str]:
    colour = BACK if card is None else faction_colour(card.faction)
    face = (
        f'<rect x="{x}" y="{y + 1}" width="{CARD_WIDTH}" height="{CARD_HEIGHT - 2}" rx="4"'
        f' fill="{colour}" stroke="{INK}"/>'
    )
    if card is None:
        return [face]
    middle = x + CARD_WIDTH // 2
    return [
        face,
        words(middle, y + 19, card.faction, anchor="middle", colour="#fff", size=13),
        words(middle, y + 38, str(card.value), anchor="middle", colour="#fff", size=17),
    ]
