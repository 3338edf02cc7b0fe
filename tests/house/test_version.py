"""The version is told, and it is that of the project."""

import tomllib
from pathlib import Path

from typer.testing import CliRunner

from claimstead.cli import app

ROOT = Path(__file__).parents[2]


def test_the_command_tells_its_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    told = CliRunner().invoke(app, ["--version"])
    assert (told.exit_code, told.output) == (0, f"claimstead {project['project']['version']}\n")
