"""Claim It! in the terminal."""

from collections.abc import Iterator

from rich.text import Text

from claimstead.claim_it.rules import VARIANTS
from claimstead.language import say
from claimstead.server.messages import Result
from claimstead.terminal.claim_it.signs import legend
from claimstead.terminal.form import Field
from claimstead.terminal.games import TerminalGame
from claimstead.terminal.look import GOOD, STRONG, Look
from claimstead.terminal.panel import GamePanel
from claimstead.terminal.result import COLUMN, NAME
from claimstead.terminal.words import Names


class ClaimItTerminal(TerminalGame):
    def panel(self, look: Look) -> GamePanel:
        from claimstead.terminal.claim_it.panel import ClaimItPanel

        return ClaimItPanel(look)

    def legend(self, look: Look) -> Text:
        return legend(look)

    def variants(self, players: int) -> Field:
        names = {"base": say("web-variant-base"), "quick": say("web-variant-quick")}
        variants = tuple((variant, names[variant]) for variant in VARIANTS)
        return Field("variant", say("web-new-variant"), variants)

    def note(self, players: int, chosen: str) -> str:
        if chosen != "quick":
            return ""
        note = say("web-variant-about")
        return f"{note} {say('web-variant-not-for-5')}" if players == 5 else note

    def counted(self, result: Result, names: Names, look: Look) -> Iterator[Text]:
        heads = (say("web-measure-mine"), say("web-measure-secured"), say("web-measure-spaces"))
        width = max(COLUMN, *(len(head) + 2 for head in heads))
        yield Text(" " * NAME + "".join(head.rjust(width) for head in heads), STRONG)
        for seat, tally in result.table.items():
            counts = (tally.mine, tally.secured, tally.spaces)
            figures = "".join(str(count).rjust(width) for count in counts)
            style = GOOD if seat in result.winners else ""
            yield Text(f"{seat} {names[seat]}"[: NAME - 1].ljust(NAME) + figures, style)
        yield Text()
        yield Text(say("web-tie-order"))
