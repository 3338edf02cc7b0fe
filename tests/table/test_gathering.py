"""Before the start: who sits where, words for the seal, and the start itself."""

from collections.abc import Callable

import pytest

from claimstead.core import BadSetup, BadText
from claimstead.table import entries as log
from claimstead.table import gathering, playing
from claimstead.table.decision import decided
from claimstead.table.refusal import NotNow
from claimstead.table.settings import Clock, ClockKind, Settings
from claimstead.table.table import Table
from tests.table.desk import begin, opened, seated, started, write


def refusal(code: str) -> str:
    """As `pytest.raises` matches it."""
    return rf"^{NotNow(code, seat='a', seats='a b', what='name', most=24).reason}$"


def test_a_new_table_waits_for_people() -> None:
    table = opened("claim-it 3 base")
    assert table.status == "gathering"
    assert [chair.is_open for chair in table.chairs.values()] == [True, True, True]
    assert table.actor is None


def test_nothing_changes_before_it_is_written() -> None:
    table = opened()
    gathering.sit(table, "a", "ada", "Ada")
    assert table.chairs["a"].is_open


def test_somebody_sits_down() -> None:
    table = opened()
    write(table, gathering.sit(table, "b", "bob", " Bob  Ross "))
    assert (table.chairs["b"].person, table.chairs["b"].name) == ("bob", "Bob Ross")
    assert table.seats_of("bob") == ("b",)


def test_a_seat_is_taken_once() -> None:
    table = opened()
    write(table, gathering.sit(table, "a", "ada", "Ada"))
    with pytest.raises(NotNow, match=refusal("seat-taken")):
        gathering.sit(table, "a", "bob", "Bob")


def test_there_are_as_many_seats_as_players() -> None:
    with pytest.raises(NotNow, match="this table has no such seat"):
        gathering.sit(opened(), "c", "ada", "Ada")


def test_one_person_may_have_several_seats() -> None:
    table = opened()
    write(table, gathering.sit(table, "a", "ada", "Ada"))
    write(table, gathering.sit(table, "b", "ada", "Ada's mother"))
    assert table.seats_of("ada") == ("a", "b")


def test_but_in_a_rated_game_only_one() -> None:
    table = opened(rated=True)
    write(table, gathering.sit(table, "a", "ada", "Ada"))
    with pytest.raises(NotNow, match="everybody has only one seat"):
        gathering.sit(table, "b", "ada", "Ada's mother")


def alone() -> Table:
    """Ada on seat a, and a computer player."""
    table = opened()
    write(table, gathering.sit(table, "a", "ada", "Ada"))
    write(table, gathering.invite(table, "b", "ada", "random"))
    return table


def test_who_stands_up_leaves_the_seat_open_and_takes_the_word_along() -> None:
    table = alone()
    write(table, gathering.give_word(table, "a", "ada", "oak"))
    write(table, gathering.stand(table, "a", "ada"))
    assert table.chairs["a"].is_open
    assert table.agreement.words == {}


def test_nobody_makes_another_stand_up() -> None:
    with pytest.raises(NotNow, match=refusal("not-your-seat")):
        gathering.stand(seated(), "a", "bob")


def test_the_owner_invites_a_computer_player_and_sends_it_away() -> None:
    table = opened()
    write(table, gathering.invite(table, "b", "ada", "random"))
    assert (table.chairs["b"].level, table.chairs["b"].player) == ("random", "random")
    write(table, gathering.invite(table, "b", "ada", None))
    assert table.chairs["b"].is_open


def test_the_owner_exchanges_a_computer_player() -> None:
    table = opened()
    write(table, gathering.invite(table, "b", "ada", "random"))
    write(table, gathering.invite(table, "b", "ada", "easy"))
    assert table.chairs["b"].level == "easy"


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "strong", "expert"])
def test_five_computer_players_of_a_level_have_five_names(level: str) -> None:
    table = opened("claim-it 5 base")
    for seat in table.game.seats:
        write(table, gathering.invite(table, seat, "ada", level))
    names = {chair.shown_name for chair in table.chairs.values()}
    assert len(names) == 5
    assert level not in names


def test_at_another_table_somebody_else_may_sit() -> None:
    first = set()
    for secret in ("00" * 32, "01" * 32, "02" * 32, "03" * 32, "04" * 32, "05" * 32):
        table = opened(secret=secret)
        write(table, gathering.invite(table, "b", "ada", "easy"))
        first.add(table.chairs["b"].shown_name)
    assert len(first) > 1


def test_a_computer_player_of_an_older_log_is_called_by_its_level() -> None:
    table = opened()
    write(table, decided(table, log.ComputerSat(seat="b", level="easy")))
    assert (table.chairs["b"].character, table.chairs["b"].shown_name) == (None, "easy")


def test_only_the_owner_invites() -> None:
    with pytest.raises(NotNow, match="only the player who opened the table"):
        gathering.invite(opened(), "b", "bob", "random")


def test_no_computer_player_sits_down_on_somebody() -> None:
    with pytest.raises(NotNow, match="this seat is taken"):
        gathering.invite(seated(), "b", "ada", "random")


def test_there_is_none_to_send_away_on_a_person_s_seat() -> None:
    with pytest.raises(NotNow, match="no computer player sits on this seat"):
        gathering.invite(seated(), "b", "ada", None)


def test_a_computer_player_has_to_exist() -> None:
    with pytest.raises(BadSetup, match="godlike"):
        gathering.invite(opened(), "b", "ada", "godlike")


def test_no_computer_player_in_a_rated_game() -> None:
    with pytest.raises(NotNow, match="only people play"):
        gathering.invite(opened(rated=True), "b", "ada", "random")


