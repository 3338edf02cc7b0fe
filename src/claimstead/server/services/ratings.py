"""Ratings after a game, by game and number of players: duels, all against all, and teams."""

from collections import Counter

from openskill.models import PlackettLuce

from claimstead.protocol.messages import Result
from claimstead.protocol.updates import result_of
from claimstead.registry import first_setup, kinds
from claimstead.server.services.season import season_at
from claimstead.store import Rating, Ratings
from claimstead.store.ratings import BEGINNER
from claimstead.table.settings import DAY
from claimstead.table.table import Table

MODEL = PlackettLuce(mu=BEGINNER.mu, sigma=BEGINNER.sigma)
LEAST_MOVES = 3
"""A game that was given up before everybody had made so many moves does not count."""
GAMES_A_DAY = 5
"""Of the games of the same two people within a day so many count."""
GAMES = [f"{each.name} [{min(each.players)}-{max(each.players)}]" for each in kinds().values()]
RATED = f"^({'|'.join(GAMES)})$"
"""What games are rated by: their name and the number of players, as a pattern."""
USUAL = " ".join(first_setup().split()[:2])


def is_played(table: Table) -> bool:
    """Whether it was a game: played to its end, or by all for a while before somebody gave up."""
    moves = Counter(played.by for played in table.played)
    return table.forfeit is None or all(moves[seat] >= LEAST_MOVES for seat in table.game.seats)


def kind_of(table: Table) -> str:
    return f"{table.game.name} {table.game.players}"


def shown(rating: Rating) -> float:
    """A rating as it is told: so strong somebody is almost certainly."""
    return rating.mu - 3 * rating.sigma


def most(rating: Rating) -> float:
    """The other end of the interval: stronger somebody is hardly."""
    return rating.mu + 3 * rating.sigma


async def ratings_at(ratings: Ratings, table: Table) -> dict[str, float]:
    """By seat, of the people who have one."""
    persons = {seat: chair.person for seat, chair in table.chairs.items() if chair.person}
    known = await ratings.of(kind_of(table), sorted(set(persons.values()))) if persons else {}
    return {seat: shown(known[each]) for seat, each in persons.items() if each in known}


async def settle(ratings: Ratings, id: str, table: Table, season: str = "none") -> None:
    """Count a rated game that is over; only once, however often this is asked.

    `season`: how the host has set it.
    """
    result = result_of(table)
    persons = [chair.person for chair in table.chairs.values() if chair.person]
    if result is None or len(persons) < table.game.players or not is_played(table):
        return
    if await ratings.games_together(persons, table.at - DAY, table.at) >= GAMES_A_DAY:
        return
    now = season_at(season, table.at)
    await ratings.settle(
        id,
        kind_of(table),
        persons,
        lambda known: _rated(table, result, known),
        table.at,
        None if now is None else now.name,
    )


def _rated(table: Table, result: Result, known: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game."""
    sides = table.sides()
    people = [[table.chairs[seat].person or "" for seat in side] for side in sides]
    teams = [
        [MODEL.rating(mu=known[person].mu, sigma=known[person].sigma) for person in side]
        for side in people
    ]
    given_up = {chair.person for chair in table.chairs.values() if chair.forfeited}
    ranks = [_rank(table, side, result.winners) for side in sides]
    new = {}
    for side, after in zip(people, MODEL.rate(teams, ranks=ranks), strict=True):
        for person, rating in zip(side, after, strict=True):
            before = known[person]
            # Who gave up gains nothing from what the others went on to win.
            mu = min(rating.mu, before.mu) if person in given_up else rating.mu
            new[person] = Rating(mu, rating.sigma, before.games + 1)
    return new


def _rank(table: Table, side: tuple[str, ...], winners: tuple[str, ...]) -> float:
    """Winners come first; a side of which all gave up comes last."""
    if all(table.chairs[seat].forfeited for seat in side):
        return 2
    return 0 if side[0] in winners else 1
