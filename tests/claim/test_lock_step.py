"""The rules and the plain second version play whole random games side by side."""

import random

import pytest

import claimstead as cs
from claimstead.claim.decks import all_decks
from tests.claim import plain
from tests.claim.table import lines

GAMES = 3
SETUPS = [(players, factions) for players in (2, 3, 4) for factions in all_decks(players)]


def play_side_by_side(game: cs.Claim, rng: random.Random) -> None:
    deal = game.sample(game.start(), rng)
    state = game.apply(game.start(), deal).state
    twin = plain.new_game(game.players, list(game.factions), [str(card) for card in deal.cards])
    while game.actor(state) is not None:
        legal = [str(move) for move in game.legal(state)]
        assert sorted(legal) == plain.moves(twin)
        move = rng.choice(sorted(legal))
        state = game.apply(state, game.move(state, move)).state
        plain.make(twin, move)
        assert lines(game.write(state)) == plain.picture(twin)
    view = game.view(state, None)
    assert sorted(map(str, view.discard)) == sorted(twin["removed"])
    outcome = game.outcome(state)
    assert outcome is not None
    assert "".join(outcome.winners) == plain.winners(twin)
    favours = {favour.faction: "".join(favour.winners) for favour in outcome.favours}
    assert favours == plain.favours(twin)
    assert plain.moves(twin) == []


def test_there_are_64_set_ups() -> None:
    assert len(SETUPS) == 40 + 12 + 12


@pytest.mark.parametrize(("players", "factions"), SETUPS)
def test_random_games_go_the_same_way_in_both_versions(players: int, factions: str) -> None:
    game = cs.Claim(players, factions)
    rng = random.Random(f"{players} {factions}")
    for _ in range(GAMES):
        play_side_by_side(game, rng)


def test_both_versions_deal_the_same_cards() -> None:
    for players, factions in SETUPS:
        dealt = sorted(map(str, cs.Claim(players, factions).deck.cards))
        assert dealt == sorted(plain.deck_cards(factions.split()))