def test_who_plays_alone_may_give_a_word_and_change_it() -> None:
    table = alone()
    write(table, gathering.give_word(table, "a", "ada", "ash"))
    write(table, gathering.give_word(table, "a", "ada", "elm"))
    assert table.agreement.words == {"a": "elm"}


def test_a_word_is_given_for_one_s_own_seat() -> None:
    with pytest.raises(NotNow, match=refusal("not-your-seat")):
        gathering.give_word(seated(), "a", "bob", "oak")


def test_the_words_change_the_dice() -> None:
    firsts = set()
    for word in ("oak", "ash", "elm", "fir", "yew"):
        table = alone()
        write(table, gathering.give_word(table, "a", "ada", word))
        write(table, gathering.start(table, "ada"))
        firsts.add(str(table.played[0].move))
    assert len(firsts) > 1


def test_the_seal_stays_the_same_from_the_opening_to_the_end() -> None:
    table = opened()
    seal = table.seal
    assert started().seal == seal


def test_when_all_are_ready_the_game_starts_and_the_first_dice_are_there() -> None:
    table = begin(seated())
    assert table.status == "playing"
    assert table.actor == "a"
    assert [move.by for move in table.played][-1] == "*"


def test_nobody_else_starts_it() -> None:
    with pytest.raises(NotNow, match="only the players"):
        gathering.start(seated(), "eve")


def test_nobody_starts_it_for_others() -> None:
    table = opened()
    write(table, gathering.sit(table, "a", "bob", "Bob"))
    write(table, gathering.sit(table, "b", "cem", "Cem"))
    with pytest.raises(NotNow, match="only the players"):
        gathering.start(table, "ada")


def test_the_owner_may_look_on_while_computer_players_play() -> None:
    table = opened()
    for seat in "ab":
        write(table, gathering.invite(table, seat, "ada", "random"))
    with pytest.raises(NotNow, match="only the players"):
        gathering.start(table, "eve")
    write(table, gathering.start(table, "ada"))
    assert table.status == "playing"


def test_a_game_starts_when_every_seat_is_taken() -> None:
    table = opened()
    write(table, gathering.sit(table, "a", "ada", "Ada"))
    with pytest.raises(NotNow, match="every seat is taken"):
        gathering.start(table, "ada")


def test_after_the_start_nobody_sits_down_stands_up_or_gives_a_word() -> None:
    table = started()
    forbidden: tuple[Callable[[], object], ...] = (
        lambda: gathering.sit(table, "a", "eve", "Eve"),
        lambda: gathering.stand(table, "a", "ada"),
        lambda: gathering.invite(table, "a", "ada", "random"),
        lambda: gathering.give_word(table, "a", "ada", "oak"),
        lambda: gathering.start(table, "ada"),
        lambda: gathering.close(table, "ada"),
    )
    for command in forbidden:
        with pytest.raises(NotNow, match="started already"):
            command()


def test_the_owner_closes_a_table_and_nothing_happens_there_any_more() -> None:
    table = seated()
    with pytest.raises(NotNow, match="only the player who opened"):
        gathering.close(table, "bob")
    write(table, gathering.close(table, "ada"))
    assert table.status == "closed"
    with pytest.raises(NotNow, match="started already"):
        gathering.sit(table, "a", "ada", "Ada")
    with pytest.raises(NotNow, match="over"):
        playing.move(table, "a", "roll")


def position(due: str, left: str = "-") -> str:
    rows = "/".join([". . . . . ."] * 5 + ["a b . . . ."])
    return f"claim-it 2 base; {rows}; b; {due}; {left}"


def test_a_game_begins_from_a_position_with_its_dice() -> None:
    table = started(position=position("235"))
    assert table.actor == "b"
    assert table.played == []
    write(table, playing.move(table, "b", "2@3/5"))
    assert table.game.write(table.state).split("; ")[3] == "choose"


def test_a_game_from_a_position_where_dice_are_due_rolls_them() -> None:
    table = started(position=position("roll"))
    assert table.played[0].by == "*"


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadText):
        opened("claim-it 3 base", position=position("235"))


def test_a_position_that_is_over_is_no_beginning() -> None:
    rows = "/".join([". . . . . ."] * 6)
    over = f"claim-it 2 base; {rows}; b; over; 0"
    with pytest.raises(BadSetup):
        opened(position=over)


def test_what_was_agreed_is_checked() -> None:
    for bad in (
        Settings(setup="", clock=Clock(ClockKind.MOVE, 0)),
        Settings(setup="", clock=Clock(ClockKind.NONE, 5)),
        Settings(setup="", clock=Clock(ClockKind.MOVE, 24 * 3600 + 1)),
        Settings(setup="", clock=Clock(ClockKind.DAYS, 31)),
        Settings(setup="", clock=Clock(ClockKind.MOVE, 5, 1)),
        Settings(setup="", clock=Clock(ClockKind.GAME, 5, 601)),
        Settings(setup="", delay=601),
        Settings(setup="", delay=-1),
        Settings(setup="", rated=True, position="x"),
    ):
        with pytest.raises(BadSetup):
            bad.check()
    Settings(setup="", clock=Clock(ClockKind.GAME, 300, 5), delay=600).check()


def test_partners_sit_opposite_each_other_and_others_play_for_themselves() -> None:
    def sides(table: Table) -> set[tuple[str, ...]]:
        return set(table.sides())

    assert sides(opened("claim 4 Go Kn Dr Tr Se Un Dw")) == {("a", "c"), ("b", "d")}
    assert sides(opened("claim-it 3 base")) == {("a",), ("b",), ("c",)}
