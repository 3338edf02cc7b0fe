"""The documentation site builds without a warning."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    options = ["-W", "--keep-going", "-q", "-b", "html", "-d", str(tmp_path / "trees")]
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", *options, "docs", str(tmp_path / "site")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (built.returncode, built.stderr) == (0, "")
    assert "I-4a" in (tmp_path / "site" / "generated" / "rules-de.html").read_text(encoding="utf-8")
