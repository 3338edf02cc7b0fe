"""A game is one record: no room asks which game it is, but the folders of the games themselves."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import claimstead as cs
from claimstead.players.levels import levels_of, players_of
from claimstead.registry import kind_of, kinds
from claimstead.registry.games import GROUP, OURS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "claimstead"
GAMES = {"claim", "claim_it"}
"""A folder, or a module, of this name is a game's own, in whatever room."""
NAMED = re.compile(r"Claim(It)?([A-Z][a-z]+)?")
"""Classes of a game."""
WORDS = re.compile(r"(?<![a-z])claim([-_]it)?(?![a-z-])")
"""The name of a game in a string, as in a set-up of it or in the name of a module."""
DOORS = {
    "__init__.py": 1,
    "notation/__init__.py": 2,
    "registry/games.py": 2,
    "testkit/__init__.py": 2,
}
"""The public names, and the register: these stay."""


def is_own(path: Path) -> bool:
    """Whether a file is a game's own; the solver is CLAIM's."""
    within = path.relative_to(SOURCE)
    is_solver = within.parts[:2] in (("kernel", "solver"), ("kernel", "solve.py"))
    return is_solver or bool(GAMES & {*within.parts[:-1], within.stem})


def asking(source: str) -> Iterator[tuple[int, str]]:
    """The lines that name a game: by an import, by a class of it, or in a string.

    And those that ask what a game is, or compare its name, whatever they expect.
    """
    tree = ast.parse(source)
    texts = {
        id(each.value)
        for each in ast.walk(tree)
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module.startswith("claimstead"):
                imported = {each.name for each in names}
                if GAMES & {*module.split("."), *imported} or any(map(NAMED.fullmatch, imported)):
                    yield node.lineno, "import"
            case ast.Import(names=names) if any(
                each.name.startswith("claimstead") and GAMES & {*each.name.split(".")}
                for each in names
            ):
                yield node.lineno, "import"
            case ast.Call(func=ast.Name(id="isinstance"), args=[asked, _]) if is_game(asked):
                yield node.lineno, "class"
            case ast.Compare(left=left, comparators=[right]) if is_name_of_game(left, right):
                yield node.lineno, "name"
            case ast.Name(id=name) | ast.Attribute(attr=name) if NAMED.fullmatch(name):
                yield node.lineno, "class"
            case ast.Constant(value=str(text)) if id(node) not in texts and WORDS.search(text):
                yield node.lineno, "string"
            case _:
                pass


def is_game(node: ast.expr) -> bool:
    """Whether this is a game, as everything here calls it."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in {"game", "kind", "rules"}
        case _:
            return False


def is_name_of_game(*sides: ast.expr) -> bool:
    """Whether one is the name of a game, and the other is written down."""
    named = any(
        isinstance(side, ast.Attribute) and side.attr == "name" and is_game(side.value)
        for side in sides
    )
    return named and any(isinstance(side, ast.Constant) for side in sides)


def counted() -> dict[str, int]:
    found = {
        path.relative_to(SOURCE).as_posix(): len(set(asking(path.read_text(encoding="utf-8"))))
        for path in sorted(SOURCE.rglob("*.py"))
        if not is_own(path)
    }
    return {path: places for path, places in found.items() if places}


def test_no_place_asks_which_game_it_is() -> None:
    assert counted() == DOORS


def test_every_way_to_ask_is_noticed() -> None:
    source = """
from claimstead.claim.cards import Card
from claimstead.notation import Claim, Game
from claimstead.research.figures import claim_it
if isinstance(game, notation.ClaimIt): pass
match view:
    case ClaimView(): pass
if game.name == "claim-it": pass
words = {"claim 2 Gn Gi Dr Tr Se": 1}
import claimstead.players.claim.levels
if isinstance(table.game, Pig): pass
if "pig" == kind.name: pass
"""
    assert {line for line, _ in asking(source)} == {2, 3, 4, 5, 7, 8, 9, 10, 11, 12}
    assert not list(asking('"""claim: a word."""\nfrom claimstead import core\nx = "claims"'))


def test_our_games_are_registered_as_any_other() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][GROUP] == OURS


def test_the_games_are_listed_by_name() -> None:
    assert list(cs.games())[:2] == ["claim-it", "claim"]
    assert all(kind.name == name for name, kind in cs.games().items())


def test_a_record_makes_its_games() -> None:
    for kind in kinds().values():
        assert set(kind.presets) <= set(kind.setups())
        assert {int(setup.split()[1]) for setup in kind.setups()} == set(kind.players)
        for setup in kind.presets:
            game = cs.game(setup)
            assert game.setup == setup
            assert kind_of(game) is kind
            assert isinstance(game.start(), kind.state_type)
            assert isinstance(game.view(game.start(), "a"), kind.view_type)


def test_the_computer_players_of_a_record_are_those_there_are() -> None:
    for kind in kinds().values():
        players = set(players_of(kind.game(kind.presets[0])))
        assert players == {"random", *kind.yardsticks, *kind.levels}
        assert set(levels_of(kind)) <= players


def test_what_the_rooms_have_for_a_game_is_there() -> None:
    for kind in kinds().values():
        assert all(kind.part(room) is not None for room in kind.rooms)
