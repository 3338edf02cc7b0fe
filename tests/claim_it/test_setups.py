"""Which games there are, and which there are not."""

from typing import Any

import numpy as np
import pytest

import claimstead as cs
from claimstead.notation import game_named, setup_words


def refused(**options: Any) -> cs.BadSetup:
    with pytest.raises(cs.BadSetup) as bad:
        cs.ClaimIt(**options)
    assert isinstance(bad.value, cs.ClaimsteadError)
    return bad.value


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7, 2.0, 2.5, True, "3", None, [2], {}, b"2"])
def test_i_1_there_is_no_game_for_fewer_than_two_or_more_than_five(players: Any) -> None:
    bad = refused(players=players)
    assert bad.code == "claim-it-players"
    assert str(bad) == f"Claim It! is for 2 to 5 players, not {players}"


@pytest.mark.parametrize("variant", ["", "Base", "slow", None, 0, True, ["base"], b"base"])
def test_i_10_there_is_no_variant_but_base_and_quick(variant: Any) -> None:
    bad = refused(players=3, variant=variant)
    assert bad.code == "claim-it-variant"
    assert str(bad) == f"there is no variant {variant}: it is base or quick"


@pytest.mark.parametrize("size", [-1, 0, 1, 7, 3.0, True, "3", None, [3]])
def test_a_board_has_a_size_from_2_to_6(size: Any) -> None:
    bad = refused(players=2, size=size, secured_to_end=1)
    assert bad.code == "claim-it-size"
    assert str(bad) == f"a board has a size from 2 to 6, not {size}"


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_small_game_must_say_when_it_ends(size: int) -> None:
    bad = refused(players=2, size=size)
    assert bad.code == "claim-it-small-needs-end"
    assert str(bad) == (
        f"a board of size {size} needs secured_to_end: how many secured spaces call the last round"
    )


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_a_game_of_any_size_can_say_when_it_ends(size: int) -> None:
    game = cs.ClaimIt(players=2, size=size, secured_to_end=2)
    assert (game.players, game.variant, game.size, game.secured_to_end) == (2, "base", size, 2)
    assert game.start().board.size == size
    assert len(game.start().board.spaces) == size * size


# A board of size 6 takes 30 claim markers, smaller ones one for each space. The most is reached
# where all players have one too few and a claim marker is still left: 2 * 14 < 30, 2 * 15 = 30.
MOST = [
    *((2, 6, 15), (3, 6, 10), (4, 6, 8), (5, 6, 6)),
    *((2, 2, 2), (3, 2, 2), (4, 2, 1), (5, 2, 1)),
    *((2, 3, 5), (5, 3, 2), (2, 4, 8), (2, 5, 13), (3, 5, 9)),
]


@pytest.mark.parametrize(("players", "size", "most"), MOST)
def test_somebody_must_be_able_to_secure_enough_spaces_however_they_are_shared(
    players: int, size: int, most: int
) -> None:
    game = cs.ClaimIt(players=players, size=size, secured_to_end=most)
    assert game.secured_to_end == most
    assert cs.ClaimIt(players=players, size=size, secured_to_end=1).secured_to_end == 1
    for wrong in (most + 1, 0, -1, 37, 1.0, True, "1", [1]):
        bad = refused(players=players, size=size, secured_to_end=wrong)
        assert bad.code == "claim-it-secured"
        expected = f"the last round is called at 1 to {most} secured spaces, not {wrong}"
        assert str(bad) == expected


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 2}, "claim-it 2 base"),
        ({"players": np.int64(2)}, "claim-it 2 base"),
        ({"players": 5, "variant": "quick"}, "claim-it 5 quick"),
        ({"players": 3, "secured_to_end": 9}, "claim-it 3 base"),
        ({"players": 3, "secured_to_end": 8}, "claim-it 3 base size 6 end 8"),
        ({"players": 2, "size": 3, "secured_to_end": 3}, "claim-it 2 base size 3 end 3"),
    ],
)
def test_a_set_up_is_said_in_words(options: dict[str, Any], words: str) -> None:
    game = cs.ClaimIt(**options)
    assert setup_words(game) == words
    same = game_named(words)
    assert isinstance(same, cs.ClaimIt)
    assert (same.players, same.variant) == (game.players, game.variant)
    assert (same.size, same.secured_to_end) == (game.size, game.secured_to_end)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("claim-it", "no-such-setup"),
        ("claim-it 2", "no-such-setup"),
        ("claim-it 2 base size 3", "no-such-setup"),
        ("claim-it two base", "number"),
        ("claim-it 2 base size x end 3", "number"),
        ("claim-it 2 base size 3 end 0003", "number"),
        ("", "no-such-setup"),
    ],
)
def test_words_that_name_no_game_are_refused(words: str, code: str) -> None:
    with pytest.raises(cs.BadText) as bad:
        game_named(words)
    assert bad.value.code == code


@pytest.mark.parametrize(
    "words", ["claim-it 6 base", "claim-it 2 slow", "claim-it 2 base size 9 end 3"]
)
def test_words_that_make_no_game_are_refused(words: str) -> None:
    with pytest.raises(cs.BadSetup):
        game_named(words)
