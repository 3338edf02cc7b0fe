"""How a game ended: who won, by what, and what was counted."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from claimstead.claim.scoring import Favour
from claimstead.claim_it.scoring import Tally
from claimstead.language import listed, say
from claimstead.server.messages import Result, Update
from claimstead.terminal.look import GOOD, STRONG, Look, faction_style
from claimstead.terminal.words import Names, faction_name, names_of

NAME = 18
COLUMN = 12


def result_text(update: Update, look: Look) -> Text:
    """The whole result."""
    result = update.result
    assert result is not None, "asked when the game is over"
    names = names_of(update.seats)
    lines = [Text(winner_line(update), GOOD), Text(_decided(result)), Text()]
    if result.favours is not None:
        lines += _favours(result, names, look)
    elif result.table is not None:
        lines += _mines(result, names)
    return Text("\n").join(lines)


def winner_line(update: Update) -> str:
    """Who has won, in a sentence."""
    result = update.result
    assert result is not None
    names = names_of(update.seats)
    winners = listed(names[seat] for seat in result.winners)
    if result.decided_by == "draw":
        return say("web-drawn", winners=winners)
    is_you = len(update.yours) == 1 and update.yours[0] in result.winners
    count = len(result.winners)
    return say("web-winner", count=count, you="yes" if is_you else "no", winners=winners)


def _decided(result: Result) -> str:
    return say("web-decided", reason=say(f"outcome-{result.decided_by}"))


def _mines(result: Result, names: Names) -> Iterator[Text]:
    heads = (say("web-measure-mine"), say("web-measure-secured"), say("web-measure-spaces"))
    width = max(COLUMN, *(len(head) + 2 for head in heads))
    yield Text(" " * NAME + "".join(head.rjust(width) for head in heads), STRONG)
    for seat, tally in result.table.items():
        assert isinstance(tally, Tally)
        counts = (tally.mine, tally.secured, tally.spaces)
        figures = "".join(str(count).rjust(width) for count in counts)
        style = GOOD if seat in result.winners else ""
        yield Text(f"{seat} {names[seat]}"[: NAME - 1].ljust(NAME) + figures, style)
    yield Text()
    yield Text(say("web-tie-order"))


def _favours(result: Result, names: Names, look: Look) -> Iterator[Text]:
    seats = list(result.table)
    heads = "".join(f"{seat} {names[seat]}"[: COLUMN - 2].rjust(COLUMN) for seat in seats)
    yield Text(" " * NAME + heads, STRONG)
    for favour in result.favours:
        yield _favour(favour, seats, look)
    yield _line(say("web-favours"), [len(result.table[seat].factions) for seat in seats])
    yield _line(say("web-sum"), [result.table[seat].sum for seat in seats])


def _favour(favour: Favour, seats: list[str], look: Look) -> Text:
    line = Text()
    line.append(f"{favour.faction} {faction_name(favour.faction)}", faction_style(favour.faction))
    line.append(" " * (NAME - len(line)))
    for seat, count in zip(seats, favour.counts, strict=True):
        has_it = seat in favour.winners
        figure = f"{look.pointer} {count}" if has_it else str(count)
        line.append(figure.rjust(COLUMN), GOOD if has_it else "")
    if favour.decided_by != "more-cards":
        line.append("  " + say("web-favour", by=favour.decided_by))
    return line


def _line(name: str, figures: list[Any]) -> Text:
    return Text(f"{name[:NAME]:<{NAME}}" + "".join(str(each).rjust(COLUMN) for each in figures))
