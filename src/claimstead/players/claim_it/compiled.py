"""The modules of Claim It! that are compiled; a group shares what its entries call."""

GROUPS = (
    (
        "claimstead.kernel.claim_it.game",
        "claimstead.kernel.claim_it.scoring",
        "claimstead.kernel.claim_it.playout",
        "claimstead.players.claim_it.look_ahead",
    ),
)
