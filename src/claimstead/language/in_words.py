"""Moves and cards in words, for sentences that people read: nobody at a table speaks notation."""

import re

from claimstead.language.catalogue import messages, say

STONE = re.compile(r"([1-9*])@(\d/\d)")
CARD = re.compile(r"\b([A-Z][a-z])(\d)\b")


def in_words(sentence: str, language: str | None = None) -> str:
    """A sentence in which every stone and card is called by its name.

    >>> in_words("2@3/5 is not the solution, nor is Gn7.", "en")
    'Squatter 2 on space 3/5 is not the solution, nor is Gnome 7.'
    """

    def stone(found: re.Match[str]) -> str:
        if found[1] == "*":
            return say("ui-move-claim-marker", language, place=found[2])
        return say("ui-move-squatter", language, squatter=found[1], place=found[2])

    def card(found: re.Match[str]) -> str:
        name = f"ui-one-{found[1].lower()}"
        return f"{say(name, language)} {found[2]}" if name in messages("en") else found[0]

    return CARD.sub(card, STONE.sub(stone, sentence))
