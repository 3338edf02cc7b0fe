"""Teach computer players."""

from claimstead.commands import claim, claim_it
from claimstead.commands.help import SpokenApp

app = SpokenApp()
app.command("claim-it")(claim_it.train_claim_it)
app.command("claim")(claim.train_claim)
