"""Compile everything once and keep it: `python -m claimstead.players.warm`.

What is compiled already is only loaded. Without the compiler there is nothing to do.
"""

import hashlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

from claimstead.language import say
from claimstead.registry.games import our_kinds

GROUPS: tuple[tuple[str, ...], ...] = tuple(
    group for kind in reversed(our_kinds()) for group in kind.part("compiled")
)
"""Every module with an entry that is called in a whole game, or with pieces.

A group shares what its entries call, so a process compiles it together; the longest stands first.
"""
AT_A_TIME = 2
STOPPED = 130
MODULE = "claimstead.players.warm"
MEANWHILE = "COMPILING_CLAIMSTEAD"
"""In the environment of a program and all that it starts: the sign that it waits for."""


def compile_group(group: tuple[str, ...]) -> Iterator[str]:
    """Compile the modules of a group; the name of each once it is there."""
    from claimstead.kernel.jit import ENTRIES

    for module in group:
        import_module(module)
        for entry in ENTRIES:
            if entry.name.startswith(f"{module}."):
                entry.compile()
        yield module


def warm() -> None:
    """Compile everything in processes of their own, with a progress bar for who can see it.

    Ctrl-C ends them all; what they have compiled is kept.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn(say("terminal-compiling")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    console = Console(stderr=True)
    at_work: list[subprocess.Popen[str]] = []
    with (
        Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        ) as progress,
        ThreadPoolExecutor(AT_A_TIME) as some,
    ):
        task = progress.add_task("", total=sum(map(len, GROUPS)))

        def compile_apart(group: tuple[str, ...]) -> int:
            command = [sys.executable, "-m", MODULE, *group]
            # Deaf to Ctrl-C, which would make each of them tell where it was.
            with subprocess.Popen(
                command, stdout=subprocess.PIPE, text=True, start_new_session=True
            ) as process:
                at_work.append(process)
                for _ in process.stdout or ():
                    progress.advance(task)
            return process.returncode

        waiting = [some.submit(compile_apart, group) for group in GROUPS]
        try:
            for done in as_completed(waiting):
                if done.result():
                    raise SystemExit(f"claimstead: {say('terminal-compiling-failed')}")
        except BaseException:
            for later in waiting:
                later.cancel()
            for process in at_work:
                process.terminate()
            raise
    with suppress(OSError):
        sign = _sign()
        sign.parent.mkdir(parents=True, exist_ok=True)
        sign.touch()


def warm_once() -> None:
    """Before the first search of an installation: somebody would wonder why it takes long."""
    if is_warm():
        return
    if not sys.stderr.isatty():
        print(f"claimstead: {say('terminal-compiling')}", file=sys.stderr, flush=True)
    try:
        warm()
    except KeyboardInterrupt:
        print(f"claimstead: {say('terminal-compiling-stopped')}", file=sys.stderr, flush=True)
        raise


def is_warm() -> bool:
    """Whether nothing has to be compiled; without the compiler nothing has to be at all."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") != "0" or _sign().exists()


def is_being_compiled() -> bool:
    """Whether a program has begun to compile everything beside its work, and has not finished."""
    sign = os.environ.get(MEANWHILE)
    return sign is not None and not Path(sign).exists()


@contextmanager
def warm_meanwhile() -> Iterator[None]:
    """Compile everything beside what is done here, where that is still to do."""
    if is_warm():
        yield
        return
    print(say("serve-compiling"), flush=True)
    os.environ[MEANWHILE] = str(_sign())
    # Deaf to Ctrl-C: it is told to end.
    compiling = subprocess.Popen(
        [sys.executable, "-m", MODULE],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )

    def tell() -> None:
        code = compiling.wait()
        if code == 0:
            print(say("serve-compiled"), flush=True)
        elif code != STOPPED:
            print(say("terminal-compiling-failed"), flush=True)

    threading.Thread(target=tell, daemon=True).start()
    try:
        yield
    finally:
        compiling.terminate()
        del os.environ[MEANWHILE]


@cache
def _sign() -> Path:
    """An empty file that is there when all of just this source was compiled."""
    rooms = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{rooms} {version('numba')}".encode())
    for room in ("kernel", "players"):
        for source in sorted((rooms / room).rglob("*.py")):
            digest.update(source.read_bytes())
    return user_cache_path("claimstead") / f"compiled-{digest.hexdigest()[:16]}"


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    if sys.argv[1:]:
        for module in compile_group(tuple(sys.argv[1:])):
            print(module, flush=True)
    else:
        signal.signal(signal.SIGTERM, _stop)
        try:
            warm()
        except KeyboardInterrupt:
            raise SystemExit(STOPPED) from None
