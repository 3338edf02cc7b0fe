"""`claimstead review`: what a game was worth, for people, for programs, or as a page."""

import io
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from claimstead.files import check_writable, write_text
from claimstead.language import say
from claimstead.notation import Record, read_records
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
    """What is to be shown of the review of a game, or of many; pages are written.

    The page of the second of many games is called `name-2.html`.
    """
    records = list(read_records(text))
    pages = [None if html is None else _page_of(html, index) for index in range(len(records))]
    for file in pages:
        if file is not None:
            check_writable(file)
    found = [_with_progress(record, effort, language) for record in records]
    for each, file in zip(found, pages, strict=True):
        if file is not None:
            write_text(file, page(each, language))
    if wants_json:
        return msgspec.json.encode(found[0] if len(found) == 1 else found).decode()
    said = [
        _told(each, language)
        if file is None
        else f"{_told(each, language)}\n{say('review-page-written', language, file=str(file))}"
        for each, file in zip(found, pages, strict=True)
    ]
    return "\n\n".join(said)


def _page_of(html: Path, index: int) -> Path:
    return html if index == 0 else html.with_stem(f"{html.stem}-{index + 1}")


def _with_progress(record: Record, effort: Effort, language: str) -> Review:
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
