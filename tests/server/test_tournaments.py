"""Tournaments over the wire: rounds follow each other, nothing leaks, nothing is lost."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from claimstead.store.schema import tables
from claimstead.table.entries import Opened
from claimstead.table.playing import resign
from claimstead.table.sealed import seal_of
from claimstead.table.tournament.record import verdict_on_tournament
from tests.server.guest import Guest
from tests.server.inside import Inside, inside, run
from tests.server.postgresql import PostgreSQL

SETTINGS = {"name": "Club evening", "setup": "claim-it 2 base", "format": "swiss", "rounds": 2}


async def post(guest: Guest, path: str, body: Any = None, status: int = 200) -> dict[str, Any]:
    answer = await guest.ask("POST", f"/api/tournaments{path}", body)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def stand(guest: Guest, id: str) -> dict[str, Any]:
    answer = await guest.ask("GET", f"/api/tournaments/{id}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def club(here: Inside, names: str, **settings: Any) -> tuple[str, list[Guest]]:
    """A tournament of these people; the first is its arbiter and plays."""
    guests = [await here.guest(name) for name in names.split()]
    id = (await post(guests[0], "", {**SETTINGS, **settings}, 201))["tournament"]
    for guest in guests:
        await post(guest, f"/{id}/join")
    return id, guests


async def until(guest: Guest, id: str, is_so: Any) -> dict[str, Any]:
    while not is_so(told := await stand(guest, id)):
        await asyncio.sleep(0.02)
    return told


async def give_up(guest: Guest, id: str) -> str:
    """Give up one's game; its table."""
    told = await until(guest, id, lambda told: told["next"])
    table = str(told["next"])
    await guest.watch(table)
    await guest.request(kind="resign", table=table)
    return table


def points(told: dict[str, Any]) -> dict[str, float]:
    return {told["players"][line["player"]]["name"]: line["points"] for line in told["standings"]}


