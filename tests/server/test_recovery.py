"""A forgotten password is replaced by a code: of the host, or by mail to a confirmed address."""

import re
from pathlib import Path
from typing import Any

from claimstead.commands.output import administration
from claimstead.store.codes import make_reset, plain_code
from tests.server.guest import Guest
from tests.server.inside import Inside, run
from tests.server.test_profiles import register


class Letters:
    """Keeps what would be sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []

    async def send(self, address: str, subject: str, text: str) -> None:
        self.sent.append((address, subject, text))

    @property
    def code(self) -> str:
        found = re.search(r"\b(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}\b", self.sent[-1][2])
        assert found
        return found[0]


async def reset(guest: Guest, code: str, account: str = "ada", password: str = "a new one") -> Any:
    body = {"account": account, "code": code, "password": password}
    return await guest.ask("POST", "/api/account/reset", body)


def test_a_code_of_the_host_gives_another_password_once(address: str) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada")
        await register(ada, "ada")
        await ada.leave()
        await ada.connect()
        person = (await here.registry.people.by_account("ada")).id  # type: ignore[union-attr]
        codes = here.services.recovery.codes
        old = await make_reset(codes, person, 0)
        elsewhere = await here.guest(live=False)
        assert (await reset(elsewhere, old)).json()["code"] == "table-wrong-code", "it is too old"
        code = await make_reset(codes, person, 10**13)
        for wrong in ("AAAA-AAAA-AAAA-AAAA", "", old):
            refused = await reset(elsewhere, wrong)
            assert (refused.status_code, refused.json()["code"]) == (401, "table-wrong-code")
        await register(await here.guest("Bob", live=False), "bob")
        assert (await reset(elsewhere, code, "bob")).status_code == 401, "it is for Ada"
        weak = await reset(elsewhere, code, password="short")
        assert weak.json()["code"] == "table-account-password", "the code is still good"

        done = await reset(elsewhere, code.lower().replace("-", " "))
        assert done.json() == {"name": "Ada", "account": "ada", "chosen": True}
        assert (await ada.ask("GET", "/api/me/tables")).status_code == 401, "others are logged out"
        assert (await reset(elsewhere, code)).status_code == 401, "it is used up"
        fresh = await here.guest(live=False)
        body = {"account": "ada", "password": "a new one"}
        assert (await fresh.ask("POST", "/api/session", body)).status_code == 200

    run(address, work)


def test_mail_brings_a_code_to_a_confirmed_address_alone(address: str) -> None:
    letters = Letters()

    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        await register(ada, "ada")
        wish = {"address": " ada@example.org ", "language": "de"}
        assert (await ada.ask("PUT", "/api/me/address", wish)).json()["code"] == "table-no-mail"
        here.services.recovery.mailer = letters
        for wrong in ("ada", "ada@", "a da@x.org", "ada@x.org\nBcc: eve@x.org", "a@b.c" * 90):
            bad = await ada.ask("PUT", "/api/me/address", {"address": wrong})
            assert bad.json()["code"] == "table-mail-address"
        await ada.ask("PUT", "/api/me/address", wish)
        assert letters.sent[-1][0] == "ada@example.org"
        assert "Deine Adresse" in letters.sent[-1][1]
        code = letters.code
        ask = {"account": "ada"}
        await ada.ask("POST", "/api/account/reset/mail", ask)
        told = await ada.ask("GET", "/api/me/address")
        assert told.json() == {"address": None, "possible": True}, "not before it is confirmed"
        bad = await ada.ask("POST", "/api/me/address/confirm", {"code": "AAAA"})
        assert bad.json()["code"] == "table-wrong-code"
        told = await ada.ask("POST", "/api/me/address/confirm", {"code": code})
        assert told.json()["address"] == "ada@example.org"

        # Whether an account exists, or has an address, is not told.
        eve = await here.guest("Eve", live=False)
        answers = [
            await eve.ask("POST", "/api/account/reset/mail", {"account": name})
            for name in ("ada", "nobody", "x" * 500)
        ]
        assert {(each.status_code, each.content) for each in answers} == {(204, b"")}
        while "new password" not in letters.sent[-1][1]:
            await here.registry.people.count()
        assert len(letters.sent) == 2
        assert (await reset(eve, letters.code)).status_code == 200

        removed = await eve.ask("DELETE", "/api/me/address")
        assert removed.json()["address"] is None
        await eve.ask("PUT", "/api/me/address", wish)
        await eve.ask("DELETE", "/api/me")
        assert await here.services.recovery.addresses.of([]) == {}

    run(address, work)


def test_the_host_makes_a_code_on_the_command_line(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")

    async def work(here: Inside) -> None:
        await register(await here.guest("Ada", live=False), "ada")

    run(database, work)
    said = administration.reset(database, "ADA")
    code = said.rpartition(" ")[2]
    assert len(plain_code(code)) == 16

    async def use(here: Inside) -> None:
        guest = await here.guest(live=False)
        assert (await reset(guest, code)).status_code == 200

    run(database, use)
    assert " reset " in administration.told_acts(database, as_json=False)
    assert code not in Path(database).read_bytes().decode(errors="replace")
