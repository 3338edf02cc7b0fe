"""CLAIM in the terminal."""

import random
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from claimstead.claim.decks import all_decks
from claimstead.claim.scoring import Favour
from claimstead.language import say
from claimstead.notation.claim.kind import DECKS
from claimstead.protocol.messages import Result
from claimstead.terminal.claim.cards import short
from claimstead.terminal.claim.factions import box_name
from claimstead.terminal.games import TerminalGame
from claimstead.terminal.glyphs import GOOD, STRONG, Glyphs, faction_style
from claimstead.terminal.widgets.form import Field
from claimstead.terminal.widgets.panel import GamePanel
from claimstead.terminal.widgets.result import COLUMN, NAME
from claimstead.terminal.words import Names, faction_name

MIXED = "mixed"


class ClaimTerminal(TerminalGame):
    def named(self, setup: str) -> str:
        return box_name(setup.split()[2:])

    def panel(self, glyphs: Glyphs) -> GamePanel:
        from claimstead.terminal.claim.panel import ClaimPanel

        return ClaimPanel(glyphs)

    def legend(self, glyphs: Glyphs) -> Text:
        return Text(say("terminal-legend-cards"))

    def variants(self, players: int) -> Field:
        named: tuple[tuple[str, str], ...] = ()
        if players == 2:
            named = (
                (DECKS["claim"], say("ui-deck-claim")),
                (DECKS["claim-2"], say("ui-deck-claim-2")),
            )
        others = tuple((deck, deck) for deck in all_decks(players) if deck not in dict(named))
        mixed = (MIXED, say("ui-deck-mixed"))
        return Field("variant", say("ui-deck"), (*named, mixed, *others))

    def variant(self, players: int, chosen: str) -> str:
        return random.choice(all_decks(players)) if chosen == MIXED else chosen

    def note(self, players: int, chosen: str) -> str:
        return say("terminal-partners") if players == 4 else ""

    def counted(self, result: Result, names: Names, glyphs: Glyphs) -> Iterator[Text]:
        seats = list(result.table)
        heads = "".join(f"{seat} {names[seat]}"[: COLUMN - 2].rjust(COLUMN) for seat in seats)
        yield Text(" " * NAME + heads, STRONG)
        for favour in result.favours:
            yield _favour(favour, seats, glyphs)
        yield _line(say("ui-favours"), [len(result.table[seat].factions) for seat in seats])
        yield _line(say("ui-sum"), [result.table[seat].sum for seat in seats])

    def hands(self, game: Any, state: Any, names: Names, but: str) -> Text:
        lines = [
            Text(f"  {names[seat]}: ").append_text(short(hand, game.factions))
            for seat, hand in zip(game.seats, state.hands, strict=True)
            if seat != but
        ]
        return Text("\n").join(lines)


def _favour(favour: Favour, seats: list[str], glyphs: Glyphs) -> Text:
    line = Text()
    line.append(f"{favour.faction} {faction_name(favour.faction)}", faction_style(favour.faction))
    line.append(" " * (NAME - len(line)))
    for seat, count in zip(seats, favour.counts, strict=True):
        has_it = seat in favour.winners
        figure = f"{glyphs.pointer} {count}" if has_it else str(count)
        line.append(figure.rjust(COLUMN), GOOD if has_it else "")
    if favour.decided_by != "more-cards":
        line.append("  " + say("ui-favour", by=favour.decided_by))
    return line


def _line(name: str, figures: list[Any]) -> Text:
    return Text(f"{name[:NAME]:<{NAME}}" + "".join(str(each).rjust(COLUMN) for each in figures))
