"""Deal, let two computer players recruit, solve phase 2 exactly and draw it.

python examples/solve_a_deal.py --seed 7 --picture deal.svg
"""

import argparse
import random
from pathlib import Path
from xml.sax.saxutils import escape

import claimstead as cs
from claimstead.claim.state import State
from claimstead.kernel.solve import Solution
from claimstead.notation import draw
from claimstead.players import Budget, player

GOLD, INK, CREAM, WOOD = "#c98a1b", "#2b2118", "#fbf4e4", "#8a6239"
COLOURS = {1: GOLD, 0: CREAM, -1: WOOD}
WORDS = {1: "wins", 0: "draws", -1: "loses"}


def recruited(game: cs.Claim, seed: int, level: str) -> State:
    """The beginning of phase 2."""
    mind = player(game, level)
    state = game.start()
    state = game.apply(state, game.sample(state, random.Random(seed))).state
    while state.phase == 1:
        assert state.turn is not None
        choice = mind.choose(game, game.view(state, state.turn), Budget(nodes=100), seed)
        state = game.apply(state, choice.move).state
    return state


def picture(solution: Solution, seat: str) -> str:
    """A card for each move, in the colour of what it leads to."""
    cards = []
    for number, (move, value) in enumerate(solution.moves.items()):
        left = 20 + 60 * number
        cards.append(
            f'<rect x="{left}" y="50" width="50" height="70" rx="6" fill="{COLOURS[value]}"'
            f' stroke="{INK}"/><text x="{left + 25}" y="90" text-anchor="middle">{move}</text>'
            f'<text x="{left + 25}" y="140" text-anchor="middle" font-size="12">'
            f"{WORDS[value]}</text>"
        )
    width = 60 * len(solution.moves) + 40
    line = escape(" ".join(map(str, solution.line)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 190"'
        f' font-family="sans-serif" font-size="15" fill="{INK}">'
        f'<rect width="100%" height="100%" fill="{CREAM}"/>'
        f'<text x="20" y="32">Seat {seat} to lead</text>{"".join(cards)}'
        f'<text x="20" y="175" font-size="11">Best play: {line}</text></svg>\n'
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seed", type=int, default=7)
    options.add_argument("--level", default="medium", help="who recruits")
    options.add_argument("--picture", type=Path, help="an SVG file to write")
    asked = options.parse_args()
    game = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
    state = recruited(game, asked.seed, asked.level)
    solution = cs.solve(game, state)
    assert state.turn is not None
    print(draw(game.view(state, state.turn)))
    for move, value in solution.moves.items():
        print(f"{move} {WORDS[value]}")
    print(f"best play: {' '.join(map(str, solution.line))}")
    if asked.picture is not None:
        asked.picture.write_text(picture(solution, state.turn), encoding="utf-8")


if __name__ == "__main__":
    main()
