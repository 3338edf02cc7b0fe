"""The players of CLAIM, from one who plays high cards to the expert.

The lower levels err like people: they see the trick on the table and nothing else, want every high
card, or look only a few cards ahead. Nothing about them is left to dice.
"""

from typing import Any, ClassVar, Self

from claimstead.claim.cards import Card
from claimstead.claim.moves import Play
from claimstead.claim.state import Stage
from claimstead.claim.trick import is_ahead
from claimstead.claim.view import ClaimView
from claimstead.core import Move
from claimstead.kernel.claim.codec import ClaimCodec, codec_of
from claimstead.notation import Claim
from claimstead.players.characters import TEMPERS
from claimstead.players.claim import heuristics, tree
from claimstead.players.claim.endgame import glanced, position_of, solved
from claimstead.players.claim.reasons import reason, solved_reason
from claimstead.players.claim.search import NOTHING_LEARNED, Search
from claimstead.players.claim.tempers import WANTED, highest, in_manner, is_nearly, preferred
from claimstead.players.claim.weights import judging
from claimstead.players.player import Budget, Choice, Player
from claimstead.registry import Game

GOOD = 5
"""A turned-up card of this value or more is worth winning."""


class ClaimPlayer(Player):
    """Plays by rules of thumb: a turned-up card of some value is won as cheaply as possible."""

    wanted: ClassVar[float] = GOOD
    plies: ClassVar[int] = 0
    """How many cards it looks ahead in phase 2 with two players; 0: the trick on the table."""
    temper: str = TEMPERS[0]

    def with_temper(self, temper: str) -> Self:
        self.temper = temper
        return self

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return isinstance(game, Claim)

    def choose(self, game: Game[Any], view: ClaimView, budget: Budget, seed: int) -> Choice:
        assert isinstance(game, Claim), "it plays nothing else"
        if len(view.legal) == 1:
            return Choice(view.legal[0], reason(view, view.legal[0]), doubt=0.0)
        return self.decide(game, view, budget, seed)

    def decide(self, game: Claim, view: ClaimView, budget: Budget, seed: int) -> Choice:
        move = self.by_thumb(game, view)
        return Choice(move, reason(view, move))

    def by_thumb(self, game: Claim, view: ClaimView) -> Move:
        if view.stage is Stage.SMASH:
            return heuristics.best_smash(game.deck, view)
        if view.stage is not Stage.PLAY:
            return heuristics.best_take(view, heuristics.by_value)
        if view.phase == 1:
            return Play(self.recruit(view))
        return self.looking_ahead(game, view) or Play(self.win(view))

    def recruit(self, view: ClaimView) -> Card:
        wanted = self.wanted + WANTED.get(self.temper, 0.0)
        card = heuristics.recruit_greedily(view, heuristics.by_value, wanted)
        return in_manner(self.temper, view, card)

    def win(self, view: ClaimView) -> Card:
        return in_manner(self.temper, view, heuristics.win_greedily(view))

    def looking_ahead(self, game: Claim, view: ClaimView) -> Move | None:
        """The best card as far as it sees; `None` where it does not look."""
        codec = codec_of(game)
        position = position_of(codec, view) if self.plies else None
        if position is None:
            return None
        values = glanced(codec, position, self.plies)
        return max(view.legal, key=lambda move: values[move])


class Greedy(ClaimPlayer):
    """Wins good cards and full tricks as cheaply as possible: a yardstick."""

    name = "greedy"


class TurnedUp(ClaimPlayer):
    """The same in phase 1; in phase 2 with two players it looks four cards ahead: a yardstick."""

    name = "turned-up"
    plies = 4


class Searcher(ClaimPlayer):
    """Searches over deals that fit what it sees."""

    how: ClassVar[int] = tree.BY_THUMB
    curiosity: ClassVar[float] = 0.7
    usual: ClassVar[int] = 100_000
    """Deals tried, unless the budget says otherwise."""
    most: ClassVar[int | None] = None
    """It never tries more, whatever the budget."""

    def decide(self, game: Claim, view: ClaimView, budget: Budget, seed: int) -> Choice:
        opinions = self.searched(codec_of(game), view, budget, seed).opinions()
        best = opinions[0]
        near = [each.move for each in opinions if is_nearly(best, each)]
        move = preferred(self.temper, near)
        return Choice(move, reason(view, move), opinions[1].visits / max(best.visits, 1))

    def searched(self, codec: ClaimCodec, view: ClaimView, budget: Budget, seed: int) -> Search:
        weights = judging(codec.deck) if view.phase == 1 else None
        how = tree.BY_THUMB if self.how == tree.BY_JUDGE and weights is None else self.how
        search = Search(
            codec,
            view,
            seed,
            how=how,
            curiosity=self.curiosity if how == self.how else Searcher.curiosity,
            weights=NOTHING_LEARNED if weights is None else weights,
        )
        if self.most is not None:
            budget = budget._replace(nodes=min(budget.nodes or self.most, self.most))
        search.run(budget, self.usual)
        return search


class PlainSearch(Searcher):
    """Plain information-set search: games are played out at random. A yardstick."""

    name = "plain-search"
    how = tree.AT_RANDOM


class Beginner(ClaimPlayer):
    """Greed: plays the highest card, for whatever lies there."""

    name = "beginner"

    def recruit(self, view: ClaimView) -> Card:
        return highest(self.temper, view)

    def win(self, view: ClaimView) -> Card:
        return highest(self.temper, view)


class Easy(ClaimPlayer):
    """Greed and fear: wants almost every turned-up card, and spends its best card on a trick."""

    name = "easy"
    wanted = 2

    def win(self, view: ClaimView) -> Card:
        cards = heuristics.playable(view)
        ahead = [card for card in cards if is_ahead(view.trick, card)]
        return ahead[-1] if ahead else cards[0]


class Medium(ClaimPlayer):
    """Wins good cards as cheaply as possible, and looks two tricks ahead where it can."""

    name = "medium"
    plies = 4


class Strong(Searcher):
    """Tries some hundred deals, and in phase 2 with two players looks three tricks ahead."""

    name = "strong"
    how = tree.BY_JUDGE
    curiosity = 0.5
    usual = most = 400
    plies = 6

    def decide(self, game: Claim, view: ClaimView, budget: Budget, seed: int) -> Choice:
        move = self.looking_ahead(game, view)
        if move is not None:
            return Choice(move, reason(view, move))
        return super().decide(game, view, budget, seed)


class Expert(Searcher):
    """Phase 2 with two players without an error; else a search over many deals.

    In phase 1 with two players what the solver taught is its judge.
    """

    name = "expert"
    how = tree.BY_JUDGE
    curiosity = 0.5
    ties: ClassVar[int] = 400
    """Deals tried to tell apart moves that are worth the same."""

    def decide(self, game: Claim, view: ClaimView, budget: Budget, seed: int) -> Choice:
        codec = codec_of(game)
        position = position_of(codec, view)
        values = None if position is None else solved(codec, position, budget)
        if values is None:
            return super().decide(game, view, budget, seed)
        best = max(values.values())
        search = Search(codec, view, seed, how=tree.BY_THUMB, curiosity=Searcher.curiosity)
        search.run(budget._replace(nodes=self.ties), self.ties)
        equal = [each.move for each in search.opinions() if values[each.move] == best]
        move = preferred(self.temper, equal)
        return Choice(move, solved_reason(view, move, best, len(set(values.values())) > 1))


CLAIM_PLAYERS: tuple[type[Player], ...] = (
    Greedy,
    TurnedUp,
    PlainSearch,
    Beginner,
    Easy,
    Medium,
    Strong,
    Expert,
)
