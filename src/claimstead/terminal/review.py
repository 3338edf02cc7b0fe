"""`claimstead review`: what a game was worth, for people, for programs, or as a page."""

import io
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from claimstead.files import check_writable, write_text
from claimstead.language import say
from claimstead.notation import read_record
from claimstead.review import Effort, Kind, Review, Step, review
from claimstead.review.page import page
from claimstead.review.telling import (
    accounts,
    certainty,
    heading,
    move_said,
    percent,
    signed,
    word_said,
)
from claimstead.terminal.progress import progress_bar

WIDTH = 100


def reviewed(
    text: str, effort: Effort, *, language: str, wants_json: bool, html: Path | None
) -> str:
    """What is to be shown of the review of a game; the page is written."""
    if html is not None:
        check_writable(html)
    found = _with_progress(text, effort, language)
    if html is not None:
        write_text(html, page(found, language))
    if wants_json:
        return msgspec.json.encode(found).decode()
    told = _told(found, language)
    if html is None:
        return told
    return f"{told}\n{say('review-page-written', language, file=str(html))}"


def _with_progress(text: str, effort: Effort, language: str) -> Review:
    record = read_record(text)
    with progress_bar() as bar:
        task = bar.add_task(say("review-progress", language), total=len(record.moves))
        return review(record, effort, lambda done, _: bar.update(task, completed=done))


def _told(found: Review, language: str) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, markup=False, highlight=False, emoji=False)
    console.print(heading(found, language))
    if not found.is_over:
        console.print(say("review-unfinished", language))
    console.print(_steps(found, language))
    console.print(_totals(found, language))
    if found.moments:
        console.print(say("review-moments", language))
    for moment in found.moments:
        console.print(f"{moment.step + 1:>5}  {moment.advice.say(language)}", soft_wrap=True)
    console.print(certainty(found, language), soft_wrap=True)
    file = console.file
    assert isinstance(file, io.StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def _steps(found: Review, language: str) -> Table:
    has_dice = any(step.bust is not None for step in found.steps)
    also = say("review-rolls", language) if has_dice else say("review-hindsight-loss", language)
    table = Table(
        "",
        say("review-seat", language),
        say("review-move", language),
        say("review-chances", language),
        say("review-luck", language),
        say("review-loss", language),
        also,
        say("review-word", language),
        say("review-best", language),
        show_edge=False,
    )
    for step in found.steps:
        table.add_row(*_row(step, language))
    return table


def _row(step: Step, language: str) -> list[str]:
    number, seat, move = str(step.index + 1), step.seat or "", move_said(step, language)
    chances = " ".join(map(percent, step.after))
    if step.kind is not Kind.DECISION:
        return [number, seat, move, chances, " ".join(map(signed, step.luck)), "", "", "", ""]
    also = percent(step.hindsight.loss) if step.hindsight else ""
    if step.bust is not None:
        also = say("review-bust", language, percent=percent(step.bust.chance))
    word = word_said(step.word, language) if step.word else ""
    best = "" if step.best in (step.move, None) else str(step.best)
    return [number, seat, move, chances, "", percent(step.loss), also, word, best]


def _totals(found: Review, language: str) -> Table:
    table = Table("", *(f"{each.seat} {each.name}".strip() for each in found.totals))
    columns = [accounts(each, language) for each in found.totals]
    for row in zip(*columns, strict=True):
        table.add_row(row[0][0], *(told for _, told in row))
    return table
