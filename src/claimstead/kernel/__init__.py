"""The compiled twin of both games, for search: `codec` is the only door to it.

The readable rules are the law; `tests/kernel` plays both side by side.
"""
