"""All that is done with a clone, the same on every system: python tools/dev.py play | test | ...

It needs Python 3.11 or newer and nothing else. The Makefile calls it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools.turns import in_turn  # noqa: E402

VENV = ROOT / ".venv"
IS_WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if IS_WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if IS_WINDOWS else "python")
READY = VENV / ".ready"
"""Says for which folder the environment was made, and what was installed into it."""
REQUIREMENTS = ROOT / "requirements"
UV = ROOT / "build" / "uv"
NODE = ROOT / "build" / "node"
LOCK = ROOT / "build" / ".setup-lock"
BYTECODE = ROOT / "build" / "bytecode"
MODULES = ROOT / "web" / "node_modules"
PIP = ("-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-compile", "--no-deps")
OLDEST = (3, 11)

# The rooms up to the table: what most changes can break, and nothing that has to start a program.
QUICK = (
    *("language", "claim_it", "claim", "notation", "kernel/test_codec.py"),
    *("kernel/test_bits_and_randomness.py", "kernel/test_claim_it_lock_step.py"),
    *("kernel/test_claim_lock_step.py", "kernel/test_solver_powers.py", "players"),
    *("review/test_identity.py", "table", "testkit"),
)
AT_A_TIME = 2
"""Processes for each core that run tests."""
MOST_MEMORY = 6_000_000 * 1024
MADE = (
    *(".venv", "build", "dist", "mutants", ".hypothesis", ".mypy_cache", ".pytest_cache"),
    *(".ruff_cache", ".import_linter_cache", "web/node_modules", "src/claimstead/server/static"),
)
WITH_CACHES = ("src", "tests", "benchmarks", "drill", "tools")


def fail(why: str) -> None:
    sys.exit(f"claimstead: {why}")


def tell(line: str) -> None:
    print(line, flush=True)


def surroundings() -> dict[str, str]:
    """The caller's environment without what would lead an installation astray.

    Whoever wants no bytecode beside the sources gets it in build: without any, each of the many
    processes that the tests start would compile all libraries again.
    """
    gone = ("PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if name not in gone}
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept.setdefault("PYTHONPYCACHEPREFIX", str(BYTECODE))
    return kept


def call(*command: str | Path) -> None:
    """Run a command in the project's folder; where it fails, so does this program."""
    done = subprocess.run(
        [str(word) for word in command], cwd=ROOT, env=surroundings(), check=False
    )
    if done.returncode:
        sys.exit(done.returncode)


def succeeds(*command: str | Path) -> bool:
    """Run a command without a word; whether it worked."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env=surroundings(),
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return done.returncode == 0


def digest(*files: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()


# The environment


def wanted(kind: str) -> str:
    """What .venv/.ready says when the requirements of this kind are installed."""
    files = (REQUIREMENTS / f"{kind}.txt", ROOT / "pyproject.toml")
    return f"{ROOT}\n{kind} {digest(*files)}\n"


def is_ready(kind: str) -> bool:
    """Whether all of that is there; who develops can play, too."""
    said = READY.read_text(encoding="utf-8") if READY.is_file() else ""
    fits = said == wanted(kind) or (kind == "play" and said == wanted("dev"))
    return fits and PYTHON.exists()


def check_python() -> None:
    if sys.version_info < OLDEST:
        fail(
            f"Python 3.11 or newer is needed, {sys.executable} is older;"
            " name another one with: make setup PYTHON=python3.11"
        )
    # Debian ships Python without ensurepip; its package python3-venv brings it.
    if not has_ensurepip() and shutil.which("apt-get") and os.geteuid() == 0:
        tell("Installing Debian's python3-venv ...")
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        is_done = succeeds("apt-get", "-qq", "update") and succeeds(
            "apt-get", "-qq", "install", "-y", "python3-venv"
        )
        if not is_done:
            fail("could not install python3-venv with apt-get")
    if not has_ensurepip():
        fail(
            f"{sys.executable} cannot make virtual environments;"
            " on Debian or Ubuntu run: sudo apt-get install python3-venv"
        )


def has_ensurepip() -> bool:
    return succeeds(sys.executable, "-m", "ensurepip", "--version")


def make_environment(kind: str) -> None:
    """A sound environment is brought up to date; a broken, moved or foreign one is made anew."""
    said = READY.read_text(encoding="utf-8") if READY.is_file() else ""
    is_sound = said.splitlines()[:1] == [str(ROOT)] and succeeds(PYTHON, "-c", "")
    if not is_sound:
        check_python()
        # Pip takes longer to install than all else here: playing does without where it can.
        needs_pip = kind == "dev" or not has_pip(sys.executable)
        options = () if needs_pip else ("--without-pip",)
        call(sys.executable, "-m", "venv", "--clear", *options, VENV)
    elif kind == "dev" and not has_pip(PYTHON):
        call(PYTHON, "-m", "ensurepip")
    READY.unlink(missing_ok=True)


def has_pip(python: str | Path) -> bool:
    return succeeds(python, "-c", "import pip")


def find_uv() -> Path | None:
    """The machine's uv, or one brought as long as it is needed; `None` where there is none."""
    found = shutil.which("uv")
    if found:
        return Path(found)
    python = sys.executable if has_pip(sys.executable) else PYTHON
    brought = succeeds(
        *(python, *PIP, "--only-binary", ":all:", "--require-hashes", "--target", UV),
        *("-r", REQUIREMENTS / "uv.txt"),
    )
    uv = UV / "bin" / ("uv.exe" if IS_WINDOWS else "uv")
    return uv if brought and uv.exists() else None


