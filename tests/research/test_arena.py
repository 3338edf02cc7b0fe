"""Matches: shared luck, rotated seats, shares of victory, on any number of processes."""

import pytest

from claimstead.claim.moves import Deal
from claimstead.claim_it.moves import Roll
from claimstead.core import BadSetup, Move, Outcome
from claimstead.notation import Record, game_named
from claimstead.research.arena import Counts, Result, arena
from claimstead.research.matches import (
    Match,
    Played,
    Round,
    derived,
    labels,
    play_game,
    play_round,
    seating,
)
from claimstead.research.report import as_data, cross_table, report
from claimstead.research.sequential import Hypotheses
from claimstead.research.workers import workers
from tests.research.entrants import Careful, Cheat, Highest, Lowest, Reckless, Thinker

TEAMS = "claim 4 Gn Gi Dr Tr Se Dw Un"
DUEL = "claim 2 Gn Gi Dr Tr Se"
SMALL = "claim-it 2 base size 3 end 3"
SMALL_THREE = "claim-it 3 base size 3 end 2"


def luck(game: Played) -> list[Move]:
    return [move for move in game.moves if isinstance(move, Deal | Roll)]


# Luck


def test_both_games_of_a_pair_have_the_same_dice_whatever_is_done_with_them() -> None:
    match = Match("claim-it 2 quick", (Careful, "random"))
    one, two = (play_game(match, 3, number) for number in range(2))
    shorter = min(len(luck(one)), len(luck(two)))
    assert shorter > 10
    assert luck(one)[:shorter] == luck(two)[:shorter]
    assert one.moves != two.moves


@pytest.mark.parametrize("setup", [DUEL, "claim 3 Gn Gi Dr Tr Se Dw Un", TEAMS])
def test_all_games_of_a_round_have_the_same_deal(setup: str) -> None:
    match = Match(setup, (Highest, Lowest))
    deals = [luck(play_game(match, 1, number)) for number in range(3)]
    assert deals[0] == deals[1] == deals[2]
    assert len(deals[0]) == 1


def test_other_rounds_and_other_seeds_have_other_luck() -> None:
    match = Match(DUEL, (Highest, Lowest))
    matches = [match, match._replace(seed=2)]
    deals = {str(luck(play_game(each, number, 0))[0]) for each in matches for number in range(5)}
    assert len(deals) == 10


def test_the_dice_don_t_depend_on_who_plays() -> None:
    one = play_game(Match(SMALL, (Careful, Reckless)), 0, 0)
    two = play_game(Match(SMALL, ("random", "random")), 0, 0)
    shorter = min(len(luck(one)), len(luck(two)))
    assert luck(one)[:shorter] == luck(two)[:shorter]


def test_seeds_are_spread_and_hold_64_bits_with_a_sign() -> None:
    seeds = [derived(1, "chance", number, roll) for number in range(40) for roll in range(40)]
    assert len(set(seeds)) == 1600
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert 0.4 < sum(seeds) / len(seeds) / 2**63 < 0.6


def test_a_player_gets_the_budget_and_a_seed_of_its_own_for_each_move() -> None:
    Thinker.given.clear()
    Thinker.seeds.clear()
    play_game(Match(SMALL, (Thinker(), Thinker), nodes=7, seconds=0.5), 0, 0)
    assert set(Thinker.given) == {(7, 0.5)}
    assert len(set(Thinker.seeds)) == len(Thinker.seeds) > 4


# Seats


def test_in_a_duel_the_seats_are_exchanged() -> None:
    match = Match(DUEL, ("random", "random"))
    assert [seating(match, 0, number) for number in range(2)] == [
        {"a": 0, "b": 1},
        {"a": 1, "b": 0},
    ]


def test_in_teams_partners_are_of_one_kind() -> None:
    match = Match(TEAMS, ("random", "random"))
    assert [seating(match, 0, number) for number in range(2)] == [
        {"a": 0, "c": 0, "b": 1, "d": 1},
        {"a": 1, "c": 1, "b": 0, "d": 0},
    ]


