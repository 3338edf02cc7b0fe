"""The file of a game that was played at a table, and what it proves."""

import hashlib
import re
from typing import NamedTuple

from claimstead.core import BadText, ClaimsteadError
from claimstead.language import say
from claimstead.notation import Record, read_record, setup_words, write_record
from claimstead.table.sealed import SECRET_BYTES, Luck, seal_of
from claimstead.table.table import CHANCE_MARK, Table

SECRET = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
DIGEST = "digest"


def record_of(table: Table) -> str:
    """The whole game as text, with the secret: for when it is over."""
    header = [(f"seat {seat}", chair.shown_name) for seat, chair in table.chairs.items()]
    if table.forfeit is not None:
        ended = " ".join(table.forfeit.winners)
        header.append(("ended", f"{table.forfeit.decided_by} {ended}"))
    header.append(("seal", table.seal))
    header += [(f"word {seat}", table.words[seat]) for seat in sorted(table.words)]
    header.append(("secret", table.secret))
    moves = tuple(played.move for played in table.played)
    plain = Record(table.game, moves, tuple(header), table.position)
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
    marks = _marks(record)
    return Verdict(
        True,
        (
            Finding("seal-holds", {}),
            Finding("luck-fixed", {"count": marks.count(CHANCE_MARK)}),
            Finding("moves-legal", {"count": len(marks) - marks.count(CHANCE_MARK)}),
        ),
    )


def _faults(record: Record, header: dict[str, str]) -> list[Finding]:
    if not SECRET.fullmatch(header["secret"]) or seal_of(header["secret"]) != header["seal"]:
        return [Finding("seal-broken", {})]
    words = tuple(header.get(f"word {seat}", "") for seat in record.game.seats)
    luck = Luck(setup_words(record.game), header["secret"], words)
    found = []
    number = 0
    for mark, move in zip(_marks(record), record.moves, strict=True):
        if mark != CHANCE_MARK:
            continue
        due = luck.chance(record.game, number)
        number += 1
        if move != due:
            found.append(
                Finding("luck-changed", {"number": number, "found": str(move), "due": str(due)})
            )
    if not found and header[DIGEST] != digest_of(record):
        found.append(Finding("digest", {}))
    return found


def _marks(record: Record) -> list[str]:
    """Who made each move."""
    marks = []
    state = record.first
    for step in record.steps():
        actor = record.game.actor(state)
        marks.append(actor if isinstance(actor, str) else CHANCE_MARK)
        state = step.state
    return marks
