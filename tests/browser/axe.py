"""axe looks at a page: WCAG 2.2 AA."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
CONTRAST = ["color-contrast"]
"""All that may differ in the dark."""
# Fetching all styles once more is for rules that are not asked for.
RUN = """rules => axe.run(
  document, { runOnly: rules, resultTypes: ['violations'], preload: false }
)"""


def findings(page: Page, rules: list[str] = EVERYTHING) -> list[str]:
    """What axe finds wrong, one line for each element."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, rules)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