def test_one_among_many_sits_everywhere_once() -> None:
    match = Match("claim-it 4 base", ("random", "random"))
    alone = [
        [seat for seat, entrant in seating(match, 5, number).items() if entrant == 0]
        for number in range(4)
    ]
    assert alone == [["a"], ["b"], ["c"], ["d"]]


def test_as_many_entrants_as_seats_sit_everywhere_and_beside_everybody() -> None:
    match = Match("claim-it 3 base", ("random",) * 3)
    orders = set()
    for number in range(20):
        games = [tuple(seating(match, number, game).values()) for game in range(3)]
        assert all(set(seat) == {0, 1, 2} for seat in zip(*games, strict=True))
        orders.add(games[0])
    assert len(orders) == 6


# Shares of the victory


def outcome_of(match: Match, game: Played) -> Outcome[object]:
    outcome = game_named(match.setup).outcome(Record(game_named(match.setup), game.moves).last())
    assert outcome is not None
    return outcome


def test_a_victory_is_shared_by_its_winners() -> None:
    match = Match("claim-it 2 base size 2 end 1", (Careful, "random"))
    endings = set()
    for number in range(30):
        for game in (play_game(match, number, 0), play_game(match, number, 1)):
            winners = {game.seating[seat] for seat in outcome_of(match, game).winners}
            endings.add(game.shares)
            expected = {(0,): (1, 0), (1,): (0, 1), (0, 1): (0.5, 0.5)}[tuple(sorted(winners))]
            assert game.shares == expected
    assert len(endings) == 3  # won, lost and shared have all happened


def test_a_team_wins_one_game_and_not_two() -> None:
    games = [play_game(Match(TEAMS, (Highest, Lowest)), number, 0) for number in range(4)]
    assert {sum(game.shares) for game in games} == {1}


def test_a_game_without_end_is_cut_off_and_shared_by_all() -> None:
    match = Match(SMALL_THREE, (Reckless, Reckless), longest=50)
    game = play_game(match, 0, 0)
    assert game.is_cut_off
    assert len(game.moves) == 50
    assert game.shares == pytest.approx((1 / 3, 2 / 3))
    assert play_round(match, 0).cut_off == 3


def test_who_never_owns_a_thing_loses_to_who_does() -> None:
    [duel] = arena([Careful, Reckless()], SMALL, games=8, processes=1)
    assert duel.counts(0) == Counts(won=8, shared=0, lost=0)
    assert duel.share(0) == 1
    [three] = arena([Careful, Reckless], SMALL_THREE, games=9, processes=1)
    assert three.share(0) == 1
    assert three.fair == pytest.approx(1 / 3)
    assert three.games == 9


def test_an_illegal_move_is_told_with_its_player_and_position() -> None:
    with pytest.raises(RuntimeError, match=r"cheat played stop in claim-it 2 base; .*I-5"):
        play_game(Match("claim-it 2 base", (Cheat, "random")), 0, 0)


# Results by hand


def by_hand(*pairs: tuple[float, float]) -> Result:
    """A duel in which the first entrant had these results."""
    rounds = tuple(Round(tuple((each, 1 - each) for each in pair), 0) for pair in pairs)
    return Result(Match(DUEL, ("random", "random"), names=("A", "B")), rounds)


def test_a_draw_counts_half() -> None:
    result = by_hand((1, 0.5), (0.5, 0), (1, 1), (0, 0))
    assert result.counts(0) == Counts(won=3, shared=2, lost=3)
    assert result.share(0) == result.share(1) == 0.5
    assert result.elo[0] == 0


def test_the_report_by_hand() -> None:
    # Pairs 2, 1, 1, 0 of 2 as in the test of the interval; its Elo is 400 log10(0.829575/0.170425).
    lines = report([by_hand((1, 1), (1, 0), (0, 1), (0, 0))]).splitlines()
    assert lines[:5] == [
        f"{DUEL}, seed 1",
        "",
        "A against B: 8 games in 4 pairs",
        "  A wins 50.0% (17.0% to 83.0%): 4 won, 0 shared, 4 lost",
        "  Elo 0 (-275 to +275)",
    ]


