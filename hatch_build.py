"""A wheel carries the browser app: it is built here, as part of the wheel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install finds the app where `make setup` builds it.
        if version != "editable":
            builder = Path(self.root) / "tools" / "web.py"
            subprocess.run([sys.executable, str(builder), "build"], check=True)
