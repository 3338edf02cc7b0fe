"""What was learned is for the factions that it was learned with."""

import pytest

import claimstead as cs
from claimstead.claim.factions import FACTIONS, Faction
from claimstead.kernel.claim.layout import NUMBER_LIMIT
from claimstead.players.claim.judge import KINDS, VALUES, kinds
from claimstead.players.claim.weights import judging, learned_weights


class Elves(Faction):
    code = "El"


def test_a_faction_that_comes_later_is_not_judged_and_changes_nothing_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours = tuple(FACTIONS)
    monkeypatch.setitem(FACTIONS, Elves.code, Elves())
    # Whether they were read before or are read now.
    learned_weights.cache_clear()
    known, unknown = cs.Claim(2, "Gn Gi Dr Tr Se").deck, cs.Claim(2, "Gn Gi Dr Tr El").deck
    assert learned_weights().factions == ours
    assert judging(known) is not None
    assert judging(unknown) is None
    assert KINDS % VALUES == 0
    assert max(kinds(unknown)[:NUMBER_LIMIT]) < KINDS
