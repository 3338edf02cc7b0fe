"""Ratings after a game, by game and number of players: duels, all against all, and teams."""

from openskill.models import PlackettLuce

from claimstead.server.updates import result_of
from claimstead.store import Rating, Ratings
from claimstead.table.table import Table

MODEL = PlackettLuce()


def kind_of(table: Table) -> str:
    return f"{table.game.name} {table.game.players}"


async def settle(ratings: Ratings, id: str, table: Table) -> None:
    """Count a rated game that is over; only once, however often this is asked."""
    result = result_of(table)
    persons = [chair.person for chair in table.chairs.values() if chair.person]
    if result is None or len(persons) < table.game.players:
        return
    known = await ratings.of(persons, kind_of(table))
    new = {person: known.get(person, Rating(MODEL.mu, MODEL.sigma, 0)) for person in persons}
    sides = table.sides()
    people = [[table.chairs[seat].person or "" for seat in side] for side in sides]
    teams = [
        [MODEL.rating(mu=new[person].mu, sigma=new[person].sigma) for person in side]
        for side in people
    ]
    given_up = {chair.person for chair in table.chairs.values() if chair.forfeited}
    ranks = [_rank(table, side, result.winners) for side in sides]
    for side, after in zip(people, MODEL.rate(teams, ranks=ranks), strict=True):
        for person, rating in zip(side, after, strict=True):
            # Who gave up gains nothing from what the others went on to win.
            mu = min(rating.mu, new[person].mu) if person in given_up else rating.mu
            new[person] = Rating(mu, rating.sigma, new[person].games + 1)
    await ratings.settle(id, kind_of(table), new)


def _rank(table: Table, side: tuple[str, ...], winners: tuple[str, ...]) -> float:
    """Winners come first; a side of which all gave up comes last."""
    if all(table.chairs[seat].forfeited for seat in side):
        return 2
    return 0 if side[0] in winners else 1
