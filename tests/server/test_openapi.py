"""The description of the HTTP interface, and what the strangest requests it allows bring about."""

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from tests.server.guest import WAIT, Guest
from tests.server.serving import Serving

EXAMPLES = 2
EXPECTED = {
    "GET /api/me",
    "PUT /api/me",
    "DELETE /api/me",
    "POST /api/account",
    "PUT /api/account",
    "GET /api/me/sessions",
    "DELETE /api/me/sessions",
    "DELETE /api/me/sessions/{session}",
    "POST /api/session",
    "DELETE /api/session",
    "GET /api/me/passkeys",
    "POST /api/me/passkeys",
    "POST /api/me/passkeys/options",
    "PUT /api/me/passkeys/{key}",
    "DELETE /api/me/passkeys/{key}",
    "POST /api/session/passkey",
    "POST /api/session/passkey/options",
    "GET /api/me/address",
    "PUT /api/me/address",
    "DELETE /api/me/address",
    "POST /api/me/address/confirm",
    "POST /api/account/reset",
    "POST /api/account/reset/mail",
    "POST /api/reports",
    "GET /api/me/blocks",
    "POST /api/me/blocks",
    "DELETE /api/me/blocks/{id}",
    "GET /api/host",
    "GET /api/host/people",
    "GET /api/host/tables",
    "POST /api/host/acts",
    "POST /api/host/backup",
    "POST /api/host/reports/{id}/done",
    "GET /api/privacy",
    "GET /api/me/export",
    "GET /api/me/levels",
    "PUT /api/me/games/{table}/tags",
    "GET /api/ratings",
    "GET /api/people/{person}",
    "PUT /api/me/page",
    "GET /api/me/calls",
    "PUT /api/me/friends/{person}",
    "DELETE /api/me/friends/{person}",
    "POST /api/people/{person}/challenge",
    "DELETE /api/me/challenges/{table}",
    "POST /api/pairing",
    "DELETE /api/pairing",
    "GET /api/me/puzzles",
    "PUT /api/me/puzzles",
    "GET /api/me/puzzles/next",
    "GET /api/me/games",
    "GET /api/me/games/choices",
    "GET /api/me/games/file",
    "GET /api/position.png",
    "GET /api/position.svg",
    "GET /api/me/notices",
    "PUT /api/me/notices",
    "PUT /api/me/notices/device",
    "POST /api/me/notices/test",
    "POST /api/unsubscribe/{token}",
    "GET /api/games",
    "POST /api/tables",
    "GET /api/tables",
    "GET /api/me/tables",
    "POST /api/tables/{table}/rematch",
    "POST /api/tables/{table}/close",
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/verdict",
    "POST /api/verdict",
    "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/past/{moves}",
    "POST /api/replay",
    "POST /api/lesson/try",
    "POST /api/lesson/view",
    "GET /api/tables/{table}/review",
    "POST /api/review",
    "POST /api/analysis",
    "GET /api/analysis/example",
    "GET /api/puzzles",
    "GET /api/puzzles/today",
    "GET /api/puzzles/{id}",
    "GET /api/puzzles/{id}/hints/{number}",
    "POST /api/puzzles/{id}/answer",
    "POST /api/duplicates",
    "GET /api/me/duplicates",
    "GET /api/duplicates/{match}",
    "POST /api/duplicates/{match}/join",
    "POST /api/duplicates/{match}/quit",
    "POST /api/duplicates/{match}/word",
    "POST /api/duplicates/{match}/play",
    "POST /api/duplicates/{match}/end",
    "GET /api/tournaments",
    "POST /api/tournaments",
    "GET /api/tournaments/{tournament}",
    "GET /api/tournaments/{tournament}/file",
    "POST /api/tournaments/{tournament}/correct",
    "POST /api/tournaments/{tournament}/end",
    "POST /api/tournaments/{tournament}/join",
    "POST /api/tournaments/{tournament}/leave",
    "POST /api/tournaments/{tournament}/pause",
    "POST /api/tournaments/{tournament}/remove",
    "POST /api/tournaments/{tournament}/resume",
    "POST /api/tournaments/{tournament}/round",
    "POST /api/tournaments/{tournament}/start",
    "POST /api/tournaments/{tournament}/substitute",
    "GET /health",
    "GET /metrics",
}


def schema_of(serving: Serving) -> dict[str, Any]:
    answer = httpx.get(f"{serving.address}/schema/openapi.json", timeout=WAIT)
    assert answer.status_code == 200
    described: dict[str, Any] = answer.json()
    return described


def test_every_address_is_described(serving: Serving) -> None:
    found = {
        f"{method.upper()} {path}"
        for path, methods in schema_of(serving)["paths"].items()
        for method in methods
    }
    assert found == EXPECTED


POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


# What is allowed brings about the same with both databases; of what is not PostgreSQL takes less.
@pytest.mark.parametrize(
    ("_database", "mode"),
    [
        ("sqlite", POSITIVE),
        ("postgresql", NEGATIVE),
        pytest.param("sqlite", NEGATIVE, marks=pytest.mark.long),
        pytest.param("postgresql", POSITIVE, marks=pytest.mark.long),
    ],
    indirect=["_database"],
    ids=str,
)
def test_no_request_makes_the_server_fail(serving: Serving, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_dict(schema_of(serving))
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        guest = asyncio.run(Guest(serving.address).arrive())
        headers = {"x-csrftoken": guest.cookies["csrftoken"]}

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            answer = case.call(
                base_url=serving.address,
                headers=headers,  # noqa: B023
                cookies=dict(guest.cookies),  # noqa: B023
                timeout=WAIT,
            )
            assert answer.status_code < 500, answer.text

        with suppress(Unsatisfiable):  # Where nothing is asked for nothing can be wrong.
            ask()
        tried += 1
    assert tried == len(EXPECTED)
    assert httpx.get(f"{serving.address}/health", timeout=WAIT).status_code == 200
    assert "failed" not in serving.log.read_text()
