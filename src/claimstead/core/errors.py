"""The kinds of refusal. Each carries a code, and says itself in words from the catalogue."""

from typing import ClassVar

from claimstead.language import messages, say

Argument = str | int


class ClaimsteadError(Exception):
    """Something was refused: `code` names why, `reason` says it in a sentence."""

    kind: ClassVar[str] = "error"

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    @property
    def reason(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """The reason in a language of the catalogues."""
        arguments = self.arguments
        if isinstance(self.__cause__, ClaimsteadError):
            arguments = {**arguments, "reason": self.__cause__.line(language)}
        name = f"{self.kind}-{self.code}"
        # A game of another package has no sentences here.
        return say(name, language, **arguments) if name in messages("en") else self._plainly()

    def _plainly(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return self.code.replace("-", " ") + (f" ({told})" if told else "")

    def line(self, language: str) -> str:
        """The reason, with the number of the rule where there is one."""
        return self.say(language)

    def __str__(self) -> str:
        return self.line("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.code, self.arguments, self.__dict__)


def _rebuilt(
    kind: type[ClaimsteadError],
    code: str,
    arguments: dict[str, Argument],
    attributes: dict[str, object],
) -> ClaimsteadError:
    error = kind.__new__(kind)
    Exception.__init__(error, code, arguments)
    error.__dict__.update(attributes)
    return error


class Illegal(ClaimsteadError):
    """A move that the rules don't allow; `rule` is the number of the rule that says so.

    >>> str(Illegal("squatter-on-board", rule="I-4a", squatter=5))
    'I-4a: squatter 5 is already on the board'
    """

    kind = "illegal"

    def __init__(self, code: str, *, rule: str, **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        self.rule = rule

    def line(self, language: str) -> str:
        return f"{self.rule}: {self.say(language)}"


class BadText(ClaimsteadError):
    """A text that can't be read as a move, a position or a game."""

    kind = "text"


class BadSetup(ClaimsteadError):
    """Players, factions or variants that make no game."""

    kind = "setup"


class TooManyChances(ClaimsteadError):
    """There are too many chance moves to list them all; draw one with `sample` instead."""

    kind = "chances"
