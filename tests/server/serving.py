"""Servers for the tests: real processes, which can be killed."""

import multiprocessing
import os
import signal
import sys
import urllib.request
from pathlib import Path
from unittest import mock

import msgspec

from claimstead.players.warm import MEANWHILE
from claimstead.server.options import Options
from tests.ports import free_port
from tests.server.new_database import lay_out
from tests.waiting import children, wait_until


def _serve(options: Options, port: int, log: str, grace: int | None, compiled: Path | None) -> None:
    if compiled is not None:
        os.environ[MEANWHILE] = str(compiled)
    with open(log, "a") as file:  # noqa: PTH123
        os.dup2(file.fileno(), 2)
        os.dup2(file.fileno(), 1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    from argon2 import PasswordHasher

    from claimstead.server.run import serve
    from claimstead.server.services import identity
    from claimstead.server.services.computer_players import ComputerPlayers
    from claimstead.table import absence

    # There are many servers here, and few computer players.
    mock.patch.object(ComputerPlayers, "prepare").start()
    # Nobody guesses passwords here, and many are set.
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    mock.patch.object(identity, "_hasher", return_value=quick).start()
    absence.GRACE = absence.GRACE if grace is None else grace
    serve(msgspec.structs.replace(options, port=port))


class Serving:
    """A server in a process of its own; `grace`: for how many milliseconds one may be away.

    `compiled`: a file; until it is there its computer players are still being compiled.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        *,
        seconds: float = 0.05,
        grace: int | None = None,
        compiled: Path | None = None,
    ) -> None:
        self.grace = grace
        self._compiled = compiled
        lay_out(database)
        self.options = Options(database=database, seconds=seconds, limits=False)
        self.log = folder / f"server-{os.getpid()}-{id(self)}.log"
        self.port = free_port()
        # Started from a process that has read all modules already: a restart is quick.
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.server.warm"])
        self._process: multiprocessing.process.BaseProcess | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = (self.options, self.port, str(self.log), self.grace, self._compiled)
        self._process = self._context.Process(target=_serve, args=arguments)
        self._process.start()
        self.wait()

    def wait(self) -> None:
        """Until it answers and has its database."""
        wait_for(self.address, self.log, self.pid)

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def children(self) -> list[int]:
        """The processes that it has started; the last one thinks."""
        return sorted(children(self.pid))

    def kill(self) -> None:
        """At once, without a word."""
        assert self._process is not None
        os.kill(self.pid, signal.SIGKILL)
        self._process.join()

    def stop(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
            self._process.join(10)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()


def wait_for(address: str, log: Path, process: int) -> None:
    """Until a server answers and has its database."""

    def answers() -> bool:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=5):
                return True
        except OSError:
            return False

    try:
        wait_until(answers, process, "the server does not answer")
    except AssertionError as given_up:
        raise AssertionError(f"{given_up}: {log.read_text()}") from given_up
