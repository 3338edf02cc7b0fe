"""The pages around the tables, as people find them: by places on the screen, with movement on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from claimstead.language import say
from claimstead.review.puzzles import shelf
from claimstead.table.lessons import lessons
from tests.browser.conftest import Visit
from tests.browser.late import held_back, let_go
from tests.browser.pressing import press, tap
from tests.browser.tables import OPEN, open_table
from tests.spread import in_languages

MOVING: dict[str, Any] = {"speed": None}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    **MOVING,
}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
ME, OPEN_SEAT = {"kind": "me"}, {"kind": "open"}
BEGINNER = {"kind": "computer", "level": "beginner"}


def test_every_unfinished_game_can_be_reached_from_home(visit: Visit) -> None:
    page = visit(**MOVING)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    start = {"settings": {"setup": "claim-it 2 base"}, "seats": [ME, BEGINNER], "start": True}
    waiting = page.evaluate(OPEN, start)
    gathers = {"settings": {"setup": "claim-it 2 base"}, "seats": [ME, OPEN_SEAT], "start": False}
    tables = [page.evaluate(OPEN, gathers) for _ in range(9)]
    page.reload()
    links = page.get_by_role("link", name="Resume")
    expect(links.first).to_be_visible()
    # The oldest is the one that waits for the reader: it comes first.
    expect(links.first).to_have_attribute("href", f"/table/{waiting}")
    press(page, page.get_by_role("button", name=re.compile("^Show the other 4")))
    expect(links).to_have_count(10)
    found = {link.get_attribute("href") for link in links.all()}
    assert found == {f"/table/{table}" for table in (waiting, *tables)}
    press(page, links.last)
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("language", in_languages())
def test_the_choice_of_a_clock_stays_on_a_small_screen(visit: Visit, language: str) -> None:
    page = visit("/new", locale=language, **SMALL)
    choice = page.get_by_label(say("ui-clock", language))
    expect(choice).to_be_visible()
    choice.select_option("game-10")
    box = choice.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", ["/new", "/duplicate", "/tournaments/new"])
def test_nothing_is_opened_before_its_set_up_can_be_chosen(visit: Visit, path: str) -> None:
    page = visit(None, apart=True, **MOVING)
    held = held_back(page, re.compile(r"/assets/VariantChoice.*\.js"))
    page.goto(path)
    page.get_by_role("radio", name="3", exact=True).check()
    button = page.locator("main form button.primary")
    expect(button).to_be_disabled()
    let_go(page, held)
    expect(button).to_be_enabled()


PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('.panel :is(h2, h3, button, a)')].filter(each => each.offsetParent)
  .map(each => [each.innerText, Math.round(each.getBoundingClientRect().top + scrollY)])
)"""
TABLES, WORDS = re.compile("/api/tables$"), re.compile(r"/assets/people\..*\.js")


@pytest.mark.parametrize("late", [TABLES, WORDS], ids=["tables", "words"])
def test_what_comes_late_moves_nothing_in_the_lobby(visit: Visit, late: re.Pattern[str]) -> None:
    page = visit(None, apart=True, **MOVING)
    held = held_back(page, late)
    page.goto("/lobby")
    while not held:
        page.wait_for_timeout(20)
    # All that does not wait for it is there by now, unless the machine is busy.
    page.wait_for_timeout(1000)
    before: dict[str, int] = page.evaluate(PLACES)
    let_go(page, held)
    expect(page.get_by_role("link", name="Open a public table")).to_be_visible()
    expect(page.get_by_role("button", name="Find an opponent")).to_be_visible()
    after: dict[str, int] = page.evaluate(PLACES)
    assert {name: after[name] for name in before} == before


def test_ones_own_words_are_not_new_after_a_reload(visit: Visit) -> None:
    page = visit(None, **MOVING)
    open_table(page, "claim-it 2 base")
    press(page, page.get_by_role("button", name="Talk"))
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Good luck!")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Talk")).to_be_visible()
    expect(page.get_by_role("button", name="Talk")).not_to_contain_text("new")


def test_the_number_of_examples_is_counted(visit: Visit) -> None:
    page = visit("/learn", **MOVING)
    for tasks in lessons().values():
        expect(page.get_by_text(f"{len(tasks)} short examples")).to_be_visible()


