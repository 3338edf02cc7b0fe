"""A finished game, a position, a puzzle and a person are given to others; boards on other pages."""

from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.persons import person, play
from tests.browser.pressing import press, tap
from tests.browser.states import SECOND_PHASE
from tests.browser.tables import open_table

SHEET = "navigator.share = given => { window.given = given; return Promise.resolve() }"
"""As on phones: the device asks whom to send it to."""


@contextmanager
def page_elsewhere(body: str) -> Iterator[str]:
    """The address of a page of somebody else's."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def share(page: Page) -> None:
    press(page, page.get_by_role("button", name="Share", exact=True))
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()


def copied(page: Page, button: str) -> str:
    press(page, page.get_by_role("button", name=button))
    expect(page.get_by_role("dialog").get_by_text("Copied.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def downloaded(page: Page, link: str) -> bytes:
    with page.expect_download() as download:
        press(page, page.get_by_role("link", name=link))
    return Path(download.value.path()).read_bytes()


def test_what_one_sees_is_given_to_others(visit: Visit) -> None:
    page = visit(None, permissions=["clipboard-read", "clipboard-write"])
    address = open_table(page, SECOND_PHASE).removeprefix("/table/")
    play([person(page)])
    share(page)
    assert not axe.findings(page)
    assert urlsplit(copied(page, "Copy the link")).path == f"/replay/{address}"
    assert downloaded(page, "Picture (PNG)").startswith(b"\x89PNG")
    assert b"<svg" in downloaded(page, "Picture (SVG)")
    code = copied(page, "Copy the code")
    # By keyboard, too: Escape closes it, and one is where one was.
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_focused()

    with page_elsewhere(code) as other:
        board = visit(other).frame_locator("iframe")
        expect(board.get_by_text("Move 6 of 6")).to_be_visible()
        board.get_by_role("link", name="Back").click()
        expect(board.get_by_text("Move 5 of 6")).to_be_visible()

    page.goto(f"/replay/{address}?at=2&eyes=a")
    share(page)
    assert parse_qs(urlsplit(copied(page, "Copy the link")).query) == {"at": ["2"], "eyes": ["a"]}
    assert f"/embed/table/{address}?move=2" in unescape(copied(page, "Copy the code"))


def test_on_a_phone_the_device_sends_it(visit: Visit) -> None:
    phone = visit(None, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.add_init_script(SHEET)
    phone.goto("/puzzles/1")
    tap(phone, phone.get_by_role("button", name="Share", exact=True))
    tap(phone, phone.get_by_role("button", name="Send to …"))
    phone.wait_for_function("window.given")
    assert phone.evaluate("given.url").endswith("/puzzles/1")
    expect(phone.get_by_role("dialog")).to_be_hidden()
