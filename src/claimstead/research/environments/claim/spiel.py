"""CLAIM in OpenSpiel.

Where a deck is so small that its deals can be listed, the deal is one chance node with an outcome a
deal. Any other deck is dealt card by card: hand by hand, then the pile from its top.
"""

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from claimstead.claim.cards import Cards
from claimstead.claim.moves import Deal
from claimstead.core import SEATS, Move, TooManyChances
from claimstead.notation.claim import Claim
from claimstead.notation.claim.kind import DECKS
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.research.environments.claim.actions import different_cards
from claimstead.research.environments.situations import Setting, Situation
from claimstead.research.environments.spiel_form import SpielForm

USUAL_DECK = DECKS["claim-2"]


class ClaimSetting(Setting):
    """Chance deals, once; and much is hidden."""

    has_recall = True
    game: Claim

    @cached_property
    def kinds(self) -> Cards:
        """The cards of the deck, equal ones once: what is dealt one by one."""
        return different_cards(self.game)

    @cached_property
    def most_decisions(self) -> int:
        # Every card is played once, recruits and open cards bring a choice each at most.
        return 3 * len(self.game.deck.cards)

    @cached_property
    def most_chances(self) -> int:
        return len(self.chance_moves) or len(self.kinds)

    @cached_property
    def chance_moves(self) -> tuple[Move, ...]:
        """Where deals can be listed; else cards are dealt one by one."""
        return tuple(move for move, _ in self._deals)

    @cached_property
    def _deals(self) -> tuple[tuple[Move, Any], ...]:
        try:
            return self.game.chances(self.game.start())
        except TooManyChances:
            return ()

    @cached_property
    def _listed(self) -> list[tuple[int, float]]:
        return [(number, float(odds)) for number, (_, odds) in enumerate(self._deals)]

    @cached_property
    def _copies(self) -> list[int]:
        """How many cards of each kind the deck has."""
        return [self.game.deck.cards.count(card) for card in self.kinds]

    @cached_property
    def deal_length(self) -> int:
        """How many actions of chance the deal takes."""
        return 1 if self.chance_moves else len(self.game.deck.cards)

    def chances(self, situation: Situation) -> list[tuple[int, float]]:
        if self._listed:
            return self._listed
        left = list(self._copies)
        for kind in situation.pending:
            left[kind] -= 1
        total = self.deal_length - len(situation.pending)
        return [(kind, copies / total) for kind, copies in enumerate(left) if copies]

    def chance_move(self, actions: Sequence[int]) -> Move | None:
        if self.chance_moves:
            return self.chance_moves[actions[-1]]
        if len(actions) < self.deal_length:
            return None
        return Deal(tuple(self.kinds[kind] for kind in actions))

    def chance_word(self, action: int) -> str:
        return str((self.chance_moves or self.kinds)[action])

    def _actions_of(self, deal: Deal) -> list[int]:
        """The actions of chance that make a deal."""
        if not self.chance_moves:
            return [self.kinds.index(card) for card in deal.cards]
        size, dealt = self.game.deck.hand_size, self.game.deck.hand_size * self.game.players
        hands = (sorted(deal.cards[at : at + size]) for at in range(0, dealt, size))
        same = Deal((*(card for hand in hands for card in hand), *deal.cards[dealt:]))
        return [self.chance_moves.index(same)]

    def resampled(self, history: list[int], player: int, rng: random.Random) -> list[int]:
        """Hidden cards are dealt anew (K-13)."""
        length = self.deal_length
        deal = self.chance_move(history[:length]) if len(history) >= length else None
        if deal is None:
            return history
        moves = [deal, *map(self.move, history[length:])]
        first = dealt_anew(self.game, moves, SEATS[player], rng)[0]
        assert isinstance(first, Deal), "a game begins with the deal"
        return [*self._actions_of(first), *history[length:]]

    @cached_property
    def shown(self) -> slice:
        """One's own cards, and those turned up."""
        return slice(0, self.encoding.slices["pile_top"].stop)


def _game(asked: Mapping[str, Any]) -> Claim:
    players = int(asked["players"])
    if asked["cards"]:
        return Claim(players, cards=asked["cards"])
    return Claim(players, asked["factions"])


FORM = SpielForm(
    "CLAIM",
    {"players": 2, "factions": USUAL_DECK, "cards": ""},
    _game,
    ClaimSetting,
    (
        "claimstead_claim(cards=Gn1 Gn1 Gi1 Se1)",
        "claimstead_claim(cards=Go0 Go0 Go0 Go0 Go0 Go1 Kn2 Kn3)",
    ),
)
