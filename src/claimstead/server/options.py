"""How a server is run: by options of the command, by the environment or by a file.

An option is stronger than the environment, the environment is stronger than the file.
"""

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec
import msgspec.inspect
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from claimstead.core import ClaimsteadError
from claimstead.server.services.season import read_season

PREFIX = "CLAIMSTEAD_"
FILE = "CLAIMSTEAD_SETTINGS"
"""Names the file where no option does."""
LISTS = ("origins", "trusted_proxies")
SECRETS = ("metrics_token", "mail_password")

Port = Annotated[int, msgspec.Meta(ge=1, le=65535)]
MOST_DAYS = 36_500
"""A hundred years; what lasts for ever has no number of days."""
Days = Annotated[float, msgspec.Meta(gt=0, le=MOST_DAYS)]
Count = Annotated[int, msgspec.Meta(ge=1)]
WEB_ADDRESS = "^https?://[^ /?#]+/?$"
SEASON = r"^(quarter|month|year|none|\d{4}-\d\d-\d\d/\d{4}-\d\d-\d\d)$"
MAIL_NEEDS = ("mail_sender", "public_address")
"""Without these no mail can be sent."""
EXAMPLES = {
    "origins": '["https://club.example"]',
    "trusted_proxies": '["127.0.0.1", "10.0.0.0/8"]',
    "season": "quarter, month, year, none, 2026-01-01/2026-06-30",
    "public_address": "https://claimstead.example",
    "push_contact": "mailto:host@claimstead.example",
    "mail_sender": "table@claimstead.example",
}
"""Of settings that have a form of their own."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the server is run."""

    database: str | None = None
    host: str = "127.0.0.1"
    port: Port = 8000
    workers: Count = 1
    """Processes that serve; more than one need PostgreSQL."""
    thinkers: Count = max((os.cpu_count() or 2) - 1, 1)
    """Processes for computer players."""
    seconds: Annotated[float, msgspec.Meta(ge=0.05, le=3600)] = 1.0
    """How long a computer player may think."""
    limits: bool = True
    """Whether anybody may ask only so often. Each worker counts for itself."""
    origins: tuple[str, ...] = ()
    """Further origins from which pages may connect."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks whose word on a visitor's address and on TLS is taken."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    access_log: bool = False
    """A line for every request: method, path without ids, status."""
    metrics_port: Port | None = None
    """`/metrics` on a port of its own, on the machine itself alone."""
    metrics_token: str | None = None
    """`/metrics` for those who send it as bearer token."""
    hsts_days: Annotated[float, msgspec.Meta(ge=0, le=MOST_DAYS)] = 365
    """For so long browsers use TLS alone, where it is used; 0: not told."""
    session_days: Days = 180
    """After so long without a visit a device has to log in again."""
    pack_days: Days = 1
    """After so long finished games are packed."""
    backup_folder: str | None = None
    """Where the host's page puts backups; without it there are none from there."""
    season: Annotated[str, msgspec.Meta(pattern=SEASON)] = "quarter"
    """What a season is: a `quarter`, a `month`, a `year`, `none`, or its first and last day."""
    leader_games: Count = 5
    """A rating counts on leader boards from so many games on."""
    guest_days: Days = 30
    """After so long without a visit guests without games are forgotten."""
    abandoned_days: Days = 90
    """After so long without a move games are ended, and tables closed that never began."""
    public_address: Annotated[str, msgspec.Meta(pattern=WEB_ADDRESS)] | None = None
    """Where browsers find this server: `https://claimstead.example`."""
    push_contact: Annotated[str, msgspec.Meta(pattern="^(mailto:[^ ]+@|https://)[^ ]+$")] | None = (
        None
    )
    """Whom a push service may turn to, as `mailto:` or `https:`; without it no notices are sent."""
    push_to_this_machine: bool = False
    """Whether a push service may be on this machine, without TLS: for trying it out."""
    mail_host: str | None = None
    """The mail server; without it no mail is sent."""
    mail_port: Port = 587
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_user: str | None = None
    mail_password: str | None = None
    mail_sender: Annotated[str, msgspec.Meta(pattern="^[^ @<>]+@[^ @<>]+$")] | None = None
    """The address from which mail comes."""
    mail_minutes: Annotated[float, msgspec.Meta(ge=0, le=MOST_DAYS * 24 * 60)] = 30
    """So long a mail waits for further news before it is sent."""


