"""The picture of a link: a card of 1200 by 630 pixels, drawn from our own SVG.

It shows what anybody may see who has the link, and who is not logged in: a finished game, a
puzzle, a position that stands in the link itself. Drawn in the process for costly work.
"""

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

WIDTH, HEIGHT = 1200, 630
EDGE = 60
PICTURE = HEIGHT - 2 * EDGE
"""The side of the square in which the position stands."""
FONT = "Hanken Grotesk"
LINE_LENGTH = 20
"""Letters of a title that fit in a line beside a picture."""
COVERED = 0x0250
"""Characters below it are in the font that comes along; others are looked for in the system's."""
SIZES = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


class LinkCard(NamedTuple):
    """What a link leads to, in a few words."""

    title: str
    about: str
    position: str | None = None
    """Drawn beside it, as the text of a position."""
    seat: str | None = None
    """As this seat sees it; none: with everything open."""


def position_svg(position: str, seat: str | None = None) -> str:
    """A position as a picture."""
    from claimstead.notation import game_of_position
    from claimstead.notation.drawing import svg

    game = game_of_position(position)
    state: Any = game.read(position)
    return svg(state if seat is None else game.view(state, seat))


def card_svg(card: LinkCard) -> str:
    """The card as SVG."""
    left = EDGE
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#24384d"/>']
    if card.position is not None:
        inner = position_svg(card.position, card.seat)
        parts.append(_placed(inner, EDGE, EDGE))
        left = 2 * EDGE + PICTURE
    lines = _lines(card.title, LINE_LENGTH if card.position else 2 * LINE_LENGTH)
    top = 220
    for number, line in enumerate(lines):
        parts.append(_words(left, top + 62 * number, 50, line, "700"))
    for number, line in enumerate(_lines(card.about, 34 if card.position else 66)):
        parts.append(_words(left, top + 62 * len(lines) + 42 * number, 30, line, "400"))
    parts.append(_words(left, HEIGHT - EDGE, 30, "Claimstead", "700", "#f2c14e"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'
    )


def _placed(inner: str, x: int, y: int) -> str:
    """A picture within a picture, as large as there is room, on a light ground."""
    found = SIZES.search(inner)
    width, height = (float(found[1]), float(found[2])) if found else (PICTURE, PICTURE)
    # The font that comes along has no triangle.
    inner = inner.replace("\u25b6", "\u00bb")
    scale = (PICTURE - 40) / max(width, height)
    dx, dy = (PICTURE - width * scale) / 2, (PICTURE - height * scale) / 2
    return (
        f'<rect x="{x}" y="{y}" width="{PICTURE}" height="{PICTURE}" rx="16" fill="#fbf0d8"/>'
        f'<g transform="translate({x + dx:.1f},{y + dy:.1f}) scale({scale:.3f})">{inner}</g>'
    )


def _words(x: int, y: int, size: int, text: str, weight: str, colour: str = "#fbf0d8") -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="{FONT}" font-size="{size}" font-weight="{weight}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def _lines(text: str, length: int) -> list[str]:
    """At most three lines.

    >>> _lines("Claim It! with Ada and Bob", 12)
    ['Claim It!', 'with Ada and', 'Bob']
    """
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= length:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [line[: 2 * length] for line in lines if line][:3]


def png(svg: str, width: int | None = None) -> bytes:
    """An SVG as PNG. Ours alone: nothing that somebody sends is drawn."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=all(ord(letter) < COVERED for letter in svg),
            font_files=list(_fonts()),
            font_family=FONT,
            sans_serif_family=FONT,
        )
    )


@cache
def _fonts() -> tuple[str, ...]:
    import font_hanken_grotesk

    folder = Path(font_hanken_grotesk.__file__).parent / "files"
    return tuple(str(folder / f"HankenGrotesk-{weight}.otf") for weight in ("Regular", "Bold"))


def card_png(card: LinkCard) -> bytes:
    return png(card_svg(card))


def position_png(position: str, seat: str | None) -> bytes:
    return png(position_svg(position, seat), width=WIDTH)
