"""Decks: which factions make a game for how many players (K-1, K-2)."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from claimstead.claim.cards import Card, Cards, cards, ordered
from claimstead.claim.factions import FACTIONS
from claimstead.core import SEATS, BadSetup, FrozenStruct, Seat
from claimstead.core.numbers import whole

TENS = {2: 3, 3: 5, 4: 5}
"""How many ten-card factions join the pair, by the number of players."""


class Deck(FrozenStruct, frozen=True):
    """The cards of a game, and how many players share them."""

    players: int
    factions: tuple[str, ...]
    cards: Cards

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: self.players]

    @property
    def hand_size(self) -> int:
        """Half of the cards are dealt, the other half is the draw pile (K-2)."""
        return len(self.cards) // (2 * self.players)

    @property
    def turned_up(self) -> int:
        """How many cards are turned up for a trick of phase 1 (K-9, K-10)."""
        return 1 if self.players == 2 else 2

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """The seat and its partner: with 4 players partners sit opposite (K-2)."""
        if self.players < 4:
            return (seat,)
        return ("a", "c") if seat in "ac" else ("b", "d")

    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple(dict.fromkeys(map(self.team, self.seats)))

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in self.seats if other not in self.team(seat))


def deck(players: int, factions: str | Iterable[str]) -> Deck:
    """The deck of these factions, or `BadSetup` where K-1 does not allow it.

    >>> len(deck(2, "Gn Gi Dr Tr Se").cards)
    52
    """
    _check_players(players)
    named = _each(factions)
    codes = tuple(each for each in named if isinstance(each, str) and each in FACTIONS)
    for each in named:
        if each not in codes:
            raise BadSetup("no-such-faction", faction=_shown(each), factions=" ".join(FACTIONS))
    if len(set(codes)) != len(codes):
        raise BadSetup("faction-twice")
    paired = [code for code in codes if FACTIONS[code].pair is not None]
    if len(paired) != 2 or FACTIONS[paired[0]].pair != paired[1]:
        raise BadSetup("one-pair", pairs=" or ".join(" ".join(pair) for pair in pairs()))
    if len(codes) - 2 != TENS[players]:
        raise BadSetup("ten-card-factions", players=players, tens=TENS[players])
    return Deck(int(players), codes, _whole(codes))


def short_deck(players: int, some: str | Iterable[Card | str]) -> Deck:
    """A deck of just these cards, for small games; K-1 does not apply, the box does."""
    _check_players(players)
    written = " ".join(map(str, _each(some)))
    box = set(map(str, _whole(FACTIONS)))
    for word in written.split():
        if word not in box:
            raise BadSetup("no-such-card", card=_shown(word))
    chosen = ordered(cards(written))
    codes = tuple(code for code in FACTIONS if any(card.faction == code for card in chosen))
    missing = Counter(chosen) - Counter(_whole(codes))
    if missing:
        raise BadSetup("no-such-card", card=str(next(iter(missing))))
    if not chosen or len(chosen) % (2 * players):
        raise BadSetup("short-deck-size", players=players, multiple=2 * players)
    return Deck(int(players), codes, chosen)


def pairs() -> tuple[tuple[str, str], ...]:
    """The pairs of which a deck has one."""
    paired = [code for code, faction in FACTIONS.items() if faction.pair is not None]
    return tuple(zip(paired[::2], paired[1::2], strict=True))


def all_decks(players: int) -> tuple[str, ...]:
    """The factions of every deck for this number of players: 40 for 2, 12 for 3 and for 4."""
    tens = [code for code, faction in FACTIONS.items() if faction.pair is None]
    return tuple(
        " ".join((*pair, *others))
        for pair in pairs()
        for others in combinations(tens, TENS[players])
    )


def _check_players(players: int) -> None:
    if whole(players) not in TENS:
        raise BadSetup("claim-players", players=_shown(players))


def _each(given: object) -> tuple[object, ...]:
    """The words of a text, or what is in a list. Anything else is one thing, and no card."""
    if isinstance(given, str):
        return tuple(given.split())
    return tuple(given) if isinstance(given, Iterable) else (given,)


def _whole(codes: Iterable[str]) -> Cards:
    return ordered(Card(code, value) for code in codes for value in FACTIONS[code].values)


def _shown(given: object) -> str:
    """What somebody gave, as a message shows it: short."""
    text = str(given)
    return text if len(text) <= 40 else f"{text[:37]}..."
