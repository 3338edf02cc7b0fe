"""What people may write: names, words for the seal, table talk."""

import re
import unicodedata

from claimstead.table.invisible import is_invisible
from claimstead.table.refusal import NotNow

NAME_LENGTH = 24
WORD_LENGTH = 40
TITLE_LENGTH = 48
TALK_LENGTH = 300
MOST_MARKS = 12
"""So many characters at most make up one letter as people count them."""

_PICTURE = (
    "[\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u2460-\u24ff\u25a0-\u27bf\u2900-\u297f"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]\ufe0f?[\U0001f3fb-\U0001f3ff]?"
)
_JOINED = re.compile(
    # Pictures joined to one: a family, a profession.
    f"{_PICTURE}(?:\u200d{_PICTURE})+"
    # The flags of parts of countries; flags of countries; keys.
    "|\U0001f3f4[\U000e0030-\U000e007a]{2,6}\U000e007f"
    "|[\U0001f1e6-\U0001f1ff]{2}"
    "|[0-9#*]\ufe0f?\u20e3"
    f"|{_PICTURE}"
)


def checked_name(text: str) -> str:
    """A name without anything that a screen would not show."""
    return _checked(text, NAME_LENGTH, "name")


def checked_word(text: str) -> str:
    return _checked(text, WORD_LENGTH, "word")


def checked_title(text: str) -> str:
    """The name of a tournament."""
    return _checked(text, TITLE_LENGTH, "name")


def checked_talk(text: str) -> str:
    return _checked(text, TALK_LENGTH, "talk")


def _checked(text: str, most: int, what: str) -> str:
    """The text in one line, in one form, neither empty nor too long."""
    if any(map(is_invisible, text)):
        raise NotNow("text", what=what, most=most)
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    # Whatever joins pictures is seen in them; anywhere else nobody would see it.
    is_shown = all(_category(letter) != "C" for letter in _JOINED.sub("x", plain))
    is_too_much = len(plain) > MOST_MARKS * most
    if is_too_much or not is_shown or not 1 <= letters_in(plain) <= most:
        raise NotNow("text", what=what, most=most)
    return plain


def letters_in(text: str) -> int:
    """How many letters people see: accents belong to their letter, a picture of a family is one.

    >>> [letters_in(text) for text in ("Åsa", "x\u0303\u0323", "👩\u200d👩\u200d👧", "🇸🇪🇳🇱")]
    [3, 1, 1, 2]
    """
    return sum(_category(letter) != "M" for letter in _JOINED.sub("x", text))


def _category(letter: str) -> str:
    return unicodedata.category(letter)[0]
