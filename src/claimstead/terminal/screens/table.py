"""A game being played: at this screen, or at a server's table."""

import time
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from claimstead.core import ClaimsteadError
from claimstead.files import write_text
from claimstead.language import in_words, say, spoken
from claimstead.protocol.messages import (
    AskHint,
    AskUndo,
    Because,
    Hint,
    Look,
    MakeMove,
    Refused,
    Request,
    Resign,
    Say,
    Update,
)
from claimstead.protocol.messages import Why as AskWhy
from claimstead.registry import kind_named
from claimstead.terminal.games import setup_name
from claimstead.terminal.glyphs import FAINT, GOOD, STRONG, WARNING, Glyphs
from claimstead.terminal.screens.gathering import (
    gathering_options,
    gathering_text,
    request_of,
    table_options,
    table_prompt,
)
from claimstead.terminal.screens.pages import Entry, Page, Question
from claimstead.terminal.table_client import TableClient
from claimstead.terminal.widgets.choices import Choices, Option
from claimstead.terminal.widgets.clocks import clock_text
from claimstead.terminal.widgets.guide import help_text, rules_text
from claimstead.terminal.widgets.history import History
from claimstead.terminal.widgets.panel import GamePanel, panel_for
from claimstead.terminal.widgets.result import result_text, winner_line
from claimstead.terminal.words import names_of, refusal, tell

FILE_NAME = "game.txt"


