"""Pages made of what stands elsewhere.

The rules and the lessons in every language come from the Fluent catalogues, and the papers of the
project's root are taken in with their links turned.
"""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

NAMES = {"en": "English", "de": "Deutsch", "sv": "Svenska", "nl": "Nederlands"}
RULES = {"en": "The rules", "de": "Die Regeln", "sv": "Reglerna", "nl": "De regels"}
LESSONS = {"en": "The lessons", "de": "Die Lektionen", "sv": "Lektionerna", "nl": "De lessen"}
PAPERS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md")
PARTS = {"task": "", "right": "✓ ", "other": "↺ "}
"""Of a lesson: what is to be done, what is said when it is, and to another move."""


def messages(part: str, language: str) -> dict[str, str]:
    """All messages of a file, in its order."""
    source = files("claimstead.language").joinpath(f"{part}.{language}.ftl")
    entries = parse(source.read_text(encoding="utf-8")).body
    return {
        entry.id.name: " ".join(serialize_pattern(entry.value).split())
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def rules_page(language: str) -> str:
    lines = [f"# {RULES[language]} ({NAMES[language]})"]
    begun = ""
    for name, text in messages("rules", language).items():
        number = name.removeprefix("rule-")
        if number.startswith("heading-"):
            game = "Claim It!" if "claim-it" in number else "CLAIM"
            if game != begun:
                lines.append(f"## {game}")
                begun = game
            lines.append(f"### {text}")
        elif number[:2] in {"I-", "K-"}:
            lines.append(f"**{number}** {text}")
    return "\n\n".join(lines) + "\n"


def lessons_page(language: str) -> str:
    lines = [f"# {LESSONS[language]} ({NAMES[language]})"]
    begun = ""
    for name, text in messages("lessons", language).items():
        _, number, *part = name.split("-")
        game = "Claim It!" if number.startswith("x") else "CLAIM"
        if not part or part[-1] not in PARTS:
            continue
        if game != begun:
            lines.append(f"## {game}")
            begun = game
        if part[-1] == "task":
            lines.append(f"### {number[0].upper()}-{number[1:]}")
        lines.append(f"{PARTS[part[-1]]}{text}")
    return "\n\n".join(lines) + "\n"


def turned(link: re.Match[str]) -> str:
    """A link of a paper in the root, as it is called from where the page is."""
    target = link[1]
    if re.match(r"[a-z]+:|#", target):
        return link[0]
    if target in PAPERS:
        return f"]({target.lower()})"
    return f"](../{target.removeprefix('docs/')})" if "docs/" in target else f"](../../{target})"


def write_pages(app: Any) -> None:
    folder = Path(app.srcdir) / "generated"
    folder.mkdir(exist_ok=True)
    pages = {}
    for language in NAMES:
        pages[f"rules-{language}.md"] = rules_page(language)
        pages[f"lessons-{language}.md"] = lessons_page(language)
    for paper in PAPERS:
        text = (Path(app.srcdir).parent / paper).read_text(encoding="utf-8")
        pages[paper.lower()] = re.sub(r"\]\(([^)\s]+)\)", turned, text)
    for name, text in pages.items():
        path = folder / name
        # One that is as it was keeps its age, and is not built again.
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def setup(app: Any) -> dict[str, Any]:
    app.connect("builder-inited", write_pages)
    return {"version": "1", "parallel_read_safe": True}
