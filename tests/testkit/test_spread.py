"""Of all set-ups the few that are tested first have every two words; none is left out for good."""

from importlib.resources import files

from claimstead import language
from claimstead.testkit import all_setups
from tests.spread import SOON, few, in_languages, pairs, spread


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


def test_the_language_with_the_longest_texts_is_among_those_tested_first() -> None:
    texts = files(language)
    lengths = {each: len((texts / f"{each}.ftl").read_text("utf-8")) for each in language.LANGUAGES}
    assert max(lengths, key=lambda each: lengths[each]) in SOON
    assert [case.values[0] for case in in_languages()] == list(language.LANGUAGES)
    assert [case.values[0] for case in in_languages() if not case.marks] == list(SOON)
