"""The file of a game that was played at a table, and what it proves."""

import hashlib
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from claimstead.core import CHANCE, BadText, ClaimsteadError, Seat
from claimstead.language import say
from claimstead.notation import Record, read_record, setup_words, write_record
from claimstead.notation.record import ENDED, RESIGNED
from claimstead.table.draws import Draws
from claimstead.table.sealed import SECRET_BYTES, Luck, commitment_of, seal_of
from claimstead.table.settings import Begins
from claimstead.table.table import Table

SECRET = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
DIGEST = "digest"
LUCK = "luck"
BY_TURN = "by turn"
"""What a file of a duplicate match says of its luck."""
BEGINS = "begins"
"""How it was decided who begins, and on which seat they sat before the start."""
HOW = (Begins.DRAWN, Begins.OWNER)


def record_of(table: Table) -> str:
    """The whole game as text, with the secret: for when it is over."""
    header = [(f"seat {seat}", chair.shown_name) for seat, chair in table.chairs.items()]
    header += [
        (f"level {seat}", chair.level)
        for seat, chair in table.chairs.items()
        if chair.character and chair.level
    ]
    winners: tuple[Seat, ...] = ()
    if table.forfeit is not None:
        winners = table.forfeit.winners
        gone = [seat for seat, chair in table.chairs.items() if chair.forfeited == RESIGNED]
        if table.forfeit.decided_by == RESIGNED:
            header.append((RESIGNED, " ".join(gone)))
        else:
            header.append((ENDED, " ".join((table.forfeit.decided_by, *winners))))
    header.append(("seal", table.seal))
    if table.draws.by_turn:
        header.append((LUCK, BY_TURN))
    if table.seating.first is not None:
        header.append((BEGINS, f"{table.settings.begins} {table.seating.first}"))
    for seat in table.game.seats:
        given = {
            "word": table.agreement.words.get(seat),
            "nonce": table.agreement.nonces.get(seat),
            "commitment": table.agreement.commitments.get(seat),
        }
        header += [(f"{key} {seat}", text) for key, text in given.items() if text]
    header.append(("secret", table.secret))
    moves = tuple(played.move for played in table.played)
    plain = Record(table.game, moves, tuple(header), table.position, winners)
    return write_record(plain._replace(header=(*header, (DIGEST, digest_of(plain)))))


def digest_of(record: Record) -> str:
    """A digest over all of the file but its own line."""
    header = tuple(line for line in record.header if line[0] != DIGEST)
    text = write_record(record._replace(header=header))
    return hashlib.sha256(text.encode()).hexdigest()


class Finding(NamedTuple):
    """What a look at a game's file found."""

    code: str
    arguments: dict[str, str | int]
    refusal: ClaimsteadError | None = None
    """Why a move was refused, where one was."""

    def say(self, language: str) -> str:
        arguments = self.arguments
        if self.refusal is not None:
            arguments = {**arguments, "reason": self.refusal.line(language)}
        return say(f"verify-{self.code}", language, **arguments)


class Verdict(NamedTuple):
    good: bool
    findings: tuple[Finding, ...]

    @property
    def is_sealed(self) -> bool:
        """Whether there is a seal at all; of a game without one nobody can tell."""
        return all(each.arguments.get("key") != "seal" for each in self.findings)


def verdict_on(text: str) -> Verdict:
    """Whether all dice and cards were fixed beforehand and all moves were legal."""
    try:
        record = read_record(text)
    except BadText as refusal:
        # A file that is none is bad input; one with a move against the rules is a finding.
        if refusal.code not in ("move-line", "wrong-mark", "wrong-result"):
            raise
        return Verdict(False, (Finding("move", {}, refusal),))
    header = dict(record.header)
    missing = [key for key in ("seal", "secret", DIGEST) if key not in header]
    if missing:
        return Verdict(False, (Finding("unsealed", {"key": missing[0]}),))
    found = _faults(record, header)
    if found:
        return Verdict(False, tuple(found))
    told = [Finding("seal-holds", {})]
    if record.position is not None:
        told.append(Finding("set-up", {}))
    how, _ = _first_of(header)
    if how:
        name = header.get("seat a", "a")
        told.append(
            Finding("begins-drawn" if how == Begins.DRAWN else "begins-owner", {"name": name})
        )
    chances = sum(record.game.actor(state) is CHANCE for state in _states(record)[:-1])
    return Verdict(
        True,
        (
            *told,
            Finding("luck-fixed", {"count": chances}),
            Finding("moves-legal", {"count": len(record.moves) - chances}),
        ),
    )


def _faults(record: Record, header: dict[str, str]) -> list[Finding]:
    if not SECRET.fullmatch(header["secret"]) or seal_of(header["secret"]) != header["seal"]:
        return [Finding("seal-broken", {})]
    luck = Luck(setup_words(record.game), header["secret"], _words_as_seated(record, header))
    found = [*_faults_before(record, header, luck)]
    draws = Draws(by_turn=header.get(LUCK) == BY_TURN)
    for state, move in zip(_states(record), record.moves, strict=False):
        if record.game.actor(state) is not CHANCE:
            continue
        draws = draws.and_one(state)
        due = luck.chance(record.game, draws.last, state)
        if move != due:
            told: dict[str, str | int] = {
                "number": draws.made,
                "found": str(move),
                "due": str(due),
            }
            found.append(Finding("luck-changed", told))
    if not found and header[DIGEST] != digest_of(record):
        found.append(Finding("digest", {}))
    return found


def _faults_before(record: Record, header: dict[str, str], luck: Luck) -> Iterator[Finding]:
    """Faults in what was agreed before the start: who begins, and the words."""
    how, first = _first_of(header)
    is_known = how is None or (how in HOW and first in record.game.seats)
    if not is_known or (how == Begins.DRAWN and first != luck.first(record.game.seats)):
        yield Finding("begins-changed", {})
    for seat in record.game.seats:
        commitment = header.get(f"commitment {seat}")
        word, nonce = header.get(f"word {seat}", ""), header.get(f"nonce {seat}", "")
        if commitment is not None and commitment_of(word, nonce) != commitment:
            yield Finding("word-changed", {"name": header.get(f"seat {seat}", seat)})


def _first_of(header: dict[str, str]) -> tuple[str | None, str | None]:
    """How it was decided who begins, and who, by the seat before the start."""
    if BEGINS not in header:
        return None, None
    how, _, first = header[BEGINS].partition(" ")
    return how, first


def _words_as_seated(record: Record, header: dict[str, str]) -> tuple[str, ...]:
    """The words in the order in which people sat before the start."""
    seats = record.game.seats
    _, first = _first_of(header)
    moved = seats.index(first) if first in seats else 0
    now = [seats[(at - moved) % len(seats)] for at in range(len(seats))]
    return tuple(header.get(f"word {seat}", "") for seat in now)


def _states(record: Record) -> list[Any]:
    """Where the game stood before each move, and at its end."""
    return [record.first, *(step.state for step in record.steps())]
