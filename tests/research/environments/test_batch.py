"""Batches: the compiled observations, masks, seats and rewards are those of the rules."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from claimstead.claim.moves import Deal
from claimstead.core import SEATS
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim.layout import STATE_SIZE
from claimstead.kernel.claim_it.codec import ClaimItCodec
from claimstead.notation import Claim, ClaimIt, game_named
from claimstead.research.environments.batch import Batch
from claimstead.research.environments.episode import rewards_of
from claimstead.testkit.setups import all_setups
from tests.spread import few

SETUPS = all_setups()
SMALL = (
    "claim-it 2 base size 3 end 3",
    "claim-it 3 quick size 4 end 2",
    "claim 2 cards Gn1 Gn1 Gn3 Gn3 Gi1 Gi1 Gi3 Gi3",
    "claim 3 cards Gn1 Gn1 Gn3 Gi1 Gi3 Se1 Se2 Tr1 Tr2 Dw1 Do1 Do2",
)


class Twin:
    """The readable game beside one row of a batch."""

    def __init__(self, batch: Batch, row: int) -> None:
        self.batch = batch
        self.row = row
        self.game: Any = batch.game
        codec: Any = ClaimCodec if isinstance(self.game, Claim) else ClaimItCodec
        self.codec = codec(self.game)
        self.begin()

    def begin(self) -> None:
        """Where the row's game begins: the same deal, or the same dice."""
        self.state = self.decoded()
        if isinstance(self.game, Claim):
            hands = [card for hand in self.state.hands for card in hand]
            deal = Deal((*hands, *self.state.middle, *self.state.pile))
            self.state = self.game.apply(self.game.start(), deal).state

    def decoded(self) -> Any:
        return self.codec.decode(self.batch._states[self.row][:STATE_SIZE])

    def act(self, action: int) -> None:
        """Make the move by the rules; dice are read from the row."""
        self.state = self.game.apply(self.state, self.batch.actions.moves[action]).state
        if isinstance(self.game, ClaimIt) and not self.batch.turns.is_over[self.row]:
            self.state = self.decoded()

    def check(self) -> None:
        turns = self.batch.turns
        seat = SEATS[turns.seats[self.row]]
        view = self.game.view(self.state, seat)
        assert self.game.actor(self.state) == seat
        assert turns.observations[self.row].tolist() == self.batch.encoding.encode(view).tolist()
        assert turns.masks[self.row].tolist() == self.batch.actions.mask(view).tolist()

    def check_end(self) -> None:
        """The rewards are those of the rules; of Claim It! the last roll is not known here."""
        rewards = self.batch.turns.rewards[self.row].tolist()
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            won = rewards_of(outcome.winners, self.game.seats)
            assert rewards == pytest.approx(list(won.values()))
        assert sum(rewards) == pytest.approx(0, abs=1e-6)
        self.begin()


def check_batch(setup: str, games: int, steps: int) -> int:
    batch = Batch(setup, games, seed=7)
    twins = [Twin(batch, row) for row in range(games)]
    ended = 0
    for _ in range(steps):
        for twin in twins:
            twin.check()
        actions = batch.sample()
        turns = batch.step(actions)
        for twin, action in zip(twins, actions, strict=True):
            twin.act(int(action))
            if turns.is_over[twin.row]:
                ended += 1
                twin.check_end()
            else:
                assert not turns.rewards[twin.row].any()
    return ended


@pytest.mark.parametrize("setup", few(SETUPS))
def test_a_batch_goes_as_the_rules_say(setup: str) -> None:
    check_batch(setup, games=2, steps=60)


@pytest.mark.parametrize("setup", SMALL)
def test_a_batch_of_small_games_goes_as_the_rules_say(setup: str) -> None:
    assert check_batch(setup, games=3, steps=150) > 3


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS)
def test_a_large_batch_goes_as_the_rules_say(setup: str) -> None:
    assert check_batch(setup, games=10, steps=700) > 0


@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 4 Gn Gi Un Dw Do Dr Se"])
def test_a_game_goes_the_same_way_in_a_batch_of_any_size(setup: str) -> None:
    few, many = Batch(setup, 3, seed=5), Batch(setup, 20, seed=5)
    rng = random.Random(1)
    for _ in range(120):
        legal = [np.flatnonzero(mask).tolist() for mask in many.turns.masks]
        actions = np.array([rng.choice(each) for each in legal])
        few.step(actions[:3])
        many.step(actions)
        pairs: Any = zip(few.turns, many.turns, strict=True)
        for one, other in pairs:
            assert one.tolist() == other[:3].tolist()


