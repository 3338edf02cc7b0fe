"""The words of a review: what a step, a kind of luck and a judgement are called."""

from claimstead.language import say
from claimstead.review.report import Kind, Review, Step, Totals, Word


def percent(share: float) -> str:
    """A share in percent.

    >>> percent(0.1234)
    '12.3'
    """
    return f"{100 * share + 0.0:.1f}"


def signed(share: float) -> str:
    """A change in percent: what is nothing has no sign.

    >>> signed(0.02), signed(-0.00001)
    ('+2.0', '0.0')
    """
    told = f"{100 * share:+.1f}"
    return "0.0" if told in ("+0.0", "-0.0") else told


def bar(share: float) -> str:
    """An error bar, where there is one.

    >>> bar(0.034), bar(0.0)
    (' ± 3.4', '')
    """
    return f" ± {percent(share)}" if share >= 0.0005 else ""


def word_said(word: Word, language: str) -> str:
    match word:
        case Word.BEST:
            return say("review-word-best", language)
        case Word.GOOD:
            return say("review-word-good", language)
        case Word.INACCURACY:
            return say("review-word-inaccuracy", language)
        case Word.MISTAKE:
            return say("review-word-mistake", language)
        case Word.BLUNDER:
            return say("review-word-blunder", language)


def kind_said(kind: Kind, language: str) -> str:
    match kind:
        case Kind.DECISION:
            return say("review-kind-decision", language)
        case Kind.ROLL:
            return say("review-kind-roll", language)
        case Kind.DEAL:
            return say("review-kind-deal", language)
        case Kind.DRAW:
            return say("review-kind-draw", language)
        case Kind.TURN_UP:
            return say("review-kind-turn-up", language)


def move_said(step: Step, language: str) -> str:
    """The move; a deal is too long to be told, and what chance brought says so."""
    if step.kind is Kind.DECISION:
        return step.move
    kind = kind_said(step.kind, language)
    return kind if step.kind is Kind.DEAL else f"{kind} {step.move}"


def better_move(step: Step) -> str:
    """The move that was better, where there was one: nothing beside what is called best."""
    return "" if step.best in (step.move, None) or step.word is Word.BEST else str(step.best)


def is_bust(step: Step) -> bool:
    """Whether this roll left nothing to place."""
    return step.kind is Kind.ROLL and step.bust is not None and step.move in step.bust.rolls


def accounts(totals: Totals, language: str) -> list[tuple[str, str]]:
    """What lies between a seat's expectation and its result, line by line, and what follows."""
    told = [(say("review-expectation", language), percent(totals.expectation))]
    told += [
        (say("review-luck-of", language, kind=kind_said(kind, language)), signed(luck))
        for kind, luck in totals.luck_by.items()
    ]
    told += [
        (say("review-own", language), signed(totals.own) + bar(totals.own_bar)),
        (say("review-others", language), signed(totals.others) + bar(totals.others_bar)),
    ]
    if totals.result is not None and totals.adjusted is not None:
        told += [
            (say("review-result", language), percent(totals.result)),
            (say("review-adjusted", language), percent(totals.adjusted) + bar(totals.luck_bar)),
        ]
    told.append((say("review-errors-known", language), percent(totals.errors)))
    told.append((say("review-errors-hindsight", language), percent(totals.hindsight)))
    return told


def heading(review: Review, language: str) -> str:
    return say("review-heading", language, game=review.setup)


def certainty(review: Review, language: str) -> str:
    """How far the figures can be trusted."""
    if review.is_exact:
        return say("review-is-exact", language)
    return say("review-is-estimated", language)
