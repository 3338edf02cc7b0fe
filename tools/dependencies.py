"""What an install of Claimstead is made of: `make dependencies`.

Lists every package with its licence and what is known to be wrong (withdrawn, or a pin that does
not fit), and writes a bill of materials (CycloneDX) into build/sbom.json. All of it offline.
"""

import json
import subprocess
import sys
from collections import Counter
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
SBOM = ROOT / "build" / "sbom.json"
EXTRAS = ("", "all")
COPYLEFT = ("GPL", "AGPL", "SSPL")


def closure(package: str, extras: tuple[str, ...] = EXTRAS) -> dict[str, str]:
    """Every package that this one needs, and what is wrong with it, if anything."""
    found: dict[str, str] = {}
    waiting = [(package, extras)]
    while waiting:
        name, wished = waiting.pop()
        try:
            needs = distribution(name).requires or []
        except PackageNotFoundError:
            found[name] = "not installed here"
            continue
        for line in needs:
            need = Requirement(line)
            other = canonicalize_name(need.name)
            if need.marker and not any(need.marker.evaluate({"extra": each}) for each in wished):
                continue
            if other in found:
                continue
            found[other] = _wrong(need)
            waiting.append((other, ("", *need.extras)))
    return found


def _wrong(need: Requirement) -> str:
    try:
        version = distribution(need.name).version
    except PackageNotFoundError:
        return "not installed here"
    fits = need.specifier.contains(version, prereleases=True)
    return "" if fits else f"version {version}, wanted {need.specifier}"


def licences(names: list[str]) -> dict[str, tuple[str, str]]:
    """The version and the licence of each package."""
    command = ["--format=json", "--from=mixed", "--packages", *names]
    told = subprocess.run(
        [sys.executable, "-m", "piplicenses", *command], capture_output=True, text=True, check=True
    )
    return {
        canonicalize_name(row["Name"]): (row["Version"], row["License"].splitlines()[0])
        for row in json.loads(told.stdout)
    }


def main() -> None:
    needs = closure("claimstead")
    known = licences(sorted(needs))
    print(f"{len(needs)} packages, with all extras:")
    for name in sorted(needs):
        version, licence = known.get(name, ("", ""))
        remark = needs[name] or ("look at it" if _is_copyleft(licence) else "")
        print(f"  {name:28} {version:12} {licence[:40]:42}{remark}")
    counted = Counter(licence for _, licence in known.values())
    print(
        "\nLicences:", "; ".join(f"{licence} {count}" for licence, count in counted.most_common())
    )
    SBOM.parent.mkdir(exist_ok=True)
    lock = str(ROOT / "requirements" / "dev.txt")
    subprocess.run(
        [sys.executable, "-m", "cyclonedx_py", "requirements", lock, "-o", str(SBOM)], check=True
    )
    print(f"\nBill of materials of all that is pinned: {SBOM.relative_to(ROOT)}")


def _is_copyleft(licence: str) -> bool:
    return any(word in licence for word in COPYLEFT) and "LGPL" not in licence


if __name__ == "__main__":
    main()
