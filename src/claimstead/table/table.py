"""The authority over one game. A table is what its log says.

Each command answers with the entries it would write, or refuses; nothing changes before
`turn_page` is given them back, when they are on disk.
"""

from collections import Counter
from typing import Any, NamedTuple

from claimstead.core import CHANCE, BadSetup, Event, Move, Outcome, Seat, Step
from claimstead.notation import game_named
from claimstead.players import Reason
from claimstead.table import entries as log
from claimstead.table.absence import check_may_take_over
from claimstead.table.draws import Draws
from claimstead.table.forgetting import NAMELESS, without_name
from claimstead.table.gathering import REVEAL_TIME, Gathering
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import Luck, luck_of
from claimstead.table.settings import Begins
from claimstead.table.texts import checked_talk
from claimstead.table.time import Watch

CHANCE_MARK = "*"
SUBSTITUTE = "medium"
TALK_OF_A_TABLE = 1000
TALK_OF_A_PERSON = 200
"""Lines that are kept."""


class Played(NamedTuple):
    """A move on the way from the beginning to where the game stands."""

    number: int
    at: int
    by: str
    move: Move
    before: Any
    events: tuple[Event, ...]
    why: Reason | None


class Foreseen(NamedTuple):
    """A move that was decided but is not written yet, and what it leads to."""

    entry: log.Moved
    move: Move
    step: Step[Any]


class Forfeit(NamedTuple):
    """A game that ended because only one side was left."""

    winners: tuple[Seat, ...]
    decided_by: str


