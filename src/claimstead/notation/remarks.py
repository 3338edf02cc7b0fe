"""What people add to the text of a game, as in PGN: comments, and variations.

A comment stands in braces, a variation in round or square brackets: after a move, or on lines of
their own. Lines of the header may hold such signs, in a name for instance: there only what begins
a line is a remark. Line ends of other systems and a mark of the byte order do no harm.
"""

from claimstead.core import BadText

MARK_OF_BYTES = "\ufeff"
CLOSED_BY = {"{": "}", "(": ")", "[": "]"}


def without_remarks(text: str, first_line: int = 1) -> list[tuple[int, str]]:
    """The lines that tell the game, each with its number; the text's first has `first_line`."""
    text = text.lstrip(MARK_OF_BYTES)
    told_from = text.lstrip()
    first_line += text[: len(text) - len(told_from)].count("\n")
    kept: list[tuple[int, str]] = []
    expected: list[str] = []
    opened_at = 0
    is_header = True
    for number, line in enumerate(told_from.rstrip().splitlines(), start=first_line):
        was_open = bool(expected)
        is_plain = is_header and not was_open and line.lstrip()[:1] not in CLOSED_BY
        told = line.rstrip() if is_plain else _told(line, expected).strip()
        if expected and not was_open:
            opened_at = number
        if told:
            kept.append((number, told))
        elif not line.strip() and not was_open:
            kept.append((number, ""))
            is_header = False
    if expected:
        raise BadText("remark-open", line=opened_at, sign=expected[0])
    return kept


def _told(line: str, expected: list[str]) -> str:
    """What stands outside of remarks; `expected` is what closes those still open."""
    told = ""
    for sign in line:
        if expected and expected[-1] == "}" and sign != "}":
            continue
        if sign in CLOSED_BY:
            expected.append(CLOSED_BY[sign])
        elif expected:
            if sign == expected[-1]:
                expected.pop()
        else:
            told += sign
    return told
