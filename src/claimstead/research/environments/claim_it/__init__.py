"""Claim It! as numbers: actions, observations, batches."""
