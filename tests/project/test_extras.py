"""Each extra brings what its commands need, and without it they name it."""

import json
import os
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from claimstead.cli import app
from claimstead.core.extras import COMMANDS, MODULES
from claimstead.language import LANGUAGES
from claimstead.table.record import record_of
from tests.table.desk import played

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
POSITION = "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\nhand a: Dr3 Gn7\nhand b: Gi7 Se2\n"
MOST_OF_THE_LIBRARY = 10
HOMES = ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")

# What is named can't be imported; then commands are run.
PROGRAM = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout

gone, imports, commands = json.loads(sys.argv[1])


class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in gone:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Blocked())
for each in imports:
    exec(each)
from claimstead.__main__ import main

for words in commands:
    sys.argv = ["claimstead", *words]
    out, err, code = io.StringIO(), io.StringIO(), 0
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""


@cache
def installed() -> dict[str, set[str]]:
    """The packages here that bring each module."""
    return {
        top: {canonicalize_name(name) for name in names}
        for top, names in packages_distributions().items()
    }


@cache
def closure(extra: str) -> frozenset[str]:
    """The packages that come with an extra; the library alone for no extra."""
    found: set[str] = set()
    waiting = [*PROJECT["dependencies"], *EXTRAS.get(extra, [])]
    while waiting:
        need = Requirement(waiting.pop())
        name = canonicalize_name(need.name)
        if name == "claimstead":
            waiting += [line for each in need.extras for line in EXTRAS[each]]
            continue
        if need.marker and not need.marker.evaluate({"extra": ""}):
            continue
        try:
            more = [Requirement(line) for line in distribution(name).requires or []]
        except PackageNotFoundError:
            continue
        wished = ("", *need.extras)
        deeper = [
            str(each).partition(";")[0]
            for each in more
            if not each.marker or any(each.marker.evaluate({"extra": one}) for one in wished)
        ]
        if name not in found or need.extras:
            waiting += [each for each in deeper if canonicalize_name(each) not in found]
        found.add(name)
    return frozenset(found)


