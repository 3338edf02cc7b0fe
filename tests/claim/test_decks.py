"""Decks, hands and seats: K-1 to K-3, and every set-up that makes no game."""

from collections import Counter
from itertools import combinations

import pytest

import claimstead as cs
from claimstead.claim.cards import card, cards, less, of, ordered, spell, without
from claimstead.claim.decks import all_decks, deck, pairs, short_deck
from claimstead.claim.factions import FACTIONS
from tests.claim.table import CLAIM, CLAIM_2

BOX = {
    "Go": "Go0 Go0 Go0 Go0 Go0 Go1 Go2 Go3 Go4 Go5 Go6 Go7 Go8 Go9",
    "Kn": "Kn2 Kn3 Kn4 Kn5 Kn6 Kn7 Kn8 Kn9",
    "Un": "Un0 Un1 Un2 Un3 Un4 Un5 Un6 Un7 Un8 Un9",
    "Dw": "Dw0 Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8 Dw9",
    "Do": "Do0 Do1 Do2 Do3 Do4 Do5 Do6 Do7 Do8 Do9",
    "Gn": "Gn1 Gn1 Gn1 Gn3 Gn3 Gn3 Gn5 Gn5 Gn5 Gn7 Gn7 Gn7 Gn9",
    "Gi": "Gi1 Gi1 Gi3 Gi3 Gi5 Gi5 Gi7 Gi7 Gi9",
    "Dr": "Dr0 Dr1 Dr2 Dr3 Dr4 Dr5 Dr6 Dr7 Dr8 Dr9",
    "Tr": "Tr0 Tr1 Tr2 Tr3 Tr4 Tr5 Tr6 Tr7 Tr8 Tr9",
    "Se": "Se0 Se1 Se2 Se3 Se4 Se5 Se6 Se7 Se8 Se9",
}
ONE_PAIR = "a deck has exactly one pair of factions: Go Kn or Gn Gi"


def refused(players: object, factions: object = None, cards: object = None) -> tuple[str, str]:
    with pytest.raises(cs.BadSetup) as no:
        cs.Claim(players, factions, cards=cards)  # type: ignore[arg-type]
    return no.value.code, str(no.value)


@pytest.mark.parametrize(
    ("factions", "of_each"),
    [(CLAIM, [14, 8, 10, 10, 10]), (CLAIM_2, [13, 9, 10, 10, 10])],
)
def test_k_1_the_decks_of_the_two_boxes(factions: str, of_each: list[int]) -> None:
    game = cs.Claim(players=2, factions=factions)
    assert game.factions == tuple(factions.split())
    expected = " ".join(BOX[code] for code in sorted(factions.split()))
    assert spell(game.deck.cards) == expected
    counts = Counter(card.faction for card in game.deck.cards)
    assert [counts[code] for code in factions.split()] == of_each
    assert not game.is_short


@pytest.mark.parametrize("code", BOX)
def test_k_1_every_faction_has_its_cards(code: str) -> None:
    pair = {"Go": "Kn", "Kn": "Go", "Gn": "Gi", "Gi": "Gn"}
    tens = [other for other in ("Un", "Dw", "Do", "Dr") if other != code]
    codes = [code, pair[code], *tens[:3]] if code in pair else ["Gn", "Gi", code, *tens[:2]]
    assert spell(of(code, cs.Claim(2, codes).deck.cards)) == BOX[code]
    assert FACTIONS[code].code == code
    assert FACTIONS[code].pair == pair.get(code)


@pytest.mark.parametrize(("players", "count", "size"), [(2, 40, 52), (3, 12, 72), (4, 12, 72)])
def test_k_1_all_decks(players: int, count: int, size: int) -> None:
    decks = all_decks(players)
    tens = ["Un", "Dw", "Do", "Dr", "Tr", "Se"]
    assert {frozenset(factions.split()) for factions in decks} == {
        frozenset((*pair, *others))
        for pair in (("Go", "Kn"), ("Gn", "Gi"))
        for others in combinations(tens, 3 if players == 2 else 5)
    }
    assert len(decks) == count
    for factions in decks:
        assert len(deck(players, factions).cards) == size


