"""How foreign text is shown in a message: short, and on one line; numbers in it."""

from claimstead.core import BadText

LONGEST = 40


def quoted(text: str) -> str:
    """The text in quotes, with line ends and the like made visible.

    >>> quoted("Gn 7\\n")
    "'Gn 7\\\\n'"
    """
    return ascii(text if len(text) <= LONGEST else text[: LONGEST - 3] + "...")


def number(word: str) -> int:
    """The number that a word of a set-up is, or `BadText`."""
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise BadText("number", text=quoted(word))
    return int(word)
