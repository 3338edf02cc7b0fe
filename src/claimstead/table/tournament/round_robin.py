"""Everybody meets everybody once: the Berger tables of FIDE (C.05, annex 1)."""


def berger_rounds(players: int) -> list[list[tuple[int, int]]]:
    """The pairings of all rounds by numbers from 0 on; whoever meets `players` is free.

    The last number keeps its place, the others go around; it has the first and the second seat
    in turn.

    >>> berger_rounds(4)
    [[(0, 3), (1, 2)], [(3, 2), (0, 1)], [(1, 3), (2, 0)]]
    """
    even = players + players % 2
    last = even - 1
    rounds = []
    for number in range(last):
        # In FIDE's tables whoever meets the last number moves on by half the table.
        pivot = number * (even // 2) % last
        first = (pivot, last) if number % 2 == 0 else (last, pivot)
        pairs = [first]
        pairs += [((pivot + step) % last, (pivot - step) % last) for step in range(1, even // 2)]
        rounds.append(pairs)
    return rounds
