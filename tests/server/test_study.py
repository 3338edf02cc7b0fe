"""Analyses over HTTP: for everybody, but not for who plays a rated game of that kind."""

from pathlib import Path
from typing import Any

from tests.server.guest import Guest
from tests.server.inside import Inside, run

DICE = "claim-it 2 base; " + "/".join([". . . . . ."] * 6) + "; a; 235; -"
CARDS = (
    "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\n"
    "hand a: Se5 Tr3\nhand b: Dr2 Se9\nscore a: Gn1\nscore b: Gi1\n"
)


async def analysed(guest: Guest, position: str) -> tuple[int, Any]:
    answer = await guest.ask("POST", "/api/analysis", {"position": position})
    return answer.status_code, answer.json()


def test_a_solved_position_is_told_as_it_is(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest()
        status, found = await analysed(ada, CARDS)
        assert status == 200
        assert found["is_exact"]
        # A Troll first: either the Dragon or both Seers follow. After the Seer all is lost.
        assert [(each["move"], each["chance"]) for each in found["options"]] == [
            ("Tr3", 1.0),
            ("Se5", 0.0),
        ]

    run(tmp_path / "games.sqlite", work, patience=300)


def test_analysis_waits_while_a_rated_game_of_that_kind_runs(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = [await here.guest() for _ in range(2)]
        table = await here.table("claim-it 2 base", ada, bob, rated=True)
        for player in (ada, bob):
            status, refusal = await analysed(player, DICE)
            assert status == 409
            assert refusal["code"] == "table-rated-game-running"
            assert (await analysed(player, CARDS))[0] == 200
        await ada.request(kind="resign", table=table)
        assert (await analysed(bob, CARDS))[0] == 200

    run(tmp_path / "games.sqlite", work, patience=300)


def test_what_is_no_position_is_refused(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest()
        for text in ("", "claim-it 2 base; nonsense", "x" * 5000):
            status, refusal = await analysed(ada, text)
            assert status == 400, text
            assert refusal["reason"]

    run(tmp_path / "games.sqlite", work)
