"""A lost connection shows itself and mends itself; nothing is lost."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.persons import person, play
from tests.browser.states import speak
from tests.browser.tables import open_table
from tests.relay import Relay
from tests.server.full_disk import nothing_written
from tests.server.serving import Serving

LOST = "The connection is lost"
OFFLINE = "You are offline"
SAY_OFFLINE = """() => {
  Object.defineProperty(navigator, 'onLine', { get: () => false })
  dispatchEvent(new Event('offline'))
}"""
FULL = "so nothing was done: try again in a while"
LATE = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se1
hand b: Gi7 Se2 Tr5"""


def test_the_server_is_killed_and_restarted_in_mid_game(visit: Visit, serving: Serving) -> None:
    page = visit(None)
    open_table(page, LATE)
    expect(page.locator("[data-card].offered").first).to_be_visible()
    serving.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    # A move made meanwhile is kept and sent when the server is back.
    page.locator('[data-card="Se1"]').click()
    serving.start()
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(page.locator('[data-card="Se1"]')).to_have_count(0)
    play([person(page)])


def test_the_network_is_cut_in_mid_game(visit: Visit, serving: Serving) -> None:
    with Relay(serving.port) as line:
        page = visit(None, base_url=line.address)
        open_table(page, LATE)
        expect(page.locator("[data-card].offered").first).to_be_visible()
        line.cut()
        expect(page.get_by_text(LOST)).to_be_visible()
        page.locator('[data-card="Gn7"]').click()
        line.mend()
        expect(page.get_by_text(LOST)).to_be_hidden()
        expect(page.locator('[data-card="Gn7"]')).to_have_count(0)
        play([person(page)])
        page.context.close()


def test_without_a_network_the_server_on_this_machine_is_still_there(visit: Visit) -> None:
    page = visit()
    with page.expect_websocket() as opened:
        open_table(page, LATE)
    expect(page.locator("[data-card].offered").first).to_be_visible()
    with (
        page.expect_response("**/health"),
        opened.value.expect_event("framereceived", lambda frame: "pong" in str(frame)),
    ):
        page.evaluate(SAY_OFFLINE)
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.get_by_text(OFFLINE)).to_have_count(0)
    play([person(page)])


def test_whoever_is_offline_in_mid_game_is_told(visit: Visit, serving: Serving) -> None:
    with Relay(serving.port) as line:
        page = visit(None, base_url=line.address)
        open_table(page, LATE)
        expect(page.locator("[data-card].offered").first).to_be_visible()
        line.cut()
        page.context.set_offline(True)
        expect(page.get_by_text(OFFLINE)).to_be_visible()
        page.locator('[data-card="Gn7"]').click()
        line.mend()
        page.context.set_offline(False)
        expect(page.get_by_text(OFFLINE)).to_be_hidden()
        expect(page.locator('[data-card="Gn7"]')).to_have_count(0)
        expect(page.get_by_text(LOST)).to_be_hidden()
        page.context.close()


def test_a_full_disk_is_told_and_all_goes_on_after_it(visit: Visit, serving: Serving) -> None:
    page = visit(None)
    open_table(page, LATE)
    card = page.locator('[data-card="Se1"]')
    database = str(serving.options.database)
    with nothing_written(database):
        card.click()
        expect(page.get_by_text(FULL)).to_be_visible()
        expect(page.locator("[data-card].offered")).to_have_count(3)
    with nothing_written(database, "people"):
        newcomer = visit()
        expect(newcomer.get_by_role("alert")).to_contain_text(FULL)
        newcomer.get_by_role("link", name="New game").click()
        expect(newcomer.get_by_role("heading", name=FULL)).to_be_visible()
    newcomer.get_by_role("button", name="Try again").click()
    expect(newcomer.get_by_role("button", name="Start the game")).to_be_enabled()
    card.click()
    expect(card).to_have_count(0)


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit(None)
    open_table(page, LATE)
    expect(page).to_have_title("● Your turn · CLAIM 2 · 2 players · set-up position · Claimstead")


def test_a_finished_game_is_reviewed_step_by_step(visit: Visit, tmp_path: Path) -> None:
    page = visit(None)
    open_table(page, LATE)
    play([person(page)])
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    download.value.save_as(tmp_path / "game.txt")
    page.get_by_role("button", name="Review").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-label", "Position 1 of 6")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-label", "Position 2 of 6")
    assert "at=2" in page.url
    expect(page.get_by_text("The computer player's reason: ")).to_be_visible()
    speak(page, "de")
    expect(page.get_by_text("Grund des Computerspielers: ")).to_be_visible()
    speak(page, "en")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    page.goto("/open")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "game.txt")
    expect(page.get_by_role("slider")).to_have_attribute("aria-label", "Position 1 of 6")
    expect(page.get_by_text("nobody changed them")).to_be_visible()
