"""Names that look alike: of two accounts none do."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import create_engine, insert

from claimstead.store import People, open_database
from claimstead.store.looks import LooksAlike, looks_of
from claimstead.store.opening import address_of, plain_address, upgrade
from claimstead.store.schema import people


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ada", "\u0410d\u0430"),
        ("ada_1", "ada_l"),
        ("Ian", "lan"),
        ("b0b", "Bob"),
        ("Bernd", "Bemd"),
        ("Dan", "\uff24an"),
        ("ADA", "ada"),
    ],
)
def test_names_that_nobody_tells_apart_share_a_look(one: str, two: str) -> None:
    assert looks_of(one) & looks_of(two)


@pytest.mark.parametrize(("one", "two"), [("Ada", "Åda"), ("Anna", "Hanna"), ("Muller", "Müller")])
def test_names_that_differ_have_looks_of_their_own(one: str, two: str) -> None:
    assert not looks_of(one) & looks_of(two)


def test_no_account_gets_a_name_that_looks_like_another_s(address: str) -> None:
    async def work(people: People) -> None:
        for person, name in (("a", "Ada"), ("b", "\u0410da"), ("c", "Cem")):
            await people.add(person, name, 0)
        await people.give_account("a", "ada", "x")
        with pytest.raises(LooksAlike):
            await people.give_account("b", "other", "x")
        await people.rename("b", "Bob")
        with pytest.raises(LooksAlike):
            await people.give_account("b", "ad\u0430", "x")
        await people.give_account("b", "bob", "x")
        with pytest.raises(LooksAlike):
            await people.rename("b", "ADA")
        found = await people.get("b")
        assert found is not None
        assert found.name == "Bob", "what was refused has changed nothing"
        await people.rename("c", "ADA")
        await people.rename("a", "Lovelace")
        await people.rename("b", "Lovelac3")
        await people.forget("a")
        await people.rename("b", "Ada")

    in_database(address, work)


def test_accounts_of_an_earlier_release_keep_names_that_look_alike(address: str) -> None:
    url = address_of(address)
    upgrade(url, "0008")
    engine = create_engine(plain_address(url))
    with engine.begin() as connection:
        for number, name in enumerate(("Ada", "\u0410da")):
            row = {"id": f"p{number}", "name": name, "account": f"ada{number}", "created": number}
            connection.execute(insert(people).values(row))
    engine.dispose()

    async def work(people: People) -> None:
        await people.rename("p1", "Bob")
        with pytest.raises(LooksAlike):
            await people.rename("p1", "\u0410da")

    in_database(address, work)


def in_database(address: str, work: Callable[[People], Coroutine[Any, Any, None]]) -> None:
    async def all_of_it() -> None:
        database = open_database(address)
        try:
            await work(People(database))
        finally:
            await database.close()

    asyncio.run(all_of_it())
