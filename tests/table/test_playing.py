"""While the game is on: moves, undo, giving up, computer players in between, talk."""

import random
from collections.abc import Callable

import pytest

from claimstead.core import BadText, Illegal
from claimstead.players import because
from claimstead.table import entries as log
from claimstead.table import gathering, playing
from claimstead.table.decision import decided
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import commitment_of
from claimstead.table.settings import Clock, ClockKind
from claimstead.table.table import Table
from claimstead.table.undo import can_undo
from tests.table.desk import SETUPS, begin, play, played, rebuilt, seated, started, write

ROWS = "/".join([". . . . . ."] * 6)
PLACING = f"claim-it 2 base; {ROWS}; a; 235; -"


def placed() -> Table:
    """Seat a has put squatter 2 on 3/5 and has to choose."""
    table = started(position=PLACING)
    write(table, playing.move(table, "a", "2@3/5"))
    return table


def test_a_move_is_checked_by_the_rules() -> None:
    table = started(position=PLACING)
    with pytest.raises(Illegal) as refused:
        playing.move(table, "a", "2@1/1")
    assert refused.value.rule == "I-3"
    with pytest.raises(BadText):
        playing.move(table, "a", "hello")


def test_a_move_is_made_by_whose_turn_it_is() -> None:
    with pytest.raises(Illegal, match="turn"):
        playing.move(started(position=PLACING), "b", "2@3/5")


def test_a_refused_move_changes_nothing() -> None:
    table = started(position=PLACING)
    with pytest.raises(Illegal):
        playing.move(table, "a", "2@1/1")
    write(table, playing.move(table, "a", "2@3/5"))
    assert len(table.played) == 1


def test_the_dice_that_follow_a_move_are_on_the_same_page() -> None:
    table = placed()
    number = table.number
    write(table, playing.move(table, "a", "roll"))
    assert table.number == number + 1
    assert [played.by for played in table.played][:3] == ["a", "a", "*"]


def test_a_move_is_remembered_by_its_id() -> None:
    table = started(position=PLACING)
    write(table, playing.move(table, "a", "2@3/5", id="ada 1"))
    assert table.move_ids == {"ada 1": table.number}


def test_no_moves_before_the_start_and_after_the_end() -> None:
    with pytest.raises(NotNow, match="not started"):
        playing.move(seated(), "a", "roll")
    table = played("claim-it 2 base")
    assert table.status == "over"
    forbidden: tuple[Callable[[], object], ...] = (
        lambda: playing.move(table, "a", "roll"),
        lambda: playing.resign(table, "a"),
        lambda: playing.ask_undo(table, "a"),
        lambda: playing.answer_undo(table, "a", True),
        lambda: playing.take_over(table, "a", "bob", 60_000),
        lambda: playing.come_back(table, "a", "ada"),
    )
    for command in forbidden:
        with pytest.raises(NotNow, match="over"):
            command()


# Undo


def test_the_other_agrees_and_the_move_is_taken_back() -> None:
    table = placed()
    write(table, playing.ask_undo(table, "a"))
    assert vars(table.undo)["asked_by"] == "a"
    write(table, playing.answer_undo(table, "b", True))
    assert vars(table.undo)["asked_by"] is None
    assert table.game.write(table.state) == PLACING
    write(table, playing.move(table, "a", "3@2/5"))


def test_the_other_refuses_and_the_move_stands() -> None:
    table = placed()
    write(table, playing.ask_undo(table, "a"))
    write(table, playing.answer_undo(table, "b", False))
    assert table.undo.asked_by is None
    assert len(table.played) == 1
    with pytest.raises(NotNow, match="nobody has asked"):
        playing.answer_undo(table, "b", True)


def test_all_others_have_to_agree() -> None:
    table = started("claim-it 3 base", position=f"claim-it 3 base; {ROWS}; a; 235; -")
    write(table, playing.move(table, "a", "2@3/5"))
    write(table, playing.ask_undo(table, "a"))
    write(table, playing.answer_undo(table, "b", True))
    assert len(table.played) == 1
    with pytest.raises(NotNow, match="nobody has asked"):
        playing.answer_undo(table, "b", True)
    write(table, playing.answer_undo(table, "c", True))
    assert table.played == []


