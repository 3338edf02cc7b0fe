"""Without a connection: what was opened before opens, and all else says what it can't do."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

KEPT = """async addresses => {
  const found = await Promise.all(addresses.map(each => caches.match(each)))
  return found.every(Boolean)
}"""
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
OLD = """async () => {
  const shell = await caches.open('shell')
  await shell.put('/', new Response('An old page', { headers: { 'claimstead-release': 'old' } }))
}"""
RENEWED = "async () => !(await (await caches.match('/')).text()).includes('An old page')"


def kept(page: Page) -> None:
    """All files of the app that this page has loaded are kept."""
    addresses = [each for each in page.evaluate(LOADED) if "/assets/" in each]
    assert addresses
    page.wait_for_function(KEPT, arg=["/", *addresses])


def test_what_was_opened_before_opens_offline(visit: Visit) -> None:
    page = visit("/puzzles/1", apart=True, service_workers="allow")
    expect(page.get_by_role("button", name="Hint 1 of")).to_be_visible()
    kept(page)
    page.wait_for_function(KEPT, arg=["/api/me", "/api/games", "/api/puzzles/1?language=en"])
    page.goto("/rules/claim")
    expect(page.get_by_role("heading", name="Rules of CLAIM")).to_be_visible()
    kept(page)

    # What was kept is for when there is no connection alone: the newest page comes in its place.
    page.evaluate(OLD)
    page.goto("/rules/claim")
    expect(page.get_by_role("heading", name="Rules of CLAIM")).to_be_visible()
    page.wait_for_function(RENEWED)
    kept(page)
    page.goto("/puzzles/1")
    expect(page.get_by_role("button", name="Hint 1 of")).to_be_visible()
    kept(page)

    page.context.set_offline(True)
    page.goto("/rules/claim")
    expect(page.get_by_role("heading", name="Rules of CLAIM")).to_be_visible()
    expect(page.get_by_text("games need a connection")).to_be_visible()
    page.goto("/puzzles/1")
    expect(page.get_by_role("button", name="Hint 1 of")).to_be_visible()
    expect(page.get_by_text("There is a new version")).to_have_count(0)
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="You are offline, and this was not")).to_be_visible()
    page.context.set_offline(False)
    # It comes by itself.
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    expect(page.get_by_text("games need a connection")).to_have_count(0)
