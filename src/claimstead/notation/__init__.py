"""Text for moves, positions and whole games. What is written reads back the same."""

from claimstead.notation.claim import Claim
from claimstead.notation.claim_it import ClaimIt
from claimstead.notation.drawing import draw, svg, text
from claimstead.notation.game import Game
from claimstead.notation.kind import GameKind
from claimstead.notation.record import Record, read_record, read_records, write_record
from claimstead.notation.register import first_setup, kind_named, kind_of, kinds
from claimstead.notation.replay import replay
from claimstead.notation.setup import game_named, game_of_position, setup_words

__all__ = [
    "Claim",
    "ClaimIt",
    "Game",
    "GameKind",
    "Record",
    "draw",
    "first_setup",
    "game_named",
    "game_of_position",
    "kind_named",
    "kind_of",
    "kinds",
    "read_record",
    "read_records",
    "replay",
    "setup_words",
    "svg",
    "text",
    "write_record",
]
