"""What pictures as SVG are made of."""

from collections.abc import Sequence
from html import escape

CREAM, INK, WOOD, GOLD, BACK = "#fbf4e4", "#2b2118", "#b88f4e", "#d9a520", "#6b5b45"
LINE, EDGE = 20, 12


def picture(width: float, height: float, label: str, parts: Sequence[str], kind: str = "") -> str:
    """An SVG that stands on its own; who can't see it is told the label."""
    name = f' class="{kind}"' if kind else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{name} viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" role="img" aria-label="{escape(label)}"'
        f' font-family="system-ui, sans-serif" font-size="14">{"".join(parts)}</svg>'
    )


def square(x: float, y: float, size: int, colour: str, kind: str = "space") -> str:
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{size}" height="{size}" rx="3"'
        f' fill="{colour}" stroke="{WOOD}"/>'
    )


def words(
    x: float, y: float, said: str, *, anchor: str = "start", colour: str = INK, size: int = 14
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">'
        f"{escape(said)}</text>"
    )