def install(kind: str) -> None:
    """The pinned requirements and the project itself. uv needs a third of the time of pip."""
    pinned = ("--require-hashes", "-r", REQUIREMENTS / f"{kind}.txt")
    project = ("--no-build-isolation", "--no-index", "--editable", ROOT)
    uv = find_uv()
    try:
        if uv is not None:
            add = (uv, "pip", "install", "-q", "--no-config", "--python", PYTHON, "--no-deps")
            if succeeds(*add, *pinned) and succeeds(*add, *project):
                return
    finally:
        shutil.rmtree(UV, ignore_errors=True)
    if not has_pip(PYTHON):
        call(PYTHON, "-m", "ensurepip")
    call(PYTHON, *PIP, *pinned)
    call(PYTHON, *PIP, *project)


def bring_node() -> None:
    """A node for as long as the browser app is built, where the machine has none that will do."""
    web = (sys.executable, ROOT / "tools" / "web.py")
    if succeeds(*web, "node"):
        return
    python = sys.executable if has_pip(sys.executable) else PYTHON
    call(
        *(python, *PIP, "--only-binary", ":all:", "--require-hashes", "--target", NODE),
        *("-r", REQUIREMENTS / "build.txt"),
    )


def build_app(*, keeps_tools: bool) -> None:
    """The browser app; what it is built with goes again, unless somebody works on it."""
    web = (sys.executable, ROOT / "tools" / "web.py")
    if succeeds(*web, "is-built"):
        return
    had_tools = MODULES.is_dir()
    bring_node()
    call(*web, "build")
    if not keeps_tools and not had_tools:
        shutil.rmtree(MODULES, ignore_errors=True)
        shutil.rmtree(NODE, ignore_errors=True)


class Beside(threading.Thread):
    """Something done beside something else; where it fails, whoever waits for it fails."""

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self.work = work
        self.failed: SystemExit | None = None
        self.start()

    def run(self) -> None:
        try:
            self.work()
        except SystemExit as failed:
            self.failed = failed

    def wait(self) -> None:
        self.join()
        if self.failed is not None:
            raise self.failed


def setup_to_play() -> None:
    with in_turn(LOCK):
        make_ready_to_play()


def make_ready_to_play() -> None:
    began = time.monotonic()
    app_is_built = succeeds(sys.executable, ROOT / "tools" / "web.py", "is-built")
    if is_ready("play") and app_is_built:
        return
    tell("Setting up the table, just this once; usually half a minute.")
    make_environment("play")
    tell("  Installing the server and the computer players (usually 15 seconds) ...")
    tell("  Building the browser app (usually 15 seconds, at the same time) ...")
    # A Python without pip gets node by that of the environment: one after the other.
    if has_pip(sys.executable):
        app = Beside(lambda: build_app(keeps_tools=False))
        install("play")
        app.wait()
    else:
        install("play")
        build_app(keeps_tools=False)
    READY.write_text(wanted("play"), encoding="utf-8")
    tell(f"Ready after {time.monotonic() - began:.0f} seconds.")


