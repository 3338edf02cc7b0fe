"""A real PostgreSQL that the tests start themselves."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from claimstead.store.opening import address_of, upgrade
from tests.debian import or_install
from tests.ports import free_port

USERS = ("postgres", "nobody")
MODEL = "laid_out"


class NoPostgreSQL(Exception):
    """There is none on this machine, and none could be had."""


def folder_of_programs() -> Path:
    """Where initdb and postgres are: Debian's, installed if need be."""
    found = or_install(_installed, "postgresql")
    if found is None:
        raise NoPostgreSQL("install PostgreSQL, on Debian: apt-get install postgresql")
    return found


def _installed() -> Path | None:
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).parent)
    return next((each for each in folders if (each / "initdb").exists()), None)


class PostgreSQL:
    """One server with its data in a folder of its own, reached at these addresses."""

    def __init__(self, hosts: tuple[str, ...] = ("127.0.0.1",)) -> None:
        self._hosts = ",".join(hosts)
        self._programs = folder_of_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="claimstead-postgresql-"))
        self.user = _user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "claimstead", "-N")
        with (self.data / "pg_hba.conf").open("a") as file:
            file.write("host all all samenet trust\n")
        self.port = free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self._has_model = False
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=self.user,
            cwd=self.folder,
        )

    def start(self) -> None:
        self._run(
            "pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o",
            f"-p {self.port} -h {self._hosts} -k {self.folder} -c max_connections=200", "start",
        )  # fmt: skip

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def laid_out(self, name: str) -> str:
        """The address of a new database with all tables, and nothing else.

        They are made once by the migrations, then copied.
        """
        if not self._has_model:
            upgrade(address_of(self.new_database(MODEL)))
            self._has_model = True
        return self.new_database(name, MODEL)

    def new_database(self, name: str, model: str = "template1") -> str:
        """The address of a new, empty database, which is waited for however busy the machine."""
        self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "claimstead", "-d", "postgres",
            "-c", f'CREATE DATABASE "{name}" TEMPLATE "{model}"',
        )  # fmt: skip
        return f"postgresql://claimstead@127.0.0.1:{self.port}/{name}?connect_timeout=600"


def _user() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in USERS if user in known)
