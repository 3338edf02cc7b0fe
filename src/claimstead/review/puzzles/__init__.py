"""Puzzles from played games: what they ask, who solved them, and how they are made."""
