"""What the server says of CLAIM alone."""

from typing import Any

from claimstead.claim.decks import TENS
from claimstead.claim.factions import FACTIONS
from claimstead.notation.claim.kind import DECKS
from claimstead.protocol.messages import FactionInfo


def offer() -> dict[str, Any]:
    """The factions, and the decks of the boxes."""
    factions = tuple(
        FactionInfo(code=code, values=faction.values, pair=faction.pair)
        for code, faction in FACTIONS.items()
    )
    return {"factions": factions, "decks": DECKS, "tens": TENS}
