"""Passkeys: made by their owner, named, removed, and good for coming back."""

from pathlib import Path
from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.guest import Guest
from tests.server.inside import Inside, run
from tests.server.test_profiles import register

SITE = "http://localhost:8000"


async def make(guest: Guest, key: Authenticator, name: str = "Telephone") -> Any:
    options = (await guest.ask("POST", "/api/me/passkeys/options")).json()
    body = {"name": name, "credential": key.make(options)}
    return await guest.ask("POST", "/api/me/passkeys", body)


async def come_back(guest: Guest, key: Authenticator) -> Any:
    options = (await guest.ask("POST", "/api/session/passkey/options")).json()
    return await guest.ask("POST", "/api/session/passkey", {"credential": key.answer(options)})


def test_a_passkey_is_made_named_used_and_removed(address: str) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        refused = await ada.ask("POST", "/api/me/passkeys/options")
        assert refused.json()["code"] == "table-no-account", "a guest has nothing to come back to"
        await register(ada, "ada")
        key = Authenticator(SITE)
        made = await make(ada, key)
        assert made.status_code == 201, made.text
        (line,) = made.json()["keys"]
        assert (line["name"], line["used"]) == ("Telephone", None)
        assert (await make(ada, key)).json()["code"] == "table-passkey", "it is there already"

        elsewhere = await here.guest(live=False)
        told = await come_back(elsewhere, key)
        assert told.json() == {"name": "Ada", "account": "ada", "chosen": True}
        (line,) = (await elsewhere.ask("GET", "/api/me/passkeys")).json()["keys"]
        assert line["used"] is not None

        eve = await here.guest("Eve", live=False)
        path = f"/api/me/passkeys/{line['id']}"
        assert (await eve.ask("DELETE", path)).status_code == 404, "it is none of hers"
        renamed = await ada.ask("PUT", path, {"name": "Key ring"})
        assert renamed.json()["keys"][0]["name"] == "Key ring"
        assert (await ada.ask("DELETE", path)).json()["keys"] == []
        refused = await come_back(await here.guest(live=False), key)
        assert (refused.status_code, refused.json()["code"]) == (401, "table-passkey")

        await make(ada, Authenticator(SITE))
        person = (await here.registry.people.by_account("ada")).id  # type: ignore[union-attr]
        assert len(await here.services.passkeys.passkeys.of(person)) == 1
        await ada.ask("DELETE", "/api/me")
        assert await here.services.passkeys.passkeys.of(person) == []

    run(address, work, public_address=SITE)


def test_only_an_answer_to_our_own_challenge_counts_and_only_once(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        await register(ada, "ada")
        key = Authenticator(SITE)
        await make(ada, key)
        eve = await here.guest("Eve", live=False)
        options = (await eve.ask("POST", "/api/session/passkey/options")).json()
        answer = {"credential": key.answer(options)}
        assert (await ada.ask("POST", "/api/session/passkey", answer)).status_code == 200
        key.uses += 1
        again = await eve.ask("POST", "/api/session/passkey", answer)
        assert again.json()["code"] == "table-passkey", "an answer was overheard and sent again"

        async def refused(change: Any) -> None:
            options = (await eve.ask("POST", "/api/session/passkey/options")).json()
            sent = change(options)
            answer = await eve.ask("POST", "/api/session/passkey", {"credential": sent})
            assert (answer.status_code, answer.json()["code"]) == (401, "table-passkey")

        other = Authenticator("https://claimstead.evil.example")
        other.id = key.id
        await refused(other.answer)
        forged = Authenticator(SITE)
        forged.id, forged.uses = key.id, 50
        await refused(forged.answer)
        await refused(lambda _: key.answer({"challenge": "AAAA"}))
        await refused(lambda _: {"id": "x"})
        await refused(lambda _: {"id": 5, "response": {"clientDataJSON": "!"}})
        key.uses = 0
        await refused(key.answer)
        key.uses, key.flags = 100, 0x01
        await refused(key.answer)
        key.flags = 0x05
        assert (await come_back(eve, key)).status_code == 200

        # Somebody who is banned stays outside.
        ada_s = (await here.registry.people.by_account("ada")).id  # type: ignore[union-attr]
        await here.registry.acts.restrict(ada_s, "ban", None)
        assert (await come_back(await here.guest(live=False), key)).status_code == 403

    run(tmp_path / "games.sqlite", work, public_address=SITE)


def test_without_a_secure_line_or_a_name_there_are_no_passkeys(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        await register(ada, "ada")
        refused = await ada.ask("POST", "/api/me/passkeys/options")
        assert refused.json()["code"] == "table-passkeys-not-here"
        assert (await ada.ask("GET", "/api/me/passkeys")).json() == {"keys": [], "possible": False}

    run(tmp_path / "games.sqlite", work)
