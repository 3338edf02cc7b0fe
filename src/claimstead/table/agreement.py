"""How the people around a table agree to begin, and the words they give to the sealed luck.

Where several people sit, each says to be ready and commits to a word: only its fingerprint is told.
When all are ready the words are opened, and with the last of them the game begins. So nobody, not
even a host who knows the secret, can choose a word by those of the others.
"""

from claimstead.core import Seat
from claimstead.table import entries as log
from claimstead.table.seating import Seating
from claimstead.table.settings import SECOND

REVEAL_TIME = 30 * SECOND
"""Whoever has not opened their word by then stands up."""


class Agreement:
    def __init__(self) -> None:
        self.words: dict[Seat, str] = {}
        self.commitments: dict[Seat, str | None] = {}
        """Of every seat that is ready: the fingerprint of its word, if it gives one."""
        self.nonces: dict[Seat, str] = {}
        """What was hashed together with a word, of those that were opened."""
        self.opened_words: dict[Seat, str] = {}
        self.opening_since: int | None = None
        """Since when all have been ready and words have been due."""

    # What is asked of it

    @property
    def is_opening_words(self) -> bool:
        return self.opening_since is not None

    @property
    def deadline(self) -> int | None:
        """When the time for opening the words is over."""
        return None if self.opening_since is None else self.opening_since + REVEAL_TIME

    @property
    def closed_words(self) -> list[Seat]:
        """The seats that have still to show their word."""
        return [
            seat for seat, given in self.commitments.items() if given and seat not in self.nonces
        ]

    # The log

    def take(self, entry: log.AnyEntry, seating: Seating, at: int) -> None:
        match entry:
            case log.Sat() | log.ComputerSat():
                self._ask_anew()
            case log.Stood():
                self.words.pop(entry.seat, None)
                self._ask_anew()
            case log.Worded():
                self.words[entry.seat] = entry.word
            case log.Readied():
                # Only what was sealed counts where several people play.
                self.words.pop(entry.seat, None)
                self.commitments[entry.seat] = entry.commitment
                if not not_ready(seating, self.commitments) and self.closed_words:
                    self.opening_since = at
            case log.WordOpened():
                self.nonces[entry.seat] = entry.nonce
                self.opened_words[entry.seat] = entry.word
            case log.Started():
                self.words |= self.opened_words
                self.opened_words, self.opening_since = {}, None
            case log.Closed():
                self.opening_since = None

    def turn(self, now: dict[Seat, Seat]) -> None:
        """All sit elsewhere now."""
        self.words = {now[seat]: word for seat, word in self.words.items()}
        self.commitments = {now[seat]: given for seat, given in self.commitments.items()}
        self.nonces = {now[seat]: nonce for seat, nonce in self.nonces.items()}

    def _ask_anew(self) -> None:
        """Those around the table are others now: nobody has agreed to play with them."""
        self.commitments, self.nonces, self.opened_words = {}, {}, {}
        self.opening_since = None


def not_ready(seating: Seating, commitments: dict[Seat, str | None]) -> list[Seat]:
    """The seats of people who are not ready."""
    return [
        seat
        for seat, chair in seating.chairs.items()
        if chair.person is not None and seat not in commitments
    ]
