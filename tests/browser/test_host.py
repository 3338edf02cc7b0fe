"""A person is reported in the browser, and the host finds it on their page and deals with it."""

import subprocess
import sys

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.pressing import press
from tests.browser.test_people import account
from tests.server.serving import Serving


def test_a_report_reaches_the_host_who_deals_with_it(visit: Visit, serving: Serving) -> None:
    ada, eve, host = [visit("/settings", speed=None) for _ in range(3)]
    account(ada, "Ottilie")
    number = account(eve, "Evelina")
    account(host, "Hedwig")
    give = ["-m", "claimstead", "admin", "role", "browser-hedwig", "host", "--database"]
    subprocess.run([sys.executable, *give, str(serving.options.database)], check=True)

    ada.goto(f"/people/{number}")
    press(ada, ada.get_by_role("button", name="Report or block"))
    ada.get_by_label("What is wrong?").fill("insults everybody")
    assert axe.findings(ada) == []
    press(ada, ada.get_by_role("button", name="Send to the host"))
    expect(ada.get_by_text("The host will look at it.")).to_be_visible()
    press(ada, ada.get_by_role("button", name="Report or block"))
    press(ada, ada.get_by_role("button", name="Block Evelina"))
    expect(ada.get_by_role("dialog")).to_have_count(0)
    ada.goto("/settings")
    expect(ada.get_by_role("button", name="Unblock Evelina")).to_be_visible()

    host.goto("/people/me")
    press(host, host.get_by_role("link", name="The host's page"))
    expect(host.get_by_text("insults everybody")).to_be_visible()
    assert axe.findings(host) == []
    press(host, host.get_by_role("button", name="Mute for a day Evelina").first)
    press(host, host.get_by_role("dialog").get_by_role("button", name="Mute for a day"))
    expect(host.get_by_text("muted")).to_be_visible()
    press(host, host.get_by_role("button", name="Dealt with"))
    expect(host.get_by_text("Report dealt with")).to_be_visible()

    eve.goto("/host")
    expect(eve.get_by_text("There is no such page", exact=False)).to_be_visible()
    eve.goto("/privacy")
    expect(eve.get_by_role("heading", name="Ratings")).to_be_visible()
    assert axe.findings(eve) == []
