"""What `make drill` does for hours, for a moment."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import drawing
from drill import page, report
from drill.hostile import places, threats
from drill.report import Tried
from drill.soak import Look, verdict
from drill.wire import Person

ROOT = Path(__file__).parents[2]
CHEAP = ("load", "soak")


def test_nothing_is_lost_in_a_moment_of_load_and_soak() -> None:
    command = [sys.executable, "-m", "drill", "--short", *CHEAP]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [part for part in CHEAP if not report.read(part, report.FOLDER / "short")] == []


def test_a_part_that_does_not_exist_is_refused() -> None:
    command = [sys.executable, "-m", "drill", "picnic"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no such part: picnic" in done.stderr


def test_a_connection_that_ended_while_it_rested_is_replaced() -> None:
    answer = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
    asked: list[bytes] = []
    ended: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        # The connection ends just as the next request arrives.
        await reader.read(1)
        writer.transport.abort()
        ended.append(writer)

    async def work() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        person = Person(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        for _ in range(3):
            assert await person.ask("GET", "/api/me") == {}
        person.leave()
        server.close()
        while len(ended) < len(asked):
            await asyncio.sleep(0.01)

    asyncio.run(work())
    assert len(asked) == 3


def test_what_was_tried_reads_back(tmp_path: Path) -> None:
    tried = [
        Tried("load", "moves", 12, figures={"p99": [1.5, 2.0]}),
        Tried("load", "tables", 3, "1 table", "it was late", 2.5),
    ]
    report.write("load", tried, tmp_path)
    assert report.read("load", tmp_path) == tried
    assert [each.is_good for each in tried] == [True, False]
    assert report.read("soak", tmp_path) == []


def test_the_page_says_what_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(drawing, "PICTURES", tmp_path)
    monkeypatch.setattr(report, "FOLDER", tmp_path)
    report.write("faults", [Tried("faults", "plug pulled", 3, note="it was dark")], tmp_path)
    page.write()
    text = page.PAGE.read_text()
    assert "Lost was nothing" in text
    assert "| plug pulled | 3 | nothing | it was dark |" in text
    report.write("fuzz", [Tried("fuzz", "noise", 9, "1 input breaks it")], tmp_path)
    page.write()
    assert "1 lost something: noise: 1 input breaks it" in page.PAGE.read_text()


def test_every_test_that_the_threat_model_names_exists() -> None:
    names = {name for threat in threats() for name in threat.tests}
    found = {place.rpartition("::")[2] for place in places(names)}
    assert names
    assert names <= found


def hour(growth: float) -> list[Look]:
    """An hour in which the server's memory grows evenly by so many megabytes."""
    return [
        Look(minute=minute, server=200 + growth * minute / 60, workers=100, files=40, threads=9,
             tables=80)
        for minute in range(61)
    ]  # fmt: skip


def test_memory_that_grows_is_no_longer_called_level() -> None:
    assert verdict(hour(0)) == ""
    assert verdict(hour(5)) == ""
    assert "server" in verdict(hour(50))
