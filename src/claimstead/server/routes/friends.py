"""HTTP: friends, and challenges to a person."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody
from msgspec.structs import replace

from claimstead.protocol.friends import Calls, ChallengeLine, FriendLine, NewChallenge
from claimstead.protocol.messages import TableLink
from claimstead.protocol.updates import shown_settings
from claimstead.server.routes.profiles import PersonId
from claimstead.server.routes.tables import TableId
from claimstead.server.services.limits import NEW_TABLES, OPEN_TABLES, check_rate
from claimstead.server.services.services import Services, services_of
from claimstead.store import PersonRow
from claimstead.store.friends import MOST, Friend
from claimstead.table import entries as log
from claimstead.table import gathering
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow
from claimstead.table.settings import DAY
from claimstead.table.table import Table

AnyRequest = Request[Any, Any, Any]
OPEN_CHALLENGES = 20
"""Of one person, to others."""
CHALLENGE_AGE = 7 * DAY


@get("/api/me/calls", summary="Your friends, and the challenges by and to you")
async def calls(request: AnyRequest) -> Calls:
    services = services_of(request)
    person = await services.known(request)
    return await calls_of(services, person.id)


async def calls_of(services: Services, person: str) -> Calls:
    here = services.registry.presence.people()
    friends = await services.registry.friends.of(person)
    open_ones = await services.registry.friends.challenges_of(person, now() - CHALLENGE_AGE)
    others = {each.to if each.by == person else each.by for each in open_ones}
    names = await services.registry.people.owners(others)
    lines = []
    for each in open_ones:
        other = each.to if each.by == person else each.by
        live = await services.registry.live_table(each.table)
        if other in names:
            lines.append(
                ChallengeLine(
                    table=each.table,
                    name=names[other].name,
                    yours=each.by == person,
                    settings=shown_settings(live.table),
                    at=each.at,
                )
            )
    return Calls(
        friends=tuple(
            FriendLine(
                person=each.person,
                name=each.name,
                standing=_standing(each),
                here=each.agreed and each.person in here,
            )
            for each in friends
        ),
        challenges=tuple(lines),
    )


def _standing(friend: Friend) -> str:
    return "friends" if friend.agreed else "asked" if friend.mine else "asks"


@put("/api/me/friends/{person:str}", summary="Ask for a friendship, or agree to one")
async def befriend(request: AnyRequest, person: PersonId) -> Calls:
    services = services_of(request)
    me = await _with_account(services, request)
    known = {each.person for each in await services.registry.friends.of(me.id)}
    if person not in known:
        await _check_meets(services, me, person)
        if len(known) >= MOST:
            raise NotNow("too-many-friends", most=MOST)
    await services.registry.friends.ask(me.id, person, now())
    return await calls_of(services, me.id)


@delete("/api/me/friends/{person:str}", summary="End a friendship, or refuse one", status_code=200)
async def end_friendship(request: AnyRequest, person: PersonId) -> Calls:
    services = services_of(request)
    me = await services.known(request)
    await services.registry.friends.end(me.id, person)
    return await calls_of(services, me.id)


@post("/api/people/{person:str}/challenge", summary="Challenge somebody", status_code=201)
async def challenge(
    request: AnyRequest, person: PersonId, data: JSONBody[NewChallenge]
) -> TableLink:
    """Opens a table for both; whoever is challenged finds it among their calls."""
    services = services_of(request)
    check_rate(NEW_TABLES, request)
    me = await _with_account(services, request)
    if not await services.registry.friends.are(me.id, person):
        await _check_meets(services, me, person)
    open_ones = await services.registry.friends.challenges_of(me.id, now() - CHALLENGE_AGE)
    mine = [each for each in open_ones if each.by == me.id]
    if len(mine) >= OPEN_CHALLENGES or any(each.to == person for each in mine):
        raise NotNow("challenged-already")
    if await services.registry.logs.open_tables_of(me.id) >= OPEN_TABLES:
        raise NotNow("too-many-tables", most=OPEN_TABLES)

    def sit(table: Table) -> list[log.AnyEntry]:
        return list(gathering.sit(table, table.game.seats[0], me.id, me.name).entries)

    # It is between the two: the lobby does not have it.
    live = await services.registry.open(replace(data.settings, public=False), me.id, sit)
    await services.registry.friends.challenge(live.id, me.id, person, now())
    await services.notices.notify(
        person,
        "challenge",
        key=f"challenge {live.id}",
        path=f"/table/{live.id}",
        table=live.id,
        name=me.name,
        setup=data.settings.setup,
    )
    return TableLink(table=live.id)


@delete("/api/me/challenges/{table:str}", summary="Refuse a challenge, or take one back",
        status_code=200)  # fmt: skip
async def drop_challenge(request: AnyRequest, table: TableId) -> Calls:
    services = services_of(request)
    me = await services.known(request)
    if await services.registry.friends.drop_challenge(table, me.id):
        live = await services.registry.live_table(table)
        why = None if live.table.owner == me.id else "declined"
        await live.carry_out(lambda each: gathering.withdraw(each, why))
    return await calls_of(services, me.id)


async def _with_account(services: Services, request: AnyRequest) -> PersonRow:
    me = await services.known(request)
    if me.account is None:
        raise NotNow("no-account")
    return me


async def _check_meets(services: Services, me: PersonRow, person: str) -> None:
    """Only those who show themselves can be asked."""
    owner = (await services.registry.people.owners([person])).get(person)
    if owner is None or not owner.is_open or person == me.id:
        raise NotNow("no-such-person")
    # Whoever is blocked is told the same: they do not learn that they are.
    if await services.registry.blocks.between(me.id, person):
        raise NotNow("no-such-person")


handlers = [calls, befriend, end_friendship, challenge, drop_challenge]
