"""An authenticator made of software: it makes passkeys and answers as a real one does."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as b64

PRESENT_AND_VERIFIED = 0x01 | 0x04
WITH_KEY = 0x40


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.uses = 0
        self.id = secrets.token_bytes(16)
        self.flags = PRESENT_AND_VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, more: int = 0) -> bytes:
        self.uses += 1
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([self.flags | more]) + self.uses.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as the browser tells of it."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        named = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + named}
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": b64(self._client_data("create", options["challenge"])),
                "attestationObject": b64(cbor2.dumps(told)),
            },
        }

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """The proof that the passkey is here."""
        client, data = self._client_data("get", options["challenge"]), self._data()
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            },
        }
