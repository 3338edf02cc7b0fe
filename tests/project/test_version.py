"""The version is told, and it is that of the project."""

import subprocess
import sys
import tomllib
from pathlib import Path

from typer.testing import CliRunner

import claimstead as cs
from claimstead.cli import app

ROOT = Path(__file__).parents[2]


def test_the_library_tells_its_version_and_is_the_command() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert cs.__version__ == project["project"]["version"]
    told = subprocess.run(
        [sys.executable, "-m", "claimstead", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"claimstead {cs.__version__}\n"


def test_the_command_tells_its_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    told = CliRunner().invoke(app, ["--version"])
    assert (told.exit_code, told.output) == (0, f"claimstead {project['project']['version']}\n")
