"""Friends, challenges and quick pairing: people find each other, those who want to."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from claimstead.server.routes import pairing
from claimstead.store import Rating
from claimstead.table.clock import now
from tests.server.guest import Guest
from tests.server.inside import Inside, run
from tests.server.test_profiles import register

DICE = {"setup": "claim-it 2 base"}


async def calls(guest: Guest) -> dict[str, Any]:
    told: dict[str, Any] = (await guest.ask("GET", "/api/me/calls")).json()
    return told


async def standings(guest: Guest) -> dict[str, tuple[str, bool]]:
    told = await calls(guest)
    return {each["name"]: (each["standing"], each["here"]) for each in told["friends"]}


def test_a_friendship_needs_both_and_ends_by_either(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = await here.guest("Ada"), await here.guest("Bob"), await here.guest("Eve")
        ada_s, bob_s = await register(ada, "ada"), await register(bob, "bob")
        await ada.ask("PUT", f"/api/me/friends/{bob_s}")
        await ada.ask("PUT", f"/api/me/friends/{bob_s}")
        assert await standings(ada) == {"Bob": ("asked", False)}, "nobody is seen before they agree"
        assert await standings(bob) == {"Ada": ("asks", False)}
        await bob.ask("PUT", f"/api/me/friends/{ada_s}")
        assert await standings(ada) == {"Bob": ("friends", True)}
        assert await standings(bob) == {"Ada": ("friends", True)}
        assert await standings(eve) == {}
        await ada.ask("DELETE", f"/api/me/friends/{bob_s}")
        assert await standings(ada) == await standings(bob) == {}

        # A guest has no friends, and nobody who shows nothing can be asked.
        refused = await eve.ask("PUT", f"/api/me/friends/{ada_s}")
        assert refused.json()["code"] == "table-no-account"
        await bob.ask("PUT", "/api/me/page", {"shown": "nobody"})
        hidden = await ada.ask("PUT", f"/api/me/friends/{bob_s}")
        nobody = await ada.ask("PUT", "/api/me/friends/nobodyatall")
        assert (hidden.status_code, hidden.json()) == (404, nobody.json())
        assert (await ada.ask("PUT", f"/api/me/friends/{ada_s}")).status_code == 404

        await bob.ask("PUT", f"/api/me/friends/{ada_s}")
        assert (await bob.ask("DELETE", "/api/me")).status_code == 204
        assert await standings(ada) == {}

    run(address, work)


def closed_as(guest: Guest, table: str) -> str | None:
    """What is said of the end of a table that never began."""
    (told,) = [each["text"] for each in guest.updates[table]["news"] if each["kind"] == "closed"]
    return None if told is None else str(told)


def test_a_challenge_is_accepted_at_its_table_or_refused(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await register(ada, "ada")
        bob_s = await register(bob, "bob")
        wish = {"settings": {**DICE, "rated": True, "public": True}}
        made = await ada.ask("POST", f"/api/people/{bob_s}/challenge", wish)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        (told,) = (await calls(bob))["challenges"]
        assert (told["table"], told["name"], told["yours"]) == (table, "Ada", False)
        assert told["settings"]["rated"]
        assert (await calls(ada))["challenges"][0]["yours"]
        assert (await bob.ask("GET", "/api/tables")).json() == [], "it is between the two"
        again = await ada.ask("POST", f"/api/people/{bob_s}/challenge", wish)
        assert (again.status_code, again.json()["code"]) == (409, "table-challenged-already")

        await ada.watch(table)
        await bob.watch(table)
        await bob.request(kind="sit", table=table, seat="b")
        for guest in (ada, bob):
            await guest.request(kind="start", table=table)
        await bob.until(lambda: bob.is_on(table))
        assert (await calls(bob))["challenges"] == []

        second = (await ada.ask("POST", f"/api/people/{bob_s}/challenge", wish)).json()["table"]
        eve = await here.guest("Eve")
        await eve.ask("DELETE", f"/api/me/challenges/{second}")
        assert len((await calls(bob))["challenges"]) == 1, "it is none of hers"
        left = await bob.ask("DELETE", f"/api/me/challenges/{second}")
        assert left.json()["challenges"] == (await calls(ada))["challenges"] == []
        await ada.watch(second)
        await ada.until(lambda: ada.updates[second]["status"] == "closed")
        assert closed_as(ada, second) == "declined"

        third = (await ada.ask("POST", f"/api/people/{bob_s}/challenge", wish)).json()["table"]
        await ada.watch(third)
        await ada.ask("DELETE", f"/api/me/challenges/{third}")
        await ada.until(lambda: ada.updates[third]["status"] == "closed")
        assert closed_as(ada, third) is None, "she took it back herself"

    run(address, work)


async def seek(guest: Guest, **wish: Any) -> dict[str, Any]:
    answer = await guest.ask("POST", "/api/pairing", {**DICE, **wish})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_two_who_look_for_the_same_are_brought_together_and_play(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob, cem = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        assert (await seek(ada))["table"] is None
        assert (await seek(cem, setup="claim-it 2 quick"))["table"] is None
        assert (await seek(ada))["table"] is None, "nobody plays against themselves"
        table = (await seek(bob))["table"]
        assert table is not None
        assert (await seek(ada))["table"] == table
        for guest in (ada, bob):
            await guest.watch(table)
            await guest.until(lambda: guest.is_on(table))  # noqa: B023
        names = {each["name"] for each in ada.updates[table]["seats"]}
        assert names == {"Ada", "Bob"}
        # Both have been served: the next search is a new one.
        assert (await seek(ada))["table"] is None
        assert (await ada.ask("DELETE", "/api/pairing")).status_code == 204
        assert (await seek(bob))["table"] is None, "Ada looks no more"

    run(address, work)


def before_the_table_is_opened(here: Inside, what: Callable[[], Awaitable[Any]]) -> None:
    """Something happens once somebody was found, just before the table for both is opened."""
    friends = here.registry.friends
    found = friends.seekers_at

    async def then(table: str) -> list[str]:
        friends.seekers_at = found  # type: ignore[method-assign]
        await what()
        return await found(table)

    friends.seekers_at = then  # type: ignore[method-assign]


def test_whoever_was_found_opens_the_table_first_and_both_come_to_it(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        assert (await seek(ada))["table"] is None
        tables = []

        async def ada_asks_again() -> None:
            tables.append((await seek(ada))["table"])

        before_the_table_is_opened(here, ada_asks_again)
        tables.append((await seek(bob))["table"])
        assert tables[0] is not None
        assert tables[0] == tables[1]
        await bob.watch(tables[0])
        assert {each["name"] for each in bob.updates[tables[0]]["seats"]} == {"Ada", "Bob"}

    run(address, work)


def test_whoever_stops_looking_when_they_are_found_is_not_waited_for(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob, cem = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        assert (await seek(ada))["table"] is None

        async def ada_stops() -> None:
            assert (await ada.ask("DELETE", "/api/pairing")).status_code == 204

        before_the_table_is_opened(here, ada_stops)
        assert (await seek(bob))["table"] is None, "Bob looks on"
        table = (await seek(cem))["table"]
        assert table is not None
        assert (await seek(bob))["table"] == table

    run(address, work)


def test_whoever_asks_late_still_comes_to_the_table_but_not_to_a_game_that_is_over(
    tmp_path: Path, monkeypatch: Any
) -> None:
    """A browser lets a page that nobody looks at ask once a minute."""
    time = now()

    async def work(here: Inside) -> None:
        nonlocal time
        monkeypatch.setattr(pairing, "now", lambda: time)
        ada, bob, cem = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        for gives_up in (False, True):
            assert (await seek(ada))["table"] is None
            time += 10_000
            table = (await seek(bob))["table"]
            assert table is not None
            if gives_up:
                await bob.watch(table)
                await bob.request(kind="resign", table=table)
            time += 50_000
            assert (await seek(ada))["table"] == (None if gives_up else table)
        assert (await seek(cem))["table"] not in (None, table)

    run(tmp_path / "games.sqlite", work)


def test_a_rating_that_is_too_far_away_is_not_found(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, cem = [await here.guest(name) for name in ("Ada", "Bob", "Cem")]
        persons = {}
        for guest in (ada, bob, cem):
            own = (await guest.ask("GET", "/api/people/me")).json()
            persons[own["name"]] = own["person"]
        # 30 - 3 * 2 is 24; 16 - 3 * 2 is 10; 26 - 3 * 2 is 20.
        made = {
            persons["Ada"]: Rating(30.0, 2.0, 9),
            persons["Bob"]: Rating(16.0, 2.0, 9),
            persons["Cem"]: Rating(26.0, 2.0, 9),
        }
        await here.registry.ratings.settle("t1", "claim-it 2", sorted(made), lambda _: made)
        assert (await seek(ada, spread=5))["table"] is None
        assert (await seek(bob))["table"] is None, "Bob takes anybody, Ada does not"
        assert (await seek(cem, spread=5))["table"] is not None
        assert (await seek(ada, spread=5))["table"] is not None
        assert (await seek(bob))["table"] is None

    run(tmp_path / "games.sqlite", work)


def test_after_a_while_a_computer_player_is_offered_and_who_left_is_not_found(
    tmp_path: Path, monkeypatch: Any
) -> None:
    time = 1_800_000_000_000

    async def work(here: Inside) -> None:
        nonlocal time
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        monkeypatch.setattr(pairing, "now", lambda: time)
        for waited in (0, 10_000, 19_999):
            time = 1_800_000_000_000 + waited
            told = await seek(ada)
            assert (told["waited"], told["offers_computer"]) == (waited, False)
        time += 1
        assert (await seek(ada))["offers_computer"]
        # Ada was last heard of more than 15 seconds ago.
        time += 15_001
        assert (await seek(bob))["table"] is None
        for bad, code in (
            ({"setup": "claim-it 3 base"}, "table-pairing-for-two"),
            ({"setup": "chess"}, "text-no-such-setup"),
        ):
            refused = await bob.ask("POST", "/api/pairing", bad)
            assert (refused.status_code, refused.json()["code"]) == (400, code)

    run(tmp_path / "games.sqlite", work)
