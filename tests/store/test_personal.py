"""What is kept of people: every table and column is named, exported to its owner and forgotten."""

import asyncio
from typing import Any

from sqlalchemy import Boolean, LargeBinary, create_engine, func, insert, or_, select

from claimstead.language import say
from claimstead.store import People, open_database
from claimstead.store.opening import plain_address
from claimstead.store.personal import IMPERSONAL, PERSONAL, TOPICS, export, export_text
from claimstead.store.schema import metadata

PERSON, OTHER = "personwhoisforgotten", "personwhostays"


def test_every_table_and_column_is_named_as_being_about_people_or_not() -> None:
    named = {table: set(kept.columns.split()) for table, kept in PERSONAL.items()}
    named |= {table: set(columns.split()) for table, columns in IMPERSONAL.items()}
    schema = {
        str(table.name): {str(column.name) for column in table.columns}
        for table in metadata.sorted_tables
    }
    assert named == schema
    assert not PERSONAL.keys() & IMPERSONAL.keys()


def test_the_privacy_page_has_something_to_say_on_every_topic() -> None:
    assert {kept.topic for kept in PERSONAL.values()} == set(TOPICS)
    for topic in TOPICS:
        for part in ("", "-what", "-long", "-who"):
            assert say(f"ui-privacy-{topic}{part}", days=30, guests=20)


def value_for(column: Any, person: str) -> Any:
    if column.name in " ".join(kept.mine for kept in PERSONAL.values()).split():
        return person
    if column.name == "blocked":
        return OTHER
    if isinstance(column.type, LargeBinary):
        return b"secret bytes"
    if isinstance(column.type, Boolean):
        return True
    return column.type.python_type(len(person))


def fill(connection: Any, person: str) -> None:
    """A row of this person in every table that has rows of people."""
    for name, kept in PERSONAL.items():
        if kept.mine:
            table = metadata.tables[name]
            row = {str(each.name): value_for(each, person) for each in table.columns}
            if "id" in row and name != "people":
                row["id"] = len(person) if name == "reports" else f"id of {person}"
            if name in ("friendships", "challenges"):
                row[kept.mine.split()[1]] = "thirdperson"
            if name == "people":
                row |= {"account": person[:30], "password": "hash", "name": person}
            for key in ("skeleton", "table_id"):
                if key in row:
                    row[key] = person
            connection.execute(insert(table), [row])


def test_an_export_has_the_own_rows_alone_and_after_forgetting_there_are_none(
    address: str,
) -> None:
    database = open_database(address)
    engine = create_engine(plain_address(database.url))
    with engine.begin() as connection:
        fill(connection, PERSON)
        fill(connection, OTHER)

    async def work() -> None:
        told = await export(database, PERSON)
        assert told.keys() == {name for name, kept in PERSONAL.items() if kept.mine}
        assert all(len(rows) == 1 for rows in told.values()), told
        text = export_text(told)
        assert b"hash" not in text
        assert b"secret bytes" not in text
        await People(database).forget(PERSON)
        assert not any((await export(database, PERSON)).values())
        assert all((await export(database, OTHER)).values())
        await database.close()

    asyncio.run(work())
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            texts = [each for each in table.columns if each.type.python_type is str]
            if texts and table.name != "acts":
                found = select(func.count()).where(or_(*(each == PERSON for each in texts)))
                assert connection.execute(found).scalar_one() == 0, table.name
    engine.dispose()
