"""Boards, hands and tricks as SVG, which needs nothing else: for pages and notebooks."""

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from claimstead.claim.cards import Card, Cards
from claimstead.claim.state import State as ClaimState
from claimstead.claim.view import ClaimView
from claimstead.claim_it.board import Board, Space
from claimstead.claim_it.state import State as ClaimItState
from claimstead.claim_it.view import ClaimItView
from claimstead.core import SEATS, Seat, seats_from
from claimstead.core.table import DRAWERS
from claimstead.notation.colours import FACTION_COLOURS, SEAT_COLOURS
from claimstead.notation.drawing import draw
from claimstead.notation.setup import game_named

CREAM, INK, WOOD, GOLD, BACK = "#fbf4e4", "#2b2118", "#b88f4e", "#d9a520", "#6b5b45"
SPACE, LINE, EDGE = 40, 20, 12
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
    """A picture of a view, of a state (with all cards open), or of cards.

    >>> import claimstead as cs
    >>> game = cs.ClaimIt(players=2)
    >>> cs.svg(game.view(game.start(), "a"))[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    match what:
        case ClaimItView():
            return _board_and_table(what)
        case ClaimItState() if what.setup:
            return _board_and_table(game_named(what.setup).view(what, None))
        case ClaimItState():
            return board_svg(what.board, "Claim It!")
        case ClaimView():
            return _rows_svg(_rows_of_view(what), draw(what))
        case ClaimState():
            return _rows_svg(_rows_of_state(what), str(what))
        case tuple() if all(isinstance(each, Card) for each in what):
            return _rows_svg([Row("", what)], " ".join(map(str, what)))
        case _:
            raise TypeError(f"no picture of {type(what).__name__}")


def text(what: Any) -> str:
    """The same in plain letters: what a seat sees, or a position with all cards open."""
    match what:
        case ClaimItState() if what.setup:
            return draw(game_named(what.setup).view(what, None))
        case ClaimState() if what.setup:
            return str(what)
        case tuple() if all(isinstance(each, Card) for each in what):
            return " ".join(map(str, what))
        case _:
            return draw(what)


# Claim It!


def board_svg(board: Board, label: str, kind: str = "board") -> str:
    """The board alone: held spaces, secured ones with a ring, this turn's stones on top."""
    size = SPACE * board.size
    return picture(size, size, label, _board(board), kind)


def _board_and_table(view: Any) -> str:
    size = SPACE * view.board.size
    parts = [f'<g transform="translate({LINE},0)">', *_board(view.board), "</g>"]
    for number in range(1, view.board.size + 1):
        middle = SPACE * number - SPACE // 2
        parts.append(_text(8, size - middle + 5, str(number), anchor="middle"))
        parts.append(_text(LINE + middle, size + 15, str(number), anchor="middle"))
    top = size + 2 * LINE
    for seat, tally in view.table.items():
        parts.append(f'<circle cx="10" cy="{top + 7}" r="7" fill="{SEAT_COLOURS[seat]}"/>')
        mark = "▶ " if seat == view.turn else ""
        told = f"{mark}{seat}: mine {tally.mine}, secured {tally.secured}/{view.secured_to_end}"
        parts.append(_text(24, top + 12, told))
        top += LINE
    if view.dice is not None:
        for number, die in enumerate(view.dice):
            parts.append(_square(24 + 30 * number, top + 4, 24, CREAM))
            parts.append(_text(36 + 30 * number, top + 21, str(die), anchor="middle"))
        top += 32
    return picture(LINE + size, top + 4, draw(view), parts)


def _board(board: Board) -> list[str]:
    parts = []
    for place, space in board.items():
        x, y = SPACE * (place.column - 1), SPACE * (board.size - place.row)
        parts.append(_square(x + 1, y + 1, SPACE - 2, CREAM))
        parts += _stones(space, x + SPACE // 2, y + SPACE // 2)
    return parts


def _stones(space: Space, x: int, y: int) -> list[str]:
    parts = []
    if space.owner is not None:
        ring = GOLD if space.secured else "none"
        colour = SEAT_COLOURS[space.owner]
        kind = "secured" if space.secured else "held"
        parts.append(
            f'<circle class="{kind}" cx="{x}" cy="{y}" r="14" fill="{colour}" stroke="{ring}"'
            ' stroke-width="4"/>'
        )
        parts.append(_text(x, y + 5, space.owner, anchor="middle", colour="#fff"))
    if space.squatter is not None:
        parts.append(_square(x - 9, y - 9, 18, "#fff", kind="squatter"))
        parts.append(_text(x, y + 5, str(space.squatter), anchor="middle"))
    if space.claimed:
        parts.append(
            f'<circle class="claimed" cx="{x}" cy="{y}" r="17" fill="none" stroke="{GOLD}"'
            ' stroke-width="4"/>'
        )
    return parts


# CLAIM


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


def _rows_of_state(state: ClaimState) -> list[Row]:
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
        parts.append(_text(0, top + CARD_HEIGHT // 2 + 5, row.label))
        for first in range(0, len(row.cards), MOST_IN_A_ROW):
            for number, card in enumerate(row.cards[first : first + MOST_IN_A_ROW]):
                x = left + number * (CARD_WIDTH + GAP)
                parts += _card(card, x, top)
                if first + number < len(row.captions):
                    middle = x + CARD_WIDTH // 2
                    caption = row.captions[first + number]
                    parts.append(_text(middle, top + CARD_HEIGHT + 12, caption, anchor="middle"))
            top += CARD_HEIGHT + (EDGE + GAP if row.captions else GAP)
    return picture(left + longest * (CARD_WIDTH + GAP), max(top, LINE), label, parts, "cards")


def _card(card: Card | None, x: int, y: int) -> list[str]:
    colour = BACK if card is None else FACTION_COLOURS[card.faction]
    face = (
        f'<rect x="{x}" y="{y + 1}" width="{CARD_WIDTH}" height="{CARD_HEIGHT - 2}" rx="4"'
        f' fill="{colour}" stroke="{INK}"/>'
    )
    if card is None:
        return [face]
    middle = x + CARD_WIDTH // 2
    return [
        face,
        _text(middle, y + 19, card.faction, anchor="middle", colour="#fff", size=13),
        _text(middle, y + 38, str(card.value), anchor="middle", colour="#fff", size=17),
    ]


# Any picture


def picture(width: float, height: float, label: str, parts: Sequence[str], kind: str = "") -> str:
    """An SVG that stands on its own; who can't see it is told the label."""
    name = f' class="{kind}"' if kind else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{name} viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" role="img" aria-label="{escape(label)}"'
        f' font-family="system-ui, sans-serif" font-size="14">{"".join(parts)}</svg>'
    )


def _square(x: float, y: float, size: int, colour: str, kind: str = "space") -> str:
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{size}" height="{size}" rx="3"'
        f' fill="{colour}" stroke="{WOOD}"/>'
    )


def _text(
    x: float, y: float, words: str, *, anchor: str = "start", colour: str = INK, size: int = 14
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">'
        f"{escape(words)}</text>"
    )


DRAWERS.append(svg)
