"""Tables over the wire: folding up, the lobby, rematches, talk, delays, ratings, clocks."""

import asyncio
import itertools
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from claimstead.players import because
from claimstead.protocol.updates import news_of
from claimstead.server.live import table_registry
from claimstead.server.live.table_registry import TableRegistry
from claimstead.server.services.ratings import settle, shown
from claimstead.store.schema import people
from claimstead.table import entries as log
from claimstead.table import playing
from claimstead.table.clock import now
from tests.server.guest import Guest
from tests.server.inside import Inside, run

ROWS = "/".join([". . . . . ."] * 6)
PLACING = f"claim-it 2 base; {ROWS}; a; 235; -"
CHOOSING = f"claim-it 2 base; {'/'.join([*[ROWS[:11]] * 5, '.2 . . . . .'])}; a; choose; -"


async def soon(is_so: Any, seconds: float = 600) -> None:
    """Wait until something is so that no message tells."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


def test_tables_that_nobody_uses_are_folded_up_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING)
        await ada.request(kind="move", table=table, move="2@3/5")
        here.registry.fold(idle=-1)
        assert table in here.registry.live_tables, "somebody watches it"
        before = here.registry.live_tables[table].table.state
        for guest in (ada, bob):
            await guest.send(kind="leave", table=table)
        await soon(lambda: not here.registry.live_tables[table].clients)
        here.registry.fold()
        assert table in here.registry.live_tables, "it was used a moment ago"
        here.registry.fold(idle=-1)
        assert table not in here.registry.live_tables
        await ada.watch(table)
        assert here.registry.live_tables[table].table.state == before
        await ada.request(kind="move", table=table, move="stop")

    run(tmp_path / "games.sqlite", work)


def test_who_comes_back_gets_what_they_missed_and_no_more(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING)
        await bob.leave()
        number = bob.updates[table]["number"]
        await ada.request(kind="move", table=table, move="2@3/5")
        await ada.request(kind="move", table=table, move="stop")
        await bob.connect()
        await bob.watch(table, since=number)
        told = bob.updates[table]
        assert [each["number"] for each in told["news"] if each["seat"]] == [number + 1, number + 2]
        assert [each["move"] for each in told["news"] if each["seat"]] == ["2@3/5", "stop"]
        await bob.watch(table, since=10**30)
        assert bob.updates[table]["news"] == []

    run(tmp_path / "games.sqlite", work)


def test_a_move_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING)
        await ada.request(kind="move", table=table, move="2@3/5", id="one")
        first = ada.accepted.pop("one")
        await ada.request(kind="move", table=table, move="2@3/5", id="one")
        assert ada.accepted["one"] == first
        assert len(here.registry.live_tables[table].table.played) == 1

    run(tmp_path / "games.sqlite", work)


def test_a_table_that_somebody_else_wrote_to_catches_up(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING)
        live = here.registry.live_tables[table]
        said = log.Page(now(), playing.say(live.table, "bob", "Bob", "unheard").entries)
        await here.registry.logs.append(table, live.table.number + 1, said)
        await ada.request(kind="move", table=table, move="2@3/5")
        assert [len(page.entries) for page in live.table.pages[-2:]] == [1, 1]
        assert live.table.pages[-2] == said

    run(tmp_path / "games.sqlite", work)


def test_the_lobby_lists_public_tables_only(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest()
        seats = [{"kind": "me"}, {"kind": "open"}]
        public = await ada.open_table("claim-it 2 base", seats, public=True)
        await ada.open_table("claim-it 2 quick", seats)
        (line,) = (await bob.ask("GET", "/api/tables")).json()
        assert (line["table"], line["status"], line["yours"]) == (public, "gathering", [])
        assert [(each["kind"], each["name"]) for each in line["seats"]] == [
            ("person", "Ada"),
            ("open", None),
        ]
        assert len((await ada.ask("GET", "/api/me/tables")).json()) == 2
        await ada.ask("POST", f"/api/tables/{public}/close")
        assert (await bob.ask("GET", "/api/tables")).json() == []

    run(tmp_path / "games.sqlite", work)


def test_after_a_game_everybody_moves_up_one_seat(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, cem = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        table = await here.table("claim-it 3 base", ada, bob, cem)
        early = await ada.ask("POST", f"/api/tables/{table}/rematch")
        assert (early.status_code, early.json()["code"]) == (409, "table-not-over")
        await ada.request(kind="resign", table=table)
        await bob.request(kind="resign", table=table)
        eve = await here.guest()
        assert (await eve.ask("POST", f"/api/tables/{table}/rematch")).status_code == 400
        again = (await bob.ask("POST", f"/api/tables/{table}/rematch")).json()["table"]
        assert again != table
        same = (await cem.ask("POST", f"/api/tables/{table}/rematch")).json()["table"]
        assert same == again
        await cem.until(lambda: cem.updates[table]["rematch"] == again)
        # Seat b becomes seat a: who was second is first now, and everybody has a seat.
        chairs = here.registry.live_tables[again].table.chairs
        assert [chair.name for chair in chairs.values()] == ["Bob", "Cem", "Ada"]
        taken = await eve.refused(kind="sit", table=again, seat="c")
        assert taken["code"] == "table-seat-taken"
        assert here.registry.live_tables[again].table.status == "gathering"

    run(tmp_path / "games.sqlite", work)


def test_four_computer_players_of_a_level_have_names_and_faces_of_their_own(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        easy = {"kind": "computer", "level": "easy"}
        table = await ada.open_table("claim-it 5 base", [{"kind": "me"}, easy, easy, easy, easy])
        await ada.watch(table)
        stands = ada.updates[table]["seats"][1:]
        assert {stand["level"] for stand in stands} == {"easy"}
        assert len({stand["name"] for stand in stands}) == 4
        assert [stand["name"].lower() for stand in stands] == [
            stand["character"] for stand in stands
        ]
        duel = await ada.open_table("claim-it 2 base", [{"kind": "me"}, easy])
        await ada.watch(duel)
        await ada.request(kind="start", table=duel)
        await ada.request(kind="resign", table=duel)
        record = (await ada.ask("GET", f"/api/tables/{duel}/record")).text
        name = ada.updates[duel]["seats"][1]["name"]
        assert f"\nseat b: {name}\nlevel b: easy\n" in record

    run(tmp_path / "games.sqlite", work)


def test_two_rematches_at_once_are_one(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await here.table("claim-it 2 base", ada, bob)
        await ada.request(kind="resign", table=table)
        asked = [guest.ask("POST", f"/api/tables/{table}/rematch") for guest in (ada, bob) * 5]
        answers = await asyncio.gather(*asked)
        assert {each.status_code for each in answers} == {201}
        assert len({each.json()["table"] for each in answers}) == 1
        assert sum((await here.registry.logs.count()).values()) == 2, (
            "no table that nobody knows of"
        )

    run(tmp_path / "games.sqlite", work)


def test_a_player_looks_at_earlier_moments_of_the_game(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim 2 Gn Gi Dr Tr Se", ada, bob)
        dealt = ada.updates[table]["view"]
        move = ada.updates[table]["legal"][0]["move"]
        await ada.request(kind="move", table=table, move=move)

        async def past(guest: Guest, moves: int, seat: str) -> Any:
            return (await guest.ask("GET", f"/api/tables/{table}/past/{moves}?seat={seat}")).json()

        assert await past(ada, 1, "a") == {"moves": 1, "view": dealt}
        now = await past(ada, 999, "a")
        await ada.until(lambda: ada.updates[table]["view"]["trick"])
        assert now == {"moves": 2, "view": ada.updates[table]["view"]}
        # Of another's seat one sees what everybody sees.
        for guest, seat in ((ada, "b"), (eve, "a"), (bob, "a")):
            assert (await past(guest, 1, seat))["view"]["hand"] == []

    run(tmp_path / "games.sqlite", work)


HANDS = "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\nhand a: Dr3 Gn7\nhand b: Gi7 Se2"


def test_a_set_up_position_is_told_to_everybody(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}]
        setup = "claim 2 Gn Gi Dr Tr Se"
        hidden = await ada.open_table(setup, seats, position=HANDS, public=True)
        await ada.open_table("claim-it 2 base", seats, position=PLACING, public=True)
        lines = (await bob.ask("GET", "/api/tables")).json()
        assert {line["settings"]["position"] for line in lines} == {"set-up", PLACING}
        await bob.watch(hidden)
        assert bob.updates[hidden]["settings"]["position"] == "set-up"
        assert not any(b"Dr3" in each for each in bob.received)
        await ada.watch(hidden)
        await bob.request(kind="sit", table=hidden, seat="b")
        for guest in (ada, bob):
            await guest.request(kind="start", table=hidden)
        await bob.request(kind="resign", table=hidden)
        await bob.until(lambda: bob.is_over(hidden))
        assert "hand a: Dr3 Gn7" in bob.updates[hidden]["settings"]["position"]
        verdict = (await bob.ask("GET", f"/api/tables/{hidden}/verdict")).json()
        assert verdict["good"]
        assert any("set up" in each for each in verdict["findings"])
        body = {"settings": {"setup": setup, "position": HANDS, "rated": True}, "seats": seats}
        assert (await ada.ask("POST", "/api/tables", body)).status_code == 400

    run(tmp_path / "games.sqlite", work)


def test_moves_that_were_taken_back_are_told_with_their_number(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
        table = await ada.open_table("claim-it 2 base", seats, position=PLACING)
        await ada.watch(table)
        await ada.request(kind="start", table=table)
        await ada.request(kind="move", table=table, move="2@3/5")
        await ada.request(kind="ask-undo", table=table)
        await ada.watch(table)
        told = [each for each in ada.updates[table]["news"] if each["kind"] in ("play", "undone")]
        assert [(each["kind"], each["moves"]) for each in told] == [("play", 0), ("undone", 1)]

    run(tmp_path / "games.sqlite", work)


def test_a_hint_is_given_on_ones_turn_in_casual_games_alone(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING)
        await ada.send(kind="ask-hint", table=table, id="h")
        await ada.until(lambda: b'"hint"' in ada.received[-1])
        hint = msgspec.json.decode(ada.received[-1])
        assert hint["move"] in [each["move"] for each in ada.updates[table]["legal"]]
        assert (hint["id"], hint["why"]["code"]) == ("h", "random")
        waiting = await bob.refused(kind="ask-hint", table=table)
        assert waiting["code"] == "table-hint-not-now"
        for settings in ({"rated": True}, {"hints": False}):
            strict = await here.table("claim-it 2 base", ada, bob, **settings)
            assert (await ada.refused(kind="ask-hint", table=strict))["code"] == "table-no-hints"

    run(tmp_path / "games.sqlite", work)


def test_why_a_computer_player_moved_is_told_where_it_gives_nothing_away(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        for settings, is_told in (({}, True), ({"rated": True}, False)):
            table = await here.table("claim 2 Gn Gi Dr Tr Se", ada, bob, **settings)
            live = here.registry.live_tables[table]
            card = str(live.table.game.legal(live.table.state)[0])
            for code in ("leads-for", "wins-cheaply"):
                why = because(code, card="Gn1", prize="Gi3")
                seat = live.table.actor or ""
                card = str(live.table.game.legal(live.table.state)[0])
                await live.carry_out(partial(playing.move, seat=seat, text=card, why=why))
            news = [each for each in news_of(live.table, "b", 0) if each.move]
            assert [each.why is not None for each in news[:2]] == [is_told, False]

    run(tmp_path / "games.sqlite", work)


def test_people_talk_but_not_without_end(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await here.table("claim-it 2 base", ada, bob)
        await ada.request(kind="say", table=table, text="good luck <b>")
        await bob.until(lambda: bob.updates[table]["news"][-1]["kind"] == "said")
        (news,) = bob.updates[table]["news"]
        assert (news["kind"], news["name"], news["seat"], news["text"]) == (
            "said",
            "Ada",
            "a",
            "good luck <b>",
        )
        long = await ada.refused(kind="say", table=table, text="x" * 301)
        assert long["code"] == "table-text"
        for _ in range(4):
            await ada.request(kind="say", table=table, text="hm")
        fast = await ada.refused(kind="say", table=table, text="hm")
        assert fast["code"] == "table-too-fast"
        silent = await here.table("claim-it 2 base", ada, bob, talk=False)
        assert (await bob.refused(kind="say", table=silent, text="hi"))["code"] == "table-no-talk"

    run(tmp_path / "games.sqlite", work)


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """By how many hours the server's clock is ahead."""
    ahead = {"hours": 0}
    modules = (f"server.live.{each}" for each in ("table_registry", "live_table", "session"))
    for module in (*modules, "table.host"):
        monkeypatch.setattr(f"claimstead.{module}.now", lambda: now() + ahead["hours"] * 3_600_000)
    return ahead


