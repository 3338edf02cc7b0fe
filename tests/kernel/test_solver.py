"""The exact solver against plain minimax on the readable rules."""

import random
import subprocess
import sys

import pytest

import claimstead as cs
from claimstead.claim.decks import all_decks
from claimstead.claim.state import State
from claimstead.testkit import ending, random_record
from tests.kernel.minimax import Minimax

DECKS = all_decks(2)
TRICKS = (3,) * 14 + (4,) * 6
"""Plain minimax takes several times as long for each trick more: they are in the long form."""
ENDINGS = 25
"""For each of the 40 decks: 1,000 endings."""
MANY_TRICKS = (3,) * 14 + (4,) * 11 + (5,) * 4 + (6,)
MANY_ENDINGS = 510
"""For each of the 40 decks: 20,400 endings."""


def check_ending(game: cs.Claim, state: State) -> bool:
    """Everything said of a position is right; whether the sum tie-break decided (K-22)."""
    solution = cs.solve(game, state)
    plain = Minimax(game)
    expected = plain.moves(state)
    assert solution.solved
    assert solution.moves == expected, game.write(state)
    assert solution.value == max(expected.values())
    sign = 1 if state.turn == "a" else -1
    for move in solution.line:
        state = game.apply(state, move).state
        assert sign * plain.value(state) == solution.value, "the line gives nothing away"
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.decided_by in ("sum", "draw")


def check_endings(deck: str, count: int, tricks: tuple[int, ...], seed: str) -> int:
    game = cs.Claim(players=2, factions=deck)
    rng = random.Random(f"{seed} {deck}")
    return sum(check_ending(game, ending(game, rng.choice(tricks), rng)) for _ in range(count))


@pytest.mark.parametrize("deck", DECKS)
def test_endings_are_solved_as_plain_minimax_solves_them(deck: str) -> None:
    assert check_endings(deck, ENDINGS, TRICKS, "endings") >= 1


@pytest.mark.long
@pytest.mark.parametrize("deck", DECKS)
def test_many_endings_are_solved_as_plain_minimax_solves_them(deck: str) -> None:
    # 8 for each of 40 decks: over 300 decided by the sum tie-break.
    assert check_endings(deck, MANY_ENDINGS, MANY_TRICKS, "many endings") >= 8


def phase_2(game: cs.Claim, rng: random.Random) -> list[State]:
    """The positions of phase 2 of a random game."""
    states = [step.state for step in random_record(game, rng).steps()]
    return [state for state in states if state.phase == 2 and not state.is_over]


def test_a_limit_that_is_hit_gives_no_answer() -> None:
    game = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
    state = phase_2(game, random.Random(4))[0]
    assert cs.solve(game, state, limit=10**9).solved
    assert cs.solve(game, state, limit=10**30).solved
    solution = cs.solve(game, state, limit=3)
    assert not solution.solved
    assert solution.value is None
    assert solution.moves == {}
    assert solution.line == ()


def test_a_small_game_is_solved_from_every_position_of_phase_2() -> None:
    game = cs.Claim(players=2, cards="Gn1 Gn1 Gn3 Gi1 Gi3 Gi3 Tr2 Tr5 Dr0 Dr4 Do1 Do3")
    for seed in range(30):
        for state in phase_2(game, random.Random(seed)):
            check_ending(game, state)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("claim: 3 Gn Gi Un Dw Do Dr Tr\nphase: 0", "only CLAIM with two players can be solved"),
        ("claim: 2 Gn Gi Dr Tr Se\nphase: 0", "only positions of phase 2 can be solved"),
        (
            "claim: 2 Gn Gi Dr Tr Se\nphase: 2",
            "the game is over: there is nothing left to solve",
        ),
    ],
)
def test_what_cannot_be_solved_is_refused(position: str, said: str) -> None:
    _, players, *factions = position.split("\n", maxsplit=1)[0].split()
    game = cs.Claim(int(players), factions)
    with pytest.raises(cs.BadSetup, match=said):
        cs.solve(game, game.read(position))
    dice = cs.ClaimIt(players=2)
    with pytest.raises(cs.BadSetup, match="only CLAIM with two players can be solved"):
        cs.solve(dice, dice.start())


def test_the_solver_says_the_same_without_the_compiler() -> None:
    code = (
        "import random, claimstead as cs\n"
        "from claimstead.testkit import ending\n"
        "game = cs.Claim(players=2, factions='Gn Gi Do Tr Dw')\n"
        "rng = random.Random(1)\n"
        "for _ in range(4):\n"
        "    s = cs.solve(game, ending(game, 3, rng))\n"
        "    moves = sorted((str(move), value) for move, value in s.moves.items())\n"
        "    print(s.value, moves, list(map(str, s.line)))\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"NUMBA_DISABLE_JIT": off, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for off in ("0", "1")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == 4