def setup() -> None:
    """Make .venv with everything the project needs, and build the browser app"""
    with in_turn(LOCK):
        if is_ready("dev"):
            build_web(PYTHON)
            return
        make_environment("dev")
        tell("Installing what the project is developed with (usually half a minute) ...")
        # Where the machine has a node, the app is built meanwhile; else by the one installed here.
        has_node = succeeds(sys.executable, ROOT / "tools" / "web.py", "node")
        app = Beside(lambda: build_web(sys.executable)) if has_node else None
        install("dev")
        tell("Compiling the computer players (usually a minute) ...")
        call(PYTHON, "-m", "claimstead.players.warm")
        READY.write_text(wanted("dev"), encoding="utf-8")
        if app is None:
            build_web(PYTHON)
        else:
            app.wait()
        tell("Ready: .venv")


def build_web(python: str | Path) -> None:
    """The browser app, by a Python that finds a node; what it is built with stays."""
    call(python, ROOT / "tools" / "web.py", "build")


# What is done with it


def play() -> None:
    """Open the table in the browser, at http://localhost:8000"""
    setup_to_play()
    command = [str(PYTHON), "-m", "claimstead", *sys.argv[2:]]
    if IS_WINDOWS:
        sys.exit(subprocess.call(command, cwd=ROOT))
    os.chdir(ROOT)
    os.execve(command[0], command, surroundings())


def run(*words: str | Path) -> None:
    """A module of the environment, with everything the project needs."""
    setup()
    call(PYTHON, "-m", *words)


def run_tests(*words: str, at_a_time: int = AT_A_TIME) -> None:
    # Tests with a browser or a server often wait, so there are more processes than cores; but each
    # reads all tests first, which takes ten seconds. Who takes what, and when: tests/sharing.py.
    # The cores are shared out so: threads of NumPy would wait for each other.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    workers = str(at_a_time * (os.cpu_count() or 1))
    run("pytest", "-n", workers, "--dist", "loadscope", *words, *sys.argv[2:])


def test() -> None:
    """Run the tests and the examples of the documentation"""
    run_tests()


def test_quick() -> None:
    """Run the tests of the rooms up to the table, of each its first cases only"""
    # None of them waits for anything.
    run_tests("-q", "--quick", *(f"tests/{each}" for each in QUICK), at_a_time=1)


def test_long() -> None:
    """Run all tests, those that take minutes too"""
    # With these, some files are too much for one process: tests are shared one by one.
    run_tests("-m", "long or not long", "--dist", "worksteal")


def check() -> None:
    """Check style, types (of the browser app too) and the order of the rooms"""
    run("ruff", "check", ".")
    call(PYTHON, "-m", "ruff", "format", "--check", ".")
    call(PYTHON, "-m", "mypy")
    call(BIN / "lint-imports", "--no-logo")
    call(PYTHON, ROOT / "tools" / "web.py", "check")


def format_() -> None:
    """Bring the code into the project's form"""
    run("ruff", "check", "--fix-only", ".")
    call(PYTHON, "-m", "ruff", "format", ".")


