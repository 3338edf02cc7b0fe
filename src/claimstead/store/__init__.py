"""Keeps the logs of the tables."""
