"""The engine of the card game never names a faction: each faction's file alone does."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import claimstead.claim

ROOM = Path(claimstead.claim.__file__).parent
ENGINE = sorted(ROOM.glob("*.py"))
CODES = ["Go", "Kn", "Un", "Dw", "Do", "Gn", "Gi", "Dr", "Tr", "Se"]
NAMES = [
    "goblins?",
    "knights?",
    "undead",
    "dwar(f|fs|ves)",
    "doppelg[aä]ngers?",
    "gnomes?",
    "giants?",
    "dragons?",
    "trolls?",
    "seers?",
]
CODE = re.compile(rf"({'|'.join(CODES)})\d?")
NAME = re.compile("|".join(NAMES), re.I)


def words_in(text: str) -> Iterator[str]:
    """The words of a text or of a name, `snake_case` and `CamelCase` taken apart."""
    for word in re.findall(r"[^\W_]+", text):
        yield word
        yield from re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+", word)


def said_in_code(source: str) -> Iterator[tuple[int, str]]:
    """Everything that code says outside of docstrings, with its line."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and id(node) not in docstrings:
            yield line, str(node.value)
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            said = getattr(node, field, None)
            if isinstance(said, str):
                yield line, said
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def factions_named(source: str) -> list[tuple[int, str]]:
    return [
        (line, word)
        for line, said in said_in_code(source)
        for word in words_in(said)
        if CODE.fullmatch(word) or NAME.fullmatch(word)
    ]


def test_the_engine_is_looked_at() -> None:
    expected = "cards decks events knowledge moves recruiting rules scoring state trick view"
    assert {path.stem for path in ENGINE} >= {*expected.split(), "winning"}


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_the_engine_names_no_faction(path: Path) -> None:
    assert factions_named(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 'Gn'",
        "x = 'Gn7'",
        "x = f'{y} Tr'",
        "seer = 1",
        "x.is_dragon()",
        "class TrollPile: pass",
        "def f(giants): pass",
        "f(undead=1)",
        "import a.dwarves",
        "from a.factions.gnomes import Other",
        "from a import Goblins",
        "import a as Knights",
        "x = 1  # the Doppelganger",
        "x = 1  # as Kn does",
    ],
)
def test_a_faction_would_be_noticed(source: str) -> None:
    assert len(factions_named(source)) >= 1


@pytest.mark.parametrize(
    "source", ["'''Giants'''", "x = 1\n'''Gn7'''", "x = 'going'", "x = 'Done'"]
)
def test_docstrings_and_other_words_are_free(source: str) -> None:
    assert factions_named(source) == []
