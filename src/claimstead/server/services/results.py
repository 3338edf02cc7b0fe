"""What became of everybody in a game that is over, for the lists of games."""

from collections import Counter

from claimstead.protocol.updates import result_of
from claimstead.server.services.ratings import kind_of
from claimstead.store.games import (
    LEVEL,
    LOST,
    PERSON,
    SHARED,
    WON,
    Game,
    Games,
    Seated,
    Standing,
)
from claimstead.table import entries as log
from claimstead.table.table import Table


async def note(games: Games, id: str, table: Table) -> None:
    """Enter a game in the lists, unless it is there."""
    if table.is_revealed and not await games.is_noted(id):
        game = game_of(id, table)
        if game is not None:
            await games.note(game, kind_of(table), standings_of(table, game))


def game_of(id: str, table: Table) -> Game | None:
    """How a game ended; `None`: it has no end."""
    result = result_of(table)
    if result is None:
        return None
    seats = tuple(
        Seated(
            seat=seat,
            person=chair.person,
            name=chair.name,
            level=chair.level,
            character=chair.character,
            won=seat in result.winners,
        )
        for seat, chair in table.chairs.items()
    )
    ended = next((page.at for page in reversed(table.pages) if _is_play(page)), table.at)
    settings = table.settings
    return Game(id, settings.setup, ended, settings.rated, settings.public, seats)


def _is_play(page: log.Page) -> bool:
    return any(isinstance(each, log.Moved | log.Forfeited) for each in page.entries)


def standings_of(table: Table, game: Game) -> list[Standing]:
    """The outcome for every person. A game from a set-up position says nothing of anybody."""
    seats = {each.seat: each for each in game.seats}
    often = Counter(each.person for each in game.seats if each.person)
    is_fair = table.settings.position is None
    counted = {person for person, count in often.items() if count == 1 and is_fair}
    won = [side for side in table.sides() if seats[side[0]].won]
    standings: dict[str, Standing] = {}
    for side in table.sides():
        outcome = LOST if side not in won else WON if len(won) == 1 else SHARED
        others = {
            f"{LEVEL} {each.level}" if each.level else f"{PERSON} {each.person}"
            for each in game.seats
            if each.seat not in side and (each.level or each.person)
        }
        for seat in side:
            person = seats[seat].person
            if person is not None and person not in standings:
                met = tuple(sorted(others)) if person in counted else ()
                standings[person] = Standing(person, outcome, met)
    return list(standings.values())
