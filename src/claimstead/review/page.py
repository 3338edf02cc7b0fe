"""A review as one page that needs nothing else: words, figures and pictures."""

from html import escape
from importlib.resources import files
from typing import Any

from claimstead.language import say
from claimstead.notation import game_named, read_record, svg
from claimstead.review.pictures import COLOURS, bars, curve, roll_grid
from claimstead.review.report import Kind, Moment, Review, Step
from claimstead.review.telling import (
    accounts,
    better_move,
    certainty,
    heading,
    is_bust,
    move_said,
    percent,
    signed,
    word_said,
)


def page(review: Review, language: str) -> str:
    """The whole page."""
    title = escape(heading(review, language))
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    parts = [
        "<!doctype html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{style}</style></head>",
        f"<body><main><h1>{title}</h1>",
        _seats(review),
        "" if review.is_over else f"<p>{escape(say('review-unfinished', language))}</p>",
        _section(say("review-curve", language), curve(review, say("review-curve", language))),
        _moments(review, language),
        _totals(review, language),
        _steps(review, language),
        f"<p>{escape(certainty(review, language))} {escape(say('review-how', language))}</p>",
        "</main></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


def _seats(review: Review) -> str:
    seats = "".join(
        f'<li style="--seat: {COLOURS[index]}">{escape(total.seat)} {escape(total.name)}</li>'
        for index, total in enumerate(review.totals)
    )
    return f'<ul class="seats">{seats}</ul>'


def _moments(review: Review, language: str) -> str:
    if not review.moments:
        return ""
    states = list(read_record(review.game).states())
    told = "".join(_moment(states, review, each, language) for each in review.moments)
    return _section(say("review-moments", language), f'<ol class="moments">{told}</ol>')


def _moment(states: list[Any], review: Review, moment: Moment, language: str) -> str:
    step = review.steps[moment.step]
    state = states[step.move_index + (step.kind not in (Kind.DECISION, Kind.ROLL))]
    label = say("review-position", language, number=step.index + 1)
    return (
        f'<li><a href="#step-{step.index + 1}">{step.index + 1}</a>'
        f" {escape(moment.advice.say(language))}"
        f'<figure aria-label="{escape(label)}">{svg(state)}</figure></li>'
    )


def _totals(review: Review, language: str) -> str:
    names = (
        (say("review-luck", language), "luck"),
        (say("review-own", language), "own"),
        (say("review-others", language), "others"),
    )
    columns = [accounts(each, language) for each in review.totals]
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0][0])}</th>'
        + "".join(f"<td>{escape(told)}</td>" for _, told in row)
        + "</tr>"
        for row in zip(*columns, strict=True)
    )
    players = [f"{each.seat} {each.name}" for each in review.totals]
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in players)
    title = say("review-accounts", language)
    return _section(
        title,
        bars(review.totals, names, title),
        f'<table><thead><tr><th scope="col"></th>{heads}</tr></thead><tbody>{rows}</tbody></table>',
    )


def _steps(review: Review, language: str) -> str:
    titles = (
        "",
        say("review-seat", language),
        say("review-move", language),
        say("review-chances", language),
        say("review-luck", language),
        say("review-loss", language),
        say("review-hindsight-loss", language),
        say("review-word", language),
        say("review-best", language),
    )
    heads = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    rolls = _rolls(review)
    rows = "\n".join(_row(step, rolls, language) for step in review.steps)
    return _section(
        say("review-moves", language),
        f'<table class="steps"><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table>',
    )


def _rolls(review: Review) -> tuple[str, ...]:
    """Every roll that there is where one may bust: 56 with six-sided dice; none with cards."""
    if all(step.bust is None for step in review.steps):
        return ()
    game = game_named(review.setup)
    return tuple(str(roll) for roll, _ in game.chances(game.start()))


def _row(step: Step, rolls: tuple[str, ...], language: str) -> str:
    chances = " · ".join(percent(chance, language) for chance in step.after)
    luck = loss = hindsight = word = best = ""
    if step.kind is Kind.DECISION:
        loss = percent(step.loss, language)
        hindsight = "" if step.hindsight is None else percent(step.hindsight.loss, language)
        word = word_said(step.word, language) if step.word else ""
        best = better_move(step)
    else:
        luck = " · ".join(map(signed, step.luck))
        word = say("review-busted", language) if is_bust(step) else ""
    cells = (step.seat or "", move_said(step, language), chances, luck, loss, hindsight, word)
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    kind = "" if step.word is None else f' class="{step.word}"'
    return (
        f'<tr id="step-{step.index + 1}"{kind}><th scope="row">{step.index + 1}</th>{told}'
        f"<td>{escape(best)}{_grid(step, rolls, language)}</td></tr>"
    )


def _grid(step: Step, rolls: tuple[str, ...], language: str) -> str:
    """At a choice between rolling and stopping: all rolls, and those that bust."""
    if step.kind is not Kind.DECISION or step.bust is None:
        return ""
    told = say("review-bust", language, percent=percent(step.bust.chance, language))
    return (
        f"<details><summary>{escape(told)}</summary>"
        f"{roll_grid(step.bust, rolls, say('review-grid', language, rolls=len(rolls)))}</details>"
    )
