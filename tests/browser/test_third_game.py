"""What the app knows nothing of: a game of another package, and a faction without a picture."""

import os
import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import STATIC, Visit
from tests.browser.eyes import Eyes, Place
from tests.browser.hands import Mouse
from tests.browser.persons import Person, play
from tests.browser.tables import open_table
from tests.ports import free_port
from tests.project.guests import ROOT, copy_with_elves, install_pig
from tests.server.serving import wait_for

SERVE = (sys.executable, "-m", "claimstead", "serve", "--seconds", "0.05")
TARGET = 12
ENOUGH = 4
"""Who has so many points in a turn holds."""
ELVES = """claim: 2 Gn Gi Dr Tr El
phase: 2
lead: a
turn: a
hand a: El0 Dr3
hand b: Tr9 El7
"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """A server with a faction more, beside which a package with a game is installed."""
    assert (STATIC / "index.html").is_file(), "the browser app has not been built: make setup"
    folder = tmp_path_factory.mktemp("guests")
    install_pig(folder, target=TARGET)
    copy_with_elves(folder)
    port, log = free_port(), folder / "server.log"
    search = os.pathsep.join((str(folder), str(ROOT)))
    with log.open("w") as file:
        server = subprocess.Popen(
            [*SERVE, "--port", str(port), "--database", str(folder / "games.sqlite")],
            cwd=folder,
            # A copy has nothing compiled yet, and nobody here needs a strong player.
            env=os.environ | {"PYTHONPATH": search, "NUMBA_DISABLE_JIT": "1"},
            stdout=file,
            stderr=file,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, log, server.pid)
        yield SimpleNamespace(address=address)
    finally:
        server.terminate()
        server.wait()


class Careful(Person):
    """Rolls until there is enough to hold, by what stands on the screen."""

    def _choose(self, places: list[Place]) -> Place | None:
        acts = {place.name: place for place in places}
        total = self.eyes.page.get_by_role("term").filter(has_text="Total").locator("+ dd")
        has_enough = total.is_visible() and int(total.inner_text()) >= ENOUGH
        return acts.get("hold" if has_enough else "roll")


def test_a_game_of_another_package_is_played_in_plain_words(visit: Visit) -> None:
    page = visit("/", speed="fast")
    page.get_by_role("link", name="With friends, or set up Pig").click()
    expect(page.get_by_role("radio", name="Pig")).to_be_checked()
    person = Careful(Eyes(page), Mouse(page))
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("listitem").filter(has_text="Points")).to_have_count(2)
    play([person])
    assert not person.eyes.wrong
    points = page.locator("[data-ending] table td").all_inner_texts()
    assert max(map(int, points)) >= TARGET
    # The winner is told last.
    name = page.locator("[data-ending] tbody tr").last.get_by_role("rowheader").inner_text()
    is_own = name.startswith("Guest")
    expect(page.locator("[data-winner]")).to_contain_text("You win" if is_own else name)
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Pig: move by move")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Points")).to_have_count(2)
    expect(page.get_by_role("link", name="What was it worth?")).to_have_count(0)
    page.go_back()
    page.get_by_role("button", name="Home", exact=True).click()
    expect(page.get_by_role("link", name="With friends, or set up Pig")).to_be_visible()


def test_a_faction_without_picture_and_name_is_played_by_its_letters(visit: Visit) -> None:
    page = visit(None, viewport={"width": 390, "height": 844})
    person = Person(Eyes(page), Mouse(page))
    open_table(page, ELVES)
    expect(page.locator('[data-card="El0"]')).to_have_accessible_name("El 0")
    expect(page.locator('[data-card="El0"] svg')).to_contain_text("El")
    play([person])
    assert not person.eyes.wrong
    row = page.locator("[data-ending] tbody tr").filter(has_text="El")
    expect(row).to_be_visible()
