"""A level suggests itself: by the newest games alone against computer players of one level."""

import pytest

from claimstead.server.services.level_fit import level_fit
from claimstead.store.games import Game, Seated
from tests.server.inside import Inside, run
from tests.server.test_history import lost

LEVELS = ("beginner", "easy", "medium", "strong", "expert")
DICE = "claim-it 2 base"


def games(level: str, outcomes: str, setup: str = DICE) -> list[tuple[Game, str]]:
    """One game a letter: w won, s shared, l lost; the newest first."""
    words = {"w": "won", "s": "shared", "l": "lost"}
    seats = (Seated(seat="a", person="ada"), Seated(seat="b", level=level))
    return [(Game("table", setup, 0, False, True, seats), words[each]) for each in outcomes]


def suggested(played: list[tuple[Game, str]]) -> str | None:
    found = level_fit("claim-it", played, "ada", LEVELS)
    return None if found is None else found.better


@pytest.mark.parametrize(
    ("played", "better"),
    [
        (games("easy", "wwwwwwwwll"), "medium"),
        (games("easy", "wwwwwwwlll"), None),
        (games("easy", "wwww"), None),
        (games("easy", "wwwww"), "medium"),
        (games("easy", "wwwws"), "medium"),
        (games("easy", "lllll"), "beginner"),
        (games("easy", "lllllllllw"), "beginner"),
        (games("easy", "llllw"), None),
        (games("expert", "wwwww"), None),
        (games("beginner", "lllll"), None),
        (games("heuristic", "wwwww"), None),
        # Older games count no more after ten, nor those before the level was changed.
        (games("easy", "wwwwwwwwwwllllllllll"), "medium"),
        (games("medium", "ww") + games("easy", "wwwwwwww"), None),
        # Games of another kind lie between them.
        (
            games("easy", "www")
            + games("easy", "lll", "claim 2 Gn Gi Dr Tr Se")
            + games("easy", "ww"),
            "medium",
        ),
    ],
)
def test_a_level_is_suggested_to_whoever_wins_most_games_or_hardly_any(
    played: list[tuple[Game, str]], better: str | None
) -> None:
    assert suggested(played) == better


def test_games_with_other_people_or_several_levels_say_nothing_of_a_level() -> None:
    two = (Seated(seat="a", person="ada"), Seated(seat="b", person="ben"))
    mixed = (*games("easy", "w")[0][0].seats, Seated(seat="c", level="strong"))
    both = (Seated(seat="a", person="ada"), Seated(seat="b", person="ada"))
    for seats in (two, mixed, both):
        assert suggested([(Game("table", DICE, 0, False, True, seats), "won")] * 10) is None


def test_the_server_tells_it_to_the_person_alone(address: str) -> None:
    async def work(here: Inside) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        for _ in range(5):
            await lost(here, ada, "easy", DICE)
        assert (await ada.ask("GET", "/api/me/levels")).json() == [
            {"game": "claim-it", "level": "easy", "better": "beginner", "won": 0, "games": 5}
        ]
        assert (await ben.ask("GET", "/api/me/levels")).json() == []

    run(address, work)
