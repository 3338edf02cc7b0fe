"""A Chromium for the tests: one that is installed, else Debian's where root, else Playwright's."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> str | None:
    """The path of a Chromium that is there now, or `None`: Playwright's own is to be used."""
    found = installed() or from_debian()
    if found is None:
        install_playwrights_own()
    return found


def installed() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def from_debian() -> str | None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], env=environment, check=False)
    return installed()


def install_playwrights_own() -> None:
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
