"""Messages: the host's page."""

from typing import Literal

from claimstead.core import FrozenStruct


class Load(FrozenStruct, frozen=True, kw_only=True):
    """How much there is to do. Of several servers: what this one has."""

    people: int
    guests: int
    playing: int
    gathering: int
    over: int
    connections: int
    tables_here: int
    load: float
    """Of the machine, in the last minute."""
    cores: int
    memory: int
    """Of this server at most so far, in megabytes."""
    database: int
    """In megabytes."""
    uptime: int
    """In seconds."""


class ErrorLine(FrozenStruct, frozen=True, kw_only=True):
    at: int
    level: str
    told: str
    why: str = ""


class ReportLine(FrozenStruct, frozen=True, kw_only=True):
    id: int
    at: int
    by: str
    """The name of whoever reported it."""
    person: str | None = None
    name: str | None = None
    table: str | None = None
    line: str = ""
    note: str
    done: int | None = None


class ActLine(FrozenStruct, frozen=True, kw_only=True):
    at: int
    act: str
    subject: str
    note: str
    by: str | None = None
    """The name; nothing: on the command line."""


class HostView(FrozenStruct, frozen=True, kw_only=True):
    role: str
    load: Load
    backups: bool
    """Whether there is a folder for them, and this person may make one."""
    errors: tuple[ErrorLine, ...]
    reports: tuple[ReportLine, ...]
    acts: tuple[ActLine, ...]


class HostPerson(FrozenStruct, frozen=True, kw_only=True):
    id: str
    name: str
    account: str | None = None
    created: int
    role: str | None = None
    here: bool = False
    restrictions: tuple[str, ...] = ()


class NewAct(FrozenStruct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    act: Literal["ban", "mute", "pardon", "forget", "reset", "close", "dismiss"]
    subject: str
    """A person or a table."""
    days: float | None = None
    """Of a ban or a mute; nothing: for good."""
    seat: str = ""
    """Who is to be let go from a table."""
    note: str = ""


class Done(FrozenStruct, frozen=True, kw_only=True):
    """What came of it."""

    code: str | None = None
    """For another password."""
    file: str | None = None
    """The name of a backup."""
    rows: int | None = None
