"""Puzzles over HTTP."""

from pathlib import Path

from claimstead.claim.cards import spell
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.puzzle import Kind
from tests.server.inside import Inside, run

ONE = next(each for each in shelf.puzzles().values() if each.kind is Kind.ONLY_CARD)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        asked = [
            (await (await here.guest(live=False)).ask("GET", "/api/puzzles/today?language=de"))
            for _ in range(2)
        ]
        one, two = (answer.json() for answer in asked)
        assert one == two
        assert one["day"] is not None
        assert one["id"] in shelf.puzzles()

    run(tmp_path / "games.sqlite", work)


def test_a_puzzle_does_not_tell_its_solution_before_it_is_asked(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guest = await here.guest(live=False)
        told = (await guest.ask("GET", f"/api/puzzles/{ONE.id}")).json()
        assert not {"solution", "values", "lines"} & set(told)
        assert {move["move"] for move in told["legal"]} == set(ONE.values)
        _, state = ONE.open()
        assert told["hands"] == {"a": spell(state.hands[0]), "b": spell(state.hands[1])}
        lines = (await guest.ask("GET", "/api/puzzles")).json()
        assert [line["id"] for line in lines] == list(shelf.puzzles())

    run(tmp_path / "games.sqlite", work)


def test_answers_are_judged_with_a_line_to_play_through(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guest = await here.guest(live=False)
        path = f"/api/puzzles/{ONE.id}/answer"
        right = (await guest.ask("POST", path, {"move": ONE.solution})).json()
        assert right["right"]
        assert right["solution"] == ONE.solution
        moves = ONE.lines[ONE.solution].split(", ")
        assert [step["move"] for step in right["line"]["steps"]] == moves
        other = next(move for move in ONE.values if move != ONE.solution)
        wrong = (await guest.ask("POST", path, {"move": other})).json()
        assert not wrong["right"]
        assert wrong["solution"] is wrong["values"] is None
        given_up = (await guest.ask("POST", path, {})).json()
        assert not given_up["right"]
        assert given_up["solution"] == ONE.solution

    run(tmp_path / "games.sqlite", work)


def test_hints_come_one_by_one_in_the_language_asked_for(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guest = await here.guest(live=False)
        hints = {
            (await guest.ask("GET", f"/api/puzzles/{ONE.id}/hints/{number}?language={each}")).text
            for number in (1, 2)
            for each in ("en", "de", "sv", "nl")
        }
        assert len(hints) == 8

    run(tmp_path / "games.sqlite", work)


def test_what_is_no_puzzle_or_no_answer_is_refused(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guest = await here.guest(live=False)
        unknown = await guest.ask("GET", "/api/puzzles/99999")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "error-no-such-puzzle")
        assert (await guest.ask("GET", f"/api/puzzles/{ONE.id}/hints/9")).status_code == 400
        path = f"/api/puzzles/{ONE.id}/answer"
        for move in ("", "nonsense", "roll", "2@3/5"):
            assert (await guest.ask("POST", path, {"move": move})).status_code == 400, move

    run(tmp_path / "games.sqlite", work)
