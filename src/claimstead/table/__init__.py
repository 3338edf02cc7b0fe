"""The authority over one game."""
