"""The figures of CLAIM."""
