"""Tag a release, or say what is not ready: `make release VERSION=1.2.0`."""

import datetime as dt
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED = "## [Unreleased]"
ALPHA, STABLE = (f"Development Status :: {each}" for each in ("3 - Alpha", "5 - Production/Stable"))


class NotReady(Exception):
    """Why no release can be made now."""


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with what is unreleased under the new version."""
    head, found, rest = changelog.partition(UNRELEASED)
    if not found:
        raise NotReady(f"CHANGELOG.md has no heading {UNRELEASED}")
    if f"## [{version}]" in rest:
        raise NotReady(f"CHANGELOG.md has version {version} already")
    changes = re.split(r"^## ", rest, maxsplit=1, flags=re.M)[0]
    if not re.search(r"^- ", changes, re.M):
        raise NotReady("CHANGELOG.md says nothing under Unreleased: what changes for users?")
    return f"{head}{UNRELEASED}\n\n## [{version}] - {day}{rest}"


def numbered(project: str, version: str) -> str:
    """pyproject.toml with the new version, which has to be a later one."""
    before = re.search(r'^version = "([^"]+)"$', project, re.M)
    if before is None:
        raise NotReady("pyproject.toml has no version")
    if _numbers(version) <= _numbers(before[1]):
        raise NotReady(f"version {version} is not later than {before[1]}")
    project = project.replace(before[0], f'version = "{version}"', 1)
    return project if version.startswith("0.") else project.replace(ALPHA, STABLE)


def check_samples(root: Path, version: str) -> None:
    """Files, logs and positions of this release are there for later ones to read."""
    minor = version.rpartition(".")[0]
    if not any(root.glob(f"tests/*/samples/{minor}/*")):
        raise NotReady(f"there are no samples of {minor}: python -m tools.samples {minor}")


def _numbers(version: str) -> tuple[int, ...]:
    if VERSION.fullmatch(version) is None:
        raise NotReady(f"{version!r} is no version; write it like 1.2.0")
    return tuple(map(int, version.split(".")))


def release(root: Path, version: str, day: str) -> None:
    """Write version and changelog, commit both, and tag the commit."""
    if _git(root, "status", "--porcelain"):
        raise NotReady("there are changes that are not committed")
    changelog, project = root / "CHANGELOG.md", root / "pyproject.toml"
    new_project = numbered(project.read_text(encoding="utf-8"), version)
    check_samples(root, version)
    new_changelog = released(changelog.read_text(encoding="utf-8"), version, day)
    project.write_text(new_project, encoding="utf-8")
    changelog.write_text(new_changelog, encoding="utf-8")
    _git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Claimstead {version}")


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NotReady(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout


def main() -> None:
    try:
        [version] = sys.argv[1:] or ["nothing"]
        release(ROOT, version, dt.datetime.now(dt.UTC).date().isoformat())
    except NotReady as reason:
        sys.exit(f"claimstead: no release: {reason}")
    print(f"Tagged v{version}. Build what is published with: make release-files")


if __name__ == "__main__":
    main()
