"""Why a card was played, in words that give nothing away.

A reason may be shown to everybody at the table, so it names no card but those that all can see:
the one just played, the trick, the middle.
"""

from claimstead.claim.cards import Card
from claimstead.claim.moves import Play, Smash, Spare, Take
from claimstead.claim.trick import is_ahead
from claimstead.claim.view import ClaimView
from claimstead.core import Move
from claimstead.players.claim import heuristics
from claimstead.players.reason import Reason, because


def reason(view: ClaimView, move: Move) -> Reason:
    """What the move does, as anybody could tell."""
    match move:
        case Play(card=card) if view.phase == 1:
            return _recruiting(view, card)
        case Play(card=card):
            return _winning(view, card)
        case Take(card=card):
            return because("take", card=str(card))
        case Smash(seat=seat, card=card):
            return because("smash", seat=seat, card=str(card))
        case Spare():
            return because("spare")
    return because("take-pile")


def solved_reason(view: ClaimView, move: Move, value: int, matters: bool) -> Reason:
    """What the solver found; where every card leads to the same, what the card does."""
    if value > 0:
        return because("wins-for-sure", move=str(move))
    if value < 0:
        return because("sets-traps", move=str(move))
    if matters:
        return because("keeps-draw", move=str(move))
    return reason(view, move)


def _recruiting(view: ClaimView, card: Card) -> Reason:
    prize = max(view.middle, key=heuristics.by_value)
    if not view.trick:
        return because("leads-for", card=str(card), prize=str(prize))
    if not is_ahead(view.trick, card):
        return because("lets-go", card=str(card), prize=str(prize))
    if heuristics.cheapest_winner(view) == card:
        return because("wins-cheaply", card=str(card), prize=str(prize))
    return because("goes-high", card=str(card), prize=str(prize))


def _winning(view: ClaimView, card: Card) -> Reason:
    if not view.trick:
        return because("leads", card=str(card))
    if not is_ahead(view.trick, card):
        return because("throws", card=str(card))
    if heuristics.is_last(view):
        return because("takes-trick", card=str(card))
    return because("gets-ahead", card=str(card))
