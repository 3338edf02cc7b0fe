"""Options that several commands share."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from claimstead.language import LANGUAGES, speak

if TYPE_CHECKING:
    from claimstead.registry import GameKind


def _setups() -> list[str]:
    """What a shell offers to complete: the usual ones of very many."""
    from claimstead.registry import kinds

    return [setup for kind in kinds().values() for setup in kind.presets]


def _usual_setup() -> str:
    """What is played where nobody says what."""
    from claimstead.registry.games import first_setup

    return first_setup()


def complete_levels() -> list[str]:
    """The levels that people are offered, the weakest first."""
    return _each(lambda kind: kind.levels)


def entrants() -> list[str]:
    """Who plays in the arena: those by which players are measured first."""
    return ["random", *_each(lambda kind: kind.yardsticks), *complete_levels()]


def _each(names: "Callable[[GameKind], Iterable[str]]") -> list[str]:
    from claimstead.registry import kinds

    return list(dict.fromkeys(name for kind in kinds().values() for name in names(kind)))


def complete_entrants(incomplete: str) -> list[str]:
    """Players by name; after a comma the next one.

    >>> complete_entrants("expert,st")
    ['expert,strong']
    """
    begun, comma, last = incomplete.rpartition(",")
    return [f"{begun}{comma}{name}" for name in entrants() if name.startswith(last)]


def _speak(language: str | None) -> str | None:
    """Everything is said in this language from now on."""
    from claimstead.core import ClaimsteadError

    if language is not None:
        if language not in LANGUAGES:
            known = " ".join(LANGUAGES)
            raise ClaimsteadError("no-such-language", language=language[:20], languages=known)
        speak(language)
    return language


LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="|".join(LANGUAGES), callback=_speak, autocompletion=lambda: LANGUAGES
    ),
]
GameOption = Annotated[str | None, typer.Option("--game", autocompletion=_setups)]
UsualGameOption = Annotated[
    str, typer.Option("--game", autocompletion=_setups, default_factory=_usual_setup)
]
SeedOption = Annotated[int | None, typer.Option("--seed")]
DatabaseOption = Annotated[str | None, typer.Option("--database")]
SettingsOption = Annotated[Path | None, typer.Option("--settings", metavar="FILE")]
JsonOption = Annotated[bool, typer.Option("--json")]
ProcessesOption = Annotated[int | None, typer.Option("--processes", min=1)]
ClusterOption = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