class Settled(NamedTuple):
    """The options, and where each comes from that is not as usual."""

    options: Options
    sources: dict[str, str]


def settle_options(
    given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settled:
    """What holds; of what is `given` by the command, `None` was not given."""
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    found: dict[str, Any] = {}
    sources: dict[str, str] = {}
    if file is not None:
        for name, value in _read(file).items():
            found[name], sources[name] = value, str(file)
    for name in Options.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = text.replace(",", " ").split() if name in LISTS else text
            sources[name] = PREFIX + name.upper()
    for name, value in given.items():
        if value is not None:
            found[name], sources[name] = value, f"--{name.replace('_', '-')}"
    return Settled(_checked(found, sources), sources)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or str(error)
        raise ClaimsteadError("not-readable", file=str(file), why=why) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ClaimsteadError("settings-file", file=str(file), why=str(error)) from error


def _checked(found: dict[str, Any], sources: dict[str, str]) -> Options:
    for name in found.keys() - {*Options.__struct_fields__}:
        raise ClaimsteadError("settings-unknown", name=name[:40], file=sources[name])
    for name, value in found.items():
        # Text of the environment is read as what is wanted; a file says it in its own types.
        is_text = sources[name].startswith(PREFIX)
        try:
            msgspec.convert({name: value}, Options, strict=not is_text)
        except msgspec.ValidationError:
            raise _impossible(name, sources) from _wanted(name)
    options = msgspec.convert(found, Options, strict=False)
    for network in options.trusted_proxies:
        try:
            ip_network(network)
        except ValueError:
            raise _impossible("trusted_proxies", sources) from _wanted("trusted_proxies")
    try:
        read_season(options.season)
    except ValueError:
        raise _impossible("season", sources) from _wanted("season")
    for name in MAIL_NEEDS if options.mail_host is not None else ():
        if getattr(options, name) is None:
            raise ClaimsteadError(
                "settings-missing", name=name, other="mail_host", source=sources["mail_host"]
            )
    return options


def _impossible(name: str, sources: dict[str, str]) -> ClaimsteadError:
    return ClaimsteadError("settings-value", name=name, source=sources[name])


def _wanted(name: str) -> ClaimsteadError:
    """What a setting has to be."""
    if name in EXAMPLES:
        return ClaimsteadError("settings-like", example=EXAMPLES[name])
    form = msgspec.inspect.type_info(get_type_hints(Options, include_extras=True)[name])
    if isinstance(form, msgspec.inspect.UnionType):
        form = form.types[0]
    match form:
        case msgspec.inspect.IntType():
            return ClaimsteadError(
                "settings-whole", least=str(form.ge), most=str(form.le or "none")
            )
        case msgspec.inspect.FloatType():
            least = form.gt if form.ge is None else form.ge
            is_open = "yes" if form.ge is None else "no"
            return ClaimsteadError(
                "settings-number", least=f"{least:g}", most=f"{form.le:g}", open=is_open
            )
        case msgspec.inspect.BoolType():
            return ClaimsteadError("settings-one-of", choices="true, false")
        case msgspec.inspect.LiteralType():
            return ClaimsteadError("settings-one-of", choices=", ".join(map(str, form.values)))
    return ClaimsteadError("settings-text")


def shown(settled: Settled) -> str:
    """All options as the file that would make them, secrets left out, with where they come from."""
    lines = []
    for name in Options.__struct_fields__:
        value = getattr(settled.options, name)
        line = f"# {name} =" if value is None else f"{name} = {_toml(_safe(name, value))}"
        source = settled.sources.get(name)
        lines.append(line if source is None else f"{line}  # {source}")
    return "\n".join(lines)


def _safe(name: str, value: Any) -> Any:
    if name in SECRETS:
        return "***"
    if name == "database" and "://" in value:
        try:
            return make_url(value).render_as_string(hide_password=True)
        except ArgumentError:
            return "***"
    return value


def _toml(value: Any) -> str:
    # What JSON writes of texts, numbers and lists of texts, TOML reads.
    return msgspec.json.encode(value).decode()
