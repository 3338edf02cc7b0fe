"""Texts of Claim It!: moves, and positions in one line."""

import re
from collections import Counter
from functools import cached_property

from msgspec.structs import replace

from claimstead.claim_it.board import Board, Place, Space
from claimstead.claim_it.moves import ROLL_AGAIN, STOP, PlaceClaimMarker, PlaceSquatter, Roll
from claimstead.claim_it.rules import (
    CLAIM_MARKERS,
    PLAYER_MARKERS,
    SECURED_TO_END,
    SIZE,
    ClaimItRules,
)
from claimstead.claim_it.state import Dice, Due, State
from claimstead.claim_it.view import ClaimItView
from claimstead.core import BadText, Move, Seat
from claimstead.registry.game import Game
from claimstead.registry.words import number, quoted

ROLL = re.compile(r"([1-6])([1-6])([1-6])")
PLACEMENT = re.compile(r"([1-6*])@([1-6])/([1-6])")
CELL = re.compile(r"([.a-eA-E])([1-6]?)(\*?)")
FIELDS = 5


class ClaimIt(ClaimItRules, Game[State]):
    """Claim It! for 2 to 5 players.

    >>> game = ClaimIt(players=2, size=2, secured_to_end=2)
    >>> game.write(game.start())
    'claim-it 2 base; . ./. .; a; roll; -'
    """

    name = "claim-it"
    turn_rule = "I-1"
    view_type = ClaimItView

    @cached_property
    def setup(self) -> str:
        words = f"{self.name} {self.players} {self.variant}"
        if (self.size, self.secured_to_end) != (SIZE, SECURED_TO_END[self.players]):
            words += f" size {self.size} end {self.secured_to_end}"
        return words

    def start(self) -> State:
        return replace(super().start(), setup=self.setup)

    def __repr__(self) -> str:
        return (
            f"ClaimIt(players={self.players}, variant={self.variant!r}, size={self.size}, "
            f"secured_to_end={self.secured_to_end})"
        )

    def read_move(self, text: str) -> Move:
        word = text.strip()
        if word == "roll":
            return ROLL_AGAIN
        if word == "stop":
            return STOP
        if ROLL.fullmatch(word):
            return Roll(self._read_dice(word))
        placement = PLACEMENT.fullmatch(word)
        if placement is None:
            raise BadText("claim-it-move", text=quoted(word))
        stone, column, row = placement.groups()
        place = Place(int(column), int(row))
        if max(place.column, place.row) > self.size:
            raise BadText("no-such-space", place=str(place), size=self.size)
        return PlaceClaimMarker(place) if stone == "*" else PlaceSquatter(int(stone), place)

    def _read_dice(self, word: str) -> Dice:
        one, two, three = map(int, word)
        if not one <= two <= three:
            raise BadText("dice-not-sorted", dice=word, sorted="".join(sorted(word)))
        if three > self.size:
            raise BadText("no-such-die", die=three, sides=self.size)
        return one, two, three

    def write(self, state: State) -> str:
        size = self.size
        rows = (state.board.spaces[row * size : row * size + size] for row in range(size))
        written = "/".join(" ".join(map(write_space, row)) for row in reversed(list(rows)))
        due = str(Roll(state.dice)) if state.dice is not None else state.due.value
        turns_left = "-" if state.turns_left is None else str(state.turns_left)
        return "; ".join(
            (f"{self.name} {self.players} {self.variant}", written, state.turn, due, turns_left)
        )

    def read(self, text: str) -> State:
        fields = [field.strip() for field in text.split(";")]
        if len(fields) != FIELDS:
            raise BadText("claim-it-fields", fields=FIELDS, found=len(fields))
        self._check_header(fields[0])
        board = self._read_board(fields[1])
        turn = fields[2]
        if turn not in self.seats:
            raise BadText("no-such-seat", seat=quoted(turn), seats=" ".join(self.seats))
        due, dice = self._read_due(fields[3])
        turns_left = self._read_turns_left(fields[4])
        state = State(board, turn, due, dice, turns_left, setup=self.setup)
        self._check_stones(state)
        self._check_due(state)
        return state

    def _check_header(self, field: str) -> None:
        expected = f"{self.name} {self.players} {self.variant}"
        if field.split() != expected.split():
            raise BadText("other-game", found=quoted(field), expected=expected)

    def _read_board(self, field: str) -> Board:
        rows = [row.split() for row in field.split("/")]
        if len(rows) != self.size or any(len(row) != self.size for row in rows):
            raise BadText("board-size", size=self.size)
        cells = [cell for row in reversed(rows) for cell in row]
        return Board(self.size, tuple(map(self._read_space, cells)))

    def _read_space(self, cell: str) -> Space:
        parts = CELL.fullmatch(cell)
        if parts is None:
            raise BadText("no-such-cell", cell=quoted(cell))
        marker, squatter, star = parts.groups()
        owner = None if marker == "." else marker.lower()
        if owner is not None and owner not in self.seats:
            raise BadText("no-such-seat", seat=quoted(owner), seats=" ".join(self.seats))
        if squatter and int(squatter) > self.size:
            raise BadText("no-such-squatter", cell=cell, size=self.size)
        if marker.isupper() and (squatter or star):
            raise BadText("stone-on-secured", cell=cell)
        return Space(owner, marker.isupper(), int(squatter) if squatter else None, bool(star))

    def _read_due(self, field: str) -> tuple[Due, Dice | None]:
        if ROLL.fullmatch(field):
            return Due.PLACE, self._read_dice(field)
        if field not in (Due.ROLL, Due.CHOOSE, Due.OVER):
            raise BadText("no-such-due", due=quoted(field))
        return Due(field), None

    def _read_turns_left(self, field: str) -> int | None:
        if field == "-":
            return None
        if not re.fullmatch("[0-5]", field) or int(field) > self.players:
            raise BadText("turns-left", found=quoted(field), players=self.players)
        return int(field)

    def _check_stones(self, state: State) -> None:
        """The stones must be those of one box, placed as the rules place them."""
        board = state.board
        squatters = Counter(space.squatter for space in board.spaces if space.squatter is not None)
        for squatter, count in squatters.items():
            if count > 1:
                raise BadText("squatter-twice", squatter=squatter)
        if board.claim_markers() > CLAIM_MARKERS:
            raise BadText("too-many-claim-markers", count=CLAIM_MARKERS)
        for seat in self.seats:
            markers = board.markers(seat)
            if seat == state.turn:
                markers = board.markers_after_stopping(seat)
            if markers > PLAYER_MARKERS:
                raise BadText("too-many-player-markers", seat=seat, count=PLAYER_MARKERS)
        for place, space in board.items():
            self._check_space(str(place), space, state.turn)

    def _check_space(self, place: str, space: Space, turn: Seat) -> None:
        if space.squatter is not None and space.owner == turn:
            raise BadText("squatter-on-own", place=place)
        if not space.claimed or space.owner == turn:
            return
        if self.is_quick and space.squatter is not None:
            raise BadText("squatter-still-there", place=place)  # I-10
        if not self.is_quick and space.squatter is None:
            raise BadText("claim-marker-without-squatter", place=place)  # I-4a

    def _check_due(self, state: State) -> None:
        """What is due must fit the stones of this turn and the turns left."""
        pending = bool(state.board.pending())
        if (state.due is Due.OVER) != (state.turns_left == 0):
            raise BadText("over-and-turns-left")
        if state.due is Due.OVER and pending:
            raise BadText("stones-when-over")
        if state.due is Due.CHOOSE and not pending:
            raise BadText("nothing-to-choose")
        if state.dice is not None and not self.legal(state):
            raise BadText("roll-is-bust", dice=str(Roll(state.dice)))


def write_space(space: Space) -> str:
    """The cell of a space: `.`, `b`, `B`, and what was placed on it this turn."""
    marker = space.owner or "."
    squatter = "" if space.squatter is None else str(space.squatter)
    star = "*" if space.claimed else ""
    return (marker.upper() if space.secured else marker) + squatter + star


def made(words: list[str]) -> ClaimIt | None:
    """The game of a set-up, from the words after the name."""
    match words:
        case [players, variant]:
            return ClaimIt(number(players), variant)
        case [players, variant, "size", size, "end", end]:
            return ClaimIt(number(players), variant, number(size), number(end))
        case _:
            return None
