"""Duplicate matches: who sits where, what is drawn, and how results are compared."""

import hmac
import random

import pytest

from claimstead.claim_it.state import Due, State
from claimstead.notation import ClaimIt, game_named
from claimstead.table import entries as log
from claimstead.table import gathering
from claimstead.table.draws import Draws
from claimstead.table.match import Match
from claimstead.table.match_entries import (
    AnyMatchEntry,
    Begun,
    MatchOpened,
    MatchSettings,
    Score,
    Scored,
)
from claimstead.table.match_points import Points, points
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import Luck
from claimstead.table.settings import Settings
from claimstead.table.table import Table
from tests.table.desk import begin, play, write

SECRETS = ("00" * 32, "11" * 32, "22" * 32)


def match(setup: str = "claim-it 3 base", **settings: int) -> Match:
    told = MatchSettings(setup=setup, **{"boards": 3, "groups": 2, **settings})  # type: ignore[arg-type]
    return Match([MatchOpened(settings=told, owner="ada", secrets=SECRETS, at=0)])


def take(match: Match, entries: tuple[AnyMatchEntry, ...]) -> Match:
    for entry in entries:
        match.take(entry)
    return match


def scored(match: Match, board: int, *results: tuple[float, int | None]) -> Match:
    """A result for the first chair of each group."""
    for group, (share, margin) in enumerate(results):
        match.take(Begun(group=group, board=board, table=f"{group} {board}"))
        match.take(Scored(group=group, board=board, scores=(Score(share, margin),)))
    return match


def waiting(seat: str) -> State:
    return State(ClaimIt(3).start().board, seat, Due.ROLL)


def names_of(seats: str, *, by_turn: bool) -> list[int | str]:
    draws = Draws(by_turn=by_turn)
    names = []
    for seat in seats:
        draws = draws.and_one(waiting(seat))
        names.append(draws.last)
    return names


def test_a_roll_is_named_by_seat_turn_and_roll() -> None:
    named = names_of("aabcccabb", by_turn=True)
    assert named == [
        "a 1 1",
        "a 1 2",
        "b 1 1",
        "c 1 1",
        "c 1 2",
        "c 1 3",
        "a 2 1",
        "b 2 1",
        "b 2 2",
    ]


def test_the_name_of_a_roll_takes_the_place_of_its_number_in_the_message() -> None:
    lines = ["claimstead 1", "claim-it 2 base", "oak", "", "b 3 2", "0"]
    block = hmac.digest(bytes(32), "\n".join(lines).encode(), "sha256")
    numbers = [int.from_bytes(block[first : first + 4], "big") for first in (0, 4, 8)]
    assert all(number < 2**32 - 2**32 % 6 for number in numbers)
    dice = sorted(number % 6 + 1 for number in numbers)
    luck = Luck("claim-it 2 base", SECRETS[0], ("oak", ""))
    assert str(luck.chance(ClaimIt(2), "b 3 2")) == "".join(map(str, dice))


def test_at_other_tables_draws_are_counted() -> None:
    assert names_of("aabc", by_turn=False) == [0, 1, 2, 3]


def test_a_deal_has_a_name_too() -> None:
    state = game_named("claim 2 Gn Gi Dr Tr Se").start()
    assert Draws(by_turn=True).and_one(state).last == "deal"


def test_a_roll_that_is_a_bust_belongs_to_the_turn_that_it_ends() -> None:
    chosen = Settings(setup="claim-it 3 base")
    entry = log.Opened(settings=chosen, owner="ada", secret=SECRETS[0], match="spring")
    table = Table(log.Page(0, (entry,)))
    for seat, person in zip("abc", ("ada", "bob", "cem"), strict=True):
        write(table, gathering.sit(table, seat, person, person.title()))
    play(begin(table), random.Random(1))
    turns: list[str] = []
    busts, state = 0, table.game.start()
    for each in table.played:
        after = table.game.apply(state, each.move).state
        if each.by == "*":
            busts += after.turn != state.turn
            if not turns or turns[-1] != state.turn:
                turns.append(state.turn)
        state = after
    assert busts > 3
    assert list(table.draws.turns) == turns


def test_all_chairs_move_up_a_seat_from_board_to_board() -> None:
    seats = [[match().seat_of(chair, board) for chair in range(3)] for board in range(3)]
    assert seats == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


