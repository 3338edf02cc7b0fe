"""`claimstead simulate` with random players: on the kernel, and by the rules in the same run.

Decisions a second of one process, files included. Both ways write the same columns.
"""

import tempfile
import time
from pathlib import Path
from unittest.mock import PropertyMock, patch

from rich.console import Console
from rich.table import Table

from claimstead.research.simulation import Simulation, simulate

SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se", "claim 4 Gn Gi Dw Do Dr Tr Se")
FILES = ("games.parquet", "games.txt")
GAMES, FEW = 2_000, 5
MUST = 100_000
ROUNDS = 3


def speed(setup: str, file: Path, games: int) -> float:
    """Decisions a second, the best of some rounds: the machine may be busy."""
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        done = simulate(setup, ["random"], games, file, with_values=False, processes=1)
        best = max(best, done.decisions / (time.process_time() - began))
    return best


def main() -> None:
    console = Console()
    table = Table("game", "file", "on the kernel", "by the rules", "times as fast", "must be")
    missed = []
    by_rules = patch.object(Simulation, "is_random", PropertyMock(return_value=False))
    with tempfile.TemporaryDirectory() as folder:
        for setup in SETUPS:
            for name in FILES:
                file = Path(folder) / name
                simulate(setup, ["random"], FEW, file, with_values=False, processes=1)
                fast = speed(setup, file, GAMES)
                with by_rules:
                    plain = speed(setup, file, FEW)
                row = (f"{fast:,.0f}", f"{plain:,.0f}", f"{fast / plain:,.0f}", f"{MUST:,}")
                table.add_row(setup, file.suffix, *row)
                missed += [f"{setup} {file.suffix}"] if fast < MUST else []
    console.print(table)
    console.print(f"Missed: {', '.join(missed)}" if missed else "All reached.")


if __name__ == "__main__":
    main()
