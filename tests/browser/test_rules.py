"""The pages of the rules: goal, box, set-up, every rule, examples, index, search, and on paper."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from claimstead.language import say
from claimstead.table.lessons import lessons
from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.pressing import press
from tests.spread import in_languages

EXAMPLES = {"claim-it": 6, "claim": 8}
"""X-1 to X-6 and Y-1 to Y-8."""
SEEN = """element => {
  element.scrollIntoView({ block: 'center' })
  const { width, top, bottom } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}"""
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


def examples(page: Page, game: str) -> None:
    """Every example is drawn, with stones or cards that are seen."""
    expect(page.locator("figure")).to_have_count(EXAMPLES[game])
    for figure in page.locator("figure").all():
        drawn = figure.locator("svg").first
        # What is drawn above it later moves it away again.
        page.wait_for_function(SEEN, arg=drawn.element_handle())


@pytest.mark.parametrize("language", in_languages())
def test_the_rules_with_their_pictures_fit_a_small_phone(visit: Visit, language: str) -> None:
    for game in EXAMPLES:
        page = visit(f"/rules/{game}", locale=language, **SMALL)
        for part in ("goal", "box", "set-up", "examples", "index"):
            heading = say(f"rule-page-{part}", language)
            expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        expect(page.get_by_text(say(f"rule-goal-{game}", language))).to_be_visible()
        if game == "claim":
            expect(page.locator("#part-factions li")).to_have_count(10)
        examples(page, game)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert findings(page) == []


@pytest.mark.parametrize("language", in_languages())
@pytest.mark.parametrize("game", EXAMPLES)
def test_the_rules_are_printed_on_two_pages(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", locale=language)
    examples(page, game)
    margin = {"top": "10mm", "bottom": "10mm", "left": "10mm", "right": "10mm"}
    options: dict[str, Any] = {"format": "A4", "margin": margin, "print_background": True}
    paper = page.pdf(**options)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 2
    page.emulate_media(media="print")
    for figure in page.locator("#part-examples figure").all():
        expect(figure).to_be_visible()


def test_a_search_leaves_the_rules_that_have_the_words(visit: Visit) -> None:
    page = visit("/rules/claim")
    page.get_by_role("searchbox", name="Search the rules").fill("very last trick")
    expect(page.locator("#K-18")).to_be_visible()
    expect(page.locator("#K-4")).to_have_count(0)
    expect(page.get_by_text("1 rule found")).to_be_visible()


def test_an_example_leads_to_its_step_of_the_lesson(visit: Visit) -> None:
    page = visit("/rules/claim")
    example = page.locator("#Y-6")
    step = [task.name for task in lessons()["claim"]].index("y6b") + 1
    press(page, example.get_by_role("link").last)
    page.wait_for_url(f"**/learn/claim?at={step}")
    expect(page.get_by_text("Trolls 2, 4 and 6 were left lying.")).to_be_visible()


def test_the_index_leads_to_a_rule(visit: Visit) -> None:
    page = visit("/rules/claim-it")
    index = page.locator("#part-index")
    expect(index.get_by_text("quick squatters")).to_be_visible()
    press(page, index.locator("div", has_text="quick squatters").get_by_role("link", name="I-10"))
    expect(page.locator("#I-10")).to_be_in_viewport()
