"""The account of a game: luck and decisions lead from the expectation to the result.

A judge that comes to a position sees one step further than when it looked there from the step
before, and may think otherwise. Luck is not touched by that: it is told against the average of one
and the same look, so that it is nothing on the average. So whatever the judge thinks otherwise is
told with the next decision: that one shows what its player makes of the position.

Where worth is sampled the account is kept deal by deal. All looks try the same deals, so what one
step has too much by their luck another often has too little: how sure a sum is, only a sum that is
made deal by deal tells.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from claimstead.core import SEATS, Seat
from claimstead.review.estimate import Samples, error_bar, means, widest_bar
from claimstead.review.judge import JudgedStep
from claimstead.review.report import Chances, Kind, Step, Totals


class Change(NamedTuple):
    """What a step, or several, did to the chances."""

    by: Samples
    """A deal, a seat."""
    doubt: float = 0.0
    """How far apart two looks at one position were."""

    def and_then(self, other: "Change") -> "Change":
        return Change(self.by + other.by, math.hypot(self.doubt, other.doubt))

    def bar(self, index: int) -> float:
        """How far it may be off for a seat: by the sampling, and by what is in doubt."""
        return math.hypot(error_bar(self.by[:, index]), self.doubt)

    def widest_bar(self) -> float:
        return math.hypot(widest_bar(self.by), self.doubt)


class Booked(NamedTuple):
    """A step in the account: where that stood, and how far it went."""

    before: Chances
    change: Change


class Account:
    """Step after step is booked; the result closes it.

    Before a move of chance it stood at the average over all that could come. A move without a
    choice changes nothing. What is left over at the end belongs to the last decision.
    """

    def __init__(self, expectation: Samples) -> None:
        self.expectation = self._stands = expectation
        self._nothing = Change(np.zeros_like(expectation[:1]))
        self._sums: dict[Seat | None, Change] = {}
        """What each seat's decisions did; under `None` what chance did."""
        self._last: tuple[Seat | None, Booked] | None = None
        """The last choice."""

    def book(self, judged: JudgedStep) -> Booked:
        if is_choice(judged):
            change = Change(judged.after - self._stands, _doubt(judged, self._stands))
            booked = Booked(means(self._stands), change)
            self._last = judged.seat, booked
            self._stands = judged.after
        else:
            change = Change(judged.after - judged.before)
            booked = Booked(means(judged.before), change)
            self._stands = self._stands + change.by
        self._add(judged.seat if judged.kind is Kind.DECISION else None, change)
        return booked

    def close(self, result: Chances) -> Booked | None:
        """Nothing is left over: the last choice anew, if there was any."""
        left = np.array([result]) - self._stands
        if self._last is None:
            self.expectation = self.expectation + left
            return None
        seat, (before, change) = self._last
        self._add(seat, Change(left))
        return Booked(less(before, means(left)), Change(change.by + left, change.doubt))

    def _add(self, whose: Seat | None, change: Change) -> None:
        self._sums[whose] = self._sums.get(whose, self._nothing).and_then(change)

    # Sums

    def own(self, seat: Seat) -> Change:
        return self._sums.get(seat, self._nothing)

    def others(self, seat: Seat) -> Change:
        found = self._nothing
        for whose, change in self._sums.items():
            if whose not in (None, seat):
                found = found.and_then(change)
        return found

    def luck(self) -> Change:
        return self._sums.get(None, self._nothing)


def is_choice(judged: JudgedStep | Step) -> bool:
    return judged.kind is Kind.DECISION and len(judged.options) > 1


def _doubt(judged: JudgedStep, stood: Samples) -> float:
    """How far apart two looks at a position are; games that are played out go the same way."""
    if judged.stands is not None:
        return 0.0
    return max(map(abs, means(judged.before - stood)))


def less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def totals(
    seat: Seat,
    name: str,
    steps: Sequence[Step],
    account: Account,
    result: Chances | None,
) -> Totals:
    """What a game was worth to a seat."""
    index = SEATS.index(seat)
    chance = [step for step in steps if step.kind is not Kind.DECISION]
    own = [step for step in steps if step.kind is Kind.DECISION and step.seat == seat]
    others = [step for step in steps if step.kind is Kind.DECISION and step.seat != seat]
    luck = math.fsum(step.luck[index] for step in chance)
    return Totals(
        seat=seat,
        name=name,
        expectation=means(account.expectation)[index],
        result=None if result is None else result[index],
        errors=math.fsum(step.loss for step in own),
        hindsight=-math.fsum(step.cost[index] for step in own),
        own=math.fsum(step.effect[index] for step in own),
        own_bar=account.own(seat).bar(index),
        others=math.fsum(step.effect[index] for step in others),
        others_bar=account.others(seat).bar(index),
        luck=luck,
        luck_bar=account.luck().bar(index),
        luck_by={
            kind: math.fsum(step.luck[index] for step in chance if step.kind is kind)
            for kind in dict.fromkeys(step.kind for step in chance)
        },
        adjusted=None if result is None else result[index] - luck,
        words=dict(Counter(step.word for step in own if step.word is not None)),
    )
