"""Rules of thumb for CLAIM: what people do who don't calculate.

Everything here looks at the trick on the table, the cards turned up and the own hand, no farther.
"""

from collections.abc import Callable

from claimstead.claim.cards import Card, Cards
from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS
from claimstead.claim.moves import TAKE_PILE, Play, Smash, Take
from claimstead.claim.trick import is_ahead
from claimstead.claim.view import ClaimView
from claimstead.core import SEATS, Move

Worth = Callable[[Card], float]
"""How much somebody would like to have a card."""


def by_value(card: Card) -> float:
    return card.value


def playable(view: ClaimView) -> Cards:
    """The cards that may be played, the cheapest first."""
    cards = (move.card for move in view.legal if isinstance(move, Play))
    return tuple(sorted(cards, key=lambda card: (card.value, card.faction)))


def is_last(view: ClaimView) -> bool:
    """Whether the trick is full with the next card."""
    return len(view.trick) + 1 == view.players


def cheapest_winner(view: ClaimView) -> Card | None:
    """The cheapest card that is ahead; led, the highest."""
    cards = playable(view)
    if not view.trick:
        return cards[-1]
    ahead = [card for card in cards if is_ahead(view.trick, card)]
    return ahead[0] if ahead else None


def throw_away(view: ClaimView, *, wins_not: bool) -> Card:
    """The cheapest card, if it can be helped one that does not win."""
    cards = playable(view)
    behind = [card for card in cards if view.trick and not is_ahead(view.trick, card)]
    if wins_not and view.trick and not behind:
        return cards[-1]
    return behind[0] if wins_not and behind else cards[0]


def best_take(view: ClaimView, worth: Worth) -> Move:
    """The card that seems worth most, of the middle or, having looked, of the pile."""
    takes: list[tuple[float, Move]] = [
        (worth(move.card), move) for move in view.legal if isinstance(move, Take)
    ]
    if view.pile_top is not None:
        takes.append((worth(view.pile_top), TAKE_PILE))
    return max(takes, key=lambda each: each[0])[1]


def best_smash(deck: Deck, view: ClaimView) -> Move:
    """Remove an open card, of who has most of them."""
    smashes = [move for move in view.legal if isinstance(move, Smash)]

    def gained(move: Smash) -> tuple[int, int]:
        team = deck.team(move.seat)
        return sum(len(view.open[SEATS.index(seat)]) for seat in team), move.card.value

    return max(smashes, key=gained)


def trick_worth(view: ClaimView, card: Card) -> int:
    """What the winner of the trick gets as it lies there now, in cards; below 0: nothing good.

    Cards that go to somebody else count against it (K-19).
    """
    total = len(view.lying[:1])
    for each in (*view.trick, card):
        power = FACTIONS[each.faction]
        lower = Card(each.faction, each.value - 1)
        spoils = power.spoils(("a", "b"), (each, lower), "a", (), is_last=False)
        total += -1 if spoils.scorer == "b" else 1
    return total


def recruit_greedily(view: ClaimView, worth: Worth, wanted: float) -> Card:
    """Win a good turned-up card as cheaply as possible, and duck a bad one."""
    if max(map(worth, view.middle)) < wanted:
        return throw_away(view, wins_not=True)
    return cheapest_winner(view) or throw_away(view, wins_not=True)


def win_greedily(view: ClaimView) -> Card:
    """Win every trick that has something in it as cheaply as possible."""
    cards = playable(view)
    if not view.trick:
        return max(cards, key=lambda card: (trick_worth(view, card), card.value))
    ahead = [card for card in cards if is_ahead(view.trick, card)]
    wanted = [card for card in ahead if trick_worth(view, card) > 0]
    return wanted[0] if wanted else throw_away(view, wins_not=True)
