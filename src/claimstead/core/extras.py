"""The extras of the package: the library is rules and texts, all else is asked for by name."""

from collections.abc import Iterator
from contextlib import contextmanager

from claimstead.core.errors import ClaimsteadError

MODULES = {
    "players": ("numba", "numpy", "platformdirs", "rich", "typer"),
    "server": (
        "aiosmtplib",
        "aiosqlite",
        "alembic",
        "argon2",
        "confusable_homoglyphs",
        "cryptography",
        "font_hanken_grotesk",
        "httptools",
        "httpx",
        "itsdangerous",
        "limits",
        "litestar",
        "networkx",
        "openskill",
        "prometheus_client",
        "py_vapid",
        "resvg_py",
        "sqlalchemy",
        "tzdata",
        "uvicorn",
        "uvloop",
        "webauthn",
    ),
    "terminal": ("textual", "websockets"),
    "research": ("gymnasium", "matplotlib", "open_spiel", "pettingzoo", "pyarrow", "pyspiel"),
    "cluster": ("distributed",),
    "postgresql": ("psycopg", "psycopg_pool"),
}
"""What each extra brings. All of them bring the players, and with them the command line."""
BASIC = "players"
COMMANDS = {
    "": "server",
    "serve": "server",
    "admin": "server",
    "play": "terminal",
    "simulate": "research",
    "figures": "research",
    "arena": "research",
    "leaderboard": "research",
    "train": "research",
    "analyse": BASIC,
    "solve": BASIC,
    "engine": BASIC,
    "verify": BASIC,
    "review": BASIC,
    "replay": BASIC,
    "puzzle": BASIC,
    "bench": BASIC,
}
"""The extra with which each command does all that it can."""


class MissingExtra(ClaimsteadError, ImportError):
    """Something needs an extra that is not installed here; the reason says how to install it."""

    def __init__(self, extra: str) -> None:
        super().__init__("no-extra", extra=extra)


def missing_extra(module: str | None, command: str | None = None) -> MissingExtra | None:
    """The extra that brings a module that was not found; `None` if none of them does.

    >>> missing_extra("litestar.openapi").arguments["extra"]
    'server'
    >>> missing_extra("numba", "play").arguments["extra"]
    'terminal'
    """
    top = (module or "").partition(".")[0]
    extra = next((extra for extra, modules in MODULES.items() if top in modules), None)
    if extra is None:
        return None
    if command is not None and (extra == BASIC or top == "websockets"):
        return MissingExtra(COMMANDS.get(command, "all"))
    return MissingExtra(extra)


@contextmanager
def told_extra() -> Iterator[None]:
    """Imports that name the extra where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        refusal = missing_extra(missing.name)
        if refusal is None:
            raise
        raise refusal from None
