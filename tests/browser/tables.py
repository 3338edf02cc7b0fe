"""Tables opened through the server's door, and the pages that sit at them."""

from typing import Any

from playwright.sync_api import Page, expect

BLANK = "about:blank"
OPEN = """async body => {
  // As the app does: whoever asks first gets a name, for both.
  await navigator.locks.request('meet', () => fetch('/api/me'))
  const token = document.cookie.split('; ').find(each => each.startsWith('csrftoken='))
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-csrftoken': token.slice(10)},
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).table
}"""


def open_table(
    page: Page, start: str, seats: list[dict[str, Any]] | None = None, **more: Any
) -> str:
    """Open a table with this set-up or position and go there. Its address.

    Unless said otherwise, one plays the seat to act and the others are beginners. A page that has
    been nowhere yet asks from an address of the server at which there is no app to load.
    """
    if page.url == BLANK:
        page.goto("/health")
    setup, position = told(start)
    players = int(setup.split()[1])
    mine = actor(position) if position else "a"
    beginner = {"kind": "computer", "level": "beginner"}
    wishes = seats or [{"kind": "me"} if seat == mine else beginner for seat in "abcde"[:players]]
    starts = all(wish["kind"] != "open" for wish in wishes)
    settings = {"setup": setup, "position": position, **more}
    body = {"settings": settings, "seats": wishes, "start": starts}
    address = f"/table/{page.evaluate(OPEN, body)}"
    page.goto(address)
    return address


def begin(*pages: Page) -> None:
    """Everybody at the table says to be ready."""
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator(".gathering")).to_have_count(0)


def told(start: str) -> tuple[str, str | None]:
    """The set-up, and the position if there is one."""
    if start.startswith("claim:"):
        return start.partition("\n")[0].replace(":", ""), start
    if ";" in start:
        return start.partition(";")[0], start
    return start, None


def actor(position: str) -> str:
    if position.startswith("claim:"):
        return position.partition("turn: ")[2][0]
    return position.split("; ")[2]
