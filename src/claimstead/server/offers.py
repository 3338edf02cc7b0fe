"""What can be played here."""

from functools import cache

from claimstead.claim.decks import TENS
from claimstead.claim.factions import FACTIONS
from claimstead.claim_it.rules import SECURED_TO_END, VARIANTS
from claimstead.notation import Claim, ClaimIt
from claimstead.players.levels import players_of
from claimstead.server.messages import FactionInfo, GameInfo

DECKS = {"claim": "Go Kn Un Dw Do", "claim-2": "Gn Gi Dr Tr Se"}


@cache
def offers() -> list[GameInfo]:
    """Both games with their options and computer players."""
    two = Claim(players=2, factions=DECKS["claim"])
    factions = tuple(
        FactionInfo(code=code, values=faction.values, pair=faction.pair)
        for code, faction in FACTIONS.items()
    )
    return [
        GameInfo(
            game="claim-it",
            players=tuple(SECURED_TO_END),
            variants=VARIANTS,
            levels=tuple(players_of(ClaimIt())),
        ),
        GameInfo(
            game="claim",
            players=tuple(TENS),
            factions=factions,
            decks=DECKS,
            tens=TENS,
            levels=tuple(players_of(two)),
        ),
    ]