def test_a_lesson_goes_on_where_it_was_left_and_knows_when_it_is_done(visit: Visit) -> None:
    page = visit("/learn", **MOVING)
    tasks = lessons()["claim-it"]
    dice = page.locator("section", has=page.get_by_role("heading", name="Claim It!"))
    expect(dice.get_by_role("link", name="Begin the lesson")).to_be_visible()
    done = [task.name for task in tasks[:3]]
    page.evaluate("names => localStorage.setItem('lessons', JSON.stringify(names))", done)
    page.reload()
    press(page, dice.get_by_role("link", name="Continue the lesson"))
    expect(page.get_by_text(f"Example 4 of {len(tasks)}")).to_be_visible()
    every = [task.name for task in tasks]
    page.evaluate("names => localStorage.setItem('lessons', JSON.stringify(names))", every)
    page.goto("/learn")
    expect(dice.get_by_role("link", name="Do it again")).to_be_visible()
    expect(dice.get_by_role("link", name="Begin")).to_have_count(0)
    press(page, dice.get_by_role("link", name="Do it again"))
    expect(page.get_by_text(f"Example 1 of {len(tasks)}")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390", "360"])
def test_on_a_phone_the_space_that_a_lesson_asks_for_can_be_tapped(
    visit: Visit, size: dict[str, Any]
) -> None:
    page = visit("/learn/claim-it", **size)
    space = page.locator('[data-space="5/2"]')
    expect(space).to_be_visible()
    expect(page.locator("[data-space].offered").first).to_be_visible()
    tap(page, space)
    expect(page.get_by_text("Right!")).to_be_visible()


def test_a_table_that_is_none_is_said_in_plain_words(visit: Visit) -> None:
    page = visit("/review/xxxx", **MOVING)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    page.goto("/puzzles/99999999")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no puzzle 99999999")
    assert page.goto("/nowhere").status == 404  # type: ignore[union-attr]
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")


def test_a_file_that_is_no_game_is_refused_in_one_sentence(visit: Visit) -> None:
    page = visit("/open", **MOVING)
    for content in (bytes(range(256)) * 40, b"Dear Berta,\nhow are you?", b"x" * 400_000):
        file: Any = {"name": "photo.txt", "mimeType": "text/plain", "buffer": content}
        page.get_by_label("Choose a file").set_input_files(file)
        problem = page.locator(".problem")
        expect(problem).to_have_text("This is not a game: a game's first line is claimstead game 1")


GAMES = """\
claimstead game 1
setup: claim-it 2 base
seat a: Ada
seat b: Ben

* 235
a 2@3/5
a stop
result: unfinished

claimstead game 1
setup: claim-it 2 base
seat a: Cleo
seat b: Dora

* 666
result: unfinished
"""


def test_a_file_of_many_games_lets_one_be_chosen(visit: Visit) -> None:
    page = visit("/open", **MOVING)
    file: Any = {"name": "games.txt", "mimeType": "text/plain", "buffer": GAMES.encode()}
    page.get_by_label("Choose a file").set_input_files(file)
    games = page.get_by_label("There are 2 games in the file. Show:")
    expect(games.locator("option")).to_have_text(["1: Ada, Ben", "2: Cleo, Dora"])
    told = page.get_by_role("region", name="Review").locator(".told")
    expect(told).to_contain_text("Ada rolls 2 3 5")
    games.select_option("2: Cleo, Dora")
    expect(told).to_contain_text("Cleo rolls 6 6 6")
    expect(page.get_by_text("This game was not sealed")).to_be_visible()
    expect(page.get_by_text("Something is wrong")).to_have_count(0)
    expect(page.locator(".problem")).to_have_count(0)


def test_a_puzzle_can_be_tried_again_after_the_line_that_refutes(visit: Visit) -> None:
    page = visit("/puzzles/3", **MOVING)
    puzzle = shelf.puzzle_of(3)
    wrong = next(move for move in puzzle.values if move != puzzle.solution)
    press(page, page.locator(f'button[data-card="{wrong}"]').first)
    expect(page.locator(".answer")).to_contain_text("is not the solution")
    on = page.get_by_role("button", name="One move on")
    while on.is_enabled():
        press(page, on)
    press(page, page.get_by_role("button", name="Try again"))
    press(page, page.locator(f'button[data-card="{puzzle.solution}"]').first)
    expect(page.locator(".answer")).to_contain_text("Right!")


def test_a_denied_permission_leaves_the_box_empty(visit: Visit) -> None:
    page = visit("/settings", **MOVING)
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    box = page.get_by_label("Notifications")
    press(page, box)
    expect(page.get_by_text("The browser does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()


@pytest.mark.parametrize("what", ["notices", "sessions", "blocks"])
def test_what_comes_late_moves_nothing_on_the_settings_page(visit: Visit, what: str) -> None:
    page = visit(None, **MOVING)
    late: list[Route] = []

    def keep(route: Route) -> None:
        late.append(route)

    page.route(f"**/api/me/{what}", keep)
    page.goto("/settings")
    expect(page.get_by_label("Language")).to_be_visible()
    while not late:
        page.wait_for_timeout(20)
    # All that does not wait for it is there by now, unless the machine is busy.
    page.wait_for_timeout(1000)
    page.evaluate("document.fonts.ready.then(() => null)")
    before: dict[str, int] = page.evaluate(PLACES)
    late[0].continue_()
    expect(page.get_by_role("link", name="What we keep about you")).to_be_visible()
    after: dict[str, int] = page.evaluate(PLACES)
    assert len(after) > len(before) >= 2
    assert {name: after[name] for name in before} == before


def test_a_wrong_password_is_forgotten_when_the_right_one_is_given(visit: Visit) -> None:
    # Tall enough that no notice lies over the buttons.
    page = visit("/settings", viewport={"width": 1280, "height": 1600}, **MOVING)
    name = f"ada-{page.evaluate('Date.now()')}"
    account, password = (
        page.get_by_label("Account").filter(visible=True),
        page.get_by_label("Password").filter(visible=True),
    )
    account.fill(name)
    password.fill("a long password")
    # Whoever has not chosen a name is called as the account, not Guest with a number.
    expect(page.get_by_text(f"Others will see a new account as {name}.")).to_be_visible()
    press(page, page.get_by_role("button", name="Create an account"))
    expect(page.get_by_label("Your name")).to_have_value(name)
    press(page, page.get_by_role("button", name="Log out"))
    press(page, page.get_by_role("button", name="Close this notice").last)
    account.fill(name)
    password.fill("another password")
    press(page, page.get_by_role("button", name="Log in"))
    expect(page.get_by_text("Name and password do not match")).to_be_visible()
    password.fill("a long password")
    press(page, page.get_by_role("button", name="Log in"))
    expect(page.get_by_text("Welcome back")).to_be_visible()
    expect(page.get_by_text("Name and password do not match")).to_be_hidden()


def test_a_chance_that_is_there_is_not_said_to_be_none(visit: Visit) -> None:
    page = visit(**MOVING)
    # 6/6 is secured, and every other space can be used: only three sixes bust.
    board = [". . . . . B", *[". . . . . ."] * 4, ". a* . . . ."]
    position = f"claim-it 2 base; {'/'.join(board)}; a; choose; -"
    open_table(page, position)
    odds = page.locator(".odds").last
    expect(odds).to_contain_text("of 216")
    share = int(re.search(r"(\d+) of 216", odds.inner_text())[1])  # type: ignore[index]
    assert share == 1
    expect(odds).not_to_contain_text(re.compile(r"(^|\D)0\s?%"))


def test_a_date_can_be_typed_digit_by_digit(visit: Visit) -> None:
    page = visit("/games", locale="en-US", **MOVING)
    since = page.get_by_label("From")
    expect(since).to_be_visible()
    # Month, day and year have a place of their own in the field; this is that of the month.
    box = since.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)
    page.keyboard.type("1117")
    # While the year is typed, it is 2, 20 and 202; and then one digit too many.
    for digit in "20266":
        with page.expect_response("**/api/me/games?*") as answer:
            page.keyboard.type(digit)
        assert answer.value.ok, since.input_value()
    expect(page.locator(".problem")).to_have_count(0)


def test_while_a_file_is_being_read_the_page_says_so(visit: Visit) -> None:
    page = visit("/open", **MOVING)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/verdict?*", hold)
    page.get_by_role("textbox").fill("Dear Berta")
    show = page.get_by_role("button", name="Show the game")
    press(page, show)
    expect(page.get_by_text("One moment")).to_be_visible()
    expect(show).to_be_disabled()
    while not held:  # The page says so before it asks.
        page.wait_for_timeout(10)
    held[0].continue_()
    expect(page.locator(".problem")).to_contain_text("This is not a game")
    expect(page.get_by_text("One moment")).to_have_count(0)
    expect(show).to_be_enabled()


def test_a_leader_board_that_is_none_is_the_first_one(visit: Visit) -> None:
    page = visit("/leaders?kind=chess", **MOVING)
    expect(page.get_by_label("Game")).to_have_value("claim-it 2")
    expect(page.get_by_text("Nobody has played enough rated games")).to_be_visible()
    expect(page.locator(".problem")).to_have_count(0)


def test_an_address_that_asks_for_games_that_are_none_shows_the_others_and_says_so(
    visit: Visit,
) -> None:
    page = visit("/games?kind=nonsense&outcome=lost&since=never", **MOVING)
    expect(page.locator(".problem")).to_have_text(
        "The address asks for something that none of your games has; that was left out."
    )
    expect(page.locator("select").first).to_have_value("")
    expect(page.get_by_label("Result")).to_have_value("lost")
    expect(page.get_by_text("No game like that.")).to_be_visible()
