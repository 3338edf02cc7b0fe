"""Running the server from the command line."""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from claimstead.core import ClaimsteadError
from claimstead.language import say
from claimstead.players.warm import warm_meanwhile
from claimstead.server.app import make_app
from claimstead.server.garbage_collection import search_seldom
from claimstead.server.guard import Door, OpenDoor, raise_limit
from claimstead.server.live.connection import LiveDoor
from claimstead.server.metrics import serve_figures, shared_figures
from claimstead.server.options import Options
from claimstead.store import open_database
from claimstead.store.opening import can_be_shared

SILENT_SECONDS = 30
"""Who takes nothing of what is sent for so long is cut off: they are gone, or don't read."""
TURN_SECONDS = 0.0003
"""So soon the thread that writes gets its turn when the event loop is busy."""


def serve(options: Options, browser: bool = False) -> None:
    """Serve until interrupted."""
    raise_limit()
    host, port = options.host, options.port
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    settings: dict[str, Any] = {
        "host": host,
        "port": port,
        "access_log": False,
        "log_config": None,
        # What uvicorn says at its lower levels has addresses of tables and people in it.
        "log_level": "error" if options.log_level == "error" else "warning",
        "forwarded_allow_ips": list(options.trusted_proxies),
        "server_header": False,
        "http": Door if options.limits else OpenDoor,
        "ws": LiveDoor,
        "timeout_graceful_shutdown": 3,
    }
    if options.workers > 1:
        if not can_be_shared(options.database):
            raise ClaimsteadError("workers-need-postgresql")
        # Before any of them starts: is it there, and up to date?
        open_database(options.database)
        os.environ["CLAIMSTEAD_OPTIONS"] = msgspec.json.encode(options).decode()
        source = "claimstead.server.app:from_environment"
        config = uvicorn.Config(source, factory=True, workers=options.workers, **settings)
        with shared_figures(), warm_meanwhile():
            serve_figures(options.metrics_port)
            Multiprocess(config, sockets=[_listening(host, port)]).run()
        return
    app = make_app(options)
    server = uvicorn.Server(uvicorn.Config(app, **settings))
    app.state.end = lambda: setattr(server, "should_exit", True)
    listening = _listening(host, port)
    serve_figures(options.metrics_port)
    search_seldom()
    sys.setswitchinterval(TURN_SECONDS)
    print(say("serve-ready", address=address), flush=True)
    if browser and _has_screen():
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with suppress(KeyboardInterrupt), warm_meanwhile():
        server.run(sockets=[listening])
    if app.state.damage is not None:
        raise app.state.damage
    print(say("serve-stopped"), flush=True)


def _has_screen() -> bool:
    """Whether a browser could show itself; over ssh, say, it could not."""
    has_desktop = sys.platform in ("darwin", "win32")
    return has_desktop or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def _listening(host: str, port: int) -> socket.socket:
    """The port, opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        # Python adds the address, which is told anyway.
        why = str(getattr(error, "strerror", "")).partition(" (while")[0]
        raise ClaimsteadError("no-port", host=host, port=str(port), why=why) from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Connections have it from the port. Closing them is not enough: that waits for the reader.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_SECONDS * 1000)
    return listening
