"""Whether the puzzles of Claim It! hold up: played out after the solution and the next best.

`python -m benchmarks.puzzle_margins`: about 40 seconds. One game says little, all of them together
say whether the margins are what the expert thinks.
"""

import argparse
from typing import Any

import numpy as np

from claimstead.claim_it.state import Due
from claimstead.core import SEATS
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.kernel.claim_it.layout import DUE, DUE_OVER
from claimstead.kernel.claim_it.layout import SEATS as MOST_SEATS
from claimstead.kernel.claim_it.scoring import result
from claimstead.kernel.randomness import randomness
from claimstead.players.claim_it.games import turns_of
from claimstead.players.claim_it.mind import Mind
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.claim_it.dice import best_of, judge_of, values_of
from claimstead.review.puzzles.puzzle import Kind, Puzzle


def share(puzzle: Puzzle, move: str, games: int) -> float:
    """The part of the victories after a move; the expert plays for all, a roll ahead."""
    game: Any
    game, state = puzzle.open()
    after = game.apply(state, game.move(state, move)).state
    if after.due is Due.CHOOSE:
        after = game.apply(after, game.move(after, best_of(values_of(game, after, 1)[0]))).state
    codec = ClaimItCodec(game)
    turn = turns_of(Mind(codec.tables, game.size, judge_of(game), learned=True), 1)
    chance = randomness(puzzle.id)
    first = codec.encode(after)
    tally = np.zeros(3 * MOST_SEATS, np.int64)
    seat = SEATS.index(puzzle.seat)
    won = 0.0
    for _ in range(games):
        position = first.copy()
        while position[DUE] != DUE_OVER:
            turn(position, chance)
        winners = int(result(codec.tables, position, tally))
        won += (winners >> seat & 1) / winners.bit_count()
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="after each of the two moves")
    games = parser.parse_args().games
    rows: dict[str, list[tuple[float, float]]] = {}
    for puzzle in shelf.puzzles().values():
        if puzzle.kind is not Kind.ONLY_CARD:
            best, second = sorted(puzzle.values, key=lambda move: -puzzle.values[move])[:2]
            margin = share(puzzle, best, games) - share(puzzle, second, games)
            name = best if puzzle.kind is Kind.ROLL_OR_STOP else puzzle.kind
            for each in (name, "all"):
                rows.setdefault(each, []).append((puzzle.margin, margin))
    for name, found in rows.items():
        told, played = np.array(found).T
        error = played.std() / len(found) ** 0.5
        margins = f"told {told.mean():.3f} played {played.mean():.3f} ± {error:.3f}"
        print(f"{name:10} {len(found):4} {margins}")


if __name__ == "__main__":
    main()
