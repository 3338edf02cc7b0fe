"""Claim It! in OpenSpiel."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from claimstead.claim_it.rules import SECURED_TO_END, SIZE
from claimstead.core import Move
from claimstead.notation.claim_it import ClaimIt
from claimstead.research.environments.situations import Setting, Situation
from claimstead.research.environments.spiel_form import SpielForm


class ClaimItSetting(Setting):
    """The dice are the same in every state: they are listed once."""

    @cached_property
    def chance_moves(self) -> tuple[Move, ...]:
        return tuple(move for move, _ in self.game.chances(self.game.start()))

    @cached_property
    def _rolls(self) -> list[tuple[int, float]]:
        rolls = self.game.chances(self.game.start())
        return [(number, float(odds)) for number, (_, odds) in enumerate(rolls)]

    def chances(self, situation: Situation) -> list[tuple[int, float]]:
        return self._rolls


def _game(asked: Mapping[str, Any]) -> ClaimIt:
    players = int(asked["players"])
    end = int(asked["secured_to_end"]) or SECURED_TO_END.get(players)
    return ClaimIt(players, asked["variant"], int(asked["size"]), end)


FORM = SpielForm(
    "Claim It!",
    {"players": 2, "variant": "base", "size": SIZE, "secured_to_end": 0, "position": ""},
    _game,
    ClaimItSetting,
    (
        "claimstead_claim_it(size=2,secured_to_end=1)",
        "claimstead_claim_it(size=3,secured_to_end=3)",
        "claimstead_claim_it(size=3,secured_to_end=3,position="
        "claim-it 2 base; B A B/A A b/A B a; a; roll; 2)",
    ),
)
