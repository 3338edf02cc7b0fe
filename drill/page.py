"""docs/reliability.md, written from what the drill has kept."""


def write() -> None:
    """Write the page and its pictures."""
