"""The documentation site: `make docs`."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_extensions"))

project = "Claimstead"
author = "The Claimstead developers"
release = version = version_of("claimstead")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "pages",
]
exclude_patterns = ["_build", "generated/README.md", "screenshots/README.md"]
suppress_warnings = ["misc.highlighting_failure"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"
# Types of the inside are named, not linked.
nitpicky = False

html_theme = "furo"
html_title = "Claimstead"
html_static_path: list[str] = []
html_theme_options = {
    "source_directory": "docs/",
    "light_css_variables": {"color-brand-primary": "#7a4a12", "color-brand-content": "#7a4a12"},
    "dark_css_variables": {"color-brand-primary": "#e0b060", "color-brand-content": "#e0b060"},
}