def test_whoever_agreed_before_is_asked_again() -> None:
    table = started("claim-it 3 base", position=f"claim-it 3 base; {ROWS}; a; 235; -")
    write(table, playing.move(table, "a", "2@3/5"))
    for last in (False, True):
        write(table, playing.ask_undo(table, "a"))
        if not last:
            write(table, playing.answer_undo(table, "b", True))
        write(table, playing.answer_undo(table, "c", last))
    assert len(table.played) == 1
    write(table, playing.answer_undo(table, "b", True))
    assert table.played == []


def test_whose_move_it_was_does_not_agree_for_the_others() -> None:
    table = placed()
    write(table, playing.ask_undo(table, "a"))
    with pytest.raises(NotNow, match="nobody has asked"):
        playing.answer_undo(table, "a", True)


def test_against_computer_players_nobody_has_to_agree() -> None:
    table = seated(position=PLACING)
    write(table, gathering.stand(table, "b", "bob"))
    write(table, gathering.invite(table, "b", "ada", "random"))
    begin(table)
    write(table, playing.move(table, "a", "2@3/5"))
    write(table, playing.ask_undo(table, "a"))
    assert table.played == []


PHASE_2 = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr3 Gn7 Se1
hand b: Gi7 Se2 Tr5"""


def test_against_computer_players_a_move_is_taken_back_though_they_replied() -> None:
    table = seated("claim 2 Gn Gi Dr Tr Se", position=PHASE_2)
    write(table, gathering.stand(table, "b", "bob"))
    write(table, gathering.invite(table, "b", "ada", "random"))
    begin(table)
    write(table, playing.move(table, "a", "Dr3"))
    while table.thinker is not None:
        write(table, playing.move(table, "b", str(table.game.legal(table.state)[0])))
    replies = len(table.played) - 1
    assert replies > 0
    assert can_undo(table, "a")
    write(table, playing.ask_undo(table, "a"))
    assert table.played == []
    assert table.pages[-1].entries[-1] == log.Undone(seat="a", moves=1 + replies)
    assert table.game.write(table.state) == table.game.write(table.game.read(PHASE_2))
    assert told(rebuilt(table)) == told(table)


def test_what_people_replied_is_not_taken_back() -> None:
    table = started("claim 2 Gn Gi Dr Tr Se", position=PHASE_2)
    write(table, playing.move(table, "a", "Dr3"))
    write(table, playing.move(table, "b", "Gi7"))
    assert not can_undo(table, "a")


def test_nothing_is_taken_back_across_a_reply_that_revealed_something() -> None:
    table = seated("claim 2 Gn Gi Dr Tr Se")
    write(table, gathering.stand(table, "b", "bob"))
    write(table, gathering.invite(table, "b", "ada", "random"))
    begin(table)
    write(table, playing.move(table, "a", str(table.game.legal(table.state)[0])))
    assert can_undo(table, "a")
    # The second card of a trick in phase 1 brings a recruit.
    write(table, playing.move(table, "b", str(table.game.legal(table.state)[0])))
    assert not can_undo(table, "a")


def test_a_new_move_ends_the_question() -> None:
    table = placed()
    write(table, playing.ask_undo(table, "a"))
    write(table, playing.move(table, "a", "stop"))
    assert table.undo.asked_by is None


def test_only_who_made_the_last_move_asks() -> None:
    with pytest.raises(NotNow, match="taken back"):
        playing.ask_undo(placed(), "b")


def test_nothing_is_taken_back_in_a_rated_game() -> None:
    table = started(rated=True)
    write(table, playing.move(table, "a", str(table.game.legal(table.state)[0])))
    with pytest.raises(NotNow, match="taken back"):
        playing.ask_undo(table, "a")


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """The last card of CLAIM reveals nothing, and still stands."""
    table = played("claim 2 Gn Gi Dr Tr Se")
    assert table.status == "over"
    assert not any(can_undo(table, seat) for seat in ("a", "b"))


def test_nothing_is_taken_back_across_a_roll() -> None:
    table = placed()
    write(table, playing.move(table, "a", "roll"))
    for seat in "ab":
        with pytest.raises(NotNow, match="taken back"):
            playing.ask_undo(table, seat)


@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_taken_back_never_revealed_anything(setup: str) -> None:
    """Wherever an undo is allowed, no seat and no spectator learned a hidden card or die by it:
    all that the move showed was the mover's to show."""
    rng = random.Random(setup)
    table = started(setup)
    allowed = 0
    while table.actor is not None:
        before, seat = table.state, table.actor
        play(table, rng, 1)
        if not can_undo(table, seat):
            continue
        allowed += 1
        for each in (*table.game.seats, None):
            if table.game.name == "claim":
                known = _cards(table.game.view(before, each)) | _cards(
                    table.game.view(before, seat)
                )
                assert _cards(table.game.view(table.state, each)) <= known
        assert table.game.actor(before) == seat
    assert allowed