def test_k_1_all_decks_are_in_the_order_of_the_boxes() -> None:
    assert all_decks(2)[0] == "Go Kn Un Dw Do"
    assert all_decks(2)[-1] == "Gn Gi Dr Tr Se"
    assert all_decks(3)[0] == "Go Kn Un Dw Do Dr Tr"
    assert pairs() == (("Go", "Kn"), ("Gn", "Gi"))


def test_k_1_factions_may_come_as_a_list_and_in_any_order() -> None:
    assert cs.Claim(2, ["Se", "Gi", "Dr", "Gn", "Tr"]).factions == ("Se", "Gi", "Dr", "Gn", "Tr")
    assert cs.Claim(2, "Kn Go Dr Tr Se").deck.players == 2


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, 2.5, True, "2", "two", None, [2], {}])
def test_k_1_a_game_is_for_2_to_4_players(players: object) -> None:
    sentence = f"CLAIM is for 2 to 4 players, not {players}"
    assert refused(players, CLAIM_2) == ("claim-players", sentence)
    assert refused(players, cards="Gn1 Gn3 Gi1 Gi3") == ("claim-players", sentence)


@pytest.mark.parametrize(
    ("players", "factions", "code", "sentence"),
    [
        (2, "", "one-pair", ONE_PAIR),
        (2, "Un Dw Do", "one-pair", ONE_PAIR),
        (2, "Gn Dr Tr Se Un", "one-pair", ONE_PAIR),
        (2, "Gn Kn Dr Tr Se", "one-pair", ONE_PAIR),
        (2, "Gn Gi Go Dr Tr", "one-pair", ONE_PAIR),
        (2, "Gn Gi Go Kn Dr", "one-pair", ONE_PAIR),
        (2, "Gn Gi Dr Dr Se", "faction-twice", "a faction can be in a deck only once"),
        (2, "Gn Gn Dr Tr Se", "faction-twice", "a faction can be in a deck only once"),
        (
            2,
            "Gn Gi Dr Tr Se Un",
            "ten-card-factions",
            "with 2 players a deck has one pair and 3 further factions",
        ),
        (
            2,
            "Gn Gi Dr Tr",
            "ten-card-factions",
            "with 2 players a deck has one pair and 3 further factions",
        ),
        (
            3,
            "Gn Gi Dr Tr Se",
            "ten-card-factions",
            "with 3 players a deck has one pair and 5 further factions",
        ),
        (
            4,
            "Gn Gi Dr Tr Se Un Dw Do",
            "ten-card-factions",
            "with 4 players a deck has one pair and 5 further factions",
        ),
        (
            2,
            "Gn Gi Dr Tr Xx",
            "no-such-faction",
            "there is no faction Xx: the codes are Go Kn Un Dw Do Gn Gi Dr Tr Se",
        ),
        (
            2,
            "gn Gi Dr Tr Se",
            "no-such-faction",
            "there is no faction gn: the codes are Go Kn Un Dw Do Gn Gi Dr Tr Se",
        ),
    ],
)
def test_k_1_any_other_selection_is_refused_with_a_reason(
    players: int, factions: str, code: str, sentence: str
) -> None:
    assert refused(players, factions) == (code, sentence)
    assert refused(players, factions.split()) == (code, sentence)


@pytest.mark.parametrize(
    ("factions", "wrong"),
    [(["Gn", 7], "7"), (7, "7"), (2.5, "2.5"), (True, "True"), (["Gn", ["Gi"]], "['Gi']")],
)
def test_a_code_that_is_no_text_is_no_faction(factions: object, wrong: str) -> None:
    assert refused(2, factions) == (
        "no-such-faction",
        f"there is no faction {wrong}: the codes are Go Kn Un Dw Do Gn Gi Dr Tr Se",
    )


@pytest.mark.parametrize(
    ("some", "wrong"), [(7, "7"), (True, "True"), (["Gn1", 7], "7"), (["Gn1", ["Gi1"]], "['Gi1']")]
)
def test_what_is_no_text_is_no_card(some: object, wrong: str) -> None:
    sentence = f"the box has no card {wrong}, or not so many of it"
    assert refused(2, cards=some) == ("no-such-card", sentence)


