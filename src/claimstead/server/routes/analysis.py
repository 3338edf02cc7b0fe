"""HTTP: the analysis board."""

import random
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from claimstead.core import CHANCE, BadText
from claimstead.notation import game_named, game_of_position
from claimstead.protocol.analysis import AskAnalysis, SomePosition
from claimstead.registry import Game, first_setup
from claimstead.review import Analysis
from claimstead.server.services.fairness import check_may_study
from claimstead.server.services.limits import ANALYSES, check_rate
from claimstead.server.services.services import services_of

MOST = 4000
STOPS = 0.4
"""How often who plays at random stops where that is possible."""


@post("/api/analysis", summary="What a position is worth, and every move in it", status_code=200)
async def analyse(request: Request[Any, Any, Any], data: JSONBody[AskAnalysis]) -> Analysis:
    check_rate(ANALYSES, request)
    if len(data.position) > MOST:
        raise BadText("too-long", most=MOST)
    game = game_of_position(data.position)
    game.read(data.position)
    await check_may_study(request, game)
    return await services_of(request).reviews.analyse(data.position, data.deeper)


@get("/api/analysis/example", summary="A position out of a game played at random")
async def example(
    request: Request[Any, Any, Any],
    setup: Annotated[str, QueryParameter(max_length=200)] = first_setup(),
) -> SomePosition:
    game_named(setup)
    position = await services_of(request).cpu_worker.do(request, some_position, setup)
    return SomePosition(position=position)


def some_position(setup: str) -> str:
    game = game_named(setup)
    return game.write(_out_of_a_game(game))


def _out_of_a_game(game: Game[Any]) -> Any:
    """A state in which somebody has to decide."""
    luck = random.Random()
    states = []
    state = game.start()
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, luck)
        else:
            states.append(state)
            moves = sorted(game.legal(state), key=str)
            is_stop = str(moves[-1]) == "stop" and luck.random() < STOPS
            move = moves[-1] if is_stop else luck.choice(moves)
        state = game.apply(state, move).state
    return luck.choice(states)


handlers = [analyse, example]
