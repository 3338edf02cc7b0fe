"""Pages of people and leader boards: everybody sees as much of them as their owner wishes."""

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from claimstead.review import Review, Totals, Word
from claimstead.server.live import live_table
from claimstead.server.options import Options
from claimstead.server.routes.reviews import figures_of
from claimstead.server.services.maintenance import Maintenance
from claimstead.server.services.season import season_at
from claimstead.store import Rating
from claimstead.store.reviewed import Figures
from claimstead.store.schema import games, meetings, results, tallies
from claimstead.table.clock import now
from tests.server.guest import Guest
from tests.server.inside import Inside, run

DECK = "claim 2 Gn Gi Dr Tr Se"


async def register(guest: Guest, account: str) -> str:
    """An account for a guest; the number of the page."""
    body = {"account": account, "password": "correct horse"}
    assert (await guest.ask("POST", "/api/account", body)).status_code == 201
    await guest.connect()
    return str((await guest.ask("GET", "/api/people/me")).json()["person"])


async def given_up(here: Inside, loser: Guest, winner: Guest, **settings: Any) -> str:
    """A game that somebody gives up, in the lists."""
    table = await here.table("claim-it 2 base", loser, winner, **settings)
    await loser.request(kind="resign", table=table)
    await noted(here, table)
    return table


async def noted(here: Inside, table: str) -> None:
    """Wait until a game is in the lists; whoever waits for ever is stopped by `run`."""
    while not await here.registry.games.is_noted(table):
        await asyncio.sleep(0.01)


