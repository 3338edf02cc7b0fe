"""The browser app's own logic, tested where it is written: web/tests."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_logic_of_the_browser_app_is_right() -> None:
    ended = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "web.py"), "test"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
