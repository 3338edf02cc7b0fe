"""Which level of computer players fits somebody, by how they fared lately."""

from collections.abc import Iterable, Iterator, Sequence

from claimstead.protocol.history import LevelFit
from claimstead.store.games import LOST, SHARED, WON, Game

LATELY = 10
"""Games that are looked at, from the newest back to the last change of the level."""
LEAST = 5
"""With fewer games nothing is suggested."""
HIGH, LOW = 0.8, 0.1
"""Whoever wins so often may try the next level; whoever wins no more, the one before."""
WORTH = {WON: 1.0, SHARED: 0.5, LOST: 0.0}


def level_fit(
    game: str, played: Iterable[tuple[Game, str]], person: str, levels: Sequence[str]
) -> LevelFit | None:
    """What is suggested to somebody for a game, if anything.

    `played` are their games, the newest first, with the outcome for them; `levels` are those that
    are offered, the weakest first.
    """
    against = list(_against_one_level(game, played, person))
    if not against or against[0][0] not in levels:
        return None
    level = against[0][0]
    outcomes: list[str] = []
    for met, outcome in against:
        if met != level or len(outcomes) == LATELY:
            break
        outcomes.append(outcome)
    if len(outcomes) < LEAST:
        return None
    share = sum(WORTH[each] for each in outcomes) / len(outcomes)
    step = 1 if share >= HIGH else -1 if share <= LOW else 0
    place = levels.index(level) + step
    if step == 0 or not 0 <= place < len(levels):
        return None
    return LevelFit(
        game=game,
        level=level,
        better=levels[place],
        won=outcomes.count(WON),
        games=len(outcomes),
    )


def _against_one_level(
    game: str, played: Iterable[tuple[Game, str]], person: str
) -> Iterator[tuple[str, str]]:
    """Of the games alone against computer players of one level: the level, and the outcome."""
    for each, outcome in played:
        others = {seat.level for seat in each.seats if seat.person != person}
        is_alone = len([seat for seat in each.seats if seat.person == person]) == 1
        level = next(iter(others)) if len(others) == 1 else None
        if each.setup.split()[0] == game and is_alone and level is not None:
            yield level, outcome
