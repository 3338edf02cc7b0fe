"""Every way the text of a position can be wrong, and the sentence that says so."""

from textwrap import dedent

import pytest

import claimstead as cs
from tests.claim.table import Table

PLAY = """
    claim: 2 Gn Gi Dr Tr Se
    phase: 2
    lead: a
    turn: b
    hand a: Dr3 Gn7
    hand b: Gi7 Se2 Tr5
    trick: Gi3
    score a: Dr9 Tr1
    open a: Gn3 Gn3
    trolls: Tr4
"""
RECRUIT = """
    claim: 2 Gn Gi Dr Tr Se
    phase: 1
    lead: a
    turn: b
    hand a: Dr3
    hand b: Gi7 Se2
    followers a: Gn1 Tr1
    followers b: Gn3 Tr2
    middle: Gn5
    pile: Gn7 Tr3 Tr4
    trick: Se1
    known a: Gn1
"""
LOOK = """
    claim: 2 Gn Gi Dr Tr Se
    phase: 1
    stage: seer
    lead: a
    turn: b
    hand a: Dr3
    hand b: Gi7
    middle: Gn5
    pile: Gn7 Tr3 Tr4
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
PICK_AFTER_A_SEER = """
    claim: 4 Gn Gi Dr Tr Se Un Dw
    phase: 1
    stage: pick
    lead: a
    turn: b
    followers c: Gn9
    middle: Gi5 Un4
    pile: Gn1
    trick: Se1 Se2 Se3 Tr9
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
    trick: Gi5 Gi3 Un2
    giants: Gi5 Gi3
    open b: Gn5
    open c: Gn3
"""
OVER = """
    claim: 2 Gn Gi Dr Tr Se
    phase: 2
    score a: Gn1 Gn1
    score b: Tr9
