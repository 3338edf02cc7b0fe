"""The bracket of a knock-out: the best meet as late as possible."""


def bracket(players: int) -> list[int | None]:
    """The numbers from 0 on in the order of the bracket; nobody beside somebody is a bye.

    >>> bracket(6)
    [0, None, 4, 3, 2, 5, None, 1]
    """
    order = [0]
    while len(order) < players:
        size = 2 * len(order)
        mirrored = [(each, size - 1 - each) for each in order]
        # Every other pair is turned around, so that the best two stand at the two ends.
        order = [
            each
            for at, pair in enumerate(mirrored)
            for each in (pair if at % 2 == 0 else pair[::-1])
        ]
    return [each if each < players else None for each in order]


def rounds_of(players: int) -> int:
    """
    >>> [rounds_of(players) for players in (2, 3, 4, 5, 8, 9)]
    [1, 2, 2, 3, 3, 4]
    """
    return (players - 1).bit_length()
