"""Tables of more than two players."""

from collections import Counter
from collections.abc import Mapping, Sequence

Meetings = Mapping[frozenset[int], int]
"""How often two have met."""


def tables_by_standing(
    order: Sequence[int], size: int, met: Meetings, seats: Mapping[int, Counter[int]]
) -> list[tuple[int, ...]]:
    """Whoever stands highest gets those to the table who stand next and whom they met least."""
    left = list(order)
    tables = []
    while left:
        table = [left.pop(0)]
        while len(table) < size:
            chosen = min(left, key=lambda each: (_met(each, table, met), left.index(each)))
            left.remove(chosen)
            table.append(chosen)
        tables.append(_seated(table, seats))
    return tables


def _met(player: int, table: list[int], met: Meetings) -> int:
    return sum(met.get(frozenset((player, each)), 0) for each in table)


def _seated(table: list[int], seats: Mapping[int, Counter[int]]) -> tuple[int, ...]:
    """Each seat goes to whoever of those left has had it least."""
    left = list(table)
    seated = []
    for seat in range(len(table)):
        chosen = min(left, key=lambda each: (seats[each][seat], left.index(each)))
        left.remove(chosen)
        seated.append(chosen)
    return tuple(seated)


def moving_tables(players: int, size: int, number: int) -> list[tuple[int, ...]]:
    """The movement of a duplicate tournament, after Mitchell: a section for each seat, by turns.

    Of each section one sits at every table; the sections move on by different steps, and the
    seats go around. The sections are equally strong: the numbers are dealt forth and back.

    >>> moving_tables(6, 3, 0), moving_tables(6, 3, 1)
    ([(0, 1, 2), (5, 4, 3)], [(2, 0, 4), (3, 5, 1)])
    """
    tables = players // size
    sections: list[list[int]] = [[] for _ in range(size)]
    for start in range(0, players, size):
        row = range(start, start + size)
        for section, player in enumerate(row if start // size % 2 == 0 else reversed(row)):
            sections[section].append(player)
    found = []
    for table in range(tables):
        at_table = [sections[each][(table - number * each) % tables] for each in range(size)]
        found.append(tuple(at_table[(seat - number) % size] for seat in range(size)))
    return found
