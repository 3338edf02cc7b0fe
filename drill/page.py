"""docs/reliability.md, written from what the drill has kept."""

import os
import platform
from pathlib import Path

from drill import pictures, report
from drill.load import steps_of
from drill.report import PARTS, ROOT, Tried

PAGE = ROOT / "docs" / "reliability.md"
TEMPLATE = Path(__file__).parent / "reliability.md"
SOAK_PICTURE = "\n\n![Memory, file handles and threads](pictures/reliability-soak.svg)"
BEFORE = Path(__file__).parent / "before"
"""What the load part found before its first bottlenecks were widened."""


def write() -> None:
    """Write the page and its pictures."""
    found = {part: report.read(part) for part in PARTS}
    before = report.read("load", BEFORE)
    waited = max((step.waited for row in found["load"] for step in steps_of(row)), default=0.0)
    tables = {part: _table(rows) for part, rows in found.items()}
    tables["soak"] += SOAK_PICTURE if found["soak"] else ""
    text = TEMPLATE.read_text(encoding="utf-8").format(
        cores=os.cpu_count(),
        system=platform.system(),
        python=platform.python_version(),
        waited=f"{waited:.0%}",
        verdict=_verdict([row for rows in found.values() for row in rows]),
        better=_better(before, found["load"]),
        **tables,
    )
    if found["load"]:
        pictures.draw_load(found["load"], before)
    if found["soak"]:
        pictures.draw_soak(found["soak"][0])
    PAGE.write_text(text, encoding="utf-8")


def _verdict(rows: list[Tried]) -> str:
    lost = [row for row in rows if not row.is_good]
    if lost:
        what = "; ".join(f"{row.what}: {row.lost}" for row in lost)
        return f"**Of {len(rows)} things that were tried, {len(lost)} lost something: {what}.**"
    times = sum(row.times for row in rows)
    return f"**{len(rows)} things were tried, {times:,} times in all. Lost was nothing.**"


def _table(rows: list[Tried]) -> str:
    if not rows:
        return "Not tried yet."
    lines = ["| tried | times | lost | |", "|---|---:|---|---|"]
    for row in rows:
        what, note = (text.replace("|", "\\|") for text in (row.what, row.note))
        lines.append(f"| {what} | {row.times:,} | {row.lost} | {note} |")
    return "\n".join(lines)


def _better(before: list[Tried], now: list[Tried]) -> str:
    lines = ["| | before | now |", "|---|---|---|"]
    for old in before:
        new = next((row for row in now if row.what == old.what), None)
        if new is not None:
            lines.append(f"| {old.what} | {_short(old)} | {_short(new)} |")
    return "\n".join(lines)


def _short(row: Tried) -> str:
    quick = [step for step in steps_of(row) if step.is_quick]
    if not quick:
        return f"{row.figures['cpu']:.1f} ms of CPU each, all in {row.figures['seconds']:.1f} s"
    best = max(quick, key=lambda step: step.rate)
    cost = best.all_servers / best.rate * 1000
    return f"{best.rate:,.0f} moves a second, {cost:.2f} ms of CPU each, p99 {best.p99:.0f} ms"
