"""Every test that docs/security.md names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tests_that_the_paper_names_are_there() -> None:
    paper = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", paper))
    written = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.M)
    }
    assert len(named) > 20
    assert named <= written, named - written
