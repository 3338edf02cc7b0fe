"""Reviews and analyses over HTTP: who may ask for them, and when."""

import asyncio

import httpx
import pytest

from claimstead.server.services import reviews
from tests.server.guest import Guest
from tests.server.serving import Serving

DICE = "claim-it 2 base; {}; a; roll; -".format("/".join([". . . . . ."] * 6))
CARDS = """claim: 2 Gn Gi Dr Tr Se
phase: 2
lead: a
turn: a
hand a: Dr9
hand b: Se2"""


POSITION = "\n".join(f"| {line}" for line in (*CARDS.splitlines(), "score a: Tr1"))


async def analysed(guest: Guest, position: str) -> httpx.Response:
    return await guest.ask("POST", "/api/analysis", {"position": position})


async def rated_game(serving: Serving) -> tuple[Guest, Guest, str]:
    one, two = await Guest(serving.address).arrive(), await Guest(serving.address).arrive()
    table = await one.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}], rated=True)
    for guest in (one, two):
        await guest.connect()
        await guest.watch(table)
    await two.request(kind="sit", table=table, seat="b")
    for guest in (one, two):
        await guest.request(kind="start", table=table)
    return one, two, table


def test_nobody_analyses_while_a_rated_game_of_that_kind_is_running(serving: Serving) -> None:
    async def play() -> None:
        one, two, table = await rated_game(serving)
        for guest in (one, two):
            refused = await analysed(guest, DICE)
            assert refused.status_code == 409
            assert refused.json()["code"] == "table-rated-game-running"
        assert (await analysed(one, CARDS)).status_code == 200
        await one.request(kind="resign", table=table)
        assert (await one.ask("GET", f"/api/tables/{table}/replay")).status_code == 200
        assert (await analysed(one, CARDS)).status_code == 200
        for guest in (one, two):
            await guest.leave()

    asyncio.run(play())


def test_a_file_is_not_reviewed_either_while_a_rated_game_is_running(serving: Serving) -> None:
    async def play() -> None:
        one, two, _ = await rated_game(serving)
        text = f"claimstead game 1\nsetup: claim-it 2 base\n\n| {DICE}\nresult: unfinished\n"
        refused = await one.ask("POST", "/api/review", {"text": text})
        assert refused.json()["code"] == "table-rated-game-running"
        for guest in (one, two):
            await guest.leave()

    asyncio.run(play())


def test_a_game_is_reviewed_when_it_is_over_and_not_before(serving: Serving) -> None:
    async def play() -> None:
        guest = await Guest(serving.address).arrive()
        seats = [{"kind": "me"}, {"kind": "computer", "level": "beginner"}]
        table = await guest.open_table(
            "claim 2 Gn Gi Dr Tr Se", seats, position=CARDS.replace("Se2", "Se2\nscore a: Tr1")
        )
        refused = await guest.ask("GET", f"/api/tables/{table}/review")
        assert refused.status_code == 409
        assert refused.json()["code"] == "table-not-over"

    asyncio.run(play())


def test_a_review_tells_how_far_it_is_before_the_first_move_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[str, float]] = []

    class Ear:
        put = told.append

    monkeypatch.setattr(reviews._Ear, "told", Ear)
    text = (
        f"claimstead game 1\nsetup: claim 2 Gn Gi Dr Tr Se\n\n{POSITION}\na Dr9\nb Se2\nresult: a\n"
    )
    reviews.review_text(text, is_deeper=False, key="some game")
    ways = [way for _, way in told]
    assert {key for key, _ in told} == {"some game"}
    assert ways == sorted(set(ways))
    before_the_moves, after = ways[:-2], ways[-2:]
    # Getting ready takes longer than to look: it is told by itself.
    assert len(before_the_moves) >= 2
    assert before_the_moves[0] > 0
    assert after[-1] == 1


def test_a_position_that_is_none_is_refused_with_a_reason(serving: Serving) -> None:
    async def ask() -> None:
        guest = await Guest(serving.address).arrive()
        refused = await analysed(guest, DICE.replace(". . . . . .", ".2 .2 . . . .", 1))
        assert refused.status_code == 400
        assert refused.json()["code"] == "text-squatter-twice"

    asyncio.run(ask())


def test_there_is_always_some_position_to_look_at(serving: Serving) -> None:
    async def ask() -> None:
        guest = await Guest(serving.address).arrive()
        for setup in ("claim-it 5 quick", "claim 4 Kn Go Un Dw Do Dr Tr"):
            found = await guest.ask("GET", f"/api/analysis/example?setup={setup}")
            position = found.json()["position"]
            shown = await guest.ask("POST", "/api/lesson/view", {"position": position})
            assert shown.json()["actor"] in set("abcde")

    asyncio.run(ask())
