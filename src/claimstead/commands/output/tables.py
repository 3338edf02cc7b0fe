"""Tables of figures as text, as wide as the terminal is."""

import io
import shutil

from rich import box
from rich.console import Console
from rich.table import Table

NARROWEST, WIDEST = 80, 120
"""The columns that are written for, as the terminal has them."""
GAP = 2
"""Between two columns."""


def terminal_width() -> int:
    return min(max(shutil.get_terminal_size((NARROWEST, 24)).columns, NARROWEST), WIDEST)


def text_console() -> Console:
    """What is printed here becomes a text."""
    return Console(
        file=io.StringIO(), width=terminal_width(), markup=False, highlight=False, emoji=False
    )


def printed(console: Console) -> str:
    file = console.file
    assert isinstance(file, io.StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def table_of(titles: list[str], rows: list[list[str]], whole: int | None = None) -> Table:
    """No column is narrower than its longest word, so that no word is broken; one stays whole."""
    columns = [
        (title, *cells) for title, cells in zip(titles, zip(*rows, strict=True), strict=True)
    ]
    widths = [max(map(len, column)) for column in columns]
    words = [
        max(len(word) for cell in column for word in ("", *cell.split())) for column in columns
    ]
    if whole is not None:
        words[whole] = max(len(row[whole]) for row in rows)
    while sum(widths) + GAP * len(widths) > terminal_width() and widths != words:
        slack = [width - word for width, word in zip(widths, words, strict=True)]
        widths[slack.index(max(slack))] -= 1
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for title, width in zip(titles, widths, strict=True):
        table.add_column(title, width=width)
    for row in rows:
        table.add_row(*row)
    return table
