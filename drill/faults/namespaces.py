"""A network of our own: a server in a namespace, a line to its clients, one to its database.

Both lines can be cut: nothing gets through, and nobody is told. Only root can have this.
"""

import os
import shutil
import subprocess
import time
from typing import Self

CLIENTS, DATABASE = 1, 2


def can_make_networks() -> bool:
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    name = f"claimstead-try-{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", name], check=False, capture_output=True)
    subprocess.run(["ip", "netns", "delete", name], check=False, capture_output=True)
    return made.returncode == 0


class Network:
    """While it is open there are two lines, each with an address here and one at the server."""

    def __init__(self) -> None:
        self._name = f"claimstead-{os.getpid()}"
        self._third = os.getpid() % 100 * 2
        self.inside = ("ip", "netns", "exec", self._name)
        """Before a command: it runs at the server."""

    def here(self, line: int) -> str:
        return f"10.231.{self._third + line}.1"

    def there(self, line: int) -> str:
        return f"10.231.{self._third + line}.2"

    def __enter__(self) -> Self:
        _ip("netns", "add", self._name)
        try:
            for line in (CLIENTS, DATABASE):
                near, far = self._ends(line)
                _ip("link", "add", near, "type", "veth", "peer", "name", far)
                _ip("link", "set", far, "netns", self._name)
                _ip("address", "add", f"{self.here(line)}/24", "dev", near)
                _ip("link", "set", near, "up")
                _ip("-n", self._name, "address", "add", f"{self.there(line)}/24", "dev", far)
                _ip("-n", self._name, "link", "set", far, "up")
            _ip("-n", self._name, "link", "set", "lo", "up")
        except subprocess.CalledProcessError:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        # The lines go with the namespace.
        subprocess.run(["ip", "netns", "delete", self._name], check=False, capture_output=True)

    def _ends(self, line: int) -> tuple[str, str]:
        return f"cs{os.getpid() % 100000}h{line}", f"cs{os.getpid() % 100000}n{line}"

    def cut(self, line: int) -> None:
        _ip("-n", self._name, "link", "set", self._ends(line)[1], "down")

    def mend(self, line: int) -> None:
        _ip("-n", self._name, "link", "set", self._ends(line)[1], "up")
        time.sleep(0.1)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
