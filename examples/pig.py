"""A third game, whole: Pig, with a die, for two to four players.

Whoever is on turn rolls as often as they like. A 1 loses the turn and all points of it; who holds
keeps them. Who has 30 points, or as many as were agreed, wins.

A package brings it by one entry point:

    [project.entry-points."claimstead.games"]
    pig = "pig:PIG"

`python examples/pig.py` plays a game at random and tells it.
"""

import random
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace

from claimstead.core import (
    CHANCE,
    BadSetup,
    BadText,
    Chance,
    Event,
    FrozenStruct,
    Illegal,
    Move,
    Outcome,
    Position,
    Seat,
    Step,
    View,
    clockwise,
)
from claimstead.registry import Game, GameKind
from claimstead.registry.words import number, quoted

PLAYERS = (2, 3, 4)
TARGET = 30


class Tally(FrozenStruct, frozen=True):
    points: int


class State(Position, frozen=True, kw_only=True):
    points: tuple[int, ...]
    turn: Seat = "a"
    total: int = 0
    """What this turn has brought so far."""
    is_rolling: bool = False


class Die(Move, frozen=True, tag="die"):
    is_chance: ClassVar[bool] = True
    pips: int

    def __str__(self) -> str:
        return str(self.pips)


class Roll(Move, frozen=True, tag="roll"):
    def __str__(self) -> str:
        return "roll"


class Hold(Move, frozen=True, tag="hold"):
    def __str__(self) -> str:
        return "hold"


class Rolled(Event, frozen=True, tag="pig-rolled"):
    seat: Seat
    pips: int

    def __str__(self) -> str:
        return f"{self.seat} rolls {self.pips}"


class Chosen(Event, frozen=True, tag="pig-chosen"):
    seat: Seat
    move: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.move}"


class PigView(View, frozen=True, kw_only=True):
    points: tuple[int, ...]
    turn: Seat
    total: int
    legal: tuple[Roll | Hold, ...]


