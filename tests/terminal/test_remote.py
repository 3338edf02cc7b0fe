"""A table at a real server, from the terminal."""

import asyncio
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from claimstead.core import ClaimsteadError
from claimstead.protocol.messages import Sit, Start
from claimstead.terminal.app import ClaimsteadApp
from claimstead.terminal.remote import RemoteClient
from claimstead.terminal.screens.gathering import gathering_text
from claimstead.terminal.server_session import Link, ServerSession, read_link
from tests.command_line import Run, assert_one_line
from tests.ports import free_port
from tests.server.guest import Guest
from tests.server.serving import Serving
from tests.terminal.robot import play_to_the_end, shown, until, until_a_table


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    server = Serving(str(folder / "games.sqlite"), folder)
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


async def open_table(address: str, setup: str, **settings: str) -> tuple[Guest, str]:
    """A guest's table with seat a taken and the others open."""
    guest = await Guest(address).arrive()
    others = int(setup.split()[1]) - 1
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(others))]
    table = await guest.open_table(setup, seats, **settings)
    await guest.connect()
    await guest.watch(table)
    return guest, table


def test_a_whole_game_is_played_at_a_servers_table(serving: Serving) -> None:
    async def play() -> None:
        guest, table = await open_table(serving.address, "claim 2 Gn Gi Dr Tr Se")
        app = ClaimsteadApp(link=f"{serving.address}/table/{table}")
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await until_a_table(pilot)
            await until_said(pilot, "Sit down")
            assert shown(app).split("\n")[0].strip() == "CLAIM 2"
            await pilot.press("enter")
            await guest.until(lambda: guest.updates[table]["seats"][1]["kind"] == "person")
            await guest.request(kind="start", table=table)
            await until_said(pilot, "I am ready")
            await pilot.press("enter")
            # Where one of them fails, the other one does not wait for ever.
            async with asyncio.TaskGroup() as both:
                both.create_task(guest.play_on(table, random.Random(1)))
                both.create_task(play_to_the_end(pilot))
            assert screen.told is not None
            assert screen.told.result is not None
            assert guest.updates[table]["result"]["winners"] == list(screen.told.result.winners)
        await guest.leave()

    asyncio.run(play())


def test_whoever_says_twice_to_be_ready_plays_all_the_same(serving: Serving) -> None:
    """On a slow line one presses again before the first answer has come."""

    async def play() -> None:
        guest, table = await open_table(serving.address, "claim 2 Gn Gi Dr Tr Se")
        link = Link(serving.address, table)
        client = RemoteClient(link, ServerSession(link.server))
        await client.open()
        await client.start()
        await client.ask(Sit(table=table, seat="b"))
        await guest.request(kind="start", table=table)
        await asyncio.gather(*(client.ask(Start(table=table)) for _ in range(2)))
        await guest.until(lambda: guest.is_on(table) or not guest.updates[table]["opening_words"])
        assert guest.is_on(table)
        await client.close()
        await guest.leave()

    asyncio.run(play())


def test_a_table_that_was_closed_says_so_and_a_challenge_that_it_was_declined(
    serving: Serving,
) -> None:
    async def wait() -> None:
        guest, table = await open_table(serving.address, "claim-it 2 base")
        app = ClaimsteadApp(link=f"{serving.address}/table/{table}")
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await until_a_table(pilot)
            await until_said(pilot, "Sit down")
            assert (await guest.ask("POST", f"/api/tables/{table}/close")).status_code < 300
            await until_said(pilot, "This table was closed before the game began.")
            assert "Sit down" not in shown(app)
            assert screen.told is not None
            declined = msgspec.structs.replace(screen.told.news[-1], text="declined")
            told = msgspec.structs.replace(screen.told, news=(declined,))
            assert str(gathering_text(told, "")) == "The challenge was declined."
        await guest.leave()

    asyncio.run(wait())


def test_the_connection_comes_back_by_itself(serving: Serving) -> None:
    async def play() -> None:
        guest, table = await open_table(serving.address, "claim-it 2 base")
        app = ClaimsteadApp(link=f"{serving.address}/table/{table}")
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await until_a_table(pilot)
            await until_said(pilot, "Sit down")
            await pilot.press("enter")
            await until_said(pilot, "I am ready")
            await guest.request(kind="start", table=table)
            serving.kill()
            await until_said(pilot, "Reconnecting")
            await pilot.press("enter")
            await asyncio.to_thread(serving.start)

            def is_on() -> bool:
                return screen.told is not None and screen.told.status == "playing"

            await until(pilot, is_on, "the game does not begin")
            assert screen.told is not None
            assert screen.told.yours == ("b",)
        await guest.leave()

    asyncio.run(play())


async def until_said(pilot: Pilot[None], words: str) -> None:
    app = pilot.app
    assert isinstance(app, ClaimsteadApp)
    await until(pilot, lambda: words in shown(app), f"{words!r} is not said")


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "ftp://example.org/table/abc", "http://[::1/table/x", "http://example.org/"],
)
def test_a_link_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ClaimsteadError, match="is not a link to a table"):
        read_link(text)


