"""Being somebody at a server: its cookies, kept so that one finds one's seat again."""

import json
import urllib.error
import urllib.request
from contextlib import suppress
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import platformdirs

from claimstead.core import ClaimsteadError
from claimstead.files import make_folder, write_text
from claimstead.protocol.messages import (
    NewName,
    NewTable,
    Person,
    SeatWish,
    TableLink,
    Trouble,
)
from claimstead.table.refusal import NotNow
from claimstead.table.settings import Settings

FILE_NAME = "visits.json"
PATIENCE = 15
TOKEN = "csrftoken"


class Link(NamedTuple):
    """The link of a table: its server and its id."""

    server: str
    table: str

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}"


def read_link(text: str) -> Link:
    """The link that somebody was given.

    >>> read_link("example.org:8000/table/abcdefgh")
    Link(server='http://example.org:8000', table='abcdefgh')
    """
    whole = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(whole)
        host = parts.hostname
    except ValueError:
        host = None
    else:
        match parts.path.strip("/").split("/"):
            case ["table", table] if host and parts.scheme in ("http", "https") and table:
                return Link(f"{parts.scheme}://{parts.netloc}", table)
    raise ClaimsteadError("no-table-link", link=ascii(text[:80]))


def read_server(text: str) -> str:
    """The address of a server that somebody was given; a link of one of its tables will do.

    >>> read_server("example.org:8000/lobby")
    'http://example.org:8000'
    """
    whole = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(whole)
        if parts.hostname and parts.scheme in ("http", "https"):
            return f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        pass
    raise ClaimsteadError("no-server-address", server=ascii(text[:80]))


class ServerSession:
    """One's standing with one server."""

    def __init__(self, server: str, file: Path | None = None) -> None:
        self.server = server
        self._file = file or Path(platformdirs.user_data_dir("claimstead")) / FILE_NAME
        self._cookies = self._known().get(server, {})

    def _known(self) -> dict[str, dict[str, str]]:
        """The cookies of all servers."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, dict[str, str]])
        except (OSError, msgspec.MsgspecError):
            return {}

    @property
    def cookie(self) -> str:
        """What is sent with every request."""
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    def meet(self) -> None:
        """Become somebody, or be known again."""
        self.ask("GET", "/api/me")
        known = self._known()
        if known.get(self.server) != self._cookies:
            # Who can't keep them is a new guest next time.
            with suppress(ClaimsteadError):
                make_folder(self._file.parent)
                write_text(self._file, json.dumps(known | {self.server: self._cookies}), mode=0o600)

    @property
    def name(self) -> str:
        """What one is called there."""
        return msgspec.json.decode(self.ask("GET", "/api/me"), type=Person).name

    def rename(self, name: str) -> None:
        """Be called otherwise there."""
        self.ask("PUT", "/api/me", NewName(name=name))

    def open_table(self, settings: Settings, seats: tuple[SeatWish, ...]) -> Link:
        """Open a table and sit down."""
        answer = self.ask("POST", "/api/tables", NewTable(settings=settings, seats=seats))
        return Link(self.server, msgspec.json.decode(answer, type=TableLink).table)

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """An HTTP request; what the server refuses is refused here too."""
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        if TOKEN in self._cookies:
            headers["x-csrftoken"] = self._cookies[TOKEN]
        content = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(
            self.server + path, data=content, headers=headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                for line in answer.headers.get_all("Set-Cookie") or ():
                    cookies = SimpleCookie(line)
                    self._cookies |= {name: each.value for name, each in cookies.items()}
                return bytes(answer.read())
        except urllib.error.HTTPError as no:
            raise _refusal(no.read()) from no
        except (OSError, ValueError) as fault:
            why = getattr(fault, "reason", fault)
            raise ClaimsteadError("unreachable", server=self.server, why=_words(why)) from fault


def _refusal(body: bytes) -> ClaimsteadError:
    try:
        trouble = msgspec.json.decode(body, type=Trouble)
    except msgspec.MsgspecError:
        return ClaimsteadError("not-claimstead")
    return refusal_of(trouble.code, trouble.arguments)


def refusal_of(code: str, arguments: dict[str, str | int]) -> ClaimsteadError:
    """What a server refuses, as it would be refused here."""
    name = code.removeprefix("table-")
    return NotNow(name, **arguments)


def _words(why: object) -> str:
    """A fault of the network in a few words."""
    return str(getattr(why, "strerror", None) or why)
