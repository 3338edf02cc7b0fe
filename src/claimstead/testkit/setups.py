"""Every set-up of every game: 8 of Claim It!, 64 of CLAIM."""

from claimstead.registry import kinds


def all_setups() -> tuple[str, ...]:
    """The words of every set-up, as `game_named` reads them.

    >>> all_setups()[0], len(all_setups())
    ('claim-it 2 base', 72)
    """
    return tuple(setup for kind in kinds().values() for setup in kind.setups())
