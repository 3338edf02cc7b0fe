"""`claimstead review`, with good and with bad input."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from claimstead.commands.output.review import _told
from claimstead.language import LANGUAGES, say
from claimstead.notation import write_record
from claimstead.review import Effort, Review, review
from claimstead.review.page import page
from claimstead.review.report import Kind, Word
from claimstead.review.telling import better_move, move_said, word_said
from tests.command_line import Run
from tests.review.games import played

QUICK = Effort(deals=20)
NAMES = (("seat a", "Ada [bold]"), ("seat b", "<script>Bo</script>"))
SMALL = "claim 2 cards Dr2 Dr6 Gi3 Gi5 Gn3 Gn5 Se1 Se7"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.txt"
    path.write_text(write_record(played(SMALL, seed=1)._replace(header=NAMES)), encoding="utf-8")
    return path


def test_a_review_is_shown_as_tables_with_the_moments_that_decided(run: Run, file: Path) -> None:
    done = run("review", str(file))
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"Review: {SMALL}")
    assert "a Ada [bold]" in done.out
    assert "Luck-adjusted result" in done.out
    assert "The moments that decided" in done.out


def test_a_review_is_told_to_a_program_and_written_as_a_page(
    run: Run, file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.html"
    done = run("review", "-", "--json", "--html", str(out), typed=file.read_text(encoding="utf-8"))
    assert done.code == 0
    found = msgspec.json.decode(done.out, type=Review)
    assert json.loads(done.out)["setup"] == SMALL
    assert found.names == ("Ada [bold]", "<script>Bo</script>")
    assert page(found, "en") == out.read_text(encoding="utf-8")


def test_a_file_of_many_games_is_reviewed_game_by_game(
    run: Run, file: Path, tmp_path: Path
) -> None:
    many = tmp_path / "many.txt"
    second = write_record(played(SMALL, seed=2))
    many.write_text(f"{file.read_text(encoding='utf-8')}\n{second}", encoding="utf-8")
    done = run("review", str(many), "--html", str(tmp_path / "page.html"))
    assert (done.code, done.out.count(f"Review: {SMALL}")) == (0, 2)
    assert sorted(each.name for each in tmp_path.glob("*.html")) == ["page-2.html", "page.html"]
    found = json.loads(run("review", str(many), "--json").out)
    assert [each["game"] for each in found][1] == second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "setup", ["claim-it 2 base", "claim-it 5 base", "claim 2 Gn Gi Dr Tr Se", "claim-it 3 base"]
)
def test_a_review_of_80_columns_breaks_no_word(
    monkeypatch: pytest.MonkeyPatch, setup: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    found = review(played(setup, seed=9), Effort(deals=2, rolls_ahead=1))
    told = _told(found, language)
    assert max(map(len, told.splitlines())) <= 80
    words = set(told.split())
    for moment in found.moments:
        assert set(moment.advice.say(language).split()) <= words
    said = {move_said(step, language) for step in found.steps}
    said |= {word_said(step.word, language) for step in found.steps if step.word}
    assert {word for each in said for word in each.split()} <= words
    titles = {say(f"review-{each}", language) for each in ("chances", "move", "word", "best")}
    head = " ".join(told.splitlines()[1:4])
    assert {word for each in titles for word in each.split()} <= set(head.split())


def test_a_row_that_says_best_names_no_other_move_and_a_bust_is_marked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    found = review(played("claim-it 2 base", seed=9), Effort(deals=2, rolls_ahead=1))
    rows = _told(found, "en").splitlines()
    busts = 0
    for step in found.steps:
        row = next(row for row in rows if row.split()[:1] == [str(step.index + 1)])
        if step.word is Word.BEST:
            assert row.rstrip().endswith("best")
        elif step.kind is Kind.ROLL:
            # I-3: the turn passes on at once, to the roll of another seat, or the game is over.
            after = found.steps[step.index + 1 : step.index + 2]
            is_bust = not after or after[0].kind is Kind.ROLL
            busts += is_bust
            assert row.endswith("bust") == is_bust, row
    assert busts > 0
    nearly = next(step for step in found.steps if step.word is Word.GOOD)
    best = msgspec.structs.replace(nearly, word=Word.BEST, loss=0.0004)
    assert better_move(nearly) == nearly.best
    assert better_move(best) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 2 Gn Gi Dr Tr Se"])
def test_a_page_stands_on_its_own_in_every_language(setup: str, language: str) -> None:
    found = review(played(setup, seed=9)._replace(header=NAMES), QUICK)
    text = page(found, language)
    assert f'<html lang="{language}">' in text
    assert say("review-curve", language) in text
    assert "<script" not in text
    assert "&lt;script&gt;Bo" in text
    # The name of what a picture is written in is no address.
    outside = text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.findall(r"https?:|//[a-z]|@import|url\(|src=", outside)
    links = set(re.findall(r'href="([^"]*)"', text))
    assert links == {f"#step-{moment.step + 1}" for moment in found.moments}
    assert text.count("<polyline") == len(found.names)
    for moment in found.moments:
        assert f'id="step-{moment.step + 1}"' in text


def test_the_grid_shows_all_56_rolls_and_fills_those_that_bust() -> None:
    found = review(played("claim-it 2 base", seed=9), QUICK)
    choices = [step.bust for step in found.steps if step.bust and step.best is not None]
    grids = re.findall(r'<svg class="grid".*?</svg>', page(found, "en"))
    assert len(grids) == len(choices)
    for grid, bust in zip(grids, choices, strict=True):
        assert grid.count("<rect") == 56
        assert re.findall(r'<text class="bust"[^>]*>(\d+)<', grid) == list(bust.rolls)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no-such-file.txt"], "no-such-file.txt"),
        (["GAME", "--language", "fr"], "there is no language fr"),
        (["GAME", "--rolls", "0"], "--rolls"),
        (["GAME", "--deals", "many"], "--deals"),
        (["GAME", "--html", "no-such-folder/out.html"], "no-such-folder/out.html"),
        ([], "GAME-FILE"),
    ],
    ids=["no file", "no language", "too few rolls", "no number", "no folder", "nothing"],
)
def test_bad_input_is_refused_in_one_line(
    run: Run, file: Path, arguments: list[str], said: str
) -> None:
    done = run("review", *(str(file) if each == "GAME" else each for each in arguments))
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert said in done.err


@pytest.mark.parametrize(
    "text",
    [
        "",
        "claimstead game 1\nsetup: claim-it 2 base\n\n* 777\nresult: unfinished\n",
        "claimstead game 1\nsetup: claim-it 2 base size 4 end 3\n\nresult: unfinished\n",
    ],
    ids=["empty", "no such roll", "nothing learned"],
)
def test_a_text_that_is_no_game_is_refused_in_one_line(run: Run, text: str) -> None:
    done = run("review", "-", typed=text)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