def test_data_have_null_where_there_is_no_bound() -> None:
    data = as_data([by_hand((1, 1), (1, 1), (1, 1), (1, 1))])
    [match] = data["matches"]
    assert match["elo"]["difference"] is match["elo"]["high"] is None
    assert match["elo"]["low"] == pytest.approx(7.02, abs=0.01)  # 400 log10(0.510109/0.489891)


def test_the_cross_table_by_hand() -> None:
    duels = [by_hand((1, 1), (1, 0)), by_hand((1, 0), (0, 1)), by_hand((0, 0), (0, 1))]
    named = zip(duels, ["AB", "AC", "BC"], strict=True)
    results = [each._replace(match=each.match._replace(names=tuple(pair))) for each, pair in named]
    assert cross_table(results) == [
        "       A      B      C    all",
        "A      -  75.0%  50.0%  62.5%",
        "B  25.0%      -  25.0%  25.0%",
        "C  50.0%  75.0%      -  62.5%",
    ]


# Whole arenas


def test_three_entrants_of_a_duel_have_three_matches() -> None:
    results = arena([Highest, Lowest, "random"], DUEL, games=2, processes=1)
    assert [result.labels for result in results] == [
        ("highest", "lowest"),
        ("highest", "random"),
        ("lowest", "random"),
    ]


def test_an_entrant_keeps_its_name_in_all_matches() -> None:
    results = arena(["random", "random", Lowest], DUEL, games=2, processes=1)
    assert [result.labels for result in results] == [
        ("random", "random 2"),
        ("random", "lowest"),
        ("random 2", "lowest"),
    ]
    assert labels([Lowest, Lowest()]) == ("lowest", "lowest 2")


def test_as_many_entrants_as_seats_play_in_one_match() -> None:
    [result] = arena(["random", Careful, Reckless], SMALL_THREE, games=6, processes=1)
    assert sum(result.share(entrant) for entrant in range(3)) == pytest.approx(1)
    assert result.share(2) == 0
    assert result.compared == (0, 1, 2)
    assert "a fair share is 33.3%: this is 0.00 times as much" in report([result])


def test_results_don_t_depend_on_the_number_of_processes() -> None:
    def results(processes: int) -> list[tuple[Round, ...]]:
        found = arena(
            [Careful(), "random", Reckless],
            SMALL,
            games=60,
            seed=9,
            hypotheses=Hypotheses(0, 200),
            processes=processes,
        )
        return [result.rounds for result in found]

    alone = results(1)
    assert results(3) == alone
    assert all(len(rounds) < 30 for rounds in alone)  # the test was sure, and nobody played on


def test_a_crew_hands_results_over_in_order_and_may_be_left() -> None:
    with workers(2) as hands:
        assert list(hands.each(abs, range(-40, 0))) == list(range(40, 0, -1))
        for each in hands.each(abs, range(-40, 0)):
            if each == 38:
                break
        assert list(hands.each(abs, [-1, -2])) == [1, 2]


def test_what_makes_no_match_is_refused() -> None:
    with pytest.raises(BadSetup, match="highest does not play claim-it 2 base"):
        arena([Highest, "random"], "claim-it 2 base")
    with pytest.raises(BadSetup, match="at least 2 players, not 1"):
        arena(["random"], DUEL)
    with pytest.raises(BadSetup, match="this game has 5 sides"):
        arena(["random"] * 3, "claim-it 5 base")
    with pytest.raises(BadSetup, match="10 games are not whole rounds: each has 4 games"):
        arena(["random"] * 2, "claim-it 4 base", games=10)
    with pytest.raises(BadSetup, match="between two players"):
        arena(["random"] * 3, "claim-it 3 base", hypotheses=Hypotheses())
    with pytest.raises(BadSetup, match="must be below the higher one"):
        arena(["random"] * 2, DUEL, hypotheses=Hypotheses(30, 0))
