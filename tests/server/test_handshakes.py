"""What a handshake leaves behind."""

import gc
from collections import Counter
from pathlib import Path

from httptools import HttpRequestParser
from litestar import WebSocket
from websockets.server import ServerProtocol

from claimstead.server.live.connection import LiveDoor
from tests.server.inside import Inside, run

OF_A_HANDSHAKE = (LiveDoor, WebSocket, ServerProtocol, HttpRequestParser)


def of_handshakes() -> Counter[str]:
    kinds = map(type, gc.get_objects())
    return Counter(kind.__name__ for kind in kinds if issubclass(kind, OF_A_HANDSHAKE))


def test_nothing_of_a_handshake_stays_while_its_connection_lasts(tmp_path: Path) -> None:
    """Thousands of connections would keep their garbage for minutes: 20 KB each."""

    async def work(here: Inside) -> None:
        guests = [await here.guest(live=False) for _ in range(3)]
        gc.collect()
        gc.disable()
        try:
            before = of_handshakes()
            for guest in guests:
                await guest.connect()
                table = await guest.open_table(
                    "claim-it 2 base", [{"kind": "me"}, {"kind": "open"}]
                )
                await guest.watch(table)
            assert of_handshakes() - before == Counter()
        finally:
            gc.enable()

    run(tmp_path / "games.sqlite", work)
