"""Web Push: a notice for a browser that may be closed (RFC 8030), encrypted for it (RFC 8291).

The browser names an address of its push service, to which this server sends. Whoever subscribes
chooses that address: it must be a host of the internet with TLS, it is looked up here, and the
connection goes to the very address that was looked at. Nothing that it answers is passed on.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from claimstead.protocol.notices import ENDPOINT_LENGTH

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
TLS_PORT = 443
SECONDS = 15
"""For a push service to answer."""
DAY = 24 * 3600
GONE = (404, 410)
"""The browser does not want notices any more."""
TOO_MUCH = 429


class Subscription(NamedTuple):
    """Where a browser gets its notices, and its keys, as the browser tells them."""

    endpoint: str
    key: str
    """Its public key: `p256dh`."""
    secret: str
    """What both know: `auth`."""


class SubscriptionGone(Exception):
    """There is nobody at this address any more, or there never was."""


class PushFailed(Exception):
    """The push service did not take it: later, perhaps."""

    def __init__(self, why: str, *, after: float = 0, is_final: bool = False) -> None:
        super().__init__(why)
        self.after = after
        """Seconds for which the push service wants to be left alone."""
        self.is_final = is_final
        """It will never take this one."""


class WebPush:
    """Sends notices in the name of a server."""

    def __init__(self, private_key: str, contact: str, *, allow_this_machine: bool = False) -> None:
        self._vapid = Vapid02.from_string(private_key)
        self._contact = contact
        self._allows_this_machine = allow_this_machine
        self._http = httpx.AsyncClient(timeout=SECONDS, trust_env=False, follow_redirects=False)

    @property
    def public_key(self) -> str:
        """By which browsers know this server's notices."""
        return encode(_point(self._vapid.public_key))

    def check(self, subscription: Subscription) -> None:
        """`SubscriptionGone` where nothing could ever be sent there."""
        parts = _parts(subscription.endpoint)
        try:
            _browser_key(subscription.key)
            has_secret = len(decode(subscription.secret)) == 16
        except ValueError as error:
            raise SubscriptionGone("keys") from error
        if not has_secret:
            raise SubscriptionGone("keys")
        if not self._allows_this_machine and (parts.scheme != "https" or parts.port != TLS_PORT):
            raise SubscriptionGone("address")
        if _is_number(parts.host) and not self._may_be_reached(parts.host):
            raise SubscriptionGone("address")

    async def send(self, subscription: Subscription, payload: bytes, topic: str) -> None:
        """Send a notice; of several with one topic that wait the last alone arrives."""
        self.check(subscription)
        parts = _parts(subscription.endpoint)
        claims = {"sub": self._contact, "aud": parts.origin}
        headers = {
            **self._vapid.sign(claims),
            "host": parts.authority,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "topic": topic,
            "urgency": "normal",
        }
        address = await self._looked_up(parts)
        request = self._http.build_request(
            "POST",
            f"{parts.scheme}://{address}:{parts.port}{parts.path}",
            content=encrypted(payload, subscription),
            headers=headers,
            extensions={"sni_hostname": parts.host},
        )
        try:
            answer = await self._http.send(request, stream=True)
            # What it says is of no use: it is not even read.
            await answer.aclose()
        except (httpx.HTTPError, OSError) as error:
            raise PushFailed(type(error).__name__) from error
        if answer.status_code in GONE:
            raise SubscriptionGone(str(answer.status_code))
        if answer.is_success:
            return
        wait = answer.headers.get("retry-after", "")
        raise PushFailed(
            str(answer.status_code),
            after=float(wait) if wait.isdecimal() else 0,
            is_final=answer.status_code < 500 and answer.status_code != TOO_MUCH,
        )

    async def _looked_up(self, parts: "_Parts") -> str:
        """An address of the host that this server may reach."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.host, parts.port, proto=6)
        except (OSError, UnicodeError) as error:
            raise PushFailed(type(error).__name__) from error
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(map(self._may_be_reached, addresses)):
            raise SubscriptionGone("address")
        return f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]

    def _may_be_reached(self, address: str) -> bool:
        number = ip_address(address.partition("%")[0])
        number = getattr(number, "ipv4_mapped", None) or number
        if number.is_loopback:
            return self._allows_this_machine
        return number.is_global and not number.is_multicast

    async def stop(self) -> None:
        await self._http.aclose()


class _Parts(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = TLS_PORT if self.scheme == "https" else 80
        return host if self.port == usual else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"


def _parts(endpoint: str) -> _Parts:
    try:
        parts = urlsplit(endpoint)
        port = parts.port or (TLS_PORT if parts.scheme == "https" else 80)
    except ValueError as error:
        raise SubscriptionGone("address") from error
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    has_form = parts.scheme in ("https", "http") and parts.hostname and not parts.username
    if not is_plain or not has_form or len(endpoint) > ENDPOINT_LENGTH:
        raise SubscriptionGone("address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return _Parts(parts.scheme, parts.hostname or "", port, path)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def new_private_key() -> str:
    """A key for a server to sign with, as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def encrypted(
    payload: bytes,
    subscription: Subscription,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    random: Callable[[int], bytes] = os.urandom,
) -> bytes:
    """What only that browser can read, as `aes128gcm` (RFC 8188)."""
    own = key or ec.generate_private_key(CURVE)
    salt = random(16)
    browser = decode(subscription.key)
    own_point = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _browser_key(subscription.key))
    info = b"WebPush: info\x00" + browser + own_point
    both = _derived(shared, decode(subscription.secret), info, 32)
    content_key = _derived(both, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(both, salt, b"Content-Encoding: nonce\x00", 12)
    # One record, which is the last: so says the byte after it.
    sealed = AESGCM(content_key).encrypt(nonce, payload + b"\x02", None)
    return salt + struct.pack("!IB", RECORD_SIZE, len(own_point)) + own_point + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _browser_key(text: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(text))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Of what browsers write, with padding or without; `ValueError` of anything else."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