def _cards(view: object) -> set[str]:
    """The cards that a view shows, in hands and piles alike; of two copies one is enough."""
    from claimstead.claim.view import ClaimView

    assert isinstance(view, ClaimView)
    top = () if view.pile_top is None else (view.pile_top,)
    shown = (*view.hand, *view.followers, *view.middle, *top, *view.trick, *view.lying)
    piled = (*(card for pile in (*view.scores, *view.open, *view.known) for card in pile),)
    return {str(card) for card in (*shown, *piled, *view.discard)}


def test_a_move_that_turns_up_a_card_stands() -> None:
    table = started("claim 2 Gn Gi Dr Tr Se")
    first = table.game.legal(table.state)[0]
    write(table, playing.move(table, "a", str(first)))
    assert can_undo(table, "a")
    write(table, playing.move(table, "b", str(table.game.legal(table.state)[0])))
    assert not can_undo(table, "b")
    assert not can_undo(table, "a")


# Giving up


def test_of_two_the_other_wins() -> None:
    table = started()
    write(table, playing.resign(table, "a"))
    assert table.status == "over"
    assert table.forfeit is not None
    assert (table.forfeit.winners, table.forfeit.decided_by) == (("b",), "resigned")
    assert table.chairs["a"].forfeited == "resigned"


def test_one_may_give_up_when_it_is_the_other_s_turn() -> None:
    table = started()
    assert table.actor == "a"
    write(table, playing.resign(table, "b"))
    assert table.forfeit is not None
    assert table.forfeit.winners == ("a",)


def test_of_three_a_computer_player_plays_on_and_the_others_go_on() -> None:
    table = started("claim-it 3 base")
    write(table, playing.resign(table, "a"))
    assert table.status == "playing"
    assert table.chairs["a"].player is not None
    assert table.thinker == table.chairs["a"].player
    with pytest.raises(NotNow, match="given up already"):
        playing.resign(table, "a")
    with pytest.raises(NotNow):
        playing.come_back(table, "a", "ada")
    write(table, playing.move(table, "a", str(table.game.legal(table.state)[0])))
    assert not can_undo(table, "a")
    write(table, playing.resign(table, "c"))
    assert table.forfeit is not None
    assert table.forfeit.winners == ("b",)


def test_of_a_team_the_partner_plays_on() -> None:
    table = started("claim 4 Go Kn Dr Tr Se Un Dw")
    write(table, playing.resign(table, "a"))
    assert table.status == "playing"
    write(table, playing.resign(table, "b"))
    assert table.status == "playing"
    write(table, playing.resign(table, "c"))
    assert table.forfeit is not None
    assert table.forfeit.winners == ("b", "d")


def test_a_team_of_which_only_a_computer_player_is_left_has_lost() -> None:
    table = seated("claim 4 Go Kn Dr Tr Se Un Dw")
    write(table, gathering.stand(table, "c", "cem"))
    write(table, gathering.invite(table, "c", "ada", "random"))
    begin(table)
    write(table, playing.resign(table, "a"))
    assert table.forfeit is not None
    assert table.forfeit.winners == ("b", "d")


# Somebody is away


