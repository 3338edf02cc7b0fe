"""A release is made when everything is ready for it, and refused otherwise."""

import subprocess
from pathlib import Path

import pytest

from tools.release import NotReady, numbered, release, released

CHANGELOG = """# Changelog

## [Unreleased]

### Added

- A thing.

## [0.1.0] - 2026-01-01
"""


def test_what_was_unreleased_gets_the_version_and_the_day() -> None:
    made = released(CHANGELOG, "0.2.0", "2026-02-03")
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n### Added\n\n- A thing." in made
    assert made.endswith("## [0.1.0] - 2026-01-01\n")


@pytest.mark.parametrize(
    ("changelog", "version", "reason"),
    [
        (CHANGELOG.replace("- A thing.", ""), "0.2.0", "says nothing under Unreleased"),
        (CHANGELOG.replace("## [Unreleased]", ""), "0.2.0", "no heading"),
        (CHANGELOG, "0.1.0", "already"),
    ],
    ids=["empty", "no-heading", "twice"],
)
def test_a_changelog_that_is_not_ready_is_refused(
    changelog: str, version: str, reason: str
) -> None:
    with pytest.raises(NotReady, match=reason):
        released(changelog, version, "2026-02-03")


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "1", "v2.0.0"])
def test_a_version_that_is_none_or_not_later_is_refused(version: str) -> None:
    with pytest.raises(NotReady):
        numbered('[project]\nversion = "0.1.0"\n', version)


def test_a_release_is_a_commit_and_a_tag(tmp_path: Path) -> None:
    def git(*arguments: str) -> str:
        return subprocess.run(
            ["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org", *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    git("init", "--quiet")
    git("config", "user.name", "Ada")
    git("config", "user.email", "ada@example.org")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.1.0"\n')
    with pytest.raises(NotReady, match="not committed"):
        release(tmp_path, "0.2.0", "2026-02-03")
    git("add", ".")
    git("commit", "--quiet", "--message", "All")
    release(tmp_path, "0.2.0", "2026-02-03")
    assert git("describe") == "v0.2.0\n"
    assert 'version = "0.2.0"' in (tmp_path / "pyproject.toml").read_text()
    assert git("status", "--porcelain") == ""
