"""What the signs on the board mean."""

from rich.text import Text

from claimstead.language import say
from claimstead.terminal.guide import WIDTH
from claimstead.terminal.look import STRONG, Look


def legend(look: Look) -> Text:
    """What the signs on the board mean."""
    signs = [
        (look.empty, say("terminal-sign-empty")),
        ("b", say("terminal-sign-held")),
        (f"{look.secured}B{look.secured}", say("terminal-sign-secured")),
        ("2", say("terminal-sign-squatter")),
        (f"b2{look.claim_marker}", say("terminal-sign-claimed")),
        (f"+2  +{look.claim_marker}", say("terminal-sign-offer")),
    ]
    text = Text().append(f"{say('terminal-signs')}\n", STRONG)
    for sign, means in signs:
        text.append(sign.ljust(WIDTH), STRONG).append(f"{means}\n")
    return text
