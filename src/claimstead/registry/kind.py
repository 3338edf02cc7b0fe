"""What a game is to the rooms above: one record says all that they have to ask."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import msgspec

from claimstead.core import BadText, Event, Outcome, Position, View
from claimstead.registry.game import Game
from claimstead.registry.picture import LINE, picture, words
from claimstead.registry.words import quoted

USUAL_LEVELS = ("beginner", "easy", "medium", "strong", "expert")
"""Of a game that has computer players for everybody, the weakest first."""


def draw_plainly(view: View) -> str:
    """What a seat sees, a line for everything that is there: for games without a picture."""
    told = msgspec.to_builtins(view)
    return "\n".join(
        f"{name.replace('_', ' ')}: {_plain(value)}"
        for name, value in told.items()
        if value not in (None, [], (), {}) and name not in ("seat", "legal")
    )


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(each)}" for key, each in value.items())
    return " ".join(map(_plain, value)) if isinstance(value, list | tuple) else str(value)


def events_of(module: Any) -> tuple[type[Event], ...]:
    """The events that a module names."""
    return tuple(
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    )


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class GameKind:
    """One game, whatever its set-up: what it has, and where each room finds its own part."""

    name: str
    """The first word of its set-ups."""
    players: tuple[int, ...]
    """How many can play."""
    make: Callable[[list[str]], Game[Any] | None]
    """The game of a set-up, from the words after the name; `None`: these make no sense."""
    presets: tuple[str, ...]
    """The usual set-ups; the first is taken where nobody says."""
    setups: Callable[[], Iterable[str]]
    """Every set-up there is."""
    state_type: type[Position]
    view_type: type[View]
    tally_type: type
    """What is counted for a seat at the end."""
    events: tuple[type[Event], ...]
    outcome_type: type[Outcome[Any]] = Outcome
    """How it ended, where more is told than who won and what was counted."""
    rules: str = ""
    """What the numbers of its rules begin with: `I` of `I-9`."""
    measured: str = ""
    """The set-up by which speeds are compared."""
    few: tuple[str, ...] = ()
    """Set-ups for a short list to choose from; left out: the first of the presets."""
    levels: tuple[str, ...] = ()
    """The computer players that people are offered, the weakest first; left out: all there are."""
    yardsticks: tuple[str, ...] = ()
    """Others, by which players are measured; and there is `random` for every game."""
    has_secrets: bool = False
    """Whether some know more than others."""
    has_screen: bool = False
    """Whether the browser app has a screen for it; else it is told there what happens, in words."""
    position: Callable[[str], Game[Any] | None] | None = None
    """The game that the first line of a position belongs to, if it is this one.

    Left out: the line begins with the set-up, which ends with a semicolon.
    """
    draw: Callable[[Any], str] = draw_plainly
    """A view in plain letters."""
    svg: Callable[[Any], str] | None = None
    """A view, a state or pieces as a picture; left out: the letters."""
    text: Callable[[Any], str] | None = None
    """A state or pieces in plain letters; left out: the text of the position."""
    pieces: tuple[type, ...] = ()
    """What else can be drawn, several at a time: cards."""
    rooms: Mapping[str, str] = field(default_factory=dict)
    """By room, as `module:name` or `module`, what it has for this game alone; imported when asked.

    A room without an entry does what it does for any game.
    """
    _parts: dict[str, Any] = field(default_factory=dict, init=False)

    def __repr__(self) -> str:
        return f"<GameKind {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by its name: there is one of each."""
        from claimstead.registry.games import registered

        return registered, (self.name,)

    def part(self, room: str, default: Any = None) -> Any:
        """What a room has for this game alone."""
        if room not in self._parts:
            module, _, name = self.rooms.get(room, "").partition(":")
            found = import_module(module) if module else None
            self._parts[room] = getattr(found, name) if name else found
        part = self._parts[room]
        return default if part is None else part

    def game(self, words: str) -> Game[Any]:
        """The game of a set-up, or `BadText`, or `BadSetup`."""
        found = self.make(words.split()[1:])
        if found is None:
            raise BadText("no-such-setup", text=quoted(words))
        return found

    def game_of_position(self, first: str) -> Game[Any] | None:
        """The game that a position with this first line belongs to, if it is this one."""
        if self.position is not None:
            return self.position(first)
        setup = first.partition(";")[0]
        return self.game(setup) if setup.split()[:1] == [self.name] else None

    def picture(self, what: Any) -> str:
        """A picture as SVG."""
        if self.svg is not None:
            return self.svg(what)
        lines = self.letters(what).splitlines()
        width = 8 * max(map(len, lines), default=1)
        parts = [words(0, LINE * number, line) for number, line in enumerate(lines, 1)]
        return picture(width, LINE * len(lines) + 6, "\n".join(lines), parts)

    def letters(self, what: Any) -> str:
        """The same in plain letters."""
        if isinstance(what, self.view_type):
            return self.draw(what)
        return str(what) if self.text is None else self.text(what)