def test_a_seed_begins_the_same_games_again() -> None:
    batch = Batch("claim 2 Kn Go Un Dw Do", 50, seed=3)
    first = batch.turns.observations.copy()
    batch.step(batch.sample())
    assert (batch.reset().observations == first).all()
    assert (batch.reset(seed=4).observations != first).any()


def test_rows_have_cards_of_their_own() -> None:
    batch = Batch("claim 2 Kn Go Un Dw Do", 50, seed=3)
    assert len({row.tobytes() for row in batch.turns.observations}) == 50


def test_sampled_actions_are_legal_and_of_all_kinds() -> None:
    batch = Batch("claim-it 2 base", 500, seed=3)
    actions = batch.sample()
    assert batch.turns.masks[np.arange(500), actions].all()
    assert len(set(actions.tolist())) > 100


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    batch = Batch("claim-it 2 base", 3, seed=3)
    before = batch.turns.observations.copy()
    actions = batch.sample()
    for wrong in (int(np.flatnonzero(batch.turns.masks[1] == 0)[0]), -1, 254):
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1"):
            batch.step(actions)
        assert (batch.turns.observations == before).all()
    with pytest.raises(ValueError, match="3 actions are due"):
        batch.step(actions[:2])


def test_a_batch_has_a_game_at_least() -> None:
    with pytest.raises(ValueError, match="a game at least"):
        Batch("claim-it 2 base", 0)


def test_every_set_up_has_a_batch() -> None:
    for setup in SETUPS:
        assert game_named(setup).players == Batch(setup, 1).turns.rewards.shape[1]


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_on_as_the_batch_does_and_is_its_own(
    setup: str, copied: Callable[[Batch], Batch]
) -> None:
    batch = Batch(setup, games=4, seed=3)
    for _ in range(5):
        batch.step(batch.sample())
    again = copied(batch)
    assert repr(again) == repr(batch) == f"Batch({setup!r}, games=4, seed=3)"
    for _ in range(100):
        actions = batch.sample()
        assert np.array_equal(again.sample(), actions)
        batch.step(actions)
        assert not np.array_equal(again.turns.observations, batch.turns.observations)
        again.step(actions)
        pairs: Any = zip(batch.turns, again.turns, strict=True)
        for one, other in pairs:
            assert np.array_equal(one, other)


@pytest.mark.parametrize("setup", [*SETUPS[::6], *SMALL])
def test_the_state_of_a_row_is_that_of_the_rules(setup: str) -> None:
    batch = Batch(setup, 1, seed=5)
    twin = Twin(batch, 0)
    for _ in range(40):
        state = batch.state(0)
        assert str(state) == batch.game.write(twin.state)
        assert batch.game.read(str(state)) == state
        view = batch.game.view(state, SEATS[batch.turns.seats[0]])
        seen = batch.encoding.encode(view)
        assert seen.tolist() == batch.turns.observations[0].tolist()
        (action,) = batch.sample()
        if batch.step(np.array([action])).is_over[0]:
            return
        twin.act(int(action))


@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 2 Gn Gi Dr Tr Se"])
def test_rows_that_were_saved_go_on_where_they_stood(setup: str) -> None:
    batch = Batch(setup, 8, seed=2)
    for _ in range(10):
        batch.step(batch.sample())
    saved, twin = batch.save([2, 5]), batch.copy()
    actions = batch.sample()
    first = copy.deepcopy(batch.step(actions))
    for _ in range(20):
        batch.step(batch.sample())
    batch.restore(saved, [2, 5])
    for row in (2, 5):
        assert str(batch.state(row)) == str(twin.state(row))
    other = Batch(setup, 2, seed=77)
    other.restore(saved)
    turns = other.step(actions[[2, 5]])
    for one, many in zip(turns, first, strict=True):
        assert np.asarray(one).tolist() == np.asarray(many)[[2, 5]].tolist()
    assert batch.action_masks().dtype == np.bool_
    assert batch.action_masks().sum() == batch.turns.masks.sum()


def test_rows_of_another_game_are_not_restored() -> None:
    saved = Batch("claim-it 2 base", 2).save()
    with pytest.raises(ValueError, match="are no games of"):
        Batch("claim-it 3 base", 2).restore(saved)
    with pytest.raises(ValueError, match="2 rows were saved, not 3"):
        Batch("claim-it 2 base", 3).restore(saved)
