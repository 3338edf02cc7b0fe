"""A second version of Claim It!, written from the rules alone: slow, plain, all texts.

A board is a dictionary from a space's name to its cell as a position writes it: `5/2` to `b2*`.
Nothing here is shared with the package.
"""

from fractions import Fraction
from itertools import permutations, product
from typing import NamedTuple

LETTERS = "abcde"
DIGITS = "123456"
SECURED_TO_END = {2: 13, 3: 9, 4: 7, 5: 6}

Cells = dict[str, str]


class Position(NamedTuple):
    players: int
    variant: str
    end: int
    size: int
    cells: Cells
    seat: str
    due: str
    left: str


def parse(text: str, end: int | None = None) -> Position:
    header, board, seat, due, left = text.split("; ")
    _, players, variant = header.split(" ")
    lines = board.split("/")
    size = len(lines)
    cells = {}
    for down, line in enumerate(lines):
        for right, cell in enumerate(line.split(" ")):
            cells[f"{right + 1}/{size - down}"] = cell
    enough = SECURED_TO_END[int(players)] if end is None else end
    return Position(int(players), variant, enough, size, cells, seat, due, left)


def text_of(position: Position) -> str:
    size, cells = position.size, position.cells
    lines = [
        " ".join([cells[f"{column}/{row}"] for column in range(1, size + 1)])
        for row in range(size, 0, -1)
    ]
    header = f"claim-it {position.players} {position.variant}"
    return f"{header}; {'/'.join(lines)}; {position.seat}; {position.due}; {position.left}"


def is_claimed(cell: str) -> bool:
    return "*" in cell or cell.isupper()


def squatter_in(cell: str) -> str:
    return "".join([letter for letter in cell if letter in DIGITS])


def placements(position: Position, dice: str) -> set[str]:
    """Every legal placement for the dice, in whatever order they lie."""
    cells, seat = position.cells, position.seat
    on_board = "".join([squatter_in(cell) for cell in cells.values()])
    claim_markers = [cell for cell in cells.values() if is_claimed(cell)]
    mine_on_stopping = [cell for cell in cells.values() if cell[0].lower() == seat or len(cell) > 1]
    legal = set()
    for column, row, third in permutations(dice):
        name = f"{column}/{row}"
        cell = cells[name]
        if is_claimed(cell):  # I-4d
            continue
        if cell == seat or squatter_in(cell):  # I-4b, I-4c
            if len(claim_markers) < 30:  # I-13
                legal.add(f"*@{name}")
        elif third not in on_board and len(mine_on_stopping) < 24:  # I-4a, I-9, I-14
            legal.add(f"{third}@{name}")
    return legal


def all_rolls(size: int) -> list[str]:
    """Every way three dice can fall, the order of the dice counted."""
    return ["".join(dice) for dice in product(DIGITS[:size], repeat=3)]


def bust_chance(position: Position) -> Fraction:
    falls = all_rolls(position.size)
    return Fraction(len([dice for dice in falls if not placements(position, dice)]), len(falls))


def moves(position: Position) -> set[str]:
    """All that can come next, of chance or of the player."""
    if position.due == "over":
        return set()
    if position.due == "roll":
        return {"".join(sorted(dice)) for dice in all_rolls(position.size)}
    if position.due == "choose":
        return {"roll", "stop"}
    return placements(position, position.due)


def after(position: Position, move: str) -> Position:
    """The position that a legal move leads to."""
    if move == "roll":
        return position._replace(due="roll")
    if move == "stop":
        return turn_over(
            position, {k: stopped(c, position.seat) for k, c in position.cells.items()}
        )
    if "@" not in move:
        if placements(position, move):
            return position._replace(due=move)
        return turn_over(position, {k: cell[0] for k, cell in position.cells.items()})  # I-6
    stone, name = move.split("@")
    cell = position.cells[name] + stone
    if stone == "*" and position.variant == "quick":
        cell = cell[0] + "*"  # I-10
    return position._replace(cells={**position.cells, name: cell}, due="choose")


def stopped(cell: str, seat: str) -> str:
    """What becomes of a cell when the player stops (I-8)."""
    if "*" in cell:
        return seat.upper()
    return seat if squatter_in(cell) else cell


def turn_over(position: Position, cells: Cells) -> Position:
    letters = LETTERS[: position.players]
    following = letters[letters.index(position.seat) - position.players + 1]
    left = position.left
    if left != "-":
        left = str(int(left) - 1)
    elif max(list(cells.values()).count(seat.upper()) for seat in letters) >= position.end:
        left = str(position.players)  # I-11
    due = "over" if left == "0" else "roll"
    return position._replace(cells=cells, seat=following, due=due, left=left)


def score(position: Position, seat: str) -> tuple[int, int, int]:
    """The largest mine, the secured spaces, all spaces (I-12)."""
    spaces = {name for name, cell in position.cells.items() if cell[0].lower() == seat}
    secured = [name for name in spaces if position.cells[name].isupper()]
    largest = max((len(mine_around(name, spaces)) for name in spaces), default=0)
    return largest, len(secured), len(spaces)


def mine_around(name: str, spaces: set[str]) -> set[str]:
    """All of the spaces that can be walked to from this one, side by side."""
    mine = {name}
    while True:
        beside = {
            space
            for space in spaces
            for other in mine
            if distance(space, other) == 1 and space not in mine
        }
        if not beside:
            return mine
        mine |= beside


def distance(one: str, two: str) -> int:
    return abs(int(one[0]) - int(two[0])) + abs(int(one[2]) - int(two[2]))


def winners(position: Position) -> tuple[str, ...]:
    scores = {seat: score(position, seat) for seat in LETTERS[: position.players]}
    return tuple(seat for seat in scores if scores[seat] == max(scores.values()))
