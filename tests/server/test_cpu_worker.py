"""What would hold up everybody else is done in the process for costly work, within limits."""

import asyncio
import gzip
import json
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from claimstead.core import CHANCE
from claimstead.notation import Record, game_named, read_record, write_record
from claimstead.server.routes import analysis, reviews, tables
from claimstead.server.services import cpu_worker, limits, replays
from claimstead.server.services.replays import MOST_MOVES
from claimstead.table.refusal import NotNow
from tests.server.guest import WAIT
from tests.server.inside import Inside, run


def endless(moves: int) -> str:
    """The file of a game in which nobody ever stops: all busts, and it goes on and on."""
    game, rng = game_named("claim-it 5 base"), random.Random(1)
    made: list[Any] = []
    state = game.start()
    while len(made) < moves:
        if game.actor(state) is CHANCE:
            move = game.sample(state, rng)
        else:
            move = min(game.legal(state), key=str)
            if str(move) in ("roll", "stop"):
                move = game.move(state, "roll")
        made.append(move)
        state = game.apply(state, move).state
        assert game.outcome(state) is None
    return write_record(Record(game, tuple(made)))


LONG = endless(MOST_MOVES + 200)
SHORT = endless(60)


@pytest.mark.parametrize("path", ["/api/replay", "/api/verdict", "/api/review"])
def test_a_game_that_is_too_long_is_refused_before_it_is_played_through(
    tmp_path: Path, path: str
) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        answer = await ada.ask("POST", path, {"text": LONG})
        assert (answer.status_code, answer.json()["code"]) == (400, "text-game-too-long")

    run(tmp_path / "games.sqlite", work)


def test_the_longest_replay_is_sent_in_portions_and_packed(tmp_path: Path) -> None:
    text = endless(1000)

    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        answer = await ada.ask("POST", "/api/replay", {"text": text})
        steps = answer.json()["steps"]
        assert [step["move"] for step in steps] == [str(move) for move in read_record(text).moves]
        sent = answer.num_bytes_downloaded
        assert sent < len(answer.content) / 10, "packed"
        headers = {"x-csrftoken": ada.cookies["csrftoken"], "accept-encoding": "identity"}
        async with httpx.AsyncClient(cookies=ada.cookies) as http:
            address = f"{here.address}/api/replay"
            plain = await http.post(address, json={"text": text}, headers=headers, timeout=WAIT)
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()

    run(tmp_path / "games.sqlite", work)


def here_it_would_fail(*_: Any) -> None:
    raise AssertionError("not in the process of the server")


def test_games_are_read_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "read_record", here_it_would_fail)
    monkeypatch.setattr(replays, "_steps", here_it_would_fail)
    monkeypatch.setattr(tables, "verdict_on", here_it_would_fail)
    monkeypatch.setattr(analysis, "_out_of_a_game", here_it_would_fail)

    async def work(here: Inside) -> None:
        ada, bob = await here.guest(), await here.guest()
        assert (await ada.ask("POST", "/api/replay", {"text": SHORT})).status_code == 200
        assert (await ada.ask("POST", "/api/verdict", {"text": SHORT})).status_code == 200
        assert (await ada.ask("POST", "/api/review", {"text": SHORT})).status_code == 200
        assert (await ada.ask("GET", "/api/analysis/example")).status_code == 200
        table = await here.table("claim-it 2 base", ada, bob)
        await ada.request(kind="resign", table=table)
        for path in ("record", "replay", "verdict"):
            answer = await ada.ask("GET", f"/api/tables/{table}/{path}")
            assert answer.status_code == 200, (path, answer.text)
        assert "resigned: a" in (await ada.ask("GET", f"/api/tables/{table}/record")).text

    run(tmp_path / "games.sqlite", work)


def test_nobody_has_the_desk_for_themself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu_worker, "AT_ONCE", 1)
    limits._limiter.storage.reset()
    free = asyncio.Event()

    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        begun = asyncio.Event()

        async def never(*_: Any) -> None:
            begun.set()
            await free.wait()
            raise NotNow("busy")

        monkeypatch.setattr(here.services.cpu_worker._workers, "run", never)
        first = asyncio.create_task(ada.ask("POST", "/api/replay", {"text": SHORT}))
        await begun.wait()
        second = await ada.ask("POST", "/api/replay", {"text": SHORT})
        assert (second.status_code, second.json()["code"]) == (429, "table-too-fast")
        free.set()
        assert (await first).status_code == 409

    run(tmp_path / "games.sqlite", work, limits=True)


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu_worker, "SECONDS", 0.05)
    cpu_worker._begin()

    def forever() -> None:
        while True:
            pass

    with pytest.raises(NotNow) as refused:
        cpu_worker._in_time(forever)
    assert refused.value.code == "too-much"


def test_waiting_for_a_core_is_not_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu_worker, "SECONDS", 0.05)
    cpu_worker._begin()

    def wait() -> str:
        time.sleep(0.3)
        return "done"

    assert cpu_worker._in_time(wait) == "done"


def test_one_person_does_not_fill_the_queue_of_reviews(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "AT_ONCE", 2)
    limits._limiter.storage.reset()

    async def work(here: Inside) -> None:
        ada, bob = await here.guest(live=False), await here.guest(live=False)

        async def never(*_: Any) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(here.services.reviews, "_reviewed", never)
        texts = [endless(20 + number) for number in range(3)]
        answers = [await ada.ask("POST", "/api/review", {"text": text}) for text in texts]
        assert [each.status_code for each in answers] == [200, 200, 429]
        again = await ada.ask("POST", "/api/review", {"text": texts[0]})
        assert again.status_code == 200, "who asks how far it is asks for nothing new"
        assert (await bob.ask("POST", "/api/review", {"text": texts[2]})).status_code == 200

    run(tmp_path / "games.sqlite", work, limits=True)


def test_packing_loses_nothing() -> None:
    packed = replays.packed_replay(replays.source_of_text(SHORT))
    told = json.loads(gzip.decompress(packed))
    assert told["setup"] == "claim-it 5 base"
    assert set(told) == {"setup", "names", "position", "steps", "result"}
    assert len(told["steps"]) == 60
    assert set(told["steps"][0]["views"]) == {*"abcde", "spectator"}
