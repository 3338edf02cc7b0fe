"""Teach computer players: a command for each game that has something to learn."""

from collections.abc import MutableMapping
from functools import cached_property
from typing import Any

from typer.main import get_command

from claimstead.commands.help import SpokenApp, SpokenGroup


class TrainingGroup(SpokenGroup):
    """The records of the games say how each is taught; they are asked when somebody trains."""

    @property
    def commands(self) -> MutableMapping[str, Any]:
        return self._of_games

    @commands.setter
    def commands(self, _: MutableMapping[str, Any]) -> None:
        """Nothing was registered here."""

    @cached_property
    def _of_games(self) -> MutableMapping[str, Any]:
        from claimstead.registry import kinds

        taught = SpokenApp()
        # With it there is a group of commands, even of one.
        taught.callback()(lambda: None)
        for kind in kinds().values():
            if "train" in kind.rooms:
                taught.command(kind.name)(kind.part("train"))
        found: MutableMapping[str, Any] = get_command(taught).commands  # type: ignore[attr-defined]
        return found


app = SpokenApp(cls=TrainingGroup)
