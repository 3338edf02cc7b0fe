"""While the players are compiled for the first time, nobody waits for the compiler."""

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import claimstead as cs
from claimstead.players import Reason
from claimstead.players.warm import MEANWHILE, is_being_compiled
from claimstead.server.services import computer_players
from claimstead.server.services.computer_players import STAND_INS, ComputerPlayers
from tests.server.dying import die, die_with_compiler
from tests.server.inside import Inside, run

SETUPS = ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se")
SECONDS = 30.0
"""More than any of them needs: what they play must not depend on the clock."""


def decision(setup: str) -> tuple[Any, Any]:
    """A game and what is seen by who is to act first."""
    game = cs.game(setup)
    state = game.apply(game.start(), game.sample(game.start(), random.Random(3))).state
    return game, game.view(state, str(game.actor(state)))


def is_compiled() -> bool:
    """Asked in a process that thinks."""
    from claimstead.kernel.jit import IS_COMPILED

    return bool(IS_COMPILED)


def loaded() -> list[str]:
    """What a process that thinks has read by now, of some of it."""
    return sorted({"numba", "claimstead.players.claim_it"} & sys.modules.keys())


def test_who_thinks_without_the_compiler_plays_the_same_and_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = tmp_path / "compiled"
    monkeypatch.setenv(MEANWHILE, str(sign))

    async def moves(thinkers: ComputerPlayers) -> list[str]:
        levels = ("beginner", "medium")
        return [
            (await thinkers.choose(*decision(setup), level))[0]
            for setup in SETUPS
            for level in levels
        ]

    async def both() -> None:
        thinkers = ComputerPlayers(1, SECONDS)
        try:
            thinkers.prepare()
            assert is_being_compiled()
            plain = await moves(thinkers)
            assert thinkers._start().submit(is_compiled).result() is False
            for setup in SETUPS:
                strong, expert = [
                    await thinkers.choose(*decision(setup), level) for level in ("strong", "expert")
                ]
                _, view = decision(setup)
                assert {strong[0], expert[0]} <= {str(move) for move in view.legal}
            sign.touch()
            # Nobody waits for the compiled code to be loaded: they go on without it so long.
            assert thinkers._start().submit(is_compiled).result() is False
            assert thinkers._next is not None
            thinkers._next[1].result()
            assert await moves(thinkers) == plain
            assert thinkers._start().submit(is_compiled).result() is True
        finally:
            thinkers.stop()

    asyncio.run(both())


def test_a_process_begins_and_loads_what_it_needs_before_somebody_waits_for_it() -> None:
    thinkers = ComputerPlayers(1, SECONDS)

    async def begin() -> None:
        thinkers.prepare()
        executor = thinkers._start()
        assert executor.submit(loaded).result() == ["claimstead.players.claim_it", "numba"]
        assert thinkers._start() is executor

    try:
        asyncio.run(begin())
    finally:
        thinkers.stop()


def choose_twice(thinkers: ComputerPlayers) -> list[Reason]:
    """The reasons of two moves, which are legal."""

    async def choose() -> list[Reason]:
        game, view = decision(SETUPS[0])
        told = [await thinkers.choose(game, view, "easy") for _ in range(2)]
        assert {move for move, _, _ in told} <= {str(move) for move in view.legal}
        return [reason for _, reason, _ in told]

    try:
        return asyncio.run(choose())
    finally:
        thinkers.stop()


def test_where_processes_with_the_compiler_die_others_think_without_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(computer_players, "_begin", die_with_compiler)
    thinkers = ComputerPlayers(1, SECONDS)
    assert "random" not in {reason.code for reason in choose_twice(thinkers)}
    assert thinkers.is_plain
    # The host is told once: the second move is not tried with the compiler.
    assert [each.getMessage() for each in caplog.records] == [
        "computer players do without the compiler"
    ]


def test_where_every_process_dies_a_random_move_is_made_and_no_table_hangs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(computer_players, "_begin", die)
    thinkers = ComputerPlayers(1, SECONDS)
    assert {reason.code for reason in choose_twice(thinkers)} == {"random"}
    assert [each.getMessage() for each in caplog.records] == [
        "computer players do without the compiler",
        *["a random move was made"] * 2,
    ]


def test_only_the_expert_needs_somebody_else_meanwhile() -> None:
    assert STAND_INS == {"expert": "strong"}


def test_the_table_says_that_somebody_stands_in_for_the_expert_until_it_is_ready(
    tmp_path: Path,
) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest()
        players = here.registry.computer_players
        players.is_plain = True
        told = {}
        for level in ("strong", "expert"):
            seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
            told[level] = table = await ada.open_table("claim-it 2 base", seats)
            await ada.watch(table)
            await ada.request(kind="start", table=table)
            await ada.until(lambda: ada.is_on(table))  # noqa: B023
        assert not ada.updates[told["strong"]]["stands_in"]
        assert ada.updates[told["expert"]]["stands_in"]
        players.is_plain = False
        await ada.play_on(told["expert"], random.Random(1), moves=1)
        await ada.until(lambda: not ada.updates[told["expert"]]["stands_in"])

    run(tmp_path / "games.sqlite", work)


def test_nothing_is_being_compiled_unless_somebody_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(MEANWHILE, raising=False)
    assert not is_being_compiled()


def test_computer_players_take_the_time_that_the_slowest_player_wishes(tmp_path: Path) -> None:
    """Whoever only watches has no say in it."""

    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        live = await here.registry.live_table(table)
        assert live.pace == 0.0
        for guest, pace in ((ada, 0.5), (bob, 1.0), (eve, 1.8)):
            await guest.watch(table, pace=pace)
        assert live.pace == 1.0
        await bob.send(kind="leave", table=table)
        while live.pace != 0.5:
            await asyncio.sleep(0.01)

    run(tmp_path / "games.sqlite", work)
