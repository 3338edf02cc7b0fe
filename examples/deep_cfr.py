"""OpenSpiel's Deep CFR learns a small deck of CLAIM; how much a best answer could still win of it.

python examples/deep_cfr.py --iterations 20

Needs PyTorch and dm-tree: pip install torch dm-tree
"""

import argparse
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from claimstead.research.environments import spiel

BATCH = 128
TRAIN_STEPS = 200


def learned(game: Any, iterations: int, traversals: int, seed: int) -> policy.Policy:
    """What Deep CFR plays after so many iterations, at every information state."""
    from open_spiel.python.pytorch import deep_cfr

    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(32, 32),
        advantage_network_layers=(16, 16),
        num_iterations=iterations,
        num_traversals=traversals,
        learning_rate=1e-3,
        # Without a size, memory that was never written would be learned from.
        batch_size_advantage=BATCH,
        batch_size_strategy=BATCH,
        policy_network_train_steps=TRAIN_STEPS,
        advantage_network_train_steps=TRAIN_STEPS,
        memory_capacity=100_000,
        seed=seed,
    )
    solver.solve()

    def chances(state: Any) -> dict[int, float]:
        """What the network says of the legal actions, so that it sums to 1."""
        said = {action: float(odds) for action, odds in solver.action_probabilities(state).items()}
        return {action: odds / sum(said.values()) for action, odds in said.items()}

    return policy.tabular_policy_from_callable(game, chances)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=spiel.SMALL_GAMES[-1])
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--traversals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    mind = learned(game, asked.iterations, asked.traversals, asked.seed)
    after = exploitability.nash_conv(game, mind)
    print(f"NashConv of random play {before:.3f}, after Deep CFR {after:.3f}")


if __name__ == "__main__":
    main()
