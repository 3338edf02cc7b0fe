"""`claimstead analyse`: what a position and every move in it is worth."""

import textwrap

import msgspec

from claimstead.language import say
from claimstead.notation import draw, game_of_position
from claimstead.review import Analysis, Effort, analyse
from claimstead.review.telling import bar, percent
from claimstead.terminal.tables import printed, table_of, terminal_width, text_console


def analysed(text: str, effort: Effort, wants_json: bool) -> str:
    """What is to be shown of the position."""
    game = game_of_position(text)
    state = game.read(text)
    found = analyse(game, state, effort)
    if wants_json:
        return msgspec.json.encode(found).decode()
    return f"{draw(game.view(state, found.seat))}\n\n{_told(found)}"


def _told(found: Analysis) -> str:
    console = text_console()
    chances = " ".join(map(percent, found.chances))
    console.print(f"{say('review-curve')}: {chances}{bar(found.error_bar)}")
    if found.bust is not None:
        told = say("review-bust", percent=percent(found.bust.chance))
        console.print(f"{say('review-rolls')}: {told}")
    if found.options:
        best = found.options[0].chance
        chance = say("analyse-chance", seat=found.seat or "")
        titles = [say("review-move"), chance, say("review-loss")]
        rows = [
            [each.move, percent(each.chance) + bar(each.error_bar), percent(best - each.chance)]
            for each in found.options
        ]
        console.print(table_of(titles, rows))
    if found.line:
        line = say("solve-line", line=" ".join(found.line))
        console.print("\n".join(textwrap.wrap(line, terminal_width())))
    console.print(say("review-is-exact") if found.is_exact else say("review-is-estimated"))
    return printed(console)
