"""The words of a review: what a step, a kind of luck and a judgement are called."""

from claimstead.language import decimal, say
from claimstead.review.report import Kind, Review, Step, Totals, Word


def percent(share: float, language: str | None = None) -> str:
    """A share in percent, without the sign.

    >>> percent(0.1234), percent(0.1234, "de")
    ('12.3', '12,3')
    """
    return decimal(round(100 * share, 1) + 0.0, 1, language)


def signed(share: float, language: str | None = None) -> str:
    """A change in percent: what is nothing has no sign.

    >>> signed(0.02), signed(-0.00001)
    ('+2.0', '0.0')
    """
    told = percent(share, language)
    return f"+{told}" if round(100 * share, 1) > 0 else told


def bar(share: float, language: str | None = None) -> str:
    """An error bar, where there is one.

    >>> bar(0.034), bar(0.0)
    (' ± 3.4', '')
    """
    return f" ± {percent(share, language)}" if share >= 0.0005 else ""


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
    told = [(say("review-expectation", language), percent(totals.expectation, language))]
    told += [
        (say("review-luck-of", language, kind=kind_said(kind, language)), signed(luck, language))
        for kind, luck in totals.luck_by.items()
    ]
    told += [
        (say("review-own", language), signed(totals.own, language) + bar(totals.own_bar, language)),
        (
            say("review-others", language),
            signed(totals.others, language) + bar(totals.others_bar, language),
        ),
    ]
    if totals.result is not None and totals.adjusted is not None:
        told += [
            (say("review-result", language), percent(totals.result, language)),
            (
                say("review-adjusted", language),
                percent(totals.adjusted, language) + bar(totals.luck_bar, language),
            ),
        ]
    told.append((say("review-errors-known", language), percent(totals.errors, language)))
    told.append((say("review-errors-hindsight", language), percent(totals.hindsight, language)))
    return told


def heading(review: Review, language: str) -> str:
    return say("review-heading", language, game=review.setup)


def certainty(review: Review, language: str) -> str:
    """How far the figures can be trusted."""
    if review.is_exact:
        return say("review-is-exact", language)
    return say("review-is-estimated", language)
