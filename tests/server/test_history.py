"""All games of a person: found by what is wanted of them, and taken along as files."""

from typing import Any

from claimstead.notation import read_records
from claimstead.store.games import Standing, Wanted
from claimstead.table.record import verdict_on
from tests.server.guest import Guest
from tests.server.inside import Inside, run
from tests.server.test_profiles import DECK, noted

ALL = Wanted()


async def games_of(guest: Guest, query: str = "") -> list[str]:
    """The tables in the list, page by page."""
    found: list[str] = []
    after = ""
    while True:
        answer = await guest.ask("GET", f"/api/me/games?{query}{after}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
        found += [each["table"] for each in told["games"]]
        if told["next"] is None:
            return found
        after = f"&after={told['next']}"


async def lost(here: Inside, guest: Guest, other: Guest | str, setup: str, **settings: Any) -> str:
    """A game that somebody gives up."""
    if isinstance(other, Guest):
        table = await here.table(setup, guest, other, **settings)
    else:
        seats = [{"kind": "me"}, {"kind": "computer", "level": other}]
        body = {"settings": {"setup": setup, **settings}, "seats": seats, "start": True}
        table = (await guest.ask("POST", "/api/tables", body)).json()["table"]
        await guest.watch(table)
    await guest.request(kind="resign", table=table)
    await noted(here, table)
    return table


def test_own_games_are_found_by_what_is_wanted_and_taken_along(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        easy = await lost(here, ada, "easy", "claim-it 2 base")
        cards = await lost(here, ada, bob, DECK, rated=True)
        won = await lost(here, bob, ada, "claim-it 2 base")

        assert await games_of(ada) == [won, cards, easy]
        assert await games_of(bob) == [won, cards]
        assert await games_of(ada, "kind=claim 2") == [cards]
        assert await games_of(ada, f"setup={DECK}") == [cards]
        assert await games_of(ada, "other=level easy") == [easy]
        assert await games_of(ada, "outcome=won") == [won]
        assert await games_of(ada, "rated=false") == [won, easy]
        assert await games_of(ada, "since=0&until=1") == []

        told = (await ada.ask("GET", "/api/me/games/choices")).json()
        assert set(told["kinds"]) == {"claim 2", "claim-it 2"}
        against = {each["name"] or each["level"]: each for each in told["opponents"]}
        assert {name: each["games"] for name, each in against.items()} == {"Bob": 2, "easy": 1}
        assert await games_of(ada, f"other={against['Bob']['other']}") == [won, cards]

        bad = await ada.ask("GET", "/api/me/games?after=nowhere")
        assert (bad.status_code, bad.json()["code"]) == (404, "table-no-such-page")

        files = (await ada.ask("GET", "/api/me/games/file?kind=claim-it 2")).text
        assert len(list(read_records(files))) == 2
        one = (await ada.ask("GET", "/api/me/games/file?kind=claim 2")).text
        assert one == (await ada.ask("GET", f"/api/tables/{cards}/record")).text
        assert verdict_on(one).good
        assert (await Guest(here.address).ask("GET", "/api/me/games")).status_code == 401

    run(address, work)


def test_a_long_list_goes_on_where_it_ended(address: str) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        first = await lost(here, ada, "easy", "claim-it 2 base")
        (game, _), *_ = await here.registry.games.page(
            here.registry.live_tables[first].table.owner, ALL
        )
        person = game.seats[0].person or ""
        for number in range(60):
            # Several end at the same moment.
            ended = game.ended + number // 7
            more = game._replace(table=f"further{number:03}", ended=ended)
            await here.registry.games.note(more, "claim-it 2", [Standing(person, "lost", ())])
        found = await games_of(ada)
        assert len(found) == len(set(found)) == 61
        assert found[-1] in (first, *(f"further{number:03}" for number in range(7)))
        assert found[:4] == [f"further{number:03}" for number in (59, 58, 57, 56)]

    run(address, work)


def test_a_game_that_others_see_later_is_among_one_s_own_at_once(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = await here.guest("Ada"), await here.guest("Bob"), await here.guest("Eve")
        table = await here.table("claim-it 2 base", ada, bob, public=True, delay=600)
        await ada.request(kind="resign", table=table)
        await ada.until(lambda: ada.is_over(table))
        told = (await ada.ask("GET", "/api/me/games")).json()
        assert told["games"] == []
        assert [each["table"] for each in told["late"]] == [table]
        going = (await ada.ask("GET", "/api/me/tables")).json()
        assert [each["table"] for each in going] == [table]
        assert (await eve.ask("GET", "/api/me/games")).json() == {
            "games": [], "next": None, "late": [],
        }  # fmt: skip

    run(address, work)


def test_own_games_bear_tags_by_which_they_are_found(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        first = await lost(here, ada, bob, "claim-it 2 base")
        second = await lost(here, ada, "easy", "claim-it 2 base")

        async def tag(guest: Guest, table: str, *tags: str) -> Any:
            return await guest.ask("PUT", f"/api/me/games/{table}/tags", {"tags": tags})

        told = await tag(ada, first, "club night", " club  night ", "close")
        assert told.json() == {"tags": ["close", "club night"]}
        await tag(ada, second, "close")
        assert await games_of(ada, "tag=close") == [second, first]
        assert await games_of(ada, "tag=close&other=level easy") == [second]
        assert await games_of(ada, "tag=club night&outcome=won") == []
        assert await games_of(bob, "tag=close") == [], "tags are one's own"
        lines = (await ada.ask("GET", "/api/me/games")).json()["games"]
        assert [each["tags"] for each in lines] == [["close"], ["close", "club night"]]
        assert (await ada.ask("GET", "/api/me/games/choices")).json()["tags"] == [
            "close", "club night",
        ]  # fmt: skip
        files = (await ada.ask("GET", "/api/me/games/file?tag=club night")).text
        assert len(list(read_records(files))) == 1
        assert (await tag(bob, second, "mine")).status_code == 404, "he was not there"
        assert (await tag(ada, first, "x" * 30)).json()["code"] == "table-text"
        many = await tag(ada, first, *(f"tag {each}" for each in range(11)))
        assert many.json()["code"] == "table-too-many-tags"
        await tag(ada, second)
        assert await games_of(ada, "tag=close") == [first]

    run(address, work)
