"""The cards in one's hand: arrow keys go along, Enter or a click plays."""

from collections.abc import Mapping
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from claimstead.claim.cards import Card, Cards
from claimstead.table.advice import LegalMove
from claimstead.terminal.claim.cards import CARD_HEIGHT, CARD_WIDTH, Shown, row
from claimstead.terminal.glyphs import GOOD, Glyphs


class Hand(Widget, can_focus=True):
    """One's own cards; those that may not be played are faint."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "go(-1)", show=False),
        Binding("right,down", "go(1)", show=False),
        Binding("tab", "next_offer", show=False),
        Binding("enter,space", "use", show=False),
    ]
    DEFAULT_CSS = f"Hand {{ width: 1fr; height: {CARD_HEIGHT + 1}; }}"

    cards: reactive[Cards] = reactive(())
    offers: reactive[Mapping[str, LegalMove]] = reactive({})
    cursor: reactive[int] = reactive(0)

    class Used(Message):
        """Somebody wants to play a card."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    class Pointed(Message):
        """The cursor is on another card."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self.glyphs = glyphs

    def show(self, cards: Cards, legal: tuple[LegalMove, ...]) -> None:
        """Show the hand, and which cards may be played."""
        offers = {move.move: move for move in legal if move.card == move.move}
        self.cards = cards
        self.cursor = min(self.cursor, max(len(cards) - 1, 0))
        if offers and (not self.offers or self.chosen not in offers):
            self.cursor = next(at for at, card in enumerate(cards) if str(card) in offers)
        self.offers = offers
        self.refresh()

    @property
    def chosen(self) -> str | None:
        """The card that the cursor is on."""
        return str(self.cards[self.cursor]) if self.cards else None

    def render(self) -> Text:
        shown = [
            Shown(card, is_faint=bool(self.offers) and str(card) not in self.offers)
            for card in self.cards
        ]
        lines = row(shown, self.glyphs)
        marks = (self._mark(number, str(card)) for number, card in enumerate(self.cards))
        lines[-1] = Text(" ").join(marks)
        return Text("\n").join(lines)

    def _mark(self, number: int, card: str) -> Text:
        """Below a card: the cursor, and whether it would win the trick so far."""
        offer = self.offers.get(card)
        sign = "+" if offer is not None and offer.wins else " "
        if number == self.cursor and self.has_focus:
            edge = self.glyphs.cursor * 2
            return Text(edge + (sign.strip() or self.glyphs.cursor) + edge, Style(bold=True))
        return Text(sign.center(CARD_WIDTH), GOOD)

    def action_go(self, by: int) -> None:
        if self.cards:
            self._point((self.cursor + by) % len(self.cards))

    def action_next_offer(self) -> None:
        """To the next card that may be played."""
        count = len(self.cards)
        ahead = [(self.cursor + step) % count for step in range(1, count + 1)]
        lit = (number for number in ahead if str(self.cards[number]) in self.offers)
        self._point(next(lit, self.cursor))

    def action_use(self) -> None:
        if self.cards:
            self.post_message(self.Used(self.cards[self.cursor]))

    def on_click(self, event: Click) -> None:
        number = event.x // (CARD_WIDTH + 1)
        if 0 <= number < len(self.cards):
            self._point(number)
            self.action_use()

    def _point(self, number: int) -> None:
        self.cursor = number
        self.post_message(self.Pointed())
