"""The container's steps, each by itself: no image can be fetched where these tests run."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import yaml

from tests.ports import free_port
from tests.server.serving import wait_for
from tests.waiting import ended

ROOT = Path(__file__).parents[2]
FILE = re.sub(r"\s*\\\n\s*", " ", (ROOT / "Containerfile").read_text(encoding="utf-8"))
LAST = FILE[FILE.rindex("\nFROM ") :]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def settings() -> dict[str, str]:
    """The variables of the image that set the server up."""
    return dict(re.findall(r"(CLAIMSTEAD_\w+)=(\S+)", LAST))


def check_of(port: int) -> list[str]:
    """The health check, of a server at this port."""
    [words] = re.findall(r'HEALTHCHECK .*CMD \["python", "-c", "(.*)"\]', LAST)
    return [sys.executable, "-c", words.replace(":8000", f":{port}")]


def test_every_file_that_a_step_needs_is_there() -> None:
    needed = re.findall(r"(?:-r |python )((?:requirements|tools)/\S+)", FILE)
    assert needed
    assert [each for each in needed if not (ROOT / each).is_file()] == []


def test_everything_is_installed_by_its_hash() -> None:
    installs = re.findall(r"pip install (.*?)(?: &&|$)", FILE, re.M)
    assert len(installs) == 4
    *pinned, wheel = installs
    assert all("--require-hashes" in each for each in pinned)
    assert "--no-deps dist/*.whl" in wheel


def test_the_server_is_not_root_and_keeps_its_data_alone() -> None:
    assert re.search(r"^USER 10001:10001$", LAST, re.M)
    assert re.search(r"^VOLUME /data$", LAST, re.M)
    assert settings()["CLAIMSTEAD_DATABASE"].startswith("/data/")
    for name, service in COMPOSE["services"].items():
        assert service["read_only"] is True, name
        assert service["volumes"], name
    assert COMPOSE["services"]["server"]["cap_drop"] == ["ALL"]


def test_the_server_reads_what_the_image_and_the_compose_file_tell_it() -> None:
    told = settings() | {"CLAIMSTEAD_TRUSTED_PROXIES": "10.89.77.0/24"}
    server = COMPOSE["services"]["server"]["environment"]
    assert server["CLAIMSTEAD_TRUSTED_PROXIES"] == told["CLAIMSTEAD_TRUSTED_PROXIES"]
    [network] = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert network["subnet"] == told["CLAIMSTEAD_TRUSTED_PROXIES"]
    [command] = re.findall(r'^CMD \["(\w+)"\]$', LAST, re.M)
    shown = subprocess.run(
        [sys.executable, "-m", "claimstead", command, "--print-settings"],
        env=os.environ | told,
        capture_output=True,
        text=True,
        check=True,
    )
    found = tomllib.loads(shown.stdout)
    assert (found["host"], found["port"]) == ("0.0.0.0", 8000)
    assert found["database"] == "/data/claimstead.sqlite"
    assert found["trusted_proxies"] == ["10.89.77.0/24"]


def test_the_health_check_knows_a_server_that_answers(tmp_path: Path) -> None:
    port = free_port()
    check = check_of(port)
    assert subprocess.run(check, capture_output=True, check=False).returncode != 0
    games, log = str(tmp_path / "games.sqlite"), tmp_path / "log"
    variables = settings() | {"CLAIMSTEAD_PORT": str(port), "CLAIMSTEAD_DATABASE": games}
    with log.open("w") as told:
        serving = subprocess.Popen(
            [sys.executable, "-m", "claimstead", "serve"],
            env=os.environ | variables | {"NUMBA_DISABLE_JIT": "1", "CLAIMSTEAD_HOST": "127.0.0.1"},
            stdout=told,
        )
    try:
        wait_for(f"http://127.0.0.1:{port}", log, serving.pid)
        subprocess.run(check, capture_output=True, check=True)
        serving.send_signal(2)
        assert ended(serving) == 0
    finally:
        serving.kill()
        serving.wait()
