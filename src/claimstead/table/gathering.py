"""The people around a table: who sits where, and how they agree to begin.

Where several people sit, each says to be ready and commits to a word: only its fingerprint is told.
When all are ready the words are opened, and with the last of them the game begins. So nobody, not
even a host who knows the secret, can choose a word by those of the others.
"""

from abc import ABC, abstractmethod
from typing import Any

from msgspec.structs import replace

from claimstead.core import Seat
from claimstead.notation import Game
from claimstead.players.characters import next_character
from claimstead.table import absence
from claimstead.table import entries as log
from claimstead.table.chair import Chair
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import COMMITMENT, NONCE, commitment_of, seal_of
from claimstead.table.settings import SECOND, Begins, Settings
from claimstead.table.texts import checked_name, checked_word

REVEAL_TIME = 30 * SECOND
"""Whoever has not opened their word by then stands up."""


class Gathering(ABC):
    """Chairs, words, and the commands before the start."""

    def __init__(self, opened: log.Opened, game: Game[Any]) -> None:
        self.settings: Settings = opened.settings
        self.owner = opened.owner
        self.secret = opened.secret
        self.seal = seal_of(opened.secret)
        self.match = opened.match
        self.game = game
        self.status = "gathering"
        self.at = 0
        self.chairs = {seat: Chair(seat=seat) for seat in game.seats}
        self._seats_of: dict[str, tuple[Seat, ...]] = {}
        """The seats of every person at the table."""
        self.words: dict[Seat, str] = {}
        self.commitments: dict[Seat, str | None] = {}
        """Of every seat that is ready: the fingerprint of its word, if it gives one."""
        self.nonces: dict[Seat, str] = {}
        """What was hashed together with a word, of those that were opened."""
        self.opened_words: dict[Seat, str] = {}
        self.opening_since: int | None = None
        """Since when all have been ready and words have been due."""
        self.sent_away: set[str] = set()
        """Those whom the owner asked to leave."""
        self.first: Seat | None = None
        """On which seat whoever begins sat before the start; `None`: on seat a, as ever."""

    @abstractmethod
    def begin(self, words: dict[Seat, str]) -> tuple[log.AnyEntry, ...]:
        """The start, with these words."""

    # What is asked of a table

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return self._seats_of.get(person, ())

    @property
    def people(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(self._seats_of)

    def is_host(self, person: str) -> bool:
        """Whether somebody arranges the table: the owner; all who sit there if the owner left."""
        if person == self.owner:
            return True
        return bool(self.seats_of(person)) and not self.seats_of(self.owner)

    @property
    def is_opening_words(self) -> bool:
        return self.status == "gathering" and self.opening_since is not None

    # Sitting down and standing up

    def sit(self, seat: Seat, person: str, name: str) -> tuple[log.AnyEntry, ...]:
        self._check_gathering()
        chair = self._chair(seat)
        if not chair.is_open:
            raise NotNow("seat-taken", seat=seat)
        if person in self.sent_away:
            raise NotNow("sent-away")
        yours = self.seats_of(person)
        if self.settings.rated and yours:
            raise NotNow("rated-one-seat")
        is_guest = person != self.owner
        if yours and is_guest and self.settings.public:
            raise NotNow("public-one-seat")
        if (is_guest or self.settings.public) and len(yours) == len(self.chairs) - 1:
            raise NotNow("all-seats")
        return (log.Sat(seat=seat, person=person, name=checked_name(name)),)

    def invite(self, seat: Seat, person: str, level: str | None) -> tuple[log.AnyEntry, ...]:
        """A computer player sits down, or stands up again."""
        self._check_gathering()
        chair = self._chair(seat)
        if not self.is_host(person):
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

    def send_away(self, seat: Seat, by: str, away: int | None) -> tuple[log.AnyEntry, ...]:
        """The owner asks somebody to leave; the others may where somebody stays away."""
        self._check_gathering()
        chair = self._chair(seat)
        if chair.person is None or chair.person == by:
            raise NotNow("nobody-to-send", seat=seat)
        seats = self.seats_of(chair.person)
        if by == self.owner:
            return tuple(log.Stood(seat=each, asked=True) for each in seats)
        if not self.seats_of(by) or away is None or away < absence.GRACE:
            raise NotNow("owner-only")
        return tuple(log.Stood(seat=each) for each in seats)

    def close(self, person: str) -> tuple[log.AnyEntry, ...]:
        self._check_gathering()
        if not self.is_host(person):
            raise NotNow("owner-only")
        return (log.Closed(),)

    # Words, and the agreement to begin

    def give_word(self, seat: Seat, person: str, word: str) -> tuple[log.AnyEntry, ...]:
        """A word for all to see: where nobody else plays who could choose theirs by it."""
        self._check_gathering()
        if self._chair(seat).person != person:
            raise NotNow("not-your-seat", seat=seat)
        if self.people != {person}:
            raise NotNow("words-sealed")
        return (log.Worded(seat=seat, word=checked_word(word)),)

    def start(self, person: str) -> tuple[log.AnyEntry, ...]:
        """Somebody wishes to begin: at once where nobody else has to be asked."""
        self._check_full()
        if self.people <= {person} and self.is_host(person):
            return self.begin(self.words)
        if self.commitments.keys() & set(self.seats_of(person)):
            return ()
        return self.make_ready(person, None)

    def make_ready(self, person: str, commitment: str | None) -> tuple[log.AnyEntry, ...]:
        """Somebody is ready; the commitment is the fingerprint of their word."""
        self._check_full()
        seats = self.seats_of(person)
        if not seats:
            raise NotNow("players-only")
        if commitment is not None and not COMMITMENT.fullmatch(commitment):
            raise NotNow("bad-commitment")
        if self.commitments.keys() & set(seats):
            raise NotNow("ready-already")
        given = {seat: commitment if seat == seats[0] else None for seat in seats}
        entries = tuple(
            log.Readied(seat=seat, commitment=commitment) for seat, commitment in given.items()
        )
        all_given = {**self.commitments, **given}
        if self._lack(all_given) or any(all_given.values()):
            return entries
        return (*entries, *self.begin({}))

    def _lack(self, commitments: dict[Seat, str | None]) -> list[Seat]:
        """The seats of people who are not ready."""
        return [
            seat
            for seat, chair in self.chairs.items()
            if chair.person is not None and seat not in commitments
        ]

    def open_word(self, person: str, word: str, nonce: str) -> tuple[log.AnyEntry, ...]:
        """Somebody shows the word to which they committed; with the last one the game begins."""
        if self.status == "playing" and self.nonces and self.seats_of(person):
            # The last word, or this one sent again, was quicker.
            return ()
        self._check_gathering()
        if not self.is_opening_words:
            raise NotNow("words-later")
        closed = self._closed_words()
        seat = next((seat for seat in self.seats_of(person) if seat in closed), None)
        if seat is None:
            return ()
        if not NONCE.fullmatch(nonce) or commitment_of(word, nonce) != self.commitments[seat]:
            raise NotNow("another-word")
        opened = log.WordOpened(seat=seat, word=checked_word(word), nonce=nonce)
        if opened.word != word:
            raise NotNow("another-word")
        if len(closed) > 1:
            return (opened,)
        return (opened, *self.begin({**self.opened_words, seat: word}))

    def _closed_words(self) -> list[Seat]:
        return [
            seat for seat, given in self.commitments.items() if given and seat not in self.nonces
        ]

    def late_words(self, now: int) -> tuple[log.AnyEntry, ...]:
        """Whoever does not open their word stands up, and all are asked anew."""
        if self.opening_since is None or now < self.opening_since + REVEAL_TIME:
            return ()
        late = {self.chairs[seat].person for seat in self._closed_words()}
        return tuple(
            log.Stood(seat=seat) for seat, chair in self.chairs.items() if chair.person in late
        )

    # The log

    def _take_seating(self, entry: log.AnyEntry) -> None:
        """Who sits where, and what they agreed to."""
        match entry:
            case log.Sat():
                self._seat(entry.seat, person=entry.person, name=entry.name)
                self._ask_anew()
            case log.ComputerSat():
                self._seat(entry.seat, level=entry.level, character=entry.character)
                self._ask_anew()
            case log.Stood():
                self._stand(entry)
            case log.Worded():
                self.words[entry.seat] = entry.word
            case log.Readied():
                # Only what was sealed counts where several people play.
                self.words.pop(entry.seat, None)
                self.commitments[entry.seat] = entry.commitment
                if not self._lack(self.commitments) and self._closed_words():
                    self.opening_since = self.at
            case log.WordOpened():
                self.nonces[entry.seat] = entry.nonce
                self.opened_words[entry.seat] = entry.word
            case log.TakenOver():
                self._seat(entry.seat, substitute=entry.level)
            case log.CameBack():
                self._seat(entry.seat, substitute=None)
            case log.Renamed():
                self._rename(entry)
            case log.Closed():
                self.status = "closed"

    def _ask_anew(self) -> None:
        """Those around the table are others now: nobody has agreed to play with them."""
        self.commitments, self.nonces, self.opened_words = {}, {}, {}
        self.opening_since = None

    def _stand(self, entry: log.Stood) -> None:
        if entry.asked and (person := self.chairs[entry.seat].person):
            self.sent_away.add(person)
        self._seat(entry.seat, person=None, name=None, level=None, character=None)
        self.words.pop(entry.seat, None)
        self._ask_anew()

    def _rename(self, entry: log.Renamed) -> None:
        for seat, chair in self.chairs.items():
            if (chair.person, chair.name) == (entry.person, entry.was):
                self._seat(seat, name=entry.name)

    def _seat(self, seat: Seat, **changes: Any) -> None:
        self._set_chairs({**self.chairs, seat: replace(self.chairs[seat], **changes)})

    def _set_chairs(self, chairs: dict[Seat, Chair]) -> None:
        self.chairs = chairs
        self._seats_of = {}
        for each, chair in self.chairs.items():
            if chair.person is not None:
                self._seats_of[chair.person] = (*self._seats_of.get(chair.person, ()), each)

    def _turn_chairs(self, first: Seat) -> None:
        """Whoever sat on this seat is seat a now, and so on around the table (I-1, K-3)."""
        seats = self.game.seats
        moved = seats.index(first)
        now = {seats[(at + moved) % len(seats)]: seat for at, seat in enumerate(seats)}
        self.first = first
        chairs = {now[seat]: replace(chair, seat=now[seat]) for seat, chair in self.chairs.items()}
        self._set_chairs({seat: chairs[seat] for seat in seats})
        self.words = {now[seat]: word for seat, word in self.words.items()}
        self.commitments = {now[seat]: given for seat, given in self.commitments.items()}
        self.nonces = {now[seat]: nonce for seat, nonce in self.nonces.items()}

    def _owner_s_seat(self) -> Seat | None:
        """Where the one sits who begins, if it was agreed that the owner does."""
        seats = self.seats_of(self.owner)
        return seats[0] if self.settings.begins == Begins.OWNER and seats else None

    # What is checked often

    def _chair(self, seat: Seat) -> Chair:
        if seat not in self.chairs:
            raise NotNow("no-such-seat", seat=seat[:10], seats=" ".join(self.chairs))
        return self.chairs[seat]

    def _check_gathering(self) -> None:
        if self.status != "gathering":
            raise NotNow("already-started")

    def _check_full(self) -> None:
        self._check_gathering()
        if any(chair.is_open for chair in self.chairs.values()):
            raise NotNow("seats-open")
