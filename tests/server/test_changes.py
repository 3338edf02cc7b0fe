"""Who is told only what changed knows the same as who is told all of it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from claimstead.core import CHANCE
from claimstead.notation import game_named
from claimstead.protocol.changes import apply, differences
from claimstead.testkit import all_setups
from tests.server.guest import Guest
from tests.server.inside import Inside, run

BY_THE_TIME = ("clock", "take_over")


@pytest.mark.parametrize("setup", all_setups()[::3])
def test_changes_lead_from_any_view_to_any_later_one(setup: str) -> None:
    game, rng = game_named(setup), random.Random(setup)
    views: dict[Any, list[Any]] = {seat: [] for seat in (*game.seats, None)}
    state = game.start()
    while (actor := game.actor(state)) is not None:
        is_chance = actor is CHANCE
        move = game.sample(state, rng) if is_chance else rng.choice(game.legal(state))
        state = game.apply(state, move).state
        for seat, seen in views.items():
            seen.append(game.view(state, seat))
    for seen in views.values():
        for _ in range(60):
            first, second = sorted(rng.sample(range(len(seen)), 2))
            told = msgspec.json.decode(msgspec.json.encode(seen[first]))
            sent = msgspec.json.encode(differences(seen[first], seen[second]))
            apply(told, msgspec.json.decode(sent))
            assert told == msgspec.json.decode(msgspec.json.encode(seen[second]))


class Pile(msgspec.Struct, frozen=True):
    cards: tuple[str, ...]


class Nothing(msgspec.Struct, frozen=True):
    pass


class Shown(msgspec.Struct, frozen=True):
    pile: Pile
    more: Nothing = Nothing()


def test_parts_with_one_field_or_none_are_told_too() -> None:
    """Views of games from other packages may be made of anything."""
    before, after = Shown(Pile(("a",))), Shown(Pile(("a", "b")))
    assert differences(before, after) == [("pile", "cards", ("a", "b"))]
    assert differences(Nothing(), Nothing()) == []


def test_what_is_the_same_is_not_told() -> None:
    game = game_named("claim-it 2 base")
    state = game.apply(game.start(), game.read_move("123")).state
    view = game.view(state, "a")
    assert differences(view, game.view(state, "a")) == []
    placed = game.apply(state, game.read_move("1@2/3")).state
    told = {tuple(change[:-1]): change[-1] for change in differences(view, game.view(placed, "a"))}
    # Column 2, row 3 is the 14th space, and nothing else on the board has changed.
    assert told.pop(("board", "spaces", 13)).squatter == 1
    assert set(told) == {("due",), ("dice",), ("legal",)}


@pytest.mark.parametrize(
    "setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se", "claim 3 Go Kn Un Dw Do Dr Tr"]
)
def test_both_forms_tell_the_same(tmp_path: Path, setup: str) -> None:
    async def work(here: Inside) -> None:
        rng = random.Random(setup)
        players = [await here.guest() for _ in game_named(setup).seats]
        table = await here.table(setup, *players)
        twins = {each: Guest(here.address, version=1) for each in players}
        for each, twin in twins.items():
            twin.cookies = each.cookies
            await twin.connect()
            await twin.watch(table)
        playing = [asyncio.create_task(each.play_on(table, rng)) for each in players]
        for each, twin in twins.items():
            await each.until(lambda: each.is_over(table))  # noqa: B023
            await twin.until(lambda: twin.is_over(table))  # noqa: B023
        await asyncio.gather(*playing)
        for each, twin in twins.items():
            new, old = by_number(each, table), by_number(twin, table)
            assert len(new.keys() & old.keys()) > 10
            for number in new.keys() & old.keys():
                assert new[number] == old[number]
            changes = [text for text in each.received if text.startswith(b'{"type":"change"')]
            assert len(changes) > 10
            assert not any(text.startswith(b'{"type":"change"') for text in twin.received)
            # Every move was accepted: by the change itself, but for the last of all.
            assert any(msgspec.json.decode(text)["accepted"] for text in changes)
            separate = [text for text in each.received if b'"type":"accepted"' in text]
            assert len(separate) < 10 < len(each.accepted)
            await twin.leave()

    run(tmp_path / "games.sqlite", work)


def by_number(guest: Guest, table: str) -> dict[int, Any]:
    """What somebody knew after each page; of several updates the last."""
    again = Guest("", guest.version)
    known = {}
    for text in guest.received:
        again._take(msgspec.json.decode(text))
        if table in again.updates:
            update = again.updates[table]
            known[update["number"]] = {
                name: value
                for name, value in update.items()
                if name not in (*BY_THE_TIME, "news", "spectators")
            }
    return known


def test_who_reads_slowly_is_told_all_that_changed_meanwhile(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob)
        live = here.registry.live_tables[table]
        connection = next(
            client.connection
            for client in live.clients
            if "b" in live.table.seats_of(client.person)
        )
        connection.pause_writing()
        while live.table.actor == "a" and live.table.number < 20:
            number = live.table.number
            move = ada.updates[table]["legal"][0]["move"]
            await ada.request(kind="move", table=table, move=move)
            await ada.until(lambda: ada.updates[table]["number"] > number)  # noqa: B023
        assert bob.updates[table]["number"] < live.table.number - 1
        heard = len(bob.received)
        connection.resume_writing()
        await bob.until(lambda: bob.updates[table]["number"] == live.table.number)
        assert len(bob.received) == heard + 1
        assert bob.updates[table]["view"]["board"] == ada.updates[table]["view"]["board"]
        told = [each["number"] for each in bob.updates[table]["news"]]
        assert told == sorted(told)
        assert set(told) >= set(range(min(told), live.table.number + 1))

    run(tmp_path / "games.sqlite", work)


def test_before_the_start_everything_is_told(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest()
        table = await ada.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}])
        await ada.watch(table)
        heard = len(ada.received)
        await ada.send(kind="look", table=table, seat="a")
        await ada.until(lambda: len(ada.received) > heard)
        assert ada.received[-1].startswith(b'{"type":"update"')

    run(tmp_path / "games.sqlite", work)
