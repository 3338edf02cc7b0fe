"""Keeps the logs of the tables, the people and their ratings: SQLite, or PostgreSQL."""

from claimstead.store.database import Database, open_database
from claimstead.store.logs import Conflict, Logs, Summary
from claimstead.store.people import AccountTaken, People, PersonRow
from claimstead.store.ratings import Rating, Ratings

__all__ = [
    "AccountTaken",
    "Conflict",
    "Database",
    "Logs",
    "People",
    "PersonRow",
    "Rating",
    "Ratings",
    "Summary",
    "open_database",
]
