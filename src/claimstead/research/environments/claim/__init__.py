"""CLAIM as numbers: actions, observations, batches."""
