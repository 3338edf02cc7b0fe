"""Read by the process from which servers are forked: what each would do first is done already."""

import asyncio
import tempfile
from pathlib import Path

import uvicorn

import claimstead.players.claim.levels
import claimstead.players.claim_it.levels
import claimstead.server.run  # noqa: F401
from claimstead.language import say
from claimstead.server.app import make_app
from claimstead.server.options import Options

say("serve-ready", address="")
with tempfile.TemporaryDirectory() as folder:
    database = str(Path(folder) / "games.sqlite")
    app = make_app(Options(database=database))
    uvicorn.Config(app).load()
    asyncio.run(app.state.database.close())
