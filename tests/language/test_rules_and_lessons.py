"""The pages of rules and lessons have all that they name, in every language there is."""

import ast
import re
from pathlib import Path

import pytest

import claimstead
from claimstead.core import Illegal
from claimstead.table.lessons import Task, lessons

SOURCE = Path(claimstead.__file__).parent
LEARN = SOURCE.parent.parent / "web" / "src" / "learn"
AROUND = re.compile(r"rule-(page|story|goal|box|set-up|index)-")
"""What stands around the numbered rules on their page."""
LANGUAGES = [path.stem for path in sorted((SOURCE / "language").glob("??.ftl"))]


def names_in(part: str, language: str) -> set[str]:
    path = SOURCE / "language" / f"{part}.{language}.ftl"
    return set(re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE))


def rules_shown() -> set[str]:
    """The numbers of the rules on the pages."""
    return set(re.findall(r"'([IK]-\d+[a-d]?)'", (LEARN / "rules.ts").read_text(encoding="utf-8")))


def rules_cited() -> set[str]:
    """The numbers that refusals cite."""
    return {
        str(keyword.value.value)
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == Illegal.__name__
        for keyword in node.keywords
        if keyword.arg == "rule" and isinstance(keyword.value, ast.Constant)
    }


def test_every_rule_that_a_refusal_cites_is_on_a_page() -> None:
    assert "I-4a" in rules_cited()
    assert rules_cited() <= rules_shown()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text_and_every_text_its_rule(language: str) -> None:
    text = (LEARN / "rules.ts").read_text(encoding="utf-8")
    headings = {f"rule-heading-{name}" for name in re.findall(r"heading: '([\w-]+)'", text)}
    around = {name for name in names_in("rules", language) if AROUND.match(name)}
    rules = {f"rule-{rule}" for rule in rules_shown()}
    assert names_in("rules", language) == headings | rules | around


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_of_a_lesson_has_its_texts(language: str) -> None:
    kinds = ("task", "right", "other")
    due = {f"lesson-{task.name}-{kind}" for task in tasks() for kind in kinds}
    assert names_in("lessons", language) == due


def tasks() -> list[Task]:
    return [task for some in lessons().values() for task in some]


def test_every_worked_example_is_in_a_lesson() -> None:
    shown = {task.example for task in tasks()}
    assert shown == {f"X-{n}" for n in range(1, 7)} | {f"Y-{n}" for n in range(1, 9)}
