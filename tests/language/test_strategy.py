"""How to play well: what its pages say is there in every language, and what they count is so."""

import json
from itertools import permutations, product
from typing import Any

import pytest

import claimstead as cs
from benchmarks import strategy
from claimstead.language import LANGUAGES, say
from claimstead.notation import Claim, game_of_position
from claimstead.review.puzzles import shelf
from tests.kernel.minimax import Minimax

PAGES: dict[str, list[dict[str, Any]]] = json.loads(strategy.FILE.read_text(encoding="utf-8"))
ROLLS = list(product(range(1, 7), repeat=3))


def page(name: str) -> dict[str, Any]:
    return next(each for pages in PAGES.values() for each in pages if each["name"] == name)


def rows(name: str) -> dict[str, float]:
    return dict(page(name)["rows"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_ten_pages_with_their_texts(language: str) -> None:
    for game, pages in PAGES.items():
        assert len(pages) == 10
        for each in pages:
            for what in ("title", "text"):
                assert say(f"strategy-{game}-{each['name']}-{what}", language)
            if each["shows"] == "chance":
                assert say(f"strategy-{game}-{each['name']}-figures", language)
            else:
                assert say(f"strategy-shows-{each['shows']}", language)


def test_each_page_has_two_puzzles_of_its_game_and_none_comes_twice() -> None:
    given = [puzzle for pages in PAGES.values() for each in pages for puzzle in each["puzzles"]]
    assert len(given) == len(set(given)) == 40
    positions = {each["position"] for pages in PAGES.values() for each in pages}
    for game, pages in PAGES.items():
        for number in (puzzle for each in pages for puzzle in each["puzzles"]):
            puzzle = shelf.puzzle_of(number)
            assert puzzle.setup.startswith(f"{game} ")
            assert puzzle.position not in positions


def test_a_space_on_the_diagonal_needs_a_double() -> None:
    # 3/4 needs a 3 and a 4: 216 - 2 * 125 + 64 rolls; 4/4 needs two 4s: 3 * 5 + 1.
    assert rows("reach") == {"3/4": round(30 / 216, 4), "4/4": round(16 / 216, 4)}


def busts(squatters: dict[str, int], closed: set[str], used: set[int]) -> float:
    """By plain counting: of all rolls those that fit nowhere on a board without markers."""

    def fits(column: int, row: int, third: int) -> bool:
        place = f"{column}/{row}"
        return place not in closed and (place in squatters or third not in used)

    bad = [roll for roll in ROLLS if not any(fits(*dice) for dice in permutations(roll))]
    return round(len(bad) / 216, 4)


def test_the_risk_by_squatters_is_counted_right() -> None:
    for count in range(7):
        places = dict(zip(strategy.SQUATTERS, range(1, count + 1), strict=False))
        assert rows("squatters")[str(count)] == busts(places, set(), set(places.values()))


def test_the_risk_with_quick_squatters_is_counted_right() -> None:
    closed = set(strategy.SQUATTERS[:4])
    assert rows("quick") == {
        "base": busts({}, closed, {1, 2, 3, 4}),
        "quick": busts({}, closed, set()),
    }


def test_the_risk_on_the_first_roll_grows_with_the_spaces_that_are_secured() -> None:
    risks = list(rows("open").values())
    assert risks[0] == 0
    assert risks == sorted(risks)


SOLVED = [each["name"] for each in PAGES["claim"] if each["shows"] == "result"]
SHORT = ("cheap", "void", "dwarves", "dragons", "gnomes")
"""Those with so few cards that plain minimax plays them through."""


@pytest.mark.parametrize("name", SOLVED)
def test_exactly_one_card_of_a_proved_page_wins(name: str) -> None:
    game = game_of_position(page(name)["position"])
    assert isinstance(game, Claim)
    solution = cs.solve(game, game.read(page(name)["position"]))
    assert {str(move): value for move, value in solution.moves.items()} == rows(name)
    assert sorted(rows(name).values(), reverse=True)[:2] == [1, -1]


@pytest.mark.parametrize("name", SHORT)
def test_a_short_page_is_proved_by_plain_minimax_too(name: str) -> None:
    game = game_of_position(page(name)["position"])
    assert isinstance(game, Claim)
    state = game.read(page(name)["position"])
    assert {str(move): value for move, value in Minimax(game).moves(state).items()} == rows(name)
