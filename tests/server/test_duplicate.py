"""Duplicate matches over real WebSockets: the same luck, fair comparison, and nothing leaks."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from claimstead.claim_it.moves import Roll
from claimstead.notation import read_record
from claimstead.players import Reason
from claimstead.registry import Game
from claimstead.server.services.duplicates import Duplicates
from claimstead.table.record import verdict_on
from tests.server.guest import Guest
from tests.server.inside import Inside, run
from tests.server.serving import Serving


class Mixed:
    """A computer player that comes to an end: claim markers first, else some move."""

    is_plain = False

    def __init__(self) -> None:
        self._rng = random.Random(1)

    async def choose(
        self, game: Game[Any], view: Any, level: str, character: str | None = None
    ) -> tuple[str, Reason, float]:
        await asyncio.sleep(0)
        markers = [move for move in view.legal if str(move).startswith("*")]
        return str(self._rng.choice(markers or view.legal)), Reason("random", {}), 0.5

    def stop(self) -> None:
        pass


def match_day(database: Path, work: Callable[[Inside], Coroutine[Any, Any, None]]) -> None:
    """Do something with a server whose computer players are quick."""

    async def with_mixed(here: Inside) -> None:
        here.registry.computer_players = Mixed()  # type: ignore[assignment]
        await work(here)

    run(database, with_mixed)


CARDS = "claim 2 Gn Gi Dr Tr Se"
DICE = "claim-it 2 base"


async def open_match(guest: Guest, setup: str, **settings: Any) -> str:
    answer = await guest.ask("POST", "/api/duplicates", {"setup": setup, **settings})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


async def stand(guest: Guest, match: str) -> dict[str, Any]:
    answer = await guest.ask("GET", f"/api/duplicates/{match}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def joined(guest: Guest, match: str, **wish: Any) -> None:
    answer = await guest.ask("POST", f"/api/duplicates/{match}/join", wish)
    assert answer.status_code == 200, answer.text


async def begin(guest: Guest, match: str) -> str:
    """The table of the guest's next board, watched."""
    answer = await guest.ask("POST", f"/api/duplicates/{match}/play")
    assert answer.status_code == 200, answer.text
    table = str(answer.json()["table"])
    await guest.watch(table)
    return table


async def play(guest: Guest, match: str, seed: int = 1) -> str:
    """Play the next board to its end."""
    table = await begin(guest, match)
    await guest.play_on(table, random.Random(seed))
    return table


async def until_over(guest: Guest, match: str) -> dict[str, Any]:
    while (told := await stand(guest, match))["status"] != "over":
        await asyncio.sleep(0.05)
    return told


async def until_watched(guest: Guest, table: str) -> None:
    """When a match is over its tables are opened to everybody, one after the other."""
    while table not in guest.updates:
        await guest.send(kind="watch", table=table, since=0)
        await asyncio.sleep(0.2)


