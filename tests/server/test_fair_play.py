"""Fair play: blocks and reports, and the host's page, on which every act is kept in a log."""

import json
from pathlib import Path
from typing import Any

from claimstead.commands.output import administration
from claimstead.server.options import Options
from claimstead.server.services.maintenance import Maintenance
from tests.server.guest import Guest
from tests.server.inside import Inside, run
from tests.server.test_profiles import register

DICE = {"setup": "claim-it 2 base"}


def said(guest: Guest) -> list[str]:
    """All talk that somebody was told."""
    news = [each for data in guest.received for each in json.loads(data).get("news", ())]
    return [each["text"] for each in news if each["kind"] == "said"]


async def id_of(here: Inside, account: str) -> str:
    row = await here.registry.people.by_account(account)
    assert row is not None
    return row.id


def test_a_blocked_person_is_not_heard_and_cannot_come_near(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        ada_s, eve_s = await register(ada, "ada"), await register(eve, "eve")
        await ada.ask("PUT", f"/api/me/friends/{eve_s}")
        await eve.ask("PUT", f"/api/me/friends/{ada_s}")
        table = await here.table("claim-it 2 base", ada, eve)
        await eve.request(kind="say", table=table, text="first words")
        await ada.until(lambda: said(ada) == ["first words"])
        line = next(
            each["number"]
            for data in ada.received
            for each in json.loads(data).get("news", ())
            if each["kind"] == "said"
        )
        told = await ada.ask("POST", "/api/me/blocks", {"table": table, "line": line})
        assert [each["name"] for each in told.json()["blocked"]] == ["Eve"]
        assert eve_s not in told.text
        await eve.request(kind="say", table=table, text="second words")
        await ada.request(kind="say", table=table, text="no answer")
        await eve.until(lambda: "no answer" in said(eve))
        assert said(ada)[:1] == ["first words"]
        await ada.until(lambda: "no answer" in said(ada))
        assert "second words" not in said(ada)
        ada.received.clear()
        await ada.watch(table)
        assert said(ada) == ["no answer"], "nor what was said before"

        # Friends no more; and Eve is told what she would be told of nobody.
        assert (await ada.ask("GET", "/api/me/calls")).json()["friends"] == []
        for method, path in (
            ("PUT", f"/api/me/friends/{ada_s}"),
            ("POST", f"/api/people/{ada_s}/challenge"),
        ):
            body = {"settings": DICE} if method == "POST" else None
            refused = await eve.ask(method, path, body)
            nobody = await eve.ask(method, path.replace(ada_s, "nobodyatall"), body)
            assert (refused.status_code, refused.json()) == (404, nobody.json())
        for guest in (ada, eve, ada):
            found = await guest.ask("POST", "/api/pairing", DICE)
            assert found.json()["table"] is None
        await ada.ask("DELETE", "/api/pairing")

        assert (await ada.ask("POST", "/api/me/blocks", {"table": table, "seat": "a"})).json()[
            "code"
        ] == "table-yourself"
        (block,) = (await ada.ask("GET", "/api/me/blocks")).json()["blocked"]
        left = await ada.ask("DELETE", f"/api/me/blocks/{block['id']}")
        assert left.json()["blocked"] == []
        assert (await eve.ask("PUT", f"/api/me/friends/{ada_s}")).status_code == 200

    run(address, work)


def test_reports_reach_the_host_who_acts_and_all_of_it_is_in_the_log(
    address: str, tmp_path: Path
) -> None:
    async def work(here: Inside) -> None:
        ada, eve, host = [await here.guest(name) for name in ("Ada", "Eve", "Hostess")]
        await register(host, "hostess")
        eve_s = await register(eve, "eve")
        table = await here.table("claim-it 2 base", ada, eve, public=True)
        for about in ({"person": eve_s}, {"table": table}, {"table": table, "seat": "b"}):
            sent = await ada.ask("POST", "/api/reports", {"about": about, "note": "not nice"})
            assert sent.status_code == 204, sent.text
        wrong = [
            {"about": {"person": "nobodyatall"}, "note": "x"},
            {"about": {"table": table, "seat": "e"}, "note": "x"},
            {"about": {"table": table, "line": 1}, "note": "x"},
            {"about": {"table": table, "line": -5}, "note": "x"},
            {"about": {"table": table, "seat": "a"}, "note": "x"},
            {"about": {"table": table}, "note": ""},
        ]
        codes = [(await ada.ask("POST", "/api/reports", each)).json()["code"] for each in wrong]
        assert codes == [*["table-no-such-person"] * 4, "table-yourself", "table-text"]

        for path in ("/api/host", "/api/host/people", "/api/host/tables"):
            refused = await host.ask("GET", path)
            assert (refused.status_code, refused.json()["code"]) == (404, "table-not-a-host")
        await here.registry.people.give_role(await id_of(here, "hostess"), "arbiter")
        seen = (await host.ask("GET", "/api/host")).json()
        assert [(each["by"], each["name"]) for each in seen["reports"]] == [
            ("Ada", "Eve"), ("Ada", None), ("Ada", "Eve"),
        ]  # fmt: skip
        assert seen["load"]["playing"] == 1
        (line,) = (await host.ask("GET", "/api/host/tables")).json()
        assert (line["table"], line["yours"]) == (table, [])

        # An arbiter looks after play; the rest is for the host.
        async def act(**body: Any) -> Any:
            return await host.ask("POST", "/api/host/acts", body)

        assert (await act(act="ban", subject=eve_s)).json()["code"] == "table-only-the-host"
        assert (await act(act="mute", subject=eve_s, days=1, note="insults")).status_code == 200
        # More days than there are is for very long.
        assert (await act(act="mute", subject=eve_s, days=1e308)).status_code == 200
        muted = await eve.refused(kind="say", table=table, text="hello")
        assert muted["code"] == "table-muted"
        done = f"/api/host/reports/{seen['reports'][0]['id']}/done"
        assert (await host.ask("POST", done)).status_code == 204
        assert (await host.ask("POST", done)).status_code == 404
        assert (await host.ask("POST", "/api/host/backup")).status_code == 403

        await here.registry.people.give_role(await id_of(here, "hostess"), "host")
        reset = (await act(act="reset", subject=eve_s)).json()["code"]
        assert len(reset) == 19
        assert (await act(act="ban", subject=eve_s)).status_code == 200
        own = await id_of(here, "hostess")
        assert (await act(act="ban", subject=own)).json()["code"] == "table-has-a-role"
        assert (await act(act="close", subject=table)).status_code == 200
        await Maintenance(here.registry, Options()).follow()
        assert here.registry.live_tables[table].table.status == "closed"
        people = (await host.ask("GET", "/api/host/people?search=EV")).json()
        assert [(each["name"], sorted(each["restrictions"])) for each in people] == [
            ("Eve", ["ban", "mute"])
        ]
        made = (await host.ask("POST", "/api/host/backup")).json()
        assert (tmp_path / made["file"]).stat().st_size > 0
        acts = (await host.ask("GET", "/api/host")).json()["acts"]
        assert {each["by"] for each in acts} == {"Hostess"}
        assert [each["act"] for each in acts] == [
            "backup", "close", "ban", "reset", "done", "mute", "mute",
        ]  # fmt: skip
        assert acts[-1]["note"] == "insults"
        assert reset not in json.dumps(acts)

        # Whoever is deleted is in no report any more.
        assert (await act(act="forget", subject=eve_s)).status_code == 200
        left = (await host.ask("GET", "/api/host")).json()["reports"]
        assert [each["name"] for each in left] == [None]

    run(address, work, backup_folder=str(tmp_path))


def test_roles_are_given_on_the_command_line_and_kept_in_the_log(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")

    async def work(here: Inside) -> None:
        await register(await here.guest("Ada", live=False), "ada")

    async def look(here: Inside) -> None:
        row = await here.registry.people.by_account("ada")
        assert row is not None
        assert row.role == "arbiter"

    run(database, work)
    administration.given_role(database, "ada", "arbiter")
    run(database, look)
    assert " role " in administration.told_acts(database, as_json=False)
