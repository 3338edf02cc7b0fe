"""A table of one's own, without a server."""

import asyncio
from typing import Any

from claimstead.protocol.messages import (
    Accepted,
    AskUndo,
    Because,
    Look,
    MakeMove,
    Refused,
    Resign,
    SeatWish,
    Update,
    Why,
)
from claimstead.table.record import verdict_on
from claimstead.table.settings import Settings
from claimstead.terminal.local import LocalClient
from claimstead.terminal.table_client import Reply

ADA, BEN = SeatWish(kind="here", name="Ada"), SeatWish(kind="here", name="Ben")
COMPUTER = SeatWish(kind="computer", level="random")


class Sitting:
    """Whoever sits at a table of two, and what they were told last."""

    def __init__(self, setup: str, *seats: SeatWish, seed: int = 1) -> None:
        self.client = LocalClient(Settings(setup=setup), seats, seed, pace=0)
        self.told: list[Update] = []
        self.client.heed = self.told.append

    @property
    def last(self) -> Update:
        return self.told[-1]

    async def move(self, move: str | None = None) -> Reply:
        return await self.client.ask(MakeMove(table="", move=move or self.last.legal[0].move))

    async def until_due(self) -> None:
        while not self.last.legal and self.last.status == "playing":
            await asyncio.sleep(0.001)


def sit(setup: str, *seats: SeatWish, seed: int = 1) -> Sitting:
    return Sitting(setup, *seats, seed=seed)


def test_a_move_that_revealed_nothing_is_taken_back() -> None:
    async def play() -> None:
        sitting = sit("claim-it 2 base", ADA, COMPUTER)
        await sitting.client.start()
        refused = await sitting.client.ask(AskUndo(table=""))
        assert isinstance(refused, Refused)
        assert refused.code == "table-no-undo"
        before = sitting.last.view
        assert isinstance(await sitting.move(), Accepted)
        assert sitting.last.view != before
        assert isinstance(await sitting.client.ask(AskUndo(table="")), Accepted)
        assert sitting.last.view == before

    asyncio.run(play())


def test_what_is_not_possible_is_refused_with_its_rule() -> None:
    async def play() -> None:
        sitting = sit("claim-it 2 base", ADA, COMPUTER)
        await sitting.client.start()
        refused = await sitting.move("stop")
        assert isinstance(refused, Refused)
        assert refused.rule == "I-5"
        because = await sitting.client.ask(Why(table="", about=sitting.last.legal[0].place or ""))
        assert isinstance(because, Because)
        assert because.code is None

    asyncio.run(play())


def test_a_hand_is_shown_to_who_says_so_and_hidden_after_the_turn() -> None:
    async def play() -> None:
        sitting = sit("claim 2 Gn Gi Dr Tr Se", ADA, BEN)
        await sitting.client.start()
        assert sitting.last.view.hand == ()
        await sitting.client.ask(Look(table="", seat="a"))
        assert len(sitting.last.view.hand) == 13
        await sitting.move()
        assert (sitting.last.actor, sitting.last.looking) == ("b", None)
        assert sitting.last.view.hand == ()

    asyncio.run(play())


async def whole_game(seed: int) -> tuple[str, Any]:
    sitting = sit("claim 2 Gn Gi Dr Tr Se", ADA, COMPUTER, seed=seed)
    await sitting.client.start()
    while sitting.last.status == "playing":
        await sitting.until_due()
        if sitting.last.legal:
            await sitting.move()
    return sitting.client.record, sitting.last.result


def test_the_same_seed_gives_the_same_sealed_game() -> None:
    first, result = asyncio.run(whole_game(5))
    again, _ = asyncio.run(whole_game(5))
    other, _ = asyncio.run(whole_game(6))
    assert first == again != other
    assert result is not None
    assert verdict_on(first).good


def test_who_gives_up_has_lost() -> None:
    async def play() -> None:
        sitting = sit("claim-it 2 base", ADA, COMPUTER)
        await sitting.client.start()
        await sitting.client.ask(Resign(table=""))
        assert sitting.last.result is not None
        assert sitting.last.result.winners == ("b",)
        assert sitting.last.result.decided_by == "resigned"

    asyncio.run(play())