class Pig(Game[State]):
    """Pig for 2 to 4 players."""

    name = "pig"
    turn_rule = "P-1"
    view_type = PigView

    def __init__(self, players: int = 2, target: int = TARGET) -> None:
        if players not in PLAYERS or target < 1:
            raise BadSetup("pig-players", players=players, target=target)
        self.players, self.target = players, target

    @cached_property
    def setup(self) -> str:
        return f"pig {self.players} {self.target}"

    def start(self) -> State:
        return State(setup=self.setup, points=(0,) * self.players)

    def actor(self, state: State) -> Seat | Chance | None:
        if max(state.points) >= self.target:
            return None
        return CHANCE if state.is_rolling else state.turn

    def legal(self, state: State) -> tuple[Roll | Hold, ...]:
        return (Roll(), Hold()) if self.actor(state) in self.seats else ()

    def check(self, state: State, move: Move) -> None:
        if self.actor(state) is None:
            raise Illegal("game-over", rule="P-4")
        if isinstance(move, Die) != state.is_rolling:
            raise Illegal("pig-not-now", rule="P-1", move=str(move))

    def apply(self, state: State, move: Move) -> Step[State]:
        self.check(state, move)
        if isinstance(move, Die):
            rolled = (Rolled(state.turn, move.pips),)
            if move.pips == 1:
                return Step(self._next(state, state.points), rolled)
            return Step(replace(state, total=state.total + move.pips, is_rolling=False), rolled)
        chosen = (Chosen(state.turn, str(move)),)
        if isinstance(move, Roll):
            return Step(replace(state, is_rolling=True), chosen)
        at = self.seats.index(state.turn)
        points = (*state.points[:at], state.points[at] + state.total, *state.points[at + 1 :])
        return Step(self._next(state, points), chosen)

    def _next(self, state: State, points: tuple[int, ...]) -> State:
        turn = clockwise(state.turn, self.players)
        return replace(state, points=points, turn=turn, total=0, is_rolling=False)

    def chances(self, state: State) -> tuple[tuple[Die, Fraction], ...]:
        if self.actor(state) is not CHANCE:
            return ()
        return tuple((Die(pips), Fraction(1, 6)) for pips in range(1, 7))

    def sample(self, state: State, rng: random.Random) -> Die:
        return Die(rng.randint(1, 6))

    def view(self, state: State, seat: Seat | None) -> PigView:
        legal = self.legal(state) if seat == self.actor(state) else ()
        return PigView(
            seat=seat, points=state.points, turn=state.turn, total=state.total, legal=legal
        )

    def seen(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        return tuple(events)

    def outcome(self, state: State) -> Outcome[Tally] | None:
        if self.actor(state) is not None:
            return None
        best = max(state.points)
        counts = dict(zip(self.seats, state.points, strict=True))
        winners = tuple(seat for seat, points in counts.items() if points == best)
        return Outcome(winners, "points", {seat: Tally(each) for seat, each in counts.items()})

    # Texts, as of a position in which a has 4 points and 6 more at stake: pig 2 30; 4 0; a; 6; roll

    def write(self, state: State) -> str:
        due = "roll" if state.is_rolling else "choose"
        return (
            f"{self.setup}; {' '.join(map(str, state.points))}; {state.turn}; {state.total}; {due}"
        )

    def read(self, text: str) -> State:
        match [each.strip() for each in text.split(";")]:
            case [self.setup, points, turn, total, "roll" | "choose" as due] if turn in self.seats:
                counts = tuple(map(number, points.split()))
                if len(counts) == self.players:
                    rolls = due == "roll"
                    state = State(setup=self.setup, points=counts, turn=turn, is_rolling=rolls)
                    return replace(state, total=number(total))
        raise BadText("no-such-position", text=quoted(text.strip()[:40]))

    def read_move(self, text: str) -> Move:
        word = text.strip()
        if word in ("roll", "hold"):
            return Roll() if word == "roll" else Hold()
        if word.isascii() and word.isdecimal() and 1 <= int(word[:3]) <= 6:
            return Die(int(word))
        raise BadText("pig-move", text=quoted(word))


def made(words: list[str]) -> Pig | None:
    """The game of a set-up: the players, and the points to win."""
    return Pig(number(words[0]), number(words[1])) if len(words) == 2 else None


def every_move(_: Pig) -> tuple[Move, ...]:
    """Every move that can be written."""
    return (Roll(), Hold(), *map(Die, range(1, 7)))


def state_of(game: Pig, view: PigView, _: random.Random) -> State:
    """A state that fits what a seat sees when it is to choose: for the searching player."""
    return State(setup=game.setup, points=view.points, turn=view.turn, total=view.total)


def encoding(game: Pig) -> Any:
    """What a seat sees, for environments."""
    from claimstead.research.environments.observations import Encoding, Field

    class PigEncoding(Encoding):
        @property
        def _shape(self) -> tuple[int, ...]:
            return (game.players,)

        def fill(self, view: PigView, fields: dict[str, Any]) -> None:
            for seat, row in self.seats_from(view).items():
                fields["points"][row] = min(view.points[game.seats.index(seat)], game.target)
                fields["turn"][row] = view.turn == seat
            fields["total"][0] = min(view.total, game.target)

    seats = (game.players,)
    fields = (
        Field("points", seats, game.target, "the points of each seat"),
        Field("turn", seats, 1, "who is on turn"),
        Field("total", (1,), game.target, "what the turn has brought"),
    )
    return PigEncoding(game, fields)


PIG = GameKind(
    name="pig",
    players=PLAYERS,
    make=made,
    presets=tuple(f"pig {players} {TARGET}" for players in PLAYERS),
    setups=lambda: tuple(f"pig {players} {TARGET}" for players in PLAYERS),
    state_type=State,
    view_type=PigView,
    tally_type=Tally,
    events=(Rolled, Chosen),
    rooms={
        "moves": "pig:every_move",
        "sample_state": "pig:state_of",
        "encoding": "pig:encoding",
    },
)


if __name__ == "__main__":
    pig, rng = Pig(), random.Random(1)
    state = pig.start()
    while pig.actor(state) is not None:
        is_chances = pig.actor(state) is CHANCE
        step = pig.apply(
            state, pig.sample(state, rng) if is_chances else rng.choice(pig.legal(state))
        )
        print(*step.events)
        state = step.state
    print(pig.write(state))
