"""Claim It! in the terminal."""

from collections.abc import Iterator

from rich.text import Text

from claimstead.claim_it.rules import VARIANTS
from claimstead.language import say
from claimstead.protocol.messages import Result
from claimstead.terminal.claim_it.signs import legend
from claimstead.terminal.games import TerminalGame
from claimstead.terminal.glyphs import GOOD, STRONG, Glyphs
from claimstead.terminal.widgets.form import Field
from claimstead.terminal.widgets.panel import GamePanel
from claimstead.terminal.widgets.result import COLUMN, NAME
from claimstead.terminal.words import Names


class ClaimItTerminal(TerminalGame):
    def panel(self, glyphs: Glyphs) -> GamePanel:
        from claimstead.terminal.claim_it.panel import ClaimItPanel

        return ClaimItPanel(glyphs)

    def legend(self, glyphs: Glyphs) -> Text:
        return legend(glyphs)

    def variants(self, players: int) -> Field:
        names = {"base": say("ui-variant-base"), "quick": say("ui-variant-quick")}
        variants = tuple((variant, names[variant]) for variant in VARIANTS)
        return Field("variant", say("ui-new-variant"), variants)

    def note(self, players: int, chosen: str) -> str:
        if chosen != "quick":
            return ""
        note = say("ui-variant-about")
        return f"{note} {say('ui-variant-not-for-5')}" if players == 5 else note

    def counted(self, result: Result, names: Names, glyphs: Glyphs) -> Iterator[Text]:
        heads = (say("ui-measure-mine"), say("ui-measure-secured"), say("ui-measure-spaces"))
        width = max(COLUMN, *(len(head) + 2 for head in heads))
        yield Text(" " * NAME + "".join(head.rjust(width) for head in heads), STRONG)
        for seat, tally in result.table.items():
            counts = (tally.mine, tally.secured, tally.spaces)
            figures = "".join(str(count).rjust(width) for count in counts)
            style = GOOD if seat in result.winners else ""
            yield Text(f"{seat} {names[seat]}"[: NAME - 1].ljust(NAME) + figures, style)
        yield Text()
        yield Text(say("ui-tie-order"))
