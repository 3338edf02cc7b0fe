"""A simple game in the terminal: one person, and computer players in all other seats."""

import random
from collections.abc import Callable
from typing import Any

from claimstead.core import CHANCE, ClaimsteadError, Move, Seat
from claimstead.language import say, spoken
from claimstead.notation import draw
from claimstead.notation.telling import tell
from claimstead.players import Budget, Player, player
from claimstead.protocol.asking import ADVISER
from claimstead.registry import Game, kinds
from claimstead.table.draws import Draws
from claimstead.table.sealed import luck_of, secret_of

Ask = Callable[[str], str]
Tell = Callable[[str], None]


class Left(Exception):
    """The player has left the game."""


def games() -> list[str]:
    """A short list of set-ups."""
    return [setup for kind in kinds().values() for setup in kind.few or kind.presets[:1]]


def choose_game(ask: Ask, show: Tell) -> str:
    """The words of the set-up that the player picks from a short list."""
    show(say("terminal-choose-game"))
    offered = games()
    for number, words in enumerate(offered, start=1):
        show(f"  {number}  {words}")
    while True:
        answer = ask("> ").strip()
        if answer == "q":
            raise Left
        if answer in map(str, range(1, len(offered) + 1)):
            return offered[int(answer) - 1]


def play(
    game: Game[Any],
    seat: Seat,
    opponent: Player,
    seed: int | None,
    ask: Ask,
    show: Tell,
    start: Any = None,
) -> None:
    """Play one game, from the beginning or from a position, with the luck of a table of this seed.

    Raises `Left` if the player leaves.
    """
    show(say("terminal-you-are", seat=seat, level=opponent.name))
    luck, draws, rng = luck_of(game, secret_of(seed), {}), Draws(), random.Random(seed)
    state = game.start() if start is None else start
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            draws = draws.and_one(state)
            move = luck.chance(game, draws.last, state)
        elif actor == seat:
            show("\n" + draw(game.view(state, seat)))
            move = _ask_move(game, state, seat, ask, show)
        else:
            view = game.view(state, actor)
            move = opponent.choose(game, view, Budget(), rng.getrandbits(32)).move
        state, events = game.apply(state, move)
        for event in game.seen(events, seat):
            show(tell(event, spoken()))
    outcome = game.outcome(state)
    if outcome is not None:
        show(outcome.say(spoken()))


def _ask_move(game: Game[Any], state: Any, seat: Seat, ask: Ask, show: Tell) -> Move:
    moves = " ".join(f"[{move}]" for move in game.legal(state))
    while True:
        answer = ask(say("terminal-your-move", moves=moves) + " ").strip()
        if answer == "q":
            raise Left
        if answer == "?":
            show(say("terminal-help"))
            continue
        try:
            if answer.lower() == "h":
                show(_hint(game, state, seat))
            else:
                return game.move(state, answer)
        except ClaimsteadError as refusal:
            show(refusal.line(spoken()))


def _hint(game: Game[Any], state: Any, seat: Seat) -> str:
    """What a strong player would do, who sees what the seat sees."""
    choice = player(game, ADVISER).choose(game, game.view(state, seat), Budget(), 0)
    return say("ui-hint-told", move=str(choice.move), reason=choice.reason.say(spoken()))
