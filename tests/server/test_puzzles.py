"""Puzzles over HTTP."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from claimstead.claim.cards import spell
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.puzzle import Kind, Puzzle
from claimstead.server.routes.puzzle_progress import prior_of
from claimstead.store import Rating
from tests.server.guest import Guest
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


async def progress(guest: Guest) -> dict[str, Any]:
    told: dict[str, Any] = (await guest.ask("GET", "/api/me/puzzles")).json()
    return told


def wrong_move(puzzle: Puzzle) -> str:
    return next(move for move in puzzle.values if move != puzzle.solution)


def test_the_first_answer_counts_for_person_and_puzzle_and_is_kept(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada", live=False), await here.guest("Bob", live=False)
        solved, failed, hinted = list(shelf.puzzles().values())[:3]
        for puzzle, moves in (
            (solved, [solved.solution, wrong_move(solved)]),
            (failed, [wrong_move(failed), failed.solution]),
        ):
            for move in moves:
                await ada.ask("POST", f"/api/puzzles/{puzzle.id}/answer", {"move": move})
        await ada.ask("GET", f"/api/puzzles/{hinted.id}/hints/1")
        told = await progress(ada)
        assert told["marks"] == {
            str(solved.id): "solved", str(failed.id): "helped", str(hinted.id): "tried",
        }  # fmt: skip
        assert told["rated"] == 2, "a hint before the first answer: it counts for nothing"
        strengths = await here.registry.puzzles.strengths()
        assert {id: each.games for id, each in strengths.items()} == {solved.id: 1, failed.id: 1}
        assert strengths[solved.id].mu < prior_of(solved).mu
        assert strengths[failed.id].mu > prior_of(failed).mu
        assert (await progress(bob))["marks"] == {}
        # Puzzles are no games: the page of a person does not have them among its ratings.
        assert (await ada.ask("GET", "/api/people/me")).json()["ratings"] == []

        await ada.ask("POST", "/api/account", {"account": "ada", "password": "correct horse"})
        phone = await here.guest(live=False)
        await phone.ask("POST", "/api/session", {"account": "ada", "password": "correct horse"})
        assert (await progress(phone))["marks"] == told["marks"]
        assert (await phone.ask("DELETE", "/api/me")).status_code == 204
        assert await here.registry.puzzles.strengths() == strengths

    run(address, work)


def test_the_next_puzzle_is_a_new_one_as_hard_as_one_is_strong(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        own = (await ada.ask("GET", "/api/people/me")).json()["person"]
        for mu, grade in ((5.0, 1), (25.0, 3), (45.0, 5)):

            def after(
                _: dict[str, Rating], mu: float = mu, grade: int = grade
            ) -> dict[str, Rating]:
                return {own: Rating(mu, 1.0, grade)}

            await here.registry.ratings.settle(f"t{grade}", "puzzles", [own], after)
            id = (await ada.ask("GET", "/api/me/puzzles/next")).json()["id"]
            assert shelf.puzzle_of(id).grade == grade
        marks = dict.fromkeys(map(str, shelf.puzzles()), "helped")
        left = marks.popitem()[0]
        await ada.ask("PUT", "/api/me/puzzles", {"marks": marks})
        assert (await ada.ask("GET", "/api/me/puzzles/next")).json() == {"id": int(left)}

    run(tmp_path / "games.sqlite", work)


def test_what_a_browser_has_kept_is_brought_along_with_its_days_in_a_row(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        yesterday = (shelf.today() - timedelta(days=1)).isoformat()
        kept = {"marks": {str(ONE.id): "solved", "0": "solved"}, "days": 3, "last": yesterday}
        told = (await ada.ask("PUT", "/api/me/puzzles", kept)).json()
        assert told["marks"] == {str(ONE.id): "solved"}
        assert (told["days"], told["best"], told["rated"]) == (3, 3, 0)
        daily = shelf.puzzle_of_day(shelf.today())
        path = f"/api/puzzles/{daily.id}/answer"
        await ada.ask("POST", path, {"move": daily.solution})
        assert (await progress(ada))["days"] in (4, 3), "3 where it is midnight just now"
        bad = (await ada.ask("PUT", "/api/me/puzzles", {"days": 9, "last": "tomorrow"})).json()
        assert bad["best"] in (3, 4)

    run(tmp_path / "games.sqlite", work)
