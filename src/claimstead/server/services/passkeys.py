"""Logging in with a passkey: what the browser is asked for, and whether its answer holds.

A challenge is kept in the database like any code that is good for one time: whichever server gets
the answer finds it there, and nobody answers it twice.
"""

import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from claimstead.store import PersonRow
from claimstead.store.codes import PASSKEY, Codes
from claimstead.store.passkeys import PasskeyRow, Passkeys
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow
from claimstead.table.texts import checked_name

MINUTE = 60_000
ANSWERED_WITHIN = 5 * MINUTE
MOST = 20
"""Passkeys of a person."""
ID_LENGTH = 16
"""So much of a digest names a passkey to its owner."""
NUMBERS = re.compile(r"[0-9.]+|\[.*\]")
"""A host that has no name."""

Answer = TypeVar("Answer")


class Site(NamedTuple):
    """Where people log in, as their browsers know it."""

    origin: str

    @property
    def host(self) -> str:
        return urlsplit(self.origin).hostname or ""

    @property
    def can(self) -> bool:
        """Whether browsers make passkeys for it: a host with a name, and a secure line to it."""
        is_secure = self.origin.startswith("https://") or self.host == "localhost"
        return is_secure and not NUMBERS.fullmatch(self.host) and ":" not in self.host


class PasskeyLogin:
    """Makes passkeys, and lets in those who have one."""

    def __init__(self, passkeys: Passkeys, codes: Codes) -> None:
        self.passkeys = passkeys
        self._codes = codes

    async def offer(self, person: PersonRow, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        if person.account is None:
            raise NotNow("no-account")
        known = await self.passkeys.of(person.id)
        if len(known) >= MOST:
            raise NotNow("too-many-passkeys", most=MOST)
        challenge = await self._challenge(site, person.id)
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Claimstead",
            user_id=person.id.encode(),
            user_name=person.account,
            user_display_name=person.name,
            challenge=challenge,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return options_to_json_dict(options)

    async def add(
        self, person: PersonRow, site: Site, name: str, credential: dict[str, Any]
    ) -> PasskeyRow:
        """Keep the passkey that a browser has made."""
        name = checked_name(name)
        challenge = await self._taken(credential, person.id)
        made = _checked(
            lambda: webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        )
        row = PasskeyRow(
            bytes_to_base64url(made.credential_id),
            person.id,
            name,
            made.credential_public_key,
            made.sign_count,
            now(),
            None,
        )
        if not await self.passkeys.add(row):
            raise NotNow("passkey")
        return row

    async def ask(self, site: Site) -> dict[str, Any]:
        """What a browser needs to let somebody choose one of their passkeys."""
        challenge = await self._challenge(site, None)
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=challenge,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def person_of(self, site: Site, credential: dict[str, Any]) -> str:
        """Who it is that answers with a passkey."""
        challenge = await self._taken(credential, None)
        row = await self.passkeys.get(str(credential.get("id", ""))[:2000])
        if row is None:
            raise NotNow("passkey")
        found = _checked(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
                require_user_verification=True,
            )
        )
        if not await self.passkeys.use(row.id, found.new_sign_count, now()):
            raise NotNow("passkey")
        return row.person

    async def _challenge(self, site: Site, person: str | None) -> bytes:
        if not site.can:
            raise NotNow("passkeys-not-here")
        challenge = secrets.token_bytes(32)
        code = bytes_to_base64url(challenge)
        await self._codes.add(PASSKEY, code, person, now() + ANSWERED_WITHIN)
        return challenge

    async def _taken(self, credential: dict[str, Any], person: str | None) -> bytes:
        """The challenge that is answered, if it is one of ours and not answered yet."""
        said = _checked(
            lambda: webauthn.helpers.parse_client_data_json(
                base64url_to_bytes(credential["response"]["clientDataJSON"])
            )
        )
        code = bytes_to_base64url(said.challenge)
        if await self._codes.take(PASSKEY, code, person, now()) is None:
            raise NotNow("passkey")
        return said.challenge


def _checked(verify: Callable[[], Answer]) -> Answer:
    """What comes of it; whatever is wrong with what was sent is one refusal."""
    try:
        return verify()
    except (WebAuthnException, ValueError, LookupError, TypeError, AttributeError) as error:
        raise NotNow("passkey") from error


def short_id(key: PasskeyRow) -> str:
    """By this its owner names it."""
    return hashlib.sha256(key.id.encode()).hexdigest()[:ID_LENGTH]
