"""The record of CLAIM."""

from typing import Any

from claimstead.claim import events
from claimstead.claim.cards import Card
from claimstead.claim.decks import TENS, all_decks
from claimstead.claim.scoring import ClaimOutcome, Tally
from claimstead.claim.state import State
from claimstead.claim.view import ClaimView
from claimstead.notation.claim.drawing import draw
from claimstead.notation.claim.game import Claim, made
from claimstead.notation.claim.svg import svg, text
from claimstead.registry.game import Game
from claimstead.registry.kind import USUAL_LEVELS, GameKind, events_of

DECKS = {"claim": "Go Kn Un Dw Do", "claim-2": "Gn Gi Dr Tr Se"}
"""Those of the boxes."""


def _of_position(first: str) -> Game[Any] | None:
    if not first.startswith(f"{Claim.name}:"):
        return None
    return CLAIM.game(first.replace(":", " ", 1))


def _setups() -> tuple[str, ...]:
    return tuple(f"claim {players} {deck}" for players in TENS for deck in all_decks(players))


CLAIM = GameKind(
    name=Claim.name,
    players=tuple(TENS),
    make=made,
    presets=(
        *(f"claim 2 {deck}" for deck in DECKS.values()),
        "claim 3 Gn Gi Dw Do Dr Tr Se",
        "claim 4 Gn Gi Dw Do Dr Tr Se",
    ),
    setups=_setups,
    state_type=State,
    view_type=ClaimView,
    tally_type=Tally,
    events=events_of(events),
    outcome_type=ClaimOutcome,
    rules="K",
    levels=USUAL_LEVELS,
    yardsticks=("greedy", "turned-up", "plain-search"),
    measured=f"claim 2 {DECKS['claim-2']}",
    few=(
        "claim 2 Kn Go Un Dw Do",
        f"claim 2 {DECKS['claim-2']}",
        "claim 4 Gn Gi Dw Do Dr Tr Se",
    ),
    has_secrets=True,
    has_screen=True,
    position=_of_position,
    draw=draw,
    svg=svg,
    text=text,
    pieces=(Card,),
    rooms={
        "speeds": "claimstead.commands.output.claim.speeds:measures",
        "terminal": "claimstead.terminal.claim:ClaimTerminal",
        "offer": "claimstead.server.claim:offer",
        "moves": "claimstead.testkit.claim:every_move",
        "advice": "claimstead.table.claim:ADVICE",
        "codec": "claimstead.kernel.claim.codec:ClaimCodec",
        "play_outs": "claimstead.kernel.claim.playout:play_outs",
        "actions": "claimstead.research.environments.claim.actions:moves_of",
        "encoding": "claimstead.research.environments.claim.encoding:ClaimEncoding",
        "batch": "claimstead.research.environments.claim.batch",
        "single": "claimstead.research.environments.claim.single:SingleClaim",
        "spiel": "claimstead.research.environments.claim.spiel:FORM",
        "whole_games": "claimstead.research.environments.claim.whole",
        "figures": "claimstead.research.figures.claim.chapter:ClaimChapter",
        "train": "claimstead.commands.claim:train_claim",
        "tasks": "claimstead.research.claim.tasks:TASKS",
        "miniatures": "claimstead.research.claim.tasks:MINIATURES",
        "compiled": "claimstead.players.claim.compiled:GROUPS",
        "players": "claimstead.players.claim.levels:CLAIM_PLAYERS",
        "puzzles": "claimstead.review.puzzles.claim:PUZZLES",
        "review": "claimstead.review.claim:ClaimJudge",
    },
)
