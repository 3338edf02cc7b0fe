"""The verdict on the file of a game or a tournament, as the command line shows it."""

import msgspec

from claimstead.language import spoken
from claimstead.table.record import verdict_on
from claimstead.table.tournament.record import is_tournament, verdict_on_tournament


def verified(text: str, as_json: bool) -> tuple[str, bool]:
    """What to print, and whether the game, or the tournament, is good."""
    verdict = verdict_on_tournament(text) if is_tournament(text) else verdict_on(text)
    findings = [finding.say(spoken()) for finding in verdict.findings]
    if as_json:
        told = msgspec.json.encode({"good": verdict.good, "findings": findings})
        return told.decode(), verdict.good
    return "\n".join(findings), verdict.good
