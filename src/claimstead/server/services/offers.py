"""What can be played here."""

from functools import cache
from typing import Any

from claimstead.players.characters import OFFERED
from claimstead.players.levels import players_of
from claimstead.protocol.messages import GameInfo
from claimstead.registry import GameKind, kinds
from claimstead.table.advice import GameAdvice, advice_of


@cache
def offers() -> list[GameInfo]:
    """Every game with its options and computer players."""
    return [offer(kind) for kind in kinds().values()]


def offer(kind: GameKind) -> GameInfo:
    """What is said of a game; what it alone has, its own part says."""
    games = [kind.game(setup) for setup in kind.presets]
    levels = tuple(players_of(games[0]))
    own: dict[str, Any] = kind.part("offer", dict)()
    return GameInfo(
        game=kind.name,
        players=kind.players,
        partners=tuple(
            sorted({game.players for game in games if len(game.teams()) < game.players})
        ),
        first=(kind.few or kind.presets)[0],
        presets=kind.presets,
        rules=kind.rules,
        secrets=kind.has_secrets,
        odds=type(advice_of(games[0])).odds is not GameAdvice.odds,
        review="review" in kind.rooms,
        levels=levels,
        opponents=tuple(level for level in levels if level in OFFERED) or levels,
        **own,
    )
