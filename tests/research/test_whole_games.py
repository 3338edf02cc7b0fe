"""Random games on the kernel: those of the rules, written down as the rules would."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from claimstead.core import CHANCE
from claimstead.notation import Record, game_named, read_records, write_record
from claimstead.research.dataset import Rows, schema
from claimstead.research.environments.whole_games import WholeGames
from claimstead.research.simulation import simulate

SETUPS = (
    "claim-it 2 base",
    "claim-it 5 quick",
    "claim-it 3 quick size 4 end 2",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 2 Go Kn Un Dw Do",
    "claim 3 Gn Gi Dw Do Dr Tr Se",
    "claim 4 Gn Gi Un Dw Do Dr Tr",
)
TINY = "claim 2 cards Gn1 Gn1 Gi1 Se1"


@pytest.mark.parametrize("setup", SETUPS)
def test_games_of_the_kernel_are_games_of_the_rules(setup: str, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    written = simulate(setup, ["random"], 3, file, seed=5, processes=1)
    with file.open(encoding="utf-8") as lines:
        # Every move is checked by the rules, and the result, too.
        records = list(read_records(lines))
    assert "".join(write_record(record) + "\n" for record in records)[:-1] == file.read_text(
        "utf-8"
    )
    game = game_named(setup)
    assert all(game.outcome(record.last()) is not None for record in records)
    decisions = [
        state
        for record in records
        for state in record.states()
        if game.actor(state) not in (None, CHANCE)
    ]
    assert written.decisions == len(decisions)
    assert written.games == 3 == len({record.moves for record in records})


@pytest.mark.parametrize("setup", SETUPS)
def test_rows_written_in_bulk_are_those_of_the_rules(setup: str, tmp_path: Path) -> None:
    simulate(setup, ["random"], 2, tmp_path / "g.parquet", with_values=False, processes=1)
    simulate(setup, ["random"], 2, tmp_path / "g.txt", processes=1)
    game = game_named(setup)
    plain = Rows(game, with_values=False)
    names = dict.fromkeys(game.seats, "random")
    with (tmp_path / "g.txt").open(encoding="utf-8") as lines:
        rows = [
            row
            for number, record in enumerate(read_records(lines))
            for row in plain.of(record, number, names)
        ]
    table = pq.read_table(tmp_path / "g.parquet")
    assert table.schema.remove_metadata() == schema(plain.encoding)
    assert table.replace_schema_metadata() == pa.Table.from_batches([plain.batch(rows)])


def test_a_game_goes_the_same_way_wherever_its_chunk_begins() -> None:
    games = WholeGames(game_named("claim-it 2 base"), seed=3, longest=5_000)
    whole = [
        games.moves(played.script, number)
        for played in games.play(0, 400)
        for number in range(len(played.script))
    ]
    assert len(whole) == 400
    assert len(list(games.play(0, 400))) > 1, "there is no room for all at once"
    (later,) = games.play(390, 392)
    assert [games.moves(later.script, number) for number in (0, 1)] == whole[390:392]


def test_a_game_that_is_too_long_is_cut_off(tmp_path: Path) -> None:
    games = WholeGames(game_named("claim-it 2 base"), seed=3, longest=30)
    (played,) = games.play(0, 5)
    for number in range(5):
        record = Record(games.game, games.moves(played.script, number))
        assert len(record.moves) == 30
        assert games.game.outcome(record.last()) is None
        assert games.winners(played.script, number) == ()
    rows = Rows(games.game, with_values=False).bulk(played, {"a": "x", "b": "y"})
    assert rows.column("result").null_count == rows.num_rows > 0


def test_random_games_have_the_chances_of_the_rules() -> None:
    """Against the slow way: all deals, all moves, each as likely as any other."""
    game: Any = game_named(TINY)
    expected = exact_share(game)
    games = 20_000
    won = sum(
        1 / len(winners)
        for played in WholeGames(game, seed=1, longest=5_000).play(0, games)
        for number in range(len(played.script))
        if "a" in (winners := whole_winners(played.script.winners[number]))
    )
    # Four standard errors of a share at most.
    assert abs(won / games - expected) < 4 * 0.5 / games**0.5


def whole_winners(mask: int) -> str:
    return "".join(seat for number, seat in enumerate("ab") if mask >> number & 1)


def exact_share(game: Any) -> float:
    """What seat a wins on average when everybody plays at random."""

    @cache
    def share(state: Any) -> float:
        actor = game.actor(state)
        if actor is None:
            winners = game.outcome(state).winners
            return ("a" in winners) / len(winners)
        after: Callable[[Any], float] = lambda move: share(game.apply(state, move).state)  # noqa: E731
        if actor is CHANCE:
            return sum(float(odds) * after(move) for move, odds in game.chances(state))
        legal = game.legal(state)
        return sum(map(after, legal)) / len(legal)

    return share(game.start())
