"""Make puzzles: computer players play each other, and clear decisions are picked out."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count

from msgspec.structs import replace

from claimstead.core import BadSetup
from claimstead.notation import game_named
from claimstead.registry import kinds
from claimstead.review.puzzles.asking import Asking, Found, Quarry
from claimstead.review.puzzles.played import Played, lower_levels, play
from claimstead.review.puzzles.puzzle import Puzzle, Source

ROUNDS = 1000
"""After so many games of every set-up there is no hope for more."""


def make(seed: int, wanted: Mapping[str, int]) -> Iterator[Source]:
    """So many puzzles of each quarry by its name, numbered from 1 on."""
    parts: list[Asking | None] = [kind.part("puzzles") for kind in kinds().values()]
    quarries = {each.name: each for each in (part.quarry() for part in parts if part is not None)}
    numbers = count(1)
    for name, many in wanted.items():
        for source in _dig(quarries[name], seed, many):
            numbered = (replace(each, id=next(numbers)) for each in source.puzzles)
            yield replace(source, puzzles=tuple(numbered))


def _dig(quarry: Quarry, seed: int, wanted: int) -> Iterator[Source]:
    """Games of all set-ups in turn until there are enough puzzles."""
    seen: Counter[tuple[str, ...]] = Counter()
    for number in range(ROUNDS):
        for setup in quarry.setups:
            if seen.total() >= wanted:
                return
            rng = random.Random(f"{seed} {setup} {number}")
            game = game_named(setup)
            levels = lower_levels(game)[1:]
            played = play(game, tuple(rng.choice(levels) for _ in game.seats), rng)
            picked = _picked(quarry, played, seen, wanted)
            if picked:
                yield _source(setup, played, picked)
    if seen.total() < wanted:
        raise BadSetup("too-few-puzzles", found=seen.total(), wanted=wanted)


def _picked(
    quarry: Quarry, played: Played, seen: Counter[tuple[str, ...]], wanted: int
) -> list[Found]:
    """Of a game's puzzles those of the rarest sorts so far, one a seat, no sort far too often."""
    found = list(quarry.search(played))
    most = 1 + wanted * 3 // (2 * quarry.sorts)
    picked: list[Found] = []
    while found and len(picked) < quarry.per_game and seen.total() < wanted:
        best = min(found, key=lambda each: seen[_sort(each[1])])
        if seen[_sort(best[1])] >= most:
            break
        found = [each for each in found if each[1].seat != best[1].seat]
        seen[_sort(best[1])] += 1
        picked.append(best)
    return sorted(picked, key=lambda each: each[0])


def _sort(puzzle: Puzzle) -> tuple[str, ...]:
    answer = puzzle.solution if len(puzzle.values) == 2 else ""
    return puzzle.kind, answer, str(puzzle.grade)


def _source(setup: str, played: Played, picked: list[Found]) -> Source:
    return Source(
        setup=setup,
        players=" ".join(played.levels),
        moves=played.told(picked[-1][0]),
        at=tuple(at for at, _ in picked),
        puzzles=tuple(puzzle for _, puzzle in picked),
    )
