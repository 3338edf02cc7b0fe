"""Every command in the README runs."""

import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from platformdirs import user_cache_path

from claimstead.table.record import record_of
from tests.table.desk import played
from tests.waiting import Watch, family, said

ROOT = Path(__file__).parents[2]
PROGRAM = Path(sys.executable).parent / "claimstead"
COMMANDS: list[str] = [
    line.split("#")[0].strip()
    for block in re.findall(
        r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S
    )
    for line in block.splitlines()
]
TARGETS = [command for command in COMMANDS if command.startswith("make ")]
OPEN_ENDED = ("claimstead play", "claimstead serve")
"""Those that go on until somebody ends them."""


OF_THE_HOST = "claimstead admin"
"""Those need a server's database."""
ENDING = [
    command
    for command in COMMANDS
    if command not in TARGETS and not command.startswith((*OPEN_ENDED, OF_THE_HOST))
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the files are that the commands name."""
    folder = tmp_path_factory.mktemp("readme")
    (folder / "game.txt").write_text(record_of(played("claim-it 2 base", 1)), encoding="utf-8")
    (folder / "position.txt").write_text(
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\n"
        "hand a: Se5 Tr3\nhand b: Dr2 Se9\nscore a: Gn1\nscore b: Gi1\n",
        encoding="utf-8",
    )
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Of somebody who has no games yet, and for whom everything is compiled."""
    return os.environ | {
        "HOME": str(folder),
        "XDG_CACHE_HOME": str(user_cache_path()),
        "XDG_DATA_HOME": str(folder),
        "TERM": "xterm",
    }


def arguments(command: str) -> list[str]:
    name, *rest = shlex.split(command)
    assert name == "claimstead"
    return [str(PROGRAM), *rest]


@pytest.mark.parametrize("command", TARGETS)
def test_the_target_is_there(command: str) -> None:
    done = subprocess.run(
        ["make", "-n", *command.split()[1:]], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0


@pytest.mark.parametrize("command", ENDING)
def test_the_command_runs(command: str, folder: Path) -> None:
    check(command, folder)


def check(command: str, folder: Path) -> None:
    done = subprocess.run(
        arguments(command),
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_server_starts_and_ends_and_is_backed_up(folder: Path) -> None:
    [command] = [each for each in COMMANDS if each.startswith("claimstead serve")]
    port = f"{20_000 + os.getpid() % 10_000}"
    serving = subprocess.Popen(
        arguments(command.replace("8000", port)),
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert serving.stdout
    assert port in serving.stdout.readline()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=600) as page:
        assert page.status == 200
    serving.send_signal(signal.SIGINT)
    said(serving)
    assert serving.returncode == 0
    commands = [each for each in COMMANDS if each.startswith(OF_THE_HOST)]
    assert commands
    for command in commands:
        check(command, folder)


def test_the_terminal_app_starts_and_ends(folder: Path) -> None:
    control_q = b"\x11"
    process, terminal = pty.fork()
    if process == 0:
        os.execve(PROGRAM, [str(PROGRAM), "play"], environment(folder))
    shown = b""
    watch = Watch(process)
    while family(process):
        watch.check("the first screen")
        if select.select([terminal], [], [], 1)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
            if b"Claim It!" in shown:
                os.write(terminal, control_q)
    assert b"Claim It!" in shown
    assert os.waitpid(process, 0)[1] == 0
