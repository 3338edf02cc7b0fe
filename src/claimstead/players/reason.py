"""Why a computer player made a move."""

from claimstead.core import Record
from claimstead.language import say


class Reason(Record, frozen=True):
    """A sentence of the catalogue, and what it speaks of: it can be said in every language.

    >>> because("takes-trick", card="Gn7").say("en")
    'takes the trick with Gn7'
    """

    code: str
    arguments: dict[str, str | int]

    def say(self, language: str) -> str:
        return say(f"reason-{self.code}", language, **self.arguments)

    def __str__(self) -> str:
        return self.say("en")


def because(code: str, **arguments: str | int) -> Reason:
    return Reason(code, arguments)
