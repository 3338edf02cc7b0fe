"""While the computer players are compiled for the first time, the table says who stands in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import open_table
from tests.server.serving import Serving

SETUP = "claim 2 Gn Gi Dr Tr Se"
TEXTS = {
    "en": "the expert plays like a strong player",
    "de": "spielt „Experte“ wie „stark“",
    "nl": "speelt de expert als een sterke speler",
    "sv": "spelar experten som en stark spelare",
}


@pytest.fixture(scope="module")
def compiling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose computer players are never ready."""
    folder: Path = tmp_path_factory.mktemp("compiling")
    server = Serving(str(folder / "games.sqlite"), folder, compiled=folder / "compiled")
    yield server
    server.stop()


@pytest.mark.parametrize("language", TEXTS)
def test_the_table_says_who_plays_for_the_expert_meanwhile(
    visit: Visit, compiling: Serving, language: str
) -> None:
    page = visit(None, base_url=compiling.address, locale=language)
    # The computer leads.
    open_table(page, SETUP, [{"kind": "computer", "level": "expert"}, {"kind": "me"}])
    line = page.locator("[data-stands-in]")
    expect(line).to_contain_text(TEXTS[language])
    line.get_by_role("button").click()
    expect(line).to_have_count(0)


def test_who_plays_a_strong_player_reads_nothing_of_it(visit: Visit, compiling: Serving) -> None:
    page = visit(None, base_url=compiling.address)
    open_table(page, SETUP, [{"kind": "computer", "level": "strong"}, {"kind": "me"}])
    expect(page.locator(".offered").first).to_be_visible()
    expect(page.locator("[data-stands-in]")).to_have_count(0)
