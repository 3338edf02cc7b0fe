"""The authority over one game. A table is what its log says.

Each command answers with the entries it would write, or refuses; nothing changes before
`turn_page` is given them back, when they are on disk.
"""

from typing import Any, NamedTuple

from msgspec.structs import replace

from claimstead.core import CHANCE, BadSetup, Event, Move, Outcome, Seat, Step
from claimstead.notation import Claim, Game, game_named
from claimstead.players import Reason
from claimstead.players.characters import next_character
from claimstead.table import entries as log
from claimstead.table.absence import check_may_take_over
from claimstead.table.chair import Chair
from claimstead.table.draws import Draws
from claimstead.table.forgetting import NAMELESS, without_name
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import Luck, luck_of, seal_of
from claimstead.table.settings import Settings
from claimstead.table.texts import checked_name, checked_talk, checked_word
from claimstead.table.time import Watch

CHANCE_MARK = "*"
SUBSTITUTE = "medium"
REVEALING = {"rolled", "hand-dealt", "turned-up", "pile-looked-at", "recruit-drawn"}
"""The events after which nothing can be taken back."""


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


class Table:
    """One game and the people around it."""

    def __init__(self, opening: log.Page) -> None:
        opened = opening.entries[0]
        assert isinstance(opened, log.Opened), "a log begins with the opening"
        self.settings: Settings = opened.settings
        self.owner = opened.owner
        self.secret = opened.secret
        self.match = opened.match
        self.seal = seal_of(opened.secret)
        self.game: Game[Any] = game_named(self.settings.setup)
        text = self.settings.position
        self.position: Any = None if text is None else self.game.read(text)
        """Where the game begins; `None`: at the beginning."""
        self.state: Any = self.game.start() if text is None else self.position
        if self.game.actor(self.state) is None:
            raise BadSetup("position-over")
        self.chairs = {seat: Chair(seat=seat) for seat in self.game.seats}
        self._seats_of: dict[str, tuple[Seat, ...]] = {}
        """The seats of every person at the table."""
        self.words: dict[Seat, str] = {}
        self.status = "gathering"
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

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return self._seats_of.get(person, ())

    @property
    def is_revealed(self) -> bool:
        """Whether all may be told: the game is over, of a duplicate match every game."""
        return self.status == "over" and (self.match is None or self.released)

    def may_watch(self, person: str) -> bool:
        """Whoever has the link; of a duplicate match those who sit here, as long as it is on."""
        return self.match is None or self.is_revealed or bool(self.seats_of(person))

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        if isinstance(self.game, Claim):
            return self.game.deck.teams()
        return tuple((seat,) for seat in self.game.seats)

    # Before the start

    def sit(self, seat: Seat, person: str, name: str) -> tuple[log.AnyEntry, ...]:
        self._check_gathering()
        chair = self._chair(seat)
        if not chair.is_open:
            raise NotNow("seat-taken", seat=seat)
        if self.settings.rated and self.seats_of(person):
            raise NotNow("rated-one-seat")
        return (log.Sat(seat=seat, person=person, name=checked_name(name)),)

    def invite(self, seat: Seat, person: str, level: str | None) -> tuple[log.AnyEntry, ...]:
        """A computer player sits down, or stands up again."""
        self._check_gathering()
        chair = self._chair(seat)
        if person != self.owner:
            raise NotNow("owner-only")
        if level is None:
            if chair.level is None:
                raise NotNow("no-computer-there", seat=seat)
            return (log.Stood(seat=seat),)
        if chair.person is not None:
            raise NotNow("seat-taken", seat=seat)
        if self.settings.rated:
            raise NotNow("rated-people-only")
        from claimstead.players.levels import player

        player(self.game, level)
        return (log.ComputerSat(seat=seat, level=level, character=self._free_character(level)),)

    def _free_character(self, level: str) -> str | None:
        """One that does not sit here yet; at other tables others come first."""
        seated = [chair.character for chair in self.chairs.values()]
        return next_character(level, seated, first=int(self.seal[:8], 16))

    def stand(self, seat: Seat, person: str) -> tuple[log.AnyEntry, ...]:
        self._check_gathering()
        if self._chair(seat).person != person:
            raise NotNow("not-your-seat", seat=seat)
        return (log.Stood(seat=seat),)

    def give_word(self, seat: Seat, person: str, word: str) -> tuple[log.AnyEntry, ...]:
        self._check_gathering()
        if self._chair(seat).person != person:
            raise NotNow("not-your-seat", seat=seat)
        return (log.Worded(seat=seat, word=checked_word(word)),)

    def start(self, person: str) -> tuple[log.AnyEntry, ...]:
        self._check_gathering()
        if person != self.owner and not self.seats_of(person):
            raise NotNow("players-only")
        if any(chair.is_open for chair in self.chairs.values()):
            raise NotNow("seats-open")
        luck = luck_of(self.game, self.secret, self.words)
        self._foreseen = []
        return (log.Started(), *self._chances(self.state, luck))

    def close(self, person: str) -> tuple[log.AnyEntry, ...]:
        self._check_gathering()
        if person != self.owner:
            raise NotNow("owner-only")
        return (log.Closed(),)

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
            move = luck.chance(self.game, draws.last)
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
            return (log.UndoAsked(seat=seat), log.Undone(seat=seat, moves=1))
        return (log.UndoAsked(seat=seat),)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last move is this seat's and revealed nothing."""
        if self.settings.rated or self.match or self.status != "playing" or not self.played:
            return False
        last = self.played[-1]
        return last.by == seat and not any(
            event.__struct_config__.tag in REVEALING for event in last.events
        )

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
        return (agreed,) if missing - {seat} else (agreed, log.Undone(seat=self.undo, moves=1))

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

    def run_out(self, now: int, grace: int = 0) -> tuple[log.AnyEntry, ...]:
        """The time of the seat to act has run out."""
        deadline = self.watch.deadline
        if self.actor is None or deadline is None or now < deadline + grace:
            return ()
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
        return (log.Said(person=person, name=name, seat=seats[0] if seats else None, text=said),)

    def release(self) -> tuple[log.AnyEntry, ...]:
        """Every table of the match is over."""
        return (log.Released(),) if self.match is not None and not self.released else ()

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
            case log.Rematched():
                self.rematch = entry.table
            case log.Released():
                self.released = True
            case log.Forgotten():
                self._take_name(entry.person)
            case _:
                self._take_seating(entry)

    def _take_seating(self, entry: log.AnyEntry) -> None:
        """Who sits where, and whether the game is on."""
        match entry:
            case log.Sat():
                self._seat(entry.seat, person=entry.person, name=entry.name)
            case log.ComputerSat():
                self._seat(entry.seat, level=entry.level, character=entry.character)
            case log.Stood():
                self._seat(entry.seat, person=None, name=None, level=None, character=None)
                self.words.pop(entry.seat, None)
            case log.Worded():
                self.words[entry.seat] = entry.word
            case log.Started():
                self.status = "playing"
                self._luck = luck_of(self.game, self.secret, self.words)
            case log.TakenOver():
                self._seat(entry.seat, substitute=entry.level)
            case log.CameBack():
                self._seat(entry.seat, substitute=None)
            case log.Closed():
                self.status = "closed"

    def _seat(self, seat: Seat, **changes: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **changes)
        self._seats_of = {}
        for each, chair in self.chairs.items():
            if chair.person is not None:
                self._seats_of[chair.person] = (*self._seats_of.get(chair.person, ()), each)

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

    def _chair(self, seat: Seat) -> Chair:
        if seat not in self.chairs:
            raise NotNow("no-such-seat", seat=seat[:10], seats=" ".join(self.chairs))
        return self.chairs[seat]

    def _check_gathering(self) -> None:
        if self.status != "gathering":
            raise NotNow("already-started")

    def _check_playing(self) -> None:
        self._foreseen = []
        if self.status == "gathering":
            raise NotNow("not-started")
        if self.status != "playing":
            raise NotNow("over")