def test_spectators_of_a_late_table_see_no_move_before_its_time(
    tmp_path: Path, late: dict[str, int]
) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING, delay=600)
        await eve.watch(table)
        assert eve.updates[table]["status"] == "gathering"
        assert eve.updates[table]["view"] is None
        late["hours"] = 1
        await eve.watch(table)
        assert eve.updates[table]["view"]["dice"] == [2, 3, 5]
        await ada.request(kind="move", table=table, move="2@3/5")
        await bob.until(lambda: bob.updates[table]["view"]["due"] == "choose")
        heard = len(eve.received)
        await eve.watch(table)
        assert eve.updates[table]["view"]["due"] == "place"
        assert not any(b"2@3/5" in each for each in eve.received)
        assert len(eve.received) > heard
        late["hours"] = 2
        await eve.watch(table)
        # What was told before may still be on its way.
        await eve.until(lambda: eve.updates[table]["view"]["due"] == "choose")
        # Who plays is never late.
        assert ada.updates[table]["number"] == bob.updates[table]["number"]

    run(tmp_path / "games.sqlite", work)


def test_a_late_spectator_hears_of_the_end_as_late_as_of_all_else(
    tmp_path: Path, late: dict[str, int]
) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob, delay=600, public=True)
        late["hours"] = 1
        await eve.watch(table)
        assert eve.updates[table]["status"] == "playing"
        await ada.request(kind="resign", table=table)
        await bob.until(lambda: bob.is_over(table))
        await eve.watch(table)
        assert eve.updates[table]["status"] == "playing"
        assert eve.updates[table]["secret"] is None
        for what in ("record", "verdict", "replay"):
            told = await eve.ask("GET", f"/api/tables/{table}/{what}")
            assert told.status_code == 409, what
            assert (await bob.ask("GET", f"/api/tables/{table}/{what}")).status_code == 200
        late["hours"] = 2
        await eve.watch(table)
        assert eve.is_over(table)
        assert eve.updates[table]["secret"]
        assert (await eve.ask("GET", f"/api/tables/{table}/record")).status_code == 200

    run(tmp_path / "games.sqlite", work)


