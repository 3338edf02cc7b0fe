"""All positions of small games, searched by the rules and by the plain version alike."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import pytest

import claimstead as cs
from claimstead.claim_it.state import State
from tests.claim_it import plain

Position = TypeVar("Position")
EMPTY_2 = ". ./. ."
EMPTY_3 = ". . ./. . ./. . ."


def texts_within(
    depth: int,
    first: Position,
    following: Callable[[Position], Iterable[Position]],
    text_of: Callable[[Position], str],
) -> set[str]:
    """The texts of all positions within so many moves."""
    found = {text_of(first)}
    layer = [first]
    for _ in range(depth):
        reached = {text_of(after): after for position in layer for after in following(position)}
        layer = [after for text, after in reached.items() if text not in found]
        found |= reached.keys()
        if not layer:
            break
    return found


def positions_by_the_rules(game: cs.ClaimIt, text: str, depth: int) -> set[str]:
    def following(state: State) -> Iterator[State]:
        for move in (*game.legal(state), *(roll for roll, _ in game.chances(state))):
            yield game.apply(state, move).state

    return texts_within(depth, game.read(text), following, game.write)


def positions_by_the_plain_version(text: str, end: int, depth: int) -> set[str]:
    def following(position: plain.Position) -> Iterator[plain.Position]:
        for move in plain.moves(position):
            yield plain.after(position, move)

    return texts_within(depth, plain.parse(text, end), following, plain.text_of)


TO_THE_END = 1000


def agreed(game: cs.ClaimIt, text: str, depth: int = TO_THE_END) -> set[str]:
    """The positions that both versions find."""
    by_the_rules = positions_by_the_rules(game, text, depth)
    by_the_plain_version = positions_by_the_plain_version(text, game.secured_to_end, depth)
    assert len(by_the_rules) == len(by_the_plain_version)
    assert by_the_rules == by_the_plain_version
    return by_the_rules


def test_the_first_moves_of_the_smallest_game_counted_by_hand() -> None:
    # 4 rolls; then 8 ways, each a squatter on a space: 4 * 2; then roll again (8) or stop with
    # one of 4 spaces held, b to roll (4).
    game = cs.ClaimIt(players=2, size=2, secured_to_end=1)
    text = f"claim-it 2 base; {EMPTY_2}; a; roll; -"
    sizes = [len(agreed(game, text, depth)) for depth in range(4)]
    assert sizes == [1, 1 + 4, 1 + 4 + 8, 1 + 4 + 8 + 8 + 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_turn_of_the_smallest_game_can_end_on_33_boards(players: int) -> None:
    # There are two squatters, so b ends with at most two spaces, each held or secured:
    # 1 + 4 * 2 + 6 * 4 boards.
    game = cs.ClaimIt(players=players, size=2, secured_to_end=1)
    found = agreed(game, f"claim-it {players} base; {EMPTY_2}; b; roll; 1")
    assert len([text for text in found if text.endswith("; over; 0")]) == 33


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_turn_of_the_smallest_quick_game_can_end_on_72_boards(players: int) -> None:
    # Claimed squatters come back, so any spaces can be secured, but at most two are held:
    # 3 ** 4 boards without those of three (4 * 2) and four (1) held spaces.
    game = cs.ClaimIt(players=players, variant="quick", size=2, secured_to_end=1)
    found = agreed(game, f"claim-it {players} quick; {EMPTY_2}; b; roll; 1")
    assert len([text for text in found if text.endswith("; over; 0")]) == 72


@pytest.mark.parametrize("variant", ["base", "quick"])
def test_the_last_two_turns_of_the_smallest_game(variant: str) -> None:
    game = cs.ClaimIt(players=2, variant=variant, size=2, secured_to_end=1)
    agreed(game, f"claim-it 2 {variant}; {EMPTY_2}; a; roll; 2")


@pytest.mark.parametrize("variant", ["base", "quick"])
def test_a_game_from_its_middle_to_its_end(variant: str) -> None:
    game = cs.ClaimIt(players=2, variant=variant, size=2, secured_to_end=2)
    agreed(game, f"claim-it 2 {variant}; A ./. b; a; roll; -")


def test_the_whole_smallest_game() -> None:
    game = cs.ClaimIt(players=2, size=2, secured_to_end=1)
    agreed(game, f"claim-it 2 base; {EMPTY_2}; a; roll; -")


@pytest.mark.long
@pytest.mark.parametrize(("variant", "end"), [("quick", 1), ("base", 2)])
def test_the_whole_smallest_game_in_its_other_forms(variant: str, end: int) -> None:
    game = cs.ClaimIt(players=2, variant=variant, size=2, secured_to_end=end)
    agreed(game, f"claim-it 2 {variant}; {EMPTY_2}; a; roll; -")


@pytest.mark.parametrize("variant", ["base", "quick"])
@pytest.mark.parametrize("players", [2, 5])
def test_seven_moves_into_a_game_of_size_three(players: int, variant: str) -> None:
    game = cs.ClaimIt(players=players, variant=variant, size=3, secured_to_end=1)
    agreed(game, f"claim-it {players} {variant}; {EMPTY_3}; a; roll; -", 7)


@pytest.mark.parametrize("variant", ["base", "quick"])
def test_the_last_turn_of_a_game_of_size_three(variant: str) -> None:
    game = cs.ClaimIt(players=3, variant=variant, size=3, secured_to_end=3)
    agreed(game, f"claim-it 3 {variant}; A a B/. b C/A . C; b; roll; 1")
