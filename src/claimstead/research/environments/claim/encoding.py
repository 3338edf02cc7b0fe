"""What a seat of CLAIM sees, as an array."""

from collections.abc import Iterable

import numpy as np

from claimstead.claim.cards import Card
from claimstead.claim.state import Stage
from claimstead.claim.view import ClaimView
from claimstead.core import Seat, seats_from
from claimstead.notation.claim import Claim
from claimstead.research.environments.claim.actions import different_cards
from claimstead.research.environments.observations import Encoding, Field, Observation


class ClaimEncoding(Encoding):
    """CLAIM: what one's seat can know. Cards are counted: an entry for each different card."""

    game: Claim

    def __init__(self, game: Claim) -> None:
        self.cards = {card: number for number, card in enumerate(different_cards(game))}
        cards, seats = len(self.cards), game.players
        copies = max(map(game.deck.cards.count, self.cards))
        hand, pile = game.deck.hand_size, len(game.deck.cards) - seats * game.deck.hand_size
        fields = (
            Field("hand", (cards,), copies, "one's hand"),
            Field("followers", (cards,), copies, "one's followers"),
            Field("middle", (cards,), copies, "the cards turned up"),
            Field("pile_top", (cards,), 1, "the pile's top card, while one looks at it"),
            Field("trick", (seats, cards), 1, "who played what to the trick"),
            Field("asking", (cards,), copies, "cards of it about whose power one is asked"),
            Field("scores", (seats, cards), copies, "a seat's score pile"),
            Field("open", (seats, cards), copies, "cards open in front of a seat"),
            Field("lying", (cards,), copies, "cards left lying for the next winner"),
            Field("discard", (cards,), copies, "cards discarded, or removed from the game"),
            Field("known", (seats, cards), copies, "cards that all saw a seat take and it has yet"),
            Field("seen", (seats, cards), copies, "cards of a seat that one alone has seen"),
            Field("shown", (seats, cards), copies, "one's own cards that a seat has seen"),
            Field("voids", (seats, len(game.factions)), 1, "factions that a seat lacks"),
            Field("hand_sizes", (seats,), hand, "how many cards a seat holds"),
            Field("follower_counts", (seats,), hand, "how many followers a seat has"),
            Field("pile_size", (1,), pile, "how many cards the pile has"),
            Field("phase", (3,), 1, "before the deal, phase 1, phase 2"),
            Field("stage", (len(Stage),), 1, "what is due: play, look, pick or smash"),
            Field("lead", (seats,), 1, "who led or leads the trick"),
            Field("turn", (seats,), 1, "who is to act"),
        )
        super().__init__(game, fields)

    @property
    def _shape(self) -> tuple[int, ...]:
        """From `hand` to `shown`, an entry a card."""
        cards = len(self.cards)
        return (self.slices["shown"].stop // cards, cards)

    def _turned(self, fields: Observation) -> Observation:
        return np.swapaxes(fields, -1, -2)

    def fill(self, view: ClaimView, fields: dict[str, Observation]) -> None:
        rows = self.seats_from(view)
        for name in ("hand", "followers", "middle", "asking", "lying", "discard"):
            self._count(getattr(view, name), fields[name])
        if view.pile_top is not None:
            fields["pile_top"][self.cards[view.pile_top]] = 1
        for seat, card in zip(self._order_of_play(view), view.trick, strict=False):
            fields["trick"][rows[seat], self.cards[card]] = 1
        for index, seat in enumerate(self.game.seats):
            for name in ("scores", "open", "known"):
                self._count(getattr(view, name)[index], fields[name][rows[seat]])
            for code in view.voids[index]:
                fields["voids"][rows[seat], self.game.factions.index(code)] = 1
            for name in ("hand_sizes", "follower_counts"):
                fields[name][rows[seat]] = getattr(view, name)[index]
        for glimpse in view.glimpses:
            is_own = glimpse.holder == view.seat
            other = glimpse.knower if is_own else glimpse.holder
            self._count(glimpse.cards, fields["shown" if is_own else "seen"][rows[other]])
        fields["pile_size"][0] = view.pile_size
        fields["phase"][view.phase] = 1
        fields["stage"][list(Stage).index(view.stage)] = 1
        for name, which in (("lead", view.lead), ("turn", view.turn)):
            if which is not None:
                fields[name][rows[which]] = 1

    def _order_of_play(self, view: ClaimView) -> tuple[Seat, ...]:
        return () if view.lead is None else seats_from(view.lead, self.game.players)

    def _count(self, some: Iterable[Card], counts: Observation) -> None:
        for card in some:
            counts[self.cards[card]] += 1
