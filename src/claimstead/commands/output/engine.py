"""`claimstead engine`: a computer player that speaks the text protocol of docs/engines.md."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from claimstead.core import ClaimsteadError
from claimstead.notation import game_named
from claimstead.players import Budget, player
from claimstead.players.engine import READY, VERSION
from claimstead.registry import Game
from claimstead.review import HINT, analyse

NUMBERS = {"nodes": int, "seconds": float, "seed": int}


class Speaker:
    """One engine: what it was told, and what it answers."""

    def __init__(self, level: str, show: Callable[[str], None]) -> None:
        self.level = level
        self.show = show
        self.game: Game[Any] | None = None
        self.view: Any = None

    def hear(self, line: str) -> bool:
        """Answer a line; whether there is more to come."""
        word, _, rest = line.strip().partition(" ")
        match word:
            case "claimstead":
                self._greet(line.strip())
            case "game":
                self._begin(rest)
            case "view":
                assert self.game is not None, "a game comes before a view"
                self.view = msgspec.json.decode(rest, type=self.game.view_type)
            case "go":
                self._go(rest.split())
            case "analyse":
                self._analyse()
            case "quit":
                return False
        return True

    def _greet(self, line: str) -> None:
        if line != VERSION:
            self.show(f"refuse {VERSION} is spoken here")
            return
        self.show(f"name claimstead {self.level}")
        self.show(READY)

    def _begin(self, setup: str) -> None:
        try:
            game = game_named(setup)
            player(game, self.level)
        except ClaimsteadError as no:
            self.show(f"refuse {no.line('en')}")
        else:
            self.game = game
            self.show(READY)

    def _go(self, words: list[str]) -> None:
        assert self.game is not None, "a game comes before a move"
        given: dict[str, Any] = {
            name: NUMBERS[name](value) for name, value in zip(words[::2], words[1::2], strict=False)
        }
        budget = Budget(given.get("nodes"), given.get("seconds"))
        thinker = player(self.game, self.level)
        choice = thinker.choose(self.game, self.view, budget, given.get("seed", 0))
        self.show(f"why {choice.reason}")
        self.show(f"move {choice.move}")

    def _analyse(self) -> None:
        assert self.game is not None, "a game comes before an analysis"
        for option in analyse(self.game, self.view, HINT).options:
            self.show(f"worth {option.move} {option.chance:.4f}")
        self.show("done")


def speak_protocol(level: str, lines: Iterable[str], show: Callable[[str], None]) -> None:
    """Until `quit`, or until nobody says anything more."""
    speaker = Speaker(level, show)
    for line in lines:
        if not speaker.hear(line):
            return
