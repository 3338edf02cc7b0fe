"""HTTP: the page of a person, and the leader boards."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from litestar import Request, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from claimstead.core import Record, Seat
from claimstead.players.characters import name_of
from claimstead.server.house import House, house_of
from claimstead.server.ratings import LEAST_GAMES, RATED, USUAL, most, shown
from claimstead.store.games import LEVEL, PERSON, SETUP, Game, Tally, Wanted
from claimstead.store.people import GAMES, NOBODY, PageOwner
from claimstead.store.ratings import Rating
from claimstead.table.refusal import NotNow

AnyRequest = Request[Any, Any, Any]
ME = "me"
PersonId = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]{2,32}$", description="`me`: one's own page")
]
Kind = Annotated[str, QueryParameter(pattern=RATED)]
RECENT = 10
TALLIES = 20
"""So many opponents, and so many set-ups."""


class RatingLine(Record, frozen=True, kw_only=True):
    """How strong somebody is: almost certainly between `rating` and `most`."""

    person: str
    """Whose page it is: `/people/ID`."""
    name: str
    rating: float
    most: float
    games: int
    you: bool = False


class LeaderBoard(Record, frozen=True, kw_only=True):
    kind: str
    least: int
    """A rating counts from so many games on."""
    lines: tuple[RatingLine, ...]


class CurvePoint(Record, frozen=True, kw_only=True):
    games: int
    """After so many rated games."""
    at: int
    rating: float
    most: float


class RatingCurve(Record, frozen=True, kw_only=True):
    """A rating, and how it came about."""

    kind: str
    """The game and the number of players: `claim 2`."""
    rating: float
    most: float
    games: int
    counts: bool
    """Whether it was played often enough for the leader board."""
    points: tuple[CurvePoint, ...]


class TallyLine(Record, frozen=True, kw_only=True):
    """How somebody fares against an opponent, a level or with a set-up."""

    kind: str
    about: str
    """`person`, `level` or `setup`."""
    subject: str | None = None
    """A level or a set-up; of a person whose page one may see, their number."""
    name: str | None = None
    """Of a person, where it may be told."""
    won: int
    shared: int
    lost: int


class PlayedSeat(Record, frozen=True, kw_only=True):
    seat: Seat
    name: str | None = None
    level: str | None = None
    character: str | None = None
    won: bool = False
    you: bool = False
    """Whether the person whose list it is sat here."""
    person: str | None = None
    """Whose page one may see."""


class PlayedGame(Record, frozen=True, kw_only=True):
    """A game that is over, in a list of games."""

    table: str
    setup: str
    ended: int
    rated: bool
    outcome: str
    """`won`, `shared` or `lost`, for the person whose list it is."""
    seats: tuple[PlayedSeat, ...]


class Profile(Record, frozen=True, kw_only=True):
    """The page of a person, as far as it is for whoever asks."""

    person: str
    name: str
    own: bool
    registered: bool
    shown: str
    """How much others may see: `nobody`, `ratings` or `games`; of a guest it is nothing."""
    created: int
    least: int
    """A rating counts from so many games on."""
    ratings: tuple[RatingCurve, ...]
    tallies: tuple[TallyLine, ...] = ()
    games: tuple[PlayedGame, ...] = ()


class ShownWish(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    shown: Literal["nobody", "ratings", "games"]


@get("/api/people/{person:str}", summary="The page of a person")
async def profile(request: AnyRequest, person: PersonId) -> Profile:
    house = house_of(request)
    visitor = await house.visitor(request)
    if person == ME and visitor is None:
        raise NotNow("who-are-you")
    mine = "" if visitor is None else visitor.id
    return await profile_of(house, mine if person == ME else person, mine)


@put("/api/me/page", summary="How much of your page others may see")
async def show(request: AnyRequest, data: JSONBody[ShownWish]) -> Profile:
    house = house_of(request)
    row = await house.known(request)
    if row.account is None and data.shown != NOBODY:
        raise NotNow("no-account")
    await house.hall.people.show(row.id, data.shown)
    return await profile_of(house, row.id, row.id)


@get("/api/ratings", summary="The leader board of a game")
async def leader_board(request: AnyRequest, kind: Kind = USUAL) -> LeaderBoard:
    house = house_of(request)
    visitor = await house.visitor(request)
    lines = tuple(
        RatingLine(
            person=each.person,
            name=each.name,
            rating=shown(each.rating),
            most=most(each.rating),
            games=each.rating.games,
            you=visitor is not None and visitor.id == each.person,
        )
        for each in await house.hall.ratings.leaders(kind, LEAST_GAMES)
    )
    return LeaderBoard(kind=kind, least=LEAST_GAMES, lines=lines)


async def profile_of(house: House, person: str, visitor: str) -> Profile:
    """As much of a page as a visitor may see; where that is nothing, there is no such page."""
    own = person == visitor
    owner = (await house.hall.people.owners([person])).get(person)
    if owner is None or not (own or owner.is_open):
        raise NotNow("no-such-person")
    tallies: list[Tally] = []
    played: list[tuple[Game, str]] = []
    if own or owner.shown == GAMES:
        tallies = _most_frequent(await house.hall.games.tallies_of(person))
        # A table that was not in the lobby was for those who had its link.
        wanted = Wanted(public_only=not own)
        played = await house.hall.games.page(person, wanted, limit=RECENT)
    met = {each.subject for each in tallies if each.about == PERSON}
    owners = await house.hall.people.owners({*met, *persons_of(played)})
    return Profile(
        person=person,
        name=owner.name,
        own=own,
        registered=owner.is_registered,
        shown=owner.shown if owner.is_registered else NOBODY,
        created=owner.created,
        least=LEAST_GAMES,
        ratings=await _curves(house, person),
        tallies=tuple(_told_tally(each, owners, own) for each in tallies),
        games=tuple(told_game(each, person, owners) for each in played),
    )


def _most_frequent(tallies: list[Tally]) -> list[Tally]:
    """All levels; of persons and set-ups the most frequent."""
    found = [each for each in tallies if each.about == LEVEL]
    for about in (PERSON, SETUP):
        found += [each for each in tallies if each.about == about][:TALLIES]
    return found


async def _curves(house: House, person: str) -> tuple[RatingCurve, ...]:
    known = await house.hall.ratings.of_person(person)
    return tuple([await _curve(house, person, kind, known[kind]) for kind in sorted(known)])


async def _curve(house: House, person: str, kind: str, rating: Rating) -> RatingCurve:
    points = await house.hall.ratings.points_of(person, kind)
    return RatingCurve(
        kind=kind,
        rating=shown(rating),
        most=most(rating),
        games=rating.games,
        counts=rating.games >= LEAST_GAMES,
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


def told_game(played: tuple[Game, str], person: str, owners: dict[str, PageOwner]) -> PlayedGame:
    """A line of the list of a person's games."""
    game, outcome = played
    return PlayedGame(
        table=game.table,
        setup=game.setup,
        ended=game.ended,
        rated=game.rated,
        outcome=outcome,
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
MESSAGES = (LeaderBoard, Profile, ShownWish)
