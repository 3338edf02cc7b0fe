"""HTTP: the page of a person, and the leader boards."""

from collections.abc import Iterable
from typing import Annotated, Any

from litestar import Request, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from claimstead.players.characters import name_of
from claimstead.protocol.profiles import (
    AverageLine,
    CurvePoint,
    LeaderBoard,
    PlayedGame,
    PlayedSeat,
    Profile,
    RatingCurve,
    RatingLine,
    ShownWish,
    TallyLine,
)
from claimstead.server.options import Options
from claimstead.server.services.ratings import RATED, USUAL, most, shown
from claimstead.server.services.season import season_at
from claimstead.server.services.services import Services, services_of
from claimstead.store import PersonRow
from claimstead.store.games import LEVEL, PERSON, SETUP, Game, Tally, Wanted
from claimstead.store.people import GAMES, NOBODY, PageOwner
from claimstead.store.ratings import Leader, Rating
from claimstead.store.reviewed import Average
from claimstead.table.clock import now
from claimstead.table.refusal import NotNow

AnyRequest = Request[Any, Any, Any]
ME = "me"
PersonId = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]{2,32}$", description="`me`: one's own page")
]
Kind = Annotated[str, QueryParameter(pattern=RATED)]
CLUB, FRIENDS, SEASON = "club", "friends", "season"
Board = Annotated[
    str,
    QueryParameter(
        pattern=f"^({CLUB}|{FRIENDS}|{SEASON})$",
        description="Of all, of oneself and one's friends, or by the games of the season alone",
    ),
]
RECENT = 10
TALLIES = 20
"""So many opponents, and so many set-ups."""


@get("/api/people/{person:str}", summary="The page of a person")
async def profile(request: AnyRequest, person: PersonId) -> Profile:
    services = services_of(request)
    visitor = await services.visitor(request)
    if person == ME and visitor is None:
        raise NotNow("who-are-you")
    mine = "" if visitor is None else visitor.id
    return await profile_of(request, mine if person == ME else person, mine)


@put("/api/me/page", summary="How much of your page others may see")
async def show(request: AnyRequest, data: JSONBody[ShownWish]) -> Profile:
    services = services_of(request)
    row = await services.known(request)
    if row.account is None and data.shown != NOBODY:
        raise NotNow("no-account")
    await services.registry.people.show(row.id, data.shown)
    return await profile_of(request, row.id, row.id)


@get("/api/ratings", summary="The leader board of a game")
async def leader_board(request: AnyRequest, kind: Kind = USUAL, of: Board = CLUB) -> LeaderBoard:
    services = services_of(request)
    options: Options = request.app.state.options
    visitor = await services.visitor(request)
    season = season_at(options.season, now())
    among = await _friends(services, visitor) if of == FRIENDS else None
    found: list[Leader] = []
    if of != SEASON or season is not None:
        found = await services.registry.ratings.leaders(
            kind,
            options.leader_games,
            season=season.name if season and of == SEASON else None,
            among=among,
        )
    lines = tuple(
        RatingLine(
            person=each.person,
            name=each.name,
            rating=shown(each.rating),
            most=most(each.rating),
            games=each.rating.games,
            you=visitor is not None and visitor.id == each.person,
        )
        for each in found
    )
    days = None if season is None else (season.first.isoformat(), season.last.isoformat())
    return LeaderBoard(kind=kind, of=of, least=options.leader_games, season=days, lines=lines)


async def _friends(services: Services, visitor: PersonRow | None) -> set[str]:
    """Those with whom somebody is friends, and they themselves."""
    if visitor is None:
        return set()
    known = await services.registry.friends.of(visitor.id)
    return {visitor.id, *(each.person for each in known if each.agreed)}


