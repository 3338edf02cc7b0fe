"""`claimstead bench`: how fast this installation is, on one core of a machine that may be busy."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from claimstead.core import CHANCE, FrozenStruct
from claimstead.language import say
from claimstead.notation import game_named
from claimstead.registry import Game, kind_of
from claimstead.registry.games import our_kinds

SEED = 1855
DEALS = 5
GAMES = 1000


class Speed(FrozenStruct, frozen=True):
    """One figure."""

    what: str
    game: str
    value: float
    unit: str
    """`games/s` or `ms`."""


class Measure(FrozenStruct, frozen=True):
    """Something to be measured, and how."""

    what: str
    game: str
    unit: str
    take: Callable[[float], float]
    """Takes about so many seconds."""


def measures() -> Iterator[Measure]:
    """All there is to measure, the quickest to be ready first."""
    setups = [kind.measured for kind in our_kinds()]
    for words in setups:
        yield Measure(say("bench-rules"), words, "games/s", _rules(words))
    for words in setups:
        yield Measure(say("bench-kernel"), words, "games/s", _kernel(words))
    for kind in our_kinds():
        yield from kind.part("speeds", lambda _: ())(kind.measured)
    for kind in our_kinds():
        for level in kind.levels[::2]:
            what = say("bench-player", player=level)
            yield Measure(what, kind.measured, "ms", _player(kind.measured, level))


def measured(each: Measure, seconds: float) -> Speed:
    return Speed(each.what, each.game, each.take(seconds), each.unit)


def _until(seconds: float, play: Callable[[], object]) -> float:
    """How often a second something can be done."""
    count, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds or not count:
        play()
        count += 1
    return count / passed


def play_until(game: Game[Any], rng: random.Random, until: Callable[[Any], bool]) -> Any:
    """Random moves until a state is as wanted, or the game is over."""
    state = game.start()
    while (actor := game.actor(state)) is not None and not until(state):
        is_chance = actor is CHANCE
        move = game.sample(state, rng) if is_chance else rng.choice(game.legal(state))
        state = game.apply(state, move).state
    return state


def _rules(words: str) -> Callable[[float], float]:
    def take(seconds: float) -> float:
        game, rng = game_named(words), random.Random(SEED)
        return _until(seconds, lambda: play_until(game, rng, lambda _: False))

    return take


def _kernel(words: str) -> Callable[[float], float]:
    def take(seconds: float) -> float:
        import numpy as np

        from claimstead.kernel.codec import WINNERS, codec_for
        from claimstead.kernel.randomness import randomness

        game: Any = game_named(words)
        codec, play_outs = codec_for(game), kind_of(game).part("play_outs")
        start = codec.encode(game.start())[np.newaxis]
        won, chance = np.zeros((1, WINNERS), np.int64), randomness(SEED)

        def play() -> None:
            play_outs(codec.tables, start, GAMES, chance, won)

        play()
        return GAMES * _until(seconds, play)

    return take


def _player(words: str, level: str) -> Callable[[float], float]:
    def take(seconds: float) -> float:
        from claimstead.players.levels import player
        from claimstead.players.player import Budget

        game, rng = game_named(words), random.Random(SEED)
        chosen = player(game, level)
        views: list[Any] = []
        while len(views) < DEALS:
            state = play_until(game, rng, lambda _: rng.random() < 0.1)
            actor = game.actor(state)
            if isinstance(actor, str):
                views.append(game.view(state, actor))
        budget = Budget(seconds=seconds)
        chosen.choose(game, views[0], budget, SEED)
        began = time.perf_counter()
        for view in views:
            chosen.choose(game, view, budget, SEED)
        return (time.perf_counter() - began) * 1000 / len(views)

    return take


def as_json(speeds: list[Speed]) -> str:
    return msgspec.json.format(msgspec.json.encode(speeds)).decode()


def as_table(speeds: list[Speed]) -> str:
    lines = [f"{each.what:<28} {each.game:<24} {_figure(each)}" for each in speeds]
    return "\n".join(lines)


def _figure(speed: Speed) -> str:
    figure = f"{speed.value:,.0f}" if speed.value >= 100 else f"{speed.value:.1f}"
    return f"{figure:>12} {speed.unit}"
