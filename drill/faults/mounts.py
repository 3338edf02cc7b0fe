"""Small disks of our own, to fill and to break. Only root can have them."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MEGABYTES = 48


def command(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)


def can_mount() -> bool:
    """Whether this user may mount anything here; in most containers root may not."""
    if os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as folder:
        tried = subprocess.run(
            ["mount", "-t", "tmpfs", "none", folder], check=False, capture_output=True
        )
        if tried.returncode == 0:
            command("umount", folder)
        return tried.returncode == 0


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A disk in memory."""
    with tempfile.TemporaryDirectory() as name:
        command("mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", name)
        try:
            yield Path(name)
        finally:
            command("umount", "--lazy", name)


class FailingDisk:
    """An ext4 in a file. When it finds an error, Linux goes on with it read-only."""

    def __init__(self, folder: Path) -> None:
        self._image = folder / "disk.img"
        self.path = folder / "disk"
        self.path.mkdir()
        with self._image.open("wb") as file:
            file.truncate(MEGABYTES * 1024 * 1024)
        command("mkfs.ext4", "-q", str(self._image))
        self.mount()

    def mount(self) -> None:
        command("mount", "-o", "loop,errors=remount-ro", str(self._image), str(self.path))

    def fail(self) -> None:
        """As if the kernel had found an error just now."""
        command("mount", "-o", "remount,abort", str(self.path))

    def repair(self) -> None:
        """What an administrator does: check, and mount again."""
        self.unmount()
        # 1: errors were found and put right.
        done = subprocess.run(
            ["e2fsck", "-f", "-y", str(self._image)], check=False, capture_output=True
        )
        assert done.returncode in (0, 1), done.stdout
        self.mount()

    def unmount(self) -> None:
        if self.path.is_mount():
            command("umount", str(self.path))
