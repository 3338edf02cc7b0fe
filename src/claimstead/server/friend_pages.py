"""HTTP: friends, and challenges to a person."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody
from msgspec.structs import replace

from claimstead.core import Record
from claimstead.server.clock import now
from claimstead.server.house import House, house_of
from claimstead.server.limits import NEW_TABLES, OPEN_TABLES, check_rate
from claimstead.server.messages import TableLink
from claimstead.server.profile_pages import PersonId
from claimstead.server.table_pages import TableId
from claimstead.server.updates import shown_settings
from claimstead.store import PersonRow
from claimstead.store.friends import MOST, Friend
from claimstead.table import entries as log
from claimstead.table.refusal import NotNow
from claimstead.table.settings import DAY, Settings
from claimstead.table.table import Table

AnyRequest = Request[Any, Any, Any]
OPEN_CHALLENGES = 20
"""Of one person, to others."""
CHALLENGE_AGE = 7 * DAY


class FriendLine(Record, frozen=True, kw_only=True):
    person: str
    """Whose page it is."""
    name: str
    standing: str
    """`friends`, `asked` (you did) or `asks` (they do)."""
    here: bool = False
    """Whether a friend is connected."""


class ChallengeLine(Record, frozen=True, kw_only=True):
    table: str
    name: str
    """Of the other."""
    yours: bool
    """Whether you challenge them."""
    settings: Settings
    at: int


class Calls(Record, frozen=True, kw_only=True):
    """What others want of you, and you of them."""

    friends: tuple[FriendLine, ...]
    challenges: tuple[ChallengeLine, ...]


class NewChallenge(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    settings: Settings


@get("/api/me/calls", summary="Your friends, and the challenges by and to you")
async def calls(request: AnyRequest) -> Calls:
    house = house_of(request)
    person = await house.known(request)
    return await calls_of(house, person.id)


async def calls_of(house: House, person: str) -> Calls:
    here = {client.person for client in house.hall.clients}
    friends = await house.hall.friends.of(person)
    open_ones = await house.hall.friends.challenges_of(person, now() - CHALLENGE_AGE)
    others = {each.to if each.by == person else each.by for each in open_ones}
    names = await house.hall.people.owners(others)
    lines = []
    for each in open_ones:
        other = each.to if each.by == person else each.by
        room = await house.hall.room(each.table)
        if other in names:
            lines.append(
                ChallengeLine(
                    table=each.table,
                    name=names[other].name,
                    yours=each.by == person,
                    settings=shown_settings(room.table),
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
    house = house_of(request)
    me = await _with_account(house, request)
    known = {each.person for each in await house.hall.friends.of(me.id)}
    if person not in known:
        await _check_meets(house, me, person)
        if len(known) >= MOST:
            raise NotNow("too-many-friends", most=MOST)
    await house.hall.friends.ask(me.id, person, now())
    return await calls_of(house, me.id)


@delete("/api/me/friends/{person:str}", summary="End a friendship, or refuse one", status_code=200)
async def end_friendship(request: AnyRequest, person: PersonId) -> Calls:
    house = house_of(request)
    me = await house.known(request)
    await house.hall.friends.end(me.id, person)
    return await calls_of(house, me.id)


@post("/api/people/{person:str}/challenge", summary="Challenge somebody", status_code=201)
async def challenge(
    request: AnyRequest, person: PersonId, data: JSONBody[NewChallenge]
) -> TableLink:
    """Opens a table for both; whoever is challenged finds it among their calls."""
    house = house_of(request)
    check_rate(NEW_TABLES, request)
    me = await _with_account(house, request)
    if not await house.hall.friends.are(me.id, person):
        await _check_meets(house, me, person)
    open_ones = await house.hall.friends.challenges_of(me.id, now() - CHALLENGE_AGE)
    mine = [each for each in open_ones if each.by == me.id]
    if len(mine) >= OPEN_CHALLENGES or any(each.to == person for each in mine):
        raise NotNow("challenged-already")
    if await house.hall.logs.open_tables_of(me.id) >= OPEN_TABLES:
        raise NotNow("too-many-tables", most=OPEN_TABLES)

    def sit(table: Table) -> list[log.AnyEntry]:
        return list(table.sit(table.game.seats[0], me.id, me.name))

    # It is between the two: the lobby does not have it.
    room = await house.hall.open(replace(data.settings, public=False), me.id, sit)
    await house.hall.friends.challenge(room.id, me.id, person, now())
    return TableLink(table=room.id)


@delete("/api/me/challenges/{table:str}", summary="Refuse a challenge, or take one back",
        status_code=200)  # fmt: skip
async def drop_challenge(request: AnyRequest, table: TableId) -> Calls:
    house = house_of(request)
    me = await house.known(request)
    if await house.hall.friends.drop_challenge(table, me.id):
        room = await house.hall.room(table)
        await house.hall.carry_out(room, _closed)
    return await calls_of(house, me.id)


def _closed(table: Table) -> tuple[log.AnyEntry, ...]:
    """It was opened for the two: whoever does not want it ends it for both."""
    return (log.Closed(),) if table.status == "gathering" else ()


async def _with_account(house: House, request: AnyRequest) -> PersonRow:
    me = await house.known(request)
    if me.account is None:
        raise NotNow("no-account")
    return me


async def _check_meets(house: House, me: PersonRow, person: str) -> None:
    """Only those who show themselves can be asked."""
    owner = (await house.hall.people.owners([person])).get(person)
    if owner is None or not owner.is_open or person == me.id:
        raise NotNow("no-such-person")


handlers = [calls, befriend, end_friendship, challenge, drop_challenge]
MESSAGES = (Calls, NewChallenge)
