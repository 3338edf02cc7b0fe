"""The wheel: installed into an empty environment outside of the project, it serves and solves."""

import os
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tests.ports import free_port
from tests.waiting import ended, wait_until

ROOT = Path(__file__).parents[2]
POSITION = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7
hand b: Gi7 Se2
"""
MOST_MEGABYTES = 5


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = ["-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder), str(ROOT)]
    built = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    [wheel] = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module", params=["lent", pytest.param("own", marks=pytest.mark.long)])
def program(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The command of an environment with the wheel. What it needs is lent by ours, the project
    itself is not; in the long form it is installed, and there is nothing else.
    """
    folder = tmp_path_factory.mktemp("outside")
    venv.create(folder)
    python = folder / "bin" / "python"
    how = [f"{wheel}[server]"]
    if request.param == "lent":
        (packages,) = folder.glob("lib/*/site-packages")
        (packages / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
        how = ["--no-deps", "--no-index", str(wheel)]
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    subprocess.run([*pip, "install", "-qq", "--no-compile", *how], check=True, env=empty(folder))
    return folder / "bin" / "claimstead"


def empty(folder: Path) -> dict[str, str]:
    """An environment that knows nothing of the project; short games need no compiler."""
    gone = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
    kept = {name: value for name, value in os.environ.items() if name not in gone}
    return kept | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "NUMBA_DISABLE_JIT": "1"}


def test_the_browser_app_the_weights_and_all_languages_are_in_the_wheel(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "claimstead/server/static/index.html" in names
    assert "claimstead/py.typed" in names
    assert {f"claimstead/language/{code}.ftl" for code in ("en", "de", "sv", "nl")} <= set(names)
    assert any(name.startswith("claimstead/players/") and "weights" in name for name in names)
    assert not [name for name in names if not re.match(r"claimstead[-/]", name)]
    assert wheel.stat().st_size < MOST_MEGABYTES * 1_000_000


def test_the_wheel_s_own_words_name_the_extras_and_leave_them_out(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        (name,) = (each for each in opened.namelist() if each.endswith(".dist-info/METADATA"))
        told = message_from_string(opened.read(name).decode())
    extras = {"players", "server", "terminal", "research", "cluster", "postgresql", "all"}
    assert set(told.get_all("Provides-Extra") or ()) == extras
    needs = [Requirement(line) for line in told.get_all("Requires-Dist") or ()]
    library = {need.name for need in needs if need.marker is None}
    assert library == {"babel", "fluent-runtime", "msgspec"}
    assert all("extra ==" in str(need.marker) for need in needs if need.name not in library)


def test_it_solves(program: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(POSITION)
    told = subprocess.run(
        [program, "solve", position, "--json"],
        cwd=tmp_path,
        env=empty(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert '"value"' in told.stdout


def test_it_serves(program: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [str(program), "serve", "--port", str(port)]
    serving = subprocess.Popen(
        command, cwd=tmp_path, env=empty(tmp_path), stdout=subprocess.DEVNULL
    )
    try:
        page = fetch(f"http://127.0.0.1:{port}/", serving)
        assert "<title>Claimstead" in page
        script = re.search(r'src="(/[^"]+\.js)"', page)
        assert script
        assert fetch(f"http://127.0.0.1:{port}{script[1]}", serving)
        serving.send_signal(signal.SIGINT)
        assert ended(serving) == 0
    finally:
        serving.kill()
        serving.wait()


def fetch(address: str, serving: "subprocess.Popen[bytes]") -> str:
    """What is to be read there, once the server answers."""
    pages: list[str] = []

    def is_there() -> bool:
        try:
            with urllib.request.urlopen(address, timeout=600) as answer:
                pages.append(answer.read().decode())
        except ConnectionRefusedError:
            return False
        except OSError as error:
            if not isinstance(getattr(error, "reason", None), ConnectionRefusedError):
                raise
            return False
        return True

    wait_until(is_there, serving.pid, f"{address} does not answer")
    return pages[0]
