"""One battery for any game with any options: what must hold at every state of every game."""

import random
from fractions import Fraction
from typing import Any

import msgspec

from claimstead.core import CHANCE, BadText, Illegal, Move, Outcome, TooManyChances
from claimstead.notation import read_record, write_record
from claimstead.registry import Game, kind_of
from claimstead.testkit.generators import random_record

State = Any

EVERYTHING = 0.02
"""At this share of the states every move there is is tried, at the others a few."""
A_FEW = 4
VIEWS = 0.3
"""At this share of the states every seat's view is looked at."""


def conform(game: Game[Any], rng: random.Random, games: int = 20, closely: float = 1.0) -> int:
    """Play random games to the end and check everything on the way; how many states it saw.

    Every game is replayed and every state goes through its text; moves, chances, events and views
    are looked at in a share of `closely` of the states.
    """
    universe = every_move(game)
    seen = 0
    for _ in range(games):
        record = random_record(game, rng)
        text = write_record(record)
        again = read_record(text)
        assert write_record(again) == text, "a game reads back to the same bytes"
        assert again.moves == record.moves, "a game reads back to the same moves"
        state = record.first
        check_state(game, state, universe, rng)
        for move, step, replayed in zip(record.moves, record.steps(), again.steps(), strict=True):
            assert step == replayed, "a game replays from its text alone"
            assert step.events, f"{move} tells what happened"
            state = step.state
            if rng.random() < closely:
                check_events(game, step.events)
                check_state(game, state, universe, rng)
            else:
                check_text(game, state)
                check_outcome(game, state)
            seen += 1
    return seen


def check_state(
    game: Game[Any], state: State, universe: tuple[Move, ...], rng: random.Random
) -> None:
    """Everything that must hold at one state."""
    everything = rng.random() < EVERYTHING
    check_text(game, state)
    check_moves(
        game, state, universe if everything else rng.sample(universe, min(A_FEW, len(universe)))
    )
    if game.actor(state) is CHANCE:
        check_chance(game, state, rng, everything)
    else:
        assert game.chances(state) == (), "chance has no moves where it does not act"
    if everything or rng.random() < VIEWS:
        check_views(game, state)
    check_outcome(game, state)


def check_text(game: Game[Any], state: State) -> None:
    text = game.write(state)
    again = game.read(text)
    assert again == state, "a position reads back to the same state"
    assert hash(again) == hash(state)
    assert game.write(again) == text, "a position reads back to the same bytes"


def check_moves(game: Game[Any], state: State, others: "tuple[Move, ...] | list[Move]") -> None:
    """Legal moves are distinct and can be made; everything else is refused with a reason."""
    actor = game.actor(state)
    legal = game.legal(state)
    assert bool(legal) == (actor in game.seats), "exactly a seat to act has moves"
    assert len(set(legal)) == len(legal) == len(set(map(str, legal))), "moves are distinct"
    for move in legal:
        assert game.move(state, str(move)) == move, "a move reads back"
        assert game.apply(state, move).state != state, "a move changes something"
    for move in others:
        if move in legal or (actor is CHANCE and move.is_chance):
            continue
        refusal = refused(game, state, move)
        assert refusal is not None, f"{move} should be refused in {game.write(state)}"
        assert str(refusal) == f"{refusal.rule}: {refusal.reason}", "a refusal says why"


def refused(game: Game[Any], state: State, move: Move) -> Illegal | None:
    """Why the move can't be made; `None` where it can."""
    try:
        game.apply(state, move)
    except Illegal as refusal:
        return refusal
    return None


def check_chance(game: Game[Any], state: State, rng: random.Random, everything: bool) -> None:
    drawn = game.sample(state, rng)
    assert game.move(state, str(drawn)) == drawn, "a chance move reads back"
    try:
        chances = game.chances(state)
    except TooManyChances:
        return
    moves = [move for move, _ in chances]
    assert sum((chance for _, chance in chances), Fraction(0)) == 1, "probabilities sum to one"
    assert len(set(moves)) == len(moves), "chance moves are distinct"
    assert drawn in moves, "what is drawn is among the chances"
    for move in moves if everything else rng.sample(moves, 1):
        game.apply(state, move)


def check_views(game: Game[Any], state: State) -> None:
    for seat in (*game.seats, None):
        view: Any = game.view(state, seat)
        assert view.seat == seat
        assert view.legal == (game.legal(state) if seat == game.actor(state) else ())
        assert msgspec.json.encode(view), "a view can be sent"


def check_events(game: Game[Any], events: tuple[Any, ...]) -> None:
    for seat in (*game.seats, None):
        seen = game.seen(events, seat)
        assert [type(event) for event in seen] == [type(event) for event in events]
        assert game.seen(seen, seat) == seen, "what was taken out stays out"
        msgspec.json.encode(seen)


def check_outcome(game: Game[Any], state: State) -> None:
    outcome: Outcome[Any] | None = game.outcome(state)
    assert (outcome is not None) == (game.actor(state) is None), "an end has an outcome"
    if outcome is not None:
        assert outcome.winners
        assert set(outcome.winners) <= set(game.seats)
        assert tuple(outcome.table) == game.seats, "every seat was counted"
        assert outcome.reason


def every_move(game: Game[Any]) -> tuple[Move, ...]:
    """Every move that can be written; where nobody lists them, those of a random game."""
    return tuple(kind_of(game).part("moves", _first_moves)(game))


def _first_moves(game: Game[Any]) -> tuple[Move, ...]:
    """The moves of one random game, each once."""
    return tuple(dict.fromkeys(random_record(game, random.Random(0)).moves))


def check_reader(game: Game[Any], text: str) -> None:
    """A reader answers any text with a position or move, or with one clear refusal."""
    try:
        state = game.read(text)
    except BadText as refusal:
        check_refusal(refusal)
    else:
        check_text(game, state)
    try:
        game.read_move(text)
    except (BadText, Illegal) as refusal:
        check_refusal(refusal)


def check_refusal(refusal: Exception) -> None:
    assert len(str(refusal).splitlines()) == 1, "one clear line"
