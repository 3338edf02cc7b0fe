"""What people may do before a game: sit down, invite computer players, agree to begin."""

from claimstead.core import Seat
from claimstead.players.characters import next_character
from claimstead.table import absence
from claimstead.table import entries as log
from claimstead.table.agreement import not_ready
from claimstead.table.decision import Decision, decided
from claimstead.table.playing import with_chance
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import COMMITMENT, NONCE, commitment_of, luck_of
from claimstead.table.settings import Begins
from claimstead.table.table import Table
from claimstead.table.texts import checked_name, checked_word

# Sitting down and standing up


def sit(table: Table, seat: Seat, person: str, name: str) -> Decision:
    _check_gathering(table)
    seating, settings = table.seating, table.settings
    if not seating.chair(seat).is_open:
        raise NotNow("seat-taken", seat=seat)
    if person in seating.sent_away:
        raise NotNow("sent-away")
    yours = seating.seats_of(person)
    if settings.rated and yours:
        raise NotNow("rated-one-seat")
    is_guest = person != seating.owner
    if yours and is_guest and settings.public:
        raise NotNow("public-one-seat")
    if (is_guest or settings.public) and len(yours) == len(seating.chairs) - 1:
        raise NotNow("all-seats")
    return decided(table, log.Sat(seat=seat, person=person, name=checked_name(name)))


def invite(table: Table, seat: Seat, person: str, level: str | None) -> Decision:
    """A computer player sits down, or stands up again."""
    _check_gathering(table)
    chair = table.seating.chair(seat)
    if not table.seating.is_host(person):
        raise NotNow("owner-only")
    if level is None:
        if chair.level is None:
            raise NotNow("no-computer-there", seat=seat)
        return decided(table, log.Stood(seat=seat))
    if chair.person is not None:
        raise NotNow("seat-taken", seat=seat)
    if table.settings.rated:
        raise NotNow("rated-people-only")
    from claimstead.players.levels import player

    player(table.game, level)
    # One that does not sit here yet; at other tables others come first.
    seated = [chair.character for chair in table.chairs.values()]
    character = next_character(level, seated, first=int(table.seal[:8], 16))
    return decided(table, log.ComputerSat(seat=seat, level=level, character=character))


def stand(table: Table, seat: Seat, person: str) -> Decision:
    _check_gathering(table)
    if table.seating.chair(seat).person != person:
        raise NotNow("not-your-seat", seat=seat)
    return decided(table, log.Stood(seat=seat))


def send_away(table: Table, seat: Seat, by: str, away: int | None) -> Decision:
    """The owner asks somebody to leave; the others may where somebody stays away."""
    _check_gathering(table)
    chair = table.seating.chair(seat)
    if chair.person is None or chair.person == by:
        raise NotNow("nobody-to-send", seat=seat)
    seats = table.seats_of(chair.person)
    if by == table.owner:
        return decided(table, *(log.Stood(seat=each, asked=True) for each in seats))
    if not table.seats_of(by) or away is None or away < absence.GRACE:
        raise NotNow("owner-only")
    return decided(table, *(log.Stood(seat=each) for each in seats))


def close(table: Table, person: str) -> Decision:
    _check_gathering(table)
    if not table.seating.is_host(person):
        raise NotNow("owner-only")
    return decided(table, log.Closed(), status="closed")


def withdraw(table: Table, why: str | None = None) -> Decision:
    """Nobody is waited for any more; what has begun goes on."""
    if table.status != "gathering":
        return decided(table)
    return decided(table, log.Closed(why=why), status="closed")


# Words, and the agreement to begin


def give_word(table: Table, seat: Seat, person: str, word: str) -> Decision:
    """A word for all to see: where nobody else plays who could choose theirs by it."""
    _check_gathering(table)
    if table.seating.chair(seat).person != person:
        raise NotNow("not-your-seat", seat=seat)
    if table.seating.people != {person}:
        raise NotNow("words-sealed")
    return decided(table, log.Worded(seat=seat, word=checked_word(word)))


def start(table: Table, person: str) -> Decision:
    """Somebody wishes to begin: at once where nobody else has to be asked."""
    _check_full(table)
    if table.seating.people <= {person} and table.seating.is_host(person):
        return begin(table, table.agreement.words)
    if table.agreement.commitments.keys() & set(table.seats_of(person)):
        return decided(table)
    return make_ready(table, person, None)


def make_ready(table: Table, person: str, commitment: str | None) -> Decision:
    """Somebody is ready; the commitment is the fingerprint of their word."""
    _check_full(table)
    seats = table.seats_of(person)
    if not seats:
        raise NotNow("players-only")
    if commitment is not None and not COMMITMENT.fullmatch(commitment):
        raise NotNow("bad-commitment")
    if table.agreement.commitments.keys() & set(seats):
        raise NotNow("ready-already")
    given = {seat: commitment if seat == seats[0] else None for seat in seats}
    entries = tuple(
        log.Readied(seat=seat, commitment=commitment) for seat, commitment in given.items()
    )
    all_given = {**table.agreement.commitments, **given}
    if not_ready(table.seating, all_given) or any(all_given.values()):
        return decided(table, *entries)
    return begin(table, {}, entries)


def open_word(table: Table, person: str, word: str, nonce: str) -> Decision:
    """Somebody shows the word to which they committed; with the last one the game begins."""
    agreement = table.agreement
    if table.status == "playing" and agreement.nonces and table.seats_of(person):
        # The last word, or this one sent again, was quicker.
        return decided(table)
    _check_gathering(table)
    if not agreement.is_opening_words:
        raise NotNow("words-later")
    closed = agreement.closed_words
    seat = next((seat for seat in table.seats_of(person) if seat in closed), None)
    if seat is None:
        return decided(table)
    if not NONCE.fullmatch(nonce) or commitment_of(word, nonce) != agreement.commitments[seat]:
        raise NotNow("another-word")
    opened = log.WordOpened(seat=seat, word=checked_word(word), nonce=nonce)
    if opened.word != word:
        raise NotNow("another-word")
    if len(closed) > 1:
        return decided(table, opened)
    return begin(table, {**agreement.opened_words, seat: word}, (opened,))


def begin(table: Table, words: dict[Seat, str], before: tuple[log.AnyEntry, ...] = ()) -> Decision:
    """The start with these words, on the page of what led to it; and what chance brings."""
    luck = luck_of(table.game, table.secret, words)
    owner_s = table.seats_of(table.owner)
    first = owner_s[0] if table.settings.begins == Begins.OWNER and owner_s else None
    if table.settings.begins == Begins.DRAWN:
        first = luck.first(table.game.seats)
    return with_chance(table, (*before, log.Started(first=first)), (), luck)


# What is checked often


def _check_gathering(table: Table) -> None:
    if table.status != "gathering":
        raise NotNow("already-started")


def _check_full(table: Table) -> None:
    _check_gathering(table)
    if any(chair.is_open for chair in table.chairs.values()):
        raise NotNow("seats-open")
