"""Non-interference: what a seat can't know is dealt anew, and the seat sees no difference."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from claimstead.claim.moves import Deal
from claimstead.claim.state import State
from claimstead.core import Move, Seat
from claimstead.notation import Claim, ClaimIt, game_named
from claimstead.registry import Game
from claimstead.testkit import all_setups, dealt_anew, random_record
from tests.spread import spread

GAMES = 4
PAIRS_A_GAME = 10
"""64 set-ups, 4 games each, 10 pairs each: 2,560 pairs."""

CARD_SETUPS = [setup for setup in all_setups() if setup.startswith("claim ")]
DICE_SETUPS = [setup for setup in all_setups() if setup.startswith("claim-it ")]


def witnessed(game: Game[Any], moves: Sequence[Move], seat: Seat | None) -> list[bytes]:
    """All bytes that a seat gets to see in a game: its events and views, move by move."""
    state = game.start()
    seen = [msgspec.json.encode(game.view(state, seat))]
    for move in moves:
        state, events = game.apply(state, move)
        seen.append(msgspec.json.encode(game.seen(events, seat)))
        seen.append(msgspec.json.encode(game.view(state, seat)))
    return seen


def final(game: Game[Any], moves: Sequence[Move]) -> Any:
    state = game.start()
    for move in moves:
        state = game.apply(state, move).state
    return state


@pytest.mark.parametrize("setup", spread(CARD_SETUPS))
def test_a_seat_sees_the_same_whatever_it_cannot_know(setup: str) -> None:
    game = game_named(setup)
    assert isinstance(game, Claim)
    rng = random.Random(f"redeal {setup}")
    changed = 0
    for _ in range(GAMES):
        record = random_record(game, rng)
        for _ in range(PAIRS_A_GAME):
            moves = record.moves[: rng.randrange(1, len(record.moves) + 1)]
            seat = rng.choice((*game.seats, None))
            other = dealt_anew(game, moves, seat, rng)
            changed += other != moves
            assert witnessed(game, other, seat) == witnessed(game, moves, seat)
    # Towards the end of a game there may be nothing left that a seat can't know.
    assert changed >= GAMES * PAIRS_A_GAME // 2


@pytest.mark.parametrize("setup", DICE_SETUPS)
def test_in_claim_it_everybody_sees_everything(setup: str) -> None:
    game = game_named(setup)
    assert isinstance(game, ClaimIt)
    record = random_record(game, random.Random(setup))
    for step in record.steps():
        views = [game.view(step.state, seat) for seat in (*game.seats, None)]
        public = {msgspec.structs.replace(view, seat=None, legal=()) for view in map(hashed, views)}
        assert len(public) == 1
        assert all(game.seen(step.events, seat) == step.events for seat in (*game.seats, None))


def hashed(view: Any) -> Any:
    """The view with its table as a tuple, so that it can be put into a set."""
    return msgspec.structs.replace(view, table=tuple(view.table.items()))


def leaky(game: Claim, state: State, seat: Seat | None) -> Any:
    """A view through which the pile's bottom card shines."""
    return msgspec.structs.replace(game.view(state, seat), pile_top=(state.pile or (None,))[-1])


def test_the_proof_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Claim(2, "Gn Gi Dr Tr Se")
    broken = Claim(2, "Gn Gi Dr Tr Se")
    monkeypatch.setattr(broken, "view", lambda state, seat: leaky(sound, state, seat))
    rng = random.Random(5)
    moves = random_record(sound, rng).moves[:10]
    other = dealt_anew(sound, moves, "a", rng)
    assert witnessed(sound, other, "a") == witnessed(sound, moves, "a")
    assert witnessed(broken, other, "a") != witnessed(broken, moves, "a")


def test_dealing_anew_changes_hidden_hands_and_the_pile() -> None:
    game = Claim(4, "Kn Go Un Dw Do Dr Se")
    rng = random.Random(7)
    moves = random_record(game, rng).moves[:12]
    other = dealt_anew(game, moves, "b", rng)
    before, after = final(game, moves), final(game, other)
    assert isinstance(other[0], Deal)
    assert after.hands[1] == before.hands[1]
    assert after.followers[1] == before.followers[1]
    for seat in (0, 2, 3):
        assert after.hands[seat] != before.hands[seat]
    assert after.pile != before.pile
    assert after.middle == before.middle
