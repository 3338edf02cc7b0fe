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
from claimstead.store import open_database

say("serve-ready", address="")
with tempfile.TemporaryDirectory() as folder:
    database = str(Path(folder) / "games.sqlite")
    uvicorn.Config(make_app(Options(database=database))).load()
    asyncio.run(open_database(database).close())
