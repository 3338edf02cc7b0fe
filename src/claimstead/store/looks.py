"""How names look: of two accounts no names look alike, by Unicode's list of such characters."""

import unicodedata
from collections.abc import Iterable
from functools import cache

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from claimstead.store.schema import looks, people

LENGTH = 200
"""A look is kept up to here."""
LEFT_TO_RIGHT = "\u200e"
"""Stands around some letters of the list."""


class LooksAlike(Exception):
    """Somebody else has an account with a name that looks like this one."""


@cache
def _prototypes() -> dict[str, str]:
    """What stands for each character, and for all that look like it."""
    # Its data takes a while to read: only where names are given.
    from confusable_homoglyphs.confusables import confusables_data

    same: dict[str, set[str]] = {}
    for one, others in confusables_data.items():
        for other in others:
            like = other["c"].strip(LEFT_TO_RIGHT)
            group = same.setdefault(one, {one}) | same.setdefault(like, {like})
            for each in group:
                same[each] = group
    return {each: min(group, key=_plainness) for each, group in same.items() if len(each) == 1}


def _plainness(text: str) -> tuple[bool, int, str]:
    """Plain letters come first, and several of them before the one that looks like them."""
    is_plain = text.isascii() and text.isalpha()
    return (not is_plain, -len(text) if is_plain else len(text), text.swapcase())


def _look(text: str) -> str:
    known = _prototypes()
    letters = unicodedata.normalize("NFKD", text)
    for _ in range(2):
        # Several letters that stand for one are looked up in their turn.
        letters = "".join(known.get(letter, letter) for letter in letters)
    return unicodedata.normalize("NFKC", letters.casefold())


def looks_of(*names: str) -> set[str]:
    """What names look like, as they stand and in small letters; alike are those that share one.

    >>> [bool(looks_of("Ada") & looks_of(name)) for name in ("ADA", "\u0410da", "Adam", "\xc5da")]
    [True, True, False, False]
    >>> [bool(looks_of(one) & looks_of(two)) for one, two in (("Ian", "lan"), ("b0b", "Bob"))]
    [True, True]
    """
    looks = {_look(form) for name in names for form in (name, name.casefold())}
    return {each[:LENGTH] for each in looks}


async def set_looks(connection: AsyncConnection, person: str, *names: str) -> None:
    """From now on these are the looks of a person's names; refused where another has one."""
    wanted = looks_of(*names)
    await connection.execute(delete(looks).where(looks.c.person_id == person))
    rows = [{"skeleton": each, "person_id": person} for each in sorted(wanted)]
    try:
        await connection.execute(insert(looks), rows)
    except IntegrityError as error:
        raise LooksAlike from error


def enter_looks(connection: Connection) -> None:
    """Of accounts that have none yet: those of an earlier release, where the oldest comes first."""
    known = select(looks.c.person_id)
    query = (
        select(people.c.id, people.c.account, people.c.name)
        .where(people.c.account.is_not(None), people.c.id.not_in(known))
        .order_by(people.c.created, people.c.id)
    )
    for person, account, name in connection.execute(query).all():
        _enter(connection, person, looks_of(account, name))


def _enter(connection: Connection, person: str, wanted: Iterable[str]) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(looks)
    rows = [{"skeleton": each, "person_id": person} for each in sorted(wanted)]
    connection.execute(new.on_conflict_do_nothing(), rows)
