"""Nobody is helped while a game is running on which something hangs."""

from typing import Any

from litestar import Request

from claimstead.registry import Game
from claimstead.server.services.services import services_of
from claimstead.table.refusal import NotNow


async def check_may_study(request: Request[Any, Any, Any], game: Game[Any]) -> None:
    """Refuse who plays such a game of this kind just now: rated, or of a tournament."""
    services = services_of(request)
    person = await services.known(request)
    for id in await services.registry.logs.playing_tables_of(person.id):
        table = (await services.registry.live_table(id)).table
        is_running = table.status == "playing" and (table.settings.rated or table.tournament)
        if is_running and table.game.name == game.name:
            raise NotNow("rated-game-running")
