"""The chapter of CLAIM."""

from collections.abc import Sequence

from claimstead.claim.factions import FACTIONS
from claimstead.notation.claim import Claim
from claimstead.notation.claim.kind import DECKS
from claimstead.registry import kind_named
from claimstead.research.figures.chapter import Chapter
from claimstead.research.figures.claim.balance import Balance
from claimstead.research.figures.claim.measuring import Dealt, Order, dealt_out, pooled
from claimstead.research.figures.pictures import Shown, dots
from claimstead.research.figures.tables import picture, share, signed, table
from claimstead.research.matches import sides_in

FAMOUS = {"CLAIM": DECKS["claim"], "CLAIM 2": DECKS["claim-2"]}
"""The decks of the two boxes."""


class ClaimChapter(Chapter):
    """Deals of every set-up, by rules of thumb and at random."""

    play = dealt_out
    decks: Sequence[Dealt]

    def orders(self) -> list[Order]:
        kind = kind_named(Claim.name)
        assert kind is not None, "it is in the register"
        return [Order(setup, self.scale.deals, self.scale.seed) for setup in kind.setups()]

    def conclude(self, found: Sequence[Dealt]) -> None:
        self.decks = found
        self.powers = {code: pooled(code, found) for code in FACTIONS}
        self.cards = {
            name: next(each.cards for each in found if each.factions == deck)
            for name, deck in FAMOUS.items()
        }

    def told(self) -> list[str]:
        heads = ("set-up", "seat a's side", "draws", "leads phase 2")
        powers = [
            (code, share(power.favour), signed(power.card)) for code, power in self.powers.items()
        ]
        return [
            "## CLAIM",
            f"{self.scale.deals:,} deals of each of the {len(self.decks)} set-ups, played by rules"
            " of thumb (one move of a few on a whim) and at random. Seat a leads the first trick;"
            " *leads phase 2* is what the side wins that leads its first trick.",
            table((*heads, "seat a, random", "draws, random"), map(row_of, self.decks)),
            *map(picture, ("balance", "balance-more", "lead")),
            "What a faction is worth with two players, over all decks that have it: how often who"
            " has its favour wins, and what one more of its cards in the hand of phase 2 adds.",
            table(("faction", "its favour wins", "one card more"), powers),
            picture("factions"),
            "What each card in the hand of phase 2 adds to the share of the victory, in the decks"
            " of the two boxes:",
            *(picture(_cards_picture(name)) for name in self.cards),
        ]

    def pictures(self) -> dict[str, str]:
        return {**self._of_setups(), **self._of_cards()}

    def _of_setups(self) -> dict[str, str]:
        duels = [each.by_thumb for each in self.decks if each.players == 2]
        others = [each.by_thumb for each in self.decks if each.players > 2]
        deals = f"{self.scale.deals:,} deals of each"
        return {
            "lead": dots(
                "CLAIM: what the side that leads phase 2 wins",
                f"{deals} set-up, by rules of thumb; dashed: half",
                [Shown(_short(each), each.second_lead) for each in duels],
                mark=0.5,
            ),
            "balance": dots(
                "CLAIM: what seat a's side wins in the set-ups for two",
                f"{deals}, by rules of thumb; dashed: half",
                [Shown(_short(each), each.first) for each in duels],
                mark=0.5,
            ),
            "balance-more": dots(
                "CLAIM: what seat a's side wins with 3 and 4 players, times the sides",
                f"{deals}, by rules of thumb; dashed: a fair share",
                [Shown(_short(each), each.first.times(sides_in(each.setup))) for each in others],
                mark=1.0,
            ),
        }

    def _of_cards(self) -> dict[str, str]:
        drawn = {
            "factions": dots(
                "CLAIM: how often the favour of a faction wins",
                "two players, all decks that have it, by rules of thumb",
                [Shown(code, power.favour) for code, power in self.powers.items()],
            )
        }
        for name, cards in self.cards.items():
            drawn[_cards_picture(name)] = dots(
                f"{name}: what a card in the hand of phase 2 adds to the share of the victory",
                f"{self.scale.deals:,} deals, two players, by rules of thumb; dashed: nothing",
                [Shown(card, worth) for card, worth in cards.items()],
                mark=0.0,
            )
        return drawn


def row_of(each: Dealt) -> tuple[str, ...]:
    """What the table says of a set-up."""
    thumb, chance = each.by_thumb, each.at_random
    return (
        thumb.setup,
        share(thumb.first),
        share(thumb.draws),
        share(thumb.second_lead),
        share(chance.first),
        share(chance.draws),
    )


def _cards_picture(deck: str) -> str:
    """What the picture of a deck's cards is called."""
    return f"cards-{deck.lower().replace(' ', '-')}"


def _short(each: Balance) -> str:
    return each.setup.removeprefix("claim ")
