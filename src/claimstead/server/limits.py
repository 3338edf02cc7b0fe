"""How often somebody may ask."""

from ipaddress import ip_address, ip_network
from typing import Any

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection

from claimstead.table.refusal import NotNow

NEW_PEOPLE = RateLimitItemPerHour(2000, namespace="people")
ACCOUNT = RateLimitItemPerHour(60, namespace="account")
"""Log-ins to one account, from wherever they come."""
ACCOUNT_HERE = RateLimitItemPerMinute(10, namespace="account-here")
"""The same from one network."""
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
    """Where somebody asks from: their network, for of IPv6 everybody has very many addresses."""
    return network_of(connection.client.host if connection.client else "")


def check_rate(limit: RateLimitItem, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse who asks too often from one address."""
    if connection.app.state.is_limited and not _limiter.hit(limit, address_of(connection)):
        raise NotNow("too-fast")


def check_log_in(connection: ASGIConnection[Any, Any, Any, Any], account: str) -> None:
    """Refuse who tries passwords: from one network, and at one account."""
    check_rate(LOG_IN, connection)
    if connection.app.state.is_limited:
        name = account.lower()[:40]
        wide = wide_network_of(connection.client.host if connection.client else "")
        if not _limiter.hit(ACCOUNT_HERE, name, wide) or not _limiter.hit(ACCOUNT, name):
            raise NotNow("too-fast")


def network_of(address: str) -> str:
    """Whose address it is: of IPv6 everybody has 2**64 of them."""
    return _network(address, 32, 64)


def wide_network_of(address: str) -> str:
    """The neighbourhood of an address."""
    return _network(address, 24, 56)


def _network(address: str, bits: int, bits_of_6: int) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return str(ip_network((found, bits if found.version == 4 else bits_of_6), strict=False))
