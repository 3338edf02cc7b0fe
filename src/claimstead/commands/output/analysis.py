"""`claimstead analyse`: what a position and every move in it is worth."""

import math
import textwrap
from typing import Any

import msgspec

from claimstead.commands.output.tables import printed, table_of, terminal_width, text_console
from claimstead.core import BadSetup, Seat
from claimstead.language import say
from claimstead.notation import draw, game_of_position, setup_words
from claimstead.players import Budget
from claimstead.players.engine import EnginePlayer
from claimstead.registry import Game
from claimstead.review import Analysis, Effort, Option, analyse
from claimstead.review.telling import bar, percent


def analysed(text: str, effort: Effort, wants_json: bool, engine: str | None = None) -> str:
    """What is to be shown of the position: what we say of it, or what an engine says."""
    game = game_of_position(text)
    state = game.read(text)
    found = analyse(game, state, effort) if engine is None else _asked(game, state, engine)
    if wants_json:
        return msgspec.json.encode(found).decode()
    return f"{draw(game.view(state, found.seat))}\n\n{_told(found)}"


def _asked(game: Game[Any], state: Any, command: str) -> Analysis:
    """An engine sees what the seat to act sees. One that knows no worths says its move alone."""
    seat = game.actor(state)
    if not isinstance(seat, Seat):
        raise BadSetup("engine-no-decision")
    player, view = EnginePlayer(command), game.view(state, seat)
    try:
        worths = player.worths(game, view, Budget())
        if not worths:
            worths = [(str(player.choose(game, view, Budget(), 0).move), math.nan)]
    finally:
        player.stop()
    return Analysis(
        setup=setup_words(game),
        seat=seat,
        chances=(),
        options=tuple(Option(move, chance) for move, chance in worths),
        is_exact=False,
        error_bar=0.0,
    )


def _told(found: Analysis) -> str:
    console = text_console()
    if found.chances:
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
            [each.move, _figure(each.chance) + bar(each.error_bar), _figure(best - each.chance)]
            for each in found.options
        ]
        console.print(table_of(titles, rows))
    if found.line:
        line = say("solve-line", line=" ".join(found.line))
        console.print("\n".join(textwrap.wrap(line, terminal_width())))
    console.print(_trust(found))
    return printed(console)


def _trust(found: Analysis) -> str:
    """How far the figures can be trusted; an engine does not tell the chances of all."""
    if found.is_exact:
        return say("review-is-exact")
    if found.chances:
        return say("review-is-estimated")
    is_judged = not math.isnan(found.options[0].chance)
    return say("analyse-of-engine") if is_judged else say("analyse-move-alone")


def _figure(share: float) -> str:
    return "" if math.isnan(share) else percent(share)