def with_extra(extra: str, imports: list[str], commands: list[list[str]], folder: Path) -> Any:
    """What commands answer where an extra alone is installed: code, output and errors of each."""
    packages = closure(extra)
    gone = [
        top
        for top, names in installed().items()
        if not names & packages and top not in ("claimstead", *sys.stdlib_module_names)
    ]
    asked = json.dumps([gone, imports, commands])
    kept = {name: each for name, each in os.environ.items() if not name.startswith("LC_")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, asked],
        cwd=folder,
        env=kept | {name: str(folder) for name in HOMES} | {"NUMBA_DISABLE_JIT": "1", "LANG": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("extras")
    (folder / "game.txt").write_text(record_of(played("claim-it 2 base", 1)), encoding="utf-8")
    (folder / "position.txt").write_text(POSITION, encoding="utf-8")
    return folder


def test_the_extras_are_those_that_were_promised() -> None:
    promised = {"players", "server", "terminal", "research", "cluster", "postgresql", "all"}
    assert set(EXTRAS) == promised
    assert closure("all") >= frozenset().union(*map(closure, promised))


def test_the_library_is_few_packages_without_compiler_and_server() -> None:
    library = closure("")
    assert len(library) < MOST_OF_THE_LIBRARY
    assert not library & {"numba", "numpy", "llvmlite", "litestar", "typer", "textual"}


def test_one_extra_is_enough_to_play() -> None:
    assert {"numba", "litestar", "uvicorn", "typer"} <= closure("server")
    assert {"numba", "textual", "typer"} <= closure("terminal")
    assert "psycopg" in closure("postgresql") > closure("server")


def test_every_module_is_of_the_extra_that_brings_it() -> None:
    for extra, modules in MODULES.items():
        own = {canonicalize_name(Requirement(line).name) for line in EXTRAS[extra]} - {"claimstead"}
        named = {name for each in modules for name in installed().get(each, ())}
        assert named <= closure(extra), extra
        assert own - named <= {"websockets"}, extra


def test_every_command_has_its_extra() -> None:
    names = {
        each.name or getattr(each.callback, "__name__", "") for each in app.registered_commands
    }
    groups = {each.name or "" for each in app.registered_groups}
    assert names | groups | {""} == set(COMMANDS)


def test_the_library_alone_plays_reads_writes_and_draws(folder: Path) -> None:
    library = [
        "import claimstead as cs, random",
        "game = cs.ClaimIt(3); state = game.start()",
        "state = game.apply(state, game.sample(state, random.Random(1))).state",
        "assert game.read(game.write(state)) == state and game.view(state, 'a').legal",
        "duel = cs.Claim(2, 'Gn Gi Dr Tr Se'); begin = duel.start()",
        "begin = duel.apply(begin, duel.sample(begin, random.Random(1))).state",
        "assert '<svg' in cs.svg(begin) and cs.text(begin)",
        "record = cs.read_record(open('game.txt', encoding='utf-8').read())",
        "assert record.game == cs.ClaimIt(2) and '<html' in cs.replay(record)",
        "from claimstead.table.record import verdict_on",
        "assert verdict_on(open('game.txt', encoding='utf-8').read()).good",
        "from claimstead.testkit import battery",
        "refused = ''",
        "try: cs.solve(duel, begin)\nexcept cs.MissingExtra as no: refused = no.reason",
        "assert refused.endswith('pip install \"claimstead[players]\"'), refused",
        "from claimstead.players import player",
        "try: player(duel, 'easy')\nexcept cs.MissingExtra as no: refused = no.arguments['extra']",
        "assert refused == 'players'",
    ]
    assert with_extra("", library, [["--version"]], folder) == [
        [0, f"claimstead {PROJECT['version']}\n", ""]
    ]


def test_without_extras_each_command_names_the_one_that_it_needs(folder: Path) -> None:
    commands = [[command] if command else [] for command in COMMANDS]
    answers = with_extra("", [], commands, folder)
    assert answers == [
        [
            2,
            "",
            "claimstead: this needs packages that are not installed here:"
            f' pip install "claimstead[{extra}]"\n',
        ]
        for extra in COMMANDS.values()
    ]


def test_the_extra_is_named_in_the_language_of_who_asks(folder: Path) -> None:
    answers = with_extra("", [], [["play", "--language", each] for each in LANGUAGES], folder)
    told = [err for _, _, err in answers]
    assert len(set(told)) == len(LANGUAGES)
    assert all('pip install "claimstead[terminal]"' in each for each in told)


def test_with_the_players_alone_commands_run_and_name_what_is_missing(folder: Path) -> None:
    commands = {
        "solve position.txt --json": 0,
        "verify game.txt": 0,
        "replay game.txt --out game.html": 0,
        "puzzle --id 1": 0,
        "serve --port 1": "server",
        "admin stats": "server",
        "arena easy beginner --plot chart.png": "research",
        "simulate --games 1 --out games.parquet": "research",
        "arena easy beginner --cluster tcp://127.0.0.1:1": "cluster",
    }
    answers = with_extra("players", [], [each.split() for each in commands], folder)
    for (command, wanted), (code, out, err) in zip(commands.items(), answers, strict=True):
        if wanted == 0:
            assert (code, bool(out)) == (0, True), (command, err)
        else:
            assert (code, out) == (2, ""), command
            assert f'pip install "claimstead[{wanted}]"' in err, command
            assert len(err.splitlines()) == 1, command


def test_the_server_s_extra_serves_and_asks_for_postgresql(folder: Path) -> None:
    imports = ["import claimstead.server.run, claimstead.server.app"]
    commands = [
        ["serve", "--print-settings"],
        ["admin", "stats", "--database", "postgresql://127.0.0.1:1/none"],
    ]
    settings, asked = with_extra("server", imports, commands, folder)
    assert settings[0] == 0, settings
    assert (asked[0], asked[1]) == (2, "")
    assert 'pip install "claimstead[postgresql]"' in asked[2]


def test_the_terminal_s_extra_plays(folder: Path) -> None:
    imports = ["import claimstead.terminal.app, claimstead.terminal.remote"]
    [played] = with_extra("terminal", imports, [["play", "--game", "claim-it 2 base"]], folder)
    assert played[0] == 0, played


def test_the_research_extra_brings_environments_and_data_sets(folder: Path) -> None:
    rooms = ("environments.aec", "environments.spiel", "dataset", "chart_png")
    imports = [f"import claimstead.research.{each}" for each in rooms]
    assert with_extra("research", imports, [], folder) == []
