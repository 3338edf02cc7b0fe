"""A passkey in the browser: made in the settings, and good for coming back."""

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.pressing import press
from tests.browser.test_people import account
from tests.server.serving import Serving

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_somebody_comes_back_with_a_passkey(visit: Visit, serving: Serving) -> None:
    by_name = f"http://localhost:{serving.port}"
    page = visit("/settings", speed=None, base_url=by_name)
    chrome = page.context.new_cdp_session(page)
    chrome.send("WebAuthn.enable")
    chrome.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    account(page, "Philippa")
    page.reload()
    page.get_by_label("Name of the passkey").fill("Key ring")
    press(page, page.get_by_role("button", name="Create a passkey"))
    expect(page.get_by_text("Your passkey has been created.")).to_be_visible()
    expect(page.get_by_role("button", name="Remove Key ring")).to_be_visible()
    assert axe.findings(page) == []
    press(page, page.get_by_role("button", name="Log out", exact=True).first)
    press(page, page.get_by_role("button", name="Log in with a passkey"))
    expect(page.get_by_text("You are logged in as browser-philippa.")).to_be_visible()

    # By its number the same server has none, and says why.
    page = visit("/settings", speed=None)
    account(page, "Quentin")
    page.reload()
    expect(page.get_by_text("need the name of the server in the address bar")).to_be_visible()