async def profile_of(request: AnyRequest, person: str, visitor: str) -> Profile:
    """As much of a page as a visitor may see; where that is nothing, there is no such page."""
    services, least = services_of(request), request.app.state.options.leader_games
    own = person == visitor
    owner = (await services.registry.people.owners([person])).get(person)
    if owner is None or not (own or owner.is_open):
        raise NotNow("no-such-person")
    tallies: list[Tally] = []
    played: list[tuple[Game, str]] = []
    averages: list[Average] = []
    if own or owner.shown == GAMES:
        averages = await services.registry.reviewed.averages_of(person)
        tallies = _most_frequent(await services.registry.games.tallies_of(person))
        # A table that was not in the lobby was for those who had its link.
        wanted = Wanted(public_only=not own)
        played = await services.registry.games.page(person, wanted, limit=RECENT)
    met = {each.subject for each in tallies if each.about == PERSON}
    owners = await services.registry.people.owners({*met, *persons_of(played)})
    return Profile(
        person=person,
        name=owner.name,
        own=own,
        registered=owner.is_registered,
        shown=owner.shown if owner.is_registered else NOBODY,
        created=owner.created,
        least=least,
        ratings=await _curves(services, person, least),
        role=await _role(services, person) if own else None,
        averages=tuple(AverageLine(**each._asdict()) for each in averages),
        tallies=tuple(_told_tally(each, owners, own) for each in tallies),
        games=tuple(told_game(each, person, owners) for each in played),
    )


async def _role(services: Services, person: str) -> str | None:
    row = await services.registry.people.get(person)
    return None if row is None else row.role


def _most_frequent(tallies: list[Tally]) -> list[Tally]:
    """All levels; of persons and set-ups the most frequent."""
    found = [each for each in tallies if each.about == LEVEL]
    for about in (PERSON, SETUP):
        found += [each for each in tallies if each.about == about][:TALLIES]
    return found


async def _curves(services: Services, person: str, least: int) -> tuple[RatingCurve, ...]:
    known = await services.registry.ratings.of_person(person)
    return tuple(
        [await _curve(services, person, kind, known[kind], least) for kind in sorted(known)]
    )


async def _curve(
    services: Services, person: str, kind: str, rating: Rating, least: int
) -> RatingCurve:
    points = await services.registry.ratings.points_of(person, kind)
    return RatingCurve(
        kind=kind,
        rating=shown(rating),
        most=most(rating),
        games=rating.games,
        counts=rating.games >= least,
        points=tuple(
            CurvePoint(
                games=each.rating.games,
                at=each.at,
                rating=shown(each.rating),
                most=most(each.rating),
            )
            for each in points
        ),
    )


def _told_tally(tally: Tally, owners: dict[str, PageOwner], own: bool) -> TallyLine:
    """Whom somebody met is for themselves; others hear the names of those who show themselves."""
    name = subject = None
    if tally.about != PERSON:
        subject = tally.subject
    elif (owner := owners.get(tally.subject)) is not None:
        name = owner.name if own or owner.is_open else None
        subject = owner.id if owner.is_open else None
    return TallyLine(
        kind=tally.kind,
        about=tally.about,
        subject=subject,
        name=name,
        won=tally.won,
        shared=tally.shared,
        lost=tally.lost,
    )


def persons_of(played: Iterable[tuple[Game, str]]) -> set[str]:
    return {seat.person for game, _ in played for seat in game.seats if seat.person}


def told_game(
    played: tuple[Game, str],
    person: str,
    owners: dict[str, PageOwner],
    tags: tuple[str, ...] = (),
) -> PlayedGame:
    """A line of the list of a person's games."""
    game, outcome = played
    return PlayedGame(
        table=game.table,
        setup=game.setup,
        ended=game.ended,
        rated=game.rated,
        outcome=outcome,
        tags=tags,
        seats=tuple(
            PlayedSeat(
                seat=each.seat,
                name=each.name or name_of(each.character),
                level=each.level,
                character=each.character,
                won=each.won,
                you=each.person == person,
                person=each.person
                if each.person in owners and owners[each.person].is_open
                else None,
            )
            for each in game.seats
        ),
    )


handlers = [profile, show, leader_board]
