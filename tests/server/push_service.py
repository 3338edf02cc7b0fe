"""A push service of the test's own, on this machine: it keeps what servers send to browsers."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Sent(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.answers: dict[str, list[int]] = {}
        """By path, what is answered first; then that it is taken."""
        self.changed = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = service.take(Sent(self.path, headers, body))
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, sent: Sent) -> int:
        waiting = self.answers.get(sent.path, [])
        status = waiting.pop(0) if waiting else 201
        self.sent.append(sent)
        return status

    def endpoint(self, path: str) -> str:
        return f"http://127.0.0.1:{self._server.server_port}{path}"

    def at(self, path: str) -> list[Sent]:
        return [each for each in self.sent if each.path == path]

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
