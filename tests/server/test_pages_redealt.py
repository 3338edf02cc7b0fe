"""Non-interference over HTTP: no page that tells of a running game depends on what is hidden."""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from claimstead.core import CHANCE, Move
from claimstead.notation import game_named
from claimstead.server.live import table_registry
from claimstead.server.logging import recent_errors
from claimstead.server.services import tournaments
from claimstead.server.services.notices import NoticeService
from claimstead.table import gathering
from claimstead.table import table as table_module
from claimstead.table.tournament import tournament
from claimstead.testkit import dealt_anew, random_record
from tests.server.guest import Guest
from tests.server.inside import Inside, run
from tests.server.push_service import PushService
from tests.server.test_leaks import FixedLuck, chances
from tests.server.test_notices import PUSH, subscribe
from tests.server.test_profiles import register

SETUP = "claim 2 Gn Gi Dr Tr Se"
SECRETS = ("5ec4e7" + "ab" * 29, "c0ffee" + "cd" * 29)
NUMBERS = re.compile(
    rb'"(?:at|updated|since|created|opened|seen|uptime|load|memory|database)": ?-?[\d.]+'
)
"""Times, and what the machine is doing."""
PAGES = (
    "/api/tables",
    "/api/me/tables",
    "/api/me/games",
    "/api/me/games/choices",
    "/api/me/calls",
    "/api/me/blocks",
    "/api/me/export",
    "/api/me/duplicates",
    "/api/tournaments",
    "/api/ratings?kind=claim 2",
    "/api/ratings?kind=claim 2&of=friends",
    "/api/ratings?kind=claim 2&of=season",
    "/api/people/me",
    "/api/people/{ada}",
    "/api/people/{bob}",
    "/api/host",
    "/api/host/people",
    "/api/host/tables",
    "/api/tables/{table}/record",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/review",
    "/api/tables/{table}/verdict",
    "/api/privacy",
)


TOURNAMENT_PAGES = (
    "/api/tournaments",
    "/api/tournaments/{tournament}",
    "/api/tournaments/{tournament}/file",
    "/tournaments/{tournament}",
    "/tournaments/{tournament}/wall",
    "/api/tables/{table}/record",
    "/api/me/notices",
)
SEAL = re.compile(rb'"(?:seal|push|key)": ?"[^"]+"')
"""Another secret is sealed each time, and all keys are made of ids, or for one database."""


async def told(
    guest: Guest, names: dict[str, str], pages: Sequence[str] = PAGES
) -> dict[str, bytes]:
    """What somebody gets on every page; ids and times by what they stand for."""
    found = {}
    for page in pages:
        answer = await guest.ask("GET", page.format(**names))
        body = SEAL.sub(b"SEAL", NUMBERS.sub(b"TIME", answer.content))
        for name, id in names.items():
            body = body.replace(id.encode(), name.encode())
        found[page] = str(answer.status_code).encode() + body
    return found


async def play(here: Inside, moves: Sequence[Move]) -> dict[str, bytes]:
    """A public, rated game of two friends up to here, and what a host who only watches is told."""
    guests = [await here.guest(name) for name in ("Ada", "Bob", "Hostess")]
    ids = [await register(each, name) for each, name in zip(guests, ("ada", "bob", "hostess"),
                                                            strict=True)]  # fmt: skip
    ada, bob, host = guests
    await here.registry.people.give_role(ids[2], "host")
    for each in (ada, bob):
        await each.ask("PUT", "/api/me/page", {"shown": "games"})
        await each.ask("PUT", f"/api/me/friends/{ids[2]}")
        await host.ask("PUT", f"/api/me/friends/{ids[guests.index(each)]}")
    table = await here.table(SETUP, ada, bob, public=True, rated=True)
    await play_moves(here, table, guests, moves)
    await ada.ask("POST", "/api/reports", {"about": {"table": table, "seat": "b"}, "note": "slow"})
    return await told(host, dict(zip(("ada", "bob", "host", "table"), (*ids, table), strict=True)))


async def play_moves(
    here: Inside, table: str, guests: Sequence[Guest], moves: Sequence[Move]
) -> None:
    """All of these at a table where the guests sit in this order."""
    game = here.registry.live_tables[table].table.game
    state = game.start()
    for move in moves:
        actor = game.actor(state)
        state = game.apply(state, move).state
        if actor is not CHANCE:
            mover = guests[game.seats.index(str(actor))]
            await mover.request(kind="move", table=table, move=str(move))


