"""How the characters of Claim It! differ within a level: in what they like, and what they dare.

Whoever dares more sees a little more, and whoever dares less a little less, so that all of a level
are about as strong as each other: docs/players.md has the figures.
"""

CHANGES: dict[str, dict[str, dict[str, float]]] = {
    "beginner": {
        "careful": {"least_risk": 0.36, "spaces": 0.1},
        "daring": {"least_risk": 0.4, "spaces": 0.1, "secured": 0.5},
        "grasping": {"least_risk": 0.39, "spaces": 0.2, "secured": 0.3},
        "thrifty": {"secured": 0.15},
    },
    "easy": {
        "careful": {"greed": 0.77, "secured": 0.7},
        "daring": {"greed": 0.83, "opponent": 0.8},
        "grasping": {"spaces": 0.4},
        "thrifty": {"secured": 0.65},
    },
    "medium": {
        "careful": {"greed": 0.3, "spaces": 0.1, "secured": 0.3},
        "daring": {"greed": 0.6, "secured": 1.5, "opponent": 0.5},
        "grasping": {"spaces": 0.4},
        "thrifty": {"secured": 1.3},
    },
    "strong": {
        "careful": {"greed": -1.3, "spaces": 0.6},
        "daring": {"greed": -0.5, "opponent": 0.5},
        "grasping": {"spaces": 0.47},
        "thrifty": {"secured": 2.5},
    },
}
"""By level and temper, the habits that differ from those of the level."""
LEANING = {"careful": -0.004, "daring": 0.004}
"""What rolling on seems to be worth more to an expert, in shares of the victory."""
