"""People find each other in the browser: by quick pairing, as friends, by a challenge."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.late import held_back, let_go
from tests.browser.pressing import press

REGISTER = """async ({ name, account }) => {
  const token = document.cookie.match(/csrftoken=([^;]+)/)[1]
  const send = (method, path, body) =>
    fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-csrftoken': token },
      body: JSON.stringify(body),
    })
  await send('PUT', '/api/me', { name })
  await send('POST', '/api/account', { account, password: 'correct horse' })
  return (await (await fetch('/api/people/me')).json()).person
}"""


def account(page: Page, name: str) -> str:
    """An account for a visitor; the number of the page."""
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()
    number: str = page.evaluate(REGISTER, {"name": name, "account": f"browser-{name.lower()}"})
    return number


def test_two_who_look_for_an_opponent_meet_at_a_table(visit: Visit) -> None:
    pages = [visit("/lobby", speed=None) for _ in range(2)]
    for page in pages:
        press(page, page.get_by_role("button", name="Find an opponent"))
    for page in pages:
        page.wait_for_url("**/table/*")
    assert pages[0].url == pages[1].url


def test_a_line_that_is_cut_for_a_moment_does_not_end_the_search(visit: Visit) -> None:
    pages = [visit("/lobby", speed=None) for _ in range(2)]
    cut: list[Route] = []

    def cut_once(route: Route) -> None:
        cut.append(route)
        route.abort()

    pages[0].route("**/api/pairing", cut_once, times=1)
    for page in pages:
        press(page, page.get_by_role("button", name="Find an opponent"))
    for page in pages:
        page.wait_for_url("**/table/*")
    assert cut
    assert pages[0].url == pages[1].url


def test_whoever_looks_before_the_games_are_known_finds_somebody(visit: Visit) -> None:
    pages = [visit(None, speed=None, apart=True) for _ in range(2)]
    for page in pages:
        held = held_back(page, "**/api/games")
        page.goto("/lobby")
        press(page, page.get_by_role("button", name="Find an opponent"))
        expect(page.get_by_role("button", name="Stop looking")).to_be_visible()
        let_go(page, held)
    for page in pages:
        page.wait_for_url("**/table/*")
    assert pages[0].url == pages[1].url


def test_whoever_challenges_before_the_games_are_known_has_challenged(visit: Visit) -> None:
    ada, bob = visit("/settings", speed=None, apart=True), visit("/settings", speed=None)
    account(ada, "Ada")
    number = account(bob, "Bob")
    held = held_back(ada, "**/api/games")
    ada.goto(f"/people/{number}")
    press(ada, ada.get_by_role("button", name="Challenge"))
    let_go(ada, held)
    ada.wait_for_url("**/table/*")


def test_a_friend_is_asked_and_challenged_from_their_page(visit: Visit) -> None:
    ada, bob = visit("/settings", speed=None), visit("/settings", speed=None)
    account(ada, "Adalind")
    number = account(bob, "Bertram")
    ada.goto(f"/people/{number}")
    press(ada, ada.get_by_role("button", name="Ask to be friends"))
    expect(ada.get_by_text("asked", exact=True)).to_be_visible()
    bob.goto("/")
    press(bob, bob.get_by_role("button", name="Accept Adalind"))
    expect(bob.get_by_text("would like to be your friend")).to_have_count(0)
    press(ada, ada.get_by_role("button", name="Challenge"))
    ada.wait_for_url("**/table/*")
    bob.goto("/people/me")
    expect(bob.get_by_text("Adalind challenges you.")).to_be_visible()
    expect(bob.get_by_text("here now")).to_be_visible()
    press(bob, bob.get_by_role("link", name="Go to the table Adalind"))
    bob.wait_for_url("**/table/*")
    assert bob.url == ada.url
