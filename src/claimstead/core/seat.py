"""Seats are the letters `a` to `e`, in order of play."""

Seat = str

SEATS: tuple[Seat, ...] = ("a", "b", "c", "d", "e")


def clockwise(seat: Seat, players: int) -> Seat:
    """The seat that plays after `seat`.

    >>> clockwise("a", 3), clockwise("c", 3)
    ('b', 'a')
    """
    return SEATS[(SEATS.index(seat) + 1) % players]


def seats_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats once, `seat` first.

    >>> seats_from("b", 3)
    ('b', 'c', 'a')
    """
    first = SEATS.index(seat)
    return SEATS[first:players] + SEATS[:first]
