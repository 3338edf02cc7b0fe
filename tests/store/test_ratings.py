"""Ratings: every game counts once, also where games of one person end together."""

import asyncio

from claimstead.store import People, Rating, Ratings, open_database

KIND = "claim-it 2"


def one_more(known: dict[str, Rating]) -> dict[str, Rating]:
    return {
        person: Rating(each.mu + 1, each.sigma, each.games + 1) for person, each in known.items()
    }


def test_of_games_that_end_together_every_one_counts(address: str) -> None:
    async def work() -> None:
        database = open_database(address)
        ratings, people = Ratings(database), People(database)
        await people.add("ada", "Ada", 1)
        await people.add("bob", "Bob", 1)
        try:
            settled = await asyncio.gather(
                *(
                    ratings.settle(f"t{number}", KIND, ["ada", "bob"][:: (-1) ** number], one_more)
                    for number in range(10)
                ),
                ratings.settle("t0", KIND, ["ada", "bob"], one_more),
            )
            assert sorted(settled) == [False] + [True] * 10
            known = await ratings.of(KIND, ["ada", "bob"])
            assert [(each.mu, each.games) for each in known.values()] == [(35.0, 10)] * 2
            points = await ratings.points_of("ada", KIND)
            assert [point.rating.games for point in points] == list(range(1, 11))
            assert [point.rating.mu for point in points] == [25.0 + games for games in range(1, 11)]
            assert len(await ratings.points_of("ada", KIND, limit=3)) == 3
        finally:
            await database.close()

    asyncio.run(work())


def test_a_leader_board_has_those_with_an_account_who_let_themselves_be_seen(address: str) -> None:
    async def work() -> None:
        database = open_database(address)
        ratings, people = Ratings(database), People(database)
        try:
            for person in ("ada", "bob", "cem", "dan", "eve"):
                await people.add(person, person.title(), 1)
                if person != "eve":
                    await people.give_account(person, person, "hash")
            await people.show("cem", "nobody")
            mus = {"ada": 30.0, "bob": 40.0, "cem": 50.0, "dan": 60.0, "eve": 70.0}
            games = {"ada": 5, "bob": 5, "cem": 5, "dan": 4, "eve": 5}
            made = {person: Rating(mus[person], 2.0, games[person]) for person in mus}
            await ratings.settle("t1", KIND, sorted(mus), lambda _: made)
            found = await ratings.leaders(KIND, 5)
            assert [(each.name, each.rating.mu) for each in found] == [("Bob", 40.0), ("Ada", 30.0)]
            assert await ratings.leaders("claim 2", 5) == []
            await people.forget("bob")
            assert [each.name for each in await ratings.leaders(KIND, 5)] == ["Ada"]
            assert await ratings.points_of("bob", KIND) == []
        finally:
            await database.close()

    asyncio.run(work())
