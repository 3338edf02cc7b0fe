"""Everything Claimstead says to people, in one Fluent catalogue per language."""

from claimstead.language.catalogue import LANGUAGES, messages, say, speak, spoken, wished
from claimstead.language.formats import decimal, listed, percentage
from claimstead.language.in_words import in_words

__all__ = [
    "LANGUAGES",
    "decimal",
    "in_words",
    "listed",
    "messages",
    "percentage",
    "say",
    "speak",
    "spoken",
    "wished",
]
