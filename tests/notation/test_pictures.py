"""Boards, hands and tricks as SVG and as text, and a whole game as a page that plays it."""

import itertools
import json
import random
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import claimstead as cs
from claimstead.claim.state import State as ClaimState
from claimstead.claim.view import ClaimView
from claimstead.claim_it.board import Place
from claimstead.core import CHANCE
from claimstead.notation import write_record
from claimstead.review.page import page
from tests.command_line import Run, assert_one_line
from tests.review.games import SETUPS, played

BOARD = (
    "claim-it 3 base; . . . . . .5/C . . a . ./. . . . .2 ./. . . . . b3*/. . . . . ./. . . A b .; "
    "a; 145; -"
)
SVG = "{http://www.w3.org/2000/svg}"


def words_of(drawn: str) -> list[str]:
    """All that is written in a picture, which must be well-formed."""
    return [each.text or "" for each in ET.fromstring(drawn).iter(f"{SVG}text")]


def cards_of(drawn: str) -> list[str]:
    """The cards whose faces are in a picture."""
    words = words_of(drawn)
    return [
        one + two
        for one, two in itertools.pairwise(words)
        if re.fullmatch("[A-Z][a-z]", one) and re.fullmatch(r"\d", two)
    ]


def test_a_board_is_drawn_with_its_stones() -> None:
    game = cs.ClaimIt(players=3)
    state = game.read(BOARD)
    drawn = cs.svg(state)
    root = ET.fromstring(drawn)
    kinds = [each.get("class") for each in root.iter() if each.get("class")]
    # Three dice lie below the 36 spaces.
    assert kinds.count("space") == 36 + 3
    assert kinds.count("secured") == 2
    assert kinds.count("held") == 3
    assert kinds.count("squatter") == 3
    assert kinds.count("claimed") == 1
    for part in ("a: mine 1, secured 1/9", "1", "4", "5"):
        assert any(part in word for word in words_of(drawn)), part
    assert cs.text(state) == cs.text(game.view(state, None))
    assert state.board[Place(6, 3)].claimed
    assert state._repr_svg_() == drawn


def test_nobody_is_on_turn_in_a_game_that_is_over() -> None:
    game = cs.ClaimIt(players=2)
    rows = "a a a . . ./a a a . . ./b b . . . ./. . . . . ./. . . . . ./. . . . . ."
    going = game.read(f"claim-it 2 base; {rows}; b; 235; 1")
    over = game.read(f"claim-it 2 base; {rows}; b; over; 0")
    assert "▶ b: mine 2, secured 0/13" in words_of(cs.svg(going))
    assert "b: mine 2, secured 0/13" in words_of(cs.svg(over))


def test_a_seat_s_picture_has_its_own_hand_and_the_backs_of_others() -> None:
    game = cs.Claim(players=2, factions="Gn Gi Dr Tr Se")
    state = game.apply(game.start(), game.sample(game.start(), random.Random(1))).state
    view = game.view(state, "a")
    assert isinstance(view, ClaimView)
    drawn = view._repr_svg_()
    assert drawn is not None
    assert drawn == cs.svg(view)
    # K-8: one card is turned up in the middle; all else on the table is one's own hand.
    assert sorted(cards_of(drawn)) == sorted(map(str, (*view.hand, *view.middle)))
    assert drawn.count('fill="#6b5b45"') == 13 + 1  # b's hand, and the pile
    whole = cs.svg(state)
    assert len(cards_of(whole)) == 52
    assert sorted(cards_of(cs.svg(view.hand))) == sorted(map(str, view.hand))
    assert cs.text(view.hand) == " ".join(map(str, view.hand))
    assert cs.text(state) == game.write(state)


@pytest.mark.parametrize("setup", SETUPS)
def test_every_state_and_view_of_a_game_can_be_drawn(setup: str) -> None:
    game = cs.game(setup)
    state, rng = game.start(), random.Random(2)
    for _ in range(60):
        actor = game.actor(state)
        if actor is None:
            break
        move = game.sample(state, rng) if actor is CHANCE else rng.choice(game.legal(state))
        state = game.apply(state, move).state
        for what in (state, *(game.view(state, seat) for seat in (*game.seats, None))):
            ET.fromstring(cs.svg(what))
            assert cs.text(what)


def test_what_has_no_picture_is_refused() -> None:
    with pytest.raises(TypeError, match="no picture of int"):
        cs.svg(3)


def frames_of(html: str) -> list[dict[str, str]]:
    found = re.search(r"const frames = (\[.*\])\n", html)
    assert found is not None
    return list(json.loads(found[1].replace("<\\/", "</")))


def test_a_replay_is_one_page_with_a_picture_for_every_position() -> None:
    record = played("claim 2 Gn Gi Dr Tr Se", seed=3)
    html = cs.replay(record)
    frames = frames_of(html)
    assert len(frames) == len(record.moves) + 1
    assert "dealt" in frames[1]["told"]
    assert not re.findall(r'(?:src|href)="|@import|url\(', html)
    for frame, state in zip(frames, record.states(), strict=True):
        assert isinstance(state, ClaimState)
        on_the_table = (*state.hands, *state.followers, *state.scores, *state.open)
        named = [*state.middle, *state.pile, *state.trick, *state.lying]
        named += [card for pile in on_the_table for card in pile]
        assert sorted(cards_of(frame["picture"])) == sorted(map(str, named))


def test_a_replay_for_a_seat_shows_what_that_seat_saw() -> None:
    record = played("claim 2 Gn Gi Dr Tr Se", seed=3)
    first, dealt, *_ = record.states()
    assert first.phase == 0
    frames = frames_of(cs.replay(record, seat="b", language="de"))
    secret = set(map(str, dealt.hands[0])) - set(map(str, (*dealt.hands[1], *dealt.middle)))
    assert not secret & set(cards_of(frames[1]["picture"]))
    assert not [card for card in secret if card in frames[1]["told"]]


def test_the_command_writes_a_replay(run: Run, tmp_path: Path) -> None:
    record = played("claim-it 2 base size 3 end 3", seed=1)
    header = (("seat a", "</script><b>Ada"),)
    (tmp_path / "game.txt").write_text(
        write_record(record._replace(header=header)), encoding="utf-8"
    )
    done = run("replay", "game.txt", "--out", "game.html")
    assert (done.code, done.err) == (0, "")
    html = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert "<b>Ada" not in html
    assert html.count("</script>") == 1
    assert_one_line(run("replay", "game.txt", "--out", "game.html", "--seat", "d"))


def test_the_pictures_of_a_review_are_these() -> None:
    from claimstead.review import Effort, review

    record = played("claim 2 Gn Gi Dr Tr Se", seed=9)
    found = review(record, Effort(deals=2))
    states = list(record.states())
    for moment in found.moments:
        step = found.steps[moment.step]
        before = states[step.move_index], states[step.move_index + 1]
        assert any(cs.svg(state) in page(found, "en") for state in before)
