"""HTTP: what a link shows of itself elsewhere, pictures of positions, and boards on other pages.

Everything here is for anybody who has the link, whoever they are: a game only when it is over for
spectators too, a page of a person only as far as they show it to all.
"""

from html import escape
from typing import Annotated, Any
from urllib.parse import quote, urlencode

from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter, QueryParameter

from claimstead.core import ClaimsteadError
from claimstead.language import LANGUAGES, say
from claimstead.notation import game_of_position, setup_words
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.asking import task
from claimstead.server.services.link_cards import (
    HEIGHT,
    WIDTH,
    LinkCard,
    card_png,
    position_png,
    position_svg,
)
from claimstead.server.services.notice_texts import game_name
from claimstead.server.services.services import Services, language_of, services_of
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table

AnyRequest = Request[Any, Any, Any]
POSITION_LENGTH = 3000
Position = Annotated[str, QueryParameter(max_length=POSITION_LENGTH)]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]
Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$")]
Word = Annotated[str, PathParameter(max_length=60)]
Move = Annotated[int, QueryParameter(description="So many moves have been made; else all")]
CACHED = {"cache-control": "public, max-age=3600"}
PICTURES = 300
"""So many are kept."""
FRAMED = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors *",
}
STYLE = """
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; background: #fbf0d8; color: #2b2118; }
main { display: grid; gap: 8px; justify-items: center; padding: 12px; }
main > svg { max-width: 100%; height: auto; max-height: calc(100vh - 7rem); }
nav { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; }
a { display: inline-block; padding: 10px 14px; min-height: 24px; color: #173a5e; }
p { margin: 0; }
"""


# What links are about


async def card_of(services: Services, kind: str, id: str, language: str) -> LinkCard:
    """The card of a link; of what is not for all a plain one, the same as of what is not there."""
    plain = LinkCard("Claimstead", say("share-any-about", language))
    try:
        match kind:
            case "table":
                live = await services.registry.live_table(id)
                return _card_of_table(live.late_table(), language)
            case "puzzle":
                return _card_of_puzzle(id, language)
            case "person":
                owner = (await services.registry.people.owners([id])).get(id)
                if owner is not None and owner.is_open:
                    return LinkCard(owner.name, say("share-person-about", language))
    except (ClaimsteadError, ValueError):
        pass
    return plain


def _card_of_table(table: Table, language: str) -> LinkCard:
    """Of a game that is on, or of a table that gathers, no more than what is played there."""
    game = game_name(table.settings.setup, language)
    if not table.is_revealed:
        about = say("share-table-about", language)
        return LinkCard(say("share-table", language, game=game), about)
    names = ", ".join(chair.shown_name for chair in table.chairs.values())
    title = say("share-game", language, game=game, names=names)
    return LinkCard(title, say("share-game-about", language), table.game.write(table.state))


def _card_of_puzzle(id: str, language: str) -> LinkCard:
    puzzle = shelf.puzzle_of_day(shelf.today()) if id == "today" else shelf.puzzle_of(int(id))
    game = game_name(puzzle.setup, language)
    title = say("share-puzzle", language, number=puzzle.id, game=game)
    return LinkCard(title, task(puzzle, language), puzzle.position, puzzle.seat)


def _card_of_position(position: str, language: str) -> LinkCard:
    game = game_of_position(position)
    game.read(position)
    name = game_name(setup_words(game), language)
    title = say("share-position", language, game=name)
    return LinkCard(title, say("share-position-about", language), position)


KINDS = {
    "/table/": "table", "/replay/": "table", "/review/": "table",
    "/puzzles/": "puzzle", "/people/": "person",
}  # fmt: skip
"""What the pages are about to which links lead."""


