"""What the solver has to know of a deck's factions, asked of the readable rules.

A faction has one role in phase 2, and it may beat others where they were led. The solver counts on
that: a power that it cannot express is refused here, so that it never answers wrongly.
"""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claimstead.claim.cards import Card, Cards, of
from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS, Faction, Spoils
from claimstead.claim.factions.faction import BEATS, FOLLOWS
from claimstead.kernel.solver.layout import (
    FOLLOWS_ANYTHING,
    GOES_TO_LOSER,
    LEADS_NEXT,
    LIES_ON,
    LIES_OPEN,
    MOST_FACTIONS,
    MOST_OPEN,
    MOST_SMASHERS,
    PLAIN,
    SMASHES,
)

MOMENTS = frozenset(
    {
        "code",
        "values",
        "pair",
        "follows_anything",
        "leads_next",
        "standing",
        "looks_at_pile",
        "scores_while_recruiting",
        "may_lie_open",
        "may_lie_on",
        "may_smash",
        "smashes",
        "spoils",
    }
)
"""The moments at which a faction may differ that the solver knows, or that phase 2 doesn't ask."""
ALONE = (FOLLOWS_ANYTHING, LIES_ON)
"""Roles that one faction of a deck may have."""
SEATS = ("a", "b")


class Unsolvable(ValueError):
    """A position that the solver cannot take."""


class UnknownPower(Unsolvable):
    """The solver cannot express what a faction does."""

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.faction = faction


class Powers(NamedTuple):
    """By faction of the deck, in its order."""

    roles: NDArray[np.uint64]
    follows: NDArray[np.uint64]
    """A mask of the led factions with which it competes by value (K-5, K-7)."""
    beats: NDArray[np.uint64]
    """A mask of the factions over which it always takes the trick where they were led (K-6)."""


def powers(deck: Deck) -> Powers:
    """The powers of the deck's factions, or `UnknownPower`."""
    for code in deck.factions[MOST_FACTIONS:]:
        raise UnknownPower(code)
    roles = [_role(deck, code) for code in deck.factions]
    for code in deck.factions:
        _check_standing(deck, code)
    for role in ALONE:
        for code in _having(deck, roles, role)[1:]:
            raise UnknownPower(code)
    _check_smashing(deck, roles)
    return Powers(np.array(roles, np.uint64), _led(deck, FOLLOWS), _led(deck, BEATS))


def _having(deck: Deck, roles: list[int], role: int) -> list[str]:
    return [code for code, each in zip(deck.factions, roles, strict=True) if each == role]


def _role(deck: Deck, code: str) -> int:
    """What is special about a faction in phase 2: one thing at most."""
    power = FACTIONS[code]
    own = of(code, deck.cards)
    roles = {
        FOLLOWS_ANYTHING: power.follows_anything,
        LEADS_NEXT: power.leads_next,
        SMASHES: power.may_smash,
        LIES_OPEN: power.may_lie_open,
        LIES_ON: power.may_lie_on,
        GOES_TO_LOSER: _goes_to_loser(power, own[0]),
    }
    found = [role for role, has in roles.items() if has]
    role = found[0] if found else PLAIN
    is_known = (
        len(found) <= 1
        and _moments(power) <= MOMENTS
        and all(0 <= card.value <= 9 for card in own)
        and sum(card.value for card in own) < 256
        and (role != LIES_ON or len(set(own)) == len(own))
        and all(
            _told(power.spoils(SEATS, *asked)) == _told(_expected(role, code, *asked))
            for asked in _tricks(deck, power)
        )
    )
    if not is_known:
        raise UnknownPower(code)
    return role


def _moments(power: Faction) -> set[str]:
    """The moments of every faction at which this one differs."""
    kinds = type(power).__mro__[: type(power).__mro__.index(Faction)]
    named = set(chain(vars(power), *map(vars, kinds)))
    moments = {*vars(Faction), *Faction.__annotations__}
    return {name for name in named & moments if not name.startswith("_")}


def _check_standing(deck: Deck, code: str) -> None:
    """It competes by value with its own, and with others only if it may always be played (K-7)."""
    power = FACTIONS[code]
    competes = {led for led in deck.factions if power.standing(led) == FOLLOWS}
    if code not in competes or (competes != {code} and not power.follows_anything):
        raise UnknownPower(code)


def _led(deck: Deck, standing: int) -> NDArray[np.uint64]:
    """By faction, a mask of those led where it has this standing."""
    masks = [
        sum((FACTIONS[code].standing(led) == standing) << i for i, led in enumerate(deck.factions))
        for code in deck.factions
    ]
    return np.array(masks, np.uint64)


def _goes_to_loser(power: Faction, card: Card) -> bool:
    """Where a card that wins a trick goes (K-15, K-19)."""
    lower = Card(card.faction, card.value - 1)
    return power.spoils(SEATS, (card, lower), "a", (), is_last=False).scorer == "b"


def _tricks(deck: Deck, power: Faction) -> Iterator[tuple[Cards, str, Cards, bool]]:
    """Tricks, winners, cards left lying and whether it is the last: what `spoils` is asked."""
    if type(power).spoils is Faction.spoils:
        return
    own = of(power.code, deck.cards)
    for card in dict.fromkeys(own):
        for other in dict.fromkeys(deck.cards):
            rest = tuple(each for each in own if each not in (card, other))
            lying = ((), rest[:1], rest) if power.may_lie_on else ((),)
            for left in lying:
                for trick in ((card, other), (other, card)):
                    for winner in SEATS:
                        yield trick, winner, left, False
                        yield trick, winner, left, True


def _expected(
    role: int, code: str, cards: Cards, winner: str, lying: Cards, is_last: bool
) -> Spoils:
    """Where the cards of a faction go, as the solver does it."""
    own = of(code, cards)
    if role == LIES_OPEN:
        return Spoils(open=own)
    if role == LIES_ON:
        all_lying = tuple(sorted((*own, *lying)))
        at = 0 if is_last else len(all_lying) - 1
        return Spoils(score=all_lying[max(at, 0) :], lying=all_lying[: max(at, 0)])
    if role == GOES_TO_LOSER:
        return Spoils(score=own, scorer="b" if winner == "a" else "a")
    return Spoils(score=own, scorer=winner)


def _told(spoils: Spoils) -> tuple[object, ...]:
    scorer = spoils.scorer if spoils.score else None
    return sorted(spoils.score), scorer, sorted(spoils.open), sorted(spoils.lying)


def _check_smashing(deck: Deck, roles: list[int]) -> None:
    """One faction removes open cards of another, those of its own value; all values are odd."""
    smashers, opened = _having(deck, roles, SMASHES), _having(deck, roles, LIES_OPEN)
    if not smashers:
        return
    for code in (*smashers[1:], *opened[1:]):
        raise UnknownPower(code)
    for code, most in zip((*smashers, *opened), (MOST_SMASHERS, MOST_OPEN), strict=False):
        values = [card.value for card in of(code, deck.cards)]
        if len(values) > most or any(not each & 1 or values.count(each) > 3 for each in values):
            raise UnknownPower(code)
    for card in of(smashers[0], deck.cards):
        for victim in deck.cards:
            is_same = victim.faction in opened and victim.value == card.value
            may = FACTIONS[victim.faction].may_lie_open
            if may and FACTIONS[smashers[0]].smashes(card, victim) != is_same:
                raise UnknownPower(smashers[0])