def test_a_swiss_from_the_first_to_the_last_round(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        id, guests = await club(here, "Ada Bob Cleo Dan")
        ada = guests[0]
        first = await stand(ada, id)
        assert first["secret"] is None
        assert [each["name"] for each in first["waiting"]] == ["Ada", "Bob", "Cleo", "Dan"]
        await post(guests[1], f"/{id}/start", status=403)
        await post(ada, f"/{id}/start")
        for number in (1, 2):
            told = await until(ada, id, lambda told: len(told["rounds"]) == number)  # noqa: B023
            for pairing in told["rounds"][-1]["pairings"]:
                loser = told["players"][pairing["players"][1]]["name"]
                await give_up(guests["Ada Bob Cleo Dan".split().index(loser)], id)
        told = await until(ada, id, lambda told: told["status"] == "over")
        assert sorted(points(told).values()) == [0, 1, 1, 2]
        assert seal_of(told["secret"]) == first["seal"]
        file = await ada.ask("GET", f"/api/tournaments/{id}/file")
        assert verdict_on_tournament(file.text).good
        games = [each for number in told["rounds"] for each in number["pairings"]]
        forged = file.text.replace(told["secret"], "00" * 32)
        assert not verdict_on_tournament(forged).good
        assert len({tuple(sorted(each["players"])) for each in games}) == 4

    run(tmp_path / "games.sqlite", work)


def test_whoever_leaves_while_the_other_gives_up_has_left(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        id, (ada, bob) = await club(here, "Ada Bob", rounds=1)
        await post(ada, f"/{id}/start")
        table = str((await until(ada, id, lambda told: told["next"]))["next"])
        await bob.watch(table)
        async with asyncio.TaskGroup() as tasks, here.in_turn(table) as in_line:
            await bob.send(kind="resign", table=table)
            await in_line(1)
            left = tasks.create_task(ada.ask("POST", f"/api/tournaments/{id}/leave"))
            await in_line(2)
        assert left.result().status_code == 200, left.result().text
        told = await until(bob, id, lambda told: told["status"] == "over")
        assert points(told) == {"Ada": 1, "Bob": 0}

    run(tmp_path / "games.sqlite", work)


def test_of_a_duplicate_round_others_see_neither_tables_nor_results(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        id, guests = await club(here, "Ada Bob Cleo Dan", format="duplicate", rounds=1)
        await post(guests[0], f"/{id}/start")
        told = await until(guests[0], id, lambda told: told["next"])
        own = [each for each in told["rounds"][0]["pairings"] if told["you"] in each["players"]]
        other = [each for each in told["rounds"][0]["pairings"] if each not in own]
        assert own[0]["tables"] == [told["next"]]
        assert other[0]["tables"] == []
        table = await give_up(guests[0], id)
        told = await until(
            guests[0],
            id,
            lambda told: any(each["status"] == "over" for each in told["rounds"][0]["pairings"]),
        )
        assert all(each["shares"] == [] for each in told["rounds"][0]["pairings"])
        assert set(points(told).values()) == {0}
        answer = await guests[0].ask("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 409
        left = [each for each in guests[1:] if (await stand(each, id))["next"]]
        await give_up(left[0], id)
        told = await until(guests[0], id, lambda told: told["status"] == "over")
        assert sorted(points(told).values()) == [0, 0, 2, 2] or set(points(told).values()) == {1}
        file = await guests[0].ask("GET", f"/api/tournaments/{id}/file")
        assert verdict_on_tournament(file.text).good

    run(tmp_path / "games.sqlite", work)


def test_two_servers_begin_a_round_once(postgresql: PostgreSQL) -> None:
    database = postgresql.laid_out("tournament_of_two")

    async def work() -> None:
        async with inside(database) as one, inside(database) as two:
            id, guests = await club(one, "Ada Bob Cleo Dan Eve Fay")
            both = [each.services.tournaments for each in (one, two)]
            owner = (await both[0].tournament(id)).owner
            await both[0].change(id, lambda each: each.start(owner, {}, 1))
            for number in (1, 2):
                await asyncio.gather(*(each.settle(id) for each in both * 3))
                tournament = await both[1].tournament(id)
                assert len(tournament.rounds) == number
                running = [table for _, _, table in tournament.running()]
                assert len(set(running)) == 3
                assert sorted(await opened_tables(one, id)) == sorted(
                    [game.tables[0] for games in tournament.rounds for game in games]
                )
                # Whoever gives up does so at one of the two, and both hear of it.
                for at, table in enumerate(running):
                    live = await (one, two)[at % 2].registry.live_table(table)
                    await live.carry_out(partial(resign, seat="b"))
            await asyncio.gather(*(each.settle(id) for each in both * 3))
            told = await stand(guests[0], id)
            assert told["status"] == "over"
            assert sum(points(told).values()) == 6
            assert [line["games"] for line in told["standings"]] == [2] * 6

    asyncio.run(work())


async def opened_tables(here: Inside, tournament: str) -> list[str]:
    """All tables in the database that belong to a tournament, by the openings in their logs."""
    found = []
    async with here.registry.database.engine.connect() as connection:
        ids = [row.id for row in await connection.execute(tables.select())]
    for id in ids:
        pages = await here.registry.logs.read(id)
        opened = [each for page in pages for each in page.entries if isinstance(each, Opened)]
        found += [id for each in opened if each.tournament == tournament]
    return found


def test_whoever_is_deleted_gives_up_and_their_name_is_gone(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        id, guests = await club(here, "Ada Bob Cleo Dan")
        await post(guests[0], f"/{id}/start")
        await until(guests[0], id, lambda told: told["rounds"])
        assert (await guests[1].ask("DELETE", "/api/me")).status_code == 204
        told = await until(
            guests[0], id, lambda told: any(each["left"] for each in told["players"])
        )
        assert "Bob" not in str(told)
        assert sum(each["deleted"] for each in told["players"]) == 1
        told = await until(
            guests[0],
            id,
            lambda told: any(each["shares"] for each in told["rounds"][0]["pairings"]),
        )
        assert sum(line["points"] for line in told["standings"]) == 1
        rows = await here.registry.tournaments.of("nobody")
        assert rows == []

    run(tmp_path / "games.sqlite", work)


def test_the_arbiter_s_acts_are_in_the_log_for_all_to_see(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        id, guests = await club(here, "Ada Bob Cleo Dan", by_hand=True)
        ada, bob = guests[:2]
        await post(ada, f"/{id}/start")
        told = await stand(ada, id)
        assert told["waits"]
        await post(ada, f"/{id}/round")
        await post(ada, f"/{id}/pause", {"note": "Lunch"})
        assert (await stand(bob, id))["paused"] == "Lunch"
        late = await here.guest("Eva")
        key = (await post(late, f"/{id}/join"))["waiting"][0]["key"]
        substitution = {"player": 1, "key": key, "note": "went home"}
        await post(bob, f"/{id}/substitute", substitution, status=403)
        await post(ada, f"/{id}/substitute", substitution)
        correction = {"round": 0, "pairing": 0, "shares": [1, 0], "note": "by agreement"}
        await post(ada, f"/{id}/correct", correction)
        await post(ada, f"/{id}/correct", {**correction, "shares": [1, 1]}, status=400)
        await post(ada, f"/{id}/correct", {**correction, "pairing": 1, "note": "too"})
        await post(ada, f"/{id}/resume")
        await post(ada, f"/{id}/end", {"note": "it is late"})
        told = await until(bob, id, lambda told: told["status"] == "over")
        assert [(each["kind"], each["note"]) for each in told["acts"]] == [
            ("paused", "Lunch"),
            ("substituted", "went home"),
            ("corrected", "by agreement"),
            ("corrected", "too"),
            ("resumed", ""),
            ("ended", "it is late"),
        ]
        assert told["players"][1]["name"] == "Eva"
        assert sum(line["points"] for line in told["standings"]) == 2

    run(tmp_path / "games.sqlite", work)


def test_what_makes_no_tournament_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        for wrong in (
            {"rounds": 99},
            {"name": ""},
            {"clock": {"kind": "none"}},
            {"setup": "claim-it 3 base", "format": "knock-out"},
            {"level": "genius"},
        ):
            told = await post(ada, "", {**SETTINGS, **wrong}, 400)
            assert told["reason"]
        await post(ada, "/unknown1/join", status=404)

    run(tmp_path / "games.sqlite", work)
