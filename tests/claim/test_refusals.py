"""Every way a move can be wrong: the rule, the reason's code, and the sentence."""

import pytest

import claimstead as cs
from claimstead.claim.cards import card, cards
from claimstead.claim.moves import SPARE, TAKE_PILE, Deal, Play, Smash, Take
from tests.claim.table import Table

DEAL = "deal Gn1 Gi1 Gn3 Gi3"
BEFORE_THE_DEAL = "claim: 2 Gn Gi\nphase: 0"
PLAY = """
    claim: 2 Gn Gi Dr Tr Se
    phase: 2
    lead: a
    turn: b
    hand a: Dr3
    hand b: Gi7 Gn3
    trick: Gn5
"""
LOOK = """
    claim: 2 Gn Gi Dr Tr Se
    phase: 1
    stage: seer
    lead: a
    turn: b
    hand a: Dr3
    hand b: Gn7
    middle: Gi5
    pile: Gn1 Gn3 Gn5
    trick: Se1 Se2
"""
PICK = """
    claim: 3 Gn Gi Dr Tr Se Un Dw
    phase: 1
    stage: pick
    lead: a
    turn: c
    hand a: Dr3
    hand b: Gn7
    hand c: Gn9
    middle: Gi5 Un4
    pile: Gn1 Gn3 Gn5 Gi3
    trick: Tr1 Tr2 Tr3
"""
SMASH = """
    claim: 3 Gn Gi Dr Tr Se Un Dw
    phase: 2
    stage: smash
    lead: a
    turn: a
    hand a: Dr3
    hand b: Gn7
    hand c: Gn9
    trick: Gi5 Un1 Un2
    giants: Gi5
    open a: Gn5
    open b: Gn5
    open c: Gn3
"""
OVER = "claim: 2 Gn Gi Dr Tr Se\nphase: 2"

DUE = {
    PLAY: ("K-4", "play-a-card", "a card has to be played now"),
    LOOK: (
        "K-12",
        "take-or-pile",
        "take a card from the middle or the one you saw on the pile",
    ),
    PICK: ("K-10", "take-from-middle", "one of the cards in the middle has to be taken"),
    SMASH: ("K-17", "smash-or-spare", "say whether a card is smashed or spared"),
}


@pytest.mark.parametrize(
    ("picture", "moves"),
    [
        (PLAY, ["take Gi5", "take pile", "smash a Gn5", "spare", "deal", "deal Gn1"]),
        (LOOK, ["Gn7", "smash a Gn5", "spare", "deal"]),
        (PICK, ["Gn9", "smash a Gn5", "spare", "deal"]),
        (SMASH, ["Dr3", "take Gn5", "take pile", "deal"]),
    ],
    ids=["play", "seer", "pick", "smash"],
)
def test_a_move_of_the_wrong_kind_is_told_what_is_due(picture: str, moves: list[str]) -> None:
    table = Table(picture)
    for move in moves:
        assert table.refusal(move) == DUE[picture]


def test_a_card_that_is_not_in_hand() -> None:
    table = Table(PLAY)
    assert table.refusal("Gn7") == ("K-4", "card-not-in-hand", "Gn7 is not in your hand")
    assert table.refusal("Dr3") == ("K-4", "card-not-in-hand", "Dr3 is not in your hand")


def test_a_card_that_does_not_follow() -> None:
    sentence = "Gn5 was led and you can follow suit, so you may not play Gi7"
    assert Table(PLAY).refusal("Gi7") == ("K-4", "must-follow", sentence)


def test_a_card_that_does_not_lie_in_the_middle() -> None:
    code, sentence = "not-in-the-middle", "Gn1 is not in the middle"
    assert Table(LOOK).refusal("take Gn1") == ("K-12", code, sentence)
    assert Table(PICK).refusal("take Gn1") == ("K-10", code, sentence)


def test_the_pile_is_open_only_to_who_has_looked() -> None:
    sentence = (
        "only a player who wins the trick with a card that looks at the pile may take from it"
    )
    assert Table(PICK).refusal("take pile") == ("K-12", "pile-not-open", sentence)


@pytest.mark.parametrize(
    ("move", "what"),
    [
        ("smash c Gn5", "Gn5 in front of seat c"),
        ("smash c Gn3", "Gn3 in front of seat c"),
        ("smash a Gn5", "Gn5 in front of seat a"),
        ("smash b Gn7", "Gn7 in front of seat b"),
        ("smash b Gi5", "Gi5 in front of seat b"),
    ],
)
def test_nothing_to_smash_there(move: str, what: str) -> None:
    assert Table(SMASH).refusal(move) == ("K-17", "nothing-to-smash", f"Gi5 cannot smash {what}")


def test_a_partners_gnome_is_not_to_be_smashed() -> None:
    table = Table("""
        claim: 4 Gn Gi Dr Tr Se Un Dw
        phase: 2
        stage: smash
        lead: d
        turn: d
        trick: Gi5 Un1 Un2 Un3
        giants: Gi5
        open a: Gn5
        open b: Gn5
    """)
    assert table.legal() == ["smash a Gn5", "spare"]
    sentence = "Gi5 cannot smash Gn5 in front of seat b"
    assert table.refusal("smash b Gn5") == ("K-17", "nothing-to-smash", sentence)


