"""The figures: what is counted is what happened, and everything is drawn and told."""

import random
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import distributed
import numpy as np
import pytest

from claimstead.claim.cards import card
from claimstead.claim_it.state import Due
from claimstead.core import CHANCE
from claimstead.kernel.codec import seats_in
from claimstead.notation import Claim, Record, game_named
from claimstead.research.figures import report
from claimstead.research.figures.chapter import Scale
from claimstead.research.figures.claim import balance as claim
from claimstead.research.figures.claim import deals
from claimstead.research.figures.claim.chapter import ClaimChapter
from claimstead.research.figures.claim.chapter import row_of as claim_row
from claimstead.research.figures.claim_it import counting as claim_it
from claimstead.research.figures.claim_it.chapter import EXPERT_NODES, ClaimItChapter
from claimstead.research.figures.claim_it.chapter import row_of as claim_it_row
from claimstead.research.figures.estimates import Estimate, difference, mean, proportion
from claimstead.research.figures.pictures import Shown, dots
from claimstead.research.figures.tables import line
from claimstead.testkit.generators import random_record

DUEL = Claim(players=2, factions="Gn Gi Dr Tr Se")
TEAMS = Claim(players=4, factions="Gn Gi Un Dw Do Dr Tr")


def plainly(record: Record) -> claim_it.Count:
    """What happened, read off the states instead of the events."""
    game = record.game
    rolls: Counter[int] = Counter()
    busts: Counter[int] = Counter()
    turns, decisions, stones, caller = 1, 0, 0, None
    state = record.first
    for step in record.steps():
        after = step.state
        if game.actor(state) is CHANCE:
            rolls[min(stones, claim_it.MOST_PLACEMENTS)] += 1
            busts[min(stones, claim_it.MOST_PLACEMENTS)] += after.due is not Due.PLACE
        else:
            decisions += 1
        stones += after.due is Due.CHOOSE
        if after.turn != state.turn:
            turns, stones = turns + (after.due is not Due.OVER), 0
            if state.turns_left is None and after.turns_left is not None:
                caller = state.turn
        state = after
    outcome = game.outcome(state)
    assert outcome is not None
    places = range(claim_it.MOST_PLACEMENTS + 1)
    counts = [tuple(each[place] for place in places) for each in (rolls, busts)]
    return claim_it.Count(turns, decisions, outcome.winners, caller, *counts)


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim-it 4 quick"])
def test_events_are_counted_as_the_states_tell(setup: str) -> None:
    rng = random.Random(setup)
    for _ in range(3):
        record = random_record(game_named(setup), rng)
        assert claim_it.counted(record) == plainly(record)


def test_shares_and_busts_are_added_up() -> None:
    nothing = (0,) * 9
    one = claim_it.Count(20, 80, ("a",), "b", (4, 2, *nothing[2:]), (0, 1, *nothing[2:]))
    two = claim_it.Count(30, 90, ("a", "b"), "a", (4, 2, *nothing[2:]), (1, 1, *nothing[2:]))
    found = claim_it.figures("claim-it 2 base", "random", [one, two])
    assert found.turns.value == 25
    assert [each.value for each in found.seats] == [0.75, 0.25]
    assert found.shared.value == 0.5
    assert found.caller.value == 0.25
    assert [each.value for each in found.busts[:2]] == [1 / 8, 1 / 2]


def test_a_game_that_was_cut_off_has_no_winner() -> None:
    nothing = (0,) * 9
    ended = claim_it.Count(20, 80, ("a",), "b", (4, 2, *nothing[2:]), nothing)
    endless = claim_it.Count(90, 999, (), None, (4, 2, *nothing[2:]), nothing)
    found = claim_it.figures("claim-it 2 base", "random", [ended, endless])
    assert [each.value for each in found.seats] == [1.0, 0.0]
    assert (found.shared.value, found.caller.value, found.cut_off) == (0.0, 0.0, 1)


@pytest.mark.parametrize("game", [DUEL, TEAMS], ids=["duel", "teams"])
def test_deals_are_played_to_their_end(game: Claim) -> None:
    games = deals.played(game, 40, seed=3, by_thumb=True)
    for row in games:
        assert seats_in(int(row[deals.WON]))
        for first in (deals.DEALT, deals.RECRUITED):
            hands = [int(word) for word in row[first : first + 2 * game.players]]
            assert sum(word.bit_count() for word in hands) == len(game.deck.cards) // 2
        favours = [int(mask) for mask in row[deals.FAVOURS : deals.FAVOURS + 4]]
        assert sum(mask.bit_count() for mask in favours) <= len(game.factions)
        most = max(mask.bit_count() for mask in favours)
        teams = game.deck.teams()
        winner = next(n for n, team in enumerate(teams) if team[0] in seats_in(row[deals.WON]))
        assert favours[winner].bit_count() == most
    shares = claim.shares_of(game, games)
    assert np.allclose(shares.sum(1), game.players / 2)


