"""What a table far away needs: clocks, a computer player who steps in, accounts, a call."""

import re
from collections.abc import Iterator
from uuid import uuid4

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.states import ME, OPEN, SECOND_PHASE
from tests.browser.tables import begin, open_table
from tests.browser.test_together import join
from tests.server.serving import Serving

CALLS = """() => {
  window.calls = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, options) { window.calls.push([title, options.body]) }
  }
  Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })
}"""
"""Notes who is called, and lets a test say that nobody looks at the page."""


def test_who_runs_out_of_time_loses(visit: Visit) -> None:
    one = visit(None)
    clock = {"kind": "move", "amount": 8, "increment": 0}
    address = open_table(one, SECOND_PHASE, [ME, OPEN], clock=clock)
    two = join(visit, address)
    begin(one, two)
    expect(two.get_by_role("timer").first).to_have_text(re.compile("^0:0[0-7]$"))
    expect(two.get_by_text("out of time")).to_be_visible()
    expect(two.get_by_role("heading", name="You win!")).to_be_visible()
    expect(two.get_by_role("timer").first).to_have_text("0:00")
    expect(one.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_clock_gives_time_back_for_a_move(visit: Visit) -> None:
    page = visit("/new?game=claim")
    page.get_by_label("Clock").select_option("game-5")
    page.get_by_role("button", name="Start the game").click()
    # Whoever begins: it is drawn.
    expect(page.get_by_role("timer").filter(has_text=re.compile(r"^4:\d\d$"))).to_be_visible()
    open_table(page, SECOND_PHASE, clock={"kind": "game", "amount": 300, "increment": 120})
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^4:\d\d$"))
    page.locator('[data-card="Dr3"]').click()
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^[56]:\d\d$"))


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that gives who is away four seconds, not sixty."""
    folder = tmp_path_factory.mktemp("hurried")
    server = Serving(str(folder / "games.sqlite"), folder, grace=4000)
    yield server
    server.stop()


def press(page: Page, name: str) -> None:
    """Press the place on the screen at which a button is seen."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_computer_player_goes_on_for_somebody_who_is_away(visit: Visit, hurried: Serving) -> None:
    def come() -> Page:
        return visit(base_url=hurried.address, speed=None)

    one = come()
    address = open_table(one, SECOND_PHASE, [ME, OPEN])
    two = come()
    two.goto(address)
    two.get_by_role("button", name="Sit down").click()
    begin(one, two)
    screen = two.locator(".screen")
    expect(screen).to_be_visible()
    before = screen.bounding_box()
    one.goto("/settings")
    # First a countdown without an offer, then the offer; the table does not move for either.
    waiting = two.get_by_text(re.compile("is away. In 0:0[1-4] a computer player may take over"))
    expect(waiting).to_be_visible()
    assert two.get_by_role("button", name="Let a computer player take over").count() == 0
    assert screen.bounding_box() == before
    press(two, "Let a computer player take over")
    expect(two.locator("[data-card].offered").first).to_be_visible()
    # Who comes back is told what was played, and plays again.
    one.goto(address)
    expect(one.locator(".screen")).to_be_visible()
    notice = one.get_by_text("You were away, and a computer player took over for you.")
    expect(notice).to_be_visible()
    expect(one.locator(".strip li").first).to_contain_text(re.compile("Dragon|Seer|Giant|Gnome"))
    expect(two.get_by_text("is away")).to_be_hidden()
    press(one, "All right")
    expect(notice).to_be_hidden()


def test_who_is_cut_off_sees_how_long_the_others_have_to_wait(
    visit: Visit, hurried: Serving
) -> None:
    one = visit(None, base_url=hurried.address)
    address = open_table(one, SECOND_PHASE, [ME, OPEN])
    two = visit(base_url=hurried.address)
    two.goto(address)
    two.get_by_role("button", name="Sit down").click()
    begin(one, two)
    expect(two.locator(".screen")).to_be_visible()
    one.context.set_offline(True)
    expect(one.get_by_text(re.compile("The others can't reach you. In 0:0[1-4]"))).to_be_visible()
    expect(one.get_by_text("They may let a computer player take over for you now")).to_be_visible()
    one.context.set_offline(False)
    expect(one.get_by_text("The others can't reach you")).to_be_hidden()


def test_an_account_finds_its_games_on_another_device(visit: Visit) -> None:
    one = visit("/settings")
    one.get_by_label("Your name").fill("Ada")
    one.get_by_role("button", name="Change").click()
    expect(one.get_by_text("That is your name now.")).to_be_visible()
    account = f"ada-{uuid4().hex[:8]}"
    one.get_by_label("Account").filter(visible=True).fill(account)
    one.get_by_label("Password").filter(visible=True).fill("short")
    one.get_by_role("button", name="Create an account").click()
    expect(one.locator(".notices")).to_contain_text("password")
    one.get_by_label("Password").filter(visible=True).fill("correct horse battery")
    one.get_by_role("button", name="Create an account").click()
    expect(one.get_by_text(f"You are logged in as {account}.")).to_be_visible()
    address = open_table(one, SECOND_PHASE)
    two = visit("/settings")
    two.get_by_label("Account").filter(visible=True).fill(account)
    two.get_by_label("Password").filter(visible=True).fill("correct horse battery")
    two.get_by_role("button", name="Log in").click()
    expect(two.get_by_text("Welcome back.")).to_be_visible()
    expect(two.get_by_label("Your name")).to_have_value("Ada")
    two.goto("/")
    two.get_by_role("link", name="Resume").first.click()
    two.wait_for_url(f"**{address}")
    expect(two.locator("[data-card].offered").first).to_be_visible()
    two.goto("/settings")
    two.get_by_role("button", name="Log out", exact=True).first.click()
    expect(two.get_by_role("button", name="Log in")).to_be_visible()


def test_nobody_is_asked_to_log_in_before_it_is_known_who_they_are(visit: Visit) -> None:
    page = visit("/settings")
    # A guest has a name that nobody chose: it stands there until one is typed.
    expect(page.get_by_placeholder("Guest ")).to_have_value("")
    account = f"ada-{uuid4().hex[:8]}"
    page.get_by_label("Account").filter(visible=True).fill(account)
    page.get_by_label("Password").filter(visible=True).fill("correct horse battery")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"You are logged in as {account}.")).to_be_visible()
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)
        # With the first every page makes itself known; the second asks who they are.
        if len(asked) == 1:
            route.continue_()

    page.route("**/api/me", hold)
    page.reload()
    while len(asked) < 2:
        page.wait_for_timeout(20)
    page.wait_for_timeout(300)
    expect(page.get_by_text("One moment")).to_be_visible()
    expect(page.get_by_role("button", name="Log in", exact=True)).to_be_hidden()
    asked[1].continue_()
    expect(page.get_by_text(f"You are logged in as {account}.")).to_be_visible()
    expect(page.get_by_role("button", name="Log in", exact=True)).to_be_hidden()
    expect(page.get_by_text("One moment")).to_be_hidden()


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visit) -> None:
    one = visit(None)
    address = open_table(one, SECOND_PHASE, [ME, OPEN])
    two = join(visit, address)
    two.goto("/settings")
    two.add_init_script(f"({CALLS})()")
    two.reload()
    two.get_by_label("Notifications").check()
    two.goto(address)
    expect(two.get_by_role("button", name="Stand up")).to_be_visible()
    begin(one, two)
    expect(two.locator(".screen")).to_be_visible()
    two.evaluate("window.away = true")
    one.locator('[data-card="Dr3"]').click()
    expect(two).to_have_title("● Your turn · CLAIM 2 · 2 players · set-up position · Claimstead")
    assert two.evaluate("window.calls") == [["Your turn", "CLAIM 2 · 2 players · set-up position"]]


def test_the_app_can_be_installed(visit: Visit) -> None:
    page = visit()
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["name"] == "Claimstead"
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's visitor leaves no traces, so that Chromium would not install anything.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
