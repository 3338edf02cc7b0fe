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
            best = await ratings.best(KIND)
            assert sorted(name for name, _ in best) == ["Ada", "Bob"]
            assert [(each.mu, each.games) for _, each in best] == [(35.0, 10)] * 2
        finally:
            await database.close()

    asyncio.run(work())