"""
ALL = {
    "play": PLAY,
    "recruit": RECRUIT,
    "look": LOOK,
    "pick": PICK,
    "after a Seer": PICK_AFTER_A_SEER,
    "smash": SMASH,
    "over": OVER,
}


def with_line(picture: str, *changes: str) -> str:
    """The picture with lines set; `key:` alone leaves the line out."""
    lines = dict(line.split(": ", 1) for line in dedent(picture).strip().splitlines())
    for change in changes:
        key, _, value = change.partition(":")
        lines.pop(key, None)
        if value.strip():
            lines[key] = value.strip()
    return "\n".join(f"{key}: {value}" for key, value in lines.items())


def refusal(picture: str, text: str) -> tuple[str, str]:
    game = Table(picture).game
    with pytest.raises(cs.BadText) as no:
        game.read(text)
    return no.value.code, str(no.value)


@pytest.mark.parametrize("picture", ALL.values(), ids=ALL)
def test_the_positions_are_good_before_they_are_spoilt(picture: str) -> None:
    table = Table(picture)
    assert table.game.read(with_line(picture)) == table.state


# Lines


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        ("hand", "no-colon", "'hand' is not a key and a value separated by a colon"),
        ("hand e: Gn1", "no-such-key", "there is no key 'hand e' in a position with these seats"),
        ("hand c: Gn1", "no-such-key", "there is no key 'hand c' in a position with these seats"),
        ("hands a: Gn1", "no-such-key", "there is no key 'hands a' in a position with these seats"),
        ("hand: Gn1", "no-such-key", "there is no key 'hand' in a position with these seats"),
        (": Gn1", "no-such-key", "there is no key '' in a position with these seats"),
        ("Phase: 2", "no-such-key", "there is no key 'Phase' in a position with these seats"),
        (
            "known a to a: Dr3",
            "no-such-key",
            "there is no key 'known a to a' in a position with these seats",
        ),
        (
            "known a to c: Dr3",
            "no-such-key",
            "there is no key 'known a to c' in a position with these seats",
        ),
        (
            "known d to a: Dr3",
            "no-such-key",
            "there is no key 'known d to a' in a position with these seats",
        ),
        ("hand a: Dr5", "key-twice", "hand a is there twice"),
        ("phase: 2", "key-twice", "phase is there twice"),
    ],
)
def test_a_line_that_can_not_be_read(line: str, code: str, sentence: str) -> None:
    assert refusal(PLAY, f"{with_line(PLAY)}\n{line}") == (code, sentence)


@pytest.mark.parametrize(
    ("claim", "shown"),
    [
        ("claim: 3 Gn Gi Dr Tr Se", "'claim: 3 Gn Gi Dr Tr Se'"),
        ("claim: 2 Gn Gi Dr Tr Un", "'claim: 2 Gn Gi Dr Tr Un'"),
        ("claim: 2 Gn Gi Dr Tr", "'claim: 2 Gn Gi Dr Tr'"),
        ("claim: 2", "'claim: 2'"),
        ("claim:", "'claim: '"),
    ],
)
def test_another_deck_is_another_game(claim: str, shown: str) -> None:
    sentence = f"this is {shown}, the game here is claim: 2 Gn Gi Dr Tr Se"
    assert refusal(PLAY, with_line(PLAY, claim)) == ("other-game", sentence)


@pytest.mark.parametrize(("line", "shown"), [("phase: 3", "'3'"), ("phase:", "''")])
def test_a_phase_is_0_1_or_2(line: str, shown: str) -> None:
    sentence = f"{shown} is not a phase: write phase: 0, 1 or 2"
    assert refusal(PLAY, with_line(PLAY, line)) == ("phase", sentence)


def test_before_the_deal_nothing_else_is_said() -> None:
    text = "claim: 2 Gn Gi Dr Tr Se\nphase: 0\n"
    for line in ("lead: a", "stage: play", "hand a: Gn1", "pile: Gn1", "void b: Gn"):
        key = line.partition(":")[0]
        sentence = f"before the deal nothing else can be said, but here is {key}"
        assert refusal(PLAY, text + line) == ("nothing-before-the-deal", sentence)


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        ("stage: look", "stage", "'look' is not a stage: write one of play seer pick smash"),
        ("lead: c", "no-such-seat", "there is no seat 'c': the seats are a b"),
        ("turn: A", "no-such-seat", "there is no seat 'A': the seats are a b"),
        ("void a: Un", "faction-not-in-deck", "there is no faction 'Un' in this deck"),
        ("void a: gn", "faction-not-in-deck", "there is no faction 'gn' in this deck"),
        (
            "hand a: Gn77",
            "card",
            "'Gn77' is not a card: write a faction's code and a value, as Gn7",
        ),
        ("trick: Gn2", "no-such-card", "the box has no card Gn2"),
    ],
)
def test_a_value_that_can_not_be_read(line: str, code: str, sentence: str) -> None:
    assert refusal(PLAY, with_line(PLAY, line)) == (code, sentence)


# Cards


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("hand a: Dr3 Dr3", "Dr3"),
        ("hand a: Dr9 Gn7", "Dr9"),
        ("score b: Gi3 Gi3", "Gi3"),
        ("open b: Gn3 Gn3", "Gn3"),
        ("score b: Tr4", "Tr4"),
        ("hand a: Un3 Gn7", "Un3"),
        ("score b: Un9 Gn3 Gn3 Gn3 Do1", "Do1"),
        ("discard: Tr5", "Tr5"),
    ],
)
def test_a_card_is_named_only_as_often_as_the_deck_has_it(line: str, card: str) -> None:
    sentence = f"{card} is named more often than the deck has it"
    assert refusal(PLAY, with_line(PLAY, line)) == ("card-too-often", sentence)


@pytest.mark.parametrize("line", ["followers a: Gn1 Tr3", "middle: Tr3", "pile: Tr3 Tr4 Tr3"])
def test_in_phase_1_too(line: str) -> None:
    sentence = "Tr3 is named more often than the deck has it"
    assert refusal(RECRUIT, with_line(RECRUIT, line)) == ("card-too-often", sentence)


def test_a_discard_that_is_named_leaves_no_card_out() -> None:
    cards = "Gn1 Gn3 Gi1 Gi3"
    text = "claim: 2 Gn Gi\nphase: 2\nlead: a\nturn: a\nhand a: Gn1\nhand b: Gi1\n"
    game = cs.Claim(2, cards=cards)
    for discard, lost in [("Gn3", "Gi3"), ("Gi3", "Gn3"), ("", "Gi3")]:
        with pytest.raises(cs.BadText) as no:
            game.read(f"{text}discard: {discard}")
        assert (no.value.code, str(no.value)) == ("card-missing", f"{lost} is nowhere")


# Who leads and who is on turn

LEAD_AND_TURN = (
    "a game that goes on needs both lead and turn, "
    "one that is over has neither and no cards but in the score piles"
)


@pytest.mark.parametrize(
    ("picture", "lines"),
    [
        (PLAY, ["lead:"]),
        (PLAY, ["turn:"]),
        (PLAY, ["lead:", "turn:"]),
        (RECRUIT, ["lead:", "turn:"]),
        (OVER, ["phase: 1"]),
        (OVER, ["open a: Gn3"]),
        (OVER, ["trolls: Tr3"]),
        (OVER, ["trick: Tr3"]),
        (OVER, ["hand b: Tr3"]),
        (OVER, ["stage: smash", "giants: Gi3"]),
        (OVER, ["lead: a"]),
        (OVER, ["turn: b"]),
    ],
)
def test_lead_and_turn_are_named_while_the_game_goes_on(picture: str, lines: list[str]) -> None:
    assert refusal(picture, with_line(picture, *lines)) == ("lead-and-turn", LEAD_AND_TURN)


@pytest.mark.parametrize("line", ["stage: smash", "stage: pick", "void a: Gn", "void b: Tr"])
def test_a_game_that_is_over_has_no_stage_and_no_voids(line: str) -> None:
    sentence = "a game that is over has no stage and no voids"
    assert refusal(OVER, with_line(OVER, line)) == ("over-is-over", sentence)


def test_a_game_that_is_over_names_nobody() -> None:
    sentence = "no cards are left to play: a game that is over has no lead and no turn"
    text = with_line(OVER, "lead: a", "turn: a")
    assert refusal(OVER, text) == ("no-cards-left", sentence)


@pytest.mark.parametrize(
    ("picture", "lines", "seat", "expected"),
    [
        (PLAY, ["turn: a"], "a", "b"),
        (PLAY, ["lead: b"], "b", "a"),
        (PLAY, ["trick:", "hand a: Dr3 Gn7 Gn9"], "b", "a"),
        (RECRUIT, ["turn: a"], "a", "b"),
    ],
)
def test_the_seat_after_those_who_have_played_is_on_turn(
    picture: str, lines: list[str], seat: str, expected: str
) -> None:
    sentence = f"seat {expected} is on turn, not {seat}"
    assert refusal(picture, with_line(picture, *lines)) == ("not-on-turn", sentence)


@pytest.mark.parametrize(
    ("picture", "lines"),
    [
        (PLAY, ["hand a: Dr3"]),
        (PLAY, ["hand a: Dr3 Gn7 Gn9"]),
        (PLAY, ["hand b: Gi7 Se2"]),
        (PLAY, ["trick:", "turn: a"]),
        (RECRUIT, ["hand a: Dr3 Dr4"]),
        (LOOK, ["hand a: Dr3 Dr4"]),
        (PICK, ["hand a:"]),
        (SMASH, ["hand c: Gn9 Gn1"]),
    ],
)
def test_the_sizes_of_the_hands_fit_the_trick(picture: str, lines: list[str]) -> None:
    sentence = "the sizes of the hands do not fit the trick"
    assert refusal(picture, with_line(picture, *lines)) == ("hand-sizes", sentence)


@pytest.mark.parametrize("trick", ["Gi3 Gi5", "Gi3 Gi5 Dr0"])
def test_a_trick_to_which_all_have_played_is_not_played_to(trick: str) -> None:
    text = with_line(PLAY, f"trick: {trick}")
    assert refusal(PLAY, text) == ("trick-is-whole", "all have played to the trick already")


# Where cards can lie


@pytest.mark.parametrize(
    ("picture", "line", "phase"),
    [
        (RECRUIT, "open a: Gn9", 1),
        (RECRUIT, "open b: Gn9", 1),
        (RECRUIT, "trolls: Tr9", 1),
        (RECRUIT, "giants: Gi7", 1),
        (PLAY, "followers b: Gn9", 2),
        (PLAY, "middle: Gn9", 2),
        (OVER, "middle: Gn9", 2),
    ],
)
def test_what_is_empty_in_a_phase(picture: str, line: str, phase: int) -> None:
    key = line.split(":", maxsplit=1)[0].split(maxsplit=1)[0]
    sentence = f"{key} is empty in phase {phase}"
    assert refusal(picture, with_line(picture, line)) == ("not-in-this-phase", sentence)


def test_only_gnomes_lie_open_and_only_trolls_lie_on() -> None:
    assert refusal(PLAY, with_line(PLAY, "open b: Gn5 Gi5")) == (
        "does-not-lie-there",
        "Gi5 never lies there: open",
    )
    assert refusal(PLAY, with_line(PLAY, "trolls: Tr4 Se5")) == (
        "does-not-lie-there",
        "Se5 never lies there: trolls",
    )


def test_giants_are_asked_about_only_in_their_stage() -> None:
    sentence = "giants is empty unless the stage is smash"
    assert refusal(PLAY, with_line(PLAY, "giants: Gi3")) == ("not-in-this-stage", sentence)


# Knowledge


@pytest.mark.parametrize(
    ("picture", "lines", "seat", "cards"),
    [
        (RECRUIT, ["known a: Gn1 Gn3"], "a", "Gn3"),
        (RECRUIT, ["known b: Gn1"], "b", "Gn1"),
        (RECRUIT, ["known a: Dr3"], "a", "Dr3"),
        (RECRUIT, ["known a: Gn1 Gn1"], "a", "Gn1"),
        (RECRUIT, ["known b to a: Dr1 Gn3 Se2"], "b", "Dr1 Se2"),
        (RECRUIT, ["known a to b: Gn1"], "a", "Gn1"),
        (PLAY, ["known b: Dr3"], "b", "Dr3"),
        (PLAY, ["known b to a: Gi3"], "b", "Gi3"),
        (SMASH, ["known a to b: Dr3", "known a to c: Dr3"], "a", "Dr3"),
    ],
)
def test_what_is_known_of_a_seat_is_what_it_has(
    picture: str, lines: list[str], seat: str, cards: str
) -> None:
    sentence = f"seat {seat} does not have what is known of it: {cards}"
    assert refusal(picture, with_line(picture, *lines)) == ("known-but-not-there", sentence)


@pytest.mark.parametrize(
    ("line", "seat", "faction"),
    [("void a: Gn", "a", "Gn"), ("void b: Gn Tr", "b", "Tr"), ("void a: Tr Dr", "a", "Dr")],
)
def test_a_seat_is_not_void_in_what_it_holds(line: str, seat: str, faction: str) -> None:
    sentence = f"seat {seat} is void in {faction}, yet has it in hand"
    assert refusal(PLAY, with_line(PLAY, line)) == ("void-but-there", sentence)


def test_followers_may_be_of_a_faction_that_the_hand_is_void_in() -> None:
    table = Table(RECRUIT)
    assert table.game.read(with_line(RECRUIT, "void b: Gn")).voids == ((), ("Gn",))
