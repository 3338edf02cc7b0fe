"""The characters of a level play alike in strength, and not alike in what they like and dare."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from claimstead.claim.moves import Play
from claimstead.claim.trick import is_ahead
from claimstead.core import CHANCE
from claimstead.notation import game_named
from claimstead.players import player
from claimstead.players.characters import CHARACTERS, TEMPERS
from claimstead.players.player import Budget
from claimstead.registry import Game

DICE, CARDS = "claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"
BY_HABIT = ("beginner", "easy", "medium", "strong")
"""Levels of Claim It! that judge by habits."""
BY_THUMB = ("beginner", "easy", "medium")
"""Levels of CLAIM that play phase 1 by rules of thumb."""
BUDGET = Budget(nodes=50)


def character(level: str, temper: str) -> str:
    return next(
        each.id for each in CHARACTERS.values() if (each.level, each.temper) == (level, temper)
    )


@cache
def decisions(setup: str, level: str, games: int) -> "list[tuple[Game[Any], Any]]":
    """What the level has to decide in some games of its own."""
    game = game_named(setup)
    found = []
    for number in range(games):
        rng, state = random.Random(number), game.start()
        while (actor := game.actor(state)) is not None:
            if actor is CHANCE:
                move = game.sample(state, rng)
            else:
                view = game.view(state, actor)
                found.append((game, view))
                move = player(game, level).choose(game, view, BUDGET, 0).move
            state = game.apply(state, move).state
    return found


def choices(level: str, temper: str, views: "list[tuple[Game[Any], Any]]") -> list[Any]:
    who = character(level, temper)
    return [player(game, level, who).choose(game, view, BUDGET, 0).move for game, view in views]


@pytest.mark.parametrize("level", BY_HABIT)
def test_whoever_dares_rolls_on_more_often_than_whoever_is_careful(level: str) -> None:
    views = [each for each in decisions(DICE, level, 12) if str(each[1].due) == "choose"]
    rolls = {
        temper: Counter(map(str, choices(level, temper, views)))["roll"]
        for temper in ("careful", "steady", "daring")
    }
    assert rolls["careful"] < rolls["daring"]
    assert rolls["careful"] <= rolls["steady"] <= rolls["daring"]


@pytest.mark.parametrize("temper", TEMPERS[1:])
@pytest.mark.parametrize("level", BY_HABIT)
def test_a_character_does_not_always_do_what_its_level_does(level: str, temper: str) -> None:
    views = decisions(DICE, level, 12)
    assert choices(level, temper, views) != choices(level, "steady", views)


@pytest.mark.parametrize("level", BY_THUMB)
def test_whoever_is_thrifty_leads_lower_cards(level: str) -> None:
    views = [
        each
        for each in decisions(CARDS, level, 12)
        if each[1].phase == 1 and not each[1].trick and str(each[1].stage) == "play"
    ]
    thrifty, steady = (
        [move.card.value for move in choices(level, temper, views) if isinstance(move, Play)]
        for temper in ("thrifty", "steady")
    )
    assert sum(thrifty) < sum(steady)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_whoever_is_grasping_wins_more_of_what_is_turned_up(level: str) -> None:
    """A careful player ducks where a grasping one spends a card on it."""
    views = [each for each in decisions(CARDS, level, 12) if each[1].phase == 1 and each[1].trick]
    grasping, careful = (
        sum(
            is_ahead(view.trick, move.card)
            for move, (_, view) in zip(choices(level, temper, views), views, strict=True)
            if isinstance(move, Play)
        )
        for temper in ("grasping", "careful")
    )
    assert grasping > careful


def test_nobody_named_plays_as_the_level_does() -> None:
    for setup in (DICE, CARDS):
        for game, view in decisions(setup, "easy", 2):
            level, steady = player(game, "easy"), player(game, "easy", character("easy", "steady"))
            assert level.choose(game, view, BUDGET, 0) == steady.choose(game, view, BUDGET, 0)


def test_a_character_is_asked_for_by_its_name() -> None:
    for setup in (DICE, CARDS):
        game, view = decisions(setup, "easy", 1)[0]
        by_level = player(game, "easy", "otto").choose(game, view, BUDGET, 0)
        assert player(game, "otto").choose(game, view, BUDGET, 0) == by_level