def test_a_server_that_is_not_there_is_refused() -> None:
    link = Link(f"http://127.0.0.1:{free_port()}", "abcdefghij")
    client = RemoteClient(link, ServerSession(link.server))
    with pytest.raises(ClaimsteadError, match="can't be reached: Connection refused"):
        asyncio.run(client.open())


def test_a_table_that_is_not_there_is_refused(serving: Serving) -> None:
    client = RemoteClient(Link(serving.address, "abcdefghij"), ServerSession(serving.address))
    with pytest.raises(ClaimsteadError, match="there is no such table"):
        asyncio.run(client.open())


def test_who_comes_back_later_is_still_the_same_person(serving: Serving) -> None:
    first, again = ServerSession(serving.address), ServerSession(serving.address)
    first.meet()
    again = ServerSession(serving.address)
    assert again.cookie == first.cookie
    again.meet()
    assert again.ask("GET", "/api/me") == first.ask("GET", "/api/me")


def test_a_table_is_opened_at_a_server_under_a_name_of_ones_choice(
    serving: Serving,
) -> None:
    async def host() -> None:
        app = ClaimsteadApp(pace=0)
        async with app.run_test(size=(90, 30)) as pilot:
            await pilot.pause()
            await pilot.press("o")
            await until_said(pilot, "The server's address")
            await write(pilot, serving.address)
            await until_said(pilot, "Your name at this table")
            await write(pilot, "Ada Lovelace")
            await until_said(pilot, "Which game shall be played")
            await pilot.press("enter")
            await until_said(pilot, "Open the table")
            await pilot.press("enter")
            await until_said(pilot, "Ada Lovelace")
            await until_said(pilot, f"{serving.address}/table/")
            assert "Open seat" in shown(app)

    asyncio.run(host())


async def write(pilot: Pilot[None], text: str) -> None:
    """Type a line in place of what stands there."""
    pilot.app.screen.query_one(Input).value = text
    await pilot.press("enter")


def test_the_command_opens_a_table_and_tells_its_link(serving: Serving, run: Run) -> None:
    words = ("--server", serving.address, "--game", "claim-it 2 base", "--name", "Ada")
    done = run("play", *words)
    # The link is told; to sit there a terminal is needed.
    assert done.out.startswith(f"{serving.address}/table/")
    assert done.err == run("play", done.out.strip()).err
    assert done.code == 2


def test_an_engine_plays_a_game_at_a_servers_table(serving: Serving, run: Run) -> None:
    async def play() -> None:
        guest, table = await open_table(serving.address, "claim 2 Gn Gi Dr Tr Se")
        command = f"{sys.executable} -m claimstead engine --player greedy"
        words = (f"{serving.address}/table/{table}", "--engine", command, "--name", "Robot")
        sent = asyncio.create_task(asyncio.to_thread(run, "play", *words))
        await guest.until(lambda: guest.updates[table]["seats"][1]["kind"] == "person")
        assert guest.updates[table]["seats"][1]["name"] == "Robot"
        await guest.request(kind="start", table=table)
        await guest.play_on(table, random.Random(1))
        done = await sent
        winners = guest.updates[table]["result"]["winners"]
        assert (done.code, done.err) == (0, "")
        assert done.out.strip()
        assert ("You win" in done.out) == (winners == ["b"])
        await guest.leave()

    asyncio.run(play())


def test_an_engine_needs_a_table_with_a_free_seat(serving: Serving, run: Run) -> None:
    async def full() -> str:
        guest = await Guest(serving.address).arrive()
        return await guest.open_table(
            "claim-it 2 base", [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
        )

    table = asyncio.run(full())
    assert_one_line(run("play", f"{serving.address}/table/{table}", "--engine", "cat"))
    assert_one_line(run("play", "--engine", "cat"))


@pytest.mark.parametrize("engine", ["/nowhere/engine", "false"])
def test_for_an_engine_that_does_not_work_no_table_is_opened(
    serving: Serving, run: Run, engine: str
) -> None:
    words = ("--server", serving.address, "--game", "claim-it 2 base", "--engine", engine)
    done = run("play", *words)
    assert_one_line(done)
    assert done.out == ""


def test_an_engine_that_does_not_work_takes_no_seat(serving: Serving, run: Run) -> None:
    async def play() -> None:
        guest, table = await open_table(serving.address, "claim 2 Gn Gi Dr Tr Se")
        words = ("play", f"{serving.address}/table/{table}", "--engine", "false")
        done = await asyncio.to_thread(run, *words)
        assert_one_line(done)
        assert "false has ended" in done.err
        # Whatever happened at the table before is known with the answer.
        await guest.request(kind="say", table=table, text="Anybody?")
        assert guest.updates[table]["seats"][1]["kind"] == "open"
        await guest.leave()

    asyncio.run(play())
