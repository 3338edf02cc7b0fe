"""How the characters of CLAIM differ within a level: in what they want, and what they spend on it.

None of it makes a player much stronger or weaker than its level: docs/players.md has the figures.
"""

from collections import Counter

from claimstead.claim.cards import Card
from claimstead.claim.moves import Play
from claimstead.claim.trick import is_ahead
from claimstead.claim.view import ClaimView
from claimstead.core import Move
from claimstead.players.claim.heuristics import cheapest_winner, playable
from claimstead.players.claim.search import Opinion

WANTED = {"careful": 1.0, "grasping": -1.0}
"""By how much more a turned-up card has to be worth to be wanted."""
OFTEN, NEARLY = 0.7, 0.01
"""What a search tried almost as often as its best move, and thinks almost as well of, is a matter
of taste."""


def highest(temper: str, view: ClaimView) -> Card:
    """The highest card, or what somebody who plays the highest makes of it."""
    cards = playable(view)
    if temper == "careful" and view.trick:
        return cheapest_winner(view) or cards[-1]
    if temper == "grasping" and not view.trick:
        held = Counter(card.faction for card in cards)
        return max(cards, key=lambda card: (held[card.faction], card.value))
    if temper == "thrifty" and not view.trick and view.phase == 1:
        return cards[-2:][0]
    return cards[-1]


def in_manner(temper: str, view: ClaimView, card: Card) -> Card:
    """What a character plays where its level would play this card."""
    cards = playable(view)
    if temper == "thrifty" and not view.trick and card == cards[-1]:
        return cards[-2:][0]
    if temper == "daring" and view.trick and is_ahead(view.trick, card):
        higher = [each for each in cards if is_ahead(view.trick, each) and each.value > card.value]
        return higher[0] if higher else card
    return card


def is_nearly(best: Opinion, other: Opinion) -> bool:
    return other.visits >= OFTEN * best.visits and other.share >= best.share - NEARLY


def preferred(temper: str, moves: list[Move]) -> Move:
    """Of moves that seem equally good, the first; or the highest card, or the lowest."""
    cards = [move for move in moves if isinstance(move, Play)]
    if len(cards) < len(moves) or temper in ("steady", "grasping"):
        return moves[0]
    choose = max if temper == "daring" else min
    return choose(cards, key=lambda move: move.card.value)
