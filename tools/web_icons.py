"""Draws the app's icons from web/public/icon.svg: python tools/web_icons.py. Needs chromium."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.78)}
"""The size of each, and how much of it the picture fills: a mask may cut off the rest."""

ROUND, WHOLE = 'width="512" height="512" rx="112"', 'x="-512" y="-512" width="1536" height="1536"'
"""The background of the icon, and one that has no corners to be cut off."""

PAGE = """<!doctype html><style>
html, body {{ margin: 0; height: 100%; overflow: hidden }}
svg {{ display: block; width: {share}%; margin: {margin}% auto; overflow: visible }}
</style>{picture}"""


def draw(browser: str, name: str, size: int, share: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        picture = (PUBLIC / "icon.svg").read_text()
        if share < 1:
            picture = picture.replace(ROUND, WHOLE)
        page.write_text(PAGE.format(share=share * 100, margin=(1 - share) * 50, picture=picture))
        subprocess.run(
            [
                browser,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--default-background-color=00000000",
                f"--window-size={size},{size}",
                f"--screenshot={PUBLIC / name}",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
        )


def main() -> None:
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.exit("claimstead: no chromium found")
    for name, (size, share) in ICONS.items():
        draw(browser, name, size, share)


if __name__ == "__main__":
    main()