def test_the_deal_comes_first() -> None:
    table = Table(BEFORE_THE_DEAL, cards="Gn1 Gn3 Gi1 Gi3")
    for move in ("Gn1", "take pile", "take Gn1", "smash a Gn1", "spare"):
        assert table.refusal(move) == ("K-2", "deal-due", "the cards have to be dealt first")


@pytest.mark.parametrize(
    "move",
    ["deal", "deal Gn1 Gn3 Gi1", "deal Gn1 Gn3 Gi1 Gi1", f"{DEAL} Gi3", "deal Gn1 Gn1 Gi1 Gi3"],
)
def test_a_deal_is_the_whole_deck(move: str) -> None:
    sentence = "a deal has each of the 4 cards of the deck once"
    table = Table(BEFORE_THE_DEAL, cards="Gn1 Gn3 Gi1 Gi3")
    assert table.refusal(move) == ("K-1", "deal-is-not-the-deck", sentence)


@pytest.mark.parametrize(
    "move", ["Gn1", "spare", "take pile", "take Gn1", "smash a Gn1", "deal Gn1"]
)
def test_a_game_that_is_over_takes_no_move(move: str) -> None:
    assert Table(OVER).refusal(move) == ("K-22", "game-over", "the game is over")


@pytest.mark.parametrize("move", ["Kn5", "take Do0", "smash b Un4", "deal Gn1 Go0"])
def test_a_card_that_is_not_in_the_deck(move: str) -> None:
    wrong = move.rsplit(maxsplit=1)[-1]
    sentence = f"{wrong} is not in this deck"
    assert Table(PLAY).refusal(move) == ("K-1", "card-not-in-deck", sentence)


def test_who_is_not_to_act_is_told_so() -> None:
    table = Table(PLAY)
    sentence = "it is not seat a's turn: b is to act"
    assert table.refusal("Gn3", seat="a") == ("K-3", "not-your-turn", sentence)
    assert str(table.game.move(table.state, "Gn3", seat="b")) == "Gn3"
    start = cs.Claim(2, cards="Gn1 Gn3 Gi1 Gi3")
    with pytest.raises(cs.Illegal) as no:
        start.move(start.start(), DEAL, seat="a")
    assert (no.value.code, no.value.arguments) == (
        "not-your-turn",
        {"seat": "a", "actor": "chance"},
    )


# Texts that name no move

NO_MOVE = (
    " is not a move: write a card as Gn7, or take Gi5, take pile, "
    "smash b Gn5, spare, or deal and all cards"
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", "''"),
        ("  ", "''"),
        ("Gn7 Gn9", "'Gn7 Gn9'"),
        ("take", None),
        ("take Gi5 Gi7", "'take Gi5 Gi7'"),
        ("smash Gn5", "'smash Gn5'"),
        ("smash c Gn5", "'smash c Gn5'"),
        ("smash b", "'smash b'"),
        ("spare b", "'spare b'"),
        ("smash b Gn5 Gn5", "'smash b Gn5 Gn5'"),
    ],
)
def test_a_text_that_is_no_move(text: str, shown: str | None) -> None:
    table = Table(PLAY)
    with pytest.raises(cs.BadText) as no:
        table.game.move(table.state, text)
    if shown is None:
        sentence = "'take' is not a card: write a faction's code and a value, as Gn7"
        assert (no.value.code, str(no.value)) == ("card", sentence)
    else:
        assert (no.value.code, str(no.value)) == ("claim-move", shown + NO_MOVE)


@pytest.mark.parametrize("word", ["gn7", "Gn", "7", "Gn77", "Xx7", "GN7", "Gn-1", "Gn7\u0660", "?"])
def test_a_word_that_is_no_card(word: str) -> None:
    table = Table(PLAY)
    for text in (word, f"take {word}", f"smash a {word}", f"deal Gn1 {word}"):
        with pytest.raises(cs.BadText) as no:
            table.game.move(table.state, text)
        assert no.value.code == "card"
        sentence = f"{word!a} is not a card: write a faction's code and a value, as Gn7"
        assert str(no.value) == sentence


@pytest.mark.parametrize("word", ["Gn2", "Gi0", "Kn1", "Gn8"])
def test_a_card_that_is_in_no_box(word: str) -> None:
    table = Table(PLAY)
    with pytest.raises(cs.BadText) as no:
        table.game.move(table.state, word)
    assert (no.value.code, str(no.value)) == ("no-such-card", f"the box has no card {word}")


def test_moves_are_written_as_they_are_read() -> None:
    game = cs.Claim(players=3, factions="Gn Gi Dr Tr Se Un Dw")
    for move, text in [
        (Play(card("Gn7")), "Gn7"),
        (Take(card("Gi5")), "take Gi5"),
        (TAKE_PILE, "take pile"),
        (Smash("b", card("Gn5")), "smash b Gn5"),
        (SPARE, "spare"),
        (Deal(cards("Gn7 Dr0")), "deal Gn7 Dr0"),
    ]:
        assert str(move) == text
        assert game.read_move(text) == move
        assert game.read_move(f"  {text.replace(' ', '   ')} ") == move


def test_the_rules_check_a_move_before_they_make_it() -> None:
    table = Table(PLAY)
    with pytest.raises(cs.Illegal) as no:
        table.game.apply(table.state, Play(card("Gi7")))
    assert no.value.code == "must-follow"
    with pytest.raises(cs.Illegal) as no:
        table.game.apply(table.state, SPARE)
    assert no.value.code == "play-a-card"
