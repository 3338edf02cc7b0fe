"""What the terminal draws with: rich characters or plain ASCII, and the colours."""

from typing import NamedTuple

from rich.style import Style

from claimstead.notation.colours import SEAT_COLOURS, faction_colour

OFFERED = Style(color="black", bgcolor="#f2c14e", bold=True)
FAINT = Style(dim=True)
STRONG = Style(bold=True)
WARNING = Style(bold=True, color="#ff8f6b")
GOOD = Style(bold=True, color="#7bd88f")

TYPOGRAPHY = str.maketrans(
    {
        "\N{HORIZONTAL ELLIPSIS}": "...",
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "\N{MIDDLE DOT}": "-",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHTWARDS ARROW}": "->",
    }
)
"""What stands in ASCII for the signs of the catalogues."""


class Glyphs(NamedTuple):
    """The characters to draw with."""

    claim_marker: str
    secured: str
    empty: str
    pointer: str
    horizontal: str
    vertical: str
    corners: str
    """Top left, top right, bottom left, bottom right."""
    crossings: str
    """Of a grid: top, left, middle, right, bottom."""
    faint_vertical: str
    cursor: str
    full: str
    rest: str
    is_ascii: bool

    def text(self, sentence: str) -> str:
        """A sentence in letters that can be shown."""
        return sentence.translate(TYPOGRAPHY) if self.is_ascii else sentence


RICH = Glyphs("◆", "■", "·", "▶", "─", "│", "┌┐└┘", "┬├┼┤┴", "┊", "═", "█", "░", is_ascii=False)
ASCII = Glyphs("*", "#", ".", ">", "-", "|", "++++", "+++++", ":", "=", "#", "-", is_ascii=True)


def seat_style(seat: str, *, secured: bool = False) -> Style:
    """The colour of a seat, as a field."""
    return Style(color="white", bgcolor=SEAT_COLOURS[seat], bold=secured)


def faction_style(faction: str) -> Style:
    return Style(color="white", bgcolor=faction_colour(faction))
