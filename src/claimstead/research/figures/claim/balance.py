"""The figures of CLAIM: how even the set-ups are; what cards, factions and the lead are worth."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.claim.cards import Card
from claimstead.core import SEATS
from claimstead.kernel.claim.codec import codec_of
from claimstead.notation import Claim
from claimstead.research.environments.claim.actions import different_cards
from claimstead.research.figures.claim import deals
from claimstead.research.figures.estimates import Estimate, difference, mean, proportion

Games = NDArray[np.int64]
Shares = NDArray[np.float64]


class Balance(NamedTuple):
    """How even a set-up is."""

    setup: str
    first: Estimate
    """The share of the victories of seat a's side."""
    draws: Estimate
    second_lead: Estimate
    """The share of the side that leads phase 2."""


def shares_of(game: Claim, games: Games) -> Shares:
    """What part of its game each seat's side won: a row a game, a column a seat."""
    seats = np.arange(game.players)
    wins = games[:, deals.WON, None] >> seats & 1
    sides = np.array(
        [[other in game.deck.team(seat) for other in game.seats] for seat in game.seats]
    )
    won_by_side = wins @ sides.T.astype(np.int64)
    return np.asarray(won_by_side / wins.sum(1, keepdims=True))


def balance(setup: str, game: Claim, games: Games) -> Balance:
    shares = shares_of(game, games)
    shared = int((~np.isclose(shares.max(1), 1.0)).sum())
    leader = shares[np.arange(len(games)), games[:, deals.SECOND_LEAD]]
    return Balance(setup, mean(shares[:, 0]), proportion(shared, len(games)), mean(leader))


def holds(game: Claim, games: Games, card: Card, first: int) -> NDArray[np.int64]:
    """How many copies of a card each seat has in its hand of phase 1 or 2."""
    codec = codec_of(game)
    copies = range(codec.number(card), codec.number(card) + game.deck.cards.count(card))
    counts = np.zeros((len(games), game.players), np.int64)
    for seat in range(game.players):
        for number in copies:
            counts[:, seat] += games[:, first + 2 * seat + number // 64] >> (number % 64) & 1
    return counts


def card_worth(game: Claim, games: Games, card: Card, first: int = deals.RECRUITED) -> Estimate:
    """How much more of the victory a seat wins with a card than without it."""
    shares, counts = shares_of(game, games), holds(game, games, card, first)
    return difference(shares[counts > 0], shares[counts == 0])


def cards_worth(game: Claim, games: Games, first: int) -> dict[str, Estimate]:
    return {str(card): card_worth(game, games, card, first) for card in different_cards(game)}


class Power(NamedTuple):
    """What a faction is worth."""

    favour: Estimate
    """How often who has its favour wins."""
    card: Estimate
    """What one more card of it in the hand of phase 2 adds to the share of the victory."""


def power(game: Claim, games: Games, faction: str) -> Power:
    shares = shares_of(game, games)
    number = game.factions.index(faction)
    teams = game.deck.teams()
    favoured = [
        shares[games[:, deals.FAVOURS + index] >> number & 1 == 1, SEATS.index(team[0])]
        for index, team in enumerate(teams)
    ]
    kinds = [card for card in different_cards(game) if card.faction == faction]
    counts = sum(holds(game, games, card, deals.RECRUITED) for card in kinds)
    return Power(mean(np.concatenate(favoured)), _slope(np.asarray(counts), shares))


def _slope(counts: NDArray[np.int64], shares: Shares) -> Estimate:
    """Least squares: by how much the share grows with each card."""
    spread = counts - counts.mean()
    slope = float((spread * shares).sum() / (spread**2).sum())
    left = shares - shares.mean() - slope * spread
    # The seats of a game depend on each other: games are what is counted.
    error = np.sqrt(((spread * left).sum(1) ** 2).sum()) / (spread**2).sum()
    return Estimate.around(slope, float(error), len(counts))
