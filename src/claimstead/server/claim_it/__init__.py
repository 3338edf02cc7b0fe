"""What the server says of Claim It! alone."""

from claimstead.claim_it.rules import VARIANTS
from claimstead.notation import GameKind
from claimstead.server.messages import GameInfo
from claimstead.server.offers import levels


def offer(kind: GameKind) -> GameInfo:
    """The variants."""
    return GameInfo(game=kind.name, players=kind.players, variants=VARIANTS, levels=levels(kind))
