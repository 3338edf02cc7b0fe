"""A name leaves the log: what is sealed and checked are seats, words, dice and moves, not names."""

from msgspec.structs import replace

from claimstead.table import entries as log
from claimstead.table.match_entries import AnyMatchEntry, Joined

NAMELESS = "deleted player"
"""Stands for whoever was forgotten."""


def without_name(page: log.Page, person: str) -> log.Page:
    """The same page, on which this person has no name; the same object where they had none."""
    entries = tuple(_nameless(each, person) for each in page.entries)
    is_same = all(new is old for new, old in zip(entries, page.entries, strict=True))
    return page if is_same else log.Page(page.at, entries)


def _nameless(entry: log.AnyEntry, person: str) -> log.AnyEntry:
    if isinstance(entry, log.Sat | log.Said) and entry.person == person:
        return entry if entry.name == NAMELESS else replace(entry, name=NAMELESS)
    if isinstance(entry, log.Renamed) and entry.person == person and entry.name != NAMELESS:
        return replace(entry, was=NAMELESS, name=NAMELESS)
    return entry


def match_without_name(entry: AnyMatchEntry, person: str) -> AnyMatchEntry:
    if isinstance(entry, Joined) and entry.person == person and entry.name != NAMELESS:
        return replace(entry, name=NAMELESS)
    return entry


def people_of(pages: list[log.Page]) -> set[str]:
    """Whose names are in a log."""
    return {
        entry.person
        for page in pages
        for entry in page.entries
        if isinstance(entry, log.Sat | log.Said | log.Renamed)
    }
