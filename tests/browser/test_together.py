"""Several people at one table: far away from each other, or at one screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.persons import person, play
from tests.browser.pressing import press
from tests.browser.tables import begin, open_table

ME, OPEN = {"kind": "me"}, {"kind": "open"}
LATE = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se1
hand b: Gi7 Se2 Tr5"""


def join(visit: Visit, address: str) -> Page:
    page = visit(address)
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    return page


def sit_down_together(visit: Visit) -> tuple[Page, Page]:
    """By the form and the link, as people do; both are ready."""
    one = visit("/new?game=claim")
    one.get_by_label("Who plays on seat 2").select_option("open")
    one.get_by_role("button", name="Open the table").click()
    expect(one.get_by_role("img", name="QR code of the link")).to_be_visible()
    two = join(visit, one.get_by_label("Link to this table").input_value())
    two.get_by_label("Your word").fill("nugget")
    begin(one, two)
    return one, two


def test_two_browsers_begin_a_game_by_a_link(visit: Visit) -> None:
    for page in sit_down_together(visit):
        expect(page.locator("[data-card]").first).to_be_visible()


def test_two_browsers_play_the_last_tricks_against_each_other(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, LATE, [ME, OPEN])
    two = join(visit, address)
    begin(one, two)
    play([person(one), person(two)])


@pytest.mark.long
def test_two_browsers_play_against_each_other(visit: Visit) -> None:
    one, two = sit_down_together(visit)
    play([person(one), person(two)])


def test_two_browsers_talk_and_take_back(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, LATE, [ME, OPEN])
    two = join(visit, address)
    begin(one, two)
    two.get_by_role("button", name="Talk").click()
    two.get_by_label("Say something").fill("Good luck!")
    two.get_by_label("Say something").press("Enter")
    expect(one.get_by_text("Good luck!")).to_be_visible()
    one.locator('[data-card="Dr3"]').click()
    one.get_by_role("button", name="Take back").click()
    expect(one.get_by_text("You asked to take your move back")).to_be_visible()
    two.get_by_role("button", name="Allow it").click()
    expect(one.locator('[data-card="Dr3"].offered')).to_be_visible()


def test_who_gives_up_is_asked_first_and_loses(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, LATE, [ME, OPEN])
    two = join(visit, address)
    begin(one, two)
    one.get_by_role("button", name="Give up").click()
    one.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(two.get_by_text("You win!")).to_be_visible()
    expect(two.get_by_role("button", name="Rematch")).to_be_visible()
    # Nobody else gave up: the words have to be true for both.
    for page in (one, two):
        expect(page.get_by_text("Decided by: resignation")).to_be_visible()


def test_who_gives_up_among_three_is_offered_nothing_that_is_refused(visit: Visit) -> None:
    page = visit(speed=None)
    open_table(page, "claim 3 Kn Go Un Dw Do Dr Se")
    press(page, page.get_by_role("button", name="Give up"))
    press(page, page.get_by_role("dialog").get_by_role("button", name="Give up"))
    out = page.get_by_text("You are out of this game")
    expect(out).to_be_visible()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    press(page, page.get_by_role("button", name="All right"))
    expect(out).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, LATE)
    watcher = visit(address)
    expect(watcher.get_by_text("you are watching")).to_be_visible()
    expect(one.get_by_text("one spectator")).to_be_visible()
    assert watcher.locator("[data-card]").count() == 0


@pytest.mark.long
def test_three_at_a_claim_table(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, "claim 3 Kn Go Un Dw Do Dr Se", [ME, OPEN, OPEN])
    pages = [one, join(visit, address), join(visit, address)]
    begin(*pages)
    play([person(page) for page in pages])


def test_claim_at_one_screen_hides_the_hands_between_turns(visit: Visit) -> None:
    page = visit("/new?game=claim")
    page.get_by_label("Who plays on seat 2").select_option("here")
    page.get_by_label("Name on seat 1").fill("Anna")
    page.get_by_label("Name on seat 2").fill("Berta")
    page.get_by_role("button", name="Start the game").click()
    passed = page.get_by_role("heading", name=re.compile("Pass the device to (Anna|Berta)"))
    expect(passed).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    open_table(page, LATE, [ME, {"kind": "here", "name": "Berta"}])
    expect(page.locator(".curtain button")).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    play([person(page)])


@pytest.mark.long
def test_a_whole_game_of_claim_at_one_screen(visit: Visit) -> None:
    page = visit(None)
    open_table(page, "claim 2 Gn Gi Dr Tr Se", [ME, {"kind": "here", "name": "Berta"}])
    play([person(page)])


def test_claim_it_at_one_screen_needs_no_curtain(visit: Visit) -> None:
    page = visit(None)
    start = "claim-it 2 base; " + "/".join(["A A a a a ."] * 3 + ["B B b b b ."] * 3)
    open_table(page, f"{start}; a; 156; 2", [ME, {"kind": "here", "name": "Berta"}])
    expect(page.locator(".curtain")).to_have_count(0)
    play([person(page)])


def test_a_table_in_the_lobby_can_be_joined(visit: Visit) -> None:
    one = visit(None)
    open_table(one, "claim-it 2 base", [ME, OPEN], public=True)
    two = visit("/lobby")
    two.get_by_role("link", name="Join").first.click()
    two.get_by_role("button", name="Sit down").first.click()
    expect(one.get_by_role("button", name="I am ready")).to_be_enabled()


def test_a_game_that_was_left_can_be_resumed(visit: Visit) -> None:
    page = visit(None)
    address = open_table(page, LATE)
    page.goto("/")
    page.get_by_role("link", name="Resume").first.click()
    page.wait_for_url(f"**{address}")
    expect(page.locator("[data-card].offered").first).to_be_visible()
