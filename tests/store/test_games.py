"""Lists of games that are over: found by what is wanted of them, page by page."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from claimstead.store import Games, People, open_database
from claimstead.store.games import Game, Mark, Seated, Standing, Wanted
from claimstead.table.forgetting import NAMELESS

DECK = "claim 2 Gn Gi Dr Tr Se"
DICE = "claim-it 2 base"


def played(number: int, setup: str, won: str, *, rated: bool = False, public: bool = True) -> Game:
    """Ada against Bob; at the time of its number, two together at each ten."""
    seats = tuple(
        Seated(seat=seat, person=person, name=person.title(), won=person == won)
        for seat, person in (("a", "ada"), ("b", "bob"))
    )
    return Game(f"table{number:03}", setup, number // 2 * 10, rated, public, seats)


def standings(game: Game) -> list[Standing]:
    outcomes = {each.person: "won" if each.won else "lost" for each in game.seats}
    return [
        Standing("ada", outcomes["ada"], ("person bob",)),
        Standing("bob", outcomes["bob"], ("person ada",)),
    ]


def run(address: str, work: Callable[[Games, People], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        database = open_database(address)
        games, people = Games(database), People(database)
        try:
            for person in ("ada", "bob"):
                await people.add(person, person.title(), 1)
            for number in range(20):
                setup = DECK if number % 4 == 0 else DICE
                game = played(
                    number, setup, "ada" if number % 3 else "bob",
                    rated=number % 2 == 0, public=number != 19,
                )  # fmt: skip
                kind = " ".join(setup.split()[:2])
                assert await games.note(game, kind, standings(game))
                assert not await games.note(game, kind, standings(game))
            await work(games, people)
        finally:
            await database.close()

    asyncio.run(all_of_it())


def numbers(found: list[tuple[Game, str]]) -> list[int]:
    return [int(game.table.removeprefix("table")) for game, _ in found]


WANTED = {
    "all": (Wanted(), range(20)),
    "the dice game": (Wanted(kind="claim-it 2"), [n for n in range(20) if n % 4]),
    "a deck": (Wanted(setup=DECK), range(0, 20, 4)),
    "against Bob": (Wanted(other="person bob"), range(20)),
    "against nobody": (Wanted(other="level easy"), []),
    "lost": (Wanted(outcome="lost"), range(0, 20, 3)),
    "rated": (Wanted(rated=True), range(0, 20, 2)),
    "of a time": (Wanted(since=20, until=50), range(4, 10)),
    "public": (Wanted(public_only=True), range(19)),
    "much at once": (
        Wanted(kind="claim 2", other="person bob", outcome="won", rated=True, since=10),
        [4, 8, 16],
    ),
}


def test_games_are_found_page_by_page_by_what_is_wanted_of_them(address: str) -> None:
    async def work(games: Games, _: People) -> None:
        for wanted, expected in WANTED.values():
            whole = numbers(await games.page("ada", wanted, limit=100))
            assert whole == sorted(expected, reverse=True)
            pages, after = [], None
            while some := await games.page("ada", wanted, after, limit=3):
                pages += numbers(some)
                after = Mark(some[-1][0].ended, some[-1][0].table)
            assert pages == whole

    run(address, work)


def test_every_game_is_summed_up_once(address: str) -> None:
    async def work(games: Games, _: People) -> None:
        found = {
            (each.kind, each.about, each.subject): (each.won, each.shared, each.lost)
            for each in await games.tallies_of("ada")
        }
        # Of 20 games Bob has won 0, 3, 6, 9, 12, 15 and 18, of which 0 and 12 are of CLAIM.
        assert found == {
            ("claim 2", "person", "bob"): (3, 0, 2),
            ("claim 2", "setup", DECK): (3, 0, 2),
            ("claim-it 2", "person", "bob"): (10, 0, 5),
            ("claim-it 2", "setup", DICE): (10, 0, 5),
        }

    run(address, work)


def test_whoever_is_deleted_leaves_no_name_in_the_lists(address: str) -> None:
    async def work(games: Games, people: People) -> None:
        await people.forget("bob")
        assert await games.page("bob", Wanted()) == []
        assert await games.tallies_of("bob") == []
        assert {each.about for each in await games.tallies_of("ada")} == {"setup"}
        assert await games.page("ada", Wanted(other="person bob")) == []
        own = await games.page("ada", Wanted(), limit=100)
        assert len(own) == 20
        assert {(seat.person, seat.name) for game, _ in own for seat in game.seats} == {
            ("ada", "Ada"), (None, NAMELESS),
        }  # fmt: skip
        # Also not in a game that comes into the lists only now.
        late = played(30, DICE, "bob")
        await games.note(late, "claim-it 2", standings(late))
        (newest, _), *_ = await games.page("ada", Wanted())
        assert newest.seats[1].name == NAMELESS
        assert await games.page("bob", Wanted()) == []

    run(address, work)


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_game_is_looked_for_in_an_index(address: str) -> None:
    """Whatever is wanted, no search reads the whole list of anybody else."""

    async def work(games: Games, _: People) -> None:
        async with games._engine.connect() as connection:
            plan = await connection.exec_driver_sql(
                "EXPLAIN QUERY PLAN SELECT table_id FROM results WHERE person_id = 'ada' "
                "AND outcome = 'lost' AND setup = 'x' ORDER BY ended DESC, table_id DESC LIMIT 3"
            )
            steps = [str(row[-1]) for row in plan]
        assert len(steps) == 1, steps
        assert "USING COVERING INDEX results_by_time (person_id=?)" in steps[0]

    run(address, work)
