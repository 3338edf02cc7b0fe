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

from tests.server.guest import Guest
from tests.server.serving import Serving

EXAMPLES = 4
WAIT = 600
"""Seconds: no answer takes so long, however busy the machine."""
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
