"""An engine at a server's table: a guest as any other, for whom a program chooses the moves.

The program runs on the machine of whoever brings it. It gets the view that the server gives to
its seat, and nothing else.
"""

import asyncio
import hashlib
import random
from pathlib import Path
from typing import Any

import platformdirs

from claimstead.core import ClaimsteadError
from claimstead.notation import game_named
from claimstead.players import Budget
from claimstead.players.engine import EnginePlayer
from claimstead.protocol.messages import MakeMove, Refused, Request, Update
from claimstead.registry import Game
from claimstead.terminal.remote import RemoteClient
from claimstead.terminal.screens.gathering import gathering_options, request_of, table_options
from claimstead.terminal.server_session import ServerSession, read_link, refusal_of
from claimstead.terminal.widgets.result import winner_line

THINKS = 2.0
"""Seconds a move."""


def visitor_of(server: str, command: str) -> ServerSession:
    """The engine is somebody of its own at a server, not the person who brings it."""
    digest = hashlib.sha256(command.encode()).hexdigest()[:12]
    folder = Path(platformdirs.user_data_dir("claimstead"))
    return ServerSession(server, folder / f"engine-{digest}.json")


def try_out(command: str, game: Game[Any]) -> None:
    """Refuse a program that does not play this game, before anybody waits for it."""
    engine = EnginePlayer(command)
    try:
        engine.prepare(game, Budget(seconds=THINKS))
    finally:
        engine.stop()


async def play_for(link: str, command: str) -> str:
    """Take an open seat and play to the end; who has won."""
    where = read_link(link)
    client = RemoteClient(where, visitor_of(where.server, command))
    first = await client.open()
    try:
        if first.settings.rated:
            raise ClaimsteadError("engine-rated")
        if not first.yours and all(stand.kind != "open" for stand in first.seats):
            raise ClaimsteadError("engine-no-seat")
        engine = EnginePlayer(command)
        try:
            # One that can't play takes no seat.
            game = game_named(first.settings.setup)
            await asyncio.to_thread(engine.prepare, game, Budget(seconds=THINKS))
            updates: asyncio.Queue[Update] = asyncio.Queue()
            client.heed = updates.put_nowait
            await client.start()
            last = await _play(client, engine, updates)
        finally:
            await asyncio.to_thread(engine.stop)
        return "" if last.result is None else winner_line(last)
    finally:
        await client.close()


async def _play(
    client: RemoteClient, engine: EnginePlayer, updates: asyncio.Queue[Update]
) -> Update:
    """Do what is due, until the game is over."""
    answered = 0
    while True:
        update = await updates.get()
        if update.status in ("over", "closed"):
            return update
        if update.number < answered or not updates.empty():
            continue  # what was just done, or something after it, is on its way
        request = await asyncio.to_thread(_due, update, engine)
        if request is None:
            continue
        reply = await client.ask(request)
        if isinstance(reply, Refused):
            # Somebody may have taken the seat, or the game may have gone on: what comes will tell.
            if isinstance(request, MakeMove):
                raise refusal_of(reply.code, reply.arguments)
        else:
            answered = getattr(reply, "number", answered)


def _due(update: Update, engine: EnginePlayer) -> Request | None:
    """What the engine's seat has to do."""
    if update.status == "gathering":
        values = [option.value for option in gathering_options(update)]
        wanted = [value for value in values if value == "start" or value.startswith("sit ")]
        return request_of(wanted[0], update.table) if wanted else None
    if any(option.value == "agree" for option in table_options(update)):
        return request_of("agree", update.table)
    if update.actor is None or update.actor not in update.yours or not update.view.legal:
        return None
    game = game_named(update.settings.setup)
    choice = engine.choose(game, update.view, Budget(seconds=THINKS), random.getrandbits(31))
    return MakeMove(table=update.table, move=str(choice.move))
