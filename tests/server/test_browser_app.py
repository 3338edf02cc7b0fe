"""The browser app as it is handed out: pages that exist, HEAD, and which release it is."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from claimstead.server.routes import browser_app
from tests.server.guest import WAIT
from tests.server.inside import Inside, run

PAGES = [
    "/",
    "/new",
    "/lobby",
    "/table/some-table",
    "/puzzles/17",
    "/puzzles/today",
    "/learn/claim",
    "/learn/claim/well",
]
NOWHERE = ["/nowhere", "/lobby/further", "/puzzles/tomorrow", "/learn/chess", "/table/", "/table"]


def test_a_page_is_found_and_any_other_path_is_not(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as http:
            for path in PAGES:
                assert (await http.get(path)).status_code == 200, path
            for path in NOWHERE:
                answer = await http.get(path)
                assert answer.status_code == 404, path
                # People get the app's own page, which says so with a way home.
                assert '<div id="app">' in answer.text

    run(tmp_path / "games.sqlite", work)


def test_head_is_answered_wherever_get_is(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as http:
            script = await asyncio.to_thread(browser_app.release)
            for path in (
                *PAGES,
                *NOWHERE,
                script,
                "/icon.svg",
                "/api/me",
                "/api/games",
                "/api/puzzles/1",
                "/api/tables/abcdefghijkl/replay",
                "/api/nothing",
                "/health",
                "/metrics",
                "/schema/openapi.json",
            ):
                whole, head = await http.get(path), await http.head(path)
                assert head.status_code == whole.status_code, path
                assert head.content == b"", path
                assert head.headers["content-type"] == whole.headers["content-type"], path
            # Where nothing can be got there is no head either.
            assert (await http.head("/api/session")).status_code == 405

    run(tmp_path / "games.sqlite", work)


def test_every_answer_says_which_release_of_the_app_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(here: Inside) -> None:
        async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as http:
            served = (await http.get("/")).text
            entry = re.search(r'<script type="module" crossorigin src="([^"]+)"', served)
            assert entry is not None
            for path in ("/", "/api/games", "/api/nothing", "/nowhere"):
                for answer in (await http.get(path), await http.head(path)):
                    assert answer.headers["claimstead-release"] == entry[1]
            # The app is renewed while the server runs.
            monkeypatch.setattr(browser_app, "STATIC", tmp_path)
            newer = served.replace(entry[1], "/assets/index-newer.js")
            await asyncio.to_thread((tmp_path / "index.html").write_text, newer)
            answer = await http.head("/")
            assert answer.headers["claimstead-release"] == "/assets/index-newer.js"

    run(tmp_path / "games.sqlite", work)


def test_an_id_of_no_table_is_the_id_of_no_table(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guest = await here.guest(live=False)
        for id in ("x", "xxxx", "abcdefghijkl", "y" * 100):
            for what in ("replay", "review", "record", "verdict"):
                answer = await guest.ask("GET", f"/api/tables/{id}/{what}")
                assert answer.status_code == 404, (id, what, answer.text)
                assert answer.json()["code"] == "table-no-such-table"
            answer = await guest.ask("GET", f"/api/duplicates/{id}")
            assert answer.status_code == 404, (id, answer.text)
            assert answer.json()["code"] == "table-no-such-match"
        for number in ("0", "99999999", "9" * 40):
            answer = await guest.ask("GET", f"/api/puzzles/{number}")
            assert answer.status_code == 404, (number, answer.text)
            assert answer.json()["code"].endswith("no-such-puzzle")
        assert (await guest.ask("GET", f"/api/puzzles/{'9' * 5000}")).status_code in {400, 404}

    run(tmp_path / "games.sqlite", work)