class Table(Gathering):
    """One game and the people around it."""

    def __init__(self, opening: log.Page) -> None:
        opened = opening.entries[0]
        assert isinstance(opened, log.Opened), "a log begins with the opening"
        super().__init__(opened, game_named(opened.settings.setup))
        text = self.settings.position
        self.position: Any = None if text is None else self.game.read(text)
        """Where the game begins; `None`: at the beginning."""
        self.state: Any = self.game.start() if text is None else self.position
        if self.game.actor(self.state) is None:
            raise BadSetup("position-over")
        self.number = 0
        self.arranged = 0
        """The last page on which more happened than moves of a game that goes on."""
        self.at = opening.at
        self.pages: list[log.Page] = []
        self.played: list[Played] = []
        self.events: dict[int, list[tuple[Event, ...]]] = {}
        """The events of the moves on each page, in their order."""
        self.draws = Draws(by_turn=opened.match is not None)
        self.move_ids: dict[str, int] = {}
        self.talk: Counter[str] = Counter()
        """Lines of everybody so far."""
        self.undo: Seat | None = None
        self.agreed: set[Seat] = set()
        self.forfeit: Forfeit | None = None
        self.rematch: str | None = None
        self.released = False
        self.watch = Watch(self.settings.clock, self.game.seats)
        self.actor: Seat | None = None
        """The seat to act while the game is on."""
        self._luck: Luck | None = None
        self._foreseen: list[Foreseen] = []
        self.turn_page(opening)

    # What is asked of a table

    @property
    def thinker(self) -> str | None:
        """The level of the computer player to act, if it is one's turn."""
        return self.chairs[self.actor].player if self.actor is not None else None

    @property
    def outcome(self) -> Outcome[Any] | None:
        return self.game.outcome(self.state)

    @property
    def foreseen_state(self) -> Any:
        """Where the moves lead that were decided but are not written yet."""
        return self._foreseen[-1].step.state if self._foreseen else None

    @property
    def is_revealed(self) -> bool:
        """Whether all may be told: the game is over, of a duplicate match every game."""
        return self.status == "over" and (self.match is None or self.released)

    def may_watch(self, person: str) -> bool:
        """Whoever has the link; of a duplicate match those who sit here, as long as it is on."""
        return self.match is None or self.is_revealed or bool(self.seats_of(person))

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        return self.game.teams()

    # Before the start

    def begin(self, words: dict[Seat, str]) -> tuple[log.AnyEntry, ...]:
        self._foreseen = []
        luck = luck_of(self.game, self.secret, words)
        first = self._owner_s_seat()
        if self.settings.begins == Begins.DRAWN:
            first = luck.first(self.game.seats)
        return (log.Started(first=first), *self._chances(self.state, luck))

    # While the game is on

    def move(
        self, seat: Seat, text: str, *, id: str | None = None, why: Reason | None = None
    ) -> tuple[log.AnyEntry, ...]:
        """A move of a seat, and what chance brings after it."""
        self._check_playing()
        move = self.game.read_move(text)
        self.game.check_turn(self.state, seat)
        step = self.game.apply(self.state, move)
        moved = log.Moved(by=seat, move=str(move), id=id, why=why)
        self._foreseen = [Foreseen(moved, move, step)]
        return (moved, *self._chances(step.state, self._luck))

    def _chances(self, state: Any, luck: Luck | None) -> tuple[log.AnyEntry, ...]:
        """What chance does until a seat is to act, or the game is over."""
        assert luck is not None, "the game has begun"
        written = []
        draws = self.draws
        while self.game.actor(state) is CHANCE:
            draws = draws.and_one(state)
            move = luck.chance(self.game, draws.last, state)
            moved = log.Moved(by=CHANCE_MARK, move=str(move))
            step = self.game.apply(state, move)
            self._foreseen.append(Foreseen(moved, move, step))
            written.append(moved)
            state = step.state
        return tuple(written)

    def ask_undo(self, seat: Seat) -> tuple[log.AnyEntry, ...]:
        self._check_playing()
        if not self.can_undo(seat):
            raise NotNow("no-undo")
        if not self._to_agree(seat):
            return (log.UndoAsked(seat=seat), self._undone(seat))
        return (log.UndoAsked(seat=seat),)

    def can_undo(self, seat: Seat) -> bool:
        return self._moves_back(seat) > 0

    def _moves_back(self, seat: Seat) -> int:
        """How many moves are taken back to this seat's last one; 0: it stands.

        It, and what computer players replied, must have revealed nothing.
        """
        if self.settings.rated or self.match or self.status != "playing":
            return 0
        for count, played in enumerate(reversed(self.played), 1):
            if any(event.reveals for event in played.events):
                return 0
            if played.by == seat:
                return count
            if played.by == CHANCE_MARK or self.chairs[played.by].player is None:
                return 0
        return 0

    def _to_agree(self, asking: Seat) -> set[Seat]:
        """The seats of other people, who have to agree."""
        person = self.chairs[asking].person
        return {
            seat
            for seat, chair in self.chairs.items()
            if chair.player is None and chair.person != person
        }

    def answer_undo(self, seat: Seat, agree: bool) -> tuple[log.AnyEntry, ...]:
        self._check_playing()
        if self.undo is None:
            raise NotNow("no-undo-asked")
        missing = self._to_agree(self.undo) - self.agreed
        if seat not in missing:
            raise NotNow("no-undo-asked")
        if not agree:
            return (log.UndoRefused(seat=seat),)
        agreed = log.UndoAgreed(seat=seat)
        return (agreed,) if missing - {seat} else (agreed, self._undone(self.undo))

    def _undone(self, seat: Seat) -> log.Undone:
        return log.Undone(seat=seat, moves=self._moves_back(seat))

    def resign(self, seat: Seat, why: str = "resigned") -> tuple[log.AnyEntry, ...]:
        """A seat gives up. With two sides left that is the end; else a computer plays on."""
        self._check_playing()
        if self._chair(seat).forfeited:
            raise NotNow("forfeited-already", seat=seat)
        forfeited = log.Forfeited(seat=seat, why=why)
        if len(self._sides_left({seat})) == 1:
            return (forfeited,)
        return (forfeited, log.TakenOver(seat=seat, level=SUBSTITUTE))

    def _sides_left(self, without: set[Seat]) -> list[tuple[Seat, ...]]:
        """The sides that have not given up; a team has when all people in it have."""
        given_up = {seat for seat, chair in self.chairs.items() if chair.forfeited} | without
        return [
            side
            for side in self.sides()
            if not given_up & set(side)
            or any(self.chairs[seat].person for seat in set(side) - given_up)
        ]

    @property
    def deadline(self) -> int | None:
        """When time will have run out: of the seat to act, or for opening the words."""
        if self.is_opening_words and self.opening_since is not None:
            return self.opening_since + REVEAL_TIME
        return self.watch.deadline if self.status == "playing" else None

    def run_out(self, now: int, grace: int = 0) -> tuple[log.AnyEntry, ...]:
        """The time has run out: of the seat to act, or for opening the words."""
        deadline = self.deadline
        if deadline is None or now < deadline + grace:
            return ()
        if self.actor is None:
            return self.late_words(now)
        return self.resign(self.actor, "time")

    def take_over(self, seat: Seat, by: str, away: int | None) -> tuple[log.AnyEntry, ...]:
        """A computer player goes on for a person who has been away for so many milliseconds."""
        self._check_playing()
        chair = self._chair(seat)
        if not self.seats_of(by):
            raise NotNow("players-only")
        check_may_take_over(chair, self.settings, by, away)
        return (log.TakenOver(seat=seat, level=SUBSTITUTE),)

    def come_back(self, seat: Seat, person: str) -> tuple[log.AnyEntry, ...]:
        self._check_playing()
        chair = self._chair(seat)
        if chair.person != person or chair.substitute is None or chair.forfeited:
            raise NotNow("not-your-seat", seat=seat)
        return (log.CameBack(seat=seat),)

    def say(self, person: str, name: str, text: str) -> tuple[log.AnyEntry, ...]:
        if not self.settings.talk:
            raise NotNow("no-talk")
        seats = self.seats_of(person)
        said = checked_talk(text)
        lines = self.talk.total()
        if lines >= TALK_OF_A_TABLE or self.talk[person] >= TALK_OF_A_PERSON:
            raise NotNow("talked-enough", most=TALK_OF_A_PERSON)
        return (log.Said(person=person, name=name, seat=seats[0] if seats else None, text=said),)

    def release(self) -> tuple[log.AnyEntry, ...]:
        """Every table of the match is over."""
        return (log.Released(),) if self.match is not None and not self.released else ()

    def rename(self, person: str, was: str, name: str) -> tuple[log.AnyEntry, ...]:
        """A person has another name: whoever plays with them sees it."""
        is_seated = any(self.chairs[seat].name == was for seat in self.seats_of(person))
        if was == name or not is_seated or self.status not in ("gathering", "playing"):
            return ()
        return (log.Renamed(person=person, was=was, name=name),)

    def forget(self, person: str) -> tuple[log.AnyEntry, ...]:
        """A person's data is deleted: their name goes; before the start they stand up, too."""
        is_named = any(without_name(page, person) is not page for page in self.pages)
        forgotten = (log.Forgotten(person=person),) if is_named else ()
        if self.status != "gathering":
            return forgotten
        if person == self.owner:
            return (*forgotten, log.Closed())
        return (*forgotten, *(log.Stood(seat=seat) for seat in self.seats_of(person)))

    # The log

    def turn_page(self, page: log.Page) -> None:
        """Take in what was written to the log."""
        self.number += 1
        self.pages.append(page)
        self.at = max(self.at, page.at)
        has_moved = False
        for entry in page.entries:
            self._take(entry)
            if isinstance(entry, log.Moved) and entry.by != CHANCE_MARK:
                has_moved = True
            if not isinstance(entry, log.Moved) or self.status == "over":
                self.arranged = self.number
        self._foreseen = []
        actor = self.game.actor(self.state) if self.status == "playing" else None
        self.actor = actor = actor if isinstance(actor, str) else None
        running = actor if actor is not None and self.chairs[actor].player is None else None
        self.watch.turn(self.at, running, has_moved=has_moved)

    def _take(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Moved():
                self._take_move(entry)
            case log.UndoAsked():
                self.undo, self.agreed = entry.seat, set()
            case log.UndoAgreed():
                self.agreed.add(entry.seat)
            case log.UndoRefused():
                self.undo = None
            case log.Undone():
                self._take_back(entry.moves)
            case log.Forfeited():
                self._take_forfeit(entry)
            case log.Said():
                self.talk[entry.person] += 1
            case log.Rematched():
                self.rematch = entry.table
            case log.Released():
                self.released = True
            case log.Forgotten():
                self._take_name(entry.person)
            case log.Started():
                self._take_start(entry)
            case _:
                self._take_seating(entry)

    def _take_start(self, entry: log.Started) -> None:
        self.status = "playing"
        # The luck is that of the words in the order in which people sat before the start.
        self.words |= self.opened_words
        self._luck = luck_of(self.game, self.secret, self.words)
        self.opened_words, self.opening_since = {}, None
        if entry.first is not None:
            self._turn_chairs(entry.first)

    def _take_move(self, entry: log.Moved) -> None:
        before = self.state
        move, step = self._meaning(entry)
        self.played.append(
            Played(self.number, self.at, entry.by, move, before, step.events, entry.why)
        )
        self.events.setdefault(self.number, []).append(step.events)
        self.state = step.state
        self.undo = None
        if entry.by == CHANCE_MARK:
            self.draws = self.draws.and_one(before)
        if entry.id is not None:
            self.move_ids[entry.id] = self.number
        if self.game.actor(self.state) is None:
            self.status = "over"

    def _meaning(self, entry: log.Moved) -> tuple[Move, Step[Any]]:
        """The move, and what it leads to; where it was decided here, that is known already."""
        for entry_foreseen, move, step in self._foreseen:
            if entry_foreseen is entry:
                return move, step
        move = self.game.read_move(entry.move)
        return move, self.game.apply(self.state, move)

    def _take_back(self, moves: int) -> None:
        for _ in range(moves):
            self.state = self.played.pop().before
        self.undo = None

    def _take_name(self, person: str) -> None:
        self.pages = [without_name(page, person) for page in self.pages]
        for seat in self.seats_of(person):
            self._seat(seat, name=NAMELESS)

    def _take_forfeit(self, entry: log.Forfeited) -> None:
        self._seat(entry.seat, forfeited=entry.why)
        left = self._sides_left(set())
        if len(left) == 1:
            self.forfeit = Forfeit(left[0], entry.why)
            self.status = "over"

    # What is checked often

    def _check_playing(self) -> None:
        self._foreseen = []
        if self.status == "gathering":
            raise NotNow("not-started")
        if self.status != "playing":
            raise NotNow("over")
