"""Plays games for the gallery of the browser app (web/gallery.html): states worth looking at.

python tools/web_samples.py writes web/src/games/*/samples/*.json.
"""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import claimstead as cs
from claimstead.core import CHANCE, Event
from claimstead.players import Budget, player
from claimstead.protocol.messages import Result
from claimstead.registry import Game
from claimstead.table.advice import legal_moves

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
NAMES = {"a": "Robin", "b": "Strong", "c": "Mia", "d": "Easy", "e": "Expert"}
THINKING = Budget(nodes=200)


class Moment(NamedTuple):
    """A state of a game, and what led there."""

    state: Any
    events: tuple[Event, ...]


def moments(game: Game[Any], level: str, seed: int) -> Iterator[Moment]:
    """A game that computer players play."""
    rng = random.Random(seed)
    thinker = player(game, level)
    state = game.start()
    yield Moment(state, ())
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            move = thinker.choose(game, game.view(state, actor), THINKING, rng.getrandbits(32)).move
        step = game.apply(state, move)
        state = step.state
        yield Moment(state, step.events)


def sample(game: Game[Any], moment: Moment, seat: str) -> dict[str, Any]:
    """All that a screen is given for one moment."""
    state = moment.state
    outcome = game.outcome(state)
    result = outcome and Result(
        winners=outcome.winners,
        decided_by=outcome.decided_by,
        table=outcome.table,
        favours=getattr(outcome, "favours", None),
    )
    return {
        "view": game.view(state, seat),
        "news": game.seen(moment.events, seat),
        "legal": legal_moves(game, game.view(state, seat)),
        "bust": bust(game, state),
        "result": result,
        "names": {each: NAMES[each] for each in game.seats},
    }


def bust(game: Game[Any], state: Any) -> float | None:
    return float(game.bust_chance(state)) if isinstance(game, cs.ClaimIt) else None


class Wish(NamedTuple):
    """A sample: its name, a game, and which moment to show."""

    name: str
    game: Game[Any]
    level: str
    seat: str
    wanted: Callable[[Any], Any]
    """Asked with the view of the seat."""
    number: int = 0
    """Of the moments wanted: which one."""


def stones(view: Any) -> int:
    return sum(view.table[seat].spaces for seat in view.table)


CLAIM_IT = tuple(cs.ClaimIt(players=players) for players in (2, 3, 4, 5))
QUICK = cs.ClaimIt(players=2, variant="quick")
CLAIM_2 = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
CLAIM_1 = cs.Claim(players=2, factions="Kn Go Un Dw Do")
THREE = cs.Claim(players=3, factions="Gn Gi Dr Tr Se Un Dw")
FOUR = cs.Claim(players=4, factions="Gn Gi Do Tr Se Un Dw")

WISHES = (
    Wish("claim-it-first", CLAIM_IT[1], "strong", "a", lambda v: v.due == "place"),
    Wish(
        "claim-it-place",
        CLAIM_IT[2],
        "strong",
        "a",
        lambda v: v.due == "place" and v.legal and stones(v) >= 18 and len(v.board.pending()) > 1,
    ),
    Wish(
        "claim-it-choose",
        CLAIM_IT[2],
        "strong",
        "a",
        lambda v: v.due == "choose" and v.legal and stones(v) >= 20 and len(v.board.pending()) > 2,
    ),
    Wish(
        "claim-it-waiting",
        CLAIM_IT[3],
        "medium",
        "a",
        lambda v: v.due == "place" and not v.legal and stones(v) > 15,
    ),
    Wish(
        "claim-it-last-round",
        CLAIM_IT[0],
        "strong",
        "a",
        lambda v: v.turns_left is not None and v.turns_left > 0 and bool(v.legal),
    ),
    Wish(
        "claim-it-quick",
        QUICK,
        "medium",
        "a",
        lambda v: (
            v.legal
            and v.due == "choose"
            and any(x.claimed and x.squatter is None for _, x in v.board.pending())
        ),
        2,
    ),
    Wish("claim-it-over", CLAIM_IT[2], "strong", "a", lambda v: v.due == "over"),
    Wish("claim-lead", CLAIM_2, "greedy", "a", lambda v: v.phase == 1 and not v.trick and v.legal),
    Wish(
        "claim-follow",
        CLAIM_2,
        "greedy",
        "a",
        lambda v: (
            v.stage == "play" and v.phase == 1 and v.trick and 0 < len(v.legal) < len(v.hand) - 4
        ),
    ),
    Wish("claim-seer", CLAIM_2, "greedy", "a", lambda v: v.stage == "look" and v.legal, 1),
    Wish(
        "claim-phase-2",
        CLAIM_2,
        "greedy",
        "a",
        lambda v: v.phase == 2 and v.trick and v.legal and len(v.hand) < 10 and all(v.open),
    ),
    Wish(
        "claim-trolls",
        CLAIM_2,
        "random",
        "a",
        lambda v: v.phase == 2 and v.legal and not v.trick and len(v.lying) > 1,
    ),
    Wish("claim-over", CLAIM_2, "greedy", "a", lambda v: v.phase == 2 and v.turn is None),
    Wish(
        "claim-classic",
        CLAIM_1,
        "greedy",
        "a",
        lambda v: v.phase == 2 and v.legal and len(v.hand) < 9,
    ),
    Wish("claim-pick", THREE, "greedy", "a", lambda v: v.stage == "pick" and v.legal, 3),
    Wish("claim-smash", THREE, "random", "a", lambda v: v.stage == "smash" and len(v.legal) > 2),
    Wish(
        "claim-four",
        FOUR,
        "greedy",
        "b",
        lambda v: v.phase == 1 and len(v.trick) == 2 and v.legal,
        3,
    ),
    Wish(
        "claim-four-2",
        FOUR,
        "greedy",
        "b",
        lambda v: v.phase == 2 and v.legal and len(v.hand) < 6,
    ),
    Wish("claim-four-over", FOUR, "greedy", "b", lambda v: v.phase == 2 and v.turn is None),
)
RUNS = (
    ("claim-it-run", CLAIM_IT[1], "medium", 40, 80),
    ("claim-run", CLAIM_2, "greedy", 1, 24),
    ("claim-run-2", CLAIM_2, "greedy", 36, 70),
    ("claim-run-four", FOUR, "greedy", 50, 90),
)
"""Stretches of games, to see how things move: the name, the game, the level, from, to."""


def find(wish: Wish) -> dict[str, Any]:
    for seed in range(100):
        count = 0
        for moment in moments(wish.game, wish.level, seed):
            if wish.wanted(wish.game.view(moment.state, wish.seat)):
                if count == wish.number:
                    return sample(wish.game, moment, wish.seat)
                count += 1
    raise LookupError(wish.name)


def write(game: Game[Any], name: str, content: Any) -> None:
    folder = FOLDER / game.name / "samples"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(content) + b"\n")


def main() -> None:
    for wish in WISHES:
        write(wish.game, wish.name, find(wish))
    for name, game, level, start, end in RUNS:
        some = list(moments(game, level, 5))[start:end]
        write(game, name, [sample(game, moment, "a") for moment in some])


if __name__ == "__main__":
    main()
