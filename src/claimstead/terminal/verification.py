"""The verdict on a game's file, as the command line shows it."""

import msgspec

from claimstead.language import spoken
from claimstead.table.record import verdict_on


def verified(text: str, as_json: bool) -> tuple[str, bool]:
    """What to print, and whether the game is good."""
    verdict = verdict_on(text)
    findings = [finding.say(spoken()) for finding in verdict.findings]
    if as_json:
        told = msgspec.json.encode({"good": verdict.good, "findings": findings})
        return told.decode(), verdict.good
    return "\n".join(findings), verdict.good
