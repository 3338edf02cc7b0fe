"""Packages of Debian that tests need, installed where one is root and they are missing."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")

LOCK = Path(tempfile.gettempdir()) / "claimstead-apt.lock"
"""Tests run in several processes, and apt-get does not wait for another one of itself."""


def or_install(look: Callable[[], Found | None], *packages: str) -> Found | None:
    """What is looked for; if it is not there these packages are installed, and one looks again."""
    found = look()
    if found is not None or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return found
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # Another process may have done it meanwhile.
        if look() is None:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
                subprocess.run(
                    ["apt-get", "-qq", *command],
                    env=environment,
                    stdout=subprocess.DEVNULL,
                    check=False,
                )
    return look()
