"""What a faction is: its cards, and every moment at which it may be special.

A faction's own file names only what differs from the defaults here.
"""

from typing import ClassVar, NamedTuple

from claimstead.claim.cards import Card, Cards, of
from claimstead.core import Seat

LOSES, FOLLOWS, BEATS = range(3)


class Spoils(NamedTuple):
    """Where the cards of one faction go when a trick of phase 2 is won."""

    score: Cards = ()
    """To the score pile of `scorer`."""
    scorer: Seat | None = None
    """Whose score pile that is; `None`: the winner's."""
    open: Cards = ()
    """To lie open in front of the winner."""
    lying: Cards = ()
    """To lie on for the winner of the next trick."""


class Faction:
    """The defaults: a faction without any power."""

    code: ClassVar[str]
    values: ClassVar[tuple[int, ...]] = tuple(range(10))
    """The values of all its cards."""
    pair: ClassVar[str | None] = None
    """The faction it always comes with (K-1)."""

    # Every trick
    follows_anything: ClassVar[bool] = False
    """Whether a follower may play it though they could follow (K-4)."""
    leads_next: ClassVar[bool] = False
    """Whether who played the last one in a trick leads the next trick (K-8)."""

    def standing(self, led: str) -> int:
        """`LOSES`, `FOLLOWS` or `BEATS`: how it competes where `led` was led (K-5)."""
        return FOLLOWS if led == self.code else LOSES

    # Phase 1
    looks_at_pile: ClassVar[bool] = False
    """Whether who wins a trick with it may choose the pile's top card too (K-12)."""
    scores_while_recruiting: ClassVar[bool] = False
    """Whether it goes from a trick of phase 1 to the winner's score pile (K-11)."""

    # Phase 2
    may_lie_open: ClassVar[bool] = False
    """Whether its cards can lie open in front of a seat (K-16)."""
    may_lie_on: ClassVar[bool] = False
    """Whether its cards can be left for the winner of the next trick (K-18)."""
    may_smash: ClassVar[bool] = False
    """Whether its cards in a won trick remove open cards from the game (K-17)."""

    def smashes(self, card: Card, victim: Card) -> bool:
        """Whether `card`, of this faction and in a won trick, removes the open `victim`."""
        return False

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        """Where its cards in a won trick, and those of it left lying, go (K-15).

        `seats` played `cards`, in this order; `is_last`: the last trick of the game.
        """
        return Spoils(score=of(self.code, cards))
