"""How a refusal is told to a client: over the WebSocket, and over HTTP."""

from claimstead.core import ClaimsteadError
from claimstead.protocol.messages import Refused, Trouble

STATUS = {
    "no-such-table": 404,
    "who-are-you": 401,
    "no-such-account": 401,
    "banned": 403,
    "too-fast": 429,
    "not-over": 409,
    "match-on": 409,
    "no-such-match": 404,
    "no-such-tournament": 404,
    "arbiter-only": 403,
    "no-such-person": 404,
    "no-such-page": 404,
    "no-such-puzzle": 404,
    "no-such-passkey": 404,
    "no-such-report": 404,
    "not-a-host": 404,
    "only-the-host": 403,
    "has-a-role": 403,
    "passkey": 401,
    "wrong-code": 401,
    "no-such-link": 404,
    "busy": 409,
    "challenged-already": 409,
    "rated-game-running": 409,
    "damaged-log": 500,
    "no-database": 503,
}


def status_of(error: ClaimsteadError) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(error.code, 400)


def code_of(error: ClaimsteadError) -> str:
    """The message of the catalogue."""
    return f"{error.kind}-{error.code}"


def refused(error: ClaimsteadError, id: str | None, table: str | None = None) -> Refused:
    """The answer to a request over the WebSocket."""
    return Refused(
        id=id,
        table=table,
        code=code_of(error),
        rule=getattr(error, "rule", None),
        arguments=error.arguments,
        reason=error.reason,
    )


def trouble_of(error: ClaimsteadError) -> Trouble:
    """The answer to a request over HTTP."""
    return Trouble(
        code=code_of(error),
        reason=error.reason,
        rule=getattr(error, "rule", None),
        arguments=error.arguments,
    )
