"""Texts of CLAIM: moves, and the game with its texts. Positions are in `position`."""

from functools import cached_property

from msgspec.structs import replace

from claimstead.claim.cards import Card, spell
from claimstead.claim.moves import SPARE, TAKE_PILE, Deal, Play, Smash, Take
from claimstead.claim.rules import ClaimRules
from claimstead.claim.state import State
from claimstead.claim.view import ClaimView
from claimstead.core import BadText, Illegal, Move
from claimstead.notation.claim.position import read_card, read_position, write_position
from claimstead.registry.game import Game
from claimstead.registry.words import number, quoted


class Claim(ClaimRules, Game[State]):
    """CLAIM and CLAIM 2 for 2, 3 or 4 players.

    >>> game = Claim(players=2, cards="Gn1 Gn3 Gi1 Gi3")
    >>> step = game.apply(game.start(), game.move(game.start(), "deal Gn1 Gi1 Gn3 Gi3"))
    >>> print(game.write(step.state))
    claim: 2 Gn Gi
    phase: 1
    lead: a
    turn: a
    hand a: Gn1
    hand b: Gi1
    middle: Gn3
    pile: Gi3
    """

    name = "claim"
    turn_rule = "K-3"
    view_type = ClaimView

    @cached_property
    def setup(self) -> str:
        if self.is_short:
            return f"{self.name} {self.players} cards {spell(self.deck.cards)}"
        return f"{self.name} {self.players} {' '.join(self.factions)}"

    def start(self) -> State:
        return replace(super().start(), setup=self.setup)

    def __repr__(self) -> str:
        if self.is_short:
            return f"Claim(players={self.players}, cards={spell(self.deck.cards)!r})"
        return f"Claim(players={self.players}, factions={' '.join(self.factions)!r})"

    def read_move(self, text: str) -> Move:
        words = text.split()
        match words:
            case ["deal", *cards]:
                return Deal(tuple(self._card(word) for word in cards))
            case ["take", "pile"]:
                return TAKE_PILE
            case ["take", word]:
                return Take(self._card(word))
            case ["smash", seat, word] if seat in self.seats:
                return Smash(seat, self._card(word))
            case ["spare"]:
                return SPARE
            case [word]:
                return Play(self._card(word))
            case _:
                raise BadText("claim-move", text=quoted(text.strip()))

    def _card(self, word: str) -> Card:
        card = read_card(word)
        if card not in self.deck.cards:
            raise Illegal("card-not-in-deck", rule="K-1", card=word)
        return card

    def read(self, text: str) -> State:
        return replace(read_position(self.deck, text), setup=self.setup)

    def write(self, state: State) -> str:
        return write_position(self.deck, state)


def made(words: list[str]) -> Claim | None:
    """The game of a set-up, from the words after the name."""
    match words:
        case [players, "cards", *cards]:
            return Claim(number(players), cards=cards)
        case [players, *factions]:
            return Claim(number(players), factions)
        case _:
            return None
