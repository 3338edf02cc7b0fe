"""The checksums of what a release is published as: `make release-files`.

`sha256sum --check SHA256SUMS` in the same folder says whether a download is what was published.
"""

import hashlib
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "dist"
SBOM = ROOT / "build" / "sbom.json"
NAME = "SHA256SUMS"


def checksums(folder: Path) -> str:
    """A line for each file, as sha256sum writes it."""
    files = sorted(each for each in folder.iterdir() if each.is_file() and each.name != NAME)
    return "".join(
        f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in files
    )


def main() -> None:
    shutil.copyfile(SBOM, FOLDER / SBOM.name)
    (FOLDER / NAME).write_text(checksums(FOLDER), encoding="utf-8")
    print(f"Ready in {FOLDER.name}. Sign it with: gpg --detach-sign --armor {FOLDER.name}/{NAME}")


if __name__ == "__main__":
    main()
