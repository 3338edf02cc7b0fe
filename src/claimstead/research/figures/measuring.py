"""All figures of both games, measured by many hands."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from claimstead.claim.decks import TENS, all_decks
from claimstead.claim.factions import FACTIONS
from claimstead.claim_it.rules import SECURED_TO_END, VARIANTS
from claimstead.language import say
from claimstead.notation import Claim
from claimstead.research.crew import Crew
from claimstead.research.figures import claim, claim_it, deals
from claimstead.research.figures.estimates import Estimate
from claimstead.terminal.progress import progress_bar

LEVELS = ("random", "beginner", "easy", "medium", "strong", "expert")
EXPERT_NODES = 2_000
"""Effort a move of the searching levels: seconds a game would be minutes in all."""
CHUNK = 5
FAMOUS = {"CLAIM": "Go Kn Un Dw Do", "CLAIM 2": "Gn Gi Dr Tr Se"}
"""The decks of the two boxes."""


class Measured(NamedTuple):
    """All figures."""

    games: int
    deals: int
    seed: int
    claim_it: tuple[claim_it.Figures, ...]
    by_thumb: tuple[claim.Balance, ...]
    at_random: tuple[claim.Balance, ...]
    cards: dict[str, dict[str, Estimate]]
    """For each famous deck, what each card is worth in the hand of phase 2."""
    powers: dict[str, claim.Power]
    """For each faction, over all decks for two that have it."""


def measure(games: int, deal_count: int, seed: int, hands: Crew) -> Measured:
    dice = [f"claim-it {players} {variant}" for variant in VARIANTS for players in SECURED_TO_END]
    cells = [(setup, level) for setup in dice for level in LEVELS]
    orders = [
        claim_it.Order(setup, level, seed, first, min(first + CHUNK, games), EXPERT_NODES)
        for setup, level in cells
        for first in range(0, games, CHUNK)
    ]
    setups = [f"claim {players} {deck}" for players in TENS for deck in all_decks(players)]
    with progress_bar() as bar:
        task = bar.add_task(say("figures-bar"), total=len(orders) + len(setups))
        counts: dict[tuple[str, str], list[claim_it.Count]] = {cell: [] for cell in cells}
        for order, found in zip(orders, hands.each(claim_it.played, orders), strict=True):
            counts[order.setup, order.level] += found
            bar.advance(task)
        decks: list[Dealt] = []
        for dealt in hands.each(partial(dealt_out, games=deal_count, seed=seed), setups):
            decks.append(dealt)
            bar.advance(task)
    return Measured(
        games,
        deal_count,
        seed,
        tuple(claim_it.figures(*cell, found) for cell, found in counts.items()),
        tuple(each.by_thumb for each in decks),
        tuple(each.at_random for each in decks),
        {
            name: next(each.cards for each in decks if each.factions == deck)
            for name, deck in FAMOUS.items()
        },
        {code: _pooled(code, decks) for code in FACTIONS},
    )


class Dealt(NamedTuple):
    """What the deals of one set-up gave."""

    factions: str
    players: int
    by_thumb: claim.Balance
    at_random: claim.Balance
    cards: dict[str, Estimate]
    powers: dict[str, claim.Power]


def dealt_out(setup: str, games: int, seed: int) -> Dealt:
    """Play the deals of a set-up, by rules of thumb and at random."""
    _, players, *factions = setup.split()
    game = Claim(int(players), factions)
    thumb = deals.played(game, games, seed, by_thumb=True)
    chance = deals.played(game, games, seed, by_thumb=False)
    return Dealt(
        " ".join(factions),
        game.players,
        claim.balance(setup, game, thumb),
        claim.balance(setup, game, chance),
        claim.cards_worth(game, thumb, deals.RECRUITED),
        {code: claim.power(game, thumb, code) for code in factions},
    )


def _pooled(code: str, decks: Sequence[Dealt]) -> claim.Power:
    """A faction over all decks for two that have it, each deck counting the same."""
    powers = [deck.powers[code] for deck in decks if deck.players == 2 and code in deck.powers]
    return claim.Power(
        _average(power.favour for power in powers), _average(power.card for power in powers)
    )


def _average(estimates: Iterable[Estimate]) -> Estimate:
    """Of estimates that have nothing to do with each other."""
    some = list(estimates)
    reach = sum((each.high - each.value) ** 2 for each in some) ** 0.5 / len(some)
    value = sum(each.value for each in some) / len(some)
    return Estimate(value, value - reach, value + reach, sum(each.counted for each in some))
