"""Who has the favour of which faction, and who wins (K-21, K-22)."""

from claimstead.claim.cards import Cards, of
from claimstead.claim.decks import Deck
from claimstead.core import SEATS, FrozenStruct, Outcome, Seat


class Favour(FrozenStruct, frozen=True):
    """Who has the favour of a faction."""

    faction: str
    winners: tuple[Seat, ...]
    """A seat, both partners of a team, or nobody."""
    decided_by: str
    """`more-cards`, `higher-card`, `equal-cards` or `none-scored`."""
    counts: tuple[int, ...]
    """How many cards each seat has; partners have the same number, that of their team."""


class Tally(FrozenStruct, frozen=True):
    """What was counted for a seat; for partners together."""

    factions: tuple[str, ...]
    """The factions whose favour the seat has."""
    sum: int
    """The sum of the values of their cards in the score pile."""
    cards: dict[str, int]
    """How many cards of each faction are in the score pile."""


class ClaimOutcome(Outcome[Tally], frozen=True):
    """The outcome of a game of CLAIM, faction by faction."""

    favours: tuple[Favour, ...]


def favours(deck: Deck, scores: tuple[Cards, ...]) -> tuple[Favour, ...]:
    """Who has the favour of each faction of the deck (K-21)."""
    piles = _team_piles(deck, scores)
    return tuple(_favour(deck, faction, piles) for faction in deck.factions)


def _favour(deck: Deck, faction: str, piles: dict[tuple[Seat, ...], Cards]) -> Favour:
    values = {
        team: sorted((card.value for card in of(faction, pile)), reverse=True)
        for team, pile in piles.items()
    }
    counts = tuple(len(values[deck.team(seat)]) for seat in deck.seats)
    most = max(counts)
    if most == 0:
        return Favour(faction, (), "none-scored", counts)
    tied = [team for team in values if len(values[team]) == most]
    highest = max(values[team] for team in tied)
    winners = [team for team in tied if values[team] == highest]
    if len(winners) > 1:
        return Favour(faction, (), "equal-cards", counts)
    return Favour(faction, winners[0], "more-cards" if len(tied) == 1 else "higher-card", counts)


def outcome(deck: Deck, scores: tuple[Cards, ...]) -> ClaimOutcome:
    """Most factions wins; then the sum of the cards of the factions won (K-22)."""
    decided = favours(deck, scores)
    piles = _team_piles(deck, scores)
    tallies = {team: _tally(deck, team, piles[team], decided) for team in piles}
    most = max(len(tally.factions) for tally in tallies.values())
    leaders = [team for team in tallies if len(tallies[team].factions) == most]
    decided_by = "factions"
    if len(leaders) > 1:
        highest = max(tallies[team].sum for team in leaders)
        leaders = [team for team in leaders if tallies[team].sum == highest]
        decided_by = "sum" if len(leaders) == 1 else "draw"
    winners = tuple(seat for seat in deck.seats if deck.team(seat) in leaders)
    table = {seat: tallies[deck.team(seat)] for seat in deck.seats}
    return ClaimOutcome(winners, decided_by, table, decided)


def _tally(deck: Deck, team: tuple[Seat, ...], pile: Cards, decided: tuple[Favour, ...]) -> Tally:
    won = tuple(favour.faction for favour in decided if favour.winners == team)
    return Tally(
        factions=won,
        sum=sum(card.value for card in pile if card.faction in won),
        cards={faction: len(of(faction, pile)) for faction in deck.factions},
    )


def _team_piles(deck: Deck, scores: tuple[Cards, ...]) -> dict[tuple[Seat, ...], Cards]:
    return {
        team: tuple(card for seat in team for card in scores[SEATS.index(seat)])
        for team in deck.teams()
    }
