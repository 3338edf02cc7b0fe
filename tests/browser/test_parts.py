"""Parts of the app that do not arrive, and a release that is newer than the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from claimstead.language import LANGUAGES, say
from tests.browser.conftest import Visit
from tests.browser.pressing import press

LOOKS = """[...document.styleSheets].filter(each => each.href?.includes('/Lobby-'))
  .reduce((sum, each) => sum + each.cssRules.length, 0)"""
LOBBY, GERMAN = "**/assets/Lobby-*", "**/assets/de-*"


def lost(page: Page, address: str, times: int) -> list[str]:
    """So many requests are lost on the way; which ones is kept."""
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        route.abort("connectionreset")

    page.route(address, lose, times=times)
    return asked


def link(page: Page, name: str) -> None:
    press(page, page.get_by_role("navigation").get_by_role("link", name=name))


@pytest.mark.parametrize("end", ["js", "css"])
def test_a_page_that_is_lost_on_the_way_is_asked_for_again(visit: Visit, end: str) -> None:
    page = visit(speed=None)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    asked = lost(page, f"{LOBBY}.{end}", 2)
    link(page, "Lobby")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    assert len(asked) == 2
    assert page.evaluate(LOOKS) > 0


def test_a_page_that_cannot_be_fetched_is_said_and_can_be_loaded_anew(visit: Visit) -> None:
    page = visit(speed=None)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    asked = lost(page, f"{LOBBY}.js", 1000)
    link(page, "Lobby")
    expect(page.get_by_role("heading", name=say("ui-part-missing"))).to_be_visible()
    assert len(asked) > 2
    page.unroute(f"{LOBBY}.js")
    press(page, page.get_by_role("button", name="Reload"))
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()


def test_the_words_are_asked_for_again(visit: Visit) -> None:
    page = visit("/settings", speed=None)
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    asked = lost(page, f"{GERMAN}.js", 2)
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Einstellungen", level=1)).to_be_visible()
    assert len(asked) == 2


def test_a_language_that_cannot_be_fetched_is_said_and_the_old_one_stays(visit: Visit) -> None:
    page = visit("/settings", speed=None)
    choice = page.get_by_label("Language")
    expect(choice).to_be_visible()
    lost(page, f"{GERMAN}.js", 1000)
    choice.select_option("de")
    expect(page.get_by_role("status").get_by_text(say("ui-part-missing"))).to_be_visible()
    expect(choice).to_have_value("en")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "sv"])
def test_an_app_without_words_says_so_in_the_language_wished_for(
    visit: Visit, language: str
) -> None:
    page = visit("/lobby", locale=language, speed=None)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    lost(page, f"**/assets/{language}-*.js", 1000)
    page.reload()
    expect(page.get_by_text(say("ui-part-missing", language))).to_be_visible()
    for other in set(LANGUAGES) - {language}:
        expect(page.get_by_text(say("ui-part-missing", other))).to_be_hidden()
    page.unroute(f"**/assets/{language}-*.js")
    press(page, page.get_by_role("link", name=say("ui-load-anew", language)).filter(visible=True))
    expect(page.get_by_role("heading", name=say("ui-lobby", language))).to_be_visible()


def test_words_lost_at_the_first_try_are_there_at_the_second(visit: Visit) -> None:
    page = visit(speed=None)
    lost(page, "**/assets/en-*.js", 1)
    page.reload()
    expect(page.get_by_role("heading", name=say("ui-start", count=2))).to_be_visible()


def renewed(page: Page, release: str) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        answered = route.fetch()
        headers = {**answered.headers, "claimstead-release": release}
        route.fulfill(response=answered, headers=headers)

    return answer


def test_a_new_release_is_noticed_and_offered(visit: Visit) -> None:
    page = visit(speed=None)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    offer = page.get_by_text(say("ui-release-offer"))
    link(page, "Lobby")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    expect(offer).to_be_hidden()
    page.route("**/api/tables", renewed(page, "/assets/index-newer.js"))
    expect(offer).to_be_visible()
    press(page, page.get_by_role("button", name="Not now"))
    expect(offer).to_be_hidden()
    page.unroute("**/api/tables")
    page.route("**/api/tables", renewed(page, "/assets/index-newest.js"))
    expect(offer).to_be_visible()
    # Servers that are not yet upgraded answer too: the offer stays.
    page.unroute("**/api/tables")
    with page.expect_response("**/api/tables") as answered:
        pass
    assert "newest" not in answered.value.headers["claimstead-release"]
    expect(offer).to_be_visible()
    with page.expect_navigation():
        press(page, page.get_by_role("button", name="Reload"))
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    expect(offer).to_be_hidden()


def test_a_page_of_an_old_release_is_said_to_be_old(visit: Visit) -> None:
    page = visit(speed=None)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route(f"{LOBBY}.js", lambda route: route.fulfill(status=404))
    page.route("/", renewed(page, "/assets/index-newer.js"))
    link(page, "Lobby")
    expect(page.get_by_role("heading", name=say("ui-release-new"))).to_be_visible()
    expect(page.get_by_role("button", name="Reload").first).to_be_visible()
