"""Help: the keys, what the signs mean, and the rules."""

from rich.text import Text

from claimstead.language import say
from claimstead.language.catalogue import names_in
from claimstead.terminal.look import STRONG, Look

WIDTH = 14


def help_text(game: str, look: Look) -> Text:
    """The keys, and how the table is drawn."""
    text = keys_text()
    text.append("\n")
    text.append_text(legend(look) if game == "claim-it" else Text(say("terminal-legend-cards")))
    return text


def keys_text() -> Text:
    keys = [
        (say("terminal-key-arrows"), say("terminal-does-arrows")),
        ("Tab", say("terminal-does-tab")),
        ("Enter", say("terminal-does-enter")),
        ("r  s", say("terminal-does-roll")),
        ("i", say("terminal-does-information")),
        ("h", say("terminal-does-history")),
        ("H", say("terminal-does-hint")),
        ("R  F2", say("terminal-does-rules")),
        ("u", say("terminal-does-undo")),
        ("t", say("terminal-does-talk")),
        ("G", say("terminal-does-give-up")),
        ("?  F1", say("terminal-does-help")),
        ("q  Esc", say("terminal-does-leave")),
    ]
    text = Text()
    for key, does in keys:
        text.append(key.ljust(WIDTH), STRONG).append(f"{does}\n")
    return text


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


def rules_text(game: str, look: Look) -> Text:
    """All rules of a game, with their numbers."""
    letter = "I" if game == "claim-it" else "K"
    text = Text()
    for part, told in (
        ("goal", [say(f"rule-story-{game}"), say(f"rule-goal-{game}")]),
        ("set-up", [say(f"rule-set-up-{game}")]),
    ):
        text.append(f"\n{look.text(say(f'rule-page-{part}'))}\n", STRONG)
        text.append("".join(f"{look.text(each)}\n" for each in told))
    heading = ""
    for name in names_in("rules."):
        if name.startswith("rule-heading-"):
            heading = say(name)
        elif name.startswith(f"rule-{letter}-"):
            if heading:
                text.append(f"\n{look.text(heading)}\n", STRONG)
                heading = ""
            number = name.removeprefix("rule-")
            text.append(f"{number:<6}", STRONG).append(f"{look.text(say(name))}\n")
    return text
