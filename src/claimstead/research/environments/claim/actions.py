"""The moves of CLAIM in the order of their numbers."""

from claimstead.claim.cards import Cards
from claimstead.claim.factions import FACTIONS
from claimstead.claim.moves import SPARE, TAKE_PILE, Play, Smash, Take
from claimstead.core import Move
from claimstead.notation.claim import Claim


def moves_of(game: Claim) -> tuple[Move, ...]:
    """Cards to play, to take, to smash; each kind where it can come up."""
    cards = different_cards(game)
    powers = [FACTIONS[code] for code in game.factions]
    looks = any(power.looks_at_pile for power in powers)
    smashes = game.players > 2 and any(power.may_smash for power in powers)
    exposed = [card for card in cards if FACTIONS[card.faction].may_lie_open]
    return (
        *map(Play, cards),
        *(map(Take, cards) if looks or game.deck.turned_up > 1 else ()),
        *((TAKE_PILE,) if looks else ()),
        *((Smash(seat, card) for seat in game.seats for card in exposed) if smashes else ()),
        *((SPARE,) if smashes else ()),
    )


def different_cards(game: Claim) -> Cards:
    """The cards of the deck, equal ones once."""
    return tuple(dict.fromkeys(game.deck.cards))
