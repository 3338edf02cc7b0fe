"""What the signs on the board mean."""

from rich.text import Text

from claimstead.language import say
from claimstead.terminal.glyphs import STRONG, Glyphs
from claimstead.terminal.widgets.guide import WIDTH


def legend(glyphs: Glyphs) -> Text:
    """What the signs on the board mean."""
    signs = [
        (glyphs.empty, say("terminal-sign-empty")),
        ("b", say("terminal-sign-held")),
        (f"{glyphs.secured}B{glyphs.secured}", say("terminal-sign-secured")),
        ("2", say("terminal-sign-squatter")),
        (f"b2{glyphs.claim_marker}", say("terminal-sign-claimed")),
        (f"+2  +{glyphs.claim_marker}", say("terminal-sign-offer")),
    ]
    text = Text().append(f"{say('terminal-signs')}\n", STRONG)
    for sign, means in signs:
        text.append(sign.ljust(WIDTH), STRONG).append(f"{means}\n")
    return text
