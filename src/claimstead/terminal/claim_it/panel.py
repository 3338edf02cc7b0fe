"""Claim It! on the screen: the board, the players, the dice and the odds."""

from collections.abc import Iterator

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from claimstead.claim_it.state import Due
from claimstead.claim_it.view import ClaimItView
from claimstead.core import Seat
from claimstead.language import percentage, say
from claimstead.protocol.messages import Update
from claimstead.table.advice import LegalMove
from claimstead.terminal.claim_it.board import BoardPicture
from claimstead.terminal.claim_it.signs import legend
from claimstead.terminal.glyphs import STRONG, WARNING, Glyphs
from claimstead.terminal.widgets.choices import Option
from claimstead.terminal.widgets.panel import GamePanel
from claimstead.terminal.words import game_name

ROLLS = 216
BAR = 20


class ClaimItPanel(GamePanel):
    """The board, and beside it all that counts."""

    DEFAULT_CSS = """
    ClaimItPanel { height: auto; }
    ClaimItPanel Horizontal { height: auto; }
    ClaimItPanel #side { width: 1fr; height: auto; padding: 0 0 0 1; }
    """

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield BoardPicture(self.glyphs)
            yield Static(id="side")

    @property
    def view(self) -> ClaimItView:
        view = self.update.view
        assert isinstance(view, ClaimItView)
        return view

    def show(self, update: Update) -> None:
        super().show(update)
        view = self.view
        self.query_one(BoardPicture).show(view.board, view.turn, update.legal)
        self.query_one("#side", Static).update(Text("\n").join(self._side()))

    def _side(self) -> Iterator[Text]:
        for seat in self.view.table:
            yield self._player(seat)
            yield self._tally(seat)
        if self.view.dice is not None:
            yield from dice_picture(self.view.dice, self.glyphs)
        elif self.update.bust is not None:
            yield from self._odds(self.update.bust)

    def _player(self, seat: Seat) -> Text:
        line = self.badge(seat).append(f" {self.called(seat)}", STRONG)
        if seat in self.update.yours and self.called(seat) != say("ui-you-name"):
            line.append(f" ({say('ui-you')})")
        return line

    def _tally(self, seat: Seat) -> Text:
        tally = self.view.table[seat]
        mine = say("ui-mine", size=tally.mine)
        secured = say("ui-secured", count=tally.secured, end=self.view.secured_to_end)
        return Text(f"      {mine} {self.glyphs.text('·')} {secured}")

    def _odds(self, bust: float) -> Iterator[Text]:
        yield Text(say("ui-odds", percent=percentage(bust, 1)), WARNING)
        full = round(bust * BAR)
        bar = self.glyphs.full * full + self.glyphs.rest * (BAR - full)
        yield Text(bar, WARNING)
        stones = len(self.view.board.pending())
        losing = round(bust * ROLLS)
        yield Text(say("ui-odds-rolls", losing=losing, rolls=ROLLS, stones=stones))

    def title(self) -> str:
        view = self.view
        parts = [game_name("claim-it"), say("ui-players-count", count=view.players)]
        if view.variant == "quick":
            parts.append(say("ui-variant-quick"))
        if view.turns_left:
            parts += [say("ui-last-round"), say("ui-turns-left", turns=view.turns_left)]
        return " · ".join(parts)

    def prompt(self) -> str:
        view, name = self.view, self.called(self.view.turn)
        if view.due is Due.OVER:
            return ""
        if not self.is_due:
            return say("ui-heading-other", name=name)
        if view.due is Due.PLACE:
            ways = len(self.update.legal)
            return f"{say('ui-heading-place')}. {say('terminal-place-ways', ways=ways)}"
        advice = say("ui-advice-choose", spaces=len(view.board.pending()))
        return f"{say('ui-heading-choose')} {advice}"

    def options(self) -> tuple[Option, ...]:
        if not self.is_due or self.view.due is not Due.CHOOSE:
            return ()
        spaces = len(self.view.board.pending())
        return (
            Option("roll", say("ui-roll-again"), "r"),
            Option("stop", say("ui-stop", spaces=spaces), "s"),
        )

    def caption(self) -> str:
        picture = self.query_one(BoardPicture)
        place = picture.cursor
        offer = picture.offers.get(str(place))
        if offer is not None:
            return self._offer(offer)
        space = self.view.board[place]
        return say(
            "ui-space",
            place=str(place),
            owner=self.called(space.owner) if space.owner else "none",
            secured="yes" if space.secured else "no",
            yours="yes" if space.owner in self.update.yours and self._is_alone else "no",
            squatter=space.squatter or "none",
            claimed="yes" if space.claimed else "no",
        )

    @property
    def _is_alone(self) -> bool:
        """Whether "you" can be one person only."""
        return len(self.update.yours) == 1

    def _offer(self, offer: LegalMove) -> str:
        place = self.query_one(BoardPicture).cursor
        owner = self.view.board[place].owner
        return say(
            "ui-space-offer",
            stone=offer.stone or "",
            squatter=offer.squatter or 0,
            place=str(place),
            **{"from": self.called(owner) if owner not in (None, self.view.turn) else "none"},
        )

    def information(self) -> Text:
        return legend(self.glyphs)

    def take_focus(self) -> None:
        self.query_one(BoardPicture).focus()

    def on_board_picture_used(self, event: BoardPicture.Used) -> None:
        offer = self.query_one(BoardPicture).offers.get(str(event.place))
        self.wants(offer.move if offer is not None else str(event.place))

    def on_board_picture_pointed(self) -> None:
        self.post_message(self.Pointed())


def dice_picture(dice: tuple[int, ...], glyphs: Glyphs) -> list[Text]:
    """The three dice."""
    corners, edge, side = glyphs.corners, glyphs.horizontal * 3, glyphs.vertical
    return [
        Text(" ".join(corners[0] + edge + corners[1] for _ in dice), STRONG),
        Text(" ".join(f"{side} {die} {side}" for die in dice), STRONG),
        Text(" ".join(corners[2] + edge + corners[3] for _ in dice), STRONG),
    ]
