"""What the browser app is made of."""

import gzip
import json
import re
from pathlib import Path

import claimstead

ROOT = Path(__file__).resolve().parents[2]
STATIC = Path(claimstead.__file__).parent / "server" / "static"
MOST = 150_000
"""Bytes of JavaScript, compressed."""
FIRST = ("en", "Start", "Table", "ClaimItScreen", "ClaimScreen")
"""The words, pages and screens that are loaded when they are needed."""
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")


def test_the_lock_file_names_hashes_and_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: told for name, told in lock["packages"].items() if name}
    assert packages
    assert all("integrity" in told and "resolved" not in told for told in packages.values())


def loaded(script: Path, before: set[Path]) -> set[Path]:
    """A script with all that it brings along, and those that were there before."""
    if script in before:
        return before
    found = before | {script}
    for name in IMPORTED.findall(script.read_text(encoding="utf-8")):
        found = loaded(script.parent / name, found)
    return found


def test_a_first_load_takes_at_most_150_kilobytes_of_script() -> None:
    """The start page, and the first game too."""
    assets = STATIC / "assets"
    entry = re.findall(r'src="/assets/(index-[^"]+\.js)"', (STATIC / "index.html").read_text())
    assert entry, "make setup builds the app"
    scripts: set[Path] = set()
    for path in (assets / entry[0], *(next(assets.glob(f"{name}-*.js")) for name in FIRST)):
        scripts = loaded(path, scripts)
    assert len(scripts) > len(FIRST)
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) <= MOST


def test_the_gallery_of_those_who_build_the_app_is_not_shipped() -> None:
    assert (STATIC / "index.html").is_file()
    assert not (STATIC / "gallery.html").exists()
    assert not list((STATIC / "assets").glob("*sample*"))
