"""What the server tells a page over its WebSocket."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.server.guest import changed


class Heard:
    """Listens from before a page opens a table."""

    def __init__(self, page: Page) -> None:
        self.messages: list[Any] = []
        """As they came."""
        self.updates: list[Any] = []
        """Where the table stood after each, with its news: a change tells as much."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.messages.append(message)
        if message["type"] == "update":
            self.updates.append(message)
        elif message["type"] == "change":
            self.updates.append(changed(self.updates[-1], message))
