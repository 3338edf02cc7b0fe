"""The authority over one game. A table is what its log says.

Commands (`gathering`, `playing`) answer with a decision, or refuse; nothing changes before
`turn_page` is given what is on disk.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from claimstead.core import BadSetup, Event, Move, Outcome, Seat
from claimstead.notation import game_named
from claimstead.notation.record import CHANCE_MARK
from claimstead.players import Reason
from claimstead.table import entries as log
from claimstead.table.absence import grace_of
from claimstead.table.agreement import Agreement
from claimstead.table.chair import Chair
from claimstead.table.decision import Chosen
from claimstead.table.draws import Draws
from claimstead.table.forgetting import without_name
from claimstead.table.sealed import Luck, luck_of, seal_of
from claimstead.table.seating import Seating
from claimstead.table.time import Watch
from claimstead.table.undo import Undo

NEWEST = 3
"""Pages of which it is kept what happened: who is told of them hears it now."""


class Played(NamedTuple):
    """A move on the way from the beginning to where the game stands."""

    number: int
    by: str
    move: Move
    reveals: bool
    """Whether somebody has learned something by it."""
    why: Reason | None


Happened = dict[int, list[tuple[Event, ...]]]
"""The events of the moves on each page, in their order."""


class Forfeit(NamedTuple):
    """A game that ended because only one side was left."""

    winners: tuple[Seat, ...]
    decided_by: str


class Table:
    """One game and the people around it."""

    def __init__(self, opening: log.Page) -> None:
        opened = opening.entries[0]
        assert isinstance(opened, log.Opened), "a log begins with the opening"
        self.settings = opened.settings
        self.owner = opened.owner
        self.secret = opened.secret
        self.seal = seal_of(opened.secret)
        self.match = opened.match
        self.tournament = opened.tournament
        self.game = game_named(opened.settings.setup)
        text = self.settings.position
        self.position: Any = None if text is None else self.game.read(text)
        """Where the game begins; `None`: at the beginning."""
        self.state: Any = self.game.start() if text is None else self.position
        if self.game.actor(self.state) is None:
            raise BadSetup("position-over")
        self.status = "gathering"
        self.number = 0
        self.arranged = 0
        """The last page on which more happened than moves of a game that goes on."""
        self.at = opening.at
        self.pages: list[log.Page] = []
        self.played: list[Played] = []
        self._newest: Happened = {}
        """What happened on the last pages. All else can be had again from the log."""
        self.draws = Draws(by_turn=opened.match is not None)
        self.luck: Luck | None = None
        self.move_ids: dict[str, int] = {}
        self.talk: Counter[str] = Counter()
        """Lines of everybody so far."""
        self.forfeit: Forfeit | None = None
        self.rematch: str | None = None
        self.released = False
        self.actor: Seat | None = None
        """The seat to act while the game is on."""
        self.seating = Seating(opened.owner, self.game.seats)
        self.agreement = Agreement()
        self.undo = Undo()
        self.watch = Watch(self.settings.clock, self.game.seats)
        self.turn_page(opening)

    # What is asked of a table

    @property
    def chairs(self) -> dict[Seat, Chair]:
        return self.seating.chairs

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return self.seating.seats_of(person)

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        return self.game.teams()

    @property
    def thinker(self) -> str | None:
        """The level of the computer player to act, if it is one's turn."""
        return self.chairs[self.actor].player if self.actor is not None else None

    @property
    def outcome(self) -> Outcome[Any] | None:
        return self.game.outcome(self.state)

    @property
    def is_revealed(self) -> bool:
        """Whether all may be told: the game is over, of a duplicate match every game."""
        return self.status == "over" and (self.match is None or self.released)

    @property
    def is_casual(self) -> bool:
        """Whether moves may be taken back, and help be given: nothing hangs on this game."""
        return not (self.settings.rated or self.match or self.tournament)

    @property
    def grace(self) -> int | None:
        """How long one may be away before a computer player may go on; `None`: it may not."""
        return None if self.tournament is not None else grace_of(self.settings)

    def may_watch(self, person: str) -> bool:
        """Whoever has the link; of a duplicate match those who sit here, as long as it is on."""
        return self.match is None or self.is_revealed or bool(self.seats_of(person))

    @property
    def deadline(self) -> int | None:
        """When time will have run out: of the seat to act, or for opening the words."""
        return self.watch.deadline if self.status == "playing" else self.agreement.deadline

    # What was before: it is played again, for nobody keeps it

    def state_after(self, moves: int) -> Any:
        """Where the game stood after so many moves."""
        state = self._beginning
        for played in self.played[:moves]:
            state = self.game.apply(state, played.move).state
        return state

    def happened_after(self, since: int) -> Happened:
        """The events of all moves after page `since`, those that were taken back as well."""
        if since >= self.number - NEWEST:
            return self._newest
        found: Happened = {}
        states = [self._beginning]
        for number, page in enumerate(self.pages, 1):
            for entry in page.entries:
                if isinstance(entry, log.Moved):
                    step = self.game.apply(states[-1], self.game.read_move(entry.move))
                    states.append(step.state)
                    if number > since:
                        found.setdefault(number, []).append(step.events)
                elif isinstance(entry, log.Undone):
                    del states[len(states) - entry.moves :]
        return found

    @property
    def _beginning(self) -> Any:
        return self.game.start() if self.position is None else self.position

    # The log

    def turn_page(self, page: log.Page, chosen: tuple[Chosen, ...] = ()) -> None:
        """Take in what was written to the log; `chosen`, where it is known: its moves."""
        self.number += 1
        self._newest.pop(self.number - NEWEST, None)
        self.pages.append(page)
        self.at = max(self.at, page.at)
        known = iter(chosen)
        has_moved = False
        for entry in page.entries:
            if isinstance(entry, log.Moved):
                self._take_move(entry, known)
                has_moved = has_moved or entry.by != CHANCE_MARK
                if self.status == "over":
                    self.arranged = self.number
            else:
                self._take(entry)
                self.arranged = self.number
        actor = self.game.actor(self.state) if self.status == "playing" else None
        self.actor = actor = actor if isinstance(actor, str) else None
        running = actor if actor is not None and self.chairs[actor].player is None else None
        self.watch.turn(self.at, running, has_moved=has_moved)

    def _take_move(self, entry: log.Moved, known: Iterator[Chosen]) -> None:
        before = self.state
        chosen = next(known, None)
        move = self.game.read_move(entry.move) if chosen is None else chosen.move
        step = self.game.apply(before, move) if chosen is None else chosen.step
        is_chance = entry.by == CHANCE_MARK
        reveals = is_chance or any(event.reveals for event in step.events)
        self.played.append(Played(self.number, entry.by, move, reveals, entry.why))
        self._newest.setdefault(self.number, []).append(step.events)
        self.state = step.state
        self.undo.take(entry)
        if is_chance:
            self.draws = self.draws.and_one(before)
        if entry.id is not None:
            self.move_ids[entry.id] = self.number
        if self.game.actor(self.state) is None:
            self.status = "over"

    def _take(self, entry: log.AnyEntry) -> None:
        """All but moves. Each part takes what is its own."""
        self.seating.take(entry)
        self.agreement.take(entry, self.seating, self.at)
        match entry:
            case log.Started():
                self._take_start(entry)
            case log.UndoAsked() | log.UndoAgreed() | log.UndoRefused():
                self.undo.take(entry)
            case log.Undone():
                self.undo.take(entry)
                del self.played[len(self.played) - entry.moves :]
                self.state = self.state_after(len(self.played))
            case log.Forfeited():
                left = self.seating.sides_left(self.sides())
                if len(left) == 1:
                    self.forfeit = Forfeit(left[0], entry.why)
                    self.status = "over"
            case log.Said():
                self.talk[entry.person] += 1
            case log.Rematched():
                self.rematch = entry.table
            case log.Released():
                self.released = True
            case log.Forgotten():
                self.pages = [without_name(page, entry.person) for page in self.pages]
            case log.Closed():
                self.status = "closed"

    def _take_start(self, entry: log.Started) -> None:
        self.status = "playing"
        # The luck is that of the words in the order in which people sat before the start.
        self.luck = luck_of(self.game, self.secret, self.agreement.words)
        if entry.first is not None:
            self.agreement.turn(self.seating.turned(entry.first))


def table_of(pages: Sequence[log.Page]) -> Table:
    """The table that a log tells of."""
    table = Table(pages[0])
    for page in pages[1:]:
        table.turn_page(page)
    return table
