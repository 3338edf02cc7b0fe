"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.language import LANGUAGES, speak

LEVELS = ("beginner", "easy", "medium", "strong", "expert")
USUAL_GAME = "claim-it 2 base"
"""As the register has it, which takes its time to load: a test looks."""
ENTRANTS = ("random", "heuristic", "greedy", "turned-up", "plain-search", *LEVELS)
"""Who plays in the arena, the weakest first: a test looks whether all are here."""


def _setups() -> list[str]:
    """What a shell offers to complete: the usual ones of very many."""
    from claimstead.notation import kinds

    return [setup for kind in kinds().values() for setup in kind.presets]


def complete_entrants(incomplete: str) -> list[str]:
    """Players by name; after a comma the next one.

    >>> complete_entrants("expert,st")
    ['expert,strong']
    """
    begun, comma, last = incomplete.rpartition(",")
    return [f"{begun}{comma}{name}" for name in ENTRANTS if name.startswith(last)]


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
SeedOption = Annotated[int | None, typer.Option("--seed")]
DatabaseOption = Annotated[str | None, typer.Option("--database")]
SettingsOption = Annotated[Path | None, typer.Option("--settings", metavar="FILE")]
JsonOption = Annotated[bool, typer.Option("--json")]
ProcessesOption = Annotated[int | None, typer.Option("--processes", min=1)]
ClusterOption = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