class TableScreen(Screen[str]):
    """One table. It ends with what is wanted next: `home`, `again` or `review`."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("h", "history", show=False),
        Binding("H", "hint", show=False),
        Binding("i", "information", show=False),
        Binding("R,f2", "rules", show=False),
        Binding("u", "undo", show=False),
        Binding("t", "talk", show=False),
        Binding("G", "give_up", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    CSS_PATH = "table.tcss"

    def __init__(self, client: TableClient, game: str, glyphs: Glyphs) -> None:
        super().__init__()
        self.client = client
        self.game = game
        kind = kind_named(game)
        self.has_secrets = kind is not None and kind.has_secrets
        self.glyphs = glyphs
        self.told: Update | None = None
        self.told_at = 0.0
        self.lines: list[str] = []
        self.panel = panel_for(game, glyphs)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield self.panel
                yield Static(id="gathering")
                yield Static(id="prompt")
                yield Choices()
                yield Static(id="caption")
                yield Static(id="message")
                yield History(self.lines, id="log")
            with Vertical(id="aside"):
                yield Static(id="more")
                yield History(self.lines, id="long-log")
        yield Static(id="keys")

    async def on_mount(self) -> None:
        self.query_one("#keys", Static).update(Text(self.glyphs.text(say("terminal-keys")), FAINT))
        self.client.heed = lambda update: self.call_next(self.show, update)
        self.client.heed_connection = lambda: self.call_next(self.show_connection)
        self.set_interval(1, self.show_title)
        await self.client.start()

    async def on_unmount(self) -> None:
        await self.client.close()

    # Showing

    def show(self, update: Update) -> None:
        """Draw where the table stands, and tell what happened."""
        was_over = self.told is not None and self.told.status == "over"
        self.told, self.told_at = update, time.monotonic()
        if update.news:
            self.say("")
            self._tell_news(update)
        self.panel.display = self.is_on
        self.query_one("#gathering").display = not self.is_on
        if not self.is_on:
            text = gathering_text(update, str(self.client.link))
            self.query_one("#gathering", Static).update(text)
        else:
            self.panel.show(update)
            self.query_one("#more", Static).update(self.panel.aside())
        self.show_title()
        self._prompt()
        for history in self.query(History):
            history.refresh()
        if update.status == "over" and not was_over:
            self.app.push_screen(Page(say("ui-ending"), result_text(update, self.glyphs)))

    def _tell_news(self, update: Update) -> None:
        names = names_of(update.seats)
        for news in update.news:
            self.panel.happened(news.events)
            told = [tell(event, names, self.you) for event in news.events]
            if news.kind == "said":
                told.append(f"{news.name}: {news.text}")
            self.lines.extend(map(self.glyphs.text, told))

    def show_title(self) -> None:
        if self.told is None:
            return
        title = self.panel.title() if self.is_on else setup_name(self.told.settings.setup)
        clock = clock_text(self.told, time.monotonic() - self.told_at)
        self.query_one("#title", Static).update(Text(self.glyphs.text(f"{title}{clock}")))

    def show_connection(self) -> None:
        self.say("" if self.client.is_connected else say("ui-reconnecting"))

    @property
    def you(self) -> str | None:
        """The seat that is told as "you"; of several people at one screen nobody is."""
        yours = self.told.yours if self.told is not None else ()
        return yours[0] if len(yours) == 1 else None

    def _prompt(self) -> None:
        options, prompt, style = self._options(), "", STRONG
        assert self.told is not None
        if self.is_curtain:
            prompt = say("ui-curtain", name=self._actor())
        elif self.told.status == "over":
            prompt, style = winner_line(self.told), GOOD
        elif self.told.status == "playing" and any(table_options(self.told)):
            prompt = table_prompt(self.told)
        elif self.is_on:
            prompt = self.panel.prompt()
        self.query_one("#prompt", Static).update(Text(self.glyphs.text(prompt), style))
        choices = self.query_one(Choices)
        choices.show(options)
        if options:
            choices.focus()
        elif self.is_on:
            self.panel.take_focus()
        self._caption()

    def _caption(self) -> None:
        is_playing = self.told is not None and self.told.status == "playing"
        text = self.panel.caption() if is_playing and not self.is_curtain else ""
        self.query_one("#caption", Static).update(Text(self.glyphs.text(text), FAINT))

    def say(self, text: str) -> None:
        """Tell the person something."""
        self.query_one("#message", Static).update(Text(self.glyphs.text(text), WARNING))

    # Several people at one screen

    @property
    def is_curtain(self) -> bool:
        """Whether the next person has still to say that nobody else looks."""
        told = self.told
        return (
            told is not None
            and told.status == "playing"
            and self.has_secrets
            and told.looking is None
            and told.actor in told.yours
        )

    @property
    def is_on(self) -> bool:
        """Whether there is a game to be seen: it has begun, and the table was not closed."""
        told = self.told
        return told is not None and told.view is not None and told.status != "closed"

    @property
    def may_go_on(self) -> bool:
        """Whether there can be a rematch: a duplicate match or a tournament has its own order."""
        return self.told is not None and not (self.told.match or self.told.tournament)

    def _actor(self) -> str:
        assert self.told is not None
        return names_of(self.told.seats).get(self.told.actor or "", "")

    def _options(self) -> tuple[Option, ...]:
        assert self.told is not None
        if self.is_curtain:
            return (Option("look", say("ui-curtain-look", name=self._actor())),)
        if self.told.status == "over":
            return (
                Option("result", say("ui-ending"), "e"),
                Option("review", say("ui-review"), "v"),
                Option("save", say("terminal-save"), "w"),
                *([Option("again", say("ui-rematch"), "n")] if self.may_go_on else []),
                Option("home", say("ui-home"), "q"),
            )
        if not self.is_on:
            return tuple(gathering_options(self.told))
        return (*table_options(self.told), *self.panel.options())

    # What people want

    def on_key(self, event: Key) -> None:
        if self.query_one(Choices).press(event.key):
            event.stop()

    def on_game_panel_wanted(self, event: GamePanel.Wanted) -> None:
        assert self.told is not None
        if event.is_legal:
            self.ask(MakeMove(table=self.client.table, move=event.about, seat=self.told.actor))
        elif self.told.status == "playing":
            self.ask(AskWhy(table=self.client.table, about=event.about))

    def on_game_panel_pointed(self) -> None:
        self.say("")
        self._caption()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        assert self.told is not None
        match event.value:
            case "look":
                self.ask(Look(table=self.client.table, seat=self.told.actor))
            case "result":
                self.app.push_screen(Page(say("ui-ending"), result_text(self.told, self.glyphs)))
            case "save":
                question = Entry(say("terminal-save-where"), FILE_NAME, self._keep)
                self.app.push_screen(question)
            case "again" | "home" | "review":
                self.dismiss(event.value)
            case value:
                request = request_of(value, self.client.table)
                if request is not None:
                    self.ask(request)
                else:
                    self.panel.wants(value)

    def _keep(self, name: str) -> str | None:
        """Write the game into a file; why that could not be done."""
        try:
            write_text(Path(name).expanduser(), self.client.record)
        except ClaimsteadError as no:
            return no.say(spoken())
        self.say(say("terminal-saved", file=name))
        return None

    def ask(self, request: Request) -> None:
        self.run_worker(self._ask(request), exclusive=False)

    async def _ask(self, request: Request) -> None:
        reply = await self.client.ask(request)
        if isinstance(reply, Refused | Because) and reply.code is not None:
            self._refuse(reply)
        elif isinstance(reply, Hint):
            self._advise(reply)

    def _advise(self, hint: Hint) -> None:
        """Tell the hint, unless the game has gone on."""
        if self.told is not None and self.told.number == hint.number:
            reason = in_words(hint.why.say(spoken()), spoken())
            move = in_words(hint.move, spoken())
            self.say(say("ui-hint-told", move=move, reason=reason))

    def _refuse(self, reply: Refused | Because) -> None:
        """Say why not, with the rule's number and what the rule says."""
        assert self.told is not None
        told = refusal(reply.code, reply.arguments, names_of(self.told.seats))
        self.say(f"{reply.rule}: {told}" if reply.rule else told)

    # Further pages

    def action_help(self) -> None:
        self.app.push_screen(Page(say("terminal-help-title"), help_text(self.game, self.glyphs)))

    def action_rules(self) -> None:
        self.app.push_screen(Page(say("terminal-rules"), rules_text(self.game, self.glyphs)))

    def action_history(self) -> None:
        lines = Text("\n".join(self.lines))
        self.app.push_screen(Page(say("terminal-history"), lines))

    def action_information(self) -> None:
        if self.told is not None and self.told.view is not None:
            self.app.push_screen(Page(say("terminal-information"), self.panel.information()))

    def action_hint(self) -> None:
        if self.told is not None and self.told.status == "playing":
            self.say(say("ui-hint-thinking"))
            self.ask(AskHint(table=self.client.table))

    def action_undo(self) -> None:
        self.ask(AskUndo(table=self.client.table))

    def action_talk(self) -> None:
        if self.client.link is not None:
            self.app.push_screen(Entry(say("ui-talk-say")), self._talk)

    def _talk(self, text: str | None) -> None:
        if text is not None:
            self.ask(Say(table=self.client.table, text=text))

    def action_give_up(self) -> None:
        if self.told is not None and self.told.status == "playing" and self.told.yours:
            options = (
                Option("stay", say("terminal-stay")),
                Option("resign", say("ui-resign")),
            )
            self.app.push_screen(Question(say("ui-resign-sure"), options), self._left)

    def action_leave(self) -> None:
        if self.told is None or self.told.status != "playing" or not self.told.yours:
            self.dismiss("home")
            return
        options = (
            Option("stay", say("terminal-stay")),
            Option("leave", say("terminal-leave")),
        )
        sure = say("terminal-leave-kept" if self.client.is_kept else "terminal-leave-sure")
        question = Question(sure, options)
        self.app.push_screen(question, self._left)

    def _left(self, answer: str | None) -> None:
        if answer == "leave":
            self.dismiss("home")
        elif answer == "resign":
            self.ask(Resign(table=self.client.table))
