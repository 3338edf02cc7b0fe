"""Malformed and hostile messages: each gets a clear refusal, and nobody else notices."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from claimstead.protocol.messages import AnyRequest
from claimstead.server.live.session import MESSAGE_SIZE
from claimstead.testkit.generators import mutated
from tests.server.guest import Guest
from tests.server.inside import Inside, run

BATCH = 100
DECODER = msgspec.json.Decoder(AnyRequest)
UNKNOWN = ("nosuchtable12", "x", "", "../../etc", "a" * 5000, "\x00" * 12, "é" * 12, "%00", "'; --")
TEXTS = ("", "\x00", "x" * 3000, "\u202e", "🎲" * 500, "<script>", "{{7*7}}", "null", "\ud7ff")
WRONG: tuple[Any, ...] = (None, 0, -1, 1.5, True, [], {}, [[]], 10**400, "zz", {"a": 1})


def valid(table: str, rng: random.Random) -> dict[str, Any]:
    """A request that could be somebody's."""
    kind, fields = rng.choice(
        (
            ("watch", {"since": rng.choice((0, -5, 10**18))}),
            ("leave", {}),
            ("sit", {"seat": rng.choice("abcde"), "name": rng.choice(TEXTS)}),
            ("stand", {"seat": rng.choice("abcde")}),
            ("invite", {"seat": "a", "level": rng.choice(("random", "godlike", None))}),
            ("word", {"seat": "a", "word": rng.choice(TEXTS)}),
            ("start", {}),
            ("move", {"move": rng.choice(("2@3/5", "roll", "stop", *TEXTS))}),
            ("move", {"move": "roll", "seat": rng.choice("abcde")}),
            ("why", {"about": rng.choice(("3/5", "Gn7", *TEXTS))}),
            ("look", {"seat": rng.choice(("a", None, "zz"))}),
            ("resign", {"seat": rng.choice("abcde")}),
            ("ask-undo", {}),
            ("answer-undo", {"agree": True}),
            ("take-over", {"seat": rng.choice("abcde")}),
            ("come-back", {"seat": "a"}),
            ("say", {"text": rng.choice(("hello", *TEXTS))}),
        )
    )
    return {"type": kind, "table": table, **fields}


def hostile(table: str, rng: random.Random) -> str | bytes:
    """A message that nobody should send."""
    kind = rng.randrange(9)
    request = valid(table if rng.random() < 0.5 else rng.choice(UNKNOWN), rng)
    text = json.dumps(request)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(0x250)) for _ in range(rng.randrange(200)))
    if kind == 2:
        return text[: rng.randrange(len(text))]
    if kind == 3:
        return mutated(text, rng)
    if kind == 4:
        depth = rng.randrange(1, 2000)
        return rng.choice(("[", '{"type":', '{"a":[')) * depth
    if kind == 5:
        request[rng.choice(list(request))] = rng.choice(WRONG)
        return json.dumps(request)
    if kind == 6:
        return json.dumps({**request, "id": rng.choice(("x" * 65, "x" * 4000, 5, [], "\x00" * 64))})
    if kind == 7:
        return json.dumps({**request, rng.choice(("secret", "person", "type2")): 1})
    return text + " " * rng.choice((0, 1, MESSAGE_SIZE, 30_000))


def must_be_refused(message: str | bytes) -> bool:
    """Whether this is no request at all; others may be refused or not."""
    if isinstance(message, bytes) or len(message) > MESSAGE_SIZE:
        return True
    try:
        request = DECODER.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return True
    return request.id is not None and len(request.id) > 64


async def attack(eve: Guest, table: str, messages: int, rng: random.Random) -> None:
    """Send them, in portions; the refusals are counted after each."""
    for portion in range(messages // BATCH):
        sent = [hostile(table, rng) for _ in range(BATCH)]
        before = len(eve.refusals)
        for message in sent:
            await eve.send_raw(message)
        mark = f'"id":"end {portion}"'.encode()
        await eve.send(kind="ping", id=f"end {portion}")
        await eve.until(lambda: any(mark in each for each in eve.received[-3:]))  # noqa: B023
        refusals = eve.refusals[before:]
        assert sum(map(must_be_refused, sent)) <= len(refusals) <= BATCH
        assert all(each["reason"] and each["code"] for each in refusals)
        eve.received.clear()
        eve.refusals.clear()


def the_attack(messages: int, attacker: str) -> Callable[[Inside], Any]:
    """By a stranger, by a spectator of the table, or by one of its players."""

    async def work(here: Inside) -> None:
        rng = random.Random(messages)
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        other = eve if attacker == "player" else ada
        attacked = await here.table("claim 2 Gn Gi Dr Tr Se", bob, other, talk=False)
        playing = [asyncio.create_task(each.play_on(table, rng)) for each in (ada, bob)]
        before = here.registry.live_tables[attacked].table.pages.copy()
        if attacker == "spectator":
            await eve.watch(attacked)
        await attack(eve, attacked, messages, rng)
        await ada.until(lambda: ada.updates[table]["number"] >= 20)
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not ada.refusals + bob.refusals
        after = here.registry.live_tables[attacked].table.pages
        if attacker == "player":
            # Of one's own seat one may make what one likes, of no other.
            others = [each for page in after[len(before) :] for each in page.entries]
            assert not any("a" in (getattr(e, "by", ""), getattr(e, "seat", "")) for e in others)
        else:
            assert after == before
        assert all(
            getattr(entry, "seat", "a") in ("a", "b")
            for page in here.registry.live_tables[table].table.pages
            for entry in page.entries
        )
        # Whoever sends the right thing is still heard, on the same connection too.
        if not bob.is_over(attacked):
            await bob.request(kind="resign", table=attacked)
        await eve.watch(attacked)
        assert eve.is_over(attacked)
        assert (await eve.ask("GET", "/health")).status_code == 200

    return work


ATTACKERS = ["stranger", "spectator", "player"]


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_thousand_hostile_messages(
    address: str, attacker: str, capfd: pytest.CaptureFixture[str]
) -> None:
    run(address, the_attack(1000, attacker))
    told = capfd.readouterr().err
    assert "failed" not in told
    assert "Traceback" not in told


@pytest.mark.long
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_hundred_thousand_hostile_messages(
    address: str, attacker: str, capfd: pytest.CaptureFixture[str]
) -> None:
    run(address, the_attack(20_000, attacker), patience=3000)
    told = capfd.readouterr().err
    assert "failed" not in told
    assert "Traceback" not in told


def test_players_who_send_nonsense_do_not_harm_their_own_table(address: str) -> None:
    async def work(here: Inside) -> None:
        rng = random.Random(3)
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob)
        for _ in range(3):
            for message in (hostile("", rng) for _ in range(BATCH)):
                await ada.send_raw(message)
            await ada.send(kind="ping", id="p")
        ada.refusals.clear()
        await ada.play_on(table, rng, 1)
        assert here.registry.live_tables[table].table.played[1].by == "a"

    run(address, work)


def test_a_message_of_megabytes_ends_the_connection_and_one_can_come_back(address: str) -> None:
    async def work(here: Inside) -> None:
        eve = await here.guest()
        await eve.send_raw("x" * 1_000_000)
        await asyncio.wait_for(asyncio.shield(eve._reading or asyncio.sleep(0)), 600)
        assert not eve.is_connected
        await eve.connect()
        await eve.send(kind="ping", id="back")
        await eve.until(lambda: any(b'"back"' in each for each in eve.received))

    run(address, work)
