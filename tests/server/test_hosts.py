"""What whoever hosts relies on: proxies, metrics, safe headers, and logs that name nobody."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from limits import RateLimitItemPerHour

from claimstead.server.routes import people
from tests.server.guest import WAIT
from tests.server.inside import Inside, run

VISITOR = {"x-forwarded-for": "203.0.113.5", "x-forwarded-proto": "https"}


async def get(here: Inside, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as http:
        return await http.get(path, headers=headers)


def test_behind_a_trusted_proxy_cookies_are_for_tls_alone_and_browsers_keep_to_it(
    tmp_path: Path,
) -> None:
    async def work(here: Inside) -> None:
        answer = await get(here, "/api/me", VISITOR)
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == f"max-age={10 * 24 * 60 * 60}"
        plain = await get(here, "/api/me")
        assert "Secure" not in plain.headers["set-cookie"]
        assert "strict-transport-security" not in plain.headers

    run(tmp_path / "games.sqlite", work, hsts_days=10)


def test_a_proxy_that_nobody_trusts_is_not_believed(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        answer = await get(here, "/api/me", VISITOR)
        assert "Secure" not in answer.headers["set-cookie"]
        assert "strict-transport-security" not in answer.headers

    run(tmp_path / "games.sqlite", work, trusted_proxies=("10.0.0.0/8",))


@pytest.mark.parametrize(("trusted", "answers"), [("127.0.0.0/8", [200, 200]), ("::1", [200, 429])])
def test_visitors_of_a_trusted_proxy_have_limits_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str, answers: list[int]
) -> None:
    one = RateLimitItemPerHour(1, namespace=f"hosting-{trusted}")
    monkeypatch.setattr(people, "NEW_PEOPLE", one)

    async def work(here: Inside) -> None:
        found = [
            (await get(here, "/api/me", {"x-forwarded-for": address})).status_code
            for address in ("203.0.113.5", "198.51.100.7")
        ]
        assert found == answers

    run(tmp_path / "games.sqlite", work, limits=True, trusted_proxies=(trusted,))


def test_what_is_private_is_kept_by_no_proxy_and_no_browser(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        for path in ("/api/me", "/api/me/tables", "/api/tables", "/api/none"):
            assert (await get(here, path)).headers["cache-control"] == "no-store", path

    run(tmp_path / "games.sqlite", work)


def test_metrics_are_for_the_machine_itself_where_there_is_no_token(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        assert "claimstead_moves" in (await get(here, "/metrics")).text
        assert (await get(here, "/metrics", VISITOR)).status_code == 404

    run(tmp_path / "games.sqlite", work)


def test_metrics_are_for_whoever_has_the_token(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        assert (await get(here, "/metrics")).status_code == 404
        wrong = {**VISITOR, "authorization": "Bearer letmein"}
        assert (await get(here, "/metrics", wrong)).status_code == 404
        right = {**VISITOR, "authorization": "Bearer open sesame"}
        assert "claimstead_moves" in (await get(here, "/metrics", right)).text

    run(tmp_path / "games.sqlite", work, metrics_token="open sesame")


def test_metrics_with_a_port_of_their_own_are_not_on_the_other(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        assert (await get(here, "/metrics")).status_code == 404

    run(tmp_path / "games.sqlite", work, metrics_port=9464)


WORKER = """
import sys
from claimstead.server.metrics import CLIENTS, MOVES, figures
MOVES.inc(int(sys.argv[1]))
CLIENTS.set(int(sys.argv[1]))
print(figures().decode(), flush=True)
input()
"""


def test_metrics_are_summed_over_the_workers_and_forget_those_who_are_gone(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}

    def told(moves: int) -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-c", WORKER, str(moves)]
        pipe = subprocess.PIPE
        worker = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)
        assert worker.stdout
        lines: list[str] = []
        while not lines or lines[-1].strip():
            lines.append(worker.stdout.readline())
        return worker, "".join(lines)

    def figure(text: str, name: str) -> float:
        found = re.search(rf"^{name} ([\d.]+)$", text, re.M)
        assert found, text
        return float(found[1])

    first, text = told(3)
    assert figure(text, "claimstead_moves_total") == 3
    second, text = told(4)
    assert figure(text, "claimstead_moves_total") == 7
    assert figure(text, "claimstead_clients") == 7
    first.communicate("\n")
    second.communicate("\n")
    third, text = told(5)
    third.communicate("\n")
    assert figure(text, "claimstead_moves_total") == 12
    assert figure(text, "claimstead_clients") == 5


def test_the_access_log_has_no_address_of_a_table_and_no_name(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    tables: list[str] = []

    async def work(here: Inside) -> None:
        ada = await here.guest("Lovelace")
        tables.append(await ada.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}]))
        await ada.ask("GET", f"/api/tables/{tables[0]}/record")

    run(tmp_path / "games.sqlite", work, access_log=True)
    told = capfd.readouterr().err
    lines = [json.loads(line) for line in told.splitlines() if '"answered"' in line]
    assert {"method": "GET", "path": "/api/tables/{table}/record", "status": 409}.items() <= (
        lines[-1].items()
    )
    assert tables[0] not in told
    assert "Lovelace" not in told


def test_the_schema_brings_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        for path in ("/schema", "/schema/openapi.json", "/schema/openapi.yaml"):
            answer = await get(here, path)
            assert answer.status_code == 200
            assert "<script" not in answer.text
            assert "cdn" not in answer.text.lower()
        for path in ("/schema/swagger", "/schema/redoc", "/schema/elements"):
            answer = await get(here, path)
            assert '<script src="http' not in answer.text

    run(tmp_path / "games.sqlite", work)
