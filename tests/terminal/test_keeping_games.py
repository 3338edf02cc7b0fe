"""Games that are left are gone on with; hints; positions to play from and to analyse."""

import asyncio
import json
import re
from functools import partial
from pathlib import Path

import pytest

from claimstead.claim_it.view import ClaimItView
from claimstead.language import in_words
from claimstead.notation import game_named
from claimstead.table.gathering import start
from claimstead.terminal.app import ClaimsteadApp
from claimstead.terminal.local import LocalClient
from claimstead.terminal.saved_games import SavedGames
from claimstead.terminal.screens.setup import against
from claimstead.terminal.screens.start import StartScreen
from tests.command_line import Run, assert_one_line
from tests.terminal.robot import (
    decide,
    opening,
    press_something,
    rest,
    shown,
    until_a_table,
)
from tests.terminal.test_help import POSITION
from tests.terminal.test_pictures import NO_CLAIM_MARKER, settled
from tests.terminal.test_remote import until_said


def test_a_game_that_is_left_is_gone_on_with_where_it_stood(tmp_path: Path) -> None:
    async def leave() -> tuple[int, object]:
        app = ClaimsteadApp(opening("claim-it 2 base"), kept=SavedGames(tmp_path), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            table = await until_a_table(pilot)
            await press_something(pilot, table)
            await settled(pilot)
            assert table.told is not None
            left = table.told.number, table.told.view
            await pilot.press("q")
            await pilot.pause()
            assert "It is kept" in shown(app)
            await pilot.press("right", "enter")
            await pilot.pause()
            while not isinstance(app.screen, StartScreen):
                await rest(pilot)
            assert "Go on: Claim It!, 2 players" in shown(app)
        return left

    async def go_on(left: tuple[int, object]) -> None:
        app = ClaimsteadApp(kept=SavedGames(tmp_path), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("0")
            table = await until_a_table(pilot)
            await settled(pilot)
            assert table.told is not None
            assert (table.told.number, table.told.view) == left
            await pilot.press("G")
            await pilot.pause()
            await pilot.press("right", "enter")
            while table.told.status != "over":
                await rest(pilot)

    asyncio.run(go_on(asyncio.run(leave())))
    # What is over is not kept: its file is for whoever wants it.
    assert SavedGames(tmp_path).games() == []
    assert list(tmp_path.iterdir()) == []


def test_a_line_that_was_cut_off_costs_the_last_move_alone(tmp_path: Path) -> None:
    kept = SavedGames(tmp_path)
    file = kept.new()
    made = opening("claim 2 Gn Gi Dr Tr Se")
    client = LocalClient(made.settings, made.seats, 7, file=file)
    decide(client, partial(start, person="here"))
    whole = file.read_bytes()
    assert file.stat().st_mode & 0o077 == 0
    file.write_bytes(whole + b'{"at":1,"entr')
    (game,) = kept.games()
    again = LocalClient.resumed(game)
    assert again._table.state == client._table.state
    assert again.seats == client.seats
    file.write_bytes(b"nothing of ours\n")
    assert kept.games() == []


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
def test_a_hint_names_a_legal_move_and_why(setup: str) -> None:
    async def ask() -> None:
        app = ClaimsteadApp(opening(setup), seed=7, pace=0)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            table = await until_a_table(pilot)
            await pilot.press("H")
            await until_said(pilot, "A strong player would choose")
            assert table.told is not None
            told = " ".join(shown(app).split())
            named = re.search(r"A strong player would choose: (.+?) \((.+?)\)\.", told)
            assert named is not None
            assert named[1] in {in_words(each.move, "en") for each in table.told.legal}

    asyncio.run(ask())


@pytest.mark.parametrize("setup", ["claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"])
def test_a_hint_is_given_line_by_line(run: Run, setup: str) -> None:
    done = run("play", "--game", setup, "--seed", "7", typed="h\nq\n")
    assert (done.code, done.err) == (0, "")
    named = re.search(r"A strong player would choose: (\S+) \(.+\)\.", done.out)
    assert named is not None
    assert f"[{named[1]}]" in done.out


def test_only_a_terminal_goes_on_with_a_game(run: Run) -> None:
    done = run("play", "--resume")
    assert (done.code, done.err) == (
        2,
        "claimstead: a game that was left can be resumed only in a terminal\n",
    )


def test_a_game_begins_from_a_position() -> None:
    async def look() -> None:
        game = game_named("claim-it 3 base")
        app = ClaimsteadApp(against(game, "easy", NO_CLAIM_MARKER), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            table = await until_a_table(pilot)
            assert table.told is not None
            view = table.told.view
            assert isinstance(view, ClaimItView)
            assert view.board == game.read(NO_CLAIM_MARKER).board

    asyncio.run(look())


def test_a_position_is_played_from_line_by_line(run: Run, tmp_path: Path) -> None:
    position = POSITION.replace("turn: b", "turn: a").replace("lead: a", "lead: b")
    position = position.replace("hand a: Dr3 Gn7", "hand a: Dr3 Gi9 Tr2").replace(
        "hand b: Gi7 Se2 Tr5", "hand b: Gi7 Se2"
    )
    (tmp_path / "position.txt").write_text(position, encoding="utf-8")
    done = run("play", "--position", "position.txt", "--seed", "1", typed="Gi9\nq\n")
    assert (done.code, done.err) == (0, "")
    # K-4: a Giant was led, and a Giant is held.
    assert "[Gi9]" in done.out
    assert "[Dr3] " not in done.out.split("[Gi9]")[0]
    assert_one_line(run("play", "--position", "nowhere.txt"))


@pytest.mark.parametrize("position", [NO_CLAIM_MARKER, POSITION])
def test_a_position_is_analysed_for_people_and_programs(
    run: Run, tmp_path: Path, position: str
) -> None:
    (tmp_path / "position.txt").write_text(position, encoding="utf-8")
    told = run("analyse", "position.txt")
    assert (told.code, told.err) == (0, "")
    found = json.loads(run("analyse", "position.txt", "--json").out)
    legal = {"claim-it": {"*@4/5", "*@5/4", "4@5/1"}, "claim": {"Gi7"}}
    moves = {option["move"] for option in found["options"]}
    # 145 with squatters 2 and 5 on the board: example X-3. A Giant was led and one is held: K-4.
    assert moves == legal["claim" if position is POSITION else "claim-it"]
    assert all(move in told.out for move in moves)
    chances = [option["chance"] for option in found["options"]]
    assert chances == sorted(chances, reverse=True)
    assert sum(found["chances"]) == pytest.approx(1)


def test_bad_positions_are_refused_in_a_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada,\n", encoding="utf-8")
    assert_one_line(run("analyse", "letter.txt"))
    assert_one_line(run("analyse", "nowhere.txt"))
    assert_one_line(run("play", "--server", "example.org"))
    assert_one_line(run("play", "--server", "ftp://x", "--game", "claim-it 2 base"))
