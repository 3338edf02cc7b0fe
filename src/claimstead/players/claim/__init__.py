"""The computer players of CLAIM."""
