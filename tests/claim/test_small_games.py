"""Every position of small games, counted in the rules and in the plain second version."""

import random
from itertools import combinations

import pytest

import claimstead as cs
from claimstead.claim.state import State
from tests.claim import plain
from tests.claim.table import lines

CODES = list(plain.BOX)
PAIRS = list(combinations(CODES, 2))
DEALS = 4

Position = frozenset[tuple[str, str]]


def few_of(faction: str, count: int) -> list[str]:
    """Some cards of a faction, low and high ones, equal ones where it has them."""
    values = plain.BOX[faction]
    chosen = values[: count // 2] + values[-(count // 2) :]
    return [f"{faction}{value}" for value in chosen]


def reached_by_the_rules(game: cs.Claim, state: State) -> set[State]:
    found = {state}
    waiting = [state]
    while waiting:
        state = waiting.pop()
        for move in game.legal(state):
            following = game.apply(state, move).state
            if following not in found:
                found.add(following)
                waiting.append(following)
    return found


def reached_plainly(game: plain.Game) -> set[Position]:
    found = {frozenset(plain.picture(game).items())}
    waiting = [game]
    while waiting:
        game = waiting.pop()
        for move in plain.moves(game):
            following = plain.copy(game)
            plain.make(following, move)
            position = frozenset(plain.picture(following).items())
            if position not in found:
                found.add(position)
                waiting.append(following)
    return found


def compare(players: int, cards: list[str], seed: int) -> int:
    """How many positions a deal of these cards leads to, having counted in both ways."""
    game = cs.Claim(players, cards=cards)
    dealt = list(cards)
    random.Random(seed).shuffle(dealt)
    deal = game.move(game.start(), f"deal {' '.join(dealt)}")
    states = reached_by_the_rules(game, game.apply(game.start(), deal).state)
    plainly = reached_plainly(plain.new_game(players, list(game.factions), dealt))
    assert len(states) == len(plainly)
    assert {frozenset(lines(game.write(state)).items()) for state in states} == plainly
    return len(states)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_factions_of_four_cards_reach_the_same_positions(pair: tuple[str, str]) -> None:
    for seed in range(DEALS):
        assert compare(2, [*few_of(pair[0], 4), *few_of(pair[1], 4)], seed) > 8


@pytest.mark.parametrize("fours", ["Gn Gi Se", "Go Kn Do", "Dr Tr Dw", "Un Se Gn", "Gn Gi Do"])
def test_three_players_with_two_cards_each_reach_the_same_positions(fours: str) -> None:
    cards = [card for faction in fours.split() for card in few_of(faction, 4)]
    for seed in range(2):
        assert compare(3, cards, seed) > 12


@pytest.mark.parametrize("eight", ["Gn Gi", "Se Do", "Go Kn", "Tr Dw", "Dr Un"])
def test_four_players_with_a_card_each_reach_the_same_positions(eight: str) -> None:
    cards = [card for faction in eight.split() for card in few_of(faction, 4)]
    for seed in range(3):
        assert compare(4, cards, seed) > 8


def test_four_players_with_two_cards_each_reach_the_same_positions() -> None:
    cards = "Gn1 Gn1 Gn3 Gn3 Gn5 Gi1 Gi1 Gi3 Gi3 Gi5 Gi5 Gn5 Se9 Se0 Do4 Dr2"
    assert compare(4, cards.split(), 1) > 100


@pytest.mark.parametrize("sixes", ["Gn Gi", "Gn Se", "Go Kn", "Do Dr", "Tr Dw", "Un Gi"])
def test_two_factions_of_six_cards_reach_the_same_positions(sixes: str) -> None:
    cards = [card for faction in sixes.split() for card in few_of(faction, 6)]
    assert compare(2, cards, 7) > 100


def test_a_game_of_four_cards_has_five_positions() -> None:
    # Counted by hand: the deal, a's card, b's card and with it phase 2, then its two cards.
    # Gn1 and Gi1 against each other, Gn3 turned up, Gi3 drawn: nobody ever has a choice.
    game = cs.Claim(players=2, cards="Gn1 Gn3 Gi1 Gi3")
    deal = game.move(game.start(), "deal Gn1 Gi1 Gn3 Gi3")
    states = reached_by_the_rules(game, game.apply(game.start(), deal).state)
    assert len(states) == 5
