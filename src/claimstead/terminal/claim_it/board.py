"""The board of Claim It!: arrow keys go over it, Enter or a click uses a space."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from claimstead.claim_it.board import Board, Place, Space
from claimstead.core import Seat
from claimstead.table.advice import LegalMove
from claimstead.terminal.glyphs import FAINT, OFFERED, Glyphs, seat_style

LABEL = 2
"""Columns that the numbers of the rows take."""


class Measure(NamedTuple):
    """The inside of a space, in characters."""

    width: int
    height: int

    def size(self, spaces: int) -> Size:
        """Of the whole board with its lines and numbers."""
        return Size(
            LABEL + spaces * (self.width + 1) + 1,
            spaces * (self.height + 1) + 2,
        )


SMALL = Measure(6, 1)
TALL = Measure(6, 3)
LARGE = Measure(10, 3)


def space_text(space: Space, offer: LegalMove | None, glyphs: Glyphs) -> str:
    """What lies on a space, as positions are written; `+` is what may be put there now."""
    if space.secured:
        return f"{glyphs.secured}{str(space.owner).upper()}{glyphs.secured}"
    text = space.owner or ""
    if space.squatter is not None:
        text += str(space.squatter)
    if space.claimed:
        text += glyphs.claim_marker
    if offer is not None:
        text += f"+{offer.squatter or glyphs.claim_marker}"
    return text or glyphs.empty


def space_style(space: Space, turn: Seat, is_offered: bool) -> Style:
    if is_offered:
        return OFFERED
    if space.claimed or space.squatter is not None:
        return seat_style(turn) + Style(bold=True, reverse=True)
    if space.owner is not None:
        return seat_style(space.owner, secured=space.secured)
    return FAINT


class BoardPicture(Widget, can_focus=True):
    """The spaces and what lies on them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, 1)", show=False),
        Binding("down", "go(0, -1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("tab", "next_offer", show=False),
        Binding("enter,space", "use", show=False),
    ]
    DEFAULT_CSS = "BoardPicture { width: auto; height: auto; }"

    board: reactive[Board | None] = reactive(None, layout=True)
    offers: reactive[Mapping[str, LegalMove]] = reactive({})
    cursor: reactive[Place] = reactive(Place(1, 1))

    class Used(Message):
        """Somebody wants to use a space."""

        def __init__(self, place: Place) -> None:
            super().__init__()
            self.place = place

    class Pointed(Message):
        """The cursor is on another space."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self.glyphs = glyphs
        self.turn: Seat = "a"

    def show(self, board: Board, turn: Seat, legal: tuple[LegalMove, ...]) -> None:
        """Draw a position, and light the spaces that may be used."""
        self.turn = turn
        self.board = board
        offers = {move.place: move for move in legal if move.place is not None}
        if set(offers) != set(self.offers) and offers:
            self.cursor = self._nearest(offers)
        self.offers = offers
        self.refresh()

    def _nearest(self, offers: Mapping[str, LegalMove]) -> Place:
        """The lit space that is nearest to the cursor."""

        def distance(place: Place) -> int:
            return abs(place.column - self.cursor.column) + abs(place.row - self.cursor.row)

        return min((_place(text) for text in offers), key=distance)

    # Drawing

    @property
    def measure(self) -> Measure:
        """As large as the screen allows, with room for what stands beside the board."""
        if self.app.size.height < 38:
            return SMALL
        return LARGE if self.app.size.width >= 150 else TALL

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.measure.size(self.board.size if self.board else 6).width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.measure.size(self.board.size if self.board else 6).height

    def render(self) -> Text:
        if self.board is None:
            return Text()
        size, (width, height) = self.board.size, self.measure
        top, left, middle, right, bottom = tuple(self.glyphs.crossings)
        corners = self.glyphs.corners
        lines = [self._rule(corners[0], top, corners[1])]
        for row in range(size, 0, -1):
            cells = [self._cell(Place(column, row)) for column in range(1, size + 1)]
            for number in range(height):
                is_middle = number == height // 2
                label = f"{row if is_middle else ' '}".ljust(LABEL)
                line = Text(label + self.glyphs.vertical)
                for text, style in cells:
                    line.append(text if is_middle else " " * width, style)
                    line.append(self.glyphs.vertical)
                lines.append(line)
            ends = (left, middle, right) if row > 1 else (corners[2], bottom, corners[3])
            lines.append(self._rule(*ends))
        numbers = "".join(f" {column}".center(width + 1) for column in range(1, size + 1))
        lines.append(Text(" " * LABEL + numbers))
        return Text("\n").join(lines)

    def _rule(self, left: str, crossing: str, right: str) -> Text:
        assert self.board is not None
        dashes = [self.glyphs.horizontal * self.measure.width] * self.board.size
        return Text(" " * LABEL + left + crossing.join(dashes) + right)

    def _cell(self, place: Place) -> tuple[str, Style]:
        assert self.board is not None
        space = self.board[place]
        offer = self.offers.get(str(place))
        text = space_text(space, offer, self.glyphs).center(self.measure.width - 2)
        is_here = place == self.cursor and self.has_focus
        style = space_style(space, self.turn, offer is not None)
        return f"[{text}]" if is_here else f" {text} ", style

    # Using it

    def action_go(self, columns: int, rows: int) -> None:
        assert self.board is not None
        column = min(max(self.cursor.column + columns, 1), self.board.size)
        row = min(max(self.cursor.row + rows, 1), self.board.size)
        self._point(Place(column, row))

    def action_next_offer(self) -> None:
        """To the next lit space; where there is none, to the next part of the screen."""
        places = [_place(text) for text in sorted(self.offers)]
        if not places:
            self.screen.focus_next()
            return
        after = [place for place in places if str(place) > str(self.cursor)]
        self._point((after or places)[0])

    def action_use(self) -> None:
        self.post_message(self.Used(self.cursor))

    def on_click(self, event: Click) -> None:
        assert self.board is not None
        width, height = self.measure
        column = (event.x - LABEL - 1) // (width + 1) + 1
        row = self.board.size - (event.y - 1) // (height + 1)
        if 1 <= column <= self.board.size and 1 <= row <= self.board.size:
            self._point(Place(column, row))
            self.action_use()

    def _point(self, place: Place) -> None:
        self.cursor = place
        self.post_message(self.Pointed())


def _place(text: str) -> Place:
    column, row = text.split("/")
    return Place(int(column), int(row))
