"""Live play: tables in memory, the connections to them, and the other servers."""
