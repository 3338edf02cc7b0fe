"""Every set-up of both games: 8 of Claim It!, 64 of CLAIM."""

from claimstead.claim.decks import TENS, all_decks
from claimstead.claim_it.rules import SECURED_TO_END, VARIANTS


def all_setups() -> tuple[str, ...]:
    """The words of every set-up, as `game_named` reads them.

    >>> all_setups()[0], len(all_setups())
    ('claim-it 2 base', 72)
    """
    dice = [f"claim-it {players} {variant}" for players in SECURED_TO_END for variant in VARIANTS]
    cards = [f"claim {players} {deck}" for players in TENS for deck in all_decks(players)]
    return (*dice, *cards)
