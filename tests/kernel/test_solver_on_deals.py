"""The exact solver on whole deals: against the plain solver, and against itself."""

import random
from collections.abc import Iterator

import pytest

import claimstead as cs
from benchmarks.deals import deal
from claimstead.claim.decks import all_decks
from claimstead.claim.state import State
from claimstead.kernel.solve import solve_value
from tests.kernel.plain_solver import PlainSolver

DECKS = all_decks(2)
SEED = 400
"""Other deals than those the solver is measured on."""

every_deck = pytest.mark.parametrize("deck", DECKS)


def deals(deck: str, count: int) -> Iterator[tuple[cs.Claim, State]]:
    """Deals of a deck at the start of phase 2, every second one from greedy play."""
    first = 2 * DECKS.index(deck)
    for index in range(count):
        game, state = deal(first + index // 2 * 2 * len(DECKS) + index % 2, SEED)
        assert game.factions == tuple(deck.split())
        yield game, state


def play_on(game: cs.Claim, state: State, tricks: int, rng: random.Random) -> State:
    """A random game goes on until so many tricks are left."""
    while len(state.hands[0]) > tricks:
        for _ in game.seats:
            state = game.apply(state, rng.choice(game.legal(state))).state
    return state


def tricks_compared(
    plain: PlainSolver, game: cs.Claim, state: State, limit: int, fewer: tuple[int, ...]
) -> int:
    """Both solvers agree on a deal, or from fewer tricks on where it is too much for the plain one.

    How many tricks it was is the answer.
    """
    rng = random.Random(game.write(state))
    for tricks in (13, *fewer):
        state = play_on(game, state, tricks, rng)
        expected = plain.value(game, state, limit)
        if expected is not None:
            solution = cs.solve(game, state)
            assert solution.value == expected, game.write(state)
            assert max(solution.moves.values()) == expected, game.write(state)
            return tricks
    raise AssertionError("the plain solver never came to an end")


def test_some_deals_are_solved_as_the_plain_solver_solves_them() -> None:
    plain = PlainSolver(positions=2**16)
    for deck in DECKS[::2]:
        for game, state in deals(deck, 1):
            tricks_compared(plain, game, state, limit=400_000, fewer=(9, 8, 7))


@pytest.mark.long
@every_deck
def test_fourteen_deals_of_each_deck_are_solved_as_the_plain_solver_does(deck: str) -> None:
    """560 deals in all, more than 400 of them whole; `-rP` shows from how many tricks on."""
    plain = PlainSolver(positions=2**24)
    compared = [
        tricks_compared(plain, game, state, limit=40_000_000, fewer=(11, 10, 9))
        for game, state in deals(deck, 14)
    ]
    print("tricks:", *compared)


def value_for(seat: str | None, game: cs.Claim, state: State) -> int:
    """What a position is worth to a seat, on turn or not."""
    outcome = game.outcome(state)
    if outcome is not None:
        return 0 if len(outcome.winners) == 2 else 1 if outcome.winners == (seat,) else -1
    value = solve_value(game, state).value
    assert value is not None
    return value if state.turn == seat else -value


def check_moves(game: cs.Claim, state: State) -> None:
    """A position is worth what its best move is worth, and each move what it leads to."""
    solution = cs.solve(game, state)
    assert solution.value == max(solution.moves.values()), game.write(state)
    assert solution.moves == {
        move: value_for(state.turn, game, game.apply(state, move).state)
        for move in game.legal(state)
    }, game.write(state)


def check_along_the_way(game: cs.Claim, state: State, rng: random.Random) -> None:
    """From a deal to the end: best play, and a game at random."""
    solution = cs.solve(game, state)
    on_the_line = at_random = state
    for move in solution.line:
        check_moves(game, on_the_line)
        assert value_for(state.turn, game, on_the_line) == solution.value, "nothing is given away"
        on_the_line = game.apply(on_the_line, move).state
    assert value_for(state.turn, game, on_the_line) == solution.value
    assert on_the_line.is_over
    while not at_random.is_over:
        check_moves(game, at_random)
        at_random = game.apply(at_random, rng.choice(game.legal(at_random))).state


@pytest.mark.parametrize("deck", DECKS[::5])
def test_moves_are_worth_what_they_lead_to(deck: str) -> None:
    for game, state in deals(deck, 1):
        check_along_the_way(game, state, random.Random(deck))


@pytest.mark.long
@every_deck
def test_moves_are_worth_what_they_lead_to_in_two_deals_of_each_deck(deck: str) -> None:
    for game, state in deals(deck, 2):
        check_along_the_way(game, state, random.Random(game.write(state)))
