"""The file of a game that was played at a table, and what it proves."""

import hashlib
import re
from typing import Any, NamedTuple

from claimstead.core import CHANCE, BadText, ClaimsteadError, Seat
from claimstead.language import say
from claimstead.notation import Record, read_record, setup_words, write_record
from claimstead.notation.record import ENDED, RESIGNED
from claimstead.table.draws import Draws
from claimstead.table.sealed import SECRET_BYTES, Luck, seal_of
from claimstead.table.table import Table

SECRET = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
DIGEST = "digest"
LUCK = "luck"
BY_TURN = "by turn"
"""What a file of a duplicate match says of its luck."""


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
    header += [(f"word {seat}", table.words[seat]) for seat in sorted(table.words)]
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
    chances = sum(record.game.actor(state) is CHANCE for state in _states(record)[:-1])
    return Verdict(
        True,
        (
            Finding("seal-holds", {}),
            Finding("luck-fixed", {"count": chances}),
            Finding("moves-legal", {"count": len(record.moves) - chances}),
        ),
    )


def _faults(record: Record, header: dict[str, str]) -> list[Finding]:
    if not SECRET.fullmatch(header["secret"]) or seal_of(header["secret"]) != header["seal"]:
        return [Finding("seal-broken", {})]
    words = tuple(header.get(f"word {seat}", "") for seat in record.game.seats)
    luck = Luck(setup_words(record.game), header["secret"], words)
    found = []
    draws = Draws(by_turn=header.get(LUCK) == BY_TURN)
    for state, move in zip(_states(record), record.moves, strict=False):
        if record.game.actor(state) is not CHANCE:
            continue
        draws = draws.and_one(state)
        due = luck.chance(record.game, draws.last)
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


def _states(record: Record) -> list[Any]:
    """Where the game stood before each move, and at its end."""
    return [record.first, *(step.state for step in record.steps())]
