"""Research on the games: matches between players, and how they learn."""
