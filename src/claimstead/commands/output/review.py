"""`claimstead review`: what a game was worth, for people, for programs, or as a page."""

import textwrap
from pathlib import Path

import msgspec
from rich.table import Table

from claimstead.commands.output.tables import printed, table_of, terminal_width, text_console
from claimstead.core import SEATS
from claimstead.files import check_writable, write_text
from claimstead.language import say
from claimstead.notation import Record, read_records
from claimstead.progress import progress_bar
from claimstead.review import Effort, Kind, Review, Step, review
from claimstead.review.page import page
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

CHANCES = 3
"""The column of the table whose figures stand in one line."""


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
    console, width = text_console(), terminal_width()
    console.print(heading(found, language))
    if not found.is_over:
        console.print(say("review-unfinished", language))
    console.print(_steps(found, language))
    console.print()
    console.print(_totals(found, language))
    if found.moments:
        console.print(say("review-moments", language))
    for moment in found.moments:
        advice = textwrap.wrap(moment.advice.say(language), width - 7)
        console.print(f"{moment.step + 1:>5}  " + ("\n" + 7 * " ").join(advice))
    console.print(certainty(found, language))
    return printed(console)


def _steps(found: Review, language: str) -> Table:
    has_dice = any(step.bust is not None for step in found.steps)
    titles = [
        "",
        "",
        say("review-move", language),
        say("review-chances", language),
        f"{say('review-luck', language)}, {say('review-loss', language)}",
        say("review-rolls", language) if has_dice else say("review-hindsight-loss", language),
        say("review-word", language),
        say("review-best", language),
    ]
    return table_of(titles, [_row(step, language) for step in found.steps], whole=CHANCES)


def _row(step: Step, language: str) -> list[str]:
    number, seat, move = str(step.index + 1), step.seat or "", move_said(step, language)
    chances = " ".join(_chance(share, step, language) for share in step.after)
    if step.kind is not Kind.DECISION:
        word = say("review-busted", language) if is_bust(step) else ""
        return [number, seat, move, chances, _luck(step, language), "", word, ""]
    also = percent(step.hindsight.loss, language) if step.hindsight else ""
    if step.bust is not None:
        also = say("review-bust", language, percent=percent(step.bust.chance, language))
    word = word_said(step.word, language) if step.word else ""
    return [
        number,
        seat,
        move,
        chances,
        signed(-step.loss, language),
        also,
        word,
        better_move(step),
    ]


def _is_many(step: Step) -> bool:
    """Whether so many play that the figures of all seats would fill more than a line."""
    return len(step.after) > 2


def _chance(share: float, step: Step, language: str) -> str:
    return f"{100 * share:.0f}" if _is_many(step) else percent(share, language)


def _luck(step: Step, language: str) -> str:
    """Of everybody; with many players, of whoever rolled or drew."""
    if _is_many(step) and step.seat is not None:
        return signed(step.luck[SEATS.index(step.seat)], language)
    return " ".join(signed(luck, language) for luck in step.luck)


def _totals(found: Review, language: str) -> Table:
    columns = [accounts(each, language) for each in found.totals]
    rows = [[row[0][0], *(told for _, told in row)] for row in zip(*columns, strict=True)]
    return table_of(["", *(f"{each.seat} {each.name}".strip() for each in found.totals)], rows)