def test_what_is_long_is_shown_short() -> None:
    assert refused(2, ["Gn", "x" * 5000]) == (
        "no-such-faction",
        f"there is no faction {'x' * 37}...: the codes are Go Kn Un Dw Do Gn Gi Dr Tr Se",
    )
    assert refused("9" * 5000, CLAIM) == (
        "claim-players",
        f"CLAIM is for 2 to 4 players, not {'9' * 37}...",
    )


def test_k_2_hands_are_13_12_or_9_cards_and_the_rest_is_the_pile() -> None:
    for players, factions, hand, pile in [
        (2, "Gn Gi Dr Tr Se", 13, 26),
        (3, "Gn Gi Dr Tr Se Un Dw", 12, 36),
        (4, "Go Kn Dr Tr Se Un Dw", 9, 36),
    ]:
        game = cs.Claim(players, factions)
        assert game.deck.hand_size == hand
        deal = game.move(game.start(), f"deal {spell(game.deck.cards)}")
        state = game.apply(game.start(), deal).state
        assert [len(cards) for cards in state.hands] == [hand] * players
        assert len(state.pile) + len(state.middle) == pile
        assert len(state.middle) == (1 if players == 2 else 2)


def test_k_2_cards_are_dealt_hand_by_hand_in_seat_order_then_the_pile_top_first() -> None:
    game = cs.Claim(players=3, cards="Dr0 Dr1 Dr2 Dr3 Dr4 Dr5 Dr6 Dr7 Dr8 Dr9 Tr0 Tr1")
    deal = "deal Tr1 Dr9 Dr4 Dr7 Dr2 Dr0 Tr0 Dr5 Dr8 Dr3 Dr6 Dr1"
    state = game.apply(game.start(), game.move(game.start(), deal)).state
    assert game.write(state).splitlines() == [
        "claim: 3 Dr Tr",
        "phase: 1",
        "lead: a",
        "turn: a",
        "hand a: Dr9 Tr1",
        "hand b: Dr4 Dr7",
        "hand c: Dr0 Dr2",
        "middle: Dr5 Tr0",
        "pile: Dr8 Dr3 Dr6 Dr1",
    ]


