"""Why a computer player made a move."""

from claimstead.core import FrozenStruct
from claimstead.language import say

OPEN = frozenset(
    {
        "random",
        # Claim It!: all is open.
        "secures-neck",
        "secures",
        "takes",
        "joins",
        "squats",
        "rolls",
        "stops",
        # CLAIM, phase 1: what all see of the move.
        "leads-for",
        "lets-go",
        "take",
        "take-pile",
    }
)
"""The reasons that say no more than everybody at the table sees.

The others depend on the hand: that a card was the cheapest one tells that there is no cheaper, and
in phase 2 even a plain "leads" would tell that the solver had nothing better to say.
"""


class Reason(FrozenStruct, frozen=True):
    """A sentence of the catalogue, and what it speaks of: it can be said in every language.

    >>> because("takes-trick", card="Gn7").say("en")
    'takes the trick with Gn7'
    """

    code: str
    arguments: dict[str, str | int]

    @property
    def is_open(self) -> bool:
        """Whether it may be told to everybody while the game is on."""
        return self.code in OPEN

    def say(self, language: str) -> str:
        return say(f"reason-{self.code}", language, **self.arguments)

    def __str__(self) -> str:
        return self.say("en")


def because(code: str, **arguments: str | int) -> Reason:
    return Reason(code, arguments)
