"""What a link shows of itself: pictures and words for those who are nobody here."""

import re
import struct
from pathlib import Path
from urllib.parse import quote

import httpx

from claimstead.server.services.link_cards import LinkCard, card_svg, position_svg
from tests.server.guest import WAIT
from tests.server.inside import Inside, run
from tests.server.test_profiles import register

ROWS = ". . . . . ./. A . . b ./. . . . . ./. . . . . ./. . . . . ./a . . . . ."
BOARD = f"claim-it 2 base; {ROWS}; a; roll; -"
DECK = "claim 2 Gn Gi Dr Tr Se"


def size_of(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack("!II", data[16:24])
    return width, height


def meta_of(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page))


async def look(here: Inside, path: str, **headers: str) -> httpx.Response:
    """As a program does that shows links: without any cookie."""
    async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as anybody:
        return await anybody.get(path, headers=headers)


def test_a_card_holds_the_position_and_the_words_and_nothing_of_a_name_is_markup() -> None:
    card = card_svg(LinkCard("<b>Ada</b> & Bob", "A game", BOARD))
    assert "&lt;b&gt;Ada&lt;/b&gt; &amp;" in card
    assert card.count("<svg") == 2
    assert 'class="secured"' in card


def test_what_a_seat_does_not_see_is_not_in_its_picture() -> None:
    position = (
        "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\nhand a: Dr3 Gn7\nhand b: Gi7 Se2"
    )
    seen = position_svg(position, "a")
    other = position_svg(position.replace("Gi7 Se2", "Tr5 Gi9"), "a")
    assert seen == other
    assert position_svg(position) != position_svg(position.replace("Gi7 Se2", "Tr5 Gi9"))


def test_links_tell_of_what_is_over_and_of_a_running_game_only_what_is_played(
    tmp_path: Path,
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        running = await here.table(DECK, ada, bob)
        # Dealt anew, with other secrets: not a byte of what strangers see depends on them.
        again = await here.table(DECK, ada, bob)
        pictures = [
            (await look(here, f"/share/table/{table}.png")).content for table in (running, again)
        ]
        assert pictures[0] == pictures[1]
        pages = [(await look(here, f"/table/{table}")).text for table in (running, again)]
        assert pages[0].replace(running, again) == pages[1]
        told = meta_of(pages[0])
        assert told["og:title"] == "A table of CLAIM"
        assert "Ada" not in pages[0]
        assert told["og:image"].startswith(f"{here.address}/share/table/{running}.png")
        assert (await look(here, f"/embed/table/{running}")).status_code == 409

        await ada.request(kind="resign", table=running)
        page = await look(here, f"/replay/{running}", **{"accept-language": "de-AT,de"})
        assert meta_of(page.text)["og:title"] == "CLAIM: Ada, Bob"
        assert meta_of(page.text)["og:description"] == "Die ganze Partie, Zug für Zug."
        assert page.headers["x-frame-options"] == "DENY"
        picture = await look(here, f"/share/table/{running}.png")
        assert size_of(picture.content) == (1200, 630)
        assert picture.content != pictures[0]

        framed = await look(here, f"/embed/table/{running}?move=0")
        assert framed.status_code == 200
        assert "frame-ancestors *" in framed.headers["content-security-policy"]
        assert "script" not in framed.headers["content-security-policy"].replace("default", "")
        assert "x-frame-options" not in framed.headers
        assert "<script" not in framed.text
        assert "claimstead" not in framed.cookies, "nobody is known there"

    run(tmp_path / "x", work)


def test_a_page_that_is_not_shown_says_as_little_as_one_that_is_not_there(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        person = await register(ada, "ada")
        assert meta_of((await look(here, f"/people/{person}")).text)["og:title"] == "Ada"
        await ada.ask("PUT", "/api/me/page", {"shown": "nobody"})
        hidden = meta_of((await look(here, f"/people/{person}")).text)
        nobody = meta_of((await look(here, "/people/nobodyatall")).text)
        assert hidden["og:title"] == nobody["og:title"] == "Claimstead"
        assert hidden["og:description"] == nobody["og:description"]

    run(tmp_path / "x", work)


def test_positions_come_as_pictures_and_nonsense_as_one_clear_refusal(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        drawn = await look(here, f"/api/position.svg?position={quote(BOARD)}")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")
        made = await look(here, f"/api/position.png?position={quote(BOARD)}")
        assert size_of(made.content)[0] == 1200
        card = await look(here, f"/share/position.png?position={quote(BOARD)}")
        assert size_of(card.content) == (1200, 630)
        framed = await look(here, f"/embed/position?position={quote(BOARD)}")
        assert "frame-ancestors *" in framed.headers["content-security-policy"]
        puzzle = await look(here, "/share/puzzle/1.png")
        assert size_of(puzzle.content) == (1200, 630)
        for path in ("/api/position.svg", "/api/position.png", "/share/position.png"):
            refused = await look(here, f"{path}?position=nonsense")
            assert refused.status_code == 400
            assert refused.json()["code"].startswith("text-")

    run(tmp_path / "x", work)


def test_a_link_to_nothing_has_a_plain_picture(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        kinds = ("any", "table", "puzzle", "person", "nonsense")
        plain = [(await look(here, f"/share/{kind}/nothing.png")).content for kind in kinds]
        assert size_of(plain[0]) == (1200, 630)
        assert len({*plain}) == 1

    run(tmp_path / "x", work)
