"""At a server's table: before the start, and what people there can ask of each other."""

from collections.abc import Iterator

from rich.text import Text

from claimstead.language import say
from claimstead.protocol.messages import (
    AnswerUndo,
    Invite,
    Request,
    Sit,
    Stand,
    Start,
    TakeOver,
    Update,
)
from claimstead.terminal.glyphs import FAINT, STRONG, seat_style
from claimstead.terminal.widgets.choices import Option
from claimstead.terminal.words import level_name, names_of, seat_name

LEVEL = "easy"
"""Of a computer player who is invited."""


def gathering_text(update: Update, link: str) -> Text:
    """Who sits where, the link for friends, and the seal."""
    if update.status == "closed":
        return Text(say("ui-challenge-declined" if _is_declined(update) else "ui-table-closed"))
    lines = [Text(say("ui-gathering"), STRONG), Text()]
    for stand in update.seats:
        line = Text().append(f" {stand.seat} ", seat_style(stand.seat))
        line.append(f" {seat_name(stand)}")
        if stand.character and stand.level:
            line.append(f" · {level_name(stand.level)}", FAINT)
        if stand.seat in update.yours:
            line.append(f" ({say('ui-you')})")
        elif stand.kind == "person" and not stand.present:
            line.append(f" ({say('ui-away')})", FAINT)
        if stand.ready:
            line.append(f" ({say('ui-is-ready')})", FAINT)
        lines.append(line)
    if update.settings.position is not None:
        lines += [Text(), Text(say("ui-set-up-about"))]
    if update.settings.begins == "drawn":
        lines += [Text(), Text(say("ui-begins-drawn-about"))]
    if not _is_full(update):
        lines += [Text(), Text(say("ui-waiting-seats"))]
    elif not _can_start_alone(update):
        lines += [Text(), Text(say("ui-waiting-ready"))]
    lines += [
        Text(),
        Text(f"{say('ui-invite-link')}: {link}"),
        Text(f"{say('ui-seal-name')}: {update.seal}"),
    ]
    return Text("\n").join(lines)


def gathering_options(update: Update) -> Iterator[Option]:
    """What can be done before the start."""
    if update.status == "closed":
        return
    yours = [stand for stand in update.seats if stand.seat in update.yours]
    if _can_start_alone(update):
        yield Option("start", say("ui-start-game"))
    elif _is_full(update) and yours and not yours[0].ready:
        yield Option("start", say("ui-ready"))
    for stand in update.seats:
        place = say("terminal-seat", seat=stand.seat)
        if stand.kind == "open":
            if not update.yours:
                yield Option(f"sit {stand.seat}", f"{say('ui-sit')}: {place}")
            if update.owner:
                label = f"{say('ui-invite-computer')}: {place}"
                yield Option(f"invite {stand.seat}", label)
        elif stand.seat in update.yours:
            yield Option(f"stand {stand.seat}", f"{say('ui-stand')}: {place}")
        elif stand.kind == "computer" and update.owner:
            yield Option(f"away {stand.seat}", f"{say('ui-send-away')}: {place}")


def _is_declined(update: Update) -> bool:
    return any(news.kind == "closed" and news.text == "declined" for news in update.news)


def _is_full(update: Update) -> bool:
    return all(stand.kind != "open" for stand in update.seats)


def _can_start_alone(update: Update) -> bool:
    """Nobody else has to be waited for."""
    people = [stand for stand in update.seats if stand.kind == "person"]
    if not _is_full(update) or any(stand.seat not in update.yours for stand in people):
        return False
    return not people[0].ready if people else update.owner


def table_options(update: Update) -> Iterator[Option]:
    """What others ask for, or what their absence asks for."""
    if update.undo is not None and update.undo not in update.yours and update.yours:
        yield Option("agree", say("ui-undo-agree"), "y")
        yield Option("disagree", say("ui-undo-refuse"), "n")
    if update.actor is not None and update.take_over.get(update.actor) == 0:
        yield Option(f"take-over {update.actor}", say("ui-take-over"))


def table_prompt(update: Update) -> str:
    """What stands above those options."""
    names = names_of(update.seats)
    if update.undo is not None and update.undo not in update.yours:
        return say("ui-undo-asks", name=names[update.undo])
    return say("ui-is-away", name=names[update.actor or ""])


def request_of(value: str, table: str) -> Request | None:
    """What an option asks of the table."""
    match value.split():
        case ["sit", seat]:
            return Sit(table=table, seat=seat)
        case ["stand", seat]:
            return Stand(table=table, seat=seat)
        case ["invite", seat]:
            return Invite(table=table, seat=seat, level=LEVEL)
        case ["away", seat]:
            return Invite(table=table, seat=seat)
        case ["start"]:
            return Start(table=table)
        case ["take-over", seat]:
            return TakeOver(table=table, seat=seat)
        case ["agree" | "disagree" as answer]:
            return AnswerUndo(table=table, agree=answer == "agree")
        case _:
            return None
