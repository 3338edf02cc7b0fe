"""Letters that no screen shows, by Unicode's own properties."""

import unicodedata

IGNORABLE = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200C), (0x200E, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F),
    (0x3164, 0x3164), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE001F), (0xE0080, 0xE0FFF),
)  # fmt: skip
"""Default_Ignorable_Code_Point, but for what joins pictures, chooses their form or makes flags."""
BLANK = "BLANK"
"""In the name of a letter that is a place without a mark, as of Braille."""


def is_invisible(letter: str) -> bool:
    """Whether a letter takes part in a name that nobody could see.

    >>> [is_invisible(letter) for letter in "a\u3164\u2800\u200b\u202e"]
    [False, True, True, True, True]
    """
    code = ord(letter)
    is_ignorable = any(first <= code <= last for first, last in IGNORABLE)
    return is_ignorable or BLANK in unicodedata.name(letter, "").split()
