"""The catalogues: `en.ftl` and its sisters beside this file."""

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "sv", "nl")
SPOKEN = ("", "terminal.", "review.", "people.", "notices.", "sharing.", "tournaments.")
"""The files of a language that programs speak from."""
LONG = ("rules.", "lessons.", "strategy.")
"""Those read only when a sentence of theirs is asked for."""
COMMANDS = "commands."
"""What the command line says about itself: read alone, so that help is there at once."""

_spoken: ContextVar[str] = ContextVar("language", default="en")


def speak(language: str) -> None:
    """Say everything in this language from now on, unless another is named."""
    _spoken.set(language)


def spoken() -> str:
    """The language in which things are said."""
    return _spoken.get()


def wished(environment: Mapping[str, str] = os.environ, arguments: Sequence[str] = ()) -> str:
    """The language that a command line asks for, else the environment; else English.

    >>> wished({"LANG": "de_AT.UTF-8"}), wished({"LANG": "C"})
    ('de', 'en')
    >>> wished({"LANG": "C"}, ["play", "--help", "--language", "sv"])
    'sv'
    """
    words = " ".join(arguments).replace("=", " ").split()
    for option, language in pairwise(words):
        if option == "--language" and language in LANGUAGES:
            return language
    for name in ("CLAIMSTEAD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return environment[name][:2] if environment[name][:2] in LANGUAGES else "en"
    return "en"


@cache
def _bundle(language: str, parts: tuple[str, ...] = SPOKEN) -> "FluentBundle":
    # Loaded when the first sentence is needed: most runs never say one.
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for part in parts:
        text = files(__package__).joinpath(f"{part}{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def messages(language: str) -> frozenset[str]:
    """The names of all messages of a language."""
    return frozenset(_bundle(language)._messages)


def is_known(message: str) -> bool:
    """Whether the command line has this message about itself."""
    return bool(_bundle(_spoken.get(), (COMMANDS,)).has_message(message))


def names_in(part: str) -> tuple[str, ...]:
    """The names of the messages in one file of a language, in their order."""
    return tuple(_bundle("en", (part,))._messages)


def say(message: str, language: str | None = None, /, **arguments: str | int) -> str:
    """The sentence called `message`, in the language spoken unless another is named.

    >>> say("illegal-squatter-on-board", squatter=5)
    'squatter 5 is already on the board'
    """
    language = language or _spoken.get()
    bundle = _bundle(language, (COMMANDS,) if message.startswith(("help-", "usage-")) else SPOKEN)
    if not bundle.has_message(message):
        bundle = _bundle(language, SPOKEN + LONG)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"message {message} has no text")
    sentence, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"message {message}: {errors[0]}")
    return str(sentence)