def test_a_computer_player_goes_on_for_who_is_away_until_they_come_back() -> None:
    table = started()
    write(table, playing.take_over(table, "a", "bob", 60_000))
    assert table.thinker == table.chairs["a"].substitute is not None
    assert table.seats_of("ada") == ("a",)
    with pytest.raises(NotNow, match="already"):
        playing.take_over(table, "a", "bob", 60_000)
    with pytest.raises(NotNow):
        playing.come_back(table, "a", "bob")
    write(table, playing.come_back(table, "a", "ada"))
    assert table.thinker is None
    with pytest.raises(NotNow):
        playing.come_back(table, "a", "ada")


def test_nobody_is_replaced_who_is_there() -> None:
    with pytest.raises(NotNow, match="still there"):
        playing.take_over(started(), "a", "bob", None)


def test_nobody_is_replaced_before_a_minute_is_over() -> None:
    table = started()
    with pytest.raises(NotNow, match="wait one more second") as refused:
        playing.take_over(table, "a", "bob", 59_001)
    assert refused.value.code == "back-soon"
    with pytest.raises(NotNow, match="wait 60 more"):
        playing.take_over(table, "a", "bob", 0)
    assert playing.take_over(table, "a", "bob", 60_000).entries


def test_nobody_hands_over_their_own_seat() -> None:
    table = started("claim-it 3 base")
    with pytest.raises(NotNow, match="your own seat"):
        playing.take_over(table, "a", "ada", 10**9)


def test_only_players_hand_over_a_seat() -> None:
    with pytest.raises(NotNow, match="players"):
        playing.take_over(started(), "a", "eve", 10**9)


def test_in_a_game_of_days_the_clock_decides_and_nobody_is_replaced() -> None:
    table = started(clock=Clock(ClockKind.DAYS, 3))
    with pytest.raises(NotNow, match="a move may take days"):
        playing.take_over(table, "a", "bob", 2 * 24 * 3600 * 1000)


def test_nobody_is_replaced_in_a_rated_game() -> None:
    with pytest.raises(NotNow, match="only people play"):
        playing.take_over(started(rated=True), "a", "bob", 10**9)


# Talk


def test_people_talk_and_the_table_knows_from_which_seat() -> None:
    table = started()
    (said,) = playing.say(table, "bob", "Bob", "good  luck").entries
    assert said == log.Said(person="bob", name="Bob", seat="b", text="good luck")
    (said,) = playing.say(table, "eve", "Eve", "hi").entries
    assert isinstance(said, log.Said)
    assert said.seat is None


def test_there_may_be_no_talk() -> None:
    with pytest.raises(NotNow, match="no talk"):
        playing.say(started(talk=False), "ada", "Ada", "hi")


# The log


def told(table: Table) -> dict[str, object]:
    """All that a table knows."""
    parts = ("seating", "agreement", "undo", "watch")
    known = {name: value for name, value in vars(table).items() if name != "game"}
    return known | {name: vars(known[name]) for name in parts}


@pytest.mark.parametrize("setup", SETUPS)
def test_a_table_rebuilt_from_its_log_is_the_one_that_wrote_it(setup: str) -> None:
    for seed in range(2):
        table = played(setup, seed)
        assert told(rebuilt(table)) == told(table)


def test_a_table_on_which_all_sorts_of_things_happened_is_rebuilt_too() -> None:
    table = seated("claim-it 3 base", position=f"claim-it 3 base; {ROWS}; a; 235; -")
    write(table, gathering.make_ready(table, "bob", commitment_of("oak", "0f" * 16)))
    begin(table)
    write(table, gathering.open_word(table, "bob", "oak", "0f" * 16))
    write(table, playing.move(table, "a", "2@3/5", id="ada 1"))
    write(table, playing.ask_undo(table, "a"))
    write(table, playing.answer_undo(table, "b", True))
    write(table, playing.say(table, "bob", "Bob", "of course"))
    write(table, playing.answer_undo(table, "c", True))
    write(table, playing.move(table, "a", "3@2/5", id="ada 2", why=because("random")))
    write(table, playing.take_over(table, "b", "ada", 60_000))
    write(table, playing.come_back(table, "b", "bob"))
    write(table, playing.resign(table, "c"))
    write(table, decided(table, log.Rematched(table="another")))
    assert told(rebuilt(table)) == told(table)
    assert told(rebuilt(play(table, random.Random(1)))) == told(table)