def test_a_late_spectator_is_told_by_and_by(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING, delay=1)
        await eve.watch(table)
        await ada.request(kind="move", table=table, move="2@3/5")
        await eve.until(lambda: eve.updates[table]["status"] == "playing")
        await eve.until(lambda: eve.updates[table]["view"]["due"] == "choose")

    run(tmp_path / "games.sqlite", work)


@pytest.mark.parametrize("step", [1, 3, 10, 40])
def test_a_late_spectator_misses_nothing_when_time_passes_between_two_looks_at_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """What becomes visible while others are being told is told as well, and whole."""
    looks = itertools.count()
    for module in ("server.live.live_table", "table.host"):
        monkeypatch.setattr(f"claimstead.{module}.now", lambda: now() + next(looks) * step)

    async def play(here: Inside, ada: Guest, bob: Guest, eve: Guest) -> None:
        table = await here.table("claim-it 2 base", ada, bob, position=PLACING, delay=1)
        await eve.watch(table)
        await ada.request(kind="move", table=table, move="2@3/5")
        await ada.request(kind="move", table=table, move="stop")
        await ada.request(kind="resign", table=table)
        await ada.until(lambda: ada.is_over(table))
        await eve.until(lambda: eve.updates[table]["number"] == ada.updates[table]["number"])
        assert eve.updates[table]["status"] == "over"
        seen, known = (each.updates[table]["view"] for each in (eve, ada))
        assert {**seen, "seat": "a", "legal": known["legal"]} == known
        while table not in (await ada.ask("GET", "/api/me/games")).text:
            await asyncio.sleep(0.05)

    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        for _ in range(5):
            await play(here, ada, bob, eve)

    run(tmp_path / "games.sqlite", work)


