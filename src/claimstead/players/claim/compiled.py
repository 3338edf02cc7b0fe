"""The modules of CLAIM that are compiled; a group shares what its entries call."""

GROUPS = (
    (
        "claimstead.kernel.claim.game",
        "claimstead.kernel.claim.scoring",
        "claimstead.kernel.claim.playout",
        "claimstead.players.claim.tree",
        "claimstead.players.claim.alpha_beta",
        "claimstead.players.claim.valuing",
    ),
    ("claimstead.kernel.solver.solver",),
)
