"""Duplicate matches in the browser: the same boards for everybody, compared by match points."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pressing import press


def open_match(page: Page, boards: int, *, friends: bool = False) -> None:
    page.goto("/duplicate")
    page.get_by_label("Boards").fill(str(boards))
    if friends:
        page.get_by_label("Friends, by link").check()
    for level in ("Easy", "Strong"):
        page.get_by_label(level, exact=True).uncheck()
    page.get_by_label("The other seats").select_option("beginner")
    page.get_by_label("Beginner", exact=True).set_checked(not friends)
    page.get_by_role("button", name="Open the match").click()
    page.wait_for_url("**/duplicate/*")
    expect(page.get_by_role("heading", name="Duplicate match: Claim It!")).to_be_visible()


def give_up(page: Page) -> None:
    """Play the next board, briefly."""
    page.get_by_role("button", name="Play board").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def test_alone_against_a_level_that_plays_the_same_board(visit: Visit) -> None:
    page = visit()
    open_match(page, 1)
    results = page.get_by_role("region", name="Results")
    expect(results.get_by_text("not yet").first).to_be_visible()
    give_up(page)
    back = page.get_by_role("link", name="Back to the match")
    expect(back).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    back.click()
    page.wait_for_url("**/duplicate/*")
    own = results.get_by_role("row").filter(has_text="you")
    expect(own).to_contain_text("lost")
    # Against a beginner who played to the end: two points for whoever did better.
    expect(results.get_by_role("row").filter(has_text="Beginner")).to_contain_text("of 2")
    page.goto("/duplicate")
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()


def test_friends_join_by_link_and_see_a_result_when_they_have_played(visit: Visit) -> None:
    host, friend = visit(), visit()
    open_match(host, 1, friends=True)
    link = host.get_by_label("Link to this table").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_role("button", name="Play board 1 of 1")).to_be_visible()
    give_up(host)
    # The friend has not played yet, and is not told how the other did.
    friend.reload()
    expect(friend.get_by_role("region", name="Results")).to_contain_text("done")
    expect(friend.get_by_role("region", name="Results")).not_to_contain_text("lost")
    give_up(friend)
    friend.goto(link)
    results = friend.get_by_role("region", name="Results")
    # Both lost by giving up: a tie, one point of two each.
    expect(results.get_by_text("1 of 2")).to_have_count(2)
    expect(results.get_by_text("50%")).to_have_count(2)


def test_a_number_of_boards_that_is_missing_is_asked_for(visit: Visit) -> None:
    page = visit("/duplicate", speed=None)
    page.get_by_label("Boards").fill("")
    press(page, page.get_by_role("button", name="Open the match"))
    expect(page.get_by_label("Boards")).to_be_focused()
    expect(page.locator(".problem")).to_have_count(0)
