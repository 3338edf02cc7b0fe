"""Tournaments: who meets whom, what it was worth, and the log that says so."""
