"""Train a small agent with scikit-learn on games of the batched environment.

From random games a small neural network learns who wins after a move: it gets what a seat saw and
what it did. The agent plays the move that the network likes best, and meets random play.

    python examples/train_agent.py --games 5000
"""

import argparse

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier

from claimstead.research.environments.batch import Batch

SETUP = "claim 2 cards Go1 Go3 Go5 Go7 Kn2 Kn4 Kn6 Kn8 Dr1 Dr3 Dr5 Dr7 Tr1 Tr3 Tr5 Tr7"
"""A short deck, quickly learned; any other set-up works the same way."""

Rows = NDArray[np.float32]


def features(observations: NDArray[np.int8], actions: NDArray[np.int64], size: int) -> Rows:
    """What seats saw, and what they did."""
    did = np.zeros((len(actions), size), np.float32)
    did[np.arange(len(actions)), actions] = 1
    return np.concatenate([observations.astype(np.float32), did], 1)


def lessons(games: int, seed: int) -> tuple[Rows, NDArray[np.bool_]]:
    """The decisions of random games, and whether each was the winner's."""
    batch = Batch(SETUP, games, seed)
    rows, seats, numbers = [], [], []
    won = np.zeros((games, batch.game.players), bool)
    unfinished = np.ones(games, bool)
    while unfinished.any():
        actions, here = batch.sample(), np.flatnonzero(unfinished)
        rows.append(features(batch.turns.observations[here], actions[here], len(batch.actions)))
        seats.append(batch.turns.seats[here])
        numbers.append(here)
        turns = batch.step(actions)
        ended = turns.is_over & unfinished
        won[ended] = turns.rewards[ended] > 0
        unfinished &= ~ended
    return np.concatenate(rows), won[np.concatenate(numbers), np.concatenate(seats)]


def best_actions(model: MLPClassifier, batch: Batch) -> NDArray[np.int64]:
    """For every game the legal action after which the model thinks it wins most often."""
    games, actions = np.nonzero(batch.turns.masks)
    asked = features(batch.turns.observations[games], actions, len(batch.actions))
    liking = np.full(batch.turns.masks.shape, -1.0)
    liking[games, actions] = model.predict_proba(asked)[:, 1]
    return np.asarray(liking.argmax(1))


def share_won(model: MLPClassifier, games: int, seed: int) -> float:
    """The part of its games that the agent wins as seat b against random play."""
    batch = Batch(SETUP, min(games, 200), seed)
    wins = ended = 0.0
    while ended < games:
        actions = np.where(batch.turns.seats == 1, best_actions(model, batch), batch.sample())
        turns = batch.step(actions)
        ended += turns.is_over.sum()
        wins += ((turns.rewards[:, 1] + 1) / 2)[turns.is_over].sum()
    return float(wins / ended)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=5_000, help="random games to learn from")
    options.add_argument("--meets", type=int, default=400, help="games to play afterwards")
    asked = options.parse_args()
    rows, won = lessons(asked.games, seed=1)
    model = MLPClassifier((32,), max_iter=5, random_state=1, tol=0.0, n_iter_no_change=100)
    model.fit(rows, won)
    print(f"{len(rows):,} decisions; names the winner at {model.score(rows, won):.1%} of them")
    share = share_won(model, asked.meets, seed=2)
    print(f"against random play the agent wins {share:.1%} of its games")


if __name__ == "__main__":
    import warnings

    from sklearn.exceptions import ConvergenceWarning

    warnings.simplefilter("ignore", ConvergenceWarning)  # a few rounds will do
    main()