async def stream_of(here: Inside, late: dict[str, int], *, goes_on: bool) -> list[Any]:
    """All that a late spectator gets of a game: answers, updates, lobby. Maybe it goes on."""
    ada, bob, eve = [await here.guest(name) for name in ("Ada", "Bob", "Eve")]
    settings = {"position": PLACING, "delay": 600, "public": True}
    table = await here.table("claim-it 2 base", ada, bob, **settings)
    late["hours"] += 1
    await eve.watch(table)
    heard = len(eve.received)
    stream: list[Any] = []

    async def ask_all() -> None:
        for request in (
            {"kind": "come-back", "seat": "a"},
            {"kind": "ask-undo"},
            {"kind": "resign"},
            {"kind": "take-over", "seat": "a"},
            {"kind": "move", "move": "roll"},
            {"kind": "sit", "seat": "a"},
            {"kind": "start"},
        ):
            refusal = await eve.refused(table=table, **request)
            stream.append((refusal["code"], refusal["arguments"]))
        stream.append((await eve.ask("POST", f"/api/tables/{table}/rematch")).json()["code"])
        stream.append((await eve.ask("POST", f"/api/tables/{table}/close")).json()["code"])
        lines = (await eve.ask("GET", "/api/tables")).json()
        stream.append([{**each, "table": ""} for each in lines if each["table"] == table])
        said = await eve.request(kind="say", table=table, text="Well played?")
        stream.append(eve.accepted[said])
        await eve.watch(table, since=10**6)
        stream.append(eve.updates[table]["number"])

    await ask_all()
    if goes_on:
        await ada.request(kind="move", table=table, move="2@3/5")
        await bob.request(kind="say", table=table, text="Quick!")
        await ask_all()
        await bob.leave()
        await ada.request(kind="resign", table=table)
        await ada.until(lambda: ada.is_over(table))
    else:
        await ask_all()
    await ask_all()
    for each in eve.received[heard:]:
        told = msgspec.json.decode(each)
        if told["type"] == "update":
            alike: dict[str, Any] = {
                "table": "",
                "seal": "",
                "view": None,
                "legal": [],
                "clock": None,
            }
            news = [{**line, "at": 0} for line in told["news"]]
            stream.append({**told, **alike, "news": news})
    late["hours"] += 1
    await eve.watch(table)
    await eve.until(lambda: eve.is_over(table) == goes_on)
    return stream


