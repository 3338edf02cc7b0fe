"""Checkpoints: what is in SQLite's log of writes goes into its file, beside the writer.

SQLite would do it in the midst of a commit, and who moves then would wait for all that others
have written. Here a thread does the long part while the writer goes on; only when the log has
become long, the writer lets it begin anew, for which little is left to do.
"""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

PAGES_BETWEEN = 2000
LONG = 8192
"""So many frames of 4 KB in the log, and it shall begin anew."""
SECONDS_BUSY = 5


class Checkpoints:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0
        self._due = threading.Event()
        self._is_long = False
        self._is_ending = False
        self._thread = threading.Thread(target=self._work, name="checkpoints", daemon=True)
        self._thread.start()

    def wrote(self, pages: int) -> None:
        """The writer has written so much; between two visits to the disk."""
        self._written += pages
        if self._is_long:
            self._is_long = False
            self._checkpoint("RESTART")
        elif self._written >= PAGES_BETWEEN:
            self._written = 0
            self._due.set()

    def stop(self) -> None:
        self._is_ending = True
        self._due.set()
        self._thread.join()

    def _work(self) -> None:
        while True:
            self._due.wait()
            self._due.clear()
            if self._is_ending:
                return
            self._is_long = self._checkpoint("PASSIVE") > LONG

    def _checkpoint(self, mode: str) -> int:
        """How many frames the log has. It does no harm if one fails: the next one does it."""
        try:
            with closing(sqlite3.connect(self._path, timeout=SECONDS_BUSY)) as connection:
                _, frames, _ = connection.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
        except sqlite3.Error:
            return 0
        return int(frames)