async def page(guest: Guest, person: str) -> dict[str, Any]:
    answer = await guest.ask("GET", f"/api/people/{person}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_page_shows_others_what_its_owner_wishes(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = await here.guest("Ada"), await here.guest("Bob"), await here.guest("Eve")
        number = await register(ada, "ada")
        open_table = await given_up(here, bob, ada, public=True)
        closed_table = await given_up(here, ada, bob)

        own = await page(ada, "me")
        assert (own["name"], own["own"], own["registered"]) == ("Ada", True, True)
        assert [each["table"] for each in own["games"]] == [closed_table, open_table]
        assert [each["outcome"] for each in own["games"]] == ["lost", "won"]
        against = [each for each in own["tallies"] if each["about"] == "person"]
        assert [(each["name"], each["won"], each["lost"]) for each in against] == [("Bob", 1, 1)]
        # Bob is a guest: nobody else sees a page of his.
        assert against[0]["subject"] is None

        told = await page(eve, number)
        assert (told["name"], told["own"], told["shown"]) == ("Ada", False, "ratings")
        assert told["games"] == told["tallies"] == []

        await ada.ask("PUT", "/api/me/page", {"shown": "games"})
        told = await page(eve, number)
        assert [each["table"] for each in told["games"]] == [open_table], "the link was for two"
        assert closed_table not in str(told)
        hidden = [each for each in told["tallies"] if each["about"] == "person"]
        assert [(each["name"], each["subject"]) for each in hidden] == [(None, None)]

        bob_s = await register(bob, "bob")
        told = await page(eve, number)
        shown = [each for each in told["tallies"] if each["about"] == "person"]
        assert [(each["name"], each["subject"]) for each in shown] == [("Bob", bob_s)]

        await ada.ask("PUT", "/api/me/page", {"shown": "nobody"})
        refused = await eve.ask("GET", f"/api/people/{number}")
        assert (refused.status_code, refused.json()["code"]) == (404, "table-no-such-person")
        assert (await page(ada, number))["own"]

    run(address, work)


def test_a_guest_has_a_page_that_nobody_else_sees(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, eve = await here.guest("Ada", live=False), await here.guest("Eve", live=False)
        own = await page(ada, "me")
        assert (own["name"], own["registered"], own["shown"]) == ("Ada", False, "nobody")
        refused = await eve.ask("GET", f"/api/people/{own['person']}")
        nobody = await eve.ask("GET", "/api/people/nobodyatall")
        assert (refused.status_code, refused.json()) == (404, nobody.json())
        wish = await ada.ask("PUT", "/api/me/page", {"shown": "games"})
        assert wish.json()["code"] == "table-no-account"
        assert (await Guest(here.address).ask("GET", "/api/people/me")).status_code == 401

    run(tmp_path / "games.sqlite", work)


def test_ratings_have_their_interval_and_count_from_five_games_on(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        numbers = {"ada": await register(ada, "ada"), "bob": await register(bob, "bob")}
        for game in range(2, 6):

            def after(_: dict[str, Rating], game: int = game) -> dict[str, Rating]:
                return {
                    numbers["ada"]: Rating(20.0 + game, 4.0, game),
                    numbers["bob"]: Rating(20.0, 2.0, game - 1),
                }

            persons = sorted(numbers.values())
            await here.registry.ratings.settle(f"t{game}", "claim 2", persons, after, game)
        board = (await bob.ask("GET", "/api/ratings?kind=claim 2")).json()
        # Between 25 - 3 * 4 and 25 + 3 * 4; Bob lacks one game.
        assert board["lines"] == [
            {
                "person": numbers["ada"], "name": "Ada", "rating": 13.0, "most": 37.0,
                "games": 5, "you": False,
            }
        ]  # fmt: skip
        assert board["least"] == 5
        assert (await ada.ask("GET", "/api/ratings?kind=claim 2")).json()["lines"][0]["you"]
        (curve,) = (await page(bob, numbers["ada"]))["ratings"]
        assert (curve["kind"], curve["games"], curve["counts"]) == ("claim 2", 5, True)
        assert [(each["games"], each["rating"]) for each in curve["points"]] == [
            (2, 10.0), (3, 11.0), (4, 12.0), (5, 13.0),
        ]  # fmt: skip
        (short,) = (await page(ada, numbers["bob"]))["ratings"]
        assert not short["counts"]

    run(tmp_path / "games.sqlite", work)


def test_levels_count_and_a_game_from_a_position_does_not(tmp_path: Path) -> None:
    position = f"claim-it 2 base; {'/'.join(['. . . . . .'] * 6)}; a; 235; -"

    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
        for settings in ({}, {"position": position}):
            body = {"settings": {"setup": "claim-it 2 base", **settings}, "seats": seats}
            opened = await ada.ask("POST", "/api/tables", {**body, "start": True})
            table = opened.json()["table"]
            await ada.watch(table)
            await ada.request(kind="resign", table=table)
            await noted(here, table)
        told = await page(ada, "me")
        assert len(told["games"]) == 2
        levels = [each for each in told["tallies"] if each["about"] == "level"]
        assert [(each["subject"], each["won"], each["lost"]) for each in levels] == [("easy", 0, 1)]

    run(tmp_path / "games.sqlite", work)


def test_a_game_that_some_see_later_is_in_no_list_before(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        late = await here.table("claim-it 2 base", ada, bob, public=True, delay=600)
        await ada.request(kind="resign", table=late)
        await ada.until(lambda: ada.is_over(late))
        at_once = await given_up(here, ada, bob)
        await Maintenance(here.registry, Options()).tidy()
        assert [each["table"] for each in (await page(ada, "me"))["games"]] == [at_once]
        assert await here.registry.games.unnoted_of(
            here.registry.live_tables[late].table.owner
        ) == [late]

    run(tmp_path / "games.sqlite", work)


def test_a_deleted_person_has_no_page_and_no_name(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, zoe = await here.guest("Ada"), await here.guest("Zephyrine")
        number = await register(zoe, "zoe")
        await register(ada, "ada")
        await given_up(here, zoe, ada, public=True)
        on = await here.table("claim-it 2 base", ada, zoe, public=True)
        assert "Zephyrine" in str(await page(ada, "me"))
        assert (await zoe.ask("DELETE", "/api/me")).status_code == 204
        await noted(here, on)
        told = await page(ada, "me")
        assert [each["outcome"] for each in told["games"]] == ["won", "won"]
        assert "Zephyrine" not in str(told)
        assert (await ada.ask("GET", f"/api/people/{number}")).status_code == 404

    run(tmp_path / "games.sqlite", work)
    for each in tmp_path.iterdir():
        assert b"Zephyrine" not in each.read_bytes(), each.name


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_games_of_an_earlier_release_come_into_the_lists(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        tables = [await given_up(here, bob, ada) for _ in range(2)]
        before = await page(ada, "me")
        async with here.registry.database.engine.begin() as connection:
            for each in (games, results, meetings, tallies):
                await connection.execute(each.delete())
        assert (await page(ada, "me"))["games"] == []
        await Maintenance(here.registry, Options()).tidy()
        after = await page(ada, "me")
        assert after == before
        assert sorted(each["table"] for each in after["games"]) == sorted(tables)

    run(address, work)


def test_a_rated_game_that_ended_as_a_server_did_is_counted_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "games.sqlite"
    persons: list[str] = []

    async def nothing(*_: Any) -> None:
        pass

    async def play(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        persons.extend([await register(ada, "ada"), await register(bob, "bob")])
        table = await here.table("claim-it 2 base", ada, bob, rated=True)
        rng = random.Random(1)
        await asyncio.gather(*(each.play_on(table, rng) for each in (ada, bob)))
        assert await here.registry.ratings.of("claim-it 2", persons) == {}

    async def look(here: Inside) -> None:
        for _ in range(2):
            await Maintenance(here.registry, Options()).tidy()
        known = await here.registry.ratings.of("claim-it 2", persons)
        assert [known[each].games for each in persons] == [1, 1]

    with monkeypatch.context() as ended:
        for each in ("settle", "note"):
            ended.setattr(live_table, each, nothing)
        run(database, play)
    run(database, look)


def test_a_review_enters_luck_and_errors_into_the_averages_once(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        number = await register(ada, "ada")
        tables = [await given_up(here, bob, ada) for _ in range(2)]
        bob_s = (await page(bob, "me"))["person"]
        note = here.registry.reviewed.note
        for table, luck in zip(tables, (0.25, -0.75), strict=True):
            for _ in range(2):
                await note(table, [Figures(number, luck, 0.5, 10), Figures(bob_s, -luck, 0.1, 8)])
        await note("nosuchtable", [Figures(number, 9.0, 9.0, 9)])
        expected = [{"kind": "claim-it 2", "games": 2, "luck": -0.25, "errors": 0.5}]
        told = await page(ada, "me")
        assert told["averages"] == [{**expected[0], "decisions": 20}]
        assert (await page(bob, number))["averages"] == [], "only ratings are shown"
        await ada.ask("PUT", "/api/me/page", {"shown": "games"})
        assert (await page(bob, number))["averages"] == told["averages"]
        await ada.ask("DELETE", "/api/me")
        assert await here.registry.reviewed.averages_of(number) == []

    run(address, work)


def totals(seat: str, luck: float, errors: float) -> Totals:
    words = dict(zip(Word, (7, 2), strict=False))
    return Totals(
        seat=seat, name=seat, expectation=0.5, result=1.0, errors=errors, hindsight=0.0, own=0.0,
        own_bar=0.0, others=0.0, others_bar=0.0, luck=luck, luck_bar=0.0, luck_by={},
        adjusted=None, words=words,
    )  # fmt: skip


def test_what_a_review_says_is_noted_for_those_who_sat_on_one_seat() -> None:
    review = Review(
        setup="claim-it 3 base", game="", names=(), expectation=(), steps=(), moments=(),
        totals=(totals("a", 0.25, 0.5), totals("b", -0.125, 0.25), totals("c", 1.0, 0.0)),
        is_over=True, is_exact=True,
    )  # fmt: skip

    def table(position: str | None = None, **persons: str | None) -> Any:
        chairs = {seat: SimpleNamespace(person=person) for seat, person in persons.items()}
        return SimpleNamespace(chairs=chairs, settings=SimpleNamespace(position=position))

    assert figures_of(table(a="ada", b="bob", c=None), review) == [
        Figures("ada", 0.25, 0.5, 9),
        Figures("bob", -0.125, 0.25, 9),
    ]
    assert figures_of(table(a="ada", b="bob", c="ada"), review) == [Figures("bob", -0.125, 0.25, 9)]
    assert figures_of(table("set-up", a="ada", b="bob", c=None), review) == []


def test_leader_boards_are_of_the_club_of_friends_and_of_the_season(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob, cem = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        numbers = [await register(each, name) for each, name in ((ada, "ada"), (bob, "bob"))]
        numbers.append(await register(cem, "cem"))
        await ada.ask("PUT", f"/api/me/friends/{numbers[2]}")
        await cem.ask("PUT", f"/api/me/friends/{numbers[0]}")
        season = season_at("quarter", now())
        assert season is not None

        async def win(id: str, order: list[str], of: str | None) -> None:
            """The first of them gets better, by as much as a game is worth."""

            def after(known: dict[str, Rating]) -> dict[str, Rating]:
                return {
                    each: Rating(known[each].mu + 3 - place, 1.0, known[each].games + 1)
                    for place, each in enumerate(order)
                }

            await here.registry.ratings.settle(id, "claim 3", order, after, now(), of)

        await win("old", numbers, "2020-01-01")
        await win("new", numbers[::-1], season.name)
        await win("newer", numbers[::-1], season.name)

        async def board(guest: Guest, of: str) -> list[tuple[str, int]]:
            told = (await guest.ask("GET", f"/api/ratings?kind=claim 3&of={of}")).json()
            assert told["season"] == [season.first.isoformat(), season.last.isoformat()]
            assert told["least"] == 2
            return [(each["name"], each["games"]) for each in told["lines"]]

        # 25 + 3 + 1 + 1, 25 + 2 + 2 + 2 and 25 + 1 + 3 + 3; in the season without the first.
        assert await board(bob, "club") == [("Cem", 3), ("Bob", 3), ("Ada", 3)]
        assert await board(ada, "friends") == [("Cem", 3), ("Ada", 3)]
        assert await board(bob, "friends") == [("Bob", 3)]
        assert await board(ada, "season") == [("Cem", 2), ("Bob", 2), ("Ada", 2)]
        await cem.ask("PUT", "/api/me/page", {"shown": "nobody"})
        assert await board(ada, "friends") == [("Ada", 3)]
        await bob.ask("DELETE", "/api/me")
        assert await board(ada, "season") == [("Ada", 2)]
        bad = await ada.ask("GET", "/api/ratings?of=strangers")
        assert bad.status_code == 400

    run(address, work, leader_games=2)
