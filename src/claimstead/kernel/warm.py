"""Compile the kernel once and keep it: `python -m claimstead.kernel.warm`.

What is compiled already is only loaded. Without the compiler there is nothing to do.
"""

from importlib import import_module

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from claimstead.kernel.jit import ENTRIES

MODULES = (
    "claimstead.kernel.claim.game",
    "claimstead.kernel.claim.scoring",
    "claimstead.kernel.claim.playout",
    "claimstead.kernel.claim_it.game",
    "claimstead.kernel.claim_it.scoring",
    "claimstead.kernel.claim_it.playout",
)
"""Every module with an entry."""


def warm() -> None:
    """Compile all entries, with a progress bar where somebody can see it."""
    for module in MODULES:
        import_module(module)
    columns = (
        TextColumn("Compiling the kernel"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    console = Console()
    seen = console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=not seen) as progress:
        for entry in progress.track(ENTRIES):
            entry.compile()


if __name__ == "__main__":
    warm()
