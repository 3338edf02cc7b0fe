"""What the server says of CLAIM alone."""

from claimstead.claim.decks import TENS
from claimstead.claim.factions import FACTIONS
from claimstead.notation import GameKind
from claimstead.notation.claim.kind import DECKS
from claimstead.server.messages import FactionInfo, GameInfo
from claimstead.server.offers import levels


def offer(kind: GameKind) -> GameInfo:
    """The factions, and the decks of the boxes."""
    factions = tuple(
        FactionInfo(code=code, values=faction.values, pair=faction.pair)
        for code, faction in FACTIONS.items()
    )
    return GameInfo(
        game=kind.name,
        players=kind.players,
        factions=factions,
        decks=DECKS,
        tens=TENS,
        levels=levels(kind),
    )
