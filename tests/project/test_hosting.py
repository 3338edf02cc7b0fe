"""The guide for hosts does what it says: its own lines are run, as the user that it names."""

import asyncio
import os
import re
import shutil
import stat
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from claimstead.store import People, open_database
from tests.store.test_backup import rows_of

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "hosting.md"
FILES = ROOT / "docs" / "hosting"
NOBODY = 65534
PLACES = ("/opt/claimstead", "/var/lib/claimstead", "/var/cache/claimstead", "/var/backups", "/etc")


class Machine:
    """The guide's machine, in a folder: its places and its user, and no other environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.chmod(0o755)
        for place in PLACES:
            self.at(place).mkdir(parents=True, exist_ok=True)
        self.user = self._user()
        program = self.at("/opt/claimstead/bin/claimstead")
        program.parent.mkdir(parents=True)
        call = "from claimstead.cli import main; main()"
        self._script(program, f'exec {sys.executable} -c "{call}" "$@"')
        as_user = "" if self.user is None else f"setpriv --reuid={NOBODY} --clear-groups "
        clean = f"env -i PATH=$PATH HOME={self.at('/var/lib/claimstead')} "
        self._script(
            self.at("/bin/sudo"),
            f'if [ "$1" = -u ]; then shift 2; exec {as_user}{clean}"$@"; fi; exec "$@"',
        )
        if self.user is not None:
            for place in ("/var/lib/claimstead", "/var/cache/claimstead"):
                os.chown(self.at(place), NOBODY, NOBODY)

    def _user(self) -> int | None:
        """Somebody else, where this is root and somebody else can reach Python at all."""
        if os.geteuid() != 0 or shutil.which("setpriv") is None:
            return None
        call = ["setpriv", f"--reuid={NOBODY}", "--clear-groups", sys.executable, "-c"]
        call.append(f"import claimstead, os; os.listdir({str(self.folder)!r})")
        reached = subprocess.run(call, capture_output=True, check=False)
        return NOBODY if reached.returncode == 0 else None

    def _script(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)

    def at(self, place: str) -> Path:
        return self.folder / place.strip("/")

    def here(self, text: str) -> str:
        """A text of the guide with the places of this machine, whose user has another name."""
        for place in PLACES:
            text = re.sub(rf"(?<![\w/]){place}(?=[/\s\"]|$)", str(self.at(place)), text, flags=re.M)
        owner = "" if self.user is None else f"-o {NOBODY} -g {NOBODY}"
        return text.replace("-o claimstead -g claimstead", owner)

    def run(self, line: str) -> subprocess.CompletedProcess[str]:
        """A line of the guide, in a shell."""
        environment = {"PATH": f"{self.at('/bin')}:/usr/bin:/bin", "HOME": str(self.folder)}
        return subprocess.run(
            ["/bin/sh", "-c", self.here(line)],
            env=environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )


def lines_of(guide: str, word: str) -> list[str]:
    """The lines of the guide's shell blocks with this word."""
    blocks = re.findall(r"^```sh\n(.*?)^```", guide, flags=re.M | re.S)
    found = [line for block in blocks for line in block.splitlines() if word in line]
    assert found, f"the guide says nothing of {word}"
    return found


def cron_line() -> str:
    """What cron runs, and as whom: % ends a command unless it is escaped."""
    *_, line = (FILES / "claimstead.cron").read_text("utf-8").splitlines()
    *_, user, command = line.split(maxsplit=6)
    assert not re.search(r"(?<!\\)%", command)
    return f"sudo -u {user} sh -c '{command.replace(chr(92) + '%', '%')}'"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    folder = tmp_path / "machine"
    folder.mkdir()
    machine = Machine(folder)
    guide = GUIDE.read_text(encoding="utf-8")
    settings = machine.at("/etc/claimstead/settings.toml")
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(machine.here((FILES / "settings.toml").read_text("utf-8")), "utf-8")
    for line in lines_of(guide, "/var/backups/claimstead"):
        if "install" in line:
            done = machine.run(line)
            assert done.returncode == 0, done.stderr
    return machine


def unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (FILES / "claimstead.service").read_text("utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def games_of(machine: Machine) -> Path:
    """Where the unit's server keeps its games, by its own word."""
    variables = " ".join(unit().get("Environment", []))
    (start,) = unit()["ExecStart"]
    (user,) = unit()["User"]
    told = machine.run(f"sudo -u {user} env {variables} {start} --print-settings")
    assert told.returncode == 0, told.stderr
    return Path(tomllib.loads(told.stdout)["database"])


def with_somebody(machine: Machine) -> Path:
    """The server's database, with a person in it."""
    games = games_of(machine)

    async def fill() -> None:
        database = open_database(str(games))
        await People(database).add("ada", "Ada", 1)
        await database.close()

    asyncio.run(fill())
    if machine.user is not None:
        for each in games.parent.iterdir():
            os.chown(each, machine.user, machine.user)
    return games


def test_the_guide_s_backup_has_what_the_unit_s_server_keeps_and_is_restored(
    machine: Machine,
) -> None:
    games = with_somebody(machine)
    guide = GUIDE.read_text(encoding="utf-8")
    (by_hand,) = [line for line in lines_of(guide, "admin") if " backup " in line]
    (restoring,) = [line for line in lines_of(guide, "admin") if " restore " in line]
    for number, line in enumerate((by_hand, cron_line())):
        done = machine.run(line)
        assert done.returncode == 0, done.stderr
        (backup,) = machine.at("/var/backups/claimstead").iterdir()
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        new = f"/var/lib/claimstead/new{number}.sqlite"
        told = re.sub(r"/var/backups/\S+", f"/var/backups/claimstead/{backup.name}", restoring)
        done = machine.run(re.sub(r"--database \S+", f"--database {new}", told))
        assert done.returncode == 0, done.stderr
        assert rows_of(str(machine.at(new))) == rows_of(str(games))
        assert [row[1] for row in rows_of(str(machine.at(new)))["people"]] == ["Ada"]
        backup.unlink()


def test_the_guide_s_backup_says_so_where_there_is_nothing_to_save(machine: Machine) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    (by_hand,) = [line for line in lines_of(guide, "admin") if " backup " in line]
    for line in (by_hand, cron_line()):
        done = machine.run(line)
        assert done.returncode == 2
        assert "there is no Claimstead database" in done.stderr
    assert list(machine.at("/var/backups/claimstead").iterdir()) == []
    assert list(machine.at("/var/lib/claimstead").iterdir()) == []


def test_the_unit_keeps_its_files_to_itself() -> None:
    told = unit()
    assert told["UMask"] == ["0077"]
    assert told["StateDirectoryMode"] == ["0700"]
    assert told["CacheDirectoryMode"] == ["0700"]
    assert told["NoNewPrivileges"] == ["yes"]
    assert int(told["LimitNOFILE"][0]) >= 65536


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_finds_the_unit_well_protected() -> None:
    """Its measure goes from 0, nothing can be reached, to 10; below 2 it says OK."""
    call = ["systemd-analyze", "security", "--offline=true", "--threshold=20"]
    done = subprocess.run(
        [*call, str(FILES / "claimstead.service")], capture_output=True, text=True, check=False
    )
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd can't look at a file")
    assert done.returncode == 0, done.stdout + done.stderr
