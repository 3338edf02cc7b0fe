"""The deal, as a chance move: every one of them, and one drawn."""

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import claimstead as cs
from claimstead.claim.cards import Cards, ordered, spell
from claimstead.claim.rules import MOST_CHANCES
from tests.claim.table import CLAIM, CLAIM_2


def counted_by_shuffling(game: cs.Claim) -> dict[tuple[Cards, ...], Fraction]:
    """How often each deal comes when the cards, told apart, lie in every order once."""
    size = game.deck.hand_size
    found: Counter[tuple[Cards, ...]] = Counter()
    for order in permutations(game.deck.cards):
        hands = [
            ordered(order[first : first + size]) for first in range(0, size * game.players, size)
        ]
        found[*hands, order[size * game.players :]] += 1
    total = sum(found.values())
    return {deal: Fraction(count, total) for deal, count in found.items()}


@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (2, "Gn1 Gn3 Gi1 Gi3"),
        (2, "Gn1 Gn1 Gi3 Gi3"),
        (2, "Gn1 Gn1 Gn1 Dr9"),
        (2, "Dr0 Dr1 Dr2 Dr3 Dr4 Dr5 Dr6 Dr7"),
        (2, "Gn1 Gn1 Gn1 Gi3 Gi3 Dr2 Dr3 Dr4"),
        (2, "Go0 Go0 Go0 Go0 Go0 Kn2 Kn3 Kn4"),
        (3, "Gn1 Gn1 Dr0 Dr1 Dr2 Dr3"),
        (4, "Go0 Go0 Go0 Gi1 Gi1 Dr1 Dr2 Dr3"),
    ],
)
def test_every_deal_has_the_probability_that_counting_gives(players: int, cards: str) -> None:
    game = cs.Claim(players, cards=cards)
    chances = game.chances(game.start())
    assert sum(chance for _, chance in chances) == 1
    size = game.deck.hand_size
    dealt = players * size
    listed = {
        (
            *(move.cards[first : first + size] for first in range(0, dealt, size)),
            move.cards[dealt:],
        ): chance
        for move, chance in chances
    }
    assert len(listed) == len(chances)
    assert listed == counted_by_shuffling(game)


def test_four_different_cards_have_24_equally_likely_deals() -> None:
    game = cs.Claim(players=2, cards="Gn1 Gn3 Gi1 Gi3")
    chances = game.chances(game.start())
    assert len(chances) == 24
    assert {chance for _, chance in chances} == {Fraction(1, 24)}
    assert str(chances[0][0]) == "deal Gi1 Gi3 Gn1 Gn3"
    assert str(chances[-1][0]) == "deal Gn3 Gn1 Gi3 Gi1"
    for move, _ in chances:
        assert game.move(game.start(), str(move)) == move


def test_eight_different_cards_have_10080_deals() -> None:
    # 8! orders, those within each of the two hands of two don't count: 40320 / 2 / 2.
    game = cs.Claim(players=2, cards="Dr0 Dr1 Dr2 Dr3 Dr4 Dr5 Dr6 Dr7")
    chances = game.chances(game.start())
    assert len(chances) == 10080
    assert {chance for _, chance in chances} == {Fraction(1, 10080)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_one_lists_the_deals_of_a_whole_deck(players: int) -> None:
    game = cs.Claim(players, CLAIM if players == 2 else f"{CLAIM} Tr Se")
    with pytest.raises(cs.TooManyChances) as no:
        game.chances(game.start())
    assert no.value.code == "deal"
    assert str(no.value) == "there are too many deals to list: draw one instead"
    assert isinstance(no.value, cs.ClaimsteadError)


def test_never_more_than_a_million_deals_are_listed() -> None:
    # 1,164,240 deals, though 12! / (2 * 2 * 2 * 2) / (3! * 3!) is but 831,600.
    game = cs.Claim(2, cards="Gn1 Gn1 Gn3 Gn3 Gn5 Gn5 Gn7 Gn7 Dr0 Dr1 Dr2 Dr3")
    with pytest.raises(cs.TooManyChances):
        game.chances(game.start())
    assert MOST_CHANCES == 1_000_000


def test_twelve_cards_of_three_kinds_are_few_enough_to_list() -> None:
    # 12! / (5! * 3! * 3!) = 110,880 orders.
    game = cs.Claim(2, cards="Go0 Go0 Go0 Go0 Go0 Gn1 Gn1 Gn1 Gn3 Gn3 Gn3 Dr0")
    chances = game.chances(game.start())
    assert sum(chance for _, chance in chances) == 1


def test_chance_has_nothing_to_do_after_the_deal() -> None:
    game = cs.Claim(players=2, cards="Gn1 Gn3 Gi1 Gi3")
    state = game.apply(game.start(), game.move(game.start(), "deal Gn1 Gi1 Gn3 Gi3")).state
    assert game.chances(state) == ()


@pytest.mark.parametrize(
    ("players", "factions", "hand"),
    [(2, CLAIM_2, 13), (3, f"{CLAIM_2} Un Dw", 12), (4, f"{CLAIM} Dr Se", 9)],
)
def test_a_deal_drawn_has_every_card_once_and_can_be_made(
    players: int, factions: str, hand: int
) -> None:
    game = cs.Claim(players, factions)
    rng = random.Random(5)
    drawn = [game.sample(game.start(), rng) for _ in range(20)]
    assert len(set(drawn)) == 20
    for deal in drawn:
        assert ordered(deal.cards) == ordered(game.deck.cards)
        for first in range(0, hand * players, hand):
            assert list(deal.cards[first : first + hand]) == sorted(deal.cards[first:][:hand])
        assert game.move(game.start(), str(deal)) == deal
        state = game.apply(game.start(), deal).state
        assert spell(state.hands[1]) == spell(deal.cards[hand : 2 * hand])
        assert state.pile == deal.cards[hand * players + len(state.middle) :]


def test_the_same_random_numbers_draw_the_same_deal() -> None:
    game = cs.Claim(players=2, factions=CLAIM_2)
    drawn = [game.sample(game.start(), random.Random(9)) for _ in range(2)]
    assert drawn[0] == drawn[1]


def test_deals_are_drawn_as_often_as_their_probability_says() -> None:
    # Gn1 twice: a has a Gn1 in 2 of 4 orders of the first card.
    game = cs.Claim(players=2, cards="Gn1 Gn1 Gi1 Gi3")
    rng = random.Random(1)
    listed = dict(game.chances(game.start()))
    drawn = Counter(game.sample(game.start(), rng) for _ in range(6000))
    assert set(drawn) == set(listed)
    for deal, chance in listed.items():
        assert abs(drawn[deal] - 6000 * chance) < 120
