"""The record of Claim It!."""

from typing import Any

from claimstead.claim_it import events
from claimstead.claim_it.rules import SECURED_TO_END, SIZE, VARIANTS
from claimstead.claim_it.scoring import Tally
from claimstead.claim_it.state import State
from claimstead.claim_it.view import ClaimItView
from claimstead.core import BadText
from claimstead.notation.claim_it.drawing import draw
from claimstead.notation.claim_it.game import ClaimIt, made
from claimstead.notation.claim_it.svg import svg, text
from claimstead.registry.game import Game
from claimstead.registry.kind import USUAL_LEVELS, GameKind, events_of


def _of_position(first: str) -> Game[Any] | None:
    words = first.partition(";")[0]
    if words.split()[:1] != [ClaimIt.name]:
        return None
    size = first.count("/") + 1
    if size != SIZE:
        raise BadText("small-position", size=size)
    return CLAIM_IT.game(words)


def _setups() -> tuple[str, ...]:
    return tuple(
        f"claim-it {players} {variant}" for players in SECURED_TO_END for variant in VARIANTS
    )


CLAIM_IT = GameKind(
    name=ClaimIt.name,
    players=tuple(SECURED_TO_END),
    make=made,
    presets=(*(f"claim-it {players} base" for players in SECURED_TO_END), "claim-it 2 quick"),
    setups=_setups,
    state_type=State,
    view_type=ClaimItView,
    tally_type=Tally,
    events=events_of(events),
    rules="I",
    levels=USUAL_LEVELS,
    yardsticks=("heuristic",),
    measured="claim-it 2 base",
    few=("claim-it 2 base", "claim-it 4 base"),
    has_screen=True,
    position=_of_position,
    draw=draw,
    svg=svg,
    text=text,
    rooms={
        "terminal": "claimstead.terminal.claim_it:ClaimItTerminal",
        "offer": "claimstead.server.claim_it:offer",
        "moves": "claimstead.testkit.claim_it:every_move",
        "advice": "claimstead.table.claim_it:ADVICE",
        "codec": "claimstead.kernel.claim_it.codec:ClaimItCodec",
        "play_outs": "claimstead.kernel.claim_it.playout:play_outs",
        "actions": "claimstead.research.environments.claim_it.actions:moves_of",
        "encoding": "claimstead.research.environments.claim_it.encoding:ClaimItEncoding",
        "batch": "claimstead.research.environments.claim_it.batch",
        "single": "claimstead.research.environments.claim_it.single:SingleClaimIt",
        "spiel": "claimstead.research.environments.claim_it.spiel:FORM",
        "whole_games": "claimstead.research.environments.claim_it.whole",
        "figures": "claimstead.research.figures.claim_it.chapter:ClaimItChapter",
        "train": "claimstead.commands.claim_it:train_claim_it",
        "tasks": "claimstead.research.claim_it.tasks:TASKS",
        "compiled": "claimstead.players.claim_it.compiled:GROUPS",
        "players": "claimstead.players.claim_it.levels:CLAIM_IT_PLAYERS",
        "puzzles": "claimstead.review.puzzles.claim_it:PUZZLES",
        "review": "claimstead.review.claim_it:ClaimItJudge",
    },
)