def test_somebody_joins_once_and_where_a_chair_is_free() -> None:
    one = match(people=1)
    take(one, one.join("ada", "Ada", None))
    take(one, one.join("bob", "Bob", None))
    assert (one.spot_of("ada"), one.spot_of("bob")) == ((0, 0), (1, 0))
    with pytest.raises(NotNow) as twice:
        one.join("ada", "Ada", None)
    assert twice.value.code == "match-joined"
    with pytest.raises(NotNow) as full:
        one.join("cem", "Cem", None)
    assert full.value.code == "match-full"
    with pytest.raises(NotNow):
        match().join("ada", "Ada", 99)


def test_one_can_leave_until_the_own_group_begins() -> None:
    one = match()
    take(one, one.join("ada", "Ada", 0))
    take(one, one.join("bob", "Bob", 1))
    take(one, one.begin("ada", "table"))
    take(one, one.quit("bob"))
    assert one.spot_of("bob") is None
    with pytest.raises(NotNow) as late:
        one.quit("ada")
    assert late.value.code == "already-started"


def test_the_word_is_the_owners_and_fixed_by_the_first_board() -> None:
    one = match()
    take(one, one.join("ada", "Ada", 0))
    take(one, one.join("bob", "Bob", 1))
    with pytest.raises(NotNow):
        one.give_word("bob", "fir")
    take(one, one.give_word("ada", "oak"))
    assert one.word == "oak"
    take(one, one.begin("bob", "table"))
    with pytest.raises(NotNow):
        one.give_word("ada", "fir")


def test_a_board_is_begun_once_and_the_next_one_when_it_is_over() -> None:
    one = match()
    take(one, one.join("ada", "Ada", 0))
    take(one, one.begin("ada", "first"))
    assert one.begin("ada", "second") == ()
    scored(one, 0, (1.0, 3))
    take(one, one.begin("ada", "second"))
    assert one.tables[0, 1] == "second"


def test_the_victory_counts_first_then_the_margin() -> None:
    one = scored(match(groups=4), 0, (1.0, 1), (0.0, -1), (1.0, 4), (0.0, -1))
    got = [points(one, group, 0, 0) for group in range(4)]
    # The second and the fourth are even: 1 each; the first beats both of them, the third all.
    assert got == [Points(4, 6), Points(1, 6), Points(6, 6), Points(1, 6)]


def test_giving_up_is_the_worst_and_a_present_the_narrowest_victory() -> None:
    one = scored(match(groups=4), 0, (0.0, None), (0.0, -9), (1.0, None), (1.0, 1))
    got = [points(one, group, 0, 0) for group in range(4)]
    assert got == [Points(0, 6), Points(2, 6), Points(4, 6), Points(6, 6)]


def test_boards_are_compared_apart() -> None:
    one = scored(scored(match(), 0, (1.0, 2), (0.0, -2)), 1, (0.0, -1))
    assert points(one, 0, 0, 0) == Points(2, 2)
    assert points(one, 0, 0, 1) == Points(0, 0)
    assert points(one, 1, 0, 1) is None


def test_results_of_a_board_are_for_those_who_have_finished_it() -> None:
    one = match()
    take(one, one.join("ada", "Ada", 0))
    take(one, one.join("bob", "Bob", 1))
    scored(one, 0, (1.0, 2))
    assert one.may_see("ada", 0)
    assert not one.may_see("ada", 1)
    assert not one.may_see("bob", 0)
    assert not one.may_see("eve", 0)


def test_a_match_is_over_when_all_have_played_all_boards() -> None:
    one = match(boards=1)
    take(one, one.join("ada", "Ada", 0))
    take(one, one.begin("ada", "first"))
    assert one.finish() == ()
    scored(one, 0, (1.0, 2))
    assert one.finish() == ()
    scored(one, 0, (1.0, 2), (0.0, -2))
    take(one, one.finish())
    assert one.status == "over"
    assert one.may_see("eve", 0)


def test_an_ended_match_waits_for_the_tables_that_were_begun() -> None:
    one = match()
    take(one, one.join("ada", "Ada", 0))
    take(one, one.begin("ada", "first"))
    take(one, one.end("ada"))
    assert one.finish() == ()
    with pytest.raises(NotNow):
        one.begin("ada", "second")
    scored(one, 0, (0.0, None))
    take(one, one.finish())
    assert one.is_finished
