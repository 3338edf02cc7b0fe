"""Hostile clients: every line of the threat model in docs/security.md, with the tests it names."""

import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from drill import strangers
from drill.report import NOTHING, ROOT, Tried

MODEL = ROOT / "docs" / "security.md"
FILES = "tests/**/test_*.py"
TEST = re.compile(r"^(?:async )?def (test_\w+)\(", re.MULTILINE)
WORST = ("test_hostile", "test_hostile_clients")
"""Of these files all tests, the long ones too."""
AGAIN = " (in a second try)"


class Threat(NamedTuple):
    """A line of the threat model."""

    who: str
    wish: str
    tests: tuple[str, ...]


def threats() -> list[Threat]:
    """What the page says that somebody could want."""
    found = []
    who = ""
    for line in MODEL.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            who = line.removeprefix("## ")
        tests = tuple(re.findall(r"`(test_\w+)`", line))
        if line.startswith("| ") and tests:
            found.append(Threat(who, line.split(" | ")[0].removeprefix("| "), tests))
    return found


def places(names: set[str]) -> list[str]:
    """The tests of these names, as pytest calls them."""
    return [
        f"{file.relative_to(ROOT)}::{name}"
        for file in sorted(ROOT.glob(FILES))
        for name in TEST.findall(file.read_text(encoding="utf-8"))
        if name in names or file.stem in WORST
    ]


def results(tests: list[str]) -> tuple[Counter[str], Counter[str]]:
    """How many cases of each test ran, and how many of them failed."""
    ran: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "results.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-m", "long or not long"]
        command += [f"--junitxml={file}", *tests]
        subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.DEVNULL)
        for case in ET.parse(file).iter("testcase"):
            name = case.attrib["name"].partition("[")[0]
            ran[name] += case.find("skipped") is None
            failed[name] += case.find("failure") is not None or case.find("error") is not None
    return ran, failed


def run(short: bool) -> Iterator[Tried]:
    """Strangers beside play, then all tests; in short none of these, since `make test` has them."""
    yield from strangers.run(short)
    if short:
        return
    model = threats()
    began = time.monotonic()
    tests = places({name for threat in model for name in threat.tests})
    ran, failed = results(tests)
    again = {name for name in failed if failed[name]}
    if again:
        # The machine may have been too busy for somebody's patience.
        _, still = results([test for test in tests if test.rpartition("::")[2] in again])
        failed = Counter({name: still[name] for name in again})
    seconds = (time.monotonic() - began) / len(model)
    named = {name for threat in model for name in threat.tests}
    rest = tuple(sorted(set(ran) - named))
    for threat in [*model, Threat("Anybody", "do all of this on a large scale", rest)]:
        wrong = [name for name in threat.tests if failed[name] or not ran[name]]
        yield Tried(
            "hostile",
            f"{threat.who}: {threat.wish}",
            sum(ran[name] for name in threat.tests),
            ", ".join(f"{name} failed" for name in wrong) or NOTHING,
            ", ".join(f"`{name}`" + AGAIN * (name in again) for name in threat.tests),
            seconds,
        )
