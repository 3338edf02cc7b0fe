"""Nobody is helped while a rated game is running."""

from typing import Any

from litestar import Request

from claimstead.notation import Game
from claimstead.server.house import house_of
from claimstead.table.refusal import NotNow


async def check_may_study(request: Request[Any, Any, Any], game: Game[Any]) -> None:
    """Refuse who plays a rated game of this kind just now, with however many players."""
    house = house_of(request)
    person = await house.known(request)
    for id in await house.hall.logs.playing_tables_of(person.id):
        table = (await house.hall.room(id)).table
        is_running = table.status == "playing" and table.settings.rated
        if is_running and table.game.name == game.name:
            raise NotNow("rated-game-running")
