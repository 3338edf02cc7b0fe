"""Ctrl-C while an installation compiles and in the terminal app; one seed, the same dice."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from claimstead.claim.view import ClaimView
from claimstead.core import CHANCE
from claimstead.notation import game_named
from claimstead.players import RandomPlayer
from claimstead.table.gathering import start
from claimstead.table.sealed import luck_of, secret_of
from claimstead.terminal import simple
from claimstead.terminal.local import LocalClient
from tests.command_line import Run
from tests.terminal.robot import app_for, decide, opening, until_a_table
from tests.terminal.test_help import POSITION

COMPILE = """
import sys
from claimstead.players import warm
warm.GROUPS = (("slow",), ("slower",), ("slowest",))
warm.MODULE = "tests.terminal.slow_compiler"
sys.argv = ["claimstead", "solve", "position.txt"]
from claimstead.cli import main
main()
"""


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Tests that run in the background are deaf to Ctrl-C, and so would be what they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def compiling(tmp_path: Path) -> subprocess.Popen[str]:
    """An installation that has never compiled, solving a position without a terminal."""
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    root = str(Path(__file__).parents[2])
    return subprocess.Popen(
        [sys.executable, "-c", COMPILE],
        cwd=tmp_path,
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": root, "LANG": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_before_a_command_has_begun_is_no_traceback(tmp_path: Path) -> None:
    # In the midst of what is imported first.
    interrupt = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
    (tmp_path / "typer.py").write_text(interrupt, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "claimstead", "solve", "position.txt"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_while_it_compiles_gives_a_line_and_leaves_nobody_at_work(tmp_path: Path) -> None:
    with compiling(tmp_path) as solving:
        started = tmp_path / "started"
        while not started.exists() or len(started.read_text(encoding="utf-8").split()) < 2:
            assert solving.poll() is None
            time.sleep(0.05)
        os.killpg(solving.pid, signal.SIGINT)
        out, err = solving.communicate()
    assert (solving.returncode, out) == (130, "")
    assert err.splitlines() == [
        "claimstead: Compiling, just this once",
        "claimstead: The rest is compiled when it is needed next",
    ]
    for process in started.read_text(encoding="utf-8").split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)


def test_what_was_compiled_is_not_compiled_again(run: Run, tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    done = run("solve", "position.txt")
    assert (done.code, done.err) == (0, "")


def test_ctrl_c_in_the_terminal_app_answers_130() -> None:
    async def leave() -> None:
        app = app_for("claim 2 Gn Gi Dr Tr Se")
        async with app.run_test(size=(80, 24)) as pilot:
            await until_a_table(pilot)
            await pilot.press("ctrl+c")
            await pilot.pause()
        assert app.return_code == 130

    asyncio.run(leave())


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
def test_a_seed_brings_the_same_dice_and_cards_in_both_forms(setup: str) -> None:
    """On the screen the table draws them, in lines the simple game does."""
    game = game_named(setup)
    first = luck_of(game, secret_of(7), {}).chance(game, 0)
    made = opening(setup)
    client = LocalClient(made.settings, made.seats, seed=7)
    decide(client, partial(start, person="here"))
    assert next(each.move for each in client._table.played if each.by == "*") == first
    shown: list[str] = []

    def leave(_: str) -> str:
        return "q"

    with pytest.raises(simple.Left):
        simple.play(game, "a", RandomPlayer(), 7, leave, shown.append)
    assert game.actor(game.start()) is CHANCE
    told = " ".join(shown)
    if setup.startswith("claim-it"):
        assert " ".join(map(str, re.findall(r"\d", str(first)))) in told or str(first) in told
    else:
        view = game.view(game.apply(game.start(), first).state, "a")
        assert isinstance(view, ClaimView)
        assert all(str(card) in told for card in view.hand)


def test_a_chart_of_the_arena_is_a_png_or_an_svg(run: Run, tmp_path: Path) -> None:
    for name, begins in (("x.png", b"\x89PNG\r\n\x1a\n"), ("x.svg", b"<svg ")):
        words = ("--games", "2", "--processes", "1", "--plot", name)
        done = run("arena", "random", "random", *words)
        assert (done.code, done.err) == (0, "")
        assert (tmp_path / name).read_bytes().startswith(begins)
