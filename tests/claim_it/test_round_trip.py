"""What is written reads back to the same position, and what can't be read says why."""

import random

from hypothesis import event, given, settings
from hypothesis import strategies as st

import claimstead as cs
from claimstead.claim_it.state import State
from tests.claim_it import plain

VARIANTS = st.sampled_from(["base", "quick"])
PLAYERS = st.integers(2, 5)


def somewhere(game: cs.ClaimIt, rng: random.Random, moves: int) -> State:
    """Where a random game stands after so many moves, or at its end."""
    state = game.start()
    for _ in range(moves):
        if game.actor(state) is None:
            break
        if game.actor(state) is cs.CHANCE:
            state = game.apply(state, game.sample(state, rng)).state
        else:
            state = game.apply(state, rng.choice(game.legal(state))).state
    return state


@settings(max_examples=60, deadline=None)
@given(PLAYERS, VARIANTS, st.integers(0, 300), st.randoms(use_true_random=False))
def test_a_position_of_a_game_reads_back_to_the_same_state(
    players: int, variant: str, moves: int, rng: random.Random
) -> None:
    game = cs.ClaimIt(players=players, variant=variant)
    state = somewhere(game, rng, moves)
    text = game.write(state)
    assert game.read(text) == state
    assert game.write(game.read(text)) == text
    assert plain.text_of(plain.parse(text)) == text
    for move in game.legal(state):
        assert game.read_move(str(move)) == move


CELL = st.sampled_from(
    [".", ".", ".", "a", "b", "c", "A", "B", ".1", ".2", "b3", "b4*", "a*", ".*"]
)
REST = st.sampled_from(["roll", "choose", "over", "123", "112", "333"])


@settings(max_examples=300, deadline=None)
@given(
    st.lists(CELL, min_size=9, max_size=9),
    st.sampled_from("abc"),
    REST,
    st.sampled_from("-01234"),
    VARIANTS,
)
def test_any_position_is_read_and_written_the_same_or_refused_with_a_sentence(
    cells: list[str], seat: str, due: str, left: str, variant: str
) -> None:
    game = cs.ClaimIt(players=3, variant=variant, size=3, secured_to_end=3)
    board = "/".join(" ".join(cells[first : first + 3]) for first in (0, 3, 6))
    text = f"claim-it 3 {variant}; {board}; {seat}; {due}; {left}"
    try:
        state = game.read(text)
    except cs.BadText as bad:
        event(bad.reason.split(": ")[-1])
        return
    assert game.write(state) == text
    position = plain.parse(text, 3)
    assert {str(move) for move in game.legal(state)} == (
        set() if due == "roll" else plain.moves(position)
    )
    assert game.bust_chance(state) == plain.bust_chance(position)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="123456*@/ .abAB;-rolstpchev", max_size=30))
def test_any_text_is_a_move_or_is_refused_with_a_sentence(text: str) -> None:
    game = cs.ClaimIt()
    try:
        written = str(game.read_move(text))
    except cs.BadText as bad:
        written = f"refused: {bad.reason}"
    assert written == text.strip() or written.startswith("refused: ")
