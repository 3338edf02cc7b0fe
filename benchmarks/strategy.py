"""Measures the figures of "How to play well", and writes them where the browser app reads them.

    python -m benchmarks.strategy

Chances are counted over all 216 rolls by the rules. What a move is worth in Claim It! is what the
expert expects three rolls ahead; in phase 2 of CLAIM it is proved by the solver. What cards and
factions are worth comes from whole games by rules of thumb, and when the expert stops from games of
the expert with itself.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

import claimstead as cs
from claimstead.claim_it.state import Due
from claimstead.core import FrozenStruct
from claimstead.notation import Claim, game_named, game_of_position
from claimstead.research.figures.claim import deals
from claimstead.research.figures.claim.balance import cards_worth, power
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.claim_it.dice import DEPTH, values_of
from claimstead.review.puzzles.played import play

FILE = Path(__file__).parents[1] / "web" / "src" / "learn" / "strategy.json"
EMPTY = "/".join([". . . . . ."] * 6)
FIRST_DECK = "claim 2 Kn Go Un Dw Do"
DEALS, SEED = 200_000, 1855
GAMES = 150
"""Of the expert with itself."""
BOARDS = 400
"""Drawn by lot for each number of secured spaces."""
STEP = 10
"""Percent of risk that are counted together."""
SQUATTERS = ("2/5", "5/3", "3/1", "6/6", "1/2", "4/4")
"""Where each of them lies when the risk is counted."""

Row = tuple[str, float]


class StrategyPage(FrozenStruct, frozen=True, kw_only=True):
    """A page: a position, figures, and two puzzles to try it on."""

    name: str
    position: str
    by: str
    """What the figures are told apart by: `move`, `card`, `faction`, `space`, `variant`, `risk`
    (percent, from there on), or a `number` of something that the page names."""
    shows: str
    """`chance`, `victory` (a share of it), `worth` (what is added to it) or `result` (1, 0, -1)."""
    puzzles: tuple[int, int]
    rows: tuple[Row, ...]


def board_of(cells: dict[str, str]) -> str:
    """The rows of a board, from the stones on its spaces.

    >>> board_of({"2/1": "A"}).split("/")[-1]
    '. A . . . .'
    """
    rows = (
        " ".join(cells.get(f"{column}/{row}", ".") for column in range(1, 7))
        for row in range(6, 0, -1)
    )
    return "/".join(rows)


# Chances, counted


def reached(place: str) -> float:
    """How many of the rolls can name a space of the empty board."""
    game = game_named("claim-it 2 base")
    rolled = game.read(f"claim-it 2 base; {EMPTY}; a; roll; -")
    found = Fraction(0)
    for roll, chance in game.chances(rolled):
        state = game.apply(rolled, roll).state
        if any(str(move).endswith(f"@{place}") for move in game.legal(state)):
            found += chance
    return float(found)


def bust(board: str, variant: str = "base") -> float:
    """The chance that the next roll of green busts."""
    game: Any = game_named(f"claim-it 2 {variant}")
    return float(game.bust_chance(game.read(f"claim-it 2 {variant}; {board}; a; roll; -")))


def with_squatters(count: int) -> str:
    return board_of({place: f".{n}" for n, place in enumerate(SQUATTERS[:count], start=1)})


def with_secured(count: int, rng: random.Random) -> str:
    """A board on which so many spaces, drawn by lot, are secured and all others are empty."""
    spaces = [f"{column}/{row}" for column in range(1, 7) for row in range(1, 7)]
    return board_of({place: rng.choice("AB") for place in rng.sample(spaces, count)})


def first_roll(count: int) -> float:
    rng = random.Random(f"{SEED} {count}")
    return sum(bust(with_secured(count, rng)) for _ in range(BOARDS)) / BOARDS


CLAIMED = board_of({place: f".{n}*" for n, place in enumerate(SQUATTERS[:4], start=1)})
CLAIMED_QUICK = board_of(dict.fromkeys(SQUATTERS[:4], ".*"))


# What the expert does


def stopping() -> tuple[Counter[tuple[str, int]], Counter[tuple[str, int]]]:
    """How often the expert had the choice, and rolled on: by the risk, and by the stones placed."""
    game: Any = game_named("claim-it 2 base")
    asked: Counter[tuple[str, int]] = Counter()
    rolled: Counter[tuple[str, int]] = Counter()
    for number in range(GAMES):
        played = play(game, ("expert", "expert"), random.Random(f"{SEED} {number}"))
        for moment in played.moments:
            if moment.state.due is not Due.CHOOSE:
                continue
            placed = sum(
                (space.squatter is not None) + space.claimed for space in moment.state.board.spaces
            )
            risk = float(game.bust_chance(moment.state))
            for key in (("risk", int(100 * risk) // STEP * STEP), ("stones", placed)):
                asked[key] += 1
                rolled[key] += str(played.moves[moment.at]) == "roll"
    return asked, rolled


def shares_of(kind: str, counts: tuple[Counter[Any], Counter[Any]], least: int = 50) -> list[Row]:
    asked, rolled = counts
    return [
        (str(value), rolled[kind, value] / asked[kind, value])
        for value in sorted(value for name, value in asked if name == kind)
        if asked[kind, value] >= least
    ]


# What moves are worth


def expert_values(position: str) -> Iterator[Row]:
    game = game_of_position(position)
    values, _ = values_of(game, game.read(position), DEPTH)
    yield from sorted(values.items(), key=lambda each: -each[1])


def proved_values(position: str) -> Iterator[Row]:
    game = game_of_position(position)
    assert isinstance(game, Claim)
    solution = cs.solve(game, game.read(position))
    assert solution.solved
    for move, value in sorted(solution.moves.items(), key=lambda each: (-each[1], str(each[0]))):
        yield str(move), float(value)


# The pages


def page(
    name: str, position: str, by: str, shows: str, puzzles: tuple[int, int], rows: Iterable[Row]
) -> StrategyPage:
    told = tuple((label, round(value, 4)) for label, value in rows)
    return StrategyPage(
        name=name, position=position, by=by, shows=shows, puzzles=puzzles, rows=told
    )


def turn(board: str, due: str) -> str:
    return f"claim-it 2 base; {board}; a; {due}; -"


def claim_it_pages() -> Iterator[StrategyPage]:
    def example(name: str, puzzle: int, puzzles: tuple[int, int]) -> StrategyPage:
        position = shelf.puzzle_of(puzzle).position
        return page(name, position, "move", "victory", puzzles, expert_values(position))

    places = [(place, reached(place)) for place in ("3/4", "4/4")]
    yield page("reach", turn(EMPTY, "344"), "space", "chance", (402, 368), places)
    by_squatters = [(str(count), bust(with_squatters(count))) for count in range(7)]
    four = turn(with_squatters(4), "choose")
    yield page("squatters", four, "number", "chance", (338, 559), by_squatters)
    by_secured = [(str(count), first_roll(count)) for count in range(0, 31, 6)]
    half = turn(with_secured(18, random.Random(SEED)), "roll")
    yield page("open", half, "number", "chance", (376, 410), by_secured)
    stop = shelf.puzzle_of(358).position
    counts = stopping()
    yield page("risk", stop, "risk", "chance", (321, 444), shares_of("risk", counts))
    more = shelf.puzzle_of(392).position
    yield page("stakes", more, "number", "chance", (547, 375), shares_of("stones", counts))
    yield example("secure", 520, (470, 366))
    yield example("claim", 554, (371, 362))
    yield example("take", 474, (500, 456))
    yield example("last", 398, (333, 363))
    variants = [("base", bust(CLAIMED)), ("quick", bust(CLAIMED_QUICK, "quick"))]
    yield page("quick", turn(CLAIMED, "choose"), "variant", "chance", (401, 466), variants)


def claim_pages() -> Iterator[StrategyPage]:
    def example(name: str, puzzle: int, puzzles: tuple[int, int]) -> StrategyPage:
        position = shelf.puzzle_of(puzzle).position
        return page(name, position, "card", "result", puzzles, proved_values(position))

    game = game_named(FIRST_DECK)
    assert isinstance(game, Claim)
    games = deals.played(game, DEALS, SEED, by_thumb=True)
    powers = {faction: power(game, games, faction) for faction in game.factions}
    cards = cards_worth(game, games, deals.RECRUITED)
    worth = best_first((faction, each.card.value) for faction, each in powers.items())
    yield page("followers", "", "faction", "worth", (8, 202), worth)
    ranked = best_first((card, each.value) for card, each in cards.items())
    yield page("cards", "", "card", "worth", (217, 205), [*ranked[:5], *ranked[-5:]])
    favours = best_first((faction, each.favour.value) for faction, each in powers.items())
    yield page("favour", "", "faction", "victory", (297, 310), favours)
    yield example("duck", 170, (108, 296))
    yield example("cheap", 303, (165, 316))
    yield example("void", 295, (257, 187))
    yield example("dwarves", 88, (10, 129))
    yield example("doppelgangers", 264, (289, 225))
    yield example("dragons", 294, (52, 122))
    yield example("gnomes", 169, (223, 241))


def best_first(rows: Iterable[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: -row[1])


def main() -> None:
    pages = {"claim-it": list(claim_it_pages()), "claim": list(claim_pages())}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(pages), indent=1) + b"\n")


if __name__ == "__main__":
    main()
