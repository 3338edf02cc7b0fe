"""A release is made when everything is ready for it, and refused otherwise."""

import subprocess
from pathlib import Path

import pytest

from tools.checksums import checksums
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


def test_from_the_first_stable_version_on_it_is_called_stable() -> None:
    alpha = 'version = "0.1.0"\n"Development Status :: 3 - Alpha"\n'
    assert numbered(alpha, "0.2.0") == alpha.replace("0.1.0", "0.2.0")
    stable = 'version = "1.0.0"\n"Development Status :: 5 - Production/Stable"\n'
    assert numbered(alpha, "1.0.0") == stable


def test_sha256sum_finds_a_file_that_was_changed(tmp_path: Path) -> None:
    for name in ("claimstead-1.0.0-py3-none-any.whl", "sbom.json"):
        (tmp_path / name).write_text(name)
    (tmp_path / "SHA256SUMS").write_text(checksums(tmp_path))
    command = ["sha256sum", "--check", "--quiet", "SHA256SUMS"]
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, "")
    (tmp_path / "sbom.json").write_text("another")
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (1, "sbom.json: FAILED\n")


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
    with pytest.raises(NotReady, match=r"no samples of 0\.2"):
        release(tmp_path, "0.2.0", "2026-02-03")
    sample = tmp_path / "tests" / "project" / "samples" / "0.2" / "game.txt"
    sample.parent.mkdir(parents=True)
    sample.touch()
    git("add", ".")
    git("commit", "--quiet", "--message", "Samples")
    release(tmp_path, "0.2.0", "2026-02-03")
    assert git("describe") == "v0.2.0\n"
    assert 'version = "0.2.0"' in (tmp_path / "pyproject.toml").read_text()
    assert git("status", "--porcelain") == ""
