"""What a review says about a game. All of it is JSON as it stands.

A **chance** is a seat's share of the victory that is to be expected, from 0 to 1; partners of a
team have the same. Tuples with an entry a seat are in order of the seats.

Every step leads from one worth to another. What lies between a game's expectation and its result is
the sum over all steps of *luck* (where chance moved) and *effect* (where somebody decided).
"""

from enum import StrEnum

from claimstead.core import FrozenStruct, Seat
from claimstead.language import say

Chances = tuple[float, ...]
"""A chance for every seat."""


class Kind(StrEnum):
    """Who moved: a player, the dice, the dealer, or the pile, face down or turned up."""

    DECISION = "decision"
    ROLL = "roll"
    DEAL = "deal"
    DRAW = "draw"
    TURN_UP = "turn-up"


class Word(StrEnum):
    """What people call a decision."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Option(FrozenStruct, frozen=True):
    """A legal move, and what it is worth to who decides."""

    move: str
    chance: float
    error_bar: float = 0.0
    """95 % of all samples would be as near as this; 0 where nothing was sampled."""


class Hindsight(FrozenStruct, frozen=True):
    """What a decision cost with all cards open."""

    best: str
    loss: float
    error_bar: float
    is_exact: bool
    """By the solver."""
    options: tuple[Option, ...]


class Bust(FrozenStruct, frozen=True):
    """What the next roll would do."""

    chance: float
    rolls: tuple[str, ...]
    """Those that leave no placement, as `111`."""


class Step(FrozenStruct, frozen=True, kw_only=True):
    """A decision, or a move of chance."""

    index: int
    """In the review."""
    move_index: int
    """The move of the game that it belongs to; a draw belongs to the move that brought it."""
    kind: Kind
    seat: Seat | None
    """Who decided, rolled or drew; `None` where it was dealt to all."""
    move: str
    before: Chances
    """Of a decision: as the account stood. Of chance: the average over all that could come."""
    after: Chances
    luck: Chances
    """After less before, where chance moved; else nothing."""
    effect: Chances
    """After less before, where somebody decided; else nothing. In hindsight, with cards."""
    cost: Chances
    """After less what the best move would have brought, where somebody decided; else nothing."""
    error_bar: float
    """Of luck or effect: by the sampling, and by how two looks at one position differ."""
    is_exact: bool
    best: str | None = None
    """The best move, given what was known."""
    loss: float = 0.0
    """What the decision cost who made it, given what was known."""
    word: Word | None = None
    options: tuple[Option, ...] = ()
    """All legal moves, the best first, given what was known."""
    hindsight: Hindsight | None = None
    """Where cards were hidden."""
    bust: Bust | None = None
    """Where the choice was to roll or to stop, and for every roll."""


class Totals(FrozenStruct, frozen=True, kw_only=True):
    """What a game was worth to a seat.

    `result = expectation + luck + own + others`, in every game.
    """

    seat: Seat
    name: str
    expectation: float
    """Before the first move."""
    result: float | None
    """The share of the victory; `None` where the game was not played to its end."""
    errors: float
    """The sum of what the own decisions cost, given what was known."""
    hindsight: float
    """The same with all cards open."""
    own: float
    """What the own decisions did to the chance; where all is exact, that is what they cost."""
    own_bar: float
    others: float
    """What everybody else's decisions did to it."""
    others_bar: float
    luck: float
    luck_bar: float
    luck_by: dict[Kind, float]
    """The luck of rolls; that of the deal, of blind draws and of cards turned up apart."""
    adjusted: float | None
    """The result without the luck."""
    words: dict[Word, int]
    """How many decisions of each kind."""


class Advice(FrozenStruct, frozen=True):
    """A sentence of the catalogue, by its code."""

    code: str
    arguments: dict[str, str | int]

    def say(self, language: str) -> str:
        return say(f"review-advice-{self.code}", language, **self.arguments)


class Moment(FrozenStruct, frozen=True):
    """A step that decided the game, and what is to be learned of it."""

    step: int
    """Its index in the review."""
    seat: Seat | None
    """Who decided or was on turn; of a deal or a draw, who had most of it."""
    swing: float
    """How much of the victory changed hands."""
    advice: Advice


class Review(FrozenStruct, frozen=True, kw_only=True):
    """A game, step by step."""

    version: int = 1
    setup: str
    """The game in words, as `claim-it 2 base`."""
    game: str
    """The whole game as a text."""
    names: tuple[str, ...]
    expectation: Chances
    steps: tuple[Step, ...]
    totals: tuple[Totals, ...]
    moments: tuple[Moment, ...]
    is_over: bool
    """Whether the game was played to its end."""
    is_exact: bool
    """Whether every worth is exact."""


class Analysis(FrozenStruct, frozen=True, kw_only=True):
    """What a single position is worth."""

    setup: str
    seat: Seat | None
    """Who decides; `None` where chance does or the game is over."""
    chances: Chances
    options: tuple[Option, ...]
    """The best first."""
    is_exact: bool
    error_bar: float
    bust: Bust | None = None
    line: tuple[str, ...] = ()
    """Best play of both to the end, where the position is solved."""
