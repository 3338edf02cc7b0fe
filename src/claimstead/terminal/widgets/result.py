"""How a game ended: who won, by what, and what was counted."""

from rich.text import Text

from claimstead.core.outcome import outcome_said
from claimstead.language import listed, say
from claimstead.protocol.messages import Result, Update
from claimstead.terminal.games import terminal_of
from claimstead.terminal.glyphs import GOOD, Glyphs
from claimstead.terminal.words import names_of

NAME = 18
COLUMN = 12


def result_text(update: Update, glyphs: Glyphs) -> Text:
    """The whole result."""
    result = update.result
    assert result is not None, "asked when the game is over"
    names = names_of(update.seats)
    lines = [Text(winner_line(update), GOOD), Text(_decided(result)), Text()]
    if result.table is not None:
        game = terminal_of(update.settings.setup.split()[0])
        lines += game.counted(result, names, glyphs)
    return Text("\n").join(lines)


def winner_line(update: Update) -> str:
    """Who has won, in a sentence."""
    result = update.result
    assert result is not None
    names = names_of(update.seats)
    winners = listed(names[seat] for seat in result.winners)
    if result.decided_by == "draw":
        return say("ui-drawn", winners=winners)
    is_you = len(update.yours) == 1 and update.yours[0] in result.winners
    count = len(result.winners)
    return say("ui-winner", count=count, you="yes" if is_you else "no", winners=winners)


def _decided(result: Result) -> str:
    return say("ui-decided", reason=outcome_said(result.decided_by))
