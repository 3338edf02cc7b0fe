"""A search for any game: plain Monte Carlo tree search over the rules.

The game's record says how to think of a state that fits a view (`sample_state`). Where nothing is
hidden there is one; else every try begins with another, and what the player can't tell apart is one
place in its tree. Chance is drawn by its odds; from the first new place on, moves are random.
"""

import random
import time
from collections.abc import Callable
from functools import partial
from math import log, sqrt
from typing import Any

import msgspec

from claimstead.core import Chance, Event, Move, Seat
from claimstead.players.player import Budget, Cancelled, Choice, Player
from claimstead.players.reason import because
from claimstead.registry import Game, kind_of

TRIES = 1_000
"""Unless the budget says otherwise."""
CURIOSITY = 0.7
LONGEST = 10_000
"""Moves of a try; a game that goes on for longer is worth an equal share."""
Shares = dict[Seat, float]


class Place:
    """What came of the tries that went through here."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often it could have been gone to: hidden things may stand in the way."""
        self.share = 0.0
        """Of the victory, for whoever decided to go here; summed up."""
        self.choices: dict[Move, Place] = {}
        self.seen: dict[Any, Place] = {}
        """After a choice or a roll, by what the searching seat sees of it."""

    def promise(self) -> float:
        """What a choice is worth, and how little is known of it."""
        return self.share / self.visits + CURIOSITY * sqrt(log(self.available) / self.visits)


class Search:
    """The tree of one decision."""

    def __init__(self, game: Game[Any], view: Any, rng: random.Random) -> None:
        kind = kind_of(game)
        self.game, self.seat, self.rng = game, view.seat, rng
        self.has_secrets = kind.has_secrets
        sample: Callable[[Game[Any], Any, random.Random], Any] = kind.part("sample_state")
        self.sample: Callable[[], Any] = partial(sample, game, view, rng)
        self.root = Place()

    def attempt(self) -> None:
        """One game, from here to its end."""
        state, place = self.sample(), self.root
        way: list[tuple[Place, Seat | None]] = [(place, None)]
        is_new = False
        for _ in range(LONGEST):
            actor = self.game.actor(state)
            if actor is None:
                break
            if isinstance(actor, Chance):
                move, decider = self.game.sample(state, self.rng), None
            elif is_new:
                move, decider = self.rng.choice(self.game.legal(state)), None
            else:
                move, decider = self.chosen(place, state), actor
            step = self.game.apply(state, move)
            state = step.state
            if is_new:
                continue
            if decider is not None:
                place = place.choices[move]
                is_new = place.visits == 0
                way.append((place, decider))
            place = place.seen.setdefault(self.looks(move, step.events), Place())
        self.learn(way, state)

    def chosen(self, place: Place, state: Any) -> Move:
        """A choice that was never tried, or else the one that promises most."""
        legal = self.game.legal(state)
        for move in legal:
            place.choices.setdefault(move, Place()).available += 1
        untried = [move for move in legal if not place.choices[move].visits]
        if untried:
            return self.rng.choice(untried)
        return max(legal, key=lambda move: place.choices[move].promise())

    def looks(self, move: Move, events: tuple[Event, ...]) -> Any:
        """What the searching seat can tell apart."""
        if not self.has_secrets:
            return move
        return msgspec.json.encode(self.game.seen(events, self.seat))

    def learn(self, way: list[tuple[Place, Seat | None]], state: Any) -> None:
        outcome = self.game.outcome(state)
        winners = self.game.seats if outcome is None else outcome.winners
        for place, decider in way:
            place.visits += 1
            if decider is not None:
                mine = sum(seat in winners for seat in self.game.team(decider))
                place.share += mine / len(winners)

    def best(self) -> tuple[Move, Place]:
        """What was tried most often, and how it went."""
        return max(self.root.choices.items(), key=lambda each: each[1].visits)


class SearchPlayer(Player):
    """Plays each game that says which states fit a view."""

    name = "search"

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return "sample_state" in kind_of(game).rooms

    def choose(self, game: Game[Any], view: Any, budget: Budget, seed: int) -> Choice:
        search = Search(game, view, random.Random(seed))
        tries = budget.nodes
        if tries is None and budget.seconds is None:
            tries = TRIES
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        while tries is None or search.root.visits < tries:
            if budget.is_cancelled():
                raise Cancelled
            if ends is not None and search.root.visits and time.monotonic() > ends:
                break
            search.attempt()
        move, place = search.best()
        return Choice(move, because("tried", percent=round(100 * place.share / place.visits)))
