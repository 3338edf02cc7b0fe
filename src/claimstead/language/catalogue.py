"""The catalogues: `en.ftl` and its sisters beside this file."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "sv", "nl")
SPOKEN = ("", "terminal.", "review.")
"""The files of a language that programs speak from."""
LONG = ("rules.", "lessons.")
"""Those read only when a sentence of theirs is asked for."""


@cache
def _bundle(language: str, parts: tuple[str, ...] = SPOKEN) -> "FluentBundle":
    # Loaded when the first sentence is needed: most runs never say one.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for part in parts:
        text = files(__package__).joinpath(f"{part}{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def messages(language: str) -> frozenset[str]:
    """The names of all messages of a language."""
    return frozenset(_bundle(language)._messages)


def say(message: str, language: str = "en", **arguments: str | int) -> str:
    """The sentence called `message`.

    >>> say("illegal-squatter-on-board", squatter=5)
    'squatter 5 is already on the board'
    """
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle(language, SPOKEN + LONG)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"message {message} has no text")
    sentence, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"message {message}: {errors[0]}")
    return str(sentence)
