"""Who somebody is: cookies, accounts, and that a stranger gets nowhere."""

import re
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx

from claimstead.server.services.identity import COOKIE
from claimstead.store import Rating
from tests.server.guest import WAIT, Guest
from tests.server.inside import Inside, run
from tests.server.test_profiles import noted

ADA = {"account": "Ada", "password": "correct horse"}


def is_deleted(answer: httpx.Response) -> bool:
    """Whether the browser is told to drop the cookie."""
    lines = answer.headers.get_list("set-cookie")
    return any(line.startswith(f"{COOKIE}=") and "Max-Age=0" in line for line in lines)


def test_a_new_visitor_becomes_somebody_with_a_signed_cookie(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        guest = Guest(here.address)
        answer = await guest.ask("GET", "/api/me")
        assert answer.json()["name"].startswith("Guest ")
        assert answer.json()["account"] is None
        cookies: SimpleCookie = SimpleCookie()
        for line in answer.headers.get_list("set-cookie"):
            cookies.load(line)
        assert cookies[COOKIE]["httponly"]
        assert cookies[COOKIE]["samesite"].lower() == "lax"
        assert int(cookies[COOKIE]["max-age"]) == 180 * 24 * 3600
        again = await guest.ask("GET", "/api/me")
        assert again.json() == answer.json()
        assert (await guest.ask("PUT", "/api/me", {"name": " Ada  L. "})).json()["name"] == "Ada L."
        bad = await guest.ask("PUT", "/api/me", {"name": "A\u202eda"})
        assert bad.status_code == 400
        assert bad.json()["code"] == "table-text"

    run(tmp_path / "games.sqlite", work)


def test_a_new_visitor_is_named_in_their_language(tmp_path: Path) -> None:
    names = {"de-AT,de;q=0.9,en;q=0.8": "Gast", "sv": "Gäst", "nl-BE": "Gast", "fr": "Guest"}

    async def work(here: Inside) -> None:
        for languages, name in names.items():
            guest = Guest(here.address)
            guest.headers["accept-language"] = languages
            told = (await guest.ask("GET", "/api/me")).json()["name"]
            assert re.fullmatch(rf"{name} \d{{4}}", told)

    run(tmp_path / "games.sqlite", work)


def test_a_forged_cookie_is_nobody_s(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        real = ada.cookies[COOKIE]
        person, _, signature = real.rpartition(".")
        eve = await here.guest("Eve", live=False)
        other = eve.cookies[COOKIE].rpartition(".")[0]
        forgeries = (
            f"{other}.{signature}",
            f"{person}.",
            f"{person}.{signature[:-1]}",
            person,
            "x" * 5000,
            "a.b.c",
        )
        for forged in forgeries:
            async with httpx.AsyncClient(base_url=here.address, timeout=WAIT) as http:
                answer = await http.get("/api/me/tables", headers={"cookie": f"{COOKIE}={forged}"})
                assert answer.status_code == 401
                assert answer.json()["code"] == "table-who-are-you"

    run(tmp_path / "games.sqlite", work)


def test_an_account_leads_back_from_another_device(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        table = await ada.open_table("claim-it 2 base", [{"kind": "me"}, {"kind": "open"}])
        made = await ada.ask("POST", "/api/account", ADA)
        assert made.status_code == 201
        assert made.json() == {"name": "Ada", "account": "ada", "chosen": True}
        assert (await ada.ask("POST", "/api/account", ADA)).json()[
            "code"
        ] == "table-already-account"

        telephone = await here.guest(live=False)
        for wrong in (
            {**ADA, "password": "wrong horse"},
            {**ADA, "account": "nobody"},
            {**ADA, "account": "a\x00a"},
            {**ADA, "account": "' OR 1=1 --"},
        ):
            refused = await telephone.ask("POST", "/api/session", wrong)
            assert refused.status_code == 401
            assert refused.json()["code"] == "table-no-such-account"
        assert (await telephone.ask("POST", "/api/session", ADA)).json()["name"] == "Ada"
        own = (await telephone.ask("GET", "/api/me/tables")).json()
        assert [each["table"] for each in own] == [table]
        assert own[0]["yours"] == ["a"]

        left = await telephone.ask("DELETE", "/api/session")
        assert left.status_code == 204
        assert is_deleted(left)
        # The other device is not touched by it.
        assert (await ada.ask("GET", "/api/me/tables")).status_code == 200

    run(tmp_path / "games.sqlite", work)


def test_an_account_is_not_called_guest_with_a_number(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, bob, eve = [await here.guest() for _ in range(3)]
        table = await here.table("claim-it 2 base", ada, bob)
        await eve.watch(table)
        assert not (await ada.ask("GET", "/api/me")).json()["chosen"]
        assert (await ada.ask("POST", "/api/account", ADA)).json()["name"] == "Ada"
        named = {**ADA, "account": "bob", "name": " Bob B. "}
        assert (await bob.ask("POST", "/api/account", named)).json()["name"] == "Bob B."
        await eve.until(lambda: seat_names(eve, table) == ["Ada", "Bob B."])
        refused = await eve.ask("POST", "/api/account", {**ADA, "account": "eve", "name": "Ada"})
        assert refused.json()["code"] == "table-looks-alike"
        assert (await eve.ask("GET", "/api/me")).json()["account"] is None
        await eve.ask("PUT", "/api/me", {"name": "Evelyn"})
        made = await eve.ask("POST", "/api/account", {**ADA, "account": "eve"})
        assert made.json() == {"name": "Evelyn", "account": "eve", "chosen": True}

    run(tmp_path / "games.sqlite", work)


def seat_names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.updates[table]["seats"]]


def test_accounts_are_checked_and_taken_once(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada, eve = await here.guest(live=False), await here.guest(live=False)
        for account, password, code in (
            ("a", "long enough", "account-name"),
            ("a b c", "long enough", "account-name"),
            ("x" * 33, "long enough", "account-name"),
            ("ada", "short", "account-password"),
            ("ada", "x" * 201, "account-password"),
        ):
            body = {"account": account, "password": password}
            assert (await ada.ask("POST", "/api/account", body)).json()["code"] == f"table-{code}"
        assert (await ada.ask("POST", "/api/account", ADA)).status_code == 201
        taken = await eve.ask("POST", "/api/account", {**ADA, "account": "aDA"})
        assert taken.json()["code"] == "table-account-taken"

    run(tmp_path / "games.sqlite", work)


def test_who_asks_for_it_is_forgotten(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest("Ada", live=False)
        await ada.ask("POST", "/api/account", ADA)
        before = Guest(here.address)
        before.cookies = httpx.Cookies(ada.cookies)
        left = await ada.ask("DELETE", "/api/me")
        assert left.status_code == 204
        assert is_deleted(left)
        assert (await before.ask("GET", "/api/me/tables")).status_code == 401
        assert (await before.ask("POST", "/api/session", ADA)).status_code == 401
        assert await here.registry.people.count() == 0

    run(tmp_path / "games.sqlite", work)


def test_the_password_is_kept_as_a_hash(tmp_path: Path) -> None:
    async def work(here: Inside) -> None:
        ada = await here.guest(live=False)
        await ada.ask("POST", "/api/account", ADA)
        row = await here.registry.people.by_account("ada")
        assert row is not None
        assert (row.password or "").startswith("$argon2id$")

    run(tmp_path / "games.sqlite", work)
    data = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert b"correct horse" not in data


async def told(guest: Guest, page: str) -> Any:
    """An answer without who is here now, and whose page may be seen: an account changes that."""
    found = (await guest.ask("GET", page)).json()
    rows = found.get("games", ()) if isinstance(found, dict) else found
    for row in rows:
        for seat in row["seats"]:
            seat.pop("person", None)
            seat.pop("present", None)
    return found


def test_a_guest_becomes_an_account_without_losing_anything(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        over = await here.table("claim-it 2 base", ada, bob, rated=True)
        await bob.request(kind="resign", table=over)
        await noted(here, over)
        await ada.ask("PUT", f"/api/me/games/{over}/tags", {"tags": ["first"]})
        running = await here.table("claim-it 2 base", ada, bob)
        await ada.ask("POST", "/api/puzzles/1/answer", {"move": None})
        person = (await ada.ask("GET", "/api/people/me")).json()["person"]
        persons = [person, (await bob.ask("GET", "/api/people/me")).json()["person"]]

        def after(known: dict[str, Rating]) -> dict[str, Rating]:
            return {each: Rating(26.0, 4.0, 1) for each in known}

        await here.registry.ratings.settle("other", "claim 2", persons, after, 1)
        pages = ("/api/me/games", "/api/me/puzzles", "/api/me/tables")
        before = [await told(ada, page) for page in pages]
        profile = await told(ada, "/api/people/me")

        assert (await ada.ask("POST", "/api/account", ADA)).status_code == 201
        telephone = await here.guest(live=False)
        assert (await telephone.ask("POST", "/api/session", ADA)).status_code == 200
        for guest in (ada, telephone):
            assert [await told(guest, page) for page in pages] == before
            now = await told(guest, "/api/people/me")
            same = ("person", "name", "ratings", "tallies", "games")
            assert {key: now[key] for key in same} == {key: profile[key] for key in same}
        await telephone.connect()
        await telephone.watch(running)
        assert telephone.updates[running]["yours"] == ["a"]
        await telephone.leave()

    run(address, work)
