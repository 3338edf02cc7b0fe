"""What can be played here."""

from functools import cache

from claimstead.notation import GameKind, kinds
from claimstead.players.levels import players_of
from claimstead.server.messages import GameInfo


@cache
def offers() -> list[GameInfo]:
    """Every game with its options and computer players."""
    return [kind.part("offer", offer)(kind) for kind in kinds().values()]


def offer(kind: GameKind) -> GameInfo:
    """What is said of any game."""
    return GameInfo(game=kind.name, players=kind.players, levels=levels(kind))


def levels(kind: GameKind) -> tuple[str, ...]:
    """The computer players of the usual set-up, the weakest first."""
    return tuple(players_of(kind.game(kind.presets[0])))
