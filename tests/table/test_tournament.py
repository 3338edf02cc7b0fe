"""A tournament is what its log says: from the opening to the last game."""

from itertools import count

import pytest

from claimstead.core import BadSetup
from claimstead.table import entries as log
from claimstead.table.playing import resign
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import seal_of
from claimstead.table.settings import Clock, ClockKind
from claimstead.table.table import Table
from claimstead.table.tournament.entries import (
    Counted,
    Format,
    Player,
    TournamentOpened,
    TournamentSettings,
)
from claimstead.table.tournament.tournament import Entries, Tournament

SECRET = "5a" * 32
ARBITER = "arbiter"


def opened(format_: Format, people: int, **settings: object) -> Tournament:
    """A tournament that people p0, p1, … have joined; the ratings fall with the number."""
    wanted = TournamentSettings(
        **{"name": "Cup", "setup": "claim-it 2 base", "format": format_, "rounds": 3} | settings  # type: ignore[arg-type]
    )
    wanted.check()
    tournament = Tournament([TournamentOpened(settings=wanted, owner=ARBITER, secret=SECRET, at=1)])
    for number in range(people):
        write(tournament, tournament.enter(f"p{number}", 1))
    return tournament


def write(tournament: Tournament, entries: Entries) -> None:
    for entry in entries:
        tournament.take(entry)


def start(tournament: Tournament) -> Tournament:
    ratings = {f"p{number}": 50.0 - number for number in range(64)}
    write(tournament, tournament.start(ARBITER, ratings, 1))
    return tournament


ids = count()


def next_round(tournament: Tournament) -> list[tuple[int, ...]]:
    write(tournament, tournament.pair(lambda: f"table{next(ids):04}", 2))
    return [game.players for game in tournament.rounds[-1]]


def lose(tournament: Tournament) -> None:
    """Everybody at the last seat gives up."""
    for number, pairing, id in tournament.running():
        opening = tournament.opening("t", number, pairing, id)
        table = Table(log.Page(1, (opening,)))
        names = {f"p{each}": f"P{each}" for each in range(64)}
        entries = tournament.seating(table, number, pairing, id, names)
        table = Table(log.Page(1, (opening, *entries)))
        while table.status == "playing":
            seat = next(
                each for each in reversed(table.game.seats) if not table.chairs[each].forfeited
            )
            table.turn_page(log.Page(2, resign(table, seat).entries))
        write(tournament, tournament.counted(number, pairing, id, table, 3))


def draw(tournament: Tournament) -> None:
    for number, pairing, id in tournament.running():
        half = (0.5, 0.5)
        drawn = Counted(round=number, pairing=pairing, table=id, shares=half, margins=(0, 0), at=3)
        tournament.take(drawn)


def test_players_are_numbered_by_their_ratings_and_the_others_by_lot() -> None:
    tournament = opened(Format.SWISS, 6)
    write(tournament, tournament.start(ARBITER, {"p3": 20.0, "p5": 30.0}, 1))
    assert [each.person for each in tournament.players[:2]] == ["p5", "p3"]
    again = opened(Format.SWISS, 6)
    write(again, again.start(ARBITER, {"p3": 20.0, "p5": 30.0}, 1))
    assert again.players == tournament.players


def test_a_swiss_goes_on_by_itself_to_the_end() -> None:
    tournament = start(opened(Format.SWISS, 6))
    met = set()
    for _ in range(3):
        for pair in next_round(tournament):
            assert frozenset(pair) not in met
            met.add(frozenset(pair))
        assert tournament.pair(str, 2) == (), "a round begins when the last one is over"
        lose(tournament)
    assert tournament.pair(str, 2) == ()
    write(tournament, tournament.finish(4))
    assert tournament.status == "over"
    assert sum(line.points for line in tournament.standings()) == 9


def test_whoever_is_left_over_has_a_bye_and_a_point() -> None:
    tournament = start(opened(Format.SWISS, 5))
    assert next_round(tournament)[-1] == (4,)
    lose(tournament)
    assert tournament.points_of(4) == 1
    assert next_round(tournament)[-1] != (4,)


def test_computer_players_fill_up_and_their_games_are_not_rated() -> None:
    tournament = start(opened(Format.ROUND_ROBIN, 3, level="easy", rated=True))
    assert [each.level for each in tournament.players] == [None, None, None, "easy"]
    next_round(tournament)
    rated = {
        frozenset(game.players): tournament.opening("t", 0, at, game.tables[0]).settings.rated
        for at, game in enumerate(tournament.rounds[0])
    }
    assert rated == {frozenset((0, 3)): False, frozenset((1, 2)): True}


def test_in_a_knock_out_a_drawn_game_is_replayed_once_and_then_the_better_seed_goes_on() -> None:
    tournament = start(opened(Format.KNOCK_OUT, 4))
    assert {frozenset(each) for each in next_round(tournament)} == {
        frozenset((0, 3)),
        frozenset((1, 2)),
    }
    draw(tournament)
    assert not tournament.can_pair()
    first = [game.tables[0] for game in tournament.rounds[0]]
    write(tournament, tournament.replay(lambda: f"table{next(ids):04}", 3))
    game = tournament.rounds[0][0]
    assert game.seated(game.tables[1]) == game.players[::-1], "the seats are exchanged"
    assert game.tables[0] == first[0] != game.tables[1]
    draw(tournament)
    assert {frozenset(each) for each in next_round(tournament)} == {frozenset((0, 1))}
    lose(tournament)
    places = {line.player: line.place for line in tournament.standings()}
    assert sorted(places.values()) == [1, 2, 3, 3]


