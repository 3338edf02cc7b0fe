"""What other people write is only text."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import open_table

SCRIPT = "<img src=x onerror=document.title='had'><script>document.title='had'</script>"


def test_a_script_in_a_name_or_in_talk_is_only_text(visit: Visit) -> None:
    page = visit(None)
    name = "<b onclick=x>Eve</b>"
    seats = [{"kind": "me"}, {"kind": "here", "name": name}]
    open_table(page, "claim-it 2 base", seats)
    expect(page.get_by_text(name).first).to_be_visible()
    page.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").fill(SCRIPT)
    page.get_by_label("Say something").press("Enter")
    expect(page.get_by_text(SCRIPT).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0
    assert page.title() != "had"
