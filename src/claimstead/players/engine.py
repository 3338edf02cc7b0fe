"""Players in any language: a program that speaks the text protocol of docs/engines.md.

It gets a view, the legal moves and a budget, as every computer player does, and never a state.
"""

import os
import select
import shlex
import shutil
import subprocess
import time
from contextlib import suppress
from typing import Any

import msgspec

from claimstead.core import BadSetup, ClaimsteadError, Move
from claimstead.notation import setup_words
from claimstead.players.levels import player, players_of
from claimstead.players.player import Budget, Cancelled, Choice, Player
from claimstead.players.reason import because
from claimstead.registry import Game

VERSION = "claimstead 1"
READY = "ready"
PATIENCE = 60.0
"""Seconds that an engine has to answer, beyond what it may think."""
BETWEEN_LOOKS = 0.1
LINE = 10_000
"""A longer line is no answer."""
LINES = 10_000
"""Who says more lines and no answer has none."""
TO_END = 2.0
"""Seconds that an engine has to end by itself."""
Worth = tuple[str, float]


def entrant(game: Game[Any], name: str) -> Player:
    """A computer player by its name, or an engine by the command that starts it."""
    if name in players_of(game) or not is_command(name):
        return player(game, name)
    return EnginePlayer(name)


def is_command(name: str) -> bool:
    """Whether a name starts a program.

    >>> is_command("python3 engine.py"), is_command("no-such-program at all")
    (True, False)
    """
    with suppress(ValueError):
        words = shlex.split(name)
        return bool(words) and shutil.which(words[0]) is not None
    return False


class EnginePlayer(Player):
    """A program beside this one. It is started when it is needed, once in every process."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.name = command  # type: ignore[misc]
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""
        self._lines = 0
        """How many it has said since it was told something."""
        self._setup = ""

    def __reduce__(self) -> tuple[type["EnginePlayer"], tuple[str]]:
        return EnginePlayer, (self.command,)

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        self._show(game, view, budget)
        words = ["go", f"seed {seed}"]
        words += [f"nodes {budget.nodes}"] if budget.nodes is not None else []
        words += [f"seconds {budget.seconds:g}"] if budget.seconds is not None else []
        self._say(" ".join(words))
        while not (line := self._hear(budget)).startswith("move "):
            pass
        move = self._legal(game, view, line.removeprefix("move ").strip())
        return Choice(move, because("engine", player=self.command))

    def worths(self, game: Game[Any], view: Any, budget: Budget) -> list[Worth]:
        """What the engine says that moves are worth, if it says anything: the best first."""
        self._show(game, view, budget)
        self._say("analyse")
        found = []
        while (line := self._hear(budget)) != "done":
            if line.startswith("worth "):
                text, _, chance = line.removeprefix("worth ").rpartition(" ")
                move = self._legal(game, view, text.strip())
                with suppress(ValueError):
                    if 0 <= float(chance) <= 1:
                        found.append((str(move), float(chance)))
        return sorted(found, key=lambda each: -each[1])

    def _legal(self, game: Game[Any], view: Any, text: str) -> Move:
        legal: dict[str, Move] = {str(move): move for move in view.legal}
        if text not in legal:
            raise ClaimsteadError("engine-illegal", engine=self.command, move=text[:40])
        return legal[text]

    def _show(self, game: Game[Any], view: Any, budget: Budget) -> None:
        """Tell the engine where it stands."""
        self.prepare(game, budget)
        self._say(f"view {msgspec.json.encode(view).decode()}")
        self._say("legal " + ", ".join(map(str, view.legal)))

    def prepare(self, game: Game[Any], budget: Budget) -> None:
        """Start the engine where it does not run, and tell it which game it is."""
        if self._process is None or self._process.poll() is not None:
            self._start(budget)
        if self._setup != setup_words(game):
            self._say(f"game {setup_words(game)}")
            self._until_ready(budget)
            self._setup = setup_words(game)

    def _start(self, budget: Budget) -> None:
        try:
            # Of no words, the one that is empty: no program has that name.
            words = shlex.split(self.command) or [""]
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as fault:
            why = getattr(fault, "strerror", None) or str(fault)
            raise BadSetup("engine-not-started", engine=self.command, why=why) from fault
        self._heard, self._setup = b"", ""
        self._say(VERSION)
        self._until_ready(budget)

    def _until_ready(self, budget: Budget) -> None:
        while (line := self._hear(budget)) != READY:
            if line.startswith("refuse"):
                why = line.removeprefix("refuse").strip()[:200]
                raise BadSetup("engine-refuses", engine=self.command, why=why)

    def _say(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._lines = 0
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError as fault:
            raise ClaimsteadError("engine-gone", engine=self.command) from fault

    def _hear(self, budget: Budget) -> str:
        """The next line; refused where none comes."""
        assert self._process is not None
        assert self._process.stdout is not None
        ends = time.monotonic() + PATIENCE + (budget.seconds or 0)
        while b"\n" not in self._heard:
            if budget.is_cancelled():
                self.stop()
                raise Cancelled
            if time.monotonic() > ends or len(self._heard) > LINE:
                self.stop()
                raise ClaimsteadError("engine-silent", engine=self.command)
            if select.select([self._process.stdout], [], [], BETWEEN_LOOKS)[0]:
                read = os.read(self._process.stdout.fileno(), 2**16)
                if not read:
                    self.stop()
                    raise ClaimsteadError("engine-gone", engine=self.command)
                self._heard += read
        self._lines += 1
        if self._lines > LINES:
            self.stop()
            raise ClaimsteadError("engine-talks", engine=self.command)
        line, self._heard = self._heard.split(b"\n", 1)
        return line.decode(errors="replace").strip()

    def stop(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        process.terminate()
        try:
            process.wait(TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        with suppress(Exception):
            self.stop()