def types() -> None:
    """Make the browser app's types of the server's messages"""
    setup()
    told = subprocess.run(
        [PYTHON, "-m", "claimstead.protocol.typescript"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    (ROOT / "web" / "src" / "lib" / "messages.ts").write_bytes(told.stdout)


def screenshots() -> None:
    """Take the pictures in docs/screenshots anew"""
    run("tools.screenshots")
    call(PYTHON, "-m", "tools.terminal_screenshots")


def pictures() -> None:
    """Draw the pictures of the solver's page anew"""
    run("tools.pictures")


def docs() -> None:
    """Build the documentation site into build/docs"""
    run("sphinx", "-W", "--keep-going", "-q", "-b", "html", "docs", "build/docs")


def wheel() -> None:
    """Build the wheel, with the browser app in it, into dist"""
    run("build", "--no-isolation", "--wheel")


def release() -> None:
    """Tag a release: make release VERSION=1.2.0; refuses while something is not ready"""
    run("tools.release", *sys.argv[2:])


def release_files() -> None:
    """Build the wheel and an SBOM into dist, with their checksums"""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    wheel()
    dependencies()
    call(PYTHON, "-m", "tools.checksums")


def add(kind: str) -> None:
    """Further pinned requirements, installed once."""
    setup()
    sign, said = VENV / f".{kind}", digest(REQUIREMENTS / f"{kind}.txt", READY)
    if not sign.is_file() or sign.read_text(encoding="utf-8") != said:
        call(PYTHON, *PIP, "--require-hashes", "-r", REQUIREMENTS / f"{kind}.txt")
        # Pgx's wheel brings a package "tests" along, which would hide ours.
        for packages in VENV.glob("[Ll]ib/**/site-packages"):
            shutil.rmtree(packages / "tests", ignore_errors=True)
        sign.write_text(said, encoding="utf-8")


def drill() -> None:
    """Try load, faults, hostile clients, an hour of play and fuzzing; write docs/reliability.md"""
    add("drill")
    call(PYTHON, "-m", "drill", *sys.argv[2:])


def dependencies() -> None:
    """List what Claimstead is made of, with licences, and write an SBOM"""
    add("drill")
    call(PYTHON, "-m", "tools.dependencies")


def bench() -> None:
    """Measure how fast the rules play"""
    run("benchmarks.rules")


def bench_browser() -> None:
    """Measure how quickly the browser app answers"""
    run("benchmarks.browser")


def bench_environments() -> None:
    """Measure the batched environment beside PettingZoo, RLCard, OpenSpiel and Pgx"""
    add("bench")
    call(PYTHON, "-m", "benchmarks.environments")


def bench_kernel() -> None:
    """Measure the kernel and the solver beside their peers"""
    add("bench")
    call(PYTHON, "-m", "benchmarks.kernel")


def mutants() -> None:
    """Break the rules in many small ways; list what no test noticed"""
    setup()
    if not IS_WINDOWS:
        import resource

        # A broken rule may play for ever: it shall not take all of the memory.
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    call(BIN / "mutmut", "run")
    call(PYTHON, ROOT / "tools" / "mutants_report.py")


def playthroughs() -> None:
    """Record a playthrough of every set-up that has none"""
    setup()
    call(PYTHON, ROOT / "tools" / "record_playthroughs.py")


def lock() -> None:
    """Renew the pinned requirements"""
    folder = ROOT / "build" / "lock"
    call(sys.executable, "-m", "venv", folder)
    tools = folder / BIN.name
    call(tools / "python", "-m", "pip", "install", "-qq", "--upgrade", "uv")
    only_uv = folder / "uv.in"
    only_uv.write_text("uv\n", encoding="utf-8")
    compile_ = (
        *(tools / "uv", "pip", "compile", "--no-config", "--quiet", "--upgrade", "--universal"),
        *("--python-version", "3.11", "--generate-hashes", "--custom-compile-command", "make lock"),
    )
    as_dev = ("--constraints", "requirements/dev.txt")
    extras = ("--extra", "server", "--extra", "terminal")
    parts: dict[str, Sequence[str | Path]] = {
        "dev": (
            *("--extra", "all", "--group", "dev", "pyproject.toml"),
            *("--overrides", "tools/lock-overrides.txt"),
        ),
        "play": (*as_dev, *extras, "--group", "build", "pyproject.toml"),
        "build": (*as_dev, "--group", "build", "--group", "node"),
        "server": (*as_dev, "--extra", "postgresql", "pyproject.toml"),
        "bench": (*as_dev, "--group", "bench"),
        "drill": (*as_dev, "--group", "drill"),
        "uv": (only_uv, "--no-annotate"),
    }
    for name, words in parts.items():
        call(*compile_, *words, "--output-file", f"requirements/{name}.txt")


def clean() -> None:
    """Remove all that make has made"""
    for each in MADE:
        shutil.rmtree(ROOT / each, ignore_errors=True)
    for room in WITH_CACHES:
        for cache in sorted((ROOT / room).rglob("__pycache__")):
            shutil.rmtree(cache, ignore_errors=True)


COMMANDS: dict[str, Callable[[], None]] = {
    each.__name__.rstrip("_").replace("_", "-"): each
    for each in (
        *(setup, play, test, test_quick, test_long, check, format_, types, screenshots, pictures),
        *(docs, wheel, release, release_files, dependencies, drill, bench, bench_browser),
        *(bench_environments, bench_kernel, mutants, playthroughs, lock, clean),
    )
}


def main() -> None:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    if word in COMMANDS:
        COMMANDS[word]()
        return
    for name, command in COMMANDS.items():
        print(f"  python tools/dev.py {name:18} {command.__doc__}")
    if word:
        sys.exit(f"claimstead: there is no {word!r} here")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
