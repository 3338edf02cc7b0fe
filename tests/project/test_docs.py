"""The documentation keeps its promises: links lead somewhere, the changelog is in form."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "docs" / "generated"
"""Pages that the documentation makes of the catalogues when it is built."""
PAPERS = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    if not path.is_relative_to(GENERATED)
)
MODULE = re.compile(r"`(claimstead(?:\.[A-Za-z_]\w*)+)[(`]")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def links_of(paper: Path) -> list[str]:
    prose = re.sub(r"^```.*?^```", "", paper.read_text(encoding="utf-8"), flags=re.M | re.S)
    return [link for link in LINK.findall(prose) if not re.match(r"[a-z]+:|#", link)]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_relative_links_lead_to_files(paper: Path) -> None:
    targets = [paper.parent / link.split("#")[0] for link in links_of(paper)]
    assert [path for path in targets if not (path.exists() or path.parent == GENERATED)] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_a_module_or_function_that_a_page_names_is_there(paper: Path) -> None:
    if paper.name != "CHANGELOG.md":
        for name in MODULE.findall(paper.read_text(encoding="utf-8")):
            resolve_name(name)


def test_links_are_found_in_the_readme() -> None:
    assert "CHANGELOG.md" in links_of(ROOT / "README.md")


def test_the_changelog_begins_with_what_is_unreleased() -> None:
    headings = re.findall(r"^## .*$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert headings[0] == "## [Unreleased]"


def test_every_decision_is_in_the_list_of_decisions() -> None:
    decisions = ROOT / "docs" / "decisions"
    notes = {note.name for note in decisions.glob("[0-9]*.md")}
    assert notes == set(links_of(decisions / "README.md"))
