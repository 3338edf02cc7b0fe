"""Pictures for the documentation: the same figures give the same bytes."""

from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

mpl.use("svg")


def save(figure: Any, name: str) -> None:
    """Write a figure to docs/pictures, and be done with it."""
    mpl.rcParams["svg.hashsalt"] = name
    figure.tight_layout()
    figure.savefig(PICTURES / f"{name}.svg", metadata={"Date": None})
    plt.close(figure)
