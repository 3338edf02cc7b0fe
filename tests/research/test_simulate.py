"""`claimstead simulate`: what is written, that it is true, and that it is always the same."""

import hashlib
import json
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import claimstead
from claimstead.core import CHANCE, SEATS, BadSetup, ClaimsteadError
from claimstead.notation import game_named, read_records
from claimstead.research.dataset import schema
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.observations import encoding_of
from claimstead.research.simulation import simulate
from claimstead.testkit.setups import all_setups
from tests.command_line import Run, assert_one_line
from tests.spread import spread

SMALL = "claim-it 2 base size 3 end 3"
CARDS = "claim 2 Gn Gi Dr Tr Se"
FEW_CARDS = "claim 2 cards Gn1 Gn1 Gn3 Gn3 Gi1 Gi1 Gi3 Gi3"
TEAMS = "claim 4 Gn Gi Un Dw Do Dr Tr"


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def both(folder: Path, setup: str, players: str, games: int, **options: Any) -> tuple[Any, Any]:
    """The same games as rows and as records."""
    names = players.split(",")
    simulate(setup, names, games, folder / "g.parquet", processes=1, **options)
    simulate(setup, names, games, folder / "g.txt", processes=1, **options)
    with (folder / "g.txt").open(encoding="utf-8") as file:
        records = list(read_records(file))
    return pq.read_table(folder / "g.parquet"), records


@pytest.mark.parametrize(
    ("setup", "players", "games"), [(CARDS, "greedy,random", 3), (TEAMS, "random", 1)]
)
def test_rows_tell_every_decision_of_the_games(
    setup: str, players: str, games: int, tmp_path: Path
) -> None:
    table, records = both(tmp_path, setup, players, games)
    rows = iter(table.to_pylist())
    game = game_named(setup)
    encoding, actions = encoding_of(game), Actions(game)
    for number, record in enumerate(records):
        outcome = game.outcome(record.last())
        assert outcome is not None
        state = record.first
        for place, move in enumerate(record.moves):
            seat = game.actor(state)
            if seat is not CHANCE:
                assert isinstance(seat, str)
                row, view = next(rows), game.view(state, seat)
                assert (row["game"], row["number"], row["seat"]) == (number, place, seat)
                assert row["player"] == dict(record.header)[f"seat {seat}"]
                assert row["observation"] == encoding.encode(view).tobytes()
                assert {actions.moves[each] for each in row["legal"]} == set(game.legal(state))
                assert row["move"] == str(move) == str(actions.moves[row["action"]])
                assert 0 <= row["move_value"] <= row["value"] + 1e-6 <= 1 + 1e-5
                assert row["result"] == (1 if seat in outcome.winners else 0)
            state = game.apply(state, move).state
    assert next(rows, None) is None


def test_in_a_solved_ending_the_value_is_the_result_of_perfect_play(tmp_path: Path) -> None:
    table, _ = both(tmp_path, CARDS, "expert", 2, nodes=20)
    rows = table.to_pandas()
    late = rows[rows.number > rows.groupby("game").number.transform("max") - 12]
    assert len(late) == 24
    assert (late.value == late.result).all()
    assert (late.move_value == late.value).all()


def test_metadata_says_how_to_read_an_observation(tmp_path: Path) -> None:
    table, _ = both(tmp_path, FEW_CARDS, "random", 1, seed=9)
    about = json.loads(table.schema.metadata[b"claimstead"])
    assert about["setup"] == "claim 2 cards Gi1 Gi1 Gi3 Gi3 Gn1 Gn1 Gn3 Gn3"
    assert (about["seed"], about["games"], about["players"]) == (9, 1, ["random", "random"])
    assert about["actions"][:3] == ["Gi1", "Gi3", "Gn1"]
    hand = next(field for field in about["fields"] if field["name"] == "hand")
    first = table.column("observation")[0].as_py()
    assert sum(first[hand["first"] :][: hand["shape"][0]]) == 2
    assert table.schema.remove_metadata() == schema(encoding_of(game_named(FEW_CARDS)))


def test_without_values_the_columns_are_empty(tmp_path: Path) -> None:
    table, _ = both(tmp_path, CARDS, "random", 1, with_values=False)
    assert table.column("value").null_count == table.num_rows


def test_a_board_that_no_judge_knows_has_no_values(tmp_path: Path) -> None:
    table, _ = both(tmp_path, "claim-it 2 base size 2 end 1", "random", 2)
    assert table.column("value").null_count == table.num_rows > 0


