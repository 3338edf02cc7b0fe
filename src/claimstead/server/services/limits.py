"""How often somebody may ask."""

from collections import Counter
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
PUBLIC_TABLES = RateLimitItemPerHour(20, namespace="public-tables")
"""New ones, of one address: nobody fills the lobby."""
PUBLIC_OF_A_PERSON = 5
"""Public tables of one person that wait for others."""
ANALYSES = RateLimitItemPerMinute(60, namespace="analyses")
READINGS = RateLimitItemPerMinute(60, namespace="readings")
"""Of what is done in the process for costly work."""
REVIEWS = RateLimitItemPerMinute(200, namespace="reviews")
"""Most of them only ask how far it has come."""
REQUESTS = RateLimitItemPerMinute(1200, namespace="requests")
"""Over HTTP, of any kind."""
DOWNLOADS = RateLimitItemPerHour(30, namespace="downloads")
"""Of all games at once."""
REPORTS = RateLimitItemPerHour(30, namespace="reports")
"""To the host."""
BACKUPS = RateLimitItemPerHour(12, namespace="backups")
TEST_NOTICES = RateLimitItemPerHour(20, namespace="test-notices")
"""Which somebody sends to their own devices."""
OPEN_TABLES = 200
LIVE_OF_A_PERSON = 30
LIVE_OF_AN_ADDRESS = 150
"""Live connections at once."""

_limiter = FixedWindowRateLimiter(MemoryStorage())


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody asks from: their network, for of IPv6 everybody has very many addresses."""
    return network_of(connection.client.host if connection.client else "")


class Places:
    """Who has how many live connections."""

    def __init__(self) -> None:
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def has_room(self, person: str, address: str) -> bool:
        return (
            self._people[person] < LIVE_OF_A_PERSON
            and self._addresses[address] < LIVE_OF_AN_ADDRESS
        )

    def enter(self, person: str, address: str) -> None:
        self._people[person] += 1
        self._addresses[address] += 1

    def leave(self, person: str, address: str) -> None:
        self._people[person] -= 1
        self._addresses[address] -= 1
        # Nobody is remembered who has none.
        self._people += Counter()
        self._addresses += Counter()


def may_ask(scope: Any) -> bool:
    """Whether an address has not asked too often yet, whatever for."""
    client = scope.get("client")
    return _limiter.hit(REQUESTS, network_of(client[0] if client else ""))


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
