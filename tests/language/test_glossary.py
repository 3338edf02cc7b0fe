"""One word for one notion: the words that the glossary rules out are in no catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import claimstead
from claimstead.language import LANGUAGES, say

SOURCE = Path(claimstead.__file__).parent
GLOSSARY = SOURCE.parents[1] / "docs" / "glossary.md"
HEADINGS = {"en": "English", "de": "Deutsch", "sv": "Svenska", "nl": "Nederlands"}
FACTIONS = ("go", "kn", "un", "dw", "do", "gn", "gi", "dr", "tr", "se")
RULEBOOK = {
    "de": "Anspruchstein Besitzstein Spielerstein Feld Goldclaim Goldmine Pech Anhänger Gunst",
    "sv": "nybyggarmarkör inmutningsmarkör spelarmarkör fält inmutat guldgruva bankrutt stick",
    "nl": "kraaksteen claimsteen markeersteen veld definitief volgeling puntenstapel slag gunst",
    "en": "squatter claim marker space mine bust trick faction follower favour",
}
"""Of each rulebook's own words, some that the glossary must not lose."""


def rows(language: str) -> Iterator[tuple[str, str, list[str]]]:
    """Of a language: each notion, its word, and what is not said for it."""
    section = GLOSSARY.read_text(encoding="utf-8").split(f"## {HEADINGS[language]}\n")[1]
    for line in section.split("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == 3:
            notion, word, ruled_out = cells
            yield notion, word, [each.strip(" |") for each in ruled_out.split(", ")]


def ruled_out(language: str) -> list[str]:
    # The first row is the heading.
    return [each for _, _, some in list(rows(language))[1:] for each in some]


def lines_of(language: str) -> Iterator[str]:
    """All that is said in a language."""
    for path in sorted((SOURCE / "language").glob(f"*{language}.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                # The names of messages, cases, options and of what is put in are nobody's words.
                yield re.sub(r"^[\w-]+ = |^ *\*?\[\w[\w-]*\]|\{ \$[\w-]+|--\w[\w-]*", "", line)


def found(variant: str, line: str) -> bool:
    """Whether a word that is ruled out is in a line; a star stands for any ending.

    >>> found("gruv*", "den största gruvan"), found("gruv*", "guldgruvan")
    (True, False)
    """
    words = re.escape(variant.removesuffix("*"))
    ending = r"\w*" if variant.endswith("*") else ""
    return re.search(rf"(?<!\w){words}{ending}(?!\w)", line, flags=re.IGNORECASE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_word_that_the_glossary_rules_out(language: str) -> None:
    variants = ruled_out(language)
    assert len(variants) > 25
    faults = [
        f"{variant!r} in: {line}"
        for line in lines_of(language)
        for variant in variants
        if found(variant, line)
    ]
    assert not faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_does_not_rule_out_its_own_words(language: str) -> None:
    for notion, word, variants in rows(language):
        assert not [each for each in variants if found(each, word)], notion


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_words_of_the_rulebook(language: str) -> None:
    words = " ".join(word for _, word, _ in rows(language))
    assert not [word for word in RULEBOOK[language].split() if word not in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_factions_begin_with_a_capital_letter(language: str) -> None:
    names = {say(f"ui-{form}-{code}", language) for form in ("one", "faction") for code in FACTIONS}
    small = re.compile(rf"(?<!\w)({'|'.join(name.lower() for name in sorted(names))})(?!\w)")
    assert not [line for line in lines_of(language) if small.search(line)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The final round has begun."),
        ("de", "Gewinne diesen Stich."),
        ("sv", "Utlys sista rundan."),
        ("nl", "Een definitief veld."),
    ],
)
def test_a_word_that_is_ruled_out_is_noticed(language: str, sentence: str) -> None:
    assert any(found(variant, sentence) for variant in ruled_out(language))