def test_in_a_duplicate_all_tables_of_a_round_have_the_same_luck_and_no_two_rounds_have() -> None:
    tournament = start(opened(Format.DUPLICATE, 4, rounds=2))
    next_round(tournament)
    secrets = [
        [
            tournament.opening("t", number, at, game.tables[0]).secret
            for at, game in enumerate(games)
        ]
        for number, games in enumerate(tournament.rounds)
    ]
    assert len(set(secrets[0])) == 1
    lose(tournament)
    next_round(tournament)
    assert tournament.secret_of(1, 0, tournament.rounds[1][0].tables[0]) != secrets[0][0]


def test_of_a_duplicate_round_nothing_counts_before_all_its_games_are_over() -> None:
    tournament = start(opened(Format.DUPLICATE, 4, rounds=2))
    next_round(tournament)
    number, pairing, id = tournament.running()[0]
    tournament.take(
        Counted(round=number, pairing=pairing, table=id, shares=(1, 0), margins=(2, -2), at=3)
    )
    assert all(line.points == 0 for line in tournament.standings())


def test_the_secret_of_every_table_follows_from_the_sealed_one() -> None:
    tournament = start(opened(Format.SWISS, 4))
    next_round(tournament)
    assert tournament.seal == seal_of(SECRET)
    secrets = {
        tournament.opening("t", 0, at, game.tables[0]).secret
        for at, game in enumerate(tournament.rounds[0])
    }
    assert len(secrets) == 2
    assert SECRET not in secrets


def test_whoever_was_deleted_is_not_paired_any_more_and_the_points_stay() -> None:
    tournament = start(opened(Format.SWISS, 6))
    next_round(tournament)
    lose(tournament)
    before = [line.points for line in tournament.standings()]
    write(tournament, tournament.drop(["p1", "stranger"], 4))
    assert [line.points for line in tournament.standings()] == before
    assert all(1 not in pair for pair in next_round(tournament))
    assert tournament.drop(["p1"], 4) == ()


def test_where_tables_must_be_full_a_computer_player_goes_on_for_whoever_left() -> None:
    tournament = start(opened(Format.DUPLICATE, 4, rounds=2))
    next_round(tournament)
    lose(tournament)
    write(tournament, tournament.withdraw("p2", 4))
    assert tournament.players[2].level == "medium"
    assert sorted(each for pair in next_round(tournament) for each in pair) == [0, 1, 2, 3]


def test_a_tournament_whose_arbiter_was_deleted_before_the_start_is_over() -> None:
    tournament = opened(Format.SWISS, 4)
    write(tournament, tournament.drop([ARBITER], 2))
    write(tournament, tournament.finish(2))
    assert tournament.status == "over"


def test_the_arbiter_pauses_substitutes_and_corrects_with_a_note() -> None:
    tournament = start(opened(Format.SWISS, 4))
    next_round(tournament)
    lose(tournament)
    write(tournament, tournament.set_pause(ARBITER, "Lunch", 4))
    assert tournament.pair(str, 4) == ()
    write(tournament, tournament.enter("late", 4))
    by = Player(person="late")
    write(tournament, tournament.substitute(ARBITER, 3, by, "3 went home", 4))
    assert tournament.players[3].person == "late"
    players = tournament.rounds[0][0].players
    write(tournament, tournament.correct(ARBITER, 0, 0, (0.0, 1.0), "wrong seats", 5))
    assert tournament.points_of(players[1]) == 1
    write(tournament, tournament.set_pause(ARBITER, None, 6))
    assert len(next_round(tournament)) == 2
    with pytest.raises(NotNow, match="arbiter"):
        tournament.correct("p0", 0, 0, (0.0, 1.0), "mine", 5)
    with pytest.raises(NotNow):
        tournament.correct(ARBITER, 0, 0, (1.0, 1.0), "both", 5)


def test_tables_of_three_and_four_people() -> None:
    for setup, size in (("claim-it 3 base", 3), ("claim-it 4 base", 4)):
        tournament = opened(Format.SWISS, 5, setup=setup, level="easy")
        start(tournament)
        assert len(tournament.players) % size == 0
        assert all(len(table) == size for table in next_round(tournament))
        lose(tournament)
        assert len(next_round(tournament)) == len(tournament.players) // size


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"format_": Format.KNOCK_OUT, "setup": "claim-it 3 base"}, "tournament-for-two"),
        ({"format_": Format.SWISS, "rounds": 0}, "tournament-number"),
        ({"format_": Format.SWISS, "clock": Clock()}, "tournament-clock"),
        ({"format_": Format.SWISS, "clock": Clock(ClockKind.DAYS, 31)}, "clock-amount"),
    ],
)
def test_settings_that_make_no_tournament_are_refused(
    settings: dict[str, object], code: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        opened(people=0, **settings)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_too_few_or_left_over_people_are_refused_at_the_start() -> None:
    for format_, people, code in (
        (Format.SWISS, 3, "tournament-too-few"),
        (Format.DUPLICATE, 5, "tournament-uneven"),
        (Format.KNOCK_OUT, 1, "tournament-too-few"),
    ):
        with pytest.raises(NotNow) as refused:
            start(opened(format_, people, rounds=4))
        assert refused.value.code == code


def test_a_tournament_game_gives_no_help() -> None:
    tournament = start(opened(Format.SWISS, 4))
    next_round(tournament)
    number, pairing, id = tournament.running()[0]
    table = Table(log.Page(1, (tournament.opening("t", number, pairing, id),)))
    assert not table.is_casual
    assert not table.settings.gives_hints
