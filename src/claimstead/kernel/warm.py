"""Compile the kernel once and keep it: `python -m claimstead.kernel.warm`.

What is compiled already is only loaded. Without the compiler there is nothing to do.
"""

import subprocess
import sys
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


SOLVER = "claimstead.kernel.solver.solver"
"""Compiled when it is imported; in a process of its own, so that both cores have work."""


def warm() -> None:
    """Compile everything, with a progress bar where somebody can see it."""
    solver = subprocess.Popen([sys.executable, "-c", f"import {SOLVER}"])
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
        task = progress.add_task("", total=len(ENTRIES) + 1)
        for entry in ENTRIES:
            entry.compile()
            progress.advance(task)
        if solver.wait():
            raise SystemExit("claimstead: the solver could not be compiled")
        progress.advance(task)


if __name__ == "__main__":
    warm()
