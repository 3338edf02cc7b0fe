"""What the terminal has for a game; with no more than this it is played in plain letters."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from rich.text import Text

from claimstead.language import say
from claimstead.protocol.messages import Result
from claimstead.registry import GameKind, kind_named
from claimstead.terminal.glyphs import GOOD, Glyphs
from claimstead.terminal.widgets.form import Field
from claimstead.terminal.words import Names, game_name

if TYPE_CHECKING:
    from claimstead.terminal.widgets.panel import GamePanel


class TerminalGame:
    """A game on the screen."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    def named(self, setup: str) -> str:
        """What a game of this set-up is called."""
        return game_name(self.kind.name)

    def panel(self, glyphs: Glyphs) -> "GamePanel":
        """What draws it."""
        from claimstead.terminal.widgets.plain_panel import PlainPanel

        return PlainPanel(glyphs)

    def legend(self, glyphs: Glyphs) -> Text:
        """What the signs on the screen mean."""
        return Text()

    def variants(self, players: int) -> Field:
        """What is to be chosen besides the number of players: the words that follow it."""
        begun = f"{self.kind.name} {players}"
        words = [
            setup.removeprefix(begun).strip()
            for setup in self.kind.setups()
            if setup.split()[1] == str(players)
        ]
        return Field("variant", say("ui-new-variant"), tuple((each, each) for each in words))

    def variant(self, players: int, chosen: str) -> str:
        """The words of the set-up for what was chosen."""
        return chosen

    def note(self, players: int, chosen: str) -> str:
        """What who sets up such a game should know."""
        return ""

    def counted(self, result: Result, names: Names, glyphs: Glyphs) -> Iterator[Text]:
        """What was counted at the end."""
        for seat, tally in result.table.items():
            style = GOOD if seat in result.winners else ""
            yield Text(f"{seat} {names[seat]}: {tally}", style)

    def hands(self, game: Any, state: Any, names: Names, but: str) -> Text:
        """The hands of all others, where all cards are known."""
        return Text()


@cache
def terminal_of(game: str) -> TerminalGame:
    """What the terminal has for the game of this name."""
    kind = kind_named(game)
    assert kind is not None, "a game that is played is in the register"
    found: TerminalGame = kind.part("terminal", TerminalGame)(kind)
    return found


def setup_name(setup: str) -> str:
    """What a game of this set-up is called.

    >>> setup_name("claim 2 Go Kn Un Dw Do"), setup_name("claim 2 Se Tr Dr Gi Gn")
    ('CLAIM', 'CLAIM 2')
    """
    game = setup.split(maxsplit=1)[0]
    return game_name(game) if kind_named(game) is None else terminal_of(game).named(setup)