async def play_round(here: Inside, service: PushService, moves: Sequence[Move]) -> dict[str, bytes]:
    """A round up to here: what its players and a stranger are told, by pages and by notices."""
    guests = [await here.guest(name) for name in ("Ada", "Bob", "Eve")]
    keys = {path: await subscribe(guest, service, path)
            for guest, path in zip(guests[:2], ("/ada", "/bob"), strict=True)}  # fmt: skip
    days = {"kind": "days", "amount": 2}
    wanted = {"name": "Cup", "setup": SETUP, "format": "swiss", "rounds": 1, "clock": days}
    opened = await guests[0].ask("POST", "/api/tournaments", wanted)
    id = opened.json()["tournament"]
    for guest in guests[:2]:
        await guest.ask("POST", f"/api/tournaments/{id}/join")
    await guests[0].ask("POST", f"/api/tournaments/{id}/start")
    table = (await guests[0].ask("GET", f"/api/tournaments/{id}")).json()["next"]
    for guest in guests[:2]:
        await guest.watch(table)
    await play_moves(here, table, guests, moves)
    for guest in guests[:2]:
        await guest.leave()
    while (await here.registry.live_table(table)).present():
        await asyncio.sleep(0.01)
    await here.services.notices.send_push()
    owners = [(await each.ask("GET", "/api/people/me")).json()["person"] for each in guests]
    host = here.address.removeprefix("http://")
    names = {"tournament": id, "table": table, "host": host}
    names |= dict(zip(("ada", "bob", "eve"), owners, strict=True))
    found = {}
    for guest, name in zip(guests, ("ada", "bob", "eve"), strict=True):
        for page, body in (await told(guest, names, TOURNAMENT_PAGES)).items():
            found[f"{page} for {name}"] = body
    texts = []
    for sent in service.sent:
        notice = keys[sent.path].read_json(sent.body)
        texts.append(f"{sent.path} {notice['title']} {notice['body']} {notice['path']}")
    for number, text in enumerate(sorted(texts)):
        found[f"notice {number}"] = text.replace(table, "table").encode()
    service.sent.clear()
    return found


def test_nothing_told_of_a_tournament_depends_on_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: NoticeService) -> None:
        pass

    # The notices go out when the test says so, and the players are numbered as they came.
    monkeypatch.setattr(NoticeService, "_push_on", nothing)
    monkeypatch.setattr(tournament, "lot", lambda *_: 0)
    service = PushService()
    heard = heard_of_both(
        tmp_path, monkeypatch, lambda here, some: play_round(here, service, some), **PUSH
    )
    service.stop()
    first, second = heard
    assert first.keys() == second.keys()
    for page in first:
        assert first[page] == second[page], page
        assert not any(secret.encode() in first[page] for secret in SECRETS)
    stand = first["/api/tournaments/{tournament} for eve"]
    assert b'"tables":["table"]' in stand
    assert b'"status":"playing"' in stand
    assert b"table-tournament-on" in first["/api/tournaments/{tournament}/file for ada"]
    notices = sorted(body for name, body in first.items() if name.startswith("notice"))
    assert len([body for body in notices if b"Round 1 has begun" in body]) == 2
    assert len([body for body in notices if b"Your turn" in body]) == 1


def heard_of_both(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    play: Callable[[Inside, Sequence[Move]], Awaitable[dict[str, bytes]]],
    **options: Any,
) -> list[dict[str, bytes]]:
    """What is told of half a game, and of the same with what is hidden dealt anew."""
    luck: Any = FixedLuck()
    for module in (gathering, table_module):
        monkeypatch.setattr(module, "luck_of", lambda *_: luck)
    rng = random.Random("pages")
    game: Any = game_named(SETUP)
    moves = random_record(game, rng).moves
    moves = moves[: len(moves) // 2]
    other = dealt_anew(game, moves, None, rng)
    assert other != moves
    heard = []
    for number, (secret, some) in enumerate(zip(SECRETS, (moves, other), strict=True)):
        for module in (table_registry, tournaments):
            monkeypatch.setattr(module, "new_secret", lambda secret=secret: secret)
        luck.moves = chances(game, some)
        recent_errors.lines.clear()

        async def work(here: Inside, some: Sequence[Move] = some) -> None:
            heard.append(await play(here, some))

        run(tmp_path / f"games{number}.sqlite", work, **options)
    return heard


def test_no_page_about_a_running_game_depends_on_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = heard_of_both(tmp_path, monkeypatch, play)
    for page in PAGES:
        assert first[page] == second[page], page
        assert not any(secret.encode() in first[page] for secret in SECRETS)
    assert b'"table":"table"' in first["/api/tables"]
    assert b'"table":"table"' in first["/api/host/tables"]
    assert first["/api/tables/{table}/record"].startswith(b"409")
