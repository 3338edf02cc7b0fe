"""Text for moves, positions and whole games. What is written reads back the same."""

from claimstead.notation.claim import Claim
from claimstead.notation.claim_it import ClaimIt
from claimstead.notation.drawing import draw, svg, text
from claimstead.notation.record import Record, read_record, read_records, write_record
from claimstead.notation.replay import replay
from claimstead.notation.setup import game_named, game_of_position, setup_words

__all__ = [
    "Claim",
    "ClaimIt",
    "Record",
    "draw",
    "game_named",
    "game_of_position",
    "read_record",
    "read_records",
    "replay",
    "setup_words",
    "svg",
    "text",
    "write_record",
]