async def meta_of(request: AnyRequest, public_address: str | None) -> str:
    """What a page says of itself to those who show links to it."""
    path, language = request.url.path, language_of(request)
    position = str(request.query_params.get("position", ""))[:POSITION_LENGTH]
    kind, id = "any", "any"
    for beginning, found in KINDS.items():
        if path.startswith(beginning) and "/" not in path.removeprefix(beginning):
            kind, id = found, path.removeprefix(beginning)
    base = (public_address or str(request.base_url)).rstrip("/")
    words = {"language": language}
    card = await card_of(services_of(request), kind, id, language)
    picture = f"/share/{kind}/{quote(id)}.png"
    if path == "/analysis" and position:
        try:
            card = _card_of_position(position, language)
            picture, words["position"] = "/share/position.png", position
        except ClaimsteadError:
            pass
    told = {
        "og:site_name": "Claimstead",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.about,
        "og:url": f"{base}{quote(path)}",
        "og:image": f"{base}{picture}?{urlencode(words)}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.title,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


# Pictures


def _picture(data: bytes) -> Response[bytes]:
    return Response(data, media_type="image/png", headers=CACHED)


async def _drawn(request: AnyRequest, card: LinkCard) -> bytes:
    """Drawn once, beside the server."""
    kept: dict[LinkCard, bytes] = request.app.state.pictures
    if card not in kept:
        made = await services_of(request).cpu_worker.do(request, card_png, card)
        while len(kept) >= PICTURES:
            kept.pop(next(iter(kept)))
        kept[card] = made
    return kept[card]


@get("/share/{kind:str}/{name:str}", include_in_schema=False)
async def picture(
    request: AnyRequest, kind: Word, name: Word, language: Language = "en"
) -> Response[bytes]:
    """The picture of a link: `/share/table/ID.png`."""
    if not name.endswith(".png"):
        raise NotNow("no-such-page")
    code = language if language in LANGUAGES else LANGUAGES[0]
    card = await card_of(services_of(request), kind, name.removesuffix(".png"), code)
    return _picture(await _drawn(request, card))


@get("/share/position.png", include_in_schema=False)
async def picture_of_position(
    request: AnyRequest, position: Position, language: Language = "en"
) -> Response[bytes]:
    code = language if language in LANGUAGES else LANGUAGES[0]
    return _picture(await _drawn(request, _card_of_position(position, code)))


@get("/api/position.png", summary="A position as a picture", media_type="image/png")
async def png_of_position(request: AnyRequest, position: Position) -> Response[bytes]:
    data = await services_of(request).cpu_worker.do(request, position_png, position, None)
    return Response(data, media_type="image/png")


@get("/api/position.svg", summary="A position as a drawing", media_type="image/svg+xml")
async def svg_of_position(request: AnyRequest, position: Position) -> Response[str]:
    drawn = await services_of(request).cpu_worker.do(request, position_svg, position)
    # Looked at by itself it is a page: it may do nothing.
    policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    headers = {"content-security-policy": policy}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


# Boards on other pages


@get("/embed/table/{table:str}", include_in_schema=False)
async def embedded_game(request: AnyRequest, table: Id, move: Move = -1) -> Response[str]:
    """A finished game, move by move, without a script: its links lead to its moves alone."""
    language = language_of(request)
    live = await services_of(request).registry.live_table(table)
    seen = live.late_table()
    if not seen.is_revealed:
        raise NotNow("not-over")
    last = len(seen.played)
    number = last if not 0 <= move <= last else move
    card = _card_of_table(seen, language)
    drawn = await services_of(request).cpu_worker.do(
        request, position_svg, seen.game.write(seen.state_after(number))
    )
    steps = {
        say("share-embed-first", language): 0,
        say("share-embed-back", language): max(number - 1, 0),
        say("share-embed-on", language): min(number + 1, last),
        say("share-embed-last", language): last,
    }
    links = [f'<a href="?move={to}">{escape(name)}</a>' for name, to in steps.items()]
    stand = say("share-embed-stand", language, move=number, moves=last)
    return _framed(
        language, card.title, drawn, f"<p>{escape(stand)}</p><nav>{''.join(links)}</nav>",
        f"/replay/{table}",
    )  # fmt: skip


@get("/embed/position", include_in_schema=False)
async def embedded_position(request: AnyRequest, position: Position) -> Response[str]:
    language = language_of(request)
    card = _card_of_position(position, language)
    drawn = await services_of(request).cpu_worker.do(request, position_svg, position)
    link = f"/analysis?{urlencode({'position': position})}"
    return _framed(language, card.title, drawn, "", link)


def _framed(language: str, title: str, drawn: str, below: str, link: str) -> Response[str]:
    opened = say("share-embed-open", language)
    page = f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body><main>{drawn}<p>{escape(title)}</p>{below}
<a href="{escape(link)}" target="_blank" rel="noopener">{escape(opened)}</a></main></body>
</html>
"""
    return Response(page, media_type=MediaType.HTML, headers=FRAMED)


handlers = [
    picture,
    picture_of_position,
    png_of_position,
    svg_of_position,
    embedded_game,
    embedded_position,
]
