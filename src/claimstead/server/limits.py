"""How often somebody may ask."""

from typing import Any

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection

from claimstead.table.refusal import NotNow

NEW_PEOPLE = RateLimitItemPerHour(2000, namespace="people")
LOG_IN = RateLimitItemPerMinute(20, namespace="log-in")
NEW_TABLES = RateLimitItemPerMinute(60, namespace="tables")
ANALYSES = RateLimitItemPerMinute(60, namespace="analyses")
READINGS = RateLimitItemPerMinute(60, namespace="readings")
"""Of what is done at the desk."""
REVIEWS = RateLimitItemPerMinute(200, namespace="reviews")
"""Most of them only ask how far it has come."""
OPEN_TABLES = 200

_limiter = FixedWindowRateLimiter(MemoryStorage())


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody asks from."""
    return connection.client.host if connection.client else ""


def check_rate(limit: RateLimitItem, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse who asks too often from one address."""
    if connection.app.state.is_limited and not _limiter.hit(limit, address_of(connection)):
        raise NotNow("too-fast")
