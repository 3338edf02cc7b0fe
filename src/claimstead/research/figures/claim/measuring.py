"""What the deals of one set-up give, and of all of them together."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from claimstead.notation.claim import Claim
from claimstead.research.figures.claim import deals
from claimstead.research.figures.claim.balance import Balance, Power, balance, cards_worth, power
from claimstead.research.figures.estimates import Estimate


class Order(NamedTuple):
    """Deals to play: of one set-up, by rules of thumb and at random."""

    setup: str
    games: int
    seed: int


class Dealt(NamedTuple):
    """What the deals of one set-up gave."""

    factions: str
    players: int
    by_thumb: Balance
    at_random: Balance
    cards: dict[str, Estimate]
    """What each card is worth in the hand of phase 2."""
    powers: dict[str, Power]


def dealt_out(order: Order) -> Dealt:
    """Play the deals of a set-up, by rules of thumb and at random."""
    setup, games, seed = order
    _, players, *factions = setup.split()
    game = Claim(int(players), factions)
    thumb = deals.played(game, games, seed, by_thumb=True)
    chance = deals.played(game, games, seed, by_thumb=False)
    return Dealt(
        " ".join(factions),
        game.players,
        balance(setup, game, thumb),
        balance(setup, game, chance),
        cards_worth(game, thumb, deals.RECRUITED),
        {code: power(game, thumb, code) for code in factions},
    )


def pooled(code: str, decks: Sequence[Dealt]) -> Power:
    """A faction over all decks for two that have it, each deck counting the same."""
    powers = [deck.powers[code] for deck in decks if deck.players == 2 and code in deck.powers]
    return Power(_average(each.favour for each in powers), _average(each.card for each in powers))


def _average(estimates: Iterable[Estimate]) -> Estimate:
    """Of estimates that have nothing to do with each other."""
    some = list(estimates)
    reach = sum((each.high - each.value) ** 2 for each in some) ** 0.5 / len(some)
    value = sum(each.value for each in some) / len(some)
    return Estimate(value, value - reach, value + reach, sum(each.counted for each in some))