@pytest.mark.parametrize("setup", spread(all_setups()))
def test_every_set_up_can_be_simulated(setup: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    written = simulate(setup, ["random"], 1, file, with_values=False, processes=1)
    assert written.decisions == pq.read_metadata(file).num_rows > 40


def test_two_names_are_two_teams(tmp_path: Path) -> None:
    table, _ = both(tmp_path, TEAMS, "greedy,random", 1, with_values=False)
    rows = table.to_pandas()
    assert Counter(zip(rows.seat, rows.player, strict=True)).keys() == {
        ("a", "greedy"),
        ("b", "random"),
        ("c", "greedy"),
        ("d", "random"),
    }


def test_one_core_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / f"{cores}.parquet" for cores in (1, 2)]
    for cores, file in enumerate(files, start=1):
        simulate(SMALL, ["random"], 600, file, seed=5, with_values=False, processes=cores)
    assert digest(files[0]) == digest(files[1])


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    files = [tmp_path / f"{seed}.txt" for seed in (1, 2)]
    for seed, file in enumerate(files, start=1):
        simulate(SMALL, ["random"], 2, file, seed=seed, processes=1)
    assert digest(files[0]) != digest(files[1])


def test_a_run_that_is_broken_off_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("claimstead.research.simulation._played", broken)
    with pytest.raises(KeyboardInterrupt):
        simulate(SMALL, ["random"], 2, tmp_path / "games.txt", processes=1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", "games.csv"], "must end in .parquet"),
        (["--out", "games.txt", "--players", "random,random,random"], "3 players are named"),
        (["--out", "games.txt", "--players", "genius"], "genius"),
        (["--out", "games.txt", "--games", "0"], "at least one game"),
        (["--out", "games.txt", "--game", "chess"], "chess"),
        (["--out", "nowhere/games.txt"], "cannot be written"),
        (["--out", "games.txt", "--seconds", "0"], "more than 0"),
        ([], "--out"),
    ],
)
def test_bad_input_is_told_in_one_line(
    run: Run, words: list[str], said: str, tmp_path: Path
) -> None:
    done = run("simulate", *words)
    assert_one_line(done)
    assert said in done.err
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claimstead.research.simulation.find_spec", lambda _: None)
    with pytest.raises(ClaimsteadError, match=r'pip install "claimstead\[research\]"'):
        simulate(SMALL, ["random"], 1, tmp_path / "games.parquet")


def test_the_command_says_what_it_wrote(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    words = ["--game", SMALL, "--players", "random", "--games", "2", "--processes", "1", "--json"]
    done = run("simulate", *words, "--out", str(file))
    assert done.code == 0
    told = json.loads(done.out)
    assert (told["file"], told["games"]) == (str(file), 2)
    marks = [line[:2] for line in file.read_text(encoding="utf-8").splitlines()]
    assert told["decisions"] == sum(mark in [f"{seat} " for seat in SEATS] for mark in marks)


def test_too_many_names_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="3 players are named"):
        simulate(TEAMS, ["random"] * 3, 1, tmp_path / "games.txt")


def test_observations_are_arrays_for_pandas(tmp_path: Path) -> None:
    table, _ = both(tmp_path, SMALL, "random", 2, with_values=False)
    rows = table.to_pandas()
    seen = np.frombuffer(b"".join(rows.observation), np.int8).reshape(len(rows), -1)
    assert seen.shape == (table.num_rows, encoding_of(game_named(SMALL)).size)


CLUSTER_RUN = """
import os, signal, sys, threading, time
from pathlib import Path
import dask
from distributed import LocalCluster
from claimstead.research.simulation import simulate

if __name__ == "__main__":
    dask.config.set({"distributed.admin.large-graph-warning-threshold": "1GB"})
    two = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0")
    with two as cluster:
        # A worker that stands still keeps the work it was given: it dies before the end for sure.
        victim = next(iter(cluster.workers.values()))
        os.kill(victim.pid, signal.SIGSTOP)

        def kill_when_it_has_work():
            while not cluster.scheduler.workers[victim.worker_address].processing:
                time.sleep(0.01)
            os.kill(victim.pid, signal.SIGKILL)
            print("killed", flush=True)

        threading.Thread(target=kill_when_it_has_work, daemon=True).start()
        written = simulate(
            "claim-it 2 base size 3 end 3", ["random"], 400, Path(sys.argv[1]), seed=5,
            cluster=cluster.scheduler_address,
        )
        print(written.games, flush=True)
"""


def test_a_cluster_that_loses_a_worker_writes_the_same_bytes(tmp_path: Path) -> None:
    script, there, here = tmp_path / "run.py", tmp_path / "there.txt", tmp_path / "here.txt"
    script.write_text(CLUSTER_RUN, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script, there],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.stdout.split() == ["killed", "400"], done.stderr
    simulate(SMALL, ["random"], 400, here, seed=5, processes=1)
    assert digest(there) == digest(here)


def test_the_file_says_what_wrote_it_and_how_to_write_it_again(run: Run, tmp_path: Path) -> None:
    simulate(SMALL, ["random"], 3, tmp_path / "one.parquet", seed=5, with_values=False, processes=1)
    about = json.loads(pq.read_schema(tmp_path / "one.parquet").metadata[b"claimstead"])
    assert about["version"] == claimstead.__version__
    shipped = Path(claimstead.__file__).parent / "players" / "claim_it" / "weights"
    assert about["weights"] == {file.name: digest(file) for file in shipped.glob("*.npz")}
    _, *words = shlex.split(about["command"])
    assert run(*words).code == 0
    assert digest(tmp_path / "games.parquet") == digest(tmp_path / "one.parquet")
