"""The drill: python -m drill [--short] [--resume] [PART ...], or `make drill`.

Every part keeps what it found in build/drill when it ends, so a drill that was cut off goes on with
--resume. At the end docs/reliability.md and docs/scale.md are written from all that is kept there.
"""

import argparse
import importlib
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from drill import report
from drill.report import PARTS, Tried


def drill(parts: list[str], folder: Path, *, short: bool) -> list[Tried]:
    """Run these parts one after another."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description:10}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    )  # fmt: skip
    found = []
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("", total=len(parts))
        for part in parts:
            progress.update(bar, description=part)
            rows = []
            for tried in importlib.import_module(f"drill.{part}").run(short):
                console.print(f"{part}: {tried}", markup=False, highlight=False)
                rows.append(tried)
            report.write(part, rows, folder)
            found += rows
            progress.advance(bar)
    return found


def write_pages() -> None:
    """From all that is kept; what many machines need follows from the load."""
    from drill import page, scale_page

    page.write()
    if report.read("load"):
        scale_page.write()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--short", action="store_true", help="a moment of everything; no page")
    parser.add_argument("--pages", action="store_true", help="only write the pages")
    parser.add_argument("--resume", action="store_true", help="leave out what has ended before")
    wanted = parser.parse_args()
    if wanted.pages:
        write_pages()
        return
    unknown = sorted(set(wanted.parts) - set(PARTS))
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    folder = report.FOLDER / "short" if wanted.short else report.FOLDER
    parts = [part for part in PARTS if part in (wanted.parts or PARTS)]
    kept = [part for part in parts if wanted.resume and report.read(part, folder)]
    drill([part for part in parts if part not in kept], folder, short=wanted.short)
    if not wanted.short:
        write_pages()
    found = [tried for part in parts for tried in report.read(part, folder)]
    lost = [tried for tried in found if not tried.is_good]
    for tried in lost:
        print(f"LOST {tried.part}: {tried}", file=sys.stderr)
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
