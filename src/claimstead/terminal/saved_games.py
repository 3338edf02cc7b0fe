"""Games that were left before their end: kept page by page, and gone on with later."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
import platformdirs

from claimstead.files import make_folder
from claimstead.table.entries import Opened, Page

SUFFIX = ".jsonl"
MOST = 20
"""So many games are kept, those played last."""


class SavedGame(NamedTuple):
    """A game that is not over yet."""

    file: Path
    pages: tuple[Page, ...]

    @property
    def setup(self) -> str:
        opened = self.pages[0].entries[0]
        assert isinstance(opened, Opened), "a log begins with the opening"
        return opened.settings.setup


class SavedGames:
    """The folder of these games. A file is its owner's alone: the luck to come is in it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or Path(platformdirs.user_data_dir("claimstead")) / "unfinished"

    def games(self) -> list[SavedGame]:
        """Those that can be gone on with, the last one first."""
        files = sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda each: -each.stat().st_mtime_ns)
        return [game for game in map(_read, files) if game is not None]

    def new(self) -> Path:
        """A file for a game that begins. The oldest ones make room."""
        for game in self.games()[MOST - 1 :]:
            game.file.unlink(missing_ok=True)
        make_folder(self.folder)
        return self.folder / f"{secrets.token_hex(8)}{SUFFIX}"


def keep(file: Path, page: Page) -> None:
    """Write down what happened; a disk that takes nothing does not end the game."""
    with suppress(OSError):
        file.touch(0o600)
        with file.open("ab") as stream:
            stream.write(msgspec.json.encode(page) + b"\n")


def _read(file: Path) -> SavedGame | None:
    """A last line that was cut off is left out."""
    pages: list[Page] = []
    with suppress(OSError, msgspec.MsgspecError):
        pages.extend(
            msgspec.json.decode(line, type=Page) for line in file.read_bytes().splitlines()
        )
    return SavedGame(file, tuple(pages)) if pages else None
