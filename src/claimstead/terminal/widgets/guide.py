"""Help: the keys, what the signs mean, and the rules."""

from rich.text import Text

from claimstead.language import say
from claimstead.language.catalogue import names_in
from claimstead.registry import kind_named
from claimstead.terminal.games import terminal_of
from claimstead.terminal.glyphs import STRONG, Glyphs

WIDTH = 14


def help_text(game: str, glyphs: Glyphs) -> Text:
    """The keys, and how the table is drawn."""
    text = keys_text()
    text.append("\n")
    text.append_text(terminal_of(game).legend(glyphs))
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


def rules_text(game: str, glyphs: Glyphs) -> Text:
    """All rules of a game, with their numbers."""
    kind = kind_named(game)
    letter = kind.rules if kind is not None else ""
    text = Text()
    known = set(names_in("rules."))
    for part, named in (
        ("goal", [f"rule-story-{game}", f"rule-goal-{game}"]),
        ("set-up", [f"rule-set-up-{game}"]),
    ):
        told = [say(name) for name in named if name in known]
        if not told:
            continue
        text.append(f"\n{glyphs.text(say(f'rule-page-{part}'))}\n", STRONG)
        text.append("".join(f"{glyphs.text(each)}\n" for each in told))
    heading = ""
    for name in names_in("rules."):
        if name.startswith("rule-heading-"):
            heading = say(name)
        elif name.startswith(f"rule-{letter}-"):
            if heading:
                text.append(f"\n{glyphs.text(heading)}\n", STRONG)
                heading = ""
            number = name.removeprefix("rule-")
            text.append(f"{number:<6}", STRONG).append(f"{glyphs.text(say(name))}\n")
    return text
