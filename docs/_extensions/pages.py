"""Pages made of what stands elsewhere.

The rules and the lessons in every language come from the Fluent catalogues, the page of commands
from the commands, and the pages of the project's root are taken in with their links turned.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from typer.main import get_command

from claimstead.cli import app
from claimstead.commands.help import about, examples, meaning, value_word

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
    told = messages("rules", language)
    for name, text in told.items():
        number = name.removeprefix("rule-")
        if number.startswith("heading-"):
            game = "Claim It!" if "claim-it" in number else "CLAIM"
            if game != begun:
                lines.append(f"## {game}")
                lines += around("claim-it" if "claim-it" in number else "claim", told)
                begun = game
            lines.append(f"### {text}")
        elif number[:2] in {"I-", "K-"}:
            lines.append(f"**{number}** {text}")
    return "\n\n".join(lines) + "\n"


def around(game: str, told: dict[str, str]) -> list[str]:
    """A game's goal, its box and how it is set up, as on the page of the browser app."""
    box = [text for name, text in told.items() if name.startswith("rule-box-")]
    cards = told["rule-box-cards"].replace("{ $cards }", "104")
    pieces = [text for text in box if text != told["rule-box-cards"]]
    return [
        f"### {told['rule-page-goal']}",
        told[f"rule-story-{game}"],
        told[f"rule-goal-{game}"],
        f"### {told['rule-page-box']}",
        cards if game == "claim" else "\n".join(f"- {piece}" for piece in pieces),
        f"### {told['rule-page-set-up']}",
        told[f"rule-set-up-{game}"],
    ]


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


def commands_page() -> str:
    """All commands with their options, from the commands themselves."""
    lines = [
        "# All commands",
        "What every `--help` says, in one page. How commands answer to scripts stands in"
        " [the terminal's page](../terminal.md#for-scripts).",
    ]
    for words, command in every_command(get_command(app), ("claimstead",)):
        lines += [f"## {' '.join(words)}", *_told(command)]
    return "\n\n".join(lines) + "\n"


def every_command(command: Any, words: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Each command by its words, those of a group after it."""
    yield words, command
    for name, inner in sorted(getattr(command, "commands", {}).items()):
        yield from every_command(inner, (*words, name))


def _told(command: Any) -> Iterator[str]:
    yield about(command)
    parameters = [each for each in command.params if each.name != "help"]
    if parameters:
        rows = [f"| {_named(each)} | {_help_of(command, each)} |" for each in parameters]
        yield "\n".join(["| | |", "|---|---|", *rows])
    if examples(command):
        yield "\n".join(["```sh", *examples(command), "```"])


def _named(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return f"`{value_word(parameter)}`"
    return ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))


def _help_of(command: Any, parameter: Any) -> str:
    told = meaning(command, parameter).replace("|", "\\|")
    default = parameter.default
    if isinstance(default, str | int | float) and not isinstance(default, bool):
        told += f" Unless given: `{default}`."
    return told.strip()


def turned(link: re.Match[str]) -> str:
    """A link of a paper in the root, as it is called from where the page is."""
    target = link[1]
    if re.match(r"[a-z]+:|#", target):
        return link[0]
    if target in PAPERS:
        return f"]({target.lower()})"
    return f"](../{target.removeprefix('docs/')})" if "docs/" in target else f"](../../{target})"


def write_pages(sphinx: Any) -> None:
    folder = Path(sphinx.srcdir) / "generated"
    folder.mkdir(exist_ok=True)
    pages = {"commands.md": commands_page()}
    for language in NAMES:
        pages[f"rules-{language}.md"] = rules_page(language)
        pages[f"lessons-{language}.md"] = lessons_page(language)
    for paper in PAPERS:
        text = (Path(sphinx.srcdir).parent / paper).read_text(encoding="utf-8")
        pages[paper.lower()] = re.sub(r"\]\(([^)\s]+)\)", turned, text)
    for name, text in pages.items():
        path = folder / name
        # One that is as it was keeps its age, and is not built again.
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def setup(sphinx: Any) -> dict[str, Any]:
    sphinx.connect("builder-inited", write_pages)
    return {"version": "1", "parallel_read_safe": True}
