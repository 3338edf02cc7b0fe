"""Compile what the players search with, once: `python -m claimstead.players.warm`.

What is compiled already is only loaded. Without the compiler there is nothing to do.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib import import_module

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from claimstead.kernel.jit import ENTRIES

MODULES = (
    "claimstead.players.claim.tree",
    "claimstead.players.claim.glance",
    "claimstead.players.claim_it.look_ahead",
)
"""Every module with an entry that is called in a game."""
AT_A_TIME = 2


def compile_module(name: str) -> None:
    """Compile the entries of one module."""
    import_module(name)
    for entry in ENTRIES:
        if entry.name.startswith(f"{name}."):
            entry.compile()


def warm() -> None:
    """Compile everything in processes of their own, with a progress bar for who can see it."""
    columns = (
        TextColumn("Compiling the players"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    console = Console()
    with (
        Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        ) as progress,
        ThreadPoolExecutor(AT_A_TIME) as some,
    ):
        task = progress.add_task("", total=len(MODULES))
        for done in as_completed(some.submit(_compile_apart, name) for name in MODULES):
            if done.result():
                raise SystemExit("claimstead: the players could not be compiled")
            progress.advance(task)


def _compile_apart(name: str) -> int:
    program = f"from claimstead.players.warm import compile_module; compile_module({name!r})"
    return subprocess.run([sys.executable, "-c", program], check=False).returncode


if __name__ == "__main__":
    warm()
