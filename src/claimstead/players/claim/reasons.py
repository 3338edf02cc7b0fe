"""Why a card was played, in words that give nothing away.

A reason may be shown to everybody at the table, so it names no card but those that all can see:
the one just played, the trick, the middle.
"""

from claimstead.claim.cards import Card
from claimstead.claim.moves import Play, Smash, Spare, Take
from claimstead.claim.view import ClaimView
from claimstead.core import Move
from claimstead.language import say
from claimstead.players.claim import thumb


def reason(view: ClaimView, move: Move) -> str:
    """What the move does, as anybody could tell."""
    match move:
        case Play(card=card) if view.phase == 1:
            return _recruiting(view, card)
        case Play(card=card):
            return _winning(view, card)
        case Take(card=card):
            return say("reason-take", card=str(card))
        case Smash(seat=seat, card=card):
            return say("reason-smash", seat=seat, card=str(card))
        case Spare():
            return say("reason-spare")
    return say("reason-take-pile")


def solved_reason(view: ClaimView, move: Move, value: int, matters: bool) -> str:
    """What the solver found; where every card leads to the same, what the card does."""
    if value > 0:
        return say("reason-wins-for-sure", move=str(move))
    if value < 0:
        return say("reason-sets-traps", move=str(move))
    if matters:
        return say("reason-keeps-draw", move=str(move))
    return reason(view, move)


def _recruiting(view: ClaimView, card: Card) -> str:
    prize = max(view.middle, key=thumb.by_value)
    if not view.trick:
        return say("reason-leads-for", card=str(card), prize=str(prize))
    if not thumb.is_ahead(view, card):
        return say("reason-lets-go", card=str(card), prize=str(prize))
    if thumb.cheapest_winner(view) == card:
        return say("reason-wins-cheaply", card=str(card), prize=str(prize))
    return say("reason-goes-high", card=str(card), prize=str(prize))


def _winning(view: ClaimView, card: Card) -> str:
    if not view.trick:
        return say("reason-leads", card=str(card))
    if not thumb.is_ahead(view, card):
        return say("reason-throws", card=str(card))
    if thumb.is_last(view):
        return say("reason-takes-trick", card=str(card))
    return say("reason-gets-ahead", card=str(card))