def test_what_a_late_spectator_gets_depends_on_the_past_alone(
    tmp_path: Path, late: dict[str, int]
) -> None:
    """Of a game that went on and ended, the same as of one in which nothing happened."""

    async def work(here: Inside) -> None:
        still = await stream_of(here, late, goes_on=False)
        going = await stream_of(here, late, goes_on=True)
        assert [each for each in going if not isinstance(each, list)] == [
            each for each in still if not isinstance(each, list)
        ]
        lobbies = [each for each in going if isinstance(each, list)]
        assert [len(each) for each in lobbies] == [1, 1, 1]
        assert {each[0]["status"] for each in lobbies} == {"playing"}
        assert len({each[0]["updated"] for each in lobbies}) == 1

    run(tmp_path / "games.sqlite", work)


def test_the_chance_to_bust_is_told_unless_it_is_rated_or_not_wanted(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        for settings, is_told in (
            ({"position": CHOOSING}, True),
            ({"position": CHOOSING, "hints": False}, False),
        ):
            table = await here.table("claim-it 2 base", ada, bob, **settings)
            assert (ada.updates[table]["bust"] is not None) == is_told
        table = await here.table("claim-it 2 base", ada, bob, rated=True)
        move = ada.updates[table]["legal"][0]["move"]
        await ada.request(kind="move", table=table, move=move)
        await ada.until(lambda: ada.updates[table]["view"]["due"] == "choose")
        assert ada.updates[table]["bust"] is None
        assert not ada.updates[table]["can_undo"]

    run(tmp_path / "games.sqlite", work)


# Ratings


async def ratings_of(here: Inside, guest: Guest, kind: str) -> dict[str, tuple[float, int]]:
    """Of everybody, by their names, the best first."""
    async with here.registry.database.engine.connect() as connection:
        persons = (await connection.execute(select(people.c.id, people.c.name))).all()
    known = await here.registry.ratings.of(kind, [each.id for each in persons])
    best = sorted(persons, key=lambda each: shown(known[each.id]) if each.id in known else 0)
    return {
        each.name: (shown(known[each.id]), known[each.id].games)
        for each in reversed(best)
        if each.id in known
    }


async def rated(here: Inside, guests: list[Guest], table: str, kind: str) -> dict[str, float]:
    """The ratings after a game, each counted once however often it is settled."""
    live = here.registry.live_tables[table]
    await guests[0].until(lambda: guests[0].is_over(table))
    for _ in range(3):
        await settle(here.registry.ratings, table, live.table)
    told = await ratings_of(here, guests[0], kind)
    assert {games for _, games in told.values()} == {1}
    return {name: rating for name, (rating, _) in told.items()}


async def play_a_while(guests: list[Guest], table: str) -> None:
    """Until everybody has made three moves, so that giving up counts."""
    rng = random.Random(1)
    moves = dict.fromkeys(range(len(guests)), 0)
    while min(moves.values()) < 3:
        for number, guest in enumerate(guests):
            if guest.is_due(table) and guest.updates[table]["legal"]:
                before = guest.updates[table]["number"]
                legal = [each["move"] for each in guest.updates[table]["legal"]]
                move = "stop" if "stop" in legal else rng.choice(legal)
                await guest.request(kind="move", table=table, move=move)
                moves[number] += 1
                for other in guests:
                    await other.until(lambda: other.updates[table]["number"] > before)  # noqa: B023


def test_a_game_that_was_given_up_at_once_counts_for_nothing(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await here.table("claim-it 2 base", ada, bob, rated=True)
        await ada.request(kind="resign", table=table)
        await settle(here.registry.ratings, table, here.registry.live_tables[table].table)
        assert await ratings_of(here, ada, "claim-it 2") == {}

    run(tmp_path / "games.sqlite", work)


def test_of_the_games_of_two_people_only_so_many_count_in_a_day(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, cem = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        for number in range(1, 8):
            table = await here.table("claim 2 Gn Gi Dr Tr Se", ada, bob, rated=True)
            await play_a_while([ada, bob], table)
            await ada.request(kind="resign", table=table)
            for _ in range(2):
                await settle(here.registry.ratings, table, here.registry.live_tables[table].table)
            told = await ratings_of(here, ada, "claim 2")
            assert told["Bob"][1] == min(number, 5)
        table = await here.table("claim 2 Gn Gi Dr Tr Se", cem, bob, rated=True)
        await play_a_while([cem, bob], table)
        await cem.request(kind="resign", table=table)
        await settle(here.registry.ratings, table, here.registry.live_tables[table].table)
        assert (await ratings_of(here, ada, "claim 2"))["Bob"][1] == 6

    run(tmp_path / "games.sqlite", work)


def test_the_lobby_tells_clock_level_and_ratings_before_one_sits_down(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        setup = "claim 2 Gn Gi Dr Tr Se"
        played = await here.table(setup, ada, bob, rated=True)
        await play_a_while([ada, bob], played)
        await ada.request(kind="resign", table=played)
        await settle(here.registry.ratings, played, here.registry.live_tables[played].table)
        clock = {"kind": "game", "amount": 300, "increment": 5}
        seats = [{"kind": "me"}, {"kind": "open"}]
        rated = await ada.open_table(setup, seats, public=True, rated=True, clock=clock)
        computer = {"kind": "computer", "level": "easy"}
        casual = await bob.open_table(
            "claim 3 Kn Go Un Dw Do Dr Se",
            [computer, {"kind": "open"}, {"kind": "me"}],
            public=True,
        )
        lines = {each["table"]: each for each in (await bob.ask("GET", "/api/tables")).json()}
        known = await ratings_of(here, bob, "claim 2")
        assert lines[rated]["settings"]["clock"] == clock
        assert lines[rated]["settings"]["rated"]
        assert lines[rated]["ratings"] == {"a": known["Ada"][0]}
        assert lines[casual]["seats"][0]["level"] == "easy"
        assert not lines[casual]["settings"]["rated"]

    run(tmp_path / "games.sqlite", work)


def test_ratings_after_a_duel(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guests = [await here.guest(name) for name in ("Ada", "Bob")]
        table = await here.table("claim-it 2 base", *guests, rated=True)
        await play_a_while(guests, table)
        await guests[0].request(kind="resign", table=table)
        told = await rated(here, guests, table, "claim-it 2")
        assert list(told) == ["Bob", "Ada"]
        assert told["Bob"] > 0 > told["Ada"]
        assert await ratings_of(here, guests[0], "claim-it 3") == {}
        bad = await guests[0].ask("GET", "/api/ratings?kind=chess")
        assert bad.status_code == 400

    run(tmp_path / "games.sqlite", work)


def test_ratings_after_all_against_all(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guests = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        table = await here.table("claim-it 3 base", *guests, rated=True)
        await play_a_while(guests, table)
        await guests[0].request(kind="resign", table=table)
        await guests[2].request(kind="resign", table=table)
        told = await rated(here, guests, table, "claim-it 3")
        assert told["Bob"] > told["Ada"] == told["Cem"]

    run(tmp_path / "games.sqlite", work)


def test_ratings_after_a_game_of_teams(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guests = [await here.guest(name) for name in ("Ada", "Bob", "Cem", "Dag")]
        table = await here.table("claim 4 Go Kn Dr Tr Se Un Dw", *guests, rated=True)
        await play_a_while(guests, table)
        # Ada gives up; Cem goes on without her, and the others give up before him.
        for seat in (0, 1, 3):
            await guests[seat].request(kind="resign", table=table)
        told = await rated(here, guests, table, "claim 4")
        assert told["Cem"] > told["Ada"] > told["Bob"] == told["Dag"]

    run(tmp_path / "games.sqlite", work)


def test_a_game_that_is_not_rated_counts_for_nothing(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guests = [await here.guest(), await here.guest()]
        table = await here.table("claim-it 2 base", *guests)
        await guests[0].request(kind="resign", table=table)
        await guests[0].until(lambda: guests[0].is_over(table))
        assert await ratings_of(here, guests[0], "claim-it 2") == {}

    run(tmp_path / "games.sqlite", work)


# Away


@pytest.fixture
def minutes(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """By how many minutes the server's clock is ahead."""
    ahead = {"minutes": 0.0}
    for module in ("table_registry", "live_table", "session"):
        monkeypatch.setattr(
            f"claimstead.server.live.{module}.now", lambda: now() + int(ahead["minutes"] * 60_000)
        )
    return ahead


def test_a_computer_player_goes_on_for_who_is_away_until_they_are_back(
    tmp_path: Path, minutes: dict[str, float]
) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim 2 Gn Gi Dr Tr Se", ada, bob)
        present = await bob.refused(kind="take-over", table=table, seat="a")
        assert present["code"] == "table-still-there"
        assert bob.updates[table]["take_over"] == {}
        await ada.leave()
        await bob.until(lambda: not bob.updates[table]["seats"][0]["present"])
        minutes["minutes"] = 1
        stranger = await eve.refused(kind="take-over", table=table, seat="a")
        assert stranger["code"] == "table-players-only"
        await bob.request(kind="take-over", table=table, seat="a")
        await bob.until(lambda: bob.is_due(table))
        assert bob.updates[table]["seats"][0]["level"] == "medium"
        assert bob.updates[table]["take_over"] == {}
        await ada.connect()
        await ada.watch(table)
        await bob.until(lambda: bob.updates[table]["seats"][0]["level"] is None)
        assert bob.updates[table]["seats"][0]["present"]

    run(tmp_path / "games.sqlite", work)


def test_who_is_away_has_a_minute_that_both_are_told(
    tmp_path: Path, minutes: dict[str, float]
) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        assert ada.updates[table]["grace"] == 60_000
        await eve.watch(table)
        await ada.leave()
        await bob.until(lambda: not bob.updates[table]["seats"][0]["present"])
        assert 50_000 < bob.updates[table]["take_over"]["a"] <= 60_000
        assert eve.updates[table]["take_over"] == {}, "no offer that can't be taken"
        minutes["minutes"] = 0.9
        early = await bob.refused(kind="take-over", table=table, seat="a")
        assert early["code"] == "table-back-soon"
        # Who was back for a moment has the whole minute again.
        await ada.connect()
        await ada.watch(table)
        await ada.leave()
        await bob.until(lambda: not bob.updates[table]["seats"][0]["present"])
        minutes["minutes"] = 1.8
        early = await bob.refused(kind="take-over", table=table, seat="a")
        assert early["code"] == "table-back-soon"
        minutes["minutes"] = 2
        await bob.watch(table)
        assert bob.updates[table]["take_over"] == {"a": 0}
        await bob.request(kind="take-over", table=table, seat="a")

    run(tmp_path / "games.sqlite", work)


def test_nobody_leaves_to_hand_over_their_own_seat(
    tmp_path: Path, minutes: dict[str, float]
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        clock = {"kind": "move", "amount": 600}
        table = await here.table("claim-it 2 base", ada, bob, clock=clock)
        await ada.send(kind="leave", table=table)
        await bob.until(lambda: not bob.updates[table]["seats"][0]["present"])
        minutes["minutes"] = 2
        own = await ada.refused(kind="take-over", table=table, seat="a")
        assert own["code"] == "table-own-seat"

    run(tmp_path / "games.sqlite", work)


@pytest.mark.parametrize(
    "settings", [{"rated": True}, {"clock": {"kind": "days", "amount": 3}}], ids=["rated", "days"]
)
def test_what_can_t_be_taken_is_not_offered(
    tmp_path: Path, minutes: dict[str, float], settings: dict[str, Any]
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await here.table("claim-it 2 base", ada, bob, **settings)
        await ada.leave()
        await bob.until(lambda: not bob.updates[table]["seats"][0]["present"])
        minutes["minutes"] = 600
        await bob.watch(table)
        assert (bob.updates[table]["grace"], bob.updates[table]["take_over"]) == (None, {})
        await bob.refused(kind="take-over", table=table, seat="a")

    run(tmp_path / "games.sqlite", work)


# Clocks


def test_whose_time_runs_out_loses(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        clock = {"kind": "move", "amount": 1}
        table = await here.table("claim-it 2 base", ada, bob, clock=clock)
        told = bob.updates[table]["clock"]
        assert told["running"] == "a"
        assert 0 <= told["left"]["a"] <= told["left"]["b"] == 1000
        await bob.until(lambda: bob.is_over(table))
        assert bob.updates[table]["result"]["decided_by"] == "time"
        assert bob.updates[table]["result"]["winners"] == ["b"]

    run(tmp_path / "games.sqlite", work)


def test_after_a_restart_nobody_loses_before_they_can_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "GRACE", 1500)

    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        clock = {"kind": "move", "amount": 1}
        table = await here.table("claim-it 2 base", ada, bob, clock=clock, position=PLACING)
        registry: TableRegistry = here.registry
        for guest in (ada, bob):
            await guest.send(kind="leave", table=table)
        await soon(lambda: not registry.live_tables[table].clients)
        registry.fold(idle=-1)
        await asyncio.sleep(1.2)
        assert table not in registry.live_tables
        await ada.watch(table)
        assert ada.updates[table]["status"] == "playing"
        assert ada.updates[table]["clock"]["left"]["a"] == 0
        await ada.request(kind="move", table=table, move="2@3/5")
        await ada.until(lambda: ada.is_over(table))
        assert ada.updates[table]["result"]["winners"] == ["b"]

    run(tmp_path / "games.sqlite", work)


def test_a_new_name_reaches_the_games_that_are_on_and_no_game_that_is_over(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        over = await here.table("claim-it 2 base", ada, bob)
        await bob.request(kind="resign", table=over)
        table = await here.table("claim-it 2 base", ada, bob)
        shared = await ada.open_table(
            "claim-it 2 base", [{"kind": "me"}, {"kind": "here", "name": "Eve"}]
        )
        await ada.watch(shared)

        def names(guest: Guest, table: str) -> list[str]:
            return [seat["name"] for seat in guest.updates[table]["seats"]]

        answer = await ada.ask("PUT", "/api/me", {"name": "Ada Lovelace"})
        assert answer.status_code == 200
        await bob.until(lambda: names(bob, table) == ["Ada Lovelace", "Bob"])
        await ada.until(lambda: names(ada, shared) == ["Ada Lovelace", "Eve"])
        assert names(bob, over) == ["Ada", "Bob"]
        here.registry.live_tables.clear()
        await bob.watch(table)
        assert names(bob, table) == ["Ada Lovelace", "Bob"]
        await bob.request(kind="resign", table=table)
        record = (await bob.ask("GET", f"/api/tables/{table}/record")).text
        assert "seat a: Ada Lovelace\n" in record
        assert (await bob.ask("GET", f"/api/tables/{table}/verdict")).json()["good"]
        await ada.ask("DELETE", "/api/me")
        record = (await bob.ask("GET", f"/api/tables/{table}/record")).text
        assert "Lovelace" not in record

    run(tmp_path / "games.sqlite", work)


def test_a_table_is_not_folded_up_while_somebody_is_coming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        table = await ada.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}])
        here.registry.live_tables[table].used = 0
        blocks = here.registry.blocks.of

        async def fold_meanwhile(person: str) -> Any:
            here.registry.fold()
            return await blocks(person)

        monkeypatch.setattr(here.registry.blocks, "of", fold_meanwhile)
        await ada.watch(table)
        assert here.registry.live_tables[table].clients
        await bob.watch(table)
        await bob.request(kind="sit", table=table, seat="b")
        await ada.until(lambda: ada.updates[table]["seats"][1]["kind"] == "person")

    run(tmp_path / "games.sqlite", work)
