"""A browser's side of Web Push: its keys, and how it reads what comes (RFC 8291, RFC 8188)."""

import hmac
import json
import struct
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from claimstead.server.services.web_push import decode, encode

CURVE = ec.SECP256R1()


class BrowserKeys:
    """What a browser makes when a page subscribes."""

    def __init__(self, private: int, secret: bytes) -> None:
        self._private = ec.derive_private_key(private, CURVE)
        self._secret = secret
        self._point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """As `PushSubscription.toJSON()` tells it."""
        return {
            "endpoint": endpoint,
            "keys": {"p256dh": encode(self._point), "auth": encode(self._secret)},
        }

    def read(self, body: bytes) -> bytes:
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._point + sender
        keying = _expand(_extract(self._secret, shared), info, 32)
        pseudo = _extract(salt, keying)
        key = _expand(pseudo, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _expand(pseudo, b"Content-Encoding: nonce\0", 12)
        text, _, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert not padding.strip(b"\0")
        return text

    def read_json(self, body: bytes) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.read(body))
        return told


def _extract(salt: bytes, secret: bytes) -> bytes:
    return hmac.digest(salt, secret, sha256)


def _expand(pseudo: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(pseudo, info + b"\1", sha256)[:length]


def claims_of(authorization: str) -> dict[str, Any]:
    """What a server says of itself, if it is signed by the key that it names (RFC 8292)."""
    words = authorization.removeprefix("vapid ").replace(" ", "").split(",")
    said = dict(word.split("=", 1) for word in words)
    head, claims, signature = said["t"].split(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(said["k"]))
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    raw = decode(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(decode(claims))
    return told | {"key": said["k"]}
