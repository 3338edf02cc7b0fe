"""The account of a game: luck and decisions lead from the expectation to the result.

A judge that comes to a position sees one step further than when it looked there from the step
before, and may think otherwise. Luck is not touched by that: it is told against the average of one
and the same look, so that it is nothing on the average. So whatever the judge thinks otherwise is
told with the next decision: that one shows what its player makes of the position.
"""

import math
from collections import Counter
from collections.abc import Sequence

from claimstead.core import SEATS, Seat
from claimstead.review.judge import Look
from claimstead.review.report import Chances, Kind, Step, Totals


def booked(looks: Sequence[Look], result: Chances | None) -> tuple[Chances, list[Chances]]:
    """The expectation, and where the account stood before each step.

    Of chance that is the average over all that could come. A move without a choice changes nothing.
    What is left over at the end of the game belongs to the last decision.
    """
    expectation = stands = looks[0].before
    before: list[Chances] = []
    last = None
    for index, look in enumerate(looks):
        if is_choice(look):
            before.append(stands)
            stands = look.after
            last = index
        else:
            before.append(look.before)
            stands = more(stands, less(look.after, look.before))
    if result is not None:
        left = less(result, stands)
        if last is None:
            expectation = more(expectation, left)
        else:
            before[last] = less(before[last], left)
    return expectation, before


def is_choice(look: Look) -> bool:
    return look.kind is Kind.DECISION and len(look.options) > 1


def doubt(look: Look, stood: Chances) -> float:
    """How far the change of a step may be off: by sampling, and by two looks at one position."""
    if not is_choice(look):
        return look.error_bar
    again = less(look.stands or look.before, stood)
    return math.hypot(look.error_bar, max(map(abs, again)))


def less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def more(one: Chances, other: Chances) -> Chances:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def totals(
    seat: Seat,
    name: str,
    steps: Sequence[Step],
    expectation: Chances,
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
        expectation=expectation[index],
        result=None if result is None else result[index],
        errors=math.fsum(step.loss for step in own),
        hindsight=-math.fsum(step.cost[index] for step in own),
        own=math.fsum(step.effect[index] for step in own),
        own_bar=_bar(own),
        others=math.fsum(step.effect[index] for step in others),
        others_bar=_bar(others),
        luck=luck,
        luck_bar=_bar(chance),
        luck_by={
            kind: math.fsum(step.luck[index] for step in chance if step.kind is kind)
            for kind in dict.fromkeys(step.kind for step in chance)
        },
        adjusted=None if result is None else result[index] - luck,
        words=dict(Counter(step.word for step in own if step.word is not None)),
    )


def _bar(steps: Sequence[Step]) -> float:
    """The error bar of a sum: each part is off by itself."""
    return math.hypot(*(step.error_bar for step in steps))
