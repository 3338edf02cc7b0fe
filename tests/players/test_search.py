"""The search for any game: it plays by rules and views alone, where cards are hidden, too."""

import random
from typing import Any

import pytest

import claimstead as cs
from claimstead.core import CHANCE, Move
from claimstead.notation import Claim, ClaimIt
from claimstead.notation.claim.redeal import dealt_anew
from claimstead.players import Budget, Cancelled, players_of
from claimstead.players.search import SearchPlayer
from claimstead.registry import kind_of
from claimstead.testkit import ending


def with_states(monkeypatch: pytest.MonkeyPatch, game: Any, sample: Any) -> None:
    """The record of a game says which states fit a view."""
    kind = kind_of(game)
    monkeypatch.setitem(kind.rooms, "sample_state", "here")
    monkeypatch.setitem(kind._parts, "sample_state", sample)


def test_a_game_with_players_of_its_own_is_not_offered_it() -> None:
    assert "search" not in players_of(ClaimIt(2))
    assert not SearchPlayer.plays(ClaimIt(2))


def test_it_finds_the_best_card_of_endings_whose_cards_all_are_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, rng = Claim(2, "Gn Gi Dr Tr Se"), random.Random(3)
    different = 0
    for _ in range(6):
        state = ending(game, 3, rng)
        with_states(monkeypatch, game, lambda *_, state=state: state)
        view = game.view(state, str(game.actor(state)))
        values = {str(move): value for move, value in cs.solve(game, state).moves.items()}
        choice = SearchPlayer().choose(game, view, Budget(nodes=300), 1)
        assert values[str(choice.move)] == max(values.values())
        different += len(set(values.values())) > 1
    assert different


def test_hidden_cards_are_dealt_anew_for_every_try(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Claim(2, "Gn Gi Dr Tr Se")
    rng = random.Random(5)
    state, dealt = game.start(), set()
    moves: list[Move] = []
    for _ in range(20):
        actor = game.actor(state)
        moves.append(game.sample(state, rng) if actor is CHANCE else rng.choice(game.legal(state)))
        state = game.apply(state, moves[-1]).state

    def sample(_: Any, view: Any, luck: random.Random) -> Any:
        other = game.start()
        for move in dealt_anew(game, moves, view.seat, luck):
            other = game.apply(other, move).state
        dealt.add(game.write(other))
        return other

    with_states(monkeypatch, game, sample)
    view = game.view(state, str(game.actor(state)))
    choice = SearchPlayer().choose(game, view, Budget(nodes=20), 1)
    assert choice.move in view.legal
    assert len(dealt) > 1
    assert not choice.reason.is_open


def test_it_stops_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ClaimIt(2)
    state = game.apply(game.start(), game.sample(game.start(), random.Random(1))).state
    with_states(monkeypatch, game, lambda *_: state)
    with pytest.raises(Cancelled):
        SearchPlayer().choose(game, game.view(state, "a"), Budget(is_cancelled=lambda: True), 1)
