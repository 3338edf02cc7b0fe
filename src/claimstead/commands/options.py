"""Options that several commands share."""

from typing import Annotated

import typer

GameOption = Annotated[
    str | None,
    typer.Option(
        "--game", help='The set-up in words, as "claim-it 2 base" or "claim 2 Gn Gi Dr Tr Se".'
    ),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Makes dice, deals and opponents repeatable.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="A file or postgresql://...; yours unless given."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="For a program to read.")]
ProcessesOption = Annotated[
    int | None, typer.Option("--processes", min=1, help="One for each core unless given.")
]
ClusterOption = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="Of a Dask cluster.")
]
