"""How quickly the browser app answers: python -m benchmarks.browser [--samples N].

Two things are measured in a real Chromium: how long a first visit takes over a thin line until a
game can be begun, and how long it takes on this machine from a click until the move is shown.
"""

import argparse
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.tables import open_table
from tests.server.serving import Serving

THIN = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""A slow line of a telephone: 1.6 Mbit/s, 150 ms there and back."""

EMPTY = "/".join([". . . . . ."] * 6)
DICE = f"claim-it 2 base; {EMPTY}; a; 235; -"
CARDS = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se1 Gi3
hand b: Gi7 Se2 Tr5 Dr8"""

USABLE = """new MutationObserver((_, observer) => {
  const button = document.querySelector('.now .button.primary')
  if (!button || button.disabled) return
  observer.disconnect()
  requestAnimationFrame(() => (window.usable = performance.now()))
}).observe(document, { childList: true, subtree: true })"""

SHOWN = """what => new Promise(done => {
  const button = document.querySelector(what)
  const isShown = () => SHOWN
  button.addEventListener('click', event => {
    const look = () => {
      if (isShown()) done(performance.now() - event.timeStamp)
      else requestAnimationFrame(look)
    }
    look()
  }, { capture: true, once: true })
  button.click()
})"""


def first_visit(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds until a game can be begun, and kilobytes of script that came over the line."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", THIN)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda it: kinds.update({it["requestId"]: it["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda it: sizes.update({it["requestId"]: it["encodedDataLength"]}),
    )
    page.add_init_script(USABLE)
    page.goto("/", wait_until="commit")
    page.wait_for_function("() => window.usable")
    seconds = float(page.evaluate("window.usable")) / 1000
    script = sum(size for request, size in sizes.items() if kinds.get(request) == "Script")
    context.close()
    return seconds, script / 1000


def answer(page: Page, start: str, what: str, shown: str) -> float:
    """Milliseconds from a click until the move is shown."""
    open_table(page, start)
    page.locator(what).wait_for()
    page.wait_for_timeout(200)
    return float(page.evaluate(SHOWN.replace("SHOWN", shown), what))


def stone(page: Page) -> float:
    lies = "document.querySelector('[data-space=\"3/5\"]').ariaLabel.endsWith('squatter 2 on it')"
    return answer(page, DICE, '[data-space="3/5"].offered', lies)


def card(page: Page) -> float:
    return answer(page, CARDS, '[data-card="Se1"].offered', "!!document.querySelector('.trick li')")


def told(name: str, figures: list[float], unit: str, most: float) -> None:
    middle, worst = statistics.median(figures), max(figures)
    print(f"{name:44} {middle:6.1f} {unit} (longest {worst:.1f}; asked for: below {most:g})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=9)
    samples: int = parser.parse_args().samples
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        serving = Serving(f"{folder}/games.sqlite", Path(folder))
        try:
            visits = [first_visit(browser, serving.address) for _ in range(samples)]
            page = browser.new_context(base_url=serving.address).new_page()
            page.goto("/settings")
            clicks: list[Callable[[Page], float]] = [stone, card]
            answers = [[click(page) for _ in range(samples)] for click in clicks]
        finally:
            serving.stop()
        browser.close()
    told("a first visit, 1.6 Mbit/s and 150 ms: usable", [each[0] for each in visits], "s", 2)
    told("its scripts", [each[1] for each in visits], "kB", 150)
    told("a click until the stone is shown", answers[0], "ms", 100)
    told("a click until the card is shown", answers[1], "ms", 100)


if __name__ == "__main__":
    main()
