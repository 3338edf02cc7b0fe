"""CLAIM on the screen: the others, the table, one's own piles and the hand."""

from collections.abc import Iterator

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from claimstead.claim.cards import card, of
from claimstead.claim.decks import Deck
from claimstead.claim.events import CardPlayed, TrickWon
from claimstead.claim.state import Stage
from claimstead.claim.view import ClaimView
from claimstead.core import SEATS, Event, Seat, seats_from
from claimstead.language import listed, say
from claimstead.protocol.messages import Update
from claimstead.terminal.claim.cards import Shown, card_name, in_order, order_of_play, row, short
from claimstead.terminal.claim.factions import box_name, memory, powers, standing
from claimstead.terminal.claim.hand import Hand
from claimstead.terminal.glyphs import FAINT, STRONG, Glyphs, faction_style
from claimstead.terminal.widgets.choices import Option
from claimstead.terminal.widgets.panel import GamePanel
from claimstead.terminal.words import faction_name, power_of

NARROWEST = 78
"""Columns that the table has at least: 13 cards, beside the aside too."""


class ClaimPanel(GamePanel):
    """The table as one seat sees it."""

    DEFAULT_CSS = """
    ClaimPanel { height: auto; layout: vertical; }
    ClaimPanel Static { height: auto; }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs)
        self._played: list[CardPlayed] = []
        self._last: tuple[CardPlayed, ...] = ()
        self._last_winner: Seat | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="others")
        yield Static(id="middle")
        yield Static(id="own")
        yield Hand(self.glyphs)

    @property
    def view(self) -> ClaimView:
        view = self.update.view
        assert isinstance(view, ClaimView)
        return view

    def happened(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, CardPlayed):
                self._played.append(event)
            elif isinstance(event, TrickWon):
                self._last, self._last_winner = tuple(self._played), event.seat
                self._played = []

    def show(self, update: Update) -> None:
        super().show(update)
        self.query_one("#others", Static).update(Text("\n").join(self._others()))
        self.query_one("#middle", Static).update(Text("\n").join(self._middle()))
        self.query_one("#own", Static).update(Text("\n").join(self._own()))
        hand = in_order(self.view.hand, self.view.factions)
        self.query_one(Hand).show(hand, update.legal)

    # The others

    def _others(self) -> Iterator[Text]:
        own = self.view.seat
        for seat in seats_from(own or SEATS[0], self.view.players):
            if seat != own:
                yield self._other(seat)

    def _other(self, seat: Seat) -> Text:
        view, index = self.view, SEATS.index(seat)
        line = self.badge(seat).append(f" {self.called(seat)}", STRONG)
        if self._is_partner(seat):
            line.append(f" ({say('ui-partner')})")
        counts = [say("ui-cards-in-hand", count=view.hand_sizes[index])]
        if view.phase == 1:
            counts.append(say("ui-followers-count", count=view.follower_counts[index]))
        counts.append(say("ui-scored-count", count=len(view.scores[index])))
        line.append("  " + self.glyphs.text(" · ").join(counts))
        if view.open[index]:
            line.append("  ").append_text(self._open(seat))
        if view.voids[index]:
            factions = listed(map(faction_name, view.voids[index]))
            line.append("  " + say("ui-void", faction=factions), FAINT)
        return line

    def _open(self, seat: Seat) -> Text:
        cards = self.view.open[SEATS.index(seat)]
        return Text(f"{say('terminal-open')}: ").append_text(short(cards, self.view.factions))

    def _is_partner(self, seat: Seat) -> bool:
        own = self.view.seat
        return own is not None and seat in self._team(own) and seat != own

    def _team(self, seat: Seat) -> tuple[Seat, ...]:
        return Deck(self.view.players, self.view.factions, ()).team(seat)

    # The table

    def _middle(self) -> Iterator[Text]:
        view = self.view
        left = [Shown(each) for each in view.lying]
        if view.phase == 1:
            left = [Shown(each) for each in view.middle]
            top = Shown(view.pile_top, say("terminal-pile"))
            left.append(top if view.pile_top else Shown(None, str(view.pile_size)))
        trick, is_last = self._trick()
        yield self._heading(left, trick, is_last)
        for one, two in zip(row(left, self.glyphs), row(trick, self.glyphs), strict=True):
            yield Text("  ").append_text(one).append("    ").append_text(two)

    def _heading(self, left: list[Shown], trick: list[Shown], is_last: bool) -> Text:
        name = ""
        if left:
            name = say("ui-market") if self.view.phase == 1 else say("ui-lying")
        width = 2 + 6 * len(left) + 4
        right = say("ui-last-trick") if is_last else say("ui-trick") if trick else ""
        line = Text(f"  {name}".ljust(width) + " ", STRONG)
        return line.append(right, FAINT if is_last else STRONG)

    def _trick(self) -> tuple[list[Shown], bool]:
        """The cards of the trick with who played them; before the first, the last trick."""
        view = self.view
        if view.trick or not self._last:
            order = order_of_play(view.lead, view.players)
            played = zip(order, view.trick, strict=False)
            return [Shown(each, seat) for seat, each in played], False
        winner = self._last_winner
        shown = [
            Shown(
                each.card, f"{self.glyphs.pointer if each.seat == winner else ''}{each.seat}", True
            )
            for each in self._last
        ]
        return shown, True

    # One's own

    def _own(self) -> Iterator[Text]:
        view, seat = self.view, self.view.seat
        yield self._scores()
        if seat is None:
            return
        line = self.badge(seat).append(f" {self.called(seat)}", STRONG)
        if view.phase == 1:
            line.append(f"  {say('ui-followers')}: ")
            line.append_text(short(view.followers, view.factions))
        if view.open[SEATS.index(seat)]:
            line.append("  ").append_text(self._open(seat))
        yield line

    def _scores(self) -> Text:
        """How many cards of each faction the sides have scored, one's own side first."""
        line = Text()
        for faction in self.view.factions:
            line.append(faction, faction_style(faction))
            line.append(" " + ":".join(map(str, self._counts(faction))) + "  ")
        line.rstrip()
        name = Text(f"  {say('terminal-scored')}:  ")
        return name.append_text(line) if len(name) + len(line) <= NARROWEST else Text("  ") + line

    def _counts(self, faction: str) -> list[int]:
        view = self.view
        teams = dict.fromkeys(
            self._team(seat) for seat in seats_from(view.seat or SEATS[0], view.players)
        )
        return [
            sum(len(of(faction, view.scores[SEATS.index(seat)])) for seat in team) for team in teams
        ]

    # What is said

    def title(self) -> str:
        view = self.view
        name = box_name(view.factions)
        if view.phase == 0:
            return name
        return f"{name} · {say('ui-phase', phase=view.phase, left=max(view.hand_sizes))}"

    def prompt(self) -> str:
        view = self.view
        if view.phase == 0:
            return say("ui-dealing")
        if self.update.actor is None:
            return ""
        if not self.is_due:
            return say("ui-heading-other", name=self.called(self.update.actor))
        match view.stage:
            case Stage.LOOK:
                return say("ui-prompt-look")
            case Stage.PICK:
                return say("ui-prompt-pick")
            case Stage.SMASH:
                return say("ui-prompt-smash", card=card_name(view.asking[0]))
        if not view.trick:
            return say("ui-prompt-lead")
        free = "yes" if len(self.update.legal) == len(set(view.hand)) else "no"
        return say("ui-prompt-follow", free=free, faction=faction_name(view.trick[0].faction))

    def options(self) -> tuple[Option, ...]:
        if not self.is_due or self.view.stage is Stage.PLAY:
            return ()
        moves = [legal.move for legal in self.update.legal]
        return tuple(Option(move, self._choice(move)) for move in moves)

    def _choice(self, move: str) -> str:
        match move.split():
            case ["take", "pile"]:
                top = self.view.pile_top
                return say("ui-take-pile", card=card_name(top) if top else "")
            case ["take", taken]:
                return say("ui-take", card=card_name(card(taken)))
            case ["smash", seat, smashed]:
                return say("ui-smash", card=card_name(card(smashed)), name=self.called(seat))
            case _:
                return say("ui-spare")

    def caption(self) -> str:
        hand = self.query_one(Hand)
        if hand.chosen is None or self.view.stage is not Stage.PLAY:
            return ""
        offer = hand.offers.get(hand.chosen)
        state = "plain"
        if self.is_due and offer is None:
            state = "no"
        elif offer is not None and offer.wins is not None:
            state = "wins" if offer.wins else "loses"
        chosen = card(hand.chosen)
        told = say("ui-hand-card", card=card_name(chosen), state=state)
        return f"{told}. {power_of(chosen.faction, self.view.players)}"

    def aside(self) -> Text:
        return Text("\n").join([*standing(self.view), *memory(self.view, self.names)])

    def information(self) -> Text:
        view = self.view
        parts = [*powers(view), Text(), *standing(view), *memory(view, self.names)]
        return Text("\n").join(parts)

    def take_focus(self) -> None:
        self.query_one(Hand).focus()

    def on_hand_used(self, event: Hand.Used) -> None:
        self.wants(str(event.card))

    def on_hand_pointed(self) -> None:
        self.post_message(self.Pointed())
