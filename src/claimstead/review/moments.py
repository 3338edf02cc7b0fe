"""The three moments that decided a game, and what is to be learned of each."""

from collections.abc import Sequence

from claimstead.core import SEATS, Seat
from claimstead.review.report import Advice, Kind, Moment, Step

MOST = 3


def moments(steps: Sequence[Step]) -> tuple[Moment, ...]:
    """The steps that changed the chances most, in the order of the game."""
    by_swing = sorted(steps, key=lambda step: (-_swing(step), step.index))
    decided = sorted(step.index for step in by_swing[:MOST] if _swing(step) > 0)
    return tuple(_moment(steps, steps[index]) for index in decided)


def _swing(step: Step) -> float:
    return max(map(abs, step.luck or step.cost))


def _moment(steps: Sequence[Step], step: Step) -> Moment:
    percent = round(100 * _swing(step))
    seat = step.seat or _luckiest(step)
    match step.kind:
        case Kind.DECISION:
            advice = _of_decision(step, seat, percent)
        case Kind.ROLL:
            advice = _of_roll(steps, step, seat, percent)
        case Kind.DEAL:
            advice = Advice("deal", {"seat": seat, "percent": percent})
        case Kind.DRAW | Kind.TURN_UP:
            advice = Advice("draw", {"seat": seat, "percent": percent})
    return Moment(step.index, seat, _swing(step), advice)


def _luckiest(step: Step) -> Seat:
    return SEATS[max(range(len(step.luck)), key=lambda index: step.luck[index])]


def _of_decision(step: Step, seat: Seat, percent: int) -> Advice:
    """A decision moves the chances by what it costs."""
    best = step.hindsight.best if step.hindsight else step.best or ""
    told: dict[str, str | int] = {"seat": seat, "percent": percent}
    bust = round(100 * step.bust.chance) if step.bust else 0
    match step.move, best:
        case "roll", "stop":
            return Advice("rolled-too-far", told | {"bust": bust})
        case "stop", "roll":
            return Advice("stopped-too-early", told | {"bust": bust})
    told |= {"move": step.move, "best": best}
    if step.hindsight and step.loss <= step.hindsight.loss / 2:
        return Advice("could-not-know", told)
    if best.startswith("*"):
        return Advice("secure", told)
    return Advice("other-move", told)


def _of_roll(steps: Sequence[Step], step: Step, seat: Seat, percent: int) -> Advice:
    told: dict[str, str | int] = {"seat": seat, "percent": percent}
    if step.bust is None or step.move not in step.bust.rolls:
        is_good = step.luck[SEATS.index(seat)] > 0
        return Advice("lucky-roll" if is_good else "unlucky-roll", told | {"move": step.move})
    told |= {"bust": round(100 * step.bust.chance)}
    chosen = steps[step.index - 1] if step.index else None
    if chosen is None or chosen.kind is not Kind.DECISION or chosen.seat != seat:
        return Advice("bust-at-once", told)
    was_wrong = chosen.best == "stop"
    return Advice("bust-against-advice" if was_wrong else "bust-by-luck", told)
