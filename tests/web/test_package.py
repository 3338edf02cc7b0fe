"""What the browser app is made of."""

import gzip
import json
from pathlib import Path

import claimstead

ROOT = Path(__file__).resolve().parents[2]
STATIC = Path(claimstead.__file__).parent / "server" / "static"
MOST = 150_000
"""Bytes of JavaScript, compressed."""


def test_the_lock_file_names_hashes_and_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: told for name, told in lock["packages"].items() if name}
    assert packages
    assert all("integrity" in told and "resolved" not in told for told in packages.values())


def test_a_first_load_takes_at_most_150_kilobytes_of_script() -> None:
    # Everything but the other languages: no page needs more than that.
    others = ("de-", "sv-", "nl-", "rules.de", "rules.sv", "rules.nl", "lessons.")
    scripts = [
        path for path in (STATIC / "assets").glob("*.js") if not path.name.startswith(others)
    ]
    assert scripts, "make setup builds the app"
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) <= MOST


def test_the_gallery_of_those_who_build_the_app_is_not_shipped() -> None:
    assert (STATIC / "index.html").is_file()
    assert not (STATIC / "gallery.html").exists()
    assert not list((STATIC / "assets").glob("*sample*"))
