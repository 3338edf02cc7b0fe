"""Of all set-ups the few that are tested first have every two words; none is left out for good."""

from claimstead.testkit import all_setups
from tests.spread import few, pairs, spread


def test_the_few_have_every_two_words_that_any_set_up_has() -> None:
    every, some = all_setups(), few(all_setups())
    assert len(some) < len(every) / 3
    assert set().union(*map(pairs, some)) == set().union(*map(pairs, every))
    assert ("claim 3", "Tr") in pairs("claim 3 Go Kn Un Dw Do Dr Tr")


def test_what_is_not_among_the_few_is_run_in_the_long_form() -> None:
    cases = spread(all_setups())
    assert [case.id for case in cases] == list(all_setups())
    soon = [case.id for case in cases if not case.marks]
    assert sorted(map(str, soon)) == sorted(few(all_setups()))
    assert {mark.name for case in cases for mark in case.marks} == {"long"}