def test_the_worth_of_a_card_is_the_difference_that_it_makes() -> None:
    games = deals.played(DUEL, 2000, seed=3, by_thumb=True)
    worth = claim.card_worth(DUEL, games, card("Dr9"))
    shares = claim.shares_of(DUEL, games)
    counts = claim.holds(DUEL, games, card("Dr9"), deals.RECRUITED)
    assert set(counts.ravel()) == {0, 1}
    assert worth.value == pytest.approx(shares[counts == 1].mean() - shares[counts == 0].mean())
    assert worth.low < worth.value < worth.high
    power = claim.power(DUEL, games, "Dr")
    assert power.favour.value > 0.5


def test_thumbs_beat_no_thumbs_in_nothing_but_strength() -> None:
    by_thumb = deals.played(DUEL, 50, seed=3, by_thumb=True)
    at_random = deals.played(DUEL, 50, seed=3, by_thumb=False)
    assert (by_thumb[0, deals.DEALT : deals.RECRUITED] == at_random[0, deals.DEALT : 14]).all()
    assert (by_thumb[:, deals.RECRUITED :] != at_random[:, deals.RECRUITED :]).any()


def test_intervals_hold_the_truth_about_95_times_of_100() -> None:
    rng = np.random.default_rng(1)
    trials = 400
    hits = sum(
        (low := proportion(int(rng.binomial(50, 0.3)), 50)).low <= 0.3 <= low.high
        for _ in range(trials)
    )
    assert 0.92 < hits / trials < 0.985
    means = [mean(rng.normal(2.0, 1.0, 40)) for _ in range(trials)]
    assert 0.91 < np.mean([each.low <= 2 <= each.high for each in means]) < 0.98
    apart = [difference(rng.normal(1, 1, 40), rng.normal(0, 2, 60)) for _ in range(trials)]
    assert 0.91 < np.mean([each.low <= 1 <= each.high for each in apart]) < 0.98


def test_a_picture_has_a_dot_for_each_value_and_escapes_names() -> None:
    rows = [Shown("<one> & co", Estimate(0.4, 0.3, 0.5, 10)), Shown("two", Estimate(1, 0.9, 1, 9))]
    root = ET.fromstring(dots("A & B", "about", rows, mark=0.5))
    assert sum(each.tag.endswith("circle") for each in root.iter()) == 2
    assert {"<one> & co", "two", "40.0%"} <= set(root.itertext())


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ClaimItChapter, "levels", ("random",))
    monkeypatch.setattr(ClaimItChapter, "players", (2,))


@pytest.mark.usefixtures("few_games")
def test_the_report_has_every_set_up_and_every_picture(tmp_path: Path) -> None:
    file = report.make(tmp_path, games=2, deal_count=100, seed=1, processes=1)
    text = file.read_text(encoding="utf-8")
    assert len(re.findall(r"^\| claim \d", text, re.M)) == 64
    assert len(re.findall(r"^\| claim-it 2", text, re.M)) == 2
    pictures = re.findall(r"\]\((pictures/.*?\.svg)\)", text)
    assert len(pictures) == len(list((tmp_path / "pictures").iterdir())) == 10
    for picture in pictures:
        assert ET.parse(tmp_path / picture).getroot().tag.endswith("svg")


@pytest.mark.usefixtures("few_games")
def test_the_report_is_the_same_from_a_cluster_as_from_here(tmp_path: Path) -> None:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address="127.0.0.1:0"
    ) as cluster:
        there = report.make(
            tmp_path / "there",
            games=2,
            deal_count=100,
            seed=1,
            cluster=cluster.scheduler_address,
        )
    here = report.make(tmp_path / "here", games=2, deal_count=100, seed=1, processes=1)
    assert there.read_bytes() == here.read_bytes()
    for picture in here.with_name("pictures").iterdir():
        assert (there.with_name("pictures") / picture.name).read_bytes() == picture.read_bytes()


DOCS = Path(__file__).parents[2] / "docs"


def named_in_the_docs() -> Scale:
    """How much is played by the command that the page names."""
    text = (DOCS / "figures.md").read_text(encoding="utf-8")
    named = re.search(r"`claimstead figures --games (\d+) --deals (\d+) --seed (\d+)`", text)
    assert named is not None
    return Scale(*map(int, named.groups()))


def test_rows_of_the_report_in_the_documentation_come_out_again() -> None:
    """A slice of it."""
    text = (DOCS / "figures.md").read_text(encoding="utf-8")
    scale = named_in_the_docs()
    for setup in ("claim-it 2 base", "claim-it 3 quick"):
        order = claim_it.Order(setup, "random", scale.seed, 0, scale.games, EXPERT_NODES)
        found = claim_it.figures(setup, "random", claim_it.played(order))
        assert line(claim_it_row(found)) in text
    for deals_of_setup in ClaimChapter(scale).orders()[::40]:
        assert line(claim_row(ClaimChapter.play(deals_of_setup))) in text


@pytest.mark.long
def test_the_page_of_figures_is_what_its_command_makes(tmp_path: Path) -> None:
    """Byte for byte, pictures and all: some minutes of all cores."""
    scale = named_in_the_docs()
    made = report.make(tmp_path, games=scale.games, deal_count=scale.deals, seed=scale.seed)
    assert made.read_bytes() == (DOCS / "figures.md").read_bytes()
    pictures = sorted((tmp_path / "pictures").iterdir())
    assert pictures
    for picture in pictures:
        assert picture.read_bytes() == (DOCS / "pictures" / picture.name).read_bytes()
