"""While the players are compiled for the first time, nobody waits for the compiler."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import claimstead as cs
from claimstead.players.warm import MEANWHILE, is_being_compiled
from claimstead.server.thinking import STAND_INS, Thinkers

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


def test_who_thinks_without_the_compiler_plays_the_same_and_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = tmp_path / "compiled"
    monkeypatch.setenv(MEANWHILE, str(sign))

    async def moves(thinkers: Thinkers) -> list[str]:
        levels = ("beginner", "medium")
        return [
            (await thinkers.choose(*decision(setup), level))[0]
            for setup in SETUPS
            for level in levels
        ]

    async def both() -> None:
        thinkers = Thinkers(1, SECONDS)
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
            assert await moves(thinkers) == plain
            assert thinkers._start().submit(is_compiled).result() is True
        finally:
            thinkers.stop()

    asyncio.run(both())


def test_only_the_expert_needs_somebody_else_meanwhile() -> None:
    assert STAND_INS == {"expert": "strong"}


def test_nothing_is_being_compiled_unless_somebody_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(MEANWHILE, raising=False)
    assert not is_being_compiled()
