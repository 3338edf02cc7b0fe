"""Setting up works anywhere: what is promised is there, and nothing names an address."""

import re
from pathlib import Path

import pytest

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
