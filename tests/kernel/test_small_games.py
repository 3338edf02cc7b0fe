"""Small games: every state that there is, by the rules and by the kernel."""

import random
from itertools import combinations

import pytest

import claimstead as cs
from claimstead.claim.factions import FACTIONS
from tests.kernel.side_by_side import ClaimItPair, ClaimPair

PAIRS = [f"{one} {other}" for one, other in combinations(FACTIONS, 2)]
SMALL_BOARDS = ["A B/. .", "A ./. b", "a ./. b"]


def some_cards(codes: str, each: int, rng: random.Random) -> str:
    """So many cards of each faction, equal ones among them where there are any."""
    chosen = [
        f"{code}{value}"
        for code in codes.split()
        for value in rng.sample(FACTIONS[code].values, each)
    ]
    return " ".join(chosen)


def explore_deals(players: int, codes: str, each: int, deals: int) -> int:
    rng = random.Random(f"{players} {codes}")
    states = 0
    for _ in range(deals):
        pair = ClaimPair(cs.Claim(players, cards=some_cards(codes, each, rng)))
        states += pair.explore(pair.game.sample(pair.game.start(), rng))
    return states


@pytest.mark.parametrize("codes", PAIRS)
def test_every_pair_of_factions_with_2_players_and_8_cards(codes: str) -> None:
    assert explore_deals(2, codes, each=4, deals=6) > 100


@pytest.mark.parametrize("codes", ["Gn Gi", "Go Kn", "Do Se", "Tr Dw", "Dr Un"])
def test_3_players_and_12_cards(codes: str) -> None:
    assert explore_deals(3, codes, each=6, deals=1) > 100


@pytest.mark.parametrize("codes", ["Gn Gi Dw Tr", "Go Kn Do Un", "Se Dr Gn Gi"])
def test_4_players_and_8_cards(codes: str) -> None:
    assert explore_deals(4, codes, each=2, deals=20) > 100


@pytest.mark.long
@pytest.mark.parametrize("codes", PAIRS)
@pytest.mark.parametrize(("players", "deals"), [(2, 100), (3, 10)])
def test_every_pair_of_factions_with_many_deals(players: int, deals: int, codes: str) -> None:
    assert explore_deals(players, codes, each=2 * players, deals=deals) > 500


@pytest.mark.long
@pytest.mark.parametrize("cards", ["Gn1 Gn1 Gi1 Tr5", "Do3 Se0 Dr2 Dw2"])
def test_every_deal_of_4_cards(cards: str) -> None:
    pair = ClaimPair(cs.Claim(2, cards=cards))
    for deal, _ in pair.game.chances(pair.game.start()):
        pair.explore(deal)


@pytest.mark.long
@pytest.mark.parametrize("codes", ["Gn Gi Dw Tr", "Se Dr Gn Gi"])
def test_4_players_and_16_cards(codes: str) -> None:
    assert explore_deals(4, codes, each=4, deals=1) > 1000


@pytest.mark.parametrize("board", SMALL_BOARDS)
@pytest.mark.parametrize("variant", ["base", "quick"])
def test_a_board_of_2_by_2_to_the_last_state(board: str, variant: str) -> None:
    game = cs.ClaimIt(2, variant, size=2, secured_to_end=2)
    assert ClaimItPair(game).explore(f"claim-it 2 {variant}; {board}; a; roll; 2") > 100


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("variant", ["base", "quick"])
def test_the_beginning_on_a_board_of_3_by_3(players: int, variant: str) -> None:
    game = cs.ClaimIt(players, variant, size=3, secured_to_end=2)
    pair = ClaimItPair(game)
    assert pair.explore(game.write(game.start()), limit=1500) >= 1500


@pytest.mark.long
@pytest.mark.parametrize("variant", ["base", "quick"])
def test_a_board_of_2_by_2_from_the_start(variant: str) -> None:
    game = cs.ClaimIt(2, variant, size=2, secured_to_end=1)
    assert ClaimItPair(game).explore(game.write(game.start())) > 1000