def test_k_2_partners_sit_opposite_and_with_fewer_players_there_are_none() -> None:
    four = cs.Claim(4, "Gn Gi Dr Tr Se Un Dw").deck
    assert [four.team(seat) for seat in "abcd"] == [("a", "c"), ("b", "d")] * 2
    assert four.teams() == (("a", "c"), ("b", "d"))
    assert [four.opponents(seat) for seat in "abcd"] == [("b", "d"), ("a", "c")] * 2
    assert four.seats == ("a", "b", "c", "d")
    three = cs.Claim(3, "Gn Gi Dr Tr Se Un Dw").deck
    assert three.teams() == (("a",), ("b",), ("c",))
    assert [three.opponents(seat) for seat in "abc"] == [("b", "c"), ("a", "c"), ("a", "b")]
    two = cs.Claim(2, "Gn Gi Dr Tr Se").deck
    assert two.teams() == (("a",), ("b",))
    assert [two.opponents(seat) for seat in "ab"] == [("b",), ("a",)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k_3_seat_a_leads_the_first_trick_and_play_is_clockwise(players: int) -> None:
    some = [card for code in ("Dr", "Tr") for card in BOX[code].split()]
    game = cs.Claim(players, cards=some[: 4 * players])
    deal = game.move(game.start(), f"deal {' '.join(some[: 4 * players])}")
    state = game.apply(game.start(), deal).state
    assert state.lead == "a"
    actors = []
    for _ in range(players - 1):
        actors.append(game.actor(state))
        state = game.apply(state, game.legal(state)[0]).state
    assert [*actors, game.actor(state)] == ["a", "b", "c", "d"][:players]


def test_before_the_deal_chance_is_to_act() -> None:
    game = cs.Claim(players=3, factions="Gn Gi Dr Tr Se Un Dw")
    start = game.start()
    assert game.actor(start) is cs.CHANCE
    assert game.legal(start) == ()
    assert game.outcome(start) is None
    assert game.write(start) == "claim: 3 Gn Gi Dr Tr Se Un Dw\nphase: 0"
    assert (start.lead, start.turn, start.hands, start.voids) == (None, None, ((),) * 3, ((),) * 3)
    assert not start.is_over


def test_a_short_deck_has_just_the_cards_named() -> None:
    game = cs.Claim(players=2, cards="Tr9 Gn1 Dr0 Gn1")
    assert game.is_short
    assert game.factions == ("Gn", "Dr", "Tr")
    assert spell(game.deck.cards) == "Dr0 Gn1 Gn1 Tr9"
    assert (game.players, game.seats, game.deck.hand_size) == (2, ("a", "b"), 1)
    assert cs.Claim(2, cards=["Tr9", "Gn1", "Dr0", "Gn1"]).deck == game.deck
    assert cs.Claim(2, cards=cards("Tr9 Gn1 Dr0 Gn1")).deck == game.deck


@pytest.mark.parametrize(
    ("some", "wrong"),
    [
        ("Gn1 Gn3 Gi1 Xx3", "Xx3"),
        ("Gn1 Gn3 Gi1 Gi2", "Gi2"),
        ("Gn1 Gn1 Gn1 Gn1", "Gn1"),
        ("Kn1 Kn2 Kn3 Kn4", "Kn1"),
        ("Gn1 Gn3 Gi1 Gi", "Gi"),
        ("Gn1 Gn3 Gi1 Gix", "Gix"),
        ("Gn1 Gn3 Gi1 gi3", "gi3"),
        ("Gn1 Gn3 Gi1 Gi03", "Gi03"),
        ("Gn1 Gn3 Gi1 Gi\uff13", "Gi\uff13"),
        pytest.param("Gn1 Gn3 Gi1 Gi" + "9" * 38, "Gi" + "9" * 38, id="40 letters"),
        pytest.param("Gn1 Gn3 Gi1 Gi" + "9" * 39, "Gi" + "9" * 35 + "...", id="41 letters"),
        pytest.param("Gn1 Gn3 Gi1 Gi" + "9" * 5000, "Gi" + "9" * 35 + "...", id="5002 letters"),
    ],
)
def test_a_short_deck_has_only_cards_of_the_box(some: str, wrong: str) -> None:
    sentence = f"the box has no card {wrong}, or not so many of it"
    assert refused(2, cards=some) == ("no-such-card", sentence)


@pytest.mark.parametrize(
    ("players", "some", "multiple"),
    [
        (2, "", 4),
        (2, "Gn1 Gn3", 4),
        (2, "Gn1 Gn3 Gn5 Gn7 Gn9 Gi1", 4),
        (3, "Gn1 Gn3 Gn5 Gn7", 6),
        (4, "Gn1 Gn3 Gn5 Gn7", 8),
    ],
)
def test_a_short_deck_can_be_shared_evenly(players: int, some: str, multiple: int) -> None:
    sentence = f"with {players} players a short deck has a multiple of {multiple} cards"
    assert refused(players, cards=some) == ("short-deck-size", sentence)
    with pytest.raises(cs.BadSetup, match="short deck"):
        short_deck(players, some)


def test_either_factions_or_cards_are_given() -> None:
    sentence = "a game of CLAIM needs either its factions or its cards"
    assert refused(2) == ("factions-or-cards", sentence)
    assert refused(2, CLAIM, cards="Gn1 Gn3 Gi1 Gi3") == ("factions-or-cards", sentence)


def test_two_players_is_the_usual_game() -> None:
    assert cs.Claim(factions=CLAIM).players == 2


def test_cards_are_sorted_by_faction_then_value() -> None:
    assert spell(ordered(cards("Tr1 Gn7 Dr9 Gn1 Dr0"))) == "Dr0 Dr9 Gn1 Gn7 Tr1"
    assert card("Gn7").faction == "Gn"
    assert card("Gn7").value == 7
    assert str(card("Dr0")) == "Dr0"


def test_one_copy_of_a_card_is_taken_away() -> None:
    assert spell(without(cards("Gn1 Gn3 Gn1 Gn5"), card("Gn1"))) == "Gn3 Gn1 Gn5"
    assert spell(without(cards("Gn5 Gn3"), card("Gn3"))) == "Gn5"
    assert spell(less(cards("Gn5 Gn1 Gn3 Gn1"), cards("Gn1 Gn5 Dr0"))) == "Gn1 Gn3"
