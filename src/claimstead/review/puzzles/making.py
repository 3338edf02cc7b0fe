"""Make puzzles: computer players play each other, and clear decisions are picked out."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from claimstead.claim.decks import all_decks
from claimstead.claim_it.rules import SECURED_TO_END, VARIANTS
from claimstead.core import BadSetup
from claimstead.notation import game_named
from claimstead.review.puzzles.dice import dice_puzzles
from claimstead.review.puzzles.only_card import only_cards
from claimstead.review.puzzles.played import LOWER, Played, play
from claimstead.review.puzzles.puzzle import GRADES, Puzzle, Source

Found = tuple[int, Puzzle]
"""A puzzle, and after how many moves of its game it stands."""
ROUNDS = 1000
"""After so many games of every set-up there is no hope for more."""


class Quarry(NamedTuple):
    """Where puzzles are looked for."""

    setups: tuple[str, ...]
    search: Callable[[Played], Iterator[Found]]
    sorts: int
    """How many sorts of them there are: by kind, answer and grade."""
    per_game: int


CARDS = Quarry(tuple(f"claim 2 {deck}" for deck in all_decks(2)), only_cards, GRADES, 1)
DICE = Quarry(
    tuple(f"claim-it {players} {variant}" for players in SECURED_TO_END for variant in VARIANTS),
    dice_puzzles,
    3 * GRADES,
    3,
)


def make(seed: int, cards: int, dice: int) -> Iterator[Source]:
    """So many puzzles of CLAIM and of Claim It!, numbered from 1 on."""
    numbers = count(1)
    for quarry, wanted in ((CARDS, cards), (DICE, dice)):
        for source in _dig(quarry, seed, wanted):
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
            played = play(game, tuple(rng.choice(LOWER[1:]) for _ in game.seats), rng)
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
