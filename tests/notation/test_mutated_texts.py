"""A hundred thousand damaged texts: readers answer each with sense or one clear refusal."""

import random

import pytest

from claimstead.core import ClaimsteadError
from claimstead.notation import game_named, read_record, write_record
from claimstead.testkit.battery import check_reader, check_refusal
from claimstead.testkit.generators import mutated, positions, random_move, random_record

SETUPS = (
    "claim-it 2 base",
    "claim-it 5 quick",
    "claim-it 2 base size 3 end 3",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 3 Kn Go Un Dw Do Dr Se",
    "claim 4 Gn Gi Un Do Dr Tr Se",
    "claim 2 cards Gn1 Gn1 Gi1 Gi1 Tr0 Tr5 Se3 Se4",
)
POSITIONS = 6_000
RECORDS = 2_000
MOVES = 1_000
"""Together 7 times 15,000: over 100,000 texts."""


@pytest.mark.parametrize("setup", SETUPS)
def test_a_damaged_position_is_read_or_refused_clearly(setup: str) -> None:
    game = game_named(setup)
    rng = random.Random(f"positions {setup}")
    source = positions(game, rng)
    texts = [game.write(next(source)) for _ in range(60)]
    for _ in range(POSITIONS):
        check_reader(game, mutated(rng.choice(texts), rng))


@pytest.mark.parametrize("setup", SETUPS)
def test_a_damaged_game_is_read_or_refused_clearly(setup: str) -> None:
    rng = random.Random(f"records {setup}")
    record = random_record(game_named(setup), rng)
    text = write_record(record._replace(moves=record.moves[:25], header=(("seat a", "Ada"),)))
    for _ in range(RECORDS):
        try:
            again = read_record(mutated(text, rng))
        except ClaimsteadError as refusal:
            check_refusal(refusal)
        else:
            assert read_record(write_record(again)).moves == again.moves


@pytest.mark.parametrize("setup", SETUPS)
def test_a_damaged_move_is_made_or_refused_clearly(setup: str) -> None:
    game = game_named(setup)
    rng = random.Random(f"moves {setup}")
    source = positions(game, rng)
    done = 0
    while done < MOVES:
        state = next(source)
        if game.actor(state) is None:
            continue
        done += 1
        try:
            move = game.move(state, mutated(str(random_move(game, state, rng)), rng))
        except ClaimsteadError as refusal:
            check_refusal(refusal)
        else:
            game.apply(state, move)
