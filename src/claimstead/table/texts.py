"""What people may write: names, words for the seal, table talk."""

import unicodedata

from claimstead.table.invisible import is_invisible
from claimstead.table.refusal import NotNow

NAME_LENGTH = 24
WORD_LENGTH = 40
TALK_LENGTH = 300


def checked_name(text: str) -> str:
    """A name without anything that a screen would not show."""
    return _checked(text, NAME_LENGTH, "name")


def checked_word(text: str) -> str:
    return _checked(text, WORD_LENGTH, "word")


def checked_talk(text: str) -> str:
    return _checked(text, TALK_LENGTH, "talk")


def _checked(text: str, most: int, what: str) -> str:
    """The text in one line, in one form, neither empty nor too long."""
    if any(map(is_invisible, text)):
        raise NotNow("text", what=what, most=most)
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    is_shown = all(unicodedata.category(letter)[0] != "C" for letter in plain)
    if not 1 <= len(plain) <= most or not is_shown:
        raise NotNow("text", what=what, most=most)
    return plain
