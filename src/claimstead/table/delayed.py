"""The table as spectators may see it: behind by the delay that was agreed."""

from claimstead.table.entries import Started
from claimstead.table.table import Table


class Delayed:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._delay = table.settings.delay * 1000
        self._pages = table.pages
        self._late: Table | None = None

    def at(self, now: int) -> Table:
        """As it may be seen now, by the time at the table."""
        if not self._delay:
            return self._table
        if self._late is None or self._pages is not self._table.pages:
            # At first; and when the log was written anew because somebody was forgotten.
            self._pages = self._table.pages
            self._late = Table(self._pages[0])
        late = self._late
        for page in self._pages[late.number :]:
            # Who sits where may be known at once: only the game itself is late.
            is_play = any(isinstance(each, Started) for each in page.entries)
            if (is_play or late.status != "gathering") and page.at > now - self._delay:
                break
            late.turn_page(page)
        return late if late.number < self._table.number else self._table

    def next(self, now: int) -> int | None:
        """When spectators see the next page."""
        late = self.at(now)
        if late.number >= self._table.number:
            return None
        return self._pages[late.number].at + self._delay
