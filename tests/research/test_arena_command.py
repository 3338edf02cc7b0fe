"""`claimstead arena`: what it prints, draws and refuses."""

import json
import sys
import types
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from claimstead.core import ClaimsteadError
from claimstead.files import check_writable
from claimstead.research.arena import arena
from claimstead.research.chart import chart
from tests.command_line import Run, assert_one_line
from tests.research.entrants import Careful, Reckless

SMALL = "claim-it 2 base size 3 end 3"
SMALL_THREE = "claim-it 3 base size 3 end 2"


def test_a_match_is_told_in_words_and_nothing_else_is_said(run: Run) -> None:
    done = run("arena", "random", "random", "--game", SMALL, "--games", "20", "--sprt")
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith(f"{SMALL}, seed 1\n\nrandom against random 2: ")
    assert "Elo" in done.out
    assert "sequential test: " in done.out


def test_json_and_chart_of_a_cross_table(run: Run, tmp_path: Path) -> None:
    plot = tmp_path / "chart.svg"
    words = ("random", "random", "random", "--game", SMALL, "--games", "4", "--seed", "5")
    done = run("arena", *words, "--nodes", "10", "--processes", "1", "--json", "--plot", str(plot))
    assert done.code == 0
    assert done.err == ""
    data = json.loads(done.out)
    assert data["game"] == SMALL
    assert (data["seed"], data["nodes"], data["seconds"]) == (5, 10, None)
    assert data["entrants"] == ["random", "random 2", "random 3"]
    assert len(data["matches"]) == 3
    for match in data["matches"]:
        assert (match["sides"], match["rounds"], match["games"]) == (2, 2, 4)
        assert match["sequential"] is None
        assert set(match["elo"]) == {"difference", "low", "high"}
        assert sum(share["share"] for share in match["shares"]) == 1
        for share in match["shares"]:
            assert share["won"] + share["shared"] + share["lost"] == 4
            assert share["low"] <= share["share"] <= share["high"]
    drawn = " ".join(ET.parse(plot).getroot().itertext())
    assert all(f" {name}" in drawn for name in data["entrants"])


def test_the_same_seed_gives_the_same_bytes(run: Run) -> None:
    words = ("random", "random", "--game", SMALL_THREE, "--games", "12", "--json", "--seed", "8")
    told = run("arena", *words).out
    assert told == run("arena", *words, "--processes", "1").out != ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("random", "an arena needs at least 2 players, not 1"),
        ("", "A B ... is missing"),
        ("random genius", "there is no player genius of this game: the players are "),
        ("random random --games 7", "7 games are not whole rounds"),
        ("random random --games 0", "0 games are not whole rounds"),
        ("random random --games many", "--games: many is not a whole number"),
        ("random random --nodes 0", "--nodes: 0 is too small; 1 is the least"),
        ("random random --processes 0", "--processes: 0 is too small; 1 is the least"),
        ("random random --seconds nan", "the seconds for a move must be more than 0"),
        ("random random --game chess", "'chess' names no game"),
        ("random random --sprt --elo1 -10", "must be below the higher one"),
        ("random random --sprt --elo0 -1e9", "from -2,000 to 2,000"),
        ("random random --plot /no/such/place.svg", "cannot be written: No such file"),
        ("random random --plot /", "/ cannot be written: Is a directory"),
        ("random random --nonsense", "there is no option --nonsense here"),
    ],
)
def test_bad_input_gives_one_clear_line(run: Run, words: str, said: str) -> None:
    done = run("arena", *words.split())
    assert_one_line(done)
    assert said in done.err


def test_looking_whether_a_chart_can_be_written_leaves_no_file(tmp_path: Path) -> None:
    plot = tmp_path / "chart.svg"
    check_writable(plot)
    assert not plot.exists()
    plot.write_text("old", encoding="utf-8")
    check_writable(plot)
    assert plot.read_text(encoding="utf-8") == "old"


def test_a_chart_has_every_name_and_escapes_it() -> None:
    class Odd(Careful):
        name = "<odd> & co"

    results = arena([Odd(), Reckless, "random"], SMALL_THREE, games=3, processes=1)
    root = ET.fromstring(chart(results))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    texts = set(root.itertext())
    assert {"<odd> & co", "reckless", "random"} <= texts
    # The whole width is 530; who won nothing has no bar, and a fair share is a third.
    bars = [float(each.get("width", "")) for each in root.iter() if each.get("fill") == "#c98a1b"]
    assert bars == [
        pytest.approx(530 * results[0].share(entrant), abs=0.06) for entrant in range(3)
    ]


# A cluster


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClaimsteadError, match=r'pip install "claimstead\[cluster\]"'):
        arena(["random", "random"], SMALL, games=2, cluster="tcp://localhost:1")


class Client:
    """As much of Dask's client as the arena needs."""

    def __init__(self, address: str, timeout: str) -> None:
        if address != "tcp://there:8786":
            raise OSError("Timed out\nafter 10 s")

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *trouble: object) -> None:
        pass

    def nthreads(self) -> dict[str, int]:
        return {"one": 1, "two": 1}

    def get_executor(self, pure: bool) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(2)


def test_a_cluster_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("distributed")
    monkeypatch.setattr(module, "Client", Client, raising=False)
    monkeypatch.setitem(sys.modules, "distributed", module)
    there = arena([Careful, "random"], SMALL, games=12, cluster="tcp://there:8786")
    assert there == arena([Careful, "random"], SMALL, games=12, processes=1)
    with pytest.raises(ClaimsteadError, match="no cluster at nowhere: Timed out after 10 s"):
        arena([Careful, "random"], SMALL, games=12, cluster="nowhere")
