"""A Chromium for the tests: one that is installed, else Debian's where root, else Playwright's.

The shell draws without a window and needs a fifth less of the CPU.
"""

import shutil
import subprocess
import sys

from tests.debian import or_install

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
)


def find() -> str | None:
    """The path of a Chromium that is there now, or `None`: Playwright's own is to be used."""
    found = or_install(installed, "chromium-headless-shell")
    if found is None:
        install_playwrights_own()
    return found


def installed() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install_playwrights_own() -> None:
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
