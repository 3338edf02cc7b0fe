"""Recorded playthroughs, replayed line by line; every set-up has one."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from claimstead.claim import events as happened
from claimstead.claim.factions import FACTIONS
from claimstead.claim.state import Stage, State
from claimstead.core import Event, seats_from
from claimstead.notation import Claim, game_named
from claimstead.testkit import all_setups, playthrough, random_record, replayed
from claimstead.testkit.playthrough import MOVE, file_name

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("setup", all_setups())
def test_every_set_up_has_a_playthrough_that_replays_line_by_line(setup: str) -> None:
    recorded = (FOLDER / file_name(setup)).read_text(encoding="utf-8")
    assert recorded.splitlines()[0] == setup
    assert replayed(recorded).splitlines() == recorded.splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(map(file_name, all_setups()))


def test_a_playthrough_that_was_tampered_with_is_noticed() -> None:
    game = game_named("claim 2 Gn Gi Dr Tr Se")
    text = playthrough(game, random_record(game, random.Random(3)).moves)
    changed = text.replace("trick-won: seat a", "trick-won: seat b", 1)
    assert changed != text
    assert replayed(changed) != changed


def powers_used(text: str) -> Iterator[str]:
    """The powers of the factions that a playthrough of CLAIM uses."""
    lines = text.splitlines()
    game = game_named(lines[0])
    assert isinstance(game, Claim)
    players = "of two" if game.players == 2 else "of many"
    state = game.start()
    for line in lines:
        if line.startswith(MOVE):
            move = game.move(state, line.removeprefix(MOVE).partition(" ")[2])
            before = state
            state, events = game.apply(state, move)
            if before.stage is Stage.LOOK:
                yield f"Se {type(move).__name__} {players}"
            if before.stage is Stage.SMASH:
                yield f"Gi {type(move).__name__} {players}"
            for event in events:
                yield from powers_seen(event, before, players)


def powers_seen(event: Event, before: State, players: str) -> Iterator[str]:
    match event:
        case happened.TrickWon():
            led = event.cards[0].faction
            order = seats_from(before.lead or "a", len(event.cards))
            won = event.cards[order.index(event.seat)].faction
            if won != led:
                yield f"{won} beats a led {'Go' if won == 'Kn' else 'card'}"
                assert won == "Do" or (won, led) == ("Kn", "Go")
        case happened.LeadPassed():
            yield f"Dr leads in phase {before.phase}"
        case happened.Scored() if before.phase == 1:
            assert {card.faction for card in event.cards} == {"Un"}
            yield f"Un {players}"
        case happened.Scored() if {card.faction for card in event.cards} == {"Dw"}:
            yield f"Dw {players}"
        case happened.LaidOpen():
            yield f"Gn {players}"
        case happened.LeftLying():
            yield f"Tr {players}"
        case happened.Smashed() if players == "of two":
            yield "Gi by itself"
        case _:
            pass


def test_the_playthroughs_use_every_power_of_every_faction() -> None:
    used = {
        power
        for path in FOLDER.glob("claim-[234]-*")
        for power in powers_used(path.read_text(encoding="utf-8"))
    }
    assert used == {
        "Se Take of two",
        "Se TakePile of two",
        "Se Take of many",
        "Se TakePile of many",
        "Gi Smash of many",
        "Gi Spare of many",
        "Gi by itself",
        "Kn beats a led Go",
        "Do beats a led card",
        "Dw of two",
        "Dw of many",
        "Dr leads in phase 1",
        "Dr leads in phase 2",
        "Un of two",
        "Un of many",
        "Gn of two",
        "Gn of many",
        "Tr of two",
        "Tr of many",
    }
    assert {power[:2] for power in used} == set(FACTIONS) - {"Go"}
