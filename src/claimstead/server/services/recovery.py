"""Another password for somebody who has forgotten theirs, and the address that helps with it.

The code comes from the host, or by mail where the host has set that up. It is good for one time
and for a while; only its digest is kept.
"""

from typing import Protocol

from claimstead.language import LANGUAGES, say
from claimstead.server.services.mailer import is_address
from claimstead.store import PersonRow
from claimstead.store.addresses import Addresses
from claimstead.store.codes import ADDRESS, GOOD_FOR, RESET, Codes, make_reset, new_code, plain_code
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow


class Sender(Protocol):
    """Whatever sends mail."""

    async def send(self, address: str, subject: str, text: str) -> None: ...


class Recovery:
    def __init__(self, codes: Codes, addresses: Addresses, mailer: Sender | None) -> None:
        self.codes = codes
        self.addresses = addresses
        self.mailer = mailer

    async def use(self, person: str, code: str) -> None:
        """The code is used up; refused where it is not the one."""
        if await self.codes.take(RESET, plain_code(code), person, now()) is None:
            raise NotNow("wrong-code")

    async def send_reset(self, person: PersonRow, language: str) -> None:
        """A code for another password, by mail, to whoever has an address."""
        address = (await self.addresses.of([person.id])).get(person.id)
        if self.mailer is None or address is None:
            return
        code = await make_reset(self.codes, person.id, now())
        spoken = _spoken(language)
        subject = say("mail-reset-subject", spoken)
        text = say("mail-reset", spoken, name=person.name, code=code)
        await self.mailer.send(address, subject, text)

    async def ask_address(self, person: PersonRow, address: str, language: str) -> None:
        """Send a code to an address that somebody says is theirs."""
        address = address.strip()
        if self.mailer is None:
            raise NotNow("no-mail")
        if not is_address(address):
            raise NotNow("mail-address")
        code = new_code()
        await self.codes.add(ADDRESS, plain_code(code), person.id, now() + GOOD_FOR, address)
        spoken = _spoken(language)
        subject = say("mail-address-subject", spoken)
        text = say("mail-address-text", spoken, name=person.name, code=code)
        try:
            await self.mailer.send(address, subject, text)
        except OSError as error:
            raise NotNow("mail-failed") from error

    async def confirm(self, person: str, code: str) -> None:
        taken = await self.codes.take(ADDRESS, plain_code(code), person, now())
        if taken is None:
            raise NotNow("wrong-code")
        await self.addresses.confirm(person, taken.note, now())


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]
