"""The figures of Claim It!: what happens in games of one level, counted from their events."""

from collections import Counter
from typing import NamedTuple

import numpy as np

from claimstead.claim_it.events import (
    Busted,
    ClaimMarkerPlaced,
    GameEnded,
    LastRoundCalled,
    SquatterPlaced,
    TurnBegan,
)
from claimstead.claim_it.events import Rolled as RolledDice
from claimstead.core import SEATS
from claimstead.notation import Record
from claimstead.research.figures.estimates import Estimate, mean, proportion
from claimstead.research.matches import Match, game_of, play_seated

MOST_PLACEMENTS = 8
"""Rolls after more stones than this are counted with it."""
LONGEST = 2_000
"""A game of more moves is cut off: some levels stall with quick squatters."""


class Order(NamedTuple):
    """Games to play: of one set-up, with one level in all seats."""

    setup: str
    level: str
    seed: int
    first: int
    end: int
    nodes: int | None = None


class Count(NamedTuple):
    """What happened in one game."""

    turns: int
    decisions: int
    winners: tuple[str, ...]
    """Nobody where the game was cut off."""
    caller: str | None
    """Who called the last round."""
    rolls: tuple[int, ...]
    """By the number of stones placed before in the turn."""
    busts: tuple[int, ...]
    """Those of them that were a bust."""


def played(order: Order) -> list[Count]:
    """The games of an order, counted."""
    game = game_of(order.setup)
    match = Match(
        order.setup, (order.level,) * game.players, order.seed, order.nodes, longest=LONGEST
    )
    seated = {seat: index for index, seat in enumerate(game.seats)}
    return [
        counted(Record(game, play_seated(match, seated, number).moves))
        for number in range(order.first, order.end)
    ]


def counted(record: Record) -> Count:
    """Walk through a game."""
    rolls: Counter[int] = Counter()
    busts: Counter[int] = Counter()
    winners: tuple[str, ...] = ()
    caller = None
    turns, decisions, stones = 1, 0, 0
    for event in (event for step in record.steps() for event in step.events):
        match event:
            case RolledDice():
                rolls[min(stones, MOST_PLACEMENTS)] += 1
                decisions += 2  # a stone and a choice
            case Busted():
                busts[min(stones, MOST_PLACEMENTS)] += 1
                decisions -= 2
            case SquatterPlaced() | ClaimMarkerPlaced():
                stones += 1
            case TurnBegan():
                turns, stones = turns + 1, 0
            case LastRoundCalled():
                caller = event.seat
            case GameEnded():
                winners = event.winners
            case _:
                pass
    places = range(MOST_PLACEMENTS + 1)
    return Count(
        turns,
        decisions,
        winners,
        caller,
        tuple(rolls[place] for place in places),
        tuple(busts[place] for place in places),
    )


class Figures(NamedTuple):
    """What games of one set-up and level are like."""

    setup: str
    level: str
    turns: Estimate
    decisions: Estimate
    busts: tuple[Estimate, ...]
    """By the number of stones placed before in the turn."""
    seats: tuple[Estimate, ...]
    """The share of the victories of each seat."""
    shared: Estimate
    """How often the victory is shared."""
    caller: Estimate
    """What part of the victory who called the last round has."""
    cut_off: int
    """Games that were too long; they count for their rolls and their length alone."""


def figures(setup: str, level: str, counts: list[Count]) -> Figures:
    ended = [count for count in counts if count.winners]
    rolls = np.sum([count.rolls for count in counts], 0)
    busts = np.sum([count.busts for count in counts], 0)
    return Figures(
        setup,
        level,
        mean(np.array([count.turns for count in counts], float)),
        mean(np.array([count.decisions for count in counts], float)),
        tuple(proportion(int(bust), int(all_)) for bust, all_ in zip(busts, rolls, strict=True)),
        tuple(
            proportion(sum(_share(count, seat) for count in ended), len(ended))
            for seat in SEATS[: game_of(setup).players]
        ),
        proportion(sum(len(count.winners) > 1 for count in ended), len(ended)),
        proportion(sum(_share(count, count.caller) for count in ended), len(ended)),
        len(counts) - len(ended),
    )


def _share(count: Count, seat: str | None) -> float:
    return 1 / len(count.winners) if seat in count.winners else 0.0
