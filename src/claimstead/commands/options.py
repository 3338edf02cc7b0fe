"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from claimstead.language import LANGUAGES, speak

LEVELS = ("beginner", "easy", "medium", "strong", "expert")
ENTRANTS = ("random", "heuristic", "greedy", "turned-up", "plain-search", *LEVELS)
"""Who plays in the arena, the weakest first: a test looks whether all are here."""
SETUPS = (
    "claim-it 2 base",
    "claim-it 3 base",
    "claim-it 4 base",
    "claim-it 5 base",
    "claim-it 2 quick",
    "claim 2 Go Kn Un Dw Do",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 3 Gn Gi Dw Do Dr Tr Se",
    "claim 4 Gn Gi Dw Do Dr Tr Se",
)
"""What a shell offers to complete: the usual ones of very many."""


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
        "--language",
        metavar="|".join(LANGUAGES),
        callback=_speak,
        autocompletion=lambda: LANGUAGES,
        help="Unless given, CLAIMSTEAD_LANGUAGE's or LANG's.",
    ),
]
GameOption = Annotated[
    str | None,
    typer.Option(
        "--game",
        autocompletion=lambda: SETUPS,
        help='The set-up in words, as "claim-it 2 base" or "claim 2 Gn Gi Dr Tr Se".',
    ),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Makes dice, deals and opponents repeatable.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database", help="A file or postgresql://...; the settings' unless given, else yours."
    ),
]
SettingsOption = Annotated[
    Path | None,
    typer.Option("--settings", metavar="FILE", help="Of the server; CLAIMSTEAD_SETTINGS's."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="For a program to read.")]
ProcessesOption = Annotated[
    int | None, typer.Option("--processes", min=1, help="One for each core unless given.")
]
ClusterOption = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="Of a Dask cluster.")
]
