"""The players of CLAIM: whole games, the same answer every time, and reasons."""

import random
import re
import threading

import pytest

from claimstead.claim.view import ClaimView
from claimstead.core import CHANCE, Move, clockwise, seats_from
from claimstead.notation import Claim, game_named
from claimstead.players import Budget, Cancelled, player, players_of
from claimstead.table.advice import legal_moves
from claimstead.testkit import all_setups

NAMES = ("greedy", "turned-up", "plain-search", "beginner", "easy", "medium", "strong", "expert")
BUDGET = Budget(nodes=20)
SETUPS = [words for words in all_setups() if words.startswith("claim ")]


def named(text: str) -> set[str]:
    """The cards that a sentence names."""
    return set(re.findall(r"\b[A-Z][a-z]\d\b", text))


def public(view: ClaimView, move: Move) -> set[str]:
    """Cards that everybody can see: a reason may be shown to all."""
    seen = (view.middle, view.trick, *view.scores, *view.open, view.lying)
    return {str(card) for cards in seen for card in cards} | named(str(move))


@pytest.mark.parametrize("setup", SETUPS[::5])
def test_a_whole_game_with_every_level_at_the_table(setup: str) -> None:
    game = game_named(setup)
    rng = random.Random(setup)
    names = (NAMES * 2)[rng.randrange(len(NAMES)) :]
    state = game.start()
    while (actor := game.actor(state)) is not None:
        move: Move
        if actor is CHANCE:
            move = game.sample(state, rng)
        else:
            someone = player(game, names[game.seats.index(actor)])
            view = game.view(state, actor)
            choice = someone.choose(game, view, BUDGET, 7)
            assert someone.choose(game, view, BUDGET, 7) == choice
            assert isinstance(view, ClaimView)
            assert named(str(choice.reason)) <= public(view, choice.move)
            move = choice.move
        state = game.apply(state, move).state
    assert game.outcome(state) is not None


def test_the_levels_stand_from_weak_to_strong() -> None:
    others = ("random", "greedy", "turned-up", "plain-search")
    levels = [name for name in players_of(Claim(2, "Gn Gi Dr Tr Se")) if name not in others]
    assert levels == ["beginner", "easy", "medium", "strong", "expert"]


def first_view(game: Claim) -> ClaimView:
    state = game.apply(game.start(), game.sample(game.start(), random.Random(1))).state
    return game.view(state, "a")


def test_a_search_that_is_cancelled_at_once_has_no_move() -> None:
    game = Claim(3, "Gn Gi Dr Tr Se Un Dw")
    with pytest.raises(Cancelled):
        player(game, "expert").choose(game, first_view(game), Budget(is_cancelled=lambda: True), 0)


def test_a_search_that_is_cancelled_later_keeps_what_it_has_found() -> None:
    game = Claim(2, "Gn Gi Dr Tr Se")
    asked: list[None] = []

    def is_cancelled() -> bool:
        asked.append(None)
        return len(asked) > 3

    view = first_view(game)
    choice = player(game, "expert").choose(game, view, Budget(is_cancelled=is_cancelled), 0)
    assert choice.move in view.legal
    assert len(asked) == 4


def test_another_thread_runs_while_the_expert_thinks() -> None:
    game = Claim(4, "Gn Gi Dr Tr Se Un Dw")
    someone, view = player(game, "expert"), first_view(game)
    thinking = threading.Thread(target=someone.choose, args=(game, view, Budget(seconds=0.5), 0))
    thinking.start()
    counted = 0
    while thinking.is_alive():
        counted += 1
    thinking.join()
    assert counted > 1000


def test_a_short_game_with_cards_in_two_words_is_played_too() -> None:
    cards = " ".join(map(str, Claim(3, "Gn Gi Dr Tr Se Un Dw").deck.cards))
    game = Claim(2, cards=cards)
    view = first_view(game)
    assert player(game, "expert").choose(game, view, Budget(nodes=50), 0).move in view.legal


@pytest.mark.parametrize(
    ("hand", "trick", "middle", "move", "words"),
    [
        ("Gi5 Gi7 Dr1", "Gi3", "Gn7", "Gi5", "wins the turned-up Gn7 with Gi5, the cheapest card"),
        ("Gi1 Gi5 Dr1", "Gi3", "Gn1", "Gi1", "lets the turned-up Gn1 go for Gi1"),
        ("Gi1 Gi5 Dr1", "", "Gn7", "Gi5", "leads Gi5 for the turned-up Gn7"),
    ],
)
def test_a_card_is_explained(hand: str, trick: str, middle: str, move: str, words: str) -> None:
    game = Claim(2, "Gn Gi Dr Tr Se")
    lead = "b" if trick else "a"
    other = "Tr1 Tr2" if trick else "Tr1 Tr2 Tr3"
    state = game.read(
        f"claim: 2 Gn Gi Dr Tr Se\nphase: 1\nlead: {lead}\nturn: a\nhand a: {hand}\n"
        f"hand b: {other}\ntrick: {trick}\nmiddle: {middle}\npile: Se1 Se2 Se3 Se4 Se5\n"
    )
    choice = player(game, "greedy").choose(game, game.view(state, "a"), BUDGET, 0)
    assert str(choice.move) == move
    assert str(choice.reason).startswith(words)


@pytest.mark.parametrize("lead", "abcd")
def test_with_four_players_a_higher_second_card_is_ahead(lead: str) -> None:
    game = Claim(4, "Gn Gi Dr Tr Se Un Dw")
    second, third, fourth = seats_from(clockwise(lead, 4), 4)[:3]
    state = game.read(f"""claim: 4 Gn Gi Dr Tr Se Un Dw
phase: 2
lead: {lead}
turn: {second}
hand {lead}: Tr1
hand {second}: Un1 Un9
hand {third}: Se1 Se2
hand {fourth}: Se3 Se4
trick: Un5
""")
    view = game.view(state, second)
    wins = {told.move: told.wins for told in legal_moves(game, view)}
    assert wins == {"Un1": False, "Un9": True}
    choice = player(game, "easy").choose(game, view, BUDGET, 0)
    assert (str(choice.move), str(choice.reason)) == ("Un9", "gets ahead with Un9")
