"""The documentation site builds without a warning."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build(kind: str, tmp_path: Path) -> None:
    options = ["-W", "--keep-going", "-q", "-b", kind, "-d", str(tmp_path / "trees")]
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", *options, "docs", str(tmp_path / "site")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (built.returncode, built.stderr) == (0, "")


def test_every_page_is_read_and_every_reference_found_without_a_warning(tmp_path: Path) -> None:
    build("dummy", tmp_path)


@pytest.mark.long
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    build("html", tmp_path)
    assert "I-4a" in (tmp_path / "site" / "generated" / "rules-de.html").read_text(encoding="utf-8")
