"""Keeps the logs of the tables, the people and their ratings: SQLite, or PostgreSQL."""

from claimstead.store.database import Database
from claimstead.store.friends import Friends
from claimstead.store.games import Games
from claimstead.store.logs import Logs
from claimstead.store.matches import Matches
from claimstead.store.opening import open_database
from claimstead.store.people import AccountTaken, People, PersonRow
from claimstead.store.puzzles import Puzzles
from claimstead.store.ratings import Rating, Ratings
from claimstead.store.sessions import SessionRow, Sessions, digest_of
from claimstead.store.tournaments import Tournaments
from claimstead.store.witness import Unsure
from claimstead.store.writer import Conflict, Summary

__all__ = [
    "AccountTaken",
    "Conflict",
    "Database",
    "Friends",
    "Games",
    "Logs",
    "Matches",
    "People",
    "PersonRow",
    "Puzzles",
    "Rating",
    "Ratings",
    "SessionRow",
    "Sessions",
    "Summary",
    "Tournaments",
    "Unsure",
    "digest_of",
    "open_database",
]
