"""What is kept of people: the one list that the privacy page, exports and their tests read.

Every table and every column of the schema stands here, as being about people or not.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import or_, select

from claimstead.store.database import Database
from claimstead.store.schema import metadata

ACCOUNT, DEVICES, MAIL, GAMES = "account", "devices", "mail", "games"
RATINGS, PUZZLES, FRIENDS, REPORTS = "ratings", "puzzles", "friends", "reports"
NOTICES = "notices"
TOPICS = (ACCOUNT, DEVICES, MAIL, NOTICES, GAMES, RATINGS, PUZZLES, FRIENDS, REPORTS)
"""By which the privacy page tells it."""


class Kept(NamedTuple):
    topic: str
    columns: str
    """All of the table's, with blanks between them."""
    mine: str = ""
    """By these columns a person's rows are found for them; without any, they are told otherwise."""
    secret: str = ""
    """What is no use to anybody but a thief."""


PERSONAL = {
    "people": Kept(
        ACCOUNT, "id name account password created old_cookie shown role", "id", "password"
    ),
    "looks": Kept(ACCOUNT, "skeleton person_id", "person_id"),
    "passkeys": Kept(
        ACCOUNT, "id person_id name public_key uses created used", "person_id", "public_key"
    ),
    "codes": Kept(ACCOUNT, "id purpose person_id note until", "person_id", "id"),
    "sessions": Kept(DEVICES, "id person_id created seen device", "person_id", "id"),
    "mail_addresses": Kept(MAIL, "person_id address since", "person_id"),
    "push_devices": Kept(
        NOTICES,
        "id person_id session_id endpoint key secret kinds created",
        "person_id",
        "session_id secret",
    ),
    "notice_wishes": Kept(
        NOTICES, "person_id language zone quiet_from quiet_until mail_kinds", "person_id"
    ),
    "notices": Kept(
        NOTICES,
        "person_id channel key kind table_id path arguments created due tries done",
        "person_id",
    ),
    # Whoever was there may take the files of games along; they have names and talk in them.
    "pages": Kept(GAMES, "table_id number body checksum"),
    "packed": Kept(GAMES, "table_id pages people body checksum"),
    "match_pages": Kept(GAMES, "match_id number body checksum"),
    "match_members": Kept(GAMES, "person_id match_id updated", "person_id"),
    "tournament_pages": Kept(GAMES, "tournament_id number body checksum"),
    "tournament_members": Kept(GAMES, "person_id tournament_id", "person_id"),
    "seatings": Kept(GAMES, "person_id table_id updated over", "person_id"),
    "games": Kept(GAMES, "table_id setup ended rated public seats"),
    "results": Kept(GAMES, "person_id table_id ended kind setup outcome rated public", "person_id"),
    "meetings": Kept(GAMES, "person_id other ended table_id", "person_id"),
    "tallies": Kept(GAMES, "person_id kind about won shared lost", "person_id"),
    "tags": Kept(GAMES, "person_id tag ended table_id", "person_id"),
    "reviewed": Kept(GAMES, "person_id table_id kind luck errors decisions", "person_id"),
    "ratings": Kept(RATINGS, "person_id kind mu sigma games", "person_id"),
    "rating_points": Kept(RATINGS, "person_id kind games at mu sigma", "person_id"),
    "season_ratings": Kept(RATINGS, "season person_id kind mu sigma games", "person_id"),
    "puzzle_tries": Kept(PUZZLES, "person_id puzzle_id mark", "person_id"),
    "puzzle_days": Kept(PUZZLES, "person_id day right", "person_id"),
    "friendships": Kept(FRIENDS, "asker asked agreed since", "asker asked"),
    "challenges": Kept(FRIENDS, "table_id by_person to_person at", "by_person to_person"),
    "seekers": Kept(FRIENDS, "person_id settings rating low high since seen table_id", "person_id"),
    # Who has blocked or reported somebody is not for them to know.
    "blocks": Kept(FRIENDS, "person_id blocked since", "person_id"),
    "reports": Kept(REPORTS, "id at by_person person_id table_id line note done", "by_person"),
    "restrictions": Kept(REPORTS, "person_id kind until", "person_id"),
    "acts": Kept(REPORTS, "id at act subject note by_person"),
}
IMPERSONAL = {
    "tables": "id setup status public updated",
    "tournaments": "id status public updated",
    "puzzle_strengths": "puzzle_id mu sigma tries",
    "rated": "table_id",
    "thoughts": "table_id number until",
    "turns": "table_id number",
    "keys": "name value",
}


async def export(database: Database, person: str) -> dict[str, list[dict[str, Any]]]:
    """All rows that are a person's, by table, without what is secret."""
    told: dict[str, list[dict[str, Any]]] = {}
    async with database.engine.connect() as connection:
        for name, kept in PERSONAL.items():
            if not kept.mine:
                continue
            table, secret = metadata.tables[name], kept.secret.split()
            columns = [each for each in table.columns if each.name not in secret]
            theirs = or_(*(table.c[column] == person for column in kept.mine.split()))
            rows = (await connection.execute(select(*columns).where(theirs))).mappings().all()
            told[name] = [dict(row) for row in rows]
    return told


def export_text(told: dict[str, list[dict[str, Any]]]) -> bytes:
    """As JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(told), indent=1)
