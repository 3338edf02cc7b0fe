"""The solver asks the factions: a new power is solved rightly, or refused."""

import random
from typing import ClassVar

import pytest

import claimstead as cs
from claimstead.claim.cards import Cards, of
from claimstead.claim.factions import FACTIONS, Faction, Spoils
from claimstead.claim.factions.faction import BEATS, FOLLOWS, LOSES
from claimstead.claim.factions.trolls import Trolls
from claimstead.core import Seat
from claimstead.kernel.solver.powers import MOMENTS
from claimstead.players import Budget, player
from claimstead.review import analyse
from claimstead.testkit import ending
from tests.kernel.test_solver import check_ending

ENDINGS = 12
MANY_ENDINGS = 500
"""The long form, for each power."""


class Elves(Faction):
    """They beat Trolls where a Troll was led, and Gnomes."""

    code = "El"

    def standing(self, led: str) -> int:
        return BEATS if led in ("Tr", "Gn") else super().standing(led)


class Wyverns(Faction):
    """They lead next, as Dragons do."""

    code = "Wy"
    leads_next = True


class Beggars(Faction):
    """They go to the loser, as Dwarves do."""

    code = "Be"

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        return Spoils(score=of(self.code, cards), scorer="a" if winner == "b" else "b")


class Banners(Faction):
    """They lie open, and nobody removes them."""

    code = "Ba"
    may_lie_open = True

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        return Spoils(open=of(self.code, cards))


class Jesters(Faction):
    """They may always be played, and win nothing but where a Dragon was led."""

    code = "Je"
    follows_anything = True

    def standing(self, led: str) -> int:
        return BEATS if led == "Dr" else FOLLOWS if led == self.code else LOSES


class Twins(Faction):
    """Many of few values."""

    code = "Tw"
    values = (2, 2, 2, 2, 5, 5, 5, 8, 8, 8)


SOLVED = [
    (Elves, "Gn Gi Dr Tr El"),
    (Elves, "Go Kn Do Tr El"),
    (Wyverns, "Gn Gi Dr Do Wy"),
    (Beggars, "Go Kn Dw Tr Be"),
    (Banners, "Go Kn Dr Un Ba"),
    (Jesters, "Gn Gi Dr Tr Je"),
    (Twins, "Gn Gi Do Tr Tw"),
]


class Mimics(Faction):
    """They compete with Trolls by value."""

    code = "Mi"

    def standing(self, led: str) -> int:
        return FOLLOWS if led in ("Tr", self.code) else LOSES


class Doubles(Faction):
    """Doppelgangers again."""

    code = "Db"
    follows_anything = True

    def standing(self, led: str) -> int:
        return FOLLOWS


class Ogres(Trolls):
    """They lie on, besides the Trolls."""

    code = "Og"


class Wraiths(Faction):
    """Two powers at once."""

    code = "Wr"
    leads_next = True
    follows_anything = True


class Vagrants(Faction):
    """Whoever played the lower card gets them."""

    code = "Va"

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        lower = seats[0] if cards[0].value < cards[1].value else seats[1]
        return Spoils(score=of(self.code, cards), scorer=lower)


class Heirs(Faction):
    """They go to the winner, but in the last trick to the loser."""

    code = "He"

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        loser = "a" if winner == "b" else "b"
        return Spoils(score=of(self.code, cards), scorer=loser if is_last else winner)


class Storms(Faction):
    """Differs at a moment that was added yesterday."""

    code = "St"
    blows_away: ClassVar[bool] = True


class Lions(Faction):
    """A Giant removes them, besides the Gnomes."""

    code = "Li"
    may_lie_open = True

    def spoils(
        self, seats: tuple[Seat, ...], cards: Cards, winner: Seat, lying: Cards, is_last: bool
    ) -> Spoils:
        return Spoils(open=of(self.code, cards))


REFUSED = [
    (Mimics, "Gn Gi Dr Tr Mi"),
    (Doubles, "Gn Gi Do Tr Db"),
    (Ogres, "Gn Gi Dr Tr Og"),
    (Wraiths, "Gn Gi Dr Tr Wr"),
    (Vagrants, "Gn Gi Dr Tr Va"),
    (Heirs, "Gn Gi Dr Tr He"),
    (Storms, "Gn Gi Dr Tr St"),
    (Lions, "Gn Gi Dr Tr Li"),
]


def with_faction(monkeypatch: pytest.MonkeyPatch, kind: type[Faction], deck: str) -> cs.Claim:
    monkeypatch.setattr(Faction, "blows_away", False, raising=False)
    monkeypatch.setitem(FACTIONS, kind.code, kind())
    return cs.Claim(2, deck)


def check_endings(game: cs.Claim, count: int, tricks: tuple[int, ...]) -> None:
    rng = random.Random(f"powers {game.deck.factions}")
    for _ in range(count):
        check_ending(game, ending(game, rng.choice(tricks), rng))


@pytest.mark.parametrize(("kind", "deck"), SOLVED)
def test_endings_with_a_new_power_are_solved_as_minimax_solves_them(
    monkeypatch: pytest.MonkeyPatch, kind: type[Faction], deck: str
) -> None:
    check_endings(with_faction(monkeypatch, kind, deck), ENDINGS, (3, 3, 4))


@pytest.mark.long
@pytest.mark.parametrize(("kind", "deck"), SOLVED)
def test_many_endings_with_a_new_power_are_solved_as_minimax_solves_them(
    monkeypatch: pytest.MonkeyPatch, kind: type[Faction], deck: str
) -> None:
    check_endings(with_faction(monkeypatch, kind, deck), MANY_ENDINGS, (3, 4, 4, 5))


@pytest.mark.parametrize(("kind", "deck"), REFUSED)
def test_a_power_that_the_solver_cannot_express_is_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, kind: type[Faction], deck: str
) -> None:
    game = with_faction(monkeypatch, kind, deck)
    state = ending(game, 3, random.Random(1))
    solution = cs.solve(game, state)
    assert (solution.solved, solution.value, solution.moves, solution.line) == (False, None, {}, ())
    assert solution.reason == f"Not solved: the solver does not know the power of {kind.code}"
    assert state.turn is not None
    view = game.view(state, state.turn)
    assert player(game, "expert").choose(game, view, Budget(nodes=50), 1).move in view.legal
    assert not analyse(game, state).is_exact


def test_a_power_of_another_deck_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    with_faction(monkeypatch, Mimics, "Gn Gi Dr Tr Mi")
    game = cs.Claim(2, "Gn Gi Dr Tr Se")
    assert cs.solve(game, ending(game, 3, random.Random(1))).solved


def test_the_solver_knows_every_moment_of_a_faction() -> None:
    moments = {name for name in (*vars(Faction), *Faction.__annotations__) if name[0] != "_"}
    assert moments == MOMENTS
