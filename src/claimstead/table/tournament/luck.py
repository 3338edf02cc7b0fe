"""The luck of all rounds is sealed before the first: one secret, from which each table's follows.

The seal, shown from the opening on, is the SHA-256 of the secret. A table's own secret is
HMAC-SHA-256 of it over the round, the table and the game; it is told when that game is over, and
says nothing of the others. With the secret, told at the end, everybody can check them all.
"""

import hmac
from hashlib import sha256

VERSION = "claimstead tournament 1"


def table_secret(secret: str, number: int, pairing: int, game: int = 0) -> str:
    """The secret of a table: by the number of its round, its pairing and its game, from 0 on.

    >>> table_secret("00" * 32, 0, 0)[:16]
    '5709570cf0f1add1'
    """
    return _derived(secret, f"round {number}", f"table {pairing}", f"game {game}")


def round_secret(secret: str, number: int) -> str:
    """The secret that all tables of a round share, in a duplicate tournament."""
    return _derived(secret, f"round {number}", "all tables")


def lot(secret: str, name: str) -> str:
    """What decides by lot who comes first among equals."""
    return _derived(secret, "lot", name)


def _derived(secret: str, *words: str) -> str:
    text = "\n".join((VERSION, *words))
    return hmac.new(bytes.fromhex(secret), text.encode(), sha256).hexdigest()
