"""A server as a program of its own, where a fork of a warm one will not do."""

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Self

from benchmarks.server import command
from drill.report import ROOT
from tests.ports import free_port
from tests.server.serving import wait_for
from tests.waiting import family


class Program:
    """Python runs `code` and then serves at `host`, which is reached as `reach`.

    `before` the command may stand the way into a namespace.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        *,
        host: str = "127.0.0.1",
        reach: str = "",
        workers: int = 1,
        before: tuple[str, ...] = (),
        code: str = "",
    ) -> None:
        self.port = free_port()
        self.address = f"http://{reach or host}:{self.port}"
        self.log = folder / f"program-{os.getpid()}-{id(self)}.log"
        *python, serve = command(self.port, database, 0.05, host=host, workers=workers)
        self._command = [*before, *python, f"{code}\n{serve}"]
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        """Until it answers and has its database."""
        wait_for(self.address, self.log, self.pid)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes that serve, of several."""
        found = []
        for process in family(self.pid)[1:]:
            # One may end while one looks.
            with suppress(FileNotFoundError, ProcessLookupError):
                words = Path(f"/proc/{process}/cmdline").read_bytes()
                if b"spawn_main" in words and b"resource_tracker" not in words:
                    found.append(process)
        return found

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def stop(self) -> None:
        if self.is_running:
            assert self._process is not None
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