async def record(guest: Guest, table: str) -> str:
    answer = await guest.ask("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def turns_of(text: str) -> dict[str, list[list[str]]]:
    """The rolls of every seat, turn by turn."""
    game = read_record(text)
    turns: dict[str, list[list[str]]] = {}
    last, state = None, game.first
    for move, step in zip(game.moves, game.steps(), strict=True):
        if isinstance(move, Roll):
            if state.turn != last:
                turns.setdefault(state.turn, []).append([])
            last = state.turn
            turns[last][-1].append(str(move))
        state = step.state
    return turns


def test_the_same_turn_meets_the_same_dice_at_all_tables(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        match = await open_match(ada, DICE, boards=1, groups=2)
        await joined(bob, match)
        tables = [await play(ada, match, 1), await play(bob, match, 2)]
        await until_over(ada, match)
        one, two = [turns_of(await record(ada, table)) for table in tables]
        compared = 0
        for seat in ("a", "b"):
            for mine, theirs in zip(one[seat], two[seat], strict=False):
                both = min(len(mine), len(theirs))
                assert mine[:both] == theirs[:both]
                compared += both
        assert compared > 20
        assert one != two

    match_day(tmp_path / "games.sqlite", work)


def test_the_same_cards_are_dealt_at_all_tables_and_seats_rotate_from_board_to_board(
    tmp_path: Path,
) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        match = await open_match(ada, CARDS, boards=2, groups=2)
        await joined(bob, match)
        tables = []
        for guest in (ada, bob):
            for board in range(2):
                table = await play(guest, match, board)
                assert guest.updates[table]["yours"] == ["ab"[board]]
                assert guest.updates[table]["match"] == match
                tables.append(table)
        told = await until_over(bob, match)
        texts = [await record(bob, table) for table in tables]
        deals = [next(line for line in text.splitlines() if line.startswith("*")) for text in texts]
        assert deals[0] == deals[2] != deals[1] == deals[3]
        assert [row["name"] for row in told["rows"]] == ["Ada", "Bob"]

    match_day(tmp_path / "games.sqlite", work)


def test_a_match_goes_on_at_its_page_and_has_no_rematch(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        match = await open_match(ada, DICE, boards=2, benches=["easy"])
        table = await begin(ada, match)
        await ada.request(kind="resign", table=table, seat=ada.updates[table]["yours"][0])
        await ada.until(lambda: ada.updates[table]["status"] == "over")
        refused = await ada.ask("POST", f"/api/tables/{table}/rematch")
        assert (refused.status_code, refused.json()["code"]) == (400, "table-no-rematch")
        assert ada.updates[table]["rematch"] is None
        assert (await ada.ask("POST", f"/api/duplicates/{match}/play")).json()["table"] != table

    match_day(tmp_path / "games.sqlite", work)


def test_files_are_told_even_if_the_server_was_killed_before_it_released_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> None:
        """As if there was no time for it."""

    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        match = await open_match(ada, CARDS, boards=1, benches=["easy"])
        with monkeypatch.context() as killed:
            killed.setattr(Duplicates, "_release", never)
            table = await play(ada, match)
            await until_over(ada, match)
            assert (await ada.ask("GET", f"/api/tables/{table}/record")).status_code == 409
        assert verdict_on(await record(ada, table)).good

    match_day(tmp_path / "games.sqlite", work)


def test_every_file_of_a_match_can_be_verified(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        for setup in ("claim-it 3 quick", "claim 4 Gn Gi Dw Do Dr Tr Se"):
            match = await open_match(ada, setup, boards=1, benches=["easy"])
            word = {"word": "oak"}
            assert (await ada.ask("POST", f"/api/duplicates/{match}/word", word)).status_code == 200
            await play(ada, match)
            told = await until_over(ada, match)
            for row in told["rows"]:
                text = await record(ada, row["boards"][0]["table"])
                assert "luck: by turn" in text
                assert "word a: oak" in text
                assert verdict_on(text).good
                assert not verdict_on(text.replace("luck: by turn\n", "")).good

    match_day(tmp_path / "games.sqlite", work)


def test_nothing_of_a_board_is_told_to_those_who_have_still_to_play_it(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest(name) for name in ("Ada", "Bob", "Eve")]
        match = await open_match(ada, CARDS, boards=1, groups=2, benches=["easy"])
        await joined(bob, match)
        table = await play(ada, match)
        assert ada.updates[table]["status"] == "over"
        assert ada.updates[table]["secret"] is None
        for guest in (ada, bob, eve):
            for page in ("record", "replay", "verdict", "review"):
                answer = await guest.ask("GET", f"/api/tables/{table}/{page}")
                assert answer.status_code == 409, page
        seen = await stand(ada, match)
        assert seen["rows"][0]["boards"][0]["share"] is not None
        for guest in (bob, eve):
            refusal = await guest.refused(kind="watch", table=table)
            assert refusal["code"] == "table-match-table"
            hidden = await stand(guest, match)
            assert hidden["secrets"] == []
            assert [row["boards"][0]["table"] for row in hidden["rows"]] == [None] * 3
            assert [row["boards"][0]["share"] for row in hidden["rows"]] == [None] * 3
            assert [row["points"] for row in hidden["rows"]] == [0] * 3
        assert [line["table"] for line in (await bob.ask("GET", "/api/me/tables")).json()] == []
        own = (await ada.ask("GET", "/api/me/tables")).json()
        assert [line["table"] for line in own] == [table]
        running = await begin(bob, match)
        assert (await eve.refused(kind="watch", table=running))["code"] == "table-match-table"
        assert (await ada.refused(kind="watch", table=running))["code"] == "table-match-table"
        await bob.play_on(running, random.Random(2))
        told = await until_over(eve, match)
        assert len(told["secrets"]) == 1
        await until_watched(eve, table)
        assert eve.updates[table]["secret"] == told["secrets"][0]

    match_day(tmp_path / "games.sqlite", work)


def test_results_are_compared_chair_by_chair_for_match_points(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        match = await open_match(ada, CARDS, boards=1, groups=2)
        await joined(bob, match)
        await play(ada, match)
        table = await begin(bob, match)
        await bob.request(kind="resign", table=table)
        told = await until_over(ada, match)
        one, two = (row["boards"][0] for row in told["rows"])
        # Whoever gives up has no part of the victory, and nothing is worse.
        assert (two["share"], two["margin"], two["points"], two["most"]) == (0.0, None, 0, 2)
        assert (one["points"], one["most"]) == (2, 2)

    match_day(tmp_path / "games.sqlite", work)


def is_playing(guest: Guest, table: str) -> bool:
    return bool(guest.updates[table]["status"] == "playing")


def has_heard(guest: Guest, table: str) -> bool:
    return any(news["kind"] == "said" for news in guest.updates[table]["news"])


def test_people_of_a_group_play_each_other(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        names = ("Ada", "Bob", "Cem", "Dot")
        guests = [await here.guest(name) for name in names]
        match = await open_match(guests[0], CARDS, boards=1, groups=2, people=2)
        early = await guests[0].ask("POST", f"/api/duplicates/{match}/play")
        assert early.json()["code"] == "table-seats-open"
        for guest, group in zip(guests[1:], (0, 1, 1), strict=True):
            await joined(guest, match, group=group)
        full = await (await here.guest("Eli")).ask("POST", f"/api/duplicates/{match}/join", {})
        assert full.json()["code"] == "table-match-full"
        for pair in (guests[:2], guests[2:]):
            tables = await asyncio.gather(*(begin(guest, match) for guest in pair))
            assert tables[0] == tables[1]
            for guest in pair:
                # Both sit at one and the same table: what one does the other hears of.
                await guest.until(lambda: is_playing(guest, tables[0]))  # noqa: B023
            await pair[1].request(kind="say", table=tables[0], text="good luck")
            await pair[0].until(lambda: has_heard(pair[0], tables[0]))  # noqa: B023
            await pair[0].request(kind="resign", table=tables[0])
        told = await until_over(guests[0], match)
        shares = [row["boards"][0]["share"] for row in told["rows"]]
        assert shares == [0.0, 1.0, 0.0, 1.0]
        assert [row["points"] for row in told["rows"]] == [1, 1, 1, 1]

    match_day(tmp_path / "games.sqlite", work)


def test_who_plays_alone_is_compared_with_the_levels(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        match = await open_match(ada, CARDS, boards=2, level="easy", benches=["medium", "strong"])
        assert (await stand(ada, match))["status"] == "gathering"
        await play(ada, match)
        await play(ada, match)
        again = await ada.ask("POST", f"/api/duplicates/{match}/play")
        assert again.status_code == 400
        told = await until_over(ada, match)
        assert [row["level"] for row in told["rows"]] == [None, "medium", "strong"]
        cells = [cell for row in told["rows"] for cell in row["boards"]]
        assert all(cell["most"] == 4 for cell in cells)
        for board in range(2):
            # Of three everybody meets two: six points are shared out on every board.
            assert sum(row["boards"][board]["points"] for row in told["rows"]) == 6
        lines = (await ada.ask("GET", "/api/me/duplicates")).json()
        assert [(line["match"], line["status"]) for line in lines] == [(match, "over")]

    match_day(tmp_path / "games.sqlite", work)


def test_the_owner_can_end_a_match_that_others_left(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        match = await open_match(ada, "claim-it 3 base", boards=2, groups=3)
        await joined(bob, match)
        table = await begin(bob, match)
        assert (await bob.ask("POST", f"/api/duplicates/{match}/end")).status_code == 400
        await play(ada, match)
        assert (await ada.ask("POST", f"/api/duplicates/{match}/end")).status_code == 200
        told = await until_over(ada, match)
        assert told["ended"]
        assert verdict_on(await record(ada, table)).good
        late = await here.guest("Late")
        refused = await late.ask("POST", f"/api/duplicates/{match}/join", {})
        assert refused.json()["code"] == "table-match-over"

    match_day(tmp_path / "games.sqlite", work)


def test_the_owner_can_end_a_match_while_somebody_gives_up(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        match = await open_match(ada, DICE, boards=1, groups=2)
        await joined(bob, match)
        table = await begin(bob, match)
        await play(ada, match)
        async with asyncio.TaskGroup() as tasks, here.in_turn(table) as until:
            await bob.send(kind="resign", table=table)
            await until(1)
            ended = tasks.create_task(ada.ask("POST", f"/api/duplicates/{match}/end"))
            await until(2)
        assert ended.result().status_code == 200, ended.result().text
        assert (await until_over(ada, match))["ended"]

    match_day(tmp_path / "games.sqlite", work)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"setup": "claim 9"}, "setup-claim-players"),
        ({"setup": DICE}, "setup-match-alone"),
        ({"setup": DICE, "groups": 2, "boards": 0}, "setup-match-number"),
        ({"setup": DICE, "groups": 2, "people": 3}, "setup-match-number"),
        ({"setup": DICE, "groups": 99}, "setup-match-number"),
        ({"setup": DICE, "benches": ["easy", "easy"]}, "setup-match-benches"),
        ({"setup": DICE, "benches": ["genius"]}, "setup-no-such-player"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_makes_no_match_is_refused(
    tmp_path: Path, settings: dict[str, Any], code: str
) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        answer = await ada.ask("POST", "/api/duplicates", settings)
        assert (answer.status_code, answer.json()["code"]) == (400, code)

    match_day(tmp_path / "games.sqlite", work)


def test_a_match_goes_on_after_the_server_was_started_anew(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(here: Inside) -> None:
        ada = kept["ada"] = await here.guest("Ada")
        kept["match"] = await open_match(ada, CARDS, boards=1, benches=["easy"])
        table = await begin(ada, kept["match"])
        await ada.play_on(table, random.Random(1), moves=5)
        kept["table"] = table

    async def after(here: Inside) -> None:
        ada = Guest(here.address)
        ada.cookies, ada._numbers = kept["ada"].cookies, kept["ada"]._numbers
        await ada.connect()
        assert await begin(ada, kept["match"]) == kept["table"]
        await ada.play_on(kept["table"], random.Random(2))
        told = await until_over(ada, kept["match"])
        assert all(row["boards"][0]["status"] == "over" for row in told["rows"])
        await ada.leave()

    match_day(tmp_path / "games.sqlite", before)
    match_day(tmp_path / "games.sqlite", after)


def test_a_table_that_was_announced_only_is_opened_when_it_is_needed(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        match = await open_match(ada, CARDS, boards=1, benches=["easy"])
        # As if the server had been killed between the match's log and the table's.
        announced = Duplicates(here.registry)
        await announced.change(
            match, lambda each: each.begin(each.members[0, 0].person, "announced-only")
        )
        assert await begin(ada, match) == "announced-only"
        assert ada.updates["announced-only"]["status"] == "playing"

    match_day(tmp_path / "games.sqlite", work)


def test_a_match_on_both_databases_with_computer_players_in_their_processes(
    serving: Serving,
) -> None:
    async def work() -> None:
        ada, bob = await Guest(serving.address).arrive(), await Guest(serving.address).arrive()
        for guest in (ada, bob):
            await guest.connect()
        match = await open_match(ada, CARDS, boards=1, groups=2, level="easy", benches=["random"])
        await joined(bob, match)
        tables = await asyncio.gather(play(ada, match, 1), play(bob, match, 2))
        told = await until_over(ada, match)
        assert [row["level"] for row in told["rows"]] == [None, None, "random"]
        for table in tables:
            assert verdict_on(await record(ada, table)).good
        for guest in (ada, bob):
            await guest.leave()

    asyncio.run(work())
