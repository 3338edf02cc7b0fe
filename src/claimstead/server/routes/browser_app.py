"""The browser app as the server hands it out: its pages, its files, and which release it is.

Which pages there are stands in `pages.json`, which the browser app reads too.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from claimstead.registry import kind_named
from claimstead.server.routes.sharing import meta_of
from claimstead.server.services.outage import OUTAGES

SERVER = Path(__file__).parents[1]
STATIC = SERVER / "static"
OWN_FILES = {
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
}
"""What the browser app has beside its assets, by the names that browsers ask for."""
RELEASE = "claimstead-release"
"""The header that says which release of the browser app is served."""
ENTRY = re.compile(r'<script type="module"[^>]* src="([^"]+)"')


class PageAddress(msgspec.Struct, frozen=True):
    """A page of the app: its component, and its path with names for the parts that vary."""

    page: str
    path: str
    parts: dict[str, str] = {}
    """What a part looks like where not everything will do."""

    def pattern(self) -> re.Pattern[str]:
        def part(found: re.Match[str]) -> str:
            return f"(?P<{found[1]}>{self.parts.get(found[1], '[^/]+')})"

        return re.compile(re.sub(r"\{(\w+)\}", part, self.path))


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    listed = (SERVER / "pages.json").read_bytes()
    return tuple(each.pattern() for each in msgspec.json.decode(listed, type=list[PageAddress]))


def is_page(path: str) -> bool:
    """Whether the app has a page at this path.

    >>> [is_page(path) for path in ("/", "/puzzles/today", "/puzzles/tomorrow", "/nowhere")]
    [True, True, False, False]
    """
    found = (pattern.fullmatch(path) for pattern in _patterns())
    return any(match and _has_game(match.groupdict().get("game")) for match in found)


def _has_game(name: str | None) -> bool:
    """Whether the app has pages of this game, where a page is of one."""
    kind = None if name is None else kind_named(name)
    return name is None or (kind is not None and kind.has_screen)


def release() -> str:
    """The release of the app that is served: the name of its first script changes with any part."""
    index = STATIC / "index.html"
    try:
        return _release(index, index.stat().st_mtime_ns)
    except OSError:
        return ""


@cache
def _release(index: Path, _changed: int) -> str:
    entry = ENTRY.search(index.read_text("utf-8"))
    return entry[1] if entry else ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The browser app; it finds its own way from the address, and says where there is none."""
    path = request.url.path
    own = path.strip("/")
    index = STATIC / "index.html"
    if own in OWN_FILES and (STATIC / own).is_file():
        return _file(STATIC / own, OWN_FILES[own])
    if path.startswith("/api") or "." in path.rpartition("/")[2]:
        raise NotFoundException
    if not index.is_file():
        return Response(
            b"The browser app has not been built: run make setup.", media_type="text/plain"
        )
    response = _file(index, MediaType.HTML, status_code=200 if is_page(path) else 404)
    if is_page(path):
        meta = await _meta(request)
        response.content = response.content.replace(b"</head>", meta.encode() + b"</head>", 1)
    return response


async def _meta(request: Request[Any, Any, Any]) -> str:
    """What is told to those who show links; without a database the page comes without it."""
    try:
        return await meta_of(request, request.app.state.options.public_address)
    except OUTAGES:
        return ""


def _file(path: Path, media_type: str, *, status_code: int = 200) -> Response[bytes]:
    return Response(
        path.read_bytes(),
        media_type=media_type,
        status_code=status_code,
        headers={"cache-control": "no-cache"},
    )
