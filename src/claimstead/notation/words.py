"""How foreign text is shown in a message: short, and on one line."""

LONGEST = 40


def quoted(text: str) -> str:
    """The text in quotes, with line ends and the like made visible.

    >>> quoted("Gn 7\\n")
    "'Gn 7\\\\n'"
    """
    return ascii(text if len(text) <= LONGEST else text[: LONGEST - 3] + "...")
